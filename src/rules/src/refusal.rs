//! Why a move is refused.

use std::fmt;

use crate::text::join_reasons;
use crate::{Choice, Move, Outcome, Piece, Player, Square};

/// A move that was not played, and everything that speaks against it.
///
/// ```
/// use rules::{AnyPosition, Game};
///
/// let start = AnyPosition::start(Game::Chess);
/// let refused = start.resolve("a1a5".parse().unwrap()).unwrap_err();
/// assert_eq!(refused.to_string(), "a1a5 is not legal: the way is blocked on a2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The move as it was given.
    pub mv: Move,
    /// The reasons, at least one, the most telling first.
    pub reasons: Vec<Refusal>,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal: ", self.mv)?;
        join_reasons(f, &self.reasons)
    }
}

impl std::error::Error for PlayError {}

/// One reason why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over ({0})")]
    GameOver(Outcome),
    /// The game's board has no such square.
    #[error("the board has no square {0}")]
    NoSuchSquare(Square),
    /// A move leaves its square.
    #[error("it goes nowhere")]
    SameSquare,
    /// Nothing stands on the square of origin.
    #[error("{0} is empty")]
    EmptySquare(Square),
    /// The man belongs to the opponent.
    #[error("the {piece} on {at} is not {}'s to move", turn.title())]
    NotYourMan {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
        /// Who is to move.
        turn: Player,
    },
    /// The target holds a man of the mover's own.
    #[error("{}'s own {} stands on {at}", turn.title(), piece.role)]
    OwnMan {
        /// The target.
        at: Square,
        /// What stands there.
        piece: Piece,
        /// Who is to move.
        turn: Player,
    },
    /// The man does not move like that.
    #[error("a {} does not move from {from} to {to}", piece.role)]
    Unreachable {
        /// The man.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it does not get to.
        to: Square,
    },
    /// Something stands in between, or where a pawn steps.
    #[error("the way is blocked on {at}")]
    Blocked {
        /// The first square that is not free.
        at: Square,
    },
    /// A pawn goes sideways only to take something.
    #[error("there is nothing to take on {at}")]
    NothingToCapture {
        /// The target.
        at: Square,
    },
    /// En passant is for the move right after the two-square step.
    #[error("the pawn on {pawn} cannot be taken en passant now")]
    EnPassantOver {
        /// The pawn that is passed.
        pawn: Square,
    },
    /// The king would stand attacked.
    #[error("the king on {king} would be attacked from {by}")]
    LeavesKingAttacked {
        /// Where the king would stand.
        king: Square,
        /// The first attacker.
        by: Square,
    },
    /// A pawn on the last rank must become something.
    #[error("it must say what the pawn becomes (q, r, b or n)")]
    PromotionMissing,
    /// The suffix makes no sense for this move.
    #[error("the suffix \"{}\" is not allowed here", .0.letter())]
    ChoiceNotAllowed(Choice),
    /// Castling is not possible.
    #[error("castling: {0}")]
    Castling(CastlingRefusal),
    /// Men do not stand on one another like that (Keres).
    #[error(transparent)]
    Stacking(StackingRefusal),
}

/// One reason why men do not step onto one another, or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StackingRefusal {
    /// A king steps onto nobody, and nobody steps onto a king.
    #[error("a king is never part of a stack")]
    King,
    /// A stack holds two men.
    #[error("two men stand on {at} already")]
    Full {
        /// Where they stand.
        at: Square,
    },
    /// Only a man that moves alone steps onto another.
    #[error("a whole stack does not land on a man of its own side, who stands on {at}")]
    WholeStack {
        /// The target.
        at: Square,
    },
    /// Only the top of a stack leaves it.
    #[error("no stack stands on {at}, whose top could leave it")]
    NoStack {
        /// The square of origin.
        at: Square,
    },
}

/// One reason why castling is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CastlingRefusal {
    /// King or rook has moved before, or the right was never there.
    #[error("the right to castle on this side is gone")]
    RightLost,
    /// A man stands between king and rook.
    #[error("{at} is not empty")]
    Blocked {
        /// The first such square, counted from the king.
        at: Square,
    },
    /// The king is in check.
    #[error("the king on {king} is in check from {by}")]
    InCheck {
        /// Where the king stands.
        king: Square,
        /// The first attacker.
        by: Square,
    },
    /// The king would cross or reach an attacked square.
    #[error("{at} is attacked from {by}")]
    Attacked {
        /// The square.
        at: Square,
        /// The first attacker.
        by: Square,
    },
}
