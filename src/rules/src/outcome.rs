//! How a game ended.

use crate::Player;

/// A finished game: who won, if anybody, and why. A game in progress has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner, or `None` for a draw.
    pub winner: Option<Player>,
    /// Why the game ended.
    pub reason: Reason,
}

/// The one word that says why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The king is attacked and no move saves it.
    Checkmate,
    /// The side to move has no move and is not attacked.
    Stalemate,
    /// Fifty moves by each side without a capture or pawn move.
    FiftyMoves,
    /// The same position for the third time.
    Repetition,
    /// Nobody has the material to win.
    InsufficientMaterial,
    /// Both players agreed to a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's clock ran out.
    Time,
    /// A player left.
    Abandoned,
}
