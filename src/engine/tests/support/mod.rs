//! What several tests share: games at random that follow from a seed.

#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

use rules::{AnyPosition, Game, Line};

/// The line of a game whose moves follow from `seed`, so many half-moves long, or up to the
/// last position that is not over.
pub fn wander_line(game: Game, seed: u64, plies: usize) -> Line {
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut line = Line::new(AnyPosition::start(game));
    for _ in 0..plies {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let moves = line.position().legal_moves();
        let mv = moves[(state >> 33) as usize % moves.len()];
        line.play(mv).expect("a legal move");
        if line.outcome().is_some() {
            line.undo();
            break;
        }
    }
    line
}

/// The position such a game has come to.
pub fn wander(game: Game, seed: u64, plies: usize) -> AnyPosition {
    wander_line(game, seed, plies).position().clone()
}

/// The columns of a data file, separated by bars; empty lines and those with `#` are skipped.
pub fn rows<const N: usize>(text: &str) -> impl Iterator<Item = [&str; N]> {
    let filled = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    filled.map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        columns.try_into().unwrap_or_else(|_| panic!("{line}: not {N} columns"))
    })
}
