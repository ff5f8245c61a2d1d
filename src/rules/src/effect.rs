//! What a played move did: the one account that components, motion, sound and words follow.

use crate::Position;
use crate::setup::Memory;
use crate::{Outcome, Piece, Player, Role, Square, Status, Tier};

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
    /// `piece` was taken from `at` and left the board; of a stack, the one on top, so that a
    /// taken stack is two of these.
    Captured {
        /// Where it stood (in en passant not where the captor lands).
        at: Square,
        /// What was taken.
        piece: Piece,
    },
    /// What stood on `from`, alone or stacked, went to the empty square `to`.
    Moved {
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// The man on `from`, alone or the top of a stack, stepped onto the man on `to`.
    Stacked {
        /// Where it stood.
        from: Square,
        /// Where it rides now.
        to: Square,
    },
    /// The top man of the stack on `from` left it for the empty square `to`.
    Unstacked {
        /// Where it rode.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// A shot flew from `from` to `to`. It moves nobody; what it took was told before.
    Shot {
        /// Who shot.
        from: Square,
        /// What was hit.
        to: Square,
    },
    /// The man on `at` became checkered by its capture, with a nature that may be new.
    Bred {
        /// Where it stands.
        at: Square,
        /// What it was.
        from: Piece,
        /// What it is now.
        to: Piece,
    },
    /// `player` took the checkered men for the rest of the game.
    TookCheckered {
        /// Who moves them from now on.
        player: Player,
    },
    /// What is special about the man on `at` changed. Told after everything that moved, except of
    /// a man that is taken: it loses what was special before it leaves.
    StatusChanged {
        /// Where it stands now.
        at: Square,
        /// As it was, wherever the man stood then.
        before: Status,
        /// As it is now.
        after: Status,
    },
    /// The man on `at` changed its role.
    Promoted {
        /// Where it stands.
        at: Square,
        /// Which man of a stack.
        tier: Tier,
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

/// Adds what has changed about the men, first about those that are taken, at the end about those
/// that are left, rank by rank from a1: `effects` tell how they got from where they stood
/// `before` to where they stand `after`.
pub(crate) fn tell_statuses<P: Position>(before: &P, after: &P, effects: &mut Vec<Effect>) {
    let mut changes = Vec::new();
    for at in P::GAME.squares().filter(|&at| after.man_at(at).is_some()) {
        let stood = effects.iter().rev().fold(at, |at, effect| match *effect {
            Effect::Moved { from, to }
            | Effect::Stacked { from, to }
            | Effect::Unstacked { from, to }
                if to == at =>
            {
                from
            }
            _ => at,
        });
        let (before, after) = (before.status(stood), after.status(at));
        if before != after {
            changes.push(Effect::StatusChanged { at, before, after });
        }
    }
    let lost: Vec<Effect> = effects
        .iter()
        .filter_map(|effect| match *effect {
            Effect::Captured { at, .. } => Some((at, before.status(at))),
            _ => None,
        })
        .filter(|(_, status)| *status != Status::default())
        .map(|(at, before)| Effect::StatusChanged { at, before, after: Status::default() })
        .collect();
    // Whatever is said of whose turn it is comes last.
    let turn = effects.iter().position(|effect| matches!(effect, Effect::Remembered { .. }));
    let place = turn.unwrap_or(effects.len());
    effects.splice(place..place, changes);
    effects.splice(0..0, lost);
}
