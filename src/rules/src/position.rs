//! What every game's position can do.

use crate::{
    Effect, Game, Move, MoveList, Outcome, Piece, PlayError, Player, PositionTextError, Reason,
    Refusal, Setup, SetupError, Square, SquareSet, Status, effect,
};

/// A validated position of one game.
///
/// A game implements the required methods; the provided ones are built upon them and are not
/// overridden, except those named so, where a game knows a shorter way to the same answer.
pub trait Position: Clone + PartialEq + std::fmt::Debug + Sized {
    /// Which game it is.
    const GAME: Game;

    /// The start of play.
    fn start() -> Self;

    /// Judges a free placement.
    ///
    /// # Errors
    /// Every reason why no game can reach the setup.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;

    /// The same position as a free placement.
    fn to_setup(&self) -> Setup;

    /// Reads position text.
    ///
    /// # Errors
    /// The field and place that cannot be read, or why the position is impossible.
    fn from_text(text: &str) -> Result<Self, PositionTextError>;

    /// Writes position text.
    fn to_text(&self) -> String;

    /// Who moves.
    fn turn(&self) -> Player;

    /// The man on `at`.
    fn man_at(&self, at: Square) -> Option<Piece>;

    /// A key of everything that counts for repetition, kept up move by move.
    fn hash(&self) -> u64;

    /// Whether `other` is the same position for counting repetitions.
    fn repeats(&self, other: &Self) -> bool;

    /// Adds every legal move to `moves`, always in the same order. Counters, repetition and
    /// dead positions do not end the list; only what the board shows does.
    fn generate(&self, moves: &mut MoveList);

    /// Plays a move taken from the list of this very position. Any other move leaves a position
    /// about which nothing is promised, except that memory stays safe.
    fn play_unchecked(&mut self, mv: Move);

    /// What a legal move does, in order, without [`Effect::StatusChanged`] and
    /// [`Effect::Over`].
    fn effects(&self, mv: Move) -> Vec<Effect>;

    /// Everything that speaks against a move which is not legal.
    fn refusals(&self, mv: Move) -> Vec<Refusal>;

    /// The squares of the kings that are attacked, of the side to move; none in games without
    /// check.
    fn checked(&self) -> SquareSet;

    /// The squares from which men of `by` attack `at`, whoever stands there.
    fn attackers(&self, at: Square, by: Player) -> SquareSet;

    /// The end that the board shows: mate or stalemate in chess.
    fn outcome_on_board(&self) -> Option<Outcome>;

    /// The end that position and counters show, without looking at history.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether any sequence of legal moves could let `player` win, judged by material alone.
    fn can_win(&self, player: Player) -> bool;

    /// The canonical form of a move that may be entered in more than one way. May be overridden.
    fn canonical(&self, mv: Move) -> Move {
        mv
    }

    /// Whether `player` moves the man on `at`, when it is their turn. May be overridden.
    fn owns(&self, player: Player, at: Square) -> bool {
        self.man_at(at).is_some_and(|man| man.side.player() == Some(player))
    }

    /// The man that carries the one on `at`. May be overridden.
    fn man_below(&self, _at: Square) -> Option<Piece> {
        None
    }

    /// What is special about the man on `at`. May be overridden.
    fn status(&self, _at: Square) -> Status {
        Status::default()
    }

    /// The Jokers that hold the man on `at`. May be overridden.
    fn holders(&self, _at: Square) -> SquareSet {
        SquareSet::EMPTY
    }

    /// The squares that men of `player` bar to the walks of the other. May be overridden.
    fn barred(&self, _player: Player) -> SquareSet {
        SquareSet::EMPTY
    }

    /// The squares that a legal move passes, from its origin to its target, both included: of
    /// several ways one that is as short as any. May be overridden.
    fn path(&self, mv: Move) -> Vec<Square> {
        vec![mv.from, mv.to]
    }

    /// Every target square that a person may point at to mean the legal move `mv`. May be
    /// overridden.
    fn inputs_for(&self, mv: Move) -> SquareSet {
        SquareSet::of(mv.to)
    }

    /// The number of legal moves. May be overridden.
    fn count_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// Whether there is a legal move. May be overridden.
    fn has_move(&self) -> bool {
        self.count_moves() > 0
    }

    /// How the game ends when the clock of `late` runs out.
    fn outcome_on_time(&self, late: Player) -> Outcome {
        if self.can_win(!late) {
            Outcome::win(!late, Reason::Time)
        } else {
            Outcome::draw(Reason::Time)
        }
    }

    /// Every legal move, always in the same order.
    fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.generate(&mut moves);
        moves
    }

    /// The legal moves of the man on `from`.
    fn targets_from(&self, from: Square) -> MoveList {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from == from);
        moves
    }

    /// The legal move that `mv` means, in canonical form.
    ///
    /// # Errors
    /// Why there is none.
    fn resolve(&self, mv: Move) -> Result<Move, PlayError> {
        let canonical = self.canonical(mv);
        if self.legal_moves().contains(&canonical) {
            return Ok(canonical);
        }
        Err(PlayError { mv, reasons: self.refusals(canonical) })
    }

    /// What a legal move does, in order, with what changes about every man, without
    /// [`Effect::Over`].
    fn account(&self, mv: Move) -> Vec<Effect> {
        let mut effects = self.effects(mv);
        let mut after = self.clone();
        after.play_unchecked(mv);
        effect::tell_statuses(self, &after, &mut effects);
        effects
    }

    /// Plays a move and tells what it did; [`Effect::Over`] comes last if the board now shows
    /// an end.
    ///
    /// # Errors
    /// Why the move is not legal; the position is then as it was.
    fn play(&mut self, mv: Move) -> Result<Vec<Effect>, PlayError> {
        let mv = self.resolve(mv)?;
        let mut effects = self.account(mv);
        self.play_unchecked(mv);
        effects.extend(self.outcome_on_board().map(Effect::Over));
        Ok(effects)
    }
}
