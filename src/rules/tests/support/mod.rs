//! What several tests share: random play and the lines of data files.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod records;

use proptest::prelude::{Strategy, any, prop, prop_oneof};
use rules::{AnyPosition, Game, Line, Move, Position};

/// Start positions from which random play reaches every rule of chess soon.
pub const CHESS_STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 90 1",
    "8/8/8/3k4/8/3K4/4p3/7B b - - 97 120",
];

/// The same of Joker chess.
pub const JOKER_STARTS: [&str; 12] = [
    "rnbqkbjnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKBJNR w KQkq - - - - 0 1",
    // Queens, rooks and Jokers in a knot.
    "7k1/9/9/3q1r3/4J4/3Q5/2j2R3/9/K8 w - - - - - 0 1",
    // Pawns about to pass each other.
    "4k4/4p4/6j2/3p5/5p3/4PP3/2J6/3P5/4K4 w - - - d6e4f4f5 - 0 1",
    "4k4/9/2p1p1p2/9/1p1p5/2P1P1P2/9/9/4K4 w - - - b5c4d5e4g4 - 0 1",
    // Both en passant and En Croissant are open.
    "r3k3r/2p1p1p2/9/1P1P1P3/9/1p1pp4/9/2P1PJP2/R3K3R w KQkq - - b6d4d6e4f6 - 0 1",
    // Castling beside Jokers.
    "r3k3r/1J5J1/9/4q4/9/4Q4/9/1j5j1/R3K3R w KQkq - - - - 3 12",
    // Promotions.
    "n1n1k4/PPP3J2/9/9/9/9/9/2j3ppp/4K1N1N b - - - - - 0 1",
    // Several Jokers a side.
    "1r2k2q1/2JJ5/3n5/1b2p4/2P3j2/4N4/1Q3j3/5R3/2B1K4 w - - - c5 - 7 30",
    // A freeze runs out.
    "8k/9/b8/9/9/9/9/PP3J3/K3r4 w - - - - - 0 11",
    // The queen is taken, and the rook is held instead.
    "4r4/4q4/5J3/8B/9/9/k8/9/4K3R w - - - - - 40 60",
    "3k5/9/9/9/r2J4r/9/9/1j7/4K4 b - - - - - 96 90",
    // A man is thawing.
    "9/7J1/5K2r/j1RP5/7q1/9/9/9/8k w - - - d6 c6 36 85",
];

/// Which start, and which of the legal moves is played each time.
pub fn walks(longest: usize) -> impl Strategy<Value = (usize, Vec<u16>)> {
    (any::<usize>(), prop::collection::vec(any::<u16>(), 0..longest))
}

/// Texts put together from such parts, or from any characters at all.
pub fn texts(parts: &'static [&'static str], longest: usize) -> impl Strategy<Value = String> {
    let of_parts = prop::collection::vec(prop::sample::select(parts), 0..longest);
    let of_chars = prop::collection::vec(any::<char>(), 0..longest);
    prop_oneof![
        3 => of_parts.prop_map(|parts| parts.concat()),
        1 => of_chars.prop_map(|chars| chars.into_iter().collect::<String>()),
    ]
}

/// Plays such a walk, as far as the game goes.
pub fn walk<P: Position>(
    starts: &[&str],
    (start, steps): &(usize, Vec<u16>),
) -> Vec<(P, Option<Move>)> {
    let mut position = P::from_text(starts[start % starts.len()]).expect("a start position");
    let mut walked = Vec::new();
    for &step in steps {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(step) % moves.len()];
        walked.push((position.clone(), Some(mv)));
        position.play_unchecked(mv);
    }
    walked.push((position, None));
    walked
}

/// The same as a line of chess, up to its end.
pub fn line(walk: &(usize, Vec<u16>)) -> Line {
    line_of(Game::Chess, &CHESS_STARTS, walk)
}

/// The same as a line of `game`.
pub fn line_of(game: Game, starts: &[&str], (start, steps): &(usize, Vec<u16>)) -> Line {
    let mut line = Line::new(position_of(game, starts[start % starts.len()]));
    for &step in steps {
        let moves = line.position().legal_moves();
        if line.outcome().is_some() {
            break;
        }
        line.play(moves[usize::from(step) % moves.len()]).expect("a legal move");
    }
    line
}

/// A position of chess.
pub fn position(text: &str) -> AnyPosition {
    position_of(Game::Chess, text)
}

/// A position of `game`.
pub fn position_of(game: Game, text: &str) -> AnyPosition {
    AnyPosition::from_text(game, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The columns of a data file, separated by bars; empty lines and those with `#` are skipped.
pub fn rows<const N: usize>(text: &str) -> impl Iterator<Item = [&str; N]> {
    let filled = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    filled.map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        columns.try_into().unwrap_or_else(|_| panic!("{line}: not {N} columns"))
    })
}
