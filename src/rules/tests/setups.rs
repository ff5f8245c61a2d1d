//! Texts and setups of anything at all: each is refused, or is a position that can be played.

mod support;

use proptest::prelude::{any, prop_assert_eq, proptest};
use proptest::test_runner::TestCaseError;
use rules::{AnyPosition, Board, Game, Piece, Player, Role, Setup, Side, Square, Stage};

const CHESS_PARTS: [&str; 26] = [
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

const JOKER_PARTS: [&str; 20] = [
    "4k4/9/9/9/3pP4/9/9/9/4K4",
    "4k4/9/2J6/3p5/9/9/9/9/4K4",
    " b",
    " w",
    " -",
    " KQkq",
    " e4",
    " d5e5",
    " d6",
    " e5d5",
    " d6d6",
    " 0 1",
    " 7",
    " ",
    "/",
    "J",
    "9",
    "e",
    "4k4/9/9/9/3pP4/9/9/9/4K4 b - - e4 d5e5 - 0 1",
    "ß",
];

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
    #[test]
    fn any_text_of_chess_gets_an_answer(text in support::texts(&CHESS_PARTS, 30)) {
        is_read_again(Game::Chess, &text)?;
    }

    #[test]
    fn any_text_of_joker_gets_an_answer(text in support::texts(&JOKER_PARTS, 16)) {
        is_read_again(Game::Joker, &text)?;
    }

    #[test]
    fn any_text_of_keres_gets_an_answer(text in support::texts(&KERES_PARTS, 16)) {
        is_read_again(Game::Keres, &text)?;
    }

    #[test]
    fn any_text_of_cyvasse_gets_an_answer(text in support::texts(&CYVASSE_PARTS, 12)) {
        is_read_again(Game::Cyvasse, &text)?;
    }

    #[test]
    fn any_text_of_checkered_gets_an_answer(text in support::texts(&CHECKERED_PARTS, 30)) {
        is_read_again(Game::Checkered, &text)?;
    }
}

/// Whatever a text is, reading it ends in an answer, and an accepted one is written back so that
/// it is read the same.
fn is_read_again(game: Game, text: &str) -> Result<(), TestCaseError> {
    if let Ok(position) = AnyPosition::from_text(game, text) {
        let again = AnyPosition::from_text(game, &position.to_text());
        prop_assert_eq!(again, Ok(position));
    }
    Ok(())
}

proptest! {
    /// A setup of any men anywhere is refused, or is a position whose moves can all be played.
    #[test]
    fn any_setup_of_chess_gets_an_answer(men in proptest::collection::vec((0..64_u8, 0..12_usize), 2..40), turn in any::<bool>()) {
        let mut setup = Setup::empty(Game::Chess);
        setup.board = board(&men);
        if turn {
            setup.turn = !setup.turn;
        }
        gets_an_answer(&setup)?;
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
        gets_an_answer(&setup)?;
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
        gets_an_answer(&setup)?;
    }
}

/// A setup is refused, or is a position whose moves can all be played.
fn gets_an_answer(setup: &Setup) -> Result<(), TestCaseError> {
    if let Ok(position) = AnyPosition::new(setup) {
        prop_assert_eq!(&position.to_setup(), setup);
        for mv in position.legal_moves() {
            let mut next = position.clone();
            prop_assert_eq!(next.play(mv).is_ok(), true);
            prop_assert_eq!(AnyPosition::new(&next.to_setup()), Ok(next));
        }
    }
    Ok(())
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

#[test]
fn men_of_other_games_and_stacks_are_refused() {
    for game in Game::ALL {
        let start = AnyPosition::start(game).to_setup();
        let (at, king) =
            start.board.iter().find(|(_, man)| man.role == Role::King).expect("a king");
        let foreign = Game::ALL.into_iter().flat_map(|other| other.roles().iter().copied());
        for role in foreign.filter(|role| !game.roles().contains(role)) {
            for side in [Side::White, Side::Black, Side::Checkered] {
                let mut setup = start.clone();
                setup.board.set(at, Some(Piece { side, role }));
                let refused = AnyPosition::new(&setup).expect_err("no man of this game");
                assert!(refused.to_string().contains(role.id()), "{game}: {refused}");
            }
        }
        let mut setup = start.clone();
        setup.board.put(at, king);
        assert!(AnyPosition::new(&setup).is_err(), "{game}: a king rides");
    }
}
