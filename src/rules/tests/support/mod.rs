//! What several tests share: random play and the lines of data files.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod cyvasse;
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

/// Start positions from which random play reaches every rule of Checkered chess soon: breeding
/// and natures, no going back, en passant, promotions, castling past checkered men, the switch,
/// and both sides of stage 2.
pub const CHECKERED_STARTS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1111111111111111 1 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - - 1111111111111111 1- 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3Ps3/4P3/2o2Q2/PPPBBPPP/R3K2R w KQkq - - 1111111111111111 1 0 1",
    "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 1101000110110001 1 0 30",
    "r3k2r/1s4p1/8/2u5/4c3/8/1s4P1/R3K2R w KQkq - - 1111111111111111 1 0 12",
    "n1n5/PPPks3/8/8/8/8/3sKppp/5N1N b - - - 0000000000000000 1 0 1",
    "4k3/3p1p2/8/2s1P3/4p1s1/8/3P1P2/4K3 w - - - 1111111111111111 1 0 1",
    "4k3/1s1p1p2/8/2s1P3/4p1s1/8/3P1P1s/4K3 w - - - 1111111111111111 2w 0 1",
    "4k3/1s1p1p2/8/2s1P3/4p1s1/8/3P1P1s/4K3 w - - - 1111111111111111 2b 0 1",
    "r3k2r/1s4p1/4o3/2u5/8/8/1s4P1/R3K2R w KQkq - - 1111111111111111 2b 0 12",
    "r3k2r/p1ppqpb1/bs2pnp1/3PN3/4P3/5s2/PPPBBPPP/R3K2R b KQkq - - 1111111111111111 2b 0 1",
    "8/2s1k3/8/8/4K3/2c5/t4s2/8 w - - - 0010000000000000 1 90 60",
    "8/8/3k4/8/2N1K3/8/5s2/6u1 b - - - 0000010000000000 2w 96 120",
    "3rk3/2s5/8/8/8/8/6s1/4KR2 b - - - 1111111111111111 1 3 20",
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

/// The same as a line of `game`, up to its end.
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
