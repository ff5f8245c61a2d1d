//! The numbers of the search: by how much, and how deep. Values are centipawns, depths are
//! half-moves. They were chosen by trial; what was measured of them is told in the crate's README.

use rules::Game;

use crate::Searched;

/// So many half-moves before the draw the counter is near enough that a table entry, which knows
/// nothing of it, is not trusted.
pub(crate) const COUNTER_MATTERS: u16 = 16;

/// Deeper nodes are not given up for their evaluation alone.
pub(crate) const RAZORING_DEPTH: i32 = 3;
/// So far below the window only captures can help.
pub(crate) const fn razoring(depth: i32) -> i32 {
    180 + 220 * depth
}

/// Beyond this depth too much can happen for a position to be good enough as it is.
pub(crate) const REVERSE_DEPTH: i32 = 8;
/// What the opponent may win back in so many half-moves; a position on the way up needs less.
pub(crate) const fn reverse_futility(depth: i32, improving: bool) -> i32 {
    75 * (depth - improving as i32)
}

/// Below this depth a pass would only repeat what the evaluation says.
pub(crate) const NULL_DEPTH: i32 = 3;
/// How much less deep the answer to a pass is searched; less still where there is room.
pub(crate) fn null_reduction(depth: i32, above: i32) -> i32 {
    4 + depth / 4 + (above / 180).clamp(0, 3)
}

/// A capture has to beat the window by so much…
pub(crate) const PROBCUT: i32 = 180;
/// …at so much less depth…
pub(crate) const PROBCUT_REDUCTION: i32 = 4;
/// …in nodes of at least this depth.
pub(crate) const PROBCUT_DEPTH: i32 = 6;

/// From this depth on a node without a move from the table is searched less deep.
pub(crate) const INTERNAL_DEPTH: i32 = 4;

/// Quiet moves are left out only so near the end of a line.
pub(crate) const FUTILITY_DEPTH: i32 = 7;
/// What a quiet move may gain in so many half-moves.
pub(crate) const fn futility(depth: i32) -> i32 {
    90 + 85 * depth
}

/// Losing captures are left out only so near the end of a line.
pub(crate) const EXCHANGE_DEPTH: i32 = 7;
/// How much a capture may lose.
pub(crate) const fn noisy_exchange(depth: i32) -> i32 {
    90 * depth
}
/// The same for quiet moves.
pub(crate) const QUIET_EXCHANGE_DEPTH: i32 = 7;
/// How much a quiet move may lose.
pub(crate) const fn quiet_exchange(depth: i32) -> i32 {
    55 * depth
}

/// How many quiet moves are tried near the end of a line. Games with many moves get more, for
/// there the good one stands later in the list.
pub(crate) fn late_moves<P: Searched>(depth: i32, improving: bool) -> i32 {
    if depth > 8 {
        return i32::MAX;
    }
    let wide = match P::GAME {
        Game::Chess | Game::Joker | Game::Checkered => 1,
        Game::Keres | Game::Cyvasse => 2,
    };
    let count = 4 + depth * depth;
    wide * if improving { count } else { count / 2 + 1 }
}

/// Whether late quiet moves are still tried if they put the king in danger. Where seeing that is
/// costly it is looked for only farther from the end of a line.
pub(crate) fn spares_danger<P: Searched>(depth: i32) -> bool {
    match P::GAME {
        Game::Chess | Game::Joker | Game::Checkered => true,
        Game::Keres | Game::Cyvasse => depth >= 3,
    }
}

/// Shallower nodes have no moves searched less deep.
pub(crate) const REDUCTION_DEPTH: i32 = 3;
/// A quiet move that was worth so much elsewhere is searched one half-move deeper.
pub(crate) const HISTORY_REDUCTION: i32 = 9_000;

/// How much less deep a quiet move is searched: the product of the logarithms of depth and of
/// the number of moves tried, by two and a bit.
pub(crate) fn base_reduction(depth: i32, tried: i32) -> i32 {
    // Natural logarithms in hundredths, from the binary ones in eighths.
    let log = |value: i32| {
        let eighths = (value.clamp(1, 200) as u64).pow(8).ilog2();
        eighths as i32 * 69 / 8
    };
    (70 + log(depth) * log(tried) / 230) / 100
}

/// A move from the table can stand out only in nodes of this depth…
pub(crate) const SINGULAR_DEPTH: i32 = 7;
/// …if it was found at most so much shallower.
pub(crate) const SINGULAR_NEAR: i32 = 3;
/// By how much all others have to be worse.
pub(crate) const fn singular(depth: i32) -> i32 {
    2 * depth
}

/// By so much more, and it is searched deeper still.
pub(crate) const SINGULAR_FAR: i32 = 24;

/// At the end of a line, quiet moves out of danger are tried for so many half-moves.
pub(crate) const EVASIONS: usize = 4;
/// What a position may gain beside the man that is taken.
pub(crate) const QUIESCENCE: i32 = 180;
