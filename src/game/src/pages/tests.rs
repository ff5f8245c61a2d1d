//! The pages are whole: every section, figure and word is there, and every line can be played.

use std::collections::BTreeSet;

use rules::{Game, Role};

use super::{Page, PageFault, Reach, Table};
use crate::text::{Language, Words};

fn on_disk(path: &str) -> String {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let path = std::path::Path::new(&here).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path:?}: {why}"))
}

#[test]
fn every_page_is_whole() {
    for game in Game::ALL {
        let page = Page::read(game, &on_disk(&format!("levels/pages/{game}.ron")));
        let page = page.unwrap_or_else(|why| panic!("{why}"));
        assert!(page.sections.len() >= 7, "{game}: {}", page.sections.len());
        let has = |table| page.sections.iter().any(|section| section.table == Some(table));
        assert!(has(Table::Men), "{game}");
        assert_eq!(has(Table::Measures), game == Game::Cyvasse, "{game}");
        assert_eq!(has(Table::Freezing), game == Game::Joker, "{game}");
        let figures = || page.sections.iter().flat_map(|section| &section.figures);
        assert!(figures().count() >= 6, "{game}: {}", figures().count());
        assert!(figures().filter(|figure| !figure.plays.is_empty()).count() >= 4, "{game}");
        for id in ["men", "ends", "notation"] {
            assert!(page.find(id).is_some(), "{game}: {id}");
        }
    }
}

/// The keys of a page: of titles, of texts and of captions.
fn keys(page: &Page) -> [BTreeSet<String>; 3] {
    let sections = || page.sections.iter();
    [
        sections().map(|section| section.key.clone()).collect(),
        sections().map(|section| format!("{}-text", section.key)).collect(),
        sections().flat_map(|section| &section.figures).map(|figure| figure.key.clone()).collect(),
    ]
}

#[test]
fn everything_is_said_in_every_language() {
    let mut wrong = Vec::new();
    for game in Game::ALL {
        let [titles, texts, captions] = keys(Page::of(game));
        let english = Words::new(Language::En);
        for language in Language::ALL {
            let words = Words::new(language);
            let mut say = |key: &str, what: &str| wrong.push(format!("{language}: {key} {what}"));
            for key in titles.iter().chain(&texts).chain(&captions) {
                let text = words.get(key);
                let letters = text.chars().count();
                let most = match () {
                    () if titles.contains(key) => 34,
                    () if captions.contains(key) => 150,
                    () => 1100,
                };
                if text == *key {
                    say(key, "is missing");
                } else if letters > most {
                    say(key, &format!("has {letters} letters of {most}"));
                } else if language != Language::En
                    && !titles.contains(key)
                    && text == english.get(key)
                {
                    say(key, "is English");
                } else if titles.contains(key) == text.ends_with(['.', '।', '!', '?', ')', '…'])
                {
                    say(key, "ends as it should not");
                }
                if language == Language::Fr {
                    for (at, _) in text.match_indices([':', ';', '!', '?', '»']) {
                        let before = text[..at].chars().next_back();
                        if !matches!(before, Some('\u{a0}' | '!' | '?' | '…')) {
                            say(key, "has a space that breaks");
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_word_is_left_over() {
    for game in Game::ALL {
        let known: BTreeSet<String> = keys(Page::of(game)).into_iter().flatten().collect();
        for language in Language::ALL {
            let tag = language.tag();
            let text = on_disk(&format!("assets/locales/{tag}/rules_{game}.ftl"));
            let begins = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
            for line in text.lines().filter(begins) {
                let key = line.split_once('=').map_or(line, |(key, _)| key.trim());
                assert!(known.contains(key), "{tag}: {key} is used nowhere");
            }
        }
    }
}

#[test]
fn a_bad_page_is_named_with_its_line() {
    let fault = |text: &str| Page::read(Game::Chess, text).map(|_| ()).expect_err("it is bad");
    let two = |figure: &str| {
        format!("(sections: [\n(id: \"a\"),\n(id: \"b\", figures: [\n{figure}\n])])")
    };
    let at = |text: &str, line: usize| {
        let error = fault(text);
        assert_eq!((error.file.as_str(), error.line), ("chess.ron", line), "{error}");
        error.why
    };
    assert!(matches!(at("(sections: [\n(id: 1)])", 2), PageFault::Text(_)));
    assert!(matches!(at("(sections: [\n(id: \"A\")])", 2), PageFault::Id(_)));
    assert!(matches!(at(&two("(id: \"text\")"), 4), PageFault::Twice(_)));
    assert!(matches!(at(&two("(id: \"c\", position: \"8/8\")"), 4), PageFault::Position(_)));
    assert!(matches!(at(&two("(id: \"c\", line: [\"e2e5\"])"), 4), PageFault::Illegal(_)));
    assert!(matches!(at(&two("(id: \"c\", marks: [\"i9\"])"), 4), PageFault::NoSquare(_)));
    assert!(matches!(at(&two("(id: \"c\", from: \"e1\")"), 4), PageFault::NoMoves(_)));
}

#[test]
fn men_go_as_far_as_the_rules_say() {
    let counts = |game, role| {
        let reach = Reach::of(game, role);
        assert_eq!((reach.game, reach.man.role), (game, role));
        [reach.goes, reach.takes, reach.attacks, reach.freezes].map(rules::SquareSet::len)
    };
    assert_eq!(counts(Game::Chess, Role::Queen), [27, 0, 0, 0]);
    assert_eq!(counts(Game::Chess, Role::Pawn), [2, 2, 0, 0]);
    assert_eq!(counts(Game::Checkered, Role::Pawn), [2, 2, 0, 0]);
    assert_eq!(counts(Game::Joker, Role::Joker), [8, 0, 0, 8]);
    assert_eq!(counts(Game::Keres, Role::Paladin), [8, 0, 0, 0]);
    assert_eq!(counts(Game::Keres, Role::Soldier), [2, 0, 0, 0]);
    assert_eq!(counts(Game::Cyvasse, Role::Rider), [36, 0, 6, 0]);
    assert_eq!(counts(Game::Cyvasse, Role::Spearman), [6, 0, 2, 0]);
    assert_eq!(counts(Game::Cyvasse, Role::Trebuchet), [6, 0, 18, 0]);
    assert_eq!(counts(Game::Cyvasse, Role::Tower), [0, 0, 0, 0]);
}

#[test]
fn measures_are_those_of_the_rules() {
    let measures = |role| {
        let reach = Reach::of(Game::Cyvasse, role);
        (reach.armour, reach.steps(), reach.range())
    };
    assert_eq!(measures(Role::Militia), (1, 1, Some((1, 1))));
    assert_eq!(measures(Role::Elephant), (2, 1, Some((1, 2))));
    assert_eq!(measures(Role::Dragon), (2, 4, Some((1, 2))));
    assert_eq!(measures(Role::Crossbowman), (0, 2, Some((1, 3))));
    assert_eq!(measures(Role::Trebuchet), (0, 1, Some((2, 4))));
    assert_eq!(measures(Role::Tower), (2, 0, None));
}
