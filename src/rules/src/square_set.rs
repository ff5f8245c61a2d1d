//! Sets of squares of any board, one bit a square.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use crate::Square;

/// A set of squares.
///
/// ```
/// use rules::{Square, SquareSet};
///
/// let set: SquareSet = ["e4", "a1"].iter().map(|name| name.parse::<Square>().unwrap()).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(format!("{set:?}"), "{a1, e4}");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set of `at` alone.
    pub const fn of(at: Square) -> Self {
        Self(1 << at.index())
    }

    /// Whether `at` is in the set.
    pub const fn contains(self, at: Square) -> bool {
        self.0 & Self::of(at).0 != 0
    }

    /// Adds `at`.
    pub const fn insert(&mut self, at: Square) {
        self.0 |= Self::of(at).0;
    }

    /// Takes `at` out.
    pub const fn remove(&mut self, at: Square) {
        self.0 &= !Self::of(at).0;
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first square, counted rank by rank from a1.
    pub fn first(self) -> Option<Square> {
        self.into_iter().next()
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;

    fn not(self) -> Self {
        let all = (1 << (Square::FILES * Square::RANKS)) - 1;
        Self(all & !self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, at| set | Self::of(at))
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareSetIter;

    fn into_iter(self) -> SquareSetIter {
        SquareSetIter(self.0)
    }
}

/// The squares of a set, rank by rank from a1.
#[derive(Clone, Debug)]
pub struct SquareSetIter(u128);

impl Iterator for SquareSetIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Square::new(index % Square::FILES, index / Square::FILES)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
