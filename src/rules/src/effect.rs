//! What a played move did: the one account that components, motion, sound and words follow.

use crate::setup::Memory;
use crate::{Outcome, Piece, Player, Role, Square};

/// One thing a move did. Effects are listed in the order in which they happen, and carry the
/// old value beside the new one, so that they can be applied forwards and backwards.
///
/// Law, held by a test over random games: the setup before a move, plus its effects, is the
/// setup after it; and the setup after it, less its effects in reverse, is the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// `piece` was taken from `at` and left the board.
    Captured {
        /// Where it stood (in en passant not where the captor lands).
        at: Square,
        /// What was taken.
        piece: Piece,
    },
    /// The man on `from` went to the empty square `to`.
    Moved {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// The man on `at` changed its role.
    Promoted {
        /// Where it stands.
        at: Square,
        /// What it was.
        from: Role,
        /// What it is now.
        to: Role,
    },
    /// What the board does not show (rights, counters) changed.
    Remembered {
        /// As it was.
        before: Memory,
        /// As it is now.
        after: Memory,
    },
    /// It is now `to`'s turn.
    TurnPassed {
        /// Who moved.
        from: Player,
        /// Who moves next.
        to: Player,
    },
    /// The game ended by this move.
    Over(Outcome),
}

impl Effect {
    /// Whether the effect took a man off the board.
    pub const fn is_capture(&self) -> bool {
        matches!(self, Self::Captured { .. })
    }
}
