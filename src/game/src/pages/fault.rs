//! What is wrong with the file of a page.

use rules::{PlayError, PositionTextError, Square};

/// A file that is no page, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {why}")]
pub struct PageError {
    /// The file, without its folder.
    pub file: String,
    /// Where, counted from 1.
    pub line: usize,
    /// What.
    pub why: PageFault,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PageFault {
    /// It cannot be read.
    #[error("{0}")]
    Text(String),
    /// An id has other signs than those allowed, or none.
    #[error("{0:?} is no id: it has letters from a to z, digits and _")]
    Id(String),
    /// An id is there twice.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// The position text is none.
    #[error("the position is none: {0}")]
    Position(#[from] PositionTextError),
    /// A move of a line is not legal.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// A square is off the board.
    #[error("the board has no square {0}")]
    NoSquare(Square),
    /// Nobody on this square has a move to show.
    #[error("nothing on {0} can move")]
    NoMoves(Square),
}
