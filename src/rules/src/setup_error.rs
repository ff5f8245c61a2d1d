//! Why a free placement is no position.

use std::fmt;

use crate::text::join_reasons;
use crate::{Game, Piece, Player, Role, Side, Square, Wing};

/// A setup that cannot be played from, with every reason found.
///
/// ```
/// use rules::{AnyPosition, Game, Setup};
///
/// let refused = AnyPosition::new(&Setup::empty(Game::Chess)).unwrap_err();
/// assert_eq!(refused.to_string(), "White has no king; Black has no king");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The reasons, at least one.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join_reasons(f, &self.faults)
    }
}

impl std::error::Error for SetupError {}

/// One thing that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// A man stands outside the game's board.
    #[error("the {piece} on {at} stands outside the board")]
    OffBoard {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
    },
    /// A side has no king.
    #[error("{} has no king", .0.title())]
    NoKing(Player),
    /// A side has several kings.
    #[error("{} has {count} kings", player.title())]
    TooManyKings {
        /// Whose.
        player: Player,
        /// How many.
        count: usize,
    },
    /// More men than a side begins with.
    #[error("{} has {count} men, more than {most}", player.title())]
    TooManyMen {
        /// Whose.
        player: Player,
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// More pawns than a side begins with.
    #[error("{} has {count} pawns, more than {most}", player.title())]
    TooManyPawns {
        /// Whose.
        player: Player,
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A pawn on a first or last rank.
    #[error("a {side} pawn stands on {at}, where no pawn can be")]
    PawnOnEndRank {
        /// Whose.
        side: Side,
        /// Where.
        at: Square,
    },
    /// A man stands where it would have been promoted (Keres).
    #[error("a {piece} stands on {at}, where it would have been promoted")]
    Unpromoted {
        /// Where.
        at: Square,
        /// What it is.
        piece: Piece,
    },
    /// A king stands on another man, or below one (Keres).
    #[error("{}'s king on {at} is part of a stack, which no king can be", player.title())]
    KingInStack {
        /// Whose.
        player: Player,
        /// Where.
        at: Square,
    },
    /// Men of two sides stand on one another (Keres).
    #[error("the men on {at} are of two sides, and cannot stand on one another")]
    MixedStack {
        /// Where.
        at: Square,
    },
    /// The side that has just moved left its king attacked.
    #[error("{}'s king on {king} is attacked from {by}, though it is {}'s turn", (!*turn).title(), turn.title())]
    OpponentInCheck {
        /// Who is to move.
        turn: Player,
        /// The attacked king.
        king: Square,
        /// The first attacker.
        by: Square,
    },
    /// No move gives check with three men at once.
    #[error("{count} men attack {}'s king at once, which no move can bring about", turn.title())]
    TooManyCheckers {
        /// Who is in check.
        turn: Player,
        /// How many attackers.
        count: usize,
    },
    /// A castling right without its king or rook at home.
    #[error("{} cannot have the right to castle with the {}: {} does not stand on {home}",
        player.title(),
        format_args!("{} rook", (b'a' + rook.file()) as char),
        if *king_missing { "the king" } else { "the rook" })]
    CastlingRight {
        /// Whose right.
        player: Player,
        /// On which wing.
        wing: Wing,
        /// Whether the king is what is missing, rather than the rook.
        king_missing: bool,
        /// Where it should stand.
        home: Square,
        /// Where the rook should stand.
        rook: Square,
    },
    /// The en passant square does not fit the board.
    #[error("{at} cannot be an en passant square: {fault}")]
    EnPassant {
        /// The square.
        at: Square,
        /// What does not fit.
        fault: EnPassantFault,
    },
    /// A man of another game.
    #[error("the {piece} on {at} is no man of {game}")]
    Stranger {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
        /// The game.
        game: Game,
    },
    /// Two men on one square, in a game without stacks.
    #[error("two men stand on {at}")]
    StackNotAllowed {
        /// Where they stand.
        at: Square,
    },
    /// Mountain or water where the game's board has no square.
    #[error("{at} lies outside the board and has no terrain")]
    TerrainOffBoard {
        /// The square.
        at: Square,
    },
    /// Nobody stands on a mountain.
    #[error("the {piece} stands on {at}, which is a mountain")]
    OnMountain {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
    },
    /// Both sides would have lost.
    #[error("neither side has anything but towers")]
    OnlyTowers,
    /// The croissant square does not fit the board (Joker chess).
    #[error("{at} cannot be a croissant square: {fault}")]
    Croissant {
        /// The square.
        at: Square,
        /// What does not fit.
        fault: CroissantFault,
    },
    /// The list of doubled pawns does not fit the board (Joker chess).
    #[error("{at} cannot be listed as doubled: {fault}")]
    Doubled {
        /// The square.
        at: Square,
        /// What does not fit.
        fault: DoubledFault,
    },
    /// The list of thawing men does not fit the board (Joker chess).
    #[error("{at} cannot be listed as thawing: {fault}")]
    Thawing {
        /// The square.
        at: Square,
        /// What does not fit.
        fault: ThawingFault,
    },
    /// Each checkered man costs either side a man.
    #[error("{} has {count} men beside {checkered} checkered ones, together more than {most}", player.title())]
    TooManyBesideCheckered {
        /// Whose.
        player: Player,
        /// How many of their own.
        count: usize,
        /// How many checkered men.
        checkered: usize,
        /// How many there may be together.
        most: usize,
    },
    /// Each checkered pawn costs another pawn.
    #[error("there are {count} pawns in all, more than {most}")]
    TooManyPawnsInAll {
        /// How many.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Only the squares on which pawns begin have a two-square step.
    #[error("no two-square step starts on {0}")]
    NoStartSquare(Square),
    /// The last move does not fit the board.
    #[error("the last move cannot have been {from}{to}: {fault}")]
    Undo {
        /// Where the checkered man came from.
        from: Square,
        /// Where it stands.
        to: Square,
        /// What does not fit.
        fault: UndoFault,
    },
    /// The last checkered man was taken, so that it is the turn of who had them.
    #[error("no checkered man is left, so it must be {}'s turn", .0.title())]
    NoCheckeredLeft(Player),
    /// Full moves are counted from 1.
    #[error("the full-move number is 0, but it counts from 1")]
    NoFullmove,
}

