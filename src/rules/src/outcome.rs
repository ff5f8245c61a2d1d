//! How a game ended.

use std::fmt;

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

impl Outcome {
    /// `player` won.
    pub const fn win(player: Player, reason: Reason) -> Self {
        Self { winner: Some(player), reason }
    }

    /// Nobody won.
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Player::White) => "1-0",
            Some(Player::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.score(), self.reason)
    }
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
    /// A side's last king was taken.
    KingCaptured,
    /// Nothing but towers is left to a side.
    OnlyTowers,
    /// The side to move has no move, in a game without check.
    NoMoves,
    /// The checkered side has no man left.
    NoCheckeredLeft,
    /// Fifty moves by each side without a capture or pawn move.
    FiftyMoves,
    /// Forty half-moves in a row without a capture.
    FortyPlies,
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

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 14] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::KingCaptured,
        Self::OnlyTowers,
        Self::NoMoves,
        Self::NoCheckeredLeft,
        Self::FiftyMoves,
        Self::FortyPlies,
        Self::Repetition,
        Self::InsufficientMaterial,
        Self::Agreement,
        Self::Resignation,
        Self::Time,
        Self::Abandoned,
    ];

    /// The word used by the command line and saved games: `fifty-moves`, …
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::KingCaptured => "king-captured",
            Self::OnlyTowers => "only-towers",
            Self::NoMoves => "no-moves",
            Self::NoCheckeredLeft => "no-checkered-left",
            Self::FiftyMoves => "fifty-moves",
            Self::FortyPlies => "forty-plies",
            Self::Repetition => "repetition",
            Self::InsufficientMaterial => "insufficient-material",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Abandoned => "abandoned",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
