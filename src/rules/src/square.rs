//! Squares, shared by all boards.

use std::fmt;
use std::str::FromStr;

/// A square, named by file letter and rank number (`e4`).
///
/// Boards of up to 12 files and 9 ranks share this type, so that one 128-bit set holds the
/// squares of any of them; which squares exist is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Most files of any board (`a` to `l`).
    pub const FILES: u8 = 12;
    /// Most ranks of any board.
    pub const RANKS: u8 = 9;

    /// The square on `file` and `rank`, both counted from 0; `None` past the largest board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::FILES && rank < Self::RANKS {
            Some(Self(rank * Self::FILES + file))
        } else {
            None
        }
    }

    /// File counted from 0 (`a`).
    pub const fn file(self) -> u8 {
        self.0 % Self::FILES
    }

    /// Rank counted from 0 (White's first rank).
    pub const fn rank(self) -> u8 {
        self.0 / Self::FILES
    }

    /// Every square of the largest board, rank by rank from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::FILES * Self::RANKS).map(Self)
    }

    /// `0..108`, rank by rank.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" names no square")]
pub struct ParseSquareError(pub String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError(text.to_owned()));
        };
        file.checked_sub(b'a')
            .zip(rank.checked_sub(b'1'))
            .and_then(|(file, rank)| Self::new(file, rank))
            .ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::from_text::deserialize(deserializer)
    }
}
