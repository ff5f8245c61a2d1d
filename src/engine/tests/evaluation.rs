//! What is promised of every evaluation, along games played at random.

use engine::Evaluate;
use engine::eval::Tunable;
use rules::{
    Castling, Checkered, Chess, Cyvasse, Game, Joker, Keres, Memory, Piece, Player, Position, Role,
    Setup, Side, Square, SquareSet, Stage,
};

const GAMES: u64 = 60;
const LONGEST: usize = 160;

macro_rules! in_every_game {
    ($($name:ident: $check:ident;)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn chess() {
                along_games::<Chess>($check);
            }

            #[test]
            fn joker() {
                along_games::<Joker>($check);
            }

            #[test]
            fn keres() {
                along_games::<Keres>($check);
            }

            #[test]
            fn cyvasse() {
                along_games::<Cyvasse>($check);
            }

            #[test]
            fn checkered() {
                along_games::<Checkered>($check);
            }
        }
    )*};
}

in_every_game! {
    turning_the_board_changes_nothing: same_when_turned;
    values_stay_within_the_limit: within_the_limit;
    terms_add_up_to_the_value: terms_add_up;
    material_is_the_sum_of_the_men: material_adds_up;
}

fn same_when_turned<P: Tunable>(position: &P) {
    let turned = turned(position);
    let shown = || format!("{} and {}", position.to_text(), turned.to_text());
    assert_eq!(position.evaluate(), turned.evaluate(), "{}", shown());
    assert_eq!(position.material(), turned.material(), "{}", shown());
}

fn within_the_limit<P: Tunable>(position: &P) {
    assert!(position.evaluate().abs() < P::LIMIT, "{}", position.to_text());
}

fn terms_add_up<P: Tunable>(position: &P) {
    let white = position.terms().worth();
    let own = if position.turn() == Player::White { white } else { -white };
    assert_eq!(position.evaluate(), own, "{}", position.to_text());
}

fn material_adds_up<P: Tunable>(position: &P) {
    let worth = |man: Piece| match man.side.player() {
        None => 0,
        Some(player) if player == position.turn() => P::worth(man.role),
        Some(_) => -P::worth(man.role),
    };
    let men = |at| position.man_at(at).into_iter().chain(position.man_below(at));
    let sum: i32 = Square::all().flat_map(men).map(worth).sum();
    assert_eq!(position.material(), sum, "{}", position.to_text());
}

/// Boards that no game at random reaches, full of the strongest men.
#[test]
fn not_even_the_greatest_armies_reach_the_limit() {
    fn check<P: Tunable>(text: &str) {
        let position = P::from_text(text).expect("a position");
        within_the_limit(&position);
        within_the_limit(&turned(&position));
    }
    check::<Chess>("7k/6pp/8/8/8/QQQQQ3/QRRBBNN1/QQQ1K3 w - - 0 1");
    check::<Joker>("8k/7pp/9/9/9/9/QQQQQ4/QRRBBNN2/QQQQ1K3 w - - - - - 0 1");
    check::<Keres>("4k4/9/9/9/RRRR5/RRRR5/RRRRR4/RRRRR4/R1K6 w 0 1");
    let towers = "8/4k4/10/11/DDDDDDDDDDDD/DDDDDDDDDDD/DDDDDDDDDD/DDDDDDDDD/DDDDDDDK";
    check::<Cyvasse>(&format!("{towers} 8/9/10/11/12/11/10/9/8 w 0 1"));
    let taken = "4k3/3ppp2/8/tttttttt/tttt4/8/3PPP2/4K3 w - - - 0000000000000000 2w 0 1";
    check::<Checkered>(taken);
}

/// Whoever lacks a man at the start is worse off, whatever man it is.
#[test]
fn a_man_less_is_worth_less() {
    fn check<P: Tunable>() {
        let start = P::start();
        for &role in P::GAME.roles().iter().filter(|&&role| role != Role::King) {
            let mut setup = start.to_setup();
            let man = Piece::of(Player::Black, role);
            let at = setup.board.squares_of(man).first().expect("a man of every role");
            setup.board.set(at, None);
            setup.memory.castling = Castling::NONE;
            let without = P::from_setup(&setup).expect("a position").evaluate();
            assert!(without > start.evaluate(), "{}: {role} {without}", P::GAME);
        }
    }
    check::<Chess>();
    check::<Joker>();
    check::<Keres>();
    check::<Cyvasse>();
    check::<Checkered>();
}

/// Endings that nobody wins, though one side has more: worth less than a pawn.
#[test]
fn drawn_endings_are_worth_little() {
    const LITTLE: i32 = 100;
    let endings = [
        "8/8/4k3/8/8/3NN3/4K3/8 w - - 0 1",
        "8/8/4k3/8/8/3B4/4K3/8 b - - 0 1",
        "8/8/4k3/6b1/8/3R4/4K3/8 w - - 0 1",
        "k7/8/8/P7/8/4B3/4K3/8 w - - 0 1",
    ];
    for text in endings {
        let value = Chess::from_text(text).expect("a position").evaluate();
        assert!(value.abs() < LITTLE, "{text}: {value}");
    }
    let won = Chess::from_text("k7/8/8/P7/8/3B4/4K3/8 w - - 0 1").expect("a position");
    assert!(won.evaluate() > LITTLE, "{}", won.evaluate());
}

/// The position of the other player: the board turned, all men of the other side.
fn turned<P: Position>(position: &P) -> P {
    let setup = position.to_setup();
    let other = |side| match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
        Side::Checkered => Side::Checkered,
    };
    let mut board = Setup::empty(P::GAME).board;
    for (at, piece) in setup.board.iter() {
        let men = [setup.board.below(at), Some(piece)].into_iter().flatten();
        for man in men {
            board.put(opposite(P::GAME, at), Piece { side: other(man.side), ..man });
        }
    }
    for at in P::GAME.squares() {
        board.set_terrain(opposite(P::GAME, at), setup.board.terrain(at));
    }
    let turn = |set: SquareSet| set.into_iter().map(|at| opposite(P::GAME, at)).collect();
    // What no evaluation looks at is left out, so that nothing speaks against the position.
    let memory = Memory {
        castling: Castling::NONE,
        en_passant: None,
        croissant: None,
        undo: None,
        doubled: SquareSet::EMPTY,
        thawing: turn(setup.memory.thawing),
        doubles: SquareSet::EMPTY,
        stage: match setup.memory.stage {
            Stage::Taken(player) => Stage::Taken(!player),
            shared @ Stage::Shared { .. } => shared,
        },
        ..setup.memory
    };
    P::from_setup(&Setup { board, turn: !setup.turn, memory, ..setup }).expect("a position")
}

fn opposite(game: Game, at: Square) -> Square {
    let last = game.ranks() - 1;
    let turned = match game {
        Game::Cyvasse => Square::new(Square::FILES - 1 - at.file(), last - at.rank()),
        _ => Square::new(at.file(), last - at.rank()),
    };
    turned.expect("a square")
}

fn along_games<P: Position>(check: fn(&P)) {
    let mut chance = 0x0065_7661_6c75_6174_u64;
    for _ in 0..GAMES {
        let mut position = P::start();
        for _ in 0..LONGEST {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            check(&position);
            chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            position.play_unchecked(moves[(chance >> 33) as usize % moves.len()]);
        }
    }
}
