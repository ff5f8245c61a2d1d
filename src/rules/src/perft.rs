//! Counting the leaves of the legal-move tree.

use crate::games::with_position;
use crate::{AnyPosition, Move, MoveList, Position};

/// The number of leaves at `depth`. A finished position counts 1 at depth 0 and 0 below.
///
/// ```
/// use rules::{AnyPosition, Game, perft};
///
/// assert_eq!(perft(&AnyPosition::start(Game::Chess), 3), 8902);
/// ```
pub fn perft(position: &AnyPosition, depth: u32) -> u64 {
    with_position!(position, inner => leaves(inner, depth))
}

/// The leaves below each legal move, in the order of the moves; empty at depth 0.
pub fn divide(position: &AnyPosition, depth: u32) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let count = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        (mv, perft(&next, below))
    };
    position.legal_moves().into_iter().map(count).collect()
}

fn leaves<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        _ => {
            let mut moves = MoveList::new();
            position.generate(&mut moves);
            let below = |&mv: &Move| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                leaves(&next, depth - 1)
            };
            moves.iter().map(below).sum()
        }
    }
}
