//! What a played move did: the one account that components, motion, sound and words follow.

use crate::setup::Memory;
use crate::{Outcome, Piece, Player, Role, Square};

/// One thing a move did. Effects are listed in the order in which they happen, and carry the
/// old value beside the new one, so that they can be applied forwards and backwards.
///
/// Law, held by a test over random games: the setup before a move, plus its effects, is the
/// setup after it; and the setup after it, less its effects in reverse, is the one before.
///
/// En passant takes a pawn that does not stand where the captor lands:
///
/// ```
/// use rules::{AnyPosition, Effect, Game};
///
/// let text = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
/// let mut position = AnyPosition::from_text(Game::Chess, text).unwrap();
/// assert_eq!(
///     position.to_setup().to_string(),
///     "\
/// 8 . . . . k . . .
/// 7 . . . . . . . .
/// 6 . . . . . . . .
/// 5 . . . p P . . .
/// 4 . . . . . . . .
/// 3 . . . . . . . .
/// 2 . . . . . . . .
/// 1 . . . . K . . .
///   a b c d e f g h"
/// );
/// let effects = position.play("e5d6".parse().unwrap()).unwrap();
/// assert!(matches!(effects[0], Effect::Captured { at, .. } if at.to_string() == "d5"));
/// assert!(matches!(effects[1], Effect::Moved { to, .. } if to.to_string() == "d6"));
/// assert_eq!(
///     position.to_setup().to_string(),
///     "\
/// 8 . . . . k . . .
/// 7 . . . . . . . .
/// 6 . . . P . . . .
/// 5 . . . . . . . .
/// 4 . . . . . . . .
/// 3 . . . . . . . .
/// 2 . . . . . . . .
/// 1 . . . . K . . .
///   a b c d e f g h"
/// );
/// ```
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
