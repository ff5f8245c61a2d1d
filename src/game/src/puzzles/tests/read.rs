//! Files of puzzles are read strictly, and what is bad is named with its line.

use super::*;
use crate::text::{Language, Words};

/// A book of one good puzzle and, after it, of one that `change` has made bad.
fn with(change: impl Fn(&str) -> String) -> Book {
    let entry = |id: &str| {
        format!(
            "        (\n            id: \"{id}\",\n            position: \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\",\n            \
             line: [\"a1a8\"],\n            goal: \"win\",\n            rating: 800,\n            themes: [\"fork\"],\n        ),\n"
        )
    };
    Book::read(
        Game::Chess,
        &format!("(\n    puzzles: [\n{}{}    ],\n)\n", entry("good"), change(&entry("bad"))),
    )
}

#[test]
fn a_bad_puzzle_is_named_and_the_rest_works() {
    let languages = Language::ALL.map(Words::new);
    for (from, to, why) in [
        ("bad", "Bad", "\"Bad\" is no id: it has letters from a to z and digits"),
        ("bad", "good", "\"good\" is there twice"),
        ("6k1/", "6k/", "the position is none: "),
        ("6k1/5ppp", "R5k1/5ppp", "the position is none: "),
        ("[\"a1a8\"]", "[\"a1\"]", "\"a1\" is no move"),
        ("[\"a1a8\"]", "[\"a1b8\"]", "a1b8 is not legal: "),
        ("[\"a1a8\"]", "[\"a1a7\"]", "the line does not win the game"),
        ("[\"a1a8\"]", "[]", "the solver makes the first move of a line and the last"),
        ("[\"a1a8\"]", "[\"a1a7\", \"g8h8\"]", "the solver makes the first move"),
        ("\"win\"", "\"draw\"", "\"draw\" is no goal"),
        ("\"win\"", "\"gain\"", "the line ends the game (1-0 checkmate)"),
        ("800", "700", "700 is no rating: they go from 800 to 2400"),
        ("\"fork\"", "\"spoon\"", "no theme is called \"spoon\""),
    ] {
        let book = with(|text| text.replace(from, to));
        assert_eq!(book.entries.len(), 1, "{to}");
        let [fault] = book.faults.as_slice() else { panic!("{to}: {:?}", book.faults) };
        let told = fault.to_string();
        assert!(told.starts_with(&format!("chess.ron, line 12: {why}")), "{told}");
        for words in &languages {
            let said = words.say(&fault.saying());
            assert!(said.contains("chess.ron") && said.contains("12"), "{said}");
            assert!(!said.contains("puzzles-bad") && !said.contains('{'), "{said}");
        }
    }
}

#[test]
fn a_file_that_is_none_leaves_the_other_games_alone() {
    let book = with(|text| text.replace("rating:", "rates:"));
    assert!(book.entries.is_empty());
    assert_eq!(book.faults.len(), 1);
    assert!(book.faults[0].to_string().starts_with("chess.ron, line 1"), "{}", book.faults[0]);
}

#[test]
fn the_books_of_the_program_are_whole() {
    for game in Game::ALL {
        let faults: Vec<String> = Book::of(game).faults.iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
