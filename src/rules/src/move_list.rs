//! The moves of one position, kept on the stack.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;

use crate::Move;

/// A list of moves that never touches the heap.
///
/// Its capacity is above what any accepted position can have: at most 16 men a side, of which
/// 15 reach 27 squares each and the king 10, makes 415 in chess. In Joker chess 16 reach 32
/// squares each, the king 10, and Jokers on all other squares 8 each, which makes 1026. In Cyvasse
/// any number of men may stand on the 88 squares; `n` of them go to no more than the `88 - n`
/// others, which makes 44 times 44 at most. README.md has the other games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(ArrayVec<Move, { Self::CAPACITY }>);

impl MoveList {
    /// The most moves it holds.
    pub const CAPACITY: usize = 2048;

    /// An empty list.
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Adds a move at the end.
    ///
    /// # Panics
    /// When the list is full, which no accepted position can bring about.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }

    /// Keeps only the moves that `keep` answers true for.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        self.0.retain(|mv| keep(*mv));
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl DerefMut for MoveList {
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, { Self::CAPACITY }>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
