//! Principal variations: the play both sides expect.

use rules::Move;

use crate::score::MAX_PLY;

/// The best line below every ply of the tree that is being searched.
#[derive(Debug)]
pub(crate) struct Variations(Vec<Below>);

#[derive(Clone, Copy, Debug)]
struct Below {
    moves: [Option<Move>; MAX_PLY + 2],
    length: usize,
}

impl Variations {
    pub(crate) fn new() -> Self {
        Self(vec![Below { moves: [None; MAX_PLY + 2], length: 0 }; MAX_PLY + 2])
    }

    /// Nothing is known below `ply`.
    pub(crate) fn clear(&mut self, ply: usize) {
        self.0[ply].length = 0;
    }

    /// `mv` and what is expected after it is the best at `ply`.
    pub(crate) fn set(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.0.split_at_mut(ply + 1);
        let (here, next) = (&mut above[ply], &below[0]);
        here.moves[0] = Some(mv);
        here.moves[1..=next.length].copy_from_slice(&next.moves[..next.length]);
        here.length = next.length + 1;
    }

    /// The best line from the root.
    pub(crate) fn root(&self) -> Vec<Move> {
        self.0[0].moves[..self.0[0].length].iter().copied().flatten().collect()
    }
}
