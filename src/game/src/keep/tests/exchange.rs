//! Games and positions from elsewhere.

use super::*;
use crate::text::Words;

#[test]
fn pgn_is_read_and_broken_games_are_named() {
    let text = "\u{feff}[White \"Mira\"]\n\n1. e4 e5 *\n\n[White \"Bad\"]\n\n1. e4 Qxh9 *\n\n\
                [White \"Tomás\"]\n\n1. d4 *\n\n[White \"Worse\"]\n\n1. e4 e5 2. Ke3 *\n\n\
                [White \"Worst\"]\n\n1. e4 zz *\n";
    let import = import_text(text).unwrap();
    let names: Vec<String> = import.games.iter().map(|game| game.names()[0].clone()).collect();
    assert_eq!(names, ["Mira", "Tomás"]);
    let keys: Vec<&str> = import.errors.iter().map(|error| &*error.key).collect();
    assert_eq!(keys, ["keep-import-illegal", "keep-import-illegal", "keep-import-error"]);
    let [no_square, two_ahead, unreadable] = &import.errors[..] else { unreachable!() };
    assert!(no_square.args.contains(&("line", 7_usize.into())), "{no_square:?}");
    assert!(no_square.args.contains(&("text", "Qxh9".into())), "{no_square:?}");
    let why = Words::default().say(two_ahead);
    assert!(why.contains("“Ke3” is not legal") && why.contains("e1"), "{why}");
    assert!(unreadable.args.contains(&("text", "zz".into())), "{unreadable:?}");
    assert_ne!(import.games[0].id, import.games[1].id);
}

#[test]
fn one_line_can_be_a_position() {
    let text = " 8/8/8/8/8/4k3/8/R3K3 w Q - 3 70\n";
    let import = import_text(text).unwrap();
    let table = Table::from_saved(import.games[0].clone()).unwrap();
    assert_eq!(export_position(&table), text.trim());
    let error = import_text("8/8/8/8/8/4k3/8/R3K2 w Q - 3 70").unwrap_err();
    assert_eq!(error.saying().key, "keep-error-no-position");
    let error = import_text("8/8/8/8/8/8/8/R3K3 w Q - 3 70").unwrap_err();
    assert_eq!(error.saying().key, "keep-error-no-position");
}

#[test]
fn nothing_is_said_to_be_nothing() {
    for text in ["", " \n\t", "\u{feff}"] {
        assert!(matches!(import_text(text), Err(KeepError::NothingInside)), "{text:?}");
    }
}

#[test]
fn files_may_be_latin_1_but_not_bytes() {
    let (home, _) = home();
    let file = home.path().join("old.pgn");
    fs::write(&file, b"[White \"Tom\xE1s\"]\n\n1. e4 *\n").unwrap();
    assert_eq!(import_file(&file).unwrap().games[0].names()[0], "Tomás");
    fs::write(&file, [0x89, b'P', b'N', b'G', 0, 0]).unwrap();
    assert!(matches!(import_file(&file), Err(KeepError::NotText { .. })));
    assert!(matches!(import_file(home.path()), Err(KeepError::File { .. })));
}

#[test]
fn what_is_exported_can_be_imported() {
    let mut table = Table::fresh(Terms::plain(Game::Chess));
    for mv in ["e2e4", "e7e5", "e1e2"] {
        table.play(mv.parse().unwrap()).unwrap();
    }
    table.resign(rules::Player::Black).unwrap();
    let import = import_text(&export_pgn(&table, &Words::default())).unwrap();
    assert!(import.errors.is_empty());
    let again = Table::from_saved(import.games[0].clone()).unwrap();
    assert_eq!(again.line().sans(), table.line().sans());
    assert_eq!(again.outcome(), table.outcome());
}

#[test]
fn a_computer_has_a_name_in_the_words_of_the_person() {
    let seats = [board::Seat::Person, board::Seat::Computer(Some(engine::Level::LOWEST))];
    let table = Table::fresh(Terms { seats, ..Terms::plain(Game::Chess) });
    let pgn = export_pgn(&table, &Words::default());
    assert!(pgn.contains("[White \"?\"]\n[Black \"Computer, level 1\"]"), "{pgn}");
}
