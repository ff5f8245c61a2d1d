//! The languages of the game.

use std::fmt;

/// A language that is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Nepali.
    Ne,
    /// Hindi.
    Hi,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Portuguese.
    Pt,
}

impl Language {
    /// Every language, in the order menus show them.
    pub const ALL: [Self; 6] = [Self::En, Self::Ne, Self::Hi, Self::Es, Self::Fr, Self::Pt];

    /// Its tag in settings and in the folder of its words.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ne => "ne",
            Self::Hi => "hi",
            Self::Es => "es",
            Self::Fr => "fr",
            Self::Pt => "pt",
        }
    }

    /// What its speakers call it; never translated.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ne => "नेपाली",
            Self::Hi => "हिन्दी",
            Self::Es => "Español",
            Self::Fr => "Français",
            Self::Pt => "Português",
        }
    }

    /// Whether it is written in Devanagari.
    pub const fn is_devanagari(self) -> bool {
        matches!(self, Self::Ne | Self::Hi)
    }

    /// The language of a locale name, whatever its region: `pt-BR`, `hi_IN.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let tag = locale.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The first language of the system's list that the game speaks, or English.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|locale| Self::of_locale(&locale)).unwrap_or(Self::En)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}
