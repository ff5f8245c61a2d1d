//! When a search ends: depth, nodes, time, or being told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::Move;

use crate::clock::Clock;

/// What a search may use up. Without any limit it goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Half-moves to look ahead, at least 1.
    pub depth: Option<u32>,
    /// Positions to visit, by all threads together.
    pub nodes: Option<u64>,
    /// Time for this move, all of which may be used.
    pub move_time: Option<Duration>,
    /// The player's clock, from which the time for this move is taken.
    pub clock: Option<Clock>,
    /// Think on the opponent's time: no clock runs until [`Stop::hit`].
    pub ponder: bool,
    /// Look for a forced win in so many moves, and end when one is found.
    pub mate: Option<u32>,
    /// Look at these moves alone, if any are given.
    pub only: Vec<Move>,
}

impl Limits {
    /// So many half-moves.
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// So many positions.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// So much time.
    pub fn move_time(time: Duration) -> Self {
        Self { move_time: Some(time), ..Self::default() }
    }
}

/// Ends a search from another thread. Clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Flags>);

#[derive(Debug, Default)]
struct Flags {
    stop: AtomicBool,
    hit: AtomicBool,
}

impl Stop {
    /// A flag that nobody has raised.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search; it answers with the best it has found.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// The opponent has played the move that was pondered upon: from now on the clock runs.
    pub fn hit(&self) {
        self.0.hit.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been told to end.
    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Whether the move that was pondered upon has been played.
    pub fn is_hit(&self) -> bool {
        self.0.hit.load(Ordering::Relaxed)
    }
}
