//! The games, and one type for callers that do not care which.

mod checkered;
mod chess;
mod cyvasse;
mod joker;
mod keres;

pub use checkered::Checkered;
pub use chess::Chess;
pub use cyvasse::{Cyvasse, Level, layout};
pub(crate) use cyvasse::{grid as cyvasse_grid, notation as cyvasse_notation};
pub use joker::Joker;
pub(crate) use joker::attacks as joker_attacks;
pub use keres::Keres;
pub(crate) use keres::{attacks as keres_attacks, notation as keres_notation};

use crate::{
    Effect, Game, Move, MoveList, Outcome, Piece, PlayError, Player, Position, PositionTextError,
    Setup, SetupError, Square, SquareSet, Status,
};

/// A validated position of any game.
///
/// ```
/// use rules::{AnyPosition, Game};
///
/// let mut position = AnyPosition::start(Game::Chess);
/// for mv in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1h1"] {
///     position.play(mv.parse().unwrap()).unwrap();
/// }
/// // The king went onto its own rook, which means castling.
/// let drawn = "\
/// 8 r . b q k b n r
/// 7 . p p p . p p p
/// 6 p . n . . . . .
/// 5 . B . . p . . .
/// 4 . . . . P . . .
/// 3 . . . . . N . .
/// 2 P P P P . P P P
/// 1 R N B Q . R K .
///   a b c d e f g h";
/// assert_eq!(position.to_setup().to_string(), drawn);
/// assert_eq!(
///     position.to_text(),
///     "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// Classic chess.
    Chess(Chess),
    /// Joker chess.
    Joker(Joker),
    /// Keres.
    Keres(Keres),
    /// Cyvasse.
    Cyvasse(Cyvasse),
    /// Checkered chess.
    Checkered(Checkered),
}

/// Runs `$body` with the position of whichever game it is.
macro_rules! with_position {
    ($any:expr, $inner:ident => $body:expr) => {
        match $any {
            $crate::AnyPosition::Chess($inner) => $body,
            $crate::AnyPosition::Joker($inner) => $body,
            $crate::AnyPosition::Keres($inner) => $body,
            $crate::AnyPosition::Cyvasse($inner) => $body,
            $crate::AnyPosition::Checkered($inner) => $body,
        }
    };
}
pub(crate) use with_position;

impl AnyPosition {
    /// The start of play of `game`.
    pub fn start(game: Game) -> Self {
        match game {
            Game::Chess => Self::Chess(Chess::start()),
            Game::Joker => Self::Joker(Joker::start()),
            Game::Keres => Self::Keres(Keres::start()),
            Game::Cyvasse => Self::Cyvasse(Cyvasse::start()),
            Game::Checkered => Self::Checkered(Checkered::start()),
        }
    }

