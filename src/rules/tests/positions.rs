//! Position texts that are refused, with what they are told, and those that are put right.

mod support;

use proptest::prelude::{any, prop_assert_eq, proptest};
use rules::{
    AnyPosition, Board, Game, Piece, Player, Role, Setup, SetupFault, Side, Square, Stage,
};

#[test]
fn refused_texts_say_what_is_wrong_and_where() {
    refused(Game::Chess, include_str!("positions/refused.txt"));
}

#[test]
fn refused_texts_of_checkered_say_what_is_wrong_and_where() {
    refused(Game::Checkered, include_str!("positions/checkered_refused.txt"));
}

fn refused(game: Game, file: &str) {
    for [text, message] in support::rows(file) {
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
fn accepted_texts_of_checkered_are_written_in_their_one_form() {
    accepted(Game::Checkered, include_str!("positions/checkered_accepted.txt"));
}

fn accepted(game: Game, file: &str) {
    for [text, written] in support::rows(file) {
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

const CHECKERED_PARTS: [&str; 20] = [
    "4k3",
    "/",
    "8/8/8/8",
    "/8",
    "4K3",
    "s",
    "T",
    "u3",
    "rnbqkbnr",
    " w ",
    " b ",
    "- ",
    "KQkq ",
    "g5g4 ",
    "0000000000000000 ",
    "1111111111111111 ",
    "1- ",
    "2w ",
    "0 1",
    "4k3/8/8/3u4/8/8/8/4K3 w - - ",
];

const STAGES: [Stage; 4] = [
    Stage::Shared { switch: true },
    Stage::Shared { switch: false },
    Stage::Taken(Player::White),
    Stage::Taken(Player::Black),
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

    #[test]
    fn any_text_of_checkered_gets_an_answer(text in support::texts(&CHECKERED_PARTS, 30)) {
        if let Ok(position) = AnyPosition::from_text(Game::Checkered, &text) {
            let again = AnyPosition::from_text(Game::Checkered, &position.to_text());
            prop_assert_eq!(again, Ok(position));
        }
    }

    #[test]
    fn any_setup_of_checkered_gets_an_answer(
        men in proptest::collection::vec((0..64_u8, 0..17_usize), 2..24),
        turn in any::<bool>(),
        stage in 0..4_usize,
        undo in (0..64_u8, any::<bool>()),
        doubles in any::<u128>(),
    ) {
        let mut setup = Setup::empty(Game::Checkered);
        setup.board = board(&men);
        if turn {
            setup.turn = !setup.turn;
        }
        setup.memory.stage = STAGES[stage];
        let at = |sq: u8| Square::new(sq % 8, sq / 8).expect("a square");
        setup.memory.undo = Some((at(undo.0), at(men[men.len() - 1].0))).filter(|_| undo.1);
        let start = |sq: &Square| sq.file() < 8 && [1, 6].contains(&sq.rank());
        let unused = |sq: &Square| doubles >> sq.index() & 1 != 0;
        setup.memory.doubles = Square::all().filter(start).filter(unused).collect();
        if let Ok(position) = AnyPosition::new(&setup) {
            prop_assert_eq!(position.to_setup(), setup);
            for mv in position.legal_moves() {
                let mut next = position.clone();
                prop_assert_eq!(next.play(mv).is_ok(), true);
                prop_assert_eq!(AnyPosition::new(&next.to_setup()), Ok(next));
            }
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

/// Kings on their squares first, so that not every board is refused for want of them.
fn board(men: &[(u8, usize)]) -> Board {
    let mut board = Board::default();
    for (index, &(sq, kind)) in men.iter().enumerate() {
        let side = match kind {
            0..6 => Side::White,
            6..12 => Side::Black,
            _ => Side::Checkered,
        };
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
