//! Why a move is refused.

use std::fmt;

use crate::text::join_reasons;
use crate::{Choice, Move, Outcome, Piece, Player, Role, Square};

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
    #[error("{} does not move from {from} to {to}", a(piece.role))]
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
    /// The man cannot move for now (Joker chess).
    #[error("the {} on {at} {}", piece.role, match by {
        Some(by) => format!("is held by the joker on {by}"),
        None => "is still frozen for this turn".to_owned(),
    })]
    Frozen {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
        /// The first Joker that holds it; none if it thaws.
        by: Option<Square>,
    },
    /// En Croissant is for the move right after a doubled pawn has passed (Joker chess).
    #[error("En Croissant behind the pawn on {pawn} is not possible now")]
    CroissantOver {
        /// The pawn that has passed.
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
    /// Nobody stands on a mountain, and only dragons and shots go over one (Cyvasse).
    #[error("{at} is a mountain")]
    Mountain {
        /// The first mountain on the way, or the target.
        at: Square,
    },
    /// A man stops in the water (Cyvasse).
    #[error("the water on {at} ends every walk")]
    Water {
        /// Where the walk would have to go on.
        at: Square,
    },
    /// Only dragons pass what a spearman of the opponent looks at (Cyvasse).
    #[error("the spearman on {by} bars the way over {at}")]
    Barred {
        /// Where the walk would have to go on.
        at: Square,
        /// The first such spearman.
        by: Square,
    },
    /// Too few men attack the target (Cyvasse).
    #[error("the {piece} on {at} has {left} armour left")]
    Armoured {
        /// The target.
        at: Square,
        /// What stands there.
        piece: Piece,
        /// What attackers have left of its armour.
        left: u8,
    },
    /// A tower beside the target keeps it from being taken (Cyvasse).
    #[error("the tower on {tower} protects the {piece} on {at}")]
    Protected {
        /// The target.
        at: Square,
        /// What stands there.
        piece: Piece,
        /// The first such tower.
        tower: Square,
    },
    /// The man takes nothing at all (Cyvasse, Joker chess).
    #[error("{} captures nothing", a(piece.role))]
    NeverCaptures {
        /// The man.
        piece: Piece,
    },
    /// A spearman looks ahead (Cyvasse).
    #[error("{} captures only on its two forward squares", a(piece.role))]
    NotForward {
        /// The man.
        piece: Piece,
    },
    /// Captures go straight, and not too far (Cyvasse).
    #[error("{} captures only in a straight line, at most {most} {} away",
        a(piece.role),
        if *most == 1 { "square" } else { "squares" })]
    NotInLine {
        /// The man.
        piece: Piece,
        /// How far it captures.
        most: usize,
    },
    /// Shots fly straight, neither too near nor too far (Cyvasse).
    #[error("{} shoots only in a straight line, 2 to 4 squares away", a(piece.role))]
    OutOfShot {
        /// The man.
        piece: Piece,
    },
    /// Castling is not possible.
    #[error("castling: {0}")]
    Castling(CastlingRefusal),
    /// The two-square step from a square is made once in a game of Checkered chess.
    #[error("the two-square step from {at} has been made already")]
    StepUsed {
        /// The start square.
        at: Square,
    },
    /// Nobody takes a checkered man before the checkered side is taken.
    #[error("the checkered {} on {at} cannot be taken", piece.role)]
    CheckeredMan {
        /// The target.
        at: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The opponent's last move of a checkered man is not taken straight back.
    #[error("the checkered man has just come from {back}, and may not go straight back")]
    StraightBack {
        /// Where it came from.
        back: Square,
    },
    /// The checkered side cannot be taken.
    #[error("taking the checkered side: {0}")]
    Switch(SwitchRefusal),
    /// Men do not stand on one another like that (Keres).
    #[error(transparent)]
    Stacking(StackingRefusal),
}

/// One reason why the checkered side cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SwitchRefusal {
    /// The game is played without.
    #[error("this game is played without it")]
    Off,
    /// There is nothing to take.
    #[error("there is no checkered man")]
    NoCheckered,
    /// A king would be attacked by a checkered man, which then would have to take it.
    #[error("the king on {king} would be attacked by the checkered man on {by}")]
    KingAttacked {
        /// Where the king stands.
        king: Square,
        /// The first attacker.
        by: Square,
    },
    /// No checkered man could move.
    #[error("the checkered side would have no move")]
    NoMove,
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
    /// The rook is frozen (Joker chess).
    #[error("the rook on {rook} is frozen")]
    RookFrozen {
        /// Where it stands.
        rook: Square,
    },
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

/// A role with its article.
fn a(role: Role) -> String {
    let article = if role.id().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {role}")
}
