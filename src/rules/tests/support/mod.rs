//! What several tests share: random play and the lines of data files.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod checkered;
pub mod chess;
pub mod cyvasse;
pub mod joker;
pub mod keres;
pub mod records;

use proptest::prelude::{Strategy, any, prop, prop_oneof};
use rules::{AnyPosition, Game, Line, Move, Position};

/// Start positions from which random play reaches every rule of `game` soon.
pub fn starts(game: Game) -> &'static [&'static str] {
    match game {
        Game::Chess => &chess::STARTS,
        Game::Joker => &joker::STARTS,
        Game::Keres => &keres::STARTS,
        Game::Cyvasse => &cyvasse::STARTS,
        Game::Checkered => &checkered::STARTS,
    }
}

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
pub fn walk<P: Position>((start, steps): &(usize, Vec<u16>)) -> Vec<(P, Option<Move>)> {
    let starts = starts(P::GAME);
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

/// The same as a line of `game`, up to its end.
pub fn line(game: Game, (start, steps): &(usize, Vec<u16>)) -> Line {
    let starts = starts(game);
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

/// The positions of a file of counts, each with a depth and how many leaves lie there.
pub fn counts(file: &str) -> Vec<(&str, u32, u64)> {
    let mut position = None;
    let mut counts = Vec::new();
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("position", text)) => position = Some(text),
            Some((depth, leaves)) => {
                let depth = depth.parse().expect("a depth");
                let leaves = leaves.parse().expect("a number of leaves");
                counts.push((position.expect("a position comes first"), depth, leaves));
            }
            None => panic!("{line:?} is neither a position nor a count"),
        }
    }
    counts
}
