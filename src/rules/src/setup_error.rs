//! Why a free placement is no position.

use std::fmt;

use crate::text::join_reasons;
use crate::{Game, Piece, Player, Side, Square, Wing};

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
        match wing { Wing::King => "h rook", Wing::Queen => "a rook" },
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
    /// Full moves are counted from 1.
    #[error("the full-move number is 0, but it counts from 1")]
    NoFullmove,
}

/// Why a square is no en passant square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnPassantFault {
    /// The two-square step crosses another rank.
    #[error("it must lie on rank {0}")]
    Rank(u8),
    /// No pawn stands before it.
    #[error("no pawn of the side that moved stands on {0}")]
    NoPawn(Square),
    /// The step cannot have crossed or left an occupied square.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// The two-square step cannot have left this check standing.
    #[error("the king was in check before that step already")]
    Check,
}
