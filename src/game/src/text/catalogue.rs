//! The Fluent files, built into the program so that it can always speak.

use super::Language;

/// One file of words.
pub(super) struct Source {
    /// Its name, for error messages.
    pub(super) name: &'static str,
    /// What it says.
    pub(super) text: &'static str,
}

/// The files of `language`; the same topics for each.
pub(super) const fn sources(language: Language) -> &'static [Source] {
    macro_rules! topics {
        ($tag:literal: $($topic:literal),+ $(,)?) => {
            &[$(Source {
                name: concat!($tag, "/", $topic, ".ftl"),
                text: include_str!(concat!("../../../../assets/locales/", $tag, "/", $topic, ".ftl")),
            }),+]
        };
    }
    // The list of topics; each is a file a language.
    macro_rules! language {
        ($tag:literal) => {
            topics!(
                $tag: "analysis", "card", "computer", "how", "keep", "lessons", "lessons_checkered",
                "lessons_chess", "lessons_cyvasse", "lessons_joker", "lessons_keres", "menu", "muster",
                "names", "new_game", "puzzles", "refusals", "results", "rules", "rules_checkered",
                "rules_chess", "rules_cyvasse", "rules_joker", "rules_keres", "saved", "settings",
                "table", "tips", "told",
            )
        };
    }
    match language {
        Language::En => language!("en"),
        Language::Ne => language!("ne"),
        Language::Hi => language!("hi"),
        Language::Es => language!("es"),
        Language::Fr => language!("fr"),
        Language::Pt => language!("pt"),
    }
}
