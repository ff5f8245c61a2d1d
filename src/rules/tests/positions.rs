//! Position texts that are refused, with what they are told, and those that are put right.

mod support;

use proptest::prelude::{any, prop_assert_eq, proptest};
use rules::{AnyPosition, Board, Game, Piece, Role, Setup, SetupFault, Side, Square, Terrain};

#[test]
fn refused_texts_say_what_is_wrong_and_where() {
    refused(Game::Chess, include_str!("positions/refused.txt"));
}

#[test]
fn refused_texts_of_cyvasse_say_what_is_wrong_and_where() {
    refused(Game::Cyvasse, include_str!("positions/cyvasse_refused.txt"));
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
fn accepted_texts_are_written_in_their_one_form() {
    accepted(Game::Chess, include_str!("positions/accepted.txt"));
}

#[test]
fn accepted_texts_of_cyvasse_are_written_in_their_one_form() {
    accepted(Game::Cyvasse, include_str!("positions/cyvasse_accepted.txt"));
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
    for unit in ["8", "/", "k", " ", "9/", "é", "rnbqkbnr/"] {
        let text = unit.repeat(1_000_000);
        let error = AnyPosition::from_text(Game::Chess, &text).expect_err("it is refused");
        assert!(error.to_string().len() < 200, "{unit}: {error}");
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

const PARTS: [&str; 26] = [
    "4k3",
    "/",
    "8/8/8/8",
    "/8",
    "4K3",
    "p",
    "N",
    "1",
    "2",
    "8",
    "0",
    "rnbqkbnr",
    "PPPPPPPP",
    " w ",
    " b ",
    "-",
    "K",
    "q",
    " - ",
    "e3",
    "d6",
    " 0 1",
    " ",
    "x",
    "♚",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
];

proptest! {
    /// Whatever a text is, reading it ends in an answer, and an accepted one is written back so
    /// that it is read the same.
    #[test]
    fn any_text_gets_an_answer(text in support::texts(&PARTS, 30)) {
        if let Ok(position) = AnyPosition::from_text(Game::Chess, &text) {
            let again = AnyPosition::from_text(Game::Chess, &position.to_text());
            prop_assert_eq!(again, Ok(position));
        }
    }

    /// A setup of any men anywhere is refused, or is a position whose moves can all be played.
    #[test]
    fn any_setup_gets_an_answer(men in proptest::collection::vec((0..64_u8, 0..12_usize), 2..40), turn in any::<bool>()) {
        let mut setup = Setup::empty(Game::Chess);
        setup.board = board(&men);
        if turn {
            setup.turn = !setup.turn;
        }
        if let Ok(position) = AnyPosition::new(&setup) {
            prop_assert_eq!(position.to_setup(), setup);
            for mv in position.legal_moves() {
                let mut next = position.clone();
                prop_assert_eq!(next.play(mv).is_ok(), true);
                prop_assert_eq!(AnyPosition::new(&next.to_setup()), Ok(next));
            }
        }
    }
}

const CYVASSE_PARTS: [&str; 22] = [
    "8",
    "/",
    "9/10/11/12/11/10/9/",
    "8/9/10/11/12/11/10/9/8",
    "7k",
    "K7",
    "^7",
    "~",
    "^",
    "1",
    "12",
    "0",
    "M",
    "t",
    " w ",
    " b ",
    " ",
    "0 1",
    "65535",
    "D10",
    "x",
    "♚",
];

proptest! {
    #[test]
    fn any_text_of_cyvasse_gets_an_answer(text in support::texts(&CYVASSE_PARTS, 12)) {
        if let Ok(position) = AnyPosition::from_text(Game::Cyvasse, &text) {
            let again = AnyPosition::from_text(Game::Cyvasse, &position.to_text());
            prop_assert_eq!(again, Ok(position));
        }
    }

    /// Any men anywhere are refused, or are a position whose moves can all be played.
    #[test]
    fn any_board_of_cyvasse_gets_an_answer(seed in any::<u64>()) {
        let text = support::cyvasse::board(seed);
        if let Ok(position) = AnyPosition::from_text(Game::Cyvasse, &text) {
            prop_assert_eq!(position.to_text(), text);
            for mv in position.legal_moves() {
                let mut next = position.clone();
                next.play_unchecked(mv);
                prop_assert_eq!(AnyPosition::new(&next.to_setup()), Ok(next));
            }
        }
    }
}

/// Kings on their squares first, so that not every board is refused for want of them.
fn board(men: &[(u8, usize)]) -> Board {
    let mut board = Board::default();
    for (index, &(sq, kind)) in men.iter().enumerate() {
        let side = if kind < 6 { Side::White } else { Side::Black };
        let piece = match index {
            0 => Piece { side: Side::White, role: Role::King },
            1 => Piece { side: Side::Black, role: Role::King },
            _ => Piece { side, role: Role::CHESS[kind % 5] },
        };
        let at = Square::new(sq % 8, sq / 8).expect("a square");
        if board.get(at).is_none_or(|man| man.role != Role::King) {
            board.set(at, Some(piece));
        }
    }
    board
}