    /// Judges a free placement: the one door to a position.
    ///
    /// # Errors
    /// Every reason why no game can reach the setup.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        match setup.game {
            Game::Chess => Chess::from_setup(setup).map(Self::Chess),
            Game::Joker => Joker::from_setup(setup).map(Self::Joker),
            Game::Keres => Keres::from_setup(setup).map(Self::Keres),
            Game::Cyvasse => Cyvasse::from_setup(setup).map(Self::Cyvasse),
            Game::Checkered => Checkered::from_setup(setup).map(Self::Checkered),
        }
    }

    /// Reads the position text of `game`.
    ///
    /// # Errors
    /// The field and place that cannot be read, or why the position is impossible.
    pub fn from_text(game: Game, text: &str) -> Result<Self, PositionTextError> {
        match game {
            Game::Chess => Chess::from_text(text).map(Self::Chess),
            Game::Joker => Joker::from_text(text).map(Self::Joker),
            Game::Keres => Keres::from_text(text).map(Self::Keres),
            Game::Cyvasse => Cyvasse::from_text(text).map(Self::Cyvasse),
            Game::Checkered => Checkered::from_text(text).map(Self::Checkered),
        }
    }

    /// Which game it is.
    pub fn game(&self) -> Game {
        match self {
            Self::Chess(_) => Game::Chess,
            Self::Joker(_) => Game::Joker,
            Self::Keres(_) => Game::Keres,
            Self::Cyvasse(_) => Game::Cyvasse,
            Self::Checkered(_) => Game::Checkered,
        }
    }

    /// Writes position text.
    pub fn to_text(&self) -> String {
        with_position!(self, position => position.to_text())
    }

    /// The same position as a free placement.
    pub fn to_setup(&self) -> Setup {
        with_position!(self, position => position.to_setup())
    }

    /// Who moves.
    pub fn turn(&self) -> Player {
        with_position!(self, position => position.turn())
    }

    /// The man on `at`.
    pub fn man_at(&self, at: Square) -> Option<Piece> {
        with_position!(self, position => position.man_at(at))
    }

    /// The man that carries the one on `at`, in Keres.
    pub fn man_below(&self, at: Square) -> Option<Piece> {
        with_position!(self, position => position.man_below(at))
    }

    /// Whether `player` moves the man on `at`, when it is their turn. Checkered men belong to
    /// whoever moves, and later to one player.
    pub fn owns(&self, player: Player, at: Square) -> bool {
        with_position!(self, position => position.owns(player, at))
    }

    /// What is special about the man on `at`.
    pub fn status(&self, at: Square) -> Status {
        with_position!(self, position => position.status(at))
    }

    /// The squares from which men of `by` attack `at`, whoever stands there.
    pub fn attackers(&self, at: Square, by: Player) -> SquareSet {
        with_position!(self, position => position.attackers(at, by))
    }

    /// The Jokers that hold the man on `at`, in Joker chess.
    pub fn holders(&self, at: Square) -> SquareSet {
        with_position!(self, position => position.holders(at))
    }

    /// The squares that men of `player` bar to the walks of the other, in Cyvasse.
    pub fn barred(&self, player: Player) -> SquareSet {
        with_position!(self, position => position.barred(player))
    }

    /// The squares that a legal move passes, from its origin to its target, both included: of
    /// several ways one that is as short as any.
    pub fn path(&self, mv: Move) -> Vec<Square> {
        with_position!(self, position => position.path(mv))
    }

    /// A key of everything that counts for repetition.
    pub fn hash(&self) -> u64 {
        with_position!(self, position => position.hash())
    }

    /// Whether `other` is the same position for counting repetitions.
    pub fn repeats(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chess(position), Self::Chess(other)) => position.repeats(other),
            (Self::Joker(position), Self::Joker(other)) => position.repeats(other),
            (Self::Keres(position), Self::Keres(other)) => position.repeats(other),
            (Self::Cyvasse(position), Self::Cyvasse(other)) => position.repeats(other),
            (Self::Checkered(position), Self::Checkered(other)) => position.repeats(other),
            _ => false,
        }
    }

    /// Every legal move, always in the same order. Counters, repetition and dead positions do
    /// not end the list; only what the board shows does.
    pub fn legal_moves(&self) -> MoveList {
        with_position!(self, position => position.legal_moves())
    }

    /// The legal moves of the man on `from`.
    pub fn targets_from(&self, from: Square) -> MoveList {
        with_position!(self, position => position.targets_from(from))
    }

    /// The legal move that `mv` means, in canonical form. Like the list of legal moves it looks
    /// at the board alone; `Line` also knows counters and history.
    ///
    /// # Errors
    /// Why there is none.
    pub fn resolve(&self, mv: Move) -> Result<Move, PlayError> {
        with_position!(self, position => position.resolve(mv))
    }

    /// Every target square that a person may point at to mean the legal move `mv`: its
    /// destination, and for castling also the rook's square.
    pub fn inputs_for(&self, mv: Move) -> SquareSet {
        with_position!(self, position => position.inputs_for(mv))
    }

    /// What a legal move does, in order, without [`Effect::StatusChanged`] and
    /// [`Effect::Over`].
    pub fn effects(&self, mv: Move) -> Vec<Effect> {
        with_position!(self, position => position.effects(mv))
    }

    /// What a legal move does, in order, with what changes about every man, without
    /// [`Effect::Over`].
    pub fn account(&self, mv: Move) -> Vec<Effect> {
        with_position!(self, position => position.account(mv))
    }

    /// Plays a move and tells what it did; [`Effect::Over`] comes last if the board now shows
    /// an end.
    ///
    /// # Errors
    /// Why the move is not legal; the position is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Effect>, PlayError> {
        with_position!(self, position => position.play(mv))
    }

    /// Plays a move taken from the list of this very position, without a check.
    pub fn play_unchecked(&mut self, mv: Move) {
        with_position!(self, position => position.play_unchecked(mv));
    }

    /// The squares of the kings that are attacked, of the side to move.
    pub fn checked(&self) -> SquareSet {
        with_position!(self, position => position.checked())
    }

    /// The end that the board shows: mate or stalemate in chess.
    pub fn outcome_on_board(&self) -> Option<Outcome> {
        with_position!(self, position => position.outcome_on_board())
    }

    /// The end that position and counters show, without looking at history.
    pub fn outcome(&self) -> Option<Outcome> {
        with_position!(self, position => position.outcome())
    }

    /// Whether any sequence of legal moves could let `player` win, judged by material alone.
    pub fn can_win(&self, player: Player) -> bool {
        with_position!(self, position => position.can_win(player))
    }

    /// How the game ends when the clock of `late` runs out: lost, or drawn if the opponent
    /// cannot win.
    pub fn outcome_on_time(&self, late: Player) -> Outcome {
        with_position!(self, position => position.outcome_on_time(late))
    }
}
