//! The pages are whole: every section, figure and word is there, and every line can be played.

use std::collections::BTreeSet;

use rules::{AnyPosition, Game, Move, Refusal, Role, Square};

use super::{Page, PageFault, Reach, Tip};
use crate::board::{Refused, Table, Terms};
use crate::control::Hand;
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
        assert!(has(super::Table::Men), "{game}");
        assert_eq!(has(super::Table::Measures), game == Game::Cyvasse, "{game}");
        assert_eq!(has(super::Table::Freezing), game == Game::Joker, "{game}");
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
        sections().map(|section| section.text_key()).collect(),
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

/// When each tip is due: a position, and the squares that are tapped in it.
const DUE: [(Tip, Game, &str, Option<&str>); 25] = [
    (Tip::Check, Game::Chess, "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", None),
    (Tip::EnPassant, Game::Chess, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", None),
    (Tip::Castling, Game::Chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", None),
    (Tip::Promotion, Game::Chess, "7k/1P6/8/8/8/8/8/4K3 w - - 0 1", Some("b7")),
    (Tip::Freeze, Game::Joker, "4k4/9/9/9/4r4/3J5/9/9/4K4 b - - - - - 0 1", None),
    (Tip::Thaw, Game::Joker, "8k/9/R5q2/9/4J4/9/9/9/K8 b - - - - g7 1 1", None),
    (Tip::Croissant, Game::Joker, "4k4/9/9/9/3pP4/9/9/9/4K4 w - - d6 d5e5 - 0 2", None),
    (Tip::Stacking, Game::Keres, "4k4/2r6/9/9/3S5/9/4N4/6K2/9 w 0 1", Some("e3")),
    (Tip::Unstacking, Game::Keres, "7k1/9/8s/4n4/9/4(PG)4/9/S8/1K7 w 0 1", Some("e4")),
    (Tip::StackPromotion, Game::Keres, "9/3(SL)5/9/7k1/9/9/9/9/1K7 w 0 1", Some("d8")),
    (Tip::KingCapture, Game::Keres, "4k4/9/9/9/4r4/9/9/9/4K4 w 0 1", None),
    (
        Tip::Armour,
        Game::Cyvasse,
        "4k3/9/10/5m5/6M5/11/3R6/9/3K4 8/9/10/11/12/11/10/9/8 w 0 1",
        None,
    ),
    (
        Tip::Tower,
        Game::Cyvasse,
        "4k3/9/5t4/5cc4/6M5/11/10/9/3K4 8/9/10/11/12/11/10/9/8 w 0 1",
        None,
    ),
    (
        Tip::Water,
        Game::Cyvasse,
        "4k3/9/9m/11/12/11/4R5/9/3K4 8/9/10/11/12/2~~~~~~~2/10/9/8 w 0 1",
        Some("g3"),
    ),
    (
        Tip::Mountain,
        Game::Cyvasse,
        "4k3/9/9m/11/12/11/4R5/9/3K4 8/9/10/11/12/2^^^^^^^2/10/9/8 w 0 1",
        Some("g3"),
    ),
    (
        Tip::Barred,
        Game::Cyvasse,
        "4k3/2m6/10/5s5/12/5N5/10/9/3K4 8/9/10/11/^^^^^^1^^^^^/11/10/9/8 w 0 1",
        Some("g4"),
    ),
    (
        Tip::Trebuchet,
        Game::Cyvasse,
        "6k1/6r2/6m3/1Rr8/6B5/11/10/9/3K4 8/9/7^2/6^4/12/11/10/9/8 w 0 1",
        Some("g5"),
    ),
    (
        Tip::Breeding,
        Game::Checkered,
        "6k1/5ppp/r7/8/8/8/5PPP/R5K1 w - - - 1111111111111111 1 0 1",
        Some("a1"),
    ),
    (
        Tip::Shared,
        Game::Checkered,
        "6k1/5ppp/8/3s4/8/8/5PPP/6K1 b - - - 1111111111111111 1 0 1",
        None,
    ),
    (
        Tip::Nature,
        Game::Checkered,
        "6k1/5pp1/8/2Q4p/8/8/PPP5/1K5R w - - - 1111111111111111 1 0 1",
        Some("h1h5"),
    ),
    (
        Tip::NoWayBack,
        Game::Checkered,
        "6k1/5ppp/8/8/2u5/4P3/5PPP/6K1 w - - c7c4 1111111111111111 1 0 1",
        None,
    ),
    (Tip::Side, Game::Checkered, "6k1/5pp1/8/8/7u/8/PPP5/1K6 w - - - 1111111111111111 1 0 1", None),
    (
        Tip::After,
        Game::Checkered,
        "6k1/6pp/8/2p5/3s4/4P3/6PP/6K1 w - - - 1111111111111111 2w 0 20",
        None,
    ),
    (Tip::Count, Game::Keres, "4k4/9/9/9/r8/9/9/9/3RK4 w 33 60", None),
    (Tip::Confirming, Game::Chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Some("e2-e4")),
];

#[test]
fn every_tip_comes_when_it_matters_and_is_explained() {
    for (tip, game, text, taps) in DUE {
        let start = AnyPosition::from_text(game, text).unwrap_or_else(|why| panic!("{why}"));
        let table = Table::new(String::new(), Terms { start, ..Terms::plain(game) });
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let hand = match taps {
            None => Hand::Empty,
            Some(taps) if taps.len() == 4 => {
                Hand::Choosing { from: square(&taps[..2]), to: square(&taps[2..]) }
            }
            Some(taps) if taps.len() == 5 => {
                Hand::Proposing { mv: Move::new(square(&taps[..2]), square(&taps[3..])) }
            }
            Some(from) => Hand::Holding { from: square(from) },
        };
        let due = Tip::due(&table, hand);
        assert!(due.contains(&tip), "{tip:?}: {due:?}");
        let section = tip.section(game);
        let there = section.is_some_and(|section| Page::of(game).find(section).is_some());
        let about_a_rule = tip != Tip::Confirming;
        assert_eq!(there, about_a_rule, "{tip:?}: {game} has no {section:?}");
        for language in Language::ALL {
            let key = format!("tip-{}", tip.id());
            let text = Words::new(language).get(&key);
            assert_ne!(text, key, "{language}");
            assert!(text.chars().count() <= 190, "{language}: {key}: {}", text.chars().count());
        }
    }
    for tip in Tip::ALL {
        assert!(DUE.iter().any(|(known, ..)| *known == tip), "{tip:?} is not tried");
    }
}

#[test]
fn nothing_special_matters_at_the_start_of_play() {
    for game in Game::ALL {
        let table = Table::new(String::new(), Terms::plain(game));
        assert_eq!(Tip::due(&table, Hand::Empty), [], "{game}");
    }
}

#[test]
fn refusals_lead_to_the_rules() {
    let mut led = 0;
    for game in Game::ALL {
        let text = on_disk(&format!("src/rules/tests/refusals/{game}.txt"));
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let mut parts = line.split(" | ");
            let (position, mv) = (parts.next().expect("text"), parts.next().expect("a move"));
            let position = AnyPosition::from_text(game, position).expect("a position");
            // Some lines are about texts that are no moves.
            let Ok(Err(error)) = mv.parse().map(|mv| position.resolve(mv)) else { continue };
            let plain = matches!(
                error.reasons[0],
                Refusal::NoSuchSquare(_)
                    | Refusal::SameSquare
                    | Refusal::EmptySquare(_)
                    | Refusal::ChoiceNotAllowed(_)
                    | Refusal::NotYourMan { .. }
            );
            let section = super::why(game, &Refused::Play(error));
            assert!(plain || section.is_some(), "{game}: {line}");
            led += usize::from(section.is_some());
        }
    }
    assert!(led > 60, "{led}");
}
