//! Notation: what is written is read back, and other programs' habits are understood.

mod support;

use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{AnyPosition, Game, Move, Role, san};

type Walk = (usize, Vec<u16>);

const PARTS: [&str; 32] = [
    "K", "Q", "R", "B", "N", "P", "O-O", "0-0-0", "a", "b", "c", "d", "e", "f", "g", "h", "i", "1",
    "2", "3", "4", "5", "6", "8", "9", "x", "=", "+", "#", "(Q)", "é", "e4",
];

const KERES_PARTS: [&str; 28] = [
    "K", "R", "B", "N", "P", "G", "S", "L", "PG", "^", "a", "c", "e", "i", "j", "1", "3", "4", "5",
    "9", "x", "=", "+", "#", "u", "é", "e4", "f4",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn every_move_of_chess_is_read_back(walk in support::walks(60)) {
        is_read_back(Game::Chess, &walk, 1)?;
    }

    #[test]
    fn every_move_of_joker_is_read_back(walk in support::walks(60)) {
        is_read_back(Game::Joker, &walk, 1)?;
    }

    #[test]
    fn every_move_of_keres_is_read_back(walk in support::walks(60)) {
        is_read_back(Game::Keres, &walk, 1)?;
    }

    #[test]
    fn every_move_of_cyvasse_is_read_back(walk in support::walks(40)) {
        is_read_back(Game::Cyvasse, &walk, 4)?;
    }

    #[test]
    fn every_move_of_checkered_is_read_back(walk in support::walks(60)) {
        is_read_back(Game::Checkered, &walk, 1)?;
    }

    #[test]
    fn any_text_gets_an_answer(text in support::texts(&PARTS, 8), walk in support::walks(20)) {
        for game in Game::ALL {
            gets_an_answer(game, &text, &walk)?;
        }
    }

    #[test]
    fn any_text_gets_an_answer_in_keres(text in support::texts(&KERES_PARTS, 8), walk in support::walks(20)) {
        gets_an_answer(Game::Keres, &text, &walk)?;
    }

    #[test]
    fn any_text_is_a_move_or_is_not(text in support::texts(&PARTS, 6)) {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }
}

/// Looks at every such ply of a walk, from the last one on.
fn is_read_back(game: Game, walk: &Walk, step: usize) -> Result<(), TestCaseError> {
    let line = support::line(game, walk);
    for ply in (0..=line.ply()).rev().step_by(step) {
        let position = line.position_at(ply).expect("a ply of the line");
        let moves = position.legal_moves();
        let mut written: Vec<String> = Vec::new();
        for &mv in &moves {
            let text = san::to_san(position, mv);
            prop_assert_eq!(san::parse(position, &text), Ok(mv), "{}", text);
            prop_assert_eq!(san::parse(position, text.trim_end_matches(['+', '#'])), Ok(mv));
            prop_assert_eq!(san::parse(position, &text.replace('x', "")), Ok(mv), "{}", text);
            for long in long_forms(position, mv) {
                prop_assert_eq!(san::parse(position, &long), Ok(mv), "{}", long);
            }
            prop_assert_eq!(mv.to_string().parse(), Ok(mv));
            written.push(text);
        }
        written.sort_unstable();
        written.dedup();
        prop_assert_eq!(written.len(), moves.len(), "two moves are written alike");
    }
    Ok(())
}

fn gets_an_answer(game: Game, text: &str, walk: &Walk) -> Result<(), TestCaseError> {
    let line = support::line(game, walk);
    if let Ok(mv) = san::parse(line.position(), text) {
        prop_assert!(line.position().legal_moves().contains(&mv));
    }
    Ok(())
}

/// The forms that name the square of origin in full.
fn long_forms(position: &AnyPosition, mv: Move) -> Vec<String> {
    let mut forms = vec![mv.to_string()];
    if position.game() == Game::Keres {
        return forms;
    }
    forms.push(format!("{}-{}", mv.from, mv.to));
    forms[1].extend(mv.becomes().map(Role::letter));
    let man = position.man_at(mv.from).expect("a man moves");
    let special = position.inputs_for(mv).len() > 1 || san::to_san(position, mv) == "S";
    if !special && man.role != Role::Pawn {
        let letter = man.role.letter();
        let nature = mv.becomes().map_or(String::new(), |role| format!("={}", role.letter()));
        forms.push(format!("{letter}{}{}{nature}", mv.from, mv.to));
        forms.push(format!("{letter}{}x{}{nature}", mv.from, mv.to));
        forms.push(format!("{letter}{}-{}{nature}", mv.from, mv.to));
    }
    forms
}

#[test]
fn moves_of_chess_are_written_as_known() {
    written(Game::Chess, include_str!("notation/chess_written.txt"));
}

#[test]
fn moves_of_joker_are_written_as_known() {
    written(Game::Joker, include_str!("notation/joker_written.txt"));
}

#[test]
fn moves_of_keres_are_written_as_known() {
    written(Game::Keres, include_str!("notation/keres_written.txt"));
}

#[test]
fn moves_of_cyvasse_are_written_as_known() {
    written(Game::Cyvasse, include_str!("notation/cyvasse_written.txt"));
}

#[test]
fn moves_of_checkered_are_written_as_known() {
    written(Game::Checkered, include_str!("notation/checkered_written.txt"));
}

fn written(game: Game, rows: &str) {
    for [text, mv, written] in support::rows(rows) {
        let position = support::position_of(game, text);
        let mv = position.resolve(mv.parse().expect("a move")).expect("a legal move");
        assert_eq!(san::to_san(&position, mv), written, "{text}");
        assert_eq!(san::parse(&position, written), Ok(mv), "{text}");
    }
}

#[test]
fn habits_of_chess_are_read() {
    read(Game::Chess, include_str!("notation/chess_read.txt"));
}

#[test]
fn habits_of_joker_are_read() {
    read(Game::Joker, include_str!("notation/joker_read.txt"));
}

#[test]
fn habits_of_keres_are_read() {
    read(Game::Keres, include_str!("notation/keres_read.txt"));
}

#[test]
fn habits_of_cyvasse_are_read() {
    read(Game::Cyvasse, include_str!("notation/cyvasse_read.txt"));
}

#[test]
fn habits_of_checkered_are_read() {
    read(Game::Checkered, include_str!("notation/checkered_read.txt"));
}

fn read(game: Game, rows: &str) {
    for [text, read, mv] in support::rows(rows) {
        let found = san::parse(&support::position_of(game, text), read);
        let found = found.map_or_else(|error| error.to_string(), |mv| mv.to_string());
        assert_eq!(found, mv, "{text}: {read}");
    }
}

#[test]
fn long_texts_are_refused_briefly() {
    for game in Game::ALL {
        let start = AnyPosition::start(game);
        for unit in ["N", "1", "(", "♞", "!", "e4", "=", "^", "+"] {
            let error = san::parse(&start, &unit.repeat(1_000_000)).expect_err("it is refused");
            assert!(error.to_string().len() < 200, "{game} {unit}: {error}");
        }
    }
}
