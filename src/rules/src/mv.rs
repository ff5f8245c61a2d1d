//! A move, named exactly as the coordinate form writes it.

use crate::{Role, Square};

/// A move in its one canonical form: `e2e4`, `e7e8q`, castling as the king's two-square step.
///
/// A move says only what the mover chose. What it does is told by the effects of playing it,
/// so nothing outside the rules judges a move by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square the man leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// What else the mover chose, if the move asks for it.
    pub choice: Option<Choice>,
}

/// The choice a move's suffix letter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// The role a pawn becomes (`q r b n`).
    Promotion(Role),
}
