//! Position texts that are refused, with what they are told, and those that are put right.

mod support;

use rules::{AnyPosition, Game, Piece, Role, SetupFault, Side, Square, Terrain};

#[test]
fn refused_texts_of_chess_say_what_is_wrong_and_where() {
    refused(Game::Chess, include_str!("positions/chess_refused.txt"));
}

#[test]
fn refused_texts_of_joker_say_what_is_wrong_and_where() {
    refused(Game::Joker, include_str!("positions/joker_refused.txt"));
}

#[test]
fn refused_texts_of_keres_say_what_is_wrong_and_where() {
    refused(Game::Keres, include_str!("positions/keres_refused.txt"));
}

#[test]
fn refused_texts_of_cyvasse_say_what_is_wrong_and_where() {
    refused(Game::Cyvasse, include_str!("positions/cyvasse_refused.txt"));
}

#[test]
fn refused_texts_of_checkered_say_what_is_wrong_and_where() {
    refused(Game::Checkered, include_str!("positions/checkered_refused.txt"));
}

fn refused(game: Game, rows: &str) {
    for [text, message] in support::rows(rows) {
        match AnyPosition::from_text(game, text) {
            Ok(_) => panic!("{text} is accepted"),
            Err(error) => assert_eq!(error.to_string(), message, "{text}"),
        }
    }
}

#[test]
fn accepted_texts_of_chess_are_written_in_their_one_form() {
    accepted(Game::Chess, include_str!("positions/chess_accepted.txt"));
}

#[test]
fn accepted_texts_of_joker_are_written_in_their_one_form() {
    accepted(Game::Joker, include_str!("positions/joker_accepted.txt"));
}

#[test]
fn accepted_texts_of_keres_are_written_in_their_one_form() {
    accepted(Game::Keres, include_str!("positions/keres_accepted.txt"));
}

#[test]
fn accepted_texts_of_cyvasse_are_written_in_their_one_form() {
    accepted(Game::Cyvasse, include_str!("positions/cyvasse_accepted.txt"));
}

#[test]
fn accepted_texts_of_checkered_are_written_in_their_one_form() {
    accepted(Game::Checkered, include_str!("positions/checkered_accepted.txt"));
}

fn accepted(game: Game, rows: &str) {
    for [text, written] in support::rows(rows) {
        let written = if written == "same" { text } else { written };
        assert_eq!(support::position_of(game, text).to_text(), written);
    }
}

/// Empty columns would be lost in a data file.
#[test]
fn spaces_are_counted() {
    let told = |text: &str| {
        AnyPosition::from_text(Game::Chess, text).expect_err("it is refused").to_string()
    };
    assert_eq!(told(""), "position text, field 1 (board), character 1: the field is missing");
    let gap = "4k3/8/8/8/8/8/8/4K3 w  - - 0 1";
    let one_space = "the field is empty; exactly one space separates fields";
    assert_eq!(told(gap), format!("position text, field 3 (castling), character 23: {one_space}"));
    let ahead = " 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(told(ahead), format!("position text, field 1 (board), character 1: {one_space}"));
    let behind = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 ";
    assert_eq!(
        told(behind),
        "position text, field 7 (one too many), character 31: nothing may follow the last field"
    );
}

#[test]
fn long_texts_are_refused_briefly() {
    for game in Game::ALL {
        for unit in ["8", "/", "k", " ", "9/", "é", "rnbqkbnr/", "(", ")", "(P", "(PG)", "9/(é"] {
            let text = unit.repeat(1_000_000);
            let error = AnyPosition::from_text(game, &text).expect_err("it is refused");
            assert!(error.to_string().len() < 200, "{game} {unit}: {error}");
        }
    }
}

#[test]
fn men_outside_the_board_are_refused() {
    let mut setup = AnyPosition::start(Game::Chess).to_setup();
    let at: Square = "i9".parse().expect("a square of larger boards");
    let piece = Piece { side: Side::White, role: Role::Knight };
    setup.board.set(at, Some(piece));
    let error = AnyPosition::new(&setup).expect_err("it is refused");
    assert!(error.faults.contains(&SetupFault::OffBoard { at, piece }), "{error}");
}

/// What no text can say, but a free placement can.
#[test]
fn setups_beyond_joker_are_refused() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let mut setup = AnyPosition::start(Game::Joker).to_setup();
    let guard = Piece { side: Side::White, role: Role::Guard };
    let knight = Piece { side: Side::White, role: Role::Knight };
    setup.board.set(square("e5"), Some(guard));
    setup.board.set(square("k5"), Some(knight));
    setup.board.put(square("a2"), knight);
    setup.memory.doubled.insert(square("l4"));
    setup.memory.thawing.insert(square("j4"));
    setup.memory.en_passant = Some(square("k7"));
    setup.memory.croissant = Some(square("k4"));
    let told = AnyPosition::new(&setup).expect_err("it is refused").to_string();
    assert_eq!(
        told,
        "two men stand on a2; the white guard on e5 is no man of joker; the white knight on k5 \
         stands outside the board; l4 cannot be listed as doubled: no pawn stands there; j4 cannot \
         be listed as thawing: it is empty; k7 cannot be an en passant square: it must lie on rank \
         7; k4 cannot be a croissant square: it must lie on rank 6 or 5"
    );
}

#[test]
fn strangers_in_keres_are_refused() {
    let at: Square = "e5".parse().expect("a square");
    for (side, role) in [(Side::White, Role::Queen), (Side::Checkered, Role::Knight)] {
        let mut setup = AnyPosition::start(Game::Keres).to_setup();
        let piece = Piece { side, role };
        setup.board.set(at, Some(piece));
        let error = AnyPosition::new(&setup).expect_err("it is refused");
        assert!(
            error.faults.contains(&SetupFault::Stranger { at, piece, game: Game::Keres }),
            "{error}"
        );
    }
    let mut setup = AnyPosition::start(Game::Keres).to_setup();
    let at: Square = "j5".parse().expect("a square of larger boards");
    let piece = Piece { side: Side::White, role: Role::Knight };
    setup.board.set(at, Some(piece));
    let error = AnyPosition::new(&setup).expect_err("it is refused");
    assert!(error.faults.contains(&SetupFault::OffBoard { at, piece }), "{error}");
}

#[test]
fn setups_beyond_cyvasse_are_refused() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let mut setup = AnyPosition::start(Game::Cyvasse).to_setup();
    let white = |role| Piece { side: Side::White, role };
    setup.board.set(square("a1"), Some(white(Role::Knight)));
    setup.board.set_terrain(square("l9"), Terrain::Water);
    setup.board.set(square("e5"), Some(white(Role::Queen)));
    setup.board.set(square("f5"), Some(Piece { side: Side::Checkered, role: Role::Knight }));
    setup.board.put(square("h1"), white(Role::Militia));
    setup.board.set(square("d4"), Some(white(Role::Dragon)));
    let told = AnyPosition::new(&setup).expect_err("it is refused").to_string();
    assert_eq!(
        told,
        "l9 lies outside the board and has no terrain; the white knight on a1 stands outside the \
         board; two men stand on h1; the white dragon stands on d4, which is a mountain; the \
         white queen on e5 is no man of cyvasse; the checkered knight on f5 is no man of cyvasse"
    );
}
