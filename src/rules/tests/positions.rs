//! Position texts that are refused, with what they are told, and those that are put right.

mod support;

use proptest::prelude::{any, prop_assert_eq, proptest};
use rules::{AnyPosition, Board, Game, Piece, Role, Setup, SetupFault, Side, Square};

#[test]
fn refused_texts_say_what_is_wrong_and_where() {
    for [text, message] in support::rows(include_str!("positions/refused.txt")) {
        match AnyPosition::from_text(Game::Chess, text) {
            Ok(_) => panic!("{text} is accepted"),
            Err(error) => assert_eq!(error.to_string(), message, "{text}"),
        }
    }
}

#[test]
fn accepted_texts_are_written_in_their_one_form() {
    for [text, written] in support::rows(include_str!("positions/accepted.txt")) {
        let written = if written == "same" { text } else { written };
        assert_eq!(support::position(text).to_text(), written);
    }
}

#[test]
fn refused_texts_of_keres_say_what_is_wrong_and_where() {
    for [text, message] in support::rows(include_str!("positions/keres.refused.txt")) {
        match AnyPosition::from_text(Game::Keres, text) {
            Ok(_) => panic!("{text} is accepted"),
            Err(error) => assert_eq!(error.to_string(), message, "{text}"),
        }
    }
}

/// There is only one form.
#[test]
fn accepted_texts_of_keres_are_written_as_they_are() {
    for [text] in support::rows(include_str!("positions/keres.accepted.txt")) {
        assert_eq!(support::position_of(Game::Keres, text).to_text(), text);
    }
}

#[test]
fn strangers_in_keres_are_refused() {
    let at: Square = "e5".parse().expect("a square");
    for (side, role) in [(Side::White, Role::Queen), (Side::Checkered, Role::Knight)] {
        let mut setup = AnyPosition::start(Game::Keres).to_setup();
        let piece = Piece { side, role };
        setup.board.set(at, Some(piece));
        let error = AnyPosition::new(&setup).expect_err("it is refused");
        assert!(error.faults.contains(&SetupFault::Stranger { at, piece }), "{error}");
    }
    let mut setup = AnyPosition::start(Game::Keres).to_setup();
    let at: Square = "j5".parse().expect("a square of larger boards");
    let piece = Piece { side: Side::White, role: Role::Knight };
    setup.board.set(at, Some(piece));
    let error = AnyPosition::new(&setup).expect_err("it is refused");
    assert!(error.faults.contains(&SetupFault::OffBoard { at, piece }), "{error}");
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
    for unit in ["9/", "(", ")", "(P", "(PG)", "9/(é"] {
        let text = unit.repeat(1_000_000);
        let error = AnyPosition::from_text(Game::Keres, &text).expect_err("it is refused");
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

const KERES_PARTS: [&str; 20] = [
    "8k/9/9/9/",
    "/",
    "9/9/9",
    "4K4",
    "(",
    ")",
    "(PG)",
    "(sl)",
    "S",
    "l",
    "9",
    "4",
    " w ",
    " b ",
    "0 1",
    " ",
    "K",
    "é",
    "8k/9/9/9/9/9/9/9/K8",
    " w 0 1",
];

proptest! {
    #[test]
    fn any_text_gets_an_answer_in_keres(text in support::texts(&KERES_PARTS, 16)) {
        if let Ok(position) = AnyPosition::from_text(Game::Keres, &text) {
            prop_assert_eq!(position.to_text(), text);
        }
    }

    /// A setup of any men anywhere, two on a square too, is refused, or is a position whose moves
    /// can all be played.
    #[test]
    fn any_setup_of_keres_gets_an_answer(
        men in proptest::collection::vec((0..81_u8, 0..18_usize), 2..40),
        turn in any::<bool>(),
    ) {
        let mut setup = Setup::empty(Game::Keres);
        for (index, &(sq, kind)) in men.iter().enumerate() {
            let side = if kind < 9 { Side::White } else { Side::Black };
            let piece = match index {
                0 => Piece { side: Side::White, role: Role::King },
                1 => Piece { side: Side::Black, role: Role::King },
                _ => Piece { side, role: Role::KERES[kind % 9 % 8] },
            };
            let at = Square::new(sq % 9, sq / 9).expect("a square");
            let friend = setup.board.get(at).is_none_or(|man| man.side == side);
            // Most setups have one king a side, so that not all are refused.
            let king = piece.role == Role::King && index > 1 && kind % 9 < 8;
            if setup.board.below(at).is_none() && (friend || kind % 3 == 0) && !king {
                setup.board.put(at, piece);
            }
        }
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