/// Why a move is not the last move of a checkered man that is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoFault {
    /// Once a player has the checkered men nothing is remembered.
    #[error("it is remembered only before a player has the checkered men")]
    Stage,
    /// The last move was another one.
    #[error("the last move was a pawn's two-square step")]
    EnPassant,
    /// What left a square is not on it.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// Only checkered men's moves are remembered.
    #[error("no checkered man stands on {0}")]
    NoCheckered(Square),
    /// The man does not move like that.
    #[error("the man does not move like that")]
    Way,
}

/// Why a square is no en passant square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnPassantFault {
    /// The two-square step crosses another rank.
    #[error("it must lie on rank {0}")]
    Rank(u8),
    /// Either side's pawns may have made the step.
    #[error("it must lie on rank 3 or 6")]
    EitherRank,
    /// No pawn stands before it.
    #[error("no pawn of the side that moved stands on {0}")]
    NoPawn(Square),
    /// The step cannot have crossed or left an occupied square.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// The step has just been made, so it is not unused.
    #[error("the two-square step from {0} is still unused")]
    StepUnused(Square),
    /// The two-square step cannot have left this check standing.
    #[error("the king was in check before that step already")]
    Check,
    /// The step makes a doubled pawn, which must be listed (Joker chess).
    #[error("the pawn on {0} is not listed as doubled")]
    NotDoubled(Square),
    /// Other fields tell that the last move was another.
    #[error("the other fields tell that the last move was another")]
    OtherMove,
    /// No pawn may take there, in a game whose position text names the square only then.
    #[error("no pawn may take there")]
    NotLegal,
}

/// Why a square is no croissant square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CroissantFault {
    /// The passer leaves one of two ranks.
    #[error("it must lie on rank {} or {}", .0[0], .0[1])]
    Rank([u8; 2]),
    /// No doubled pawn stands before it.
    #[error("no doubled pawn of the side that moved stands on {0}")]
    NoPasser(Square),
    /// A pawn cannot have left an occupied square.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// Other fields tell that the last move was another.
    #[error("the other fields tell that the last move was another")]
    OtherMove,
    /// The passer's step cannot have left this check standing.
    #[error("the king was in check before that step already")]
    Check,
    /// The square is named only when En Croissant is legal.
    #[error("no pawn may step there")]
    NotLegal,
}

/// Why a square is not one of a doubled pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DoubledFault {
    /// Nothing, or another man, stands there.
    #[error("no pawn stands there")]
    NoPawn,
    /// The pawn is not as far as its two-square step leads.
    #[error("a two-square step leads the pawn further")]
    Behind,
}

/// Why a square is not one of a thawing man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThawingFault {
    /// Nobody stands there.
    #[error("it is empty")]
    Empty,
    /// Kings and Jokers are never frozen.
    #[error("a {0} is never frozen")]
    Never(Role),
    /// Only men of the side to move thaw.
    #[error("only men of the side to move, {0}, thaw")]
    Turn(Player),
    /// The board shows already that it is frozen.
    #[error("the joker on {0} holds it")]
    Held(Square),
}
