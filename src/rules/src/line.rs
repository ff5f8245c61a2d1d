//! A game as it was played: the moves with what they did, repetition, undo, and how it ended.

use crate::{AnyPosition, Effect, Move, Outcome, PlayError, Reason, Refusal, san};

/// A line of play from a start position, kept so that every ply can be looked at again.
///
/// ```
/// use rules::{AnyPosition, Game, Line};
///
/// let mut line = Line::new(AnyPosition::start(Game::Chess));
/// line.play("e2e4".parse().unwrap()).unwrap();
/// assert_eq!(line.san_at(0).as_deref(), Some("e4"));
/// line.undo();
/// assert_eq!(line.position(), line.start());
/// ```
#[derive(Clone, Debug)]
pub struct Line {
    start: AnyPosition,
    plies: Vec<Ply>,
    /// How it ended, if not by a move.
    ended: Option<Outcome>,
}

/// One move, what it did, and where it led.
#[derive(Clone, Debug)]
struct Ply {
    mv: Move,
    effects: Vec<Effect>,
    after: AnyPosition,
    /// How often `after` has stood on the board by then.
    seen: usize,
    outcome: Option<Outcome>,
}

impl Line {
    /// A line without moves.
    pub fn new(start: AnyPosition) -> Self {
        Self { start, plies: Vec::new(), ended: None }
    }

    /// The position before the first move.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// How many moves have been played.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The moves, in canonical form.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> + DoubleEndedIterator + '_ {
        self.plies.iter().map(|ply| ply.mv)
    }

    /// The position after `ply` moves; `None` past the end.
    pub fn position_at(&self, ply: usize) -> Option<&AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.plies.get(last).map(|ply| &ply.after),
        }
    }

    /// The move number `ply`, counted from 0.
    pub fn move_at(&self, ply: usize) -> Option<Move> {
        self.plies.get(ply).map(|ply| ply.mv)
    }

    /// What the move number `ply`, counted from 0, did.
    pub fn effects_at(&self, ply: usize) -> Option<&[Effect]> {
        self.plies.get(ply).map(|ply| ply.effects.as_slice())
    }

    /// The move number `ply`, counted from 0, in the game's notation.
    pub fn san_at(&self, ply: usize) -> Option<String> {
        Some(san::to_san(self.position_at(ply)?, self.move_at(ply)?))
    }

    /// Every move in the game's notation.
    pub fn sans(&self) -> Vec<String> {
        (0..self.ply()).filter_map(|ply| self.san_at(ply)).collect()
    }

    /// How the game ended: by the last move, or as told to [`Line::end`].
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| match self.plies.last() {
            Some(ply) => ply.outcome,
            None => self.start.outcome(),
        })
    }

    /// How often the position now has stood on the board, this time included.
    pub fn repetitions(&self) -> usize {
        self.plies.last().map_or(1, |ply| ply.seen)
    }

    /// Plays a move. What it did ends with [`Effect::Over`] if it ended the game, by the board,
    /// by counter or by repetition.
    ///
    /// # Errors
    /// Why the move is not legal, or that the game is over; nothing has then changed.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Effect>, PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError { mv, reasons: vec![Refusal::GameOver(outcome)] });
        }
        self.replay(mv)
    }

    /// Plays a move of a game recorded elsewhere, where draws may have had to be claimed: a draw
    /// by counter, repetition or material does not keep the line from going on.
    ///
    /// # Errors
    /// Why the move is not legal; nothing has then changed.
    pub fn replay(&mut self, mv: Move) -> Result<Vec<Effect>, PlayError> {
        let position = self.position();
        let mv = position.resolve(mv)?;
        let mut effects = position.account(mv);
        let mut after = position.clone();
        after.play_unchecked(mv);
        let seen = 1 + self.times_seen(&after);
        let counts = after.game().draws_by_repetition();
        let repeated = || (counts && seen >= 3).then(|| Outcome::draw(Reason::Repetition));
        let outcome = after.outcome().or_else(repeated);
        effects.extend(outcome.map(Effect::Over));
        self.plies.push(Ply { mv, effects: effects.clone(), after, seen, outcome });
        self.ended = None;
        Ok(effects)
    }

    /// Takes the last move back, and with it whatever ended the game. Gives back the move and
    /// what it had done, in the order in which it was done.
    pub fn undo(&mut self) -> Option<(Move, Vec<Effect>)> {
        let ply = self.plies.pop()?;
        self.ended = None;
        Some((ply.mv, ply.effects))
    }

    /// Ends the game otherwise than by a move: by resignation, time or agreement. A game that
    /// is over stays as it ended; the answer is whether it was still on.
    pub fn end(&mut self, outcome: Outcome) -> bool {
        let on = self.outcome().is_none();
        if on {
            self.ended = Some(outcome);
        }
        on
    }

    /// How often `position` has stood on the board before; its last time knows.
    fn times_seen(&self, position: &AnyPosition) -> usize {
        let last = self.plies.iter().rev().find(|ply| ply.after.repeats(position));
        match last {
            Some(ply) => ply.seen,
            None => usize::from(self.start.repeats(position)),
        }
    }
}
