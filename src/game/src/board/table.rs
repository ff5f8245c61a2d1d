//! The game on the table: what was played, what is shown, the clocks, and what may be done now.

use std::time::Duration;

use bevy::prelude::*;
use rules::{
    AnyPosition, Effect, Game, Line, Move, Outcome, PlayError, Player, Reason, Refusal, Square,
};

use super::clock::Clock;
use super::intent::Terms;
use super::seat::Seat;
use super::study::Study;

/// The game on the table. Its methods are the only way to change it.
#[derive(Resource, Debug)]
pub struct Table {
    /// Stem of the file this game is kept in; unique.
    pub id: String,
    /// Names, White first; empty where nobody gave one.
    pub names: [String; 2],
    pub(super) line: Line,
    pub(super) clock: Option<Clock>,
    /// The clock after each ply, for undo and for the saved game.
    pub(super) stamps: Vec<Option<Clock>>,
    pub(super) undone: Vec<(Move, Option<Clock>)>,
    pub(super) draw_offer: Option<Player>,
    pub(super) paused: bool,
    pub(super) tags: Vec<(String, String)>,
    pub(super) notes: Notes,
    pub(super) seats: [Seat; 2],
    pub(super) study: Option<Study>,
    pub(super) shown: usize,
    pub(super) steps: Vec<Step>,
    pub(super) revision: u64,
}

pub use super::saved::{Notes, SavedError};

/// A change of what is shown, for the components to follow.
#[derive(Clone, Debug)]
pub enum Step {
    /// Put up another game as it stands, whatever stood before.
    Reset {
        /// Its first position.
        start: Box<AnyPosition>,
        /// What has happened since, so that taken men are known.
        past: Vec<Vec<Effect>>,
    },
    /// Go one ply forwards (or backwards) by these effects.
    Walk {
        /// In the order in which they happened.
        effects: Vec<Effect>,
        /// The squares the mover passes, its first and last included, in the order of the move.
        path: Vec<Square>,
        /// False when they are taken back.
        forward: bool,
        /// Why.
        cause: Cause,
    },
}

/// Why the components moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Somebody played.
    Played,
    /// A move was taken back.
    Undone,
    /// Somebody looks at another ply.
    Shown,
}

/// Why a wish was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules say no.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An earlier position is shown.
    #[error("an earlier position is shown; go back to the last one to play")]
    LookingBack,
    /// The game is paused.
    #[error("the game is paused")]
    Paused,
    /// A computer is to move.
    #[error("it is the computer's turn")]
    ComputersTurn,
    /// The man on `at` has no legal move.
    #[error("the man on {at} cannot move now")]
    Stuck {
        /// Where it stands.
        at: Square,
        /// What keeps it from most squares it could go to.
        why: Option<Refusal>,
    },
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// No move was taken back.
    #[error("no move was taken back")]
    NothingToRedo,
    /// Nobody offered a draw.
    #[error("nobody has offered a draw")]
    NoOffer,
    /// The saved game cannot be played through.
    #[error(transparent)]
    Unplayable(#[from] SavedError),
    /// There is no such ply.
    #[error("the game has only {plies} plies, there is no ply {ply}")]
    NoSuchPly {
        /// The one asked for.
        ply: usize,
        /// How many there are.
        plies: usize,
    },
}

impl Table {
    /// A new game on these terms.
    pub fn new(id: String, terms: Terms) -> Self {
        let mut table = Self::from_line(id, Line::new(terms.start));
        table.names = terms.names;
        table.seats = terms.seats;
        table.clock = terms.control.map(Clock::new);
        table
    }

    pub(super) fn from_line(id: String, line: Line) -> Self {
        let plies = line.ply();
        let mut table = Self {
            id,
            names: [String::new(), String::new()],
            clock: None,
            stamps: vec![None; plies],
            undone: Vec::new(),
            draw_offer: None,
            paused: false,
            tags: Vec::new(),
            notes: Notes::default(),
            seats: [Seat::Person; 2],
            study: None,
            shown: plies,
            steps: Vec::new(),
            revision: 0,
            line,
        };
        table.put_up();
        table
    }

    /// The moves played.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Which game is on the table.
    pub fn game(&self) -> Game {
        self.line.position().game()
    }

    /// The position the components show.
    pub fn shown_position(&self) -> &AnyPosition {
        self.line.position_at(self.shown).unwrap_or_else(|| self.line.position())
    }

    /// The ply the components show; the last one while playing.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Whether an earlier position than the last is shown.
    pub fn looking_back(&self) -> bool {
        self.shown < self.line.ply()
    }

    /// The last move before the shown position.
    pub fn last_move(&self) -> Option<Move> {
        self.line.move_at(self.shown.checked_sub(1)?)
    }

    /// The clock now, if the game has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whose clock runs now: nobody's before White's first move, after the end or in a pause, and
    /// not the computer's while somebody looks back, since its move has to wait.
    pub fn running(&self) -> Option<Player> {
        let mover = self.line.position().turn();
        let waits = self.looking_back() && !self.seat(mover).is_person();
        let runs = self.clock.is_some() && self.line.ply() > 0 && !self.paused && !waits;
        (runs && self.outcome().is_none()).then_some(mover)
    }

    /// Who offered a draw that is not answered yet.
    pub fn draw_offer(&self) -> Option<Player> {
        self.draw_offer
    }

    /// Whether the clocks are stopped by hand.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// Whether a move may be made now, and if not, why.
    ///
    /// # Errors
    /// The game is over or paused, or an earlier position is shown.
    pub fn open_to_moves(&self) -> Result<(), Refused> {
        if self.outcome().is_some() {
            Err(Refused::Over)
        } else if self.paused {
            Err(Refused::Paused)
        } else if self.looking_back() {
            Err(Refused::LookingBack)
        } else {
            Ok(())
        }
    }

    /// Changes whenever something happened that a saved game must hold.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What the terms of this game were.
    pub fn terms(&self) -> Terms {
        Terms {
            start: self.line.start().clone(),
            control: self.clock.map(|clock| clock.control),
            names: self.names.clone(),
            seats: self.seats,
        }
    }

    /// Plays the move a computer came to after it was given `position` (by its hash). A game that
    /// has gone elsewhere since, or does not let it move now, takes no notice.
    ///
    /// # Errors
    /// The rules forbid it; nothing changes then.
    pub fn answer(&mut self, position: u64, mv: Move) -> Result<(), Refused> {
        let awaited = self.thinker().is_some() && !self.looking_back();
        if awaited && self.line.position().hash() == position { self.play(mv) } else { Ok(()) }
    }

    /// Plays a move for whoever is to move.
    ///
    /// # Errors
    /// The rules or the state of the game forbid it; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), Refused> {
        self.open_to_moves()?;
        let mover = self.line.position().turn();
        let before = self.line.position().clone();
        let effects = self.line.play(mv)?;
        // A redo that is played by hand keeps the rest of what was taken back.
        let played = self.line.move_at(self.line.ply() - 1);
        let path = played.map(|mv| before.path(mv)).unwrap_or_default();
        if self.undone.last().is_some_and(|(undone, _)| Some(*undone) == played) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        if let Some(clock) = &mut self.clock {
            clock.add_increment(mover);
        }
        self.stamps.push(self.clock);
        self.notes.follow(self.line.moves());
        self.draw_offer = self.draw_offer.filter(|from| *from == mover);
        self.shown = self.line.ply();
        self.steps.push(Step::Walk { effects, path, forward: true, cause: Cause::Played });
        self.revision += 1;
        Ok(())
    }

    /// Shows the position after `ply` plies.
    ///
    /// # Errors
    /// There is no such ply.
    pub fn show(&mut self, ply: usize) -> Result<(), Refused> {
        let plies = self.line.ply();
        if ply > plies {
            return Err(Refused::NoSuchPly { ply, plies });
        }
        while self.shown != ply {
            let forward = self.shown < ply;
            let crossed = if forward { self.shown } else { self.shown - 1 };
            let effects = self.line.effects_at(crossed).unwrap_or_default().to_vec();
            let before = self.line.position_at(crossed).zip(self.line.move_at(crossed));
            let path = before.map(|(position, mv)| position.path(mv)).unwrap_or_default();
            self.steps.push(Step::Walk { effects, path, forward, cause: Cause::Shown });
            self.shown = if forward { crossed + 1 } else { crossed };
        }
        Ok(())
    }

    /// `player` gives the game up.
    ///
    /// # Errors
    /// The game is over already.
    pub fn resign(&mut self, player: Player) -> Result<(), Refused> {
        self.end(Outcome { winner: Some(!player), reason: Reason::Resignation })
    }

    /// `player` offers a draw; it stands until it is answered or the other side moves.
    ///
    /// # Errors
    /// The game is over already.
    pub fn offer_draw(&mut self, player: Player) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        self.draw_offer = Some(player);
        Ok(())
    }

    /// Answers the open offer.
    ///
    /// # Errors
    /// There is none.
    pub fn answer_draw(&mut self, accept: bool) -> Result<(), Refused> {
        self.draw_offer.take().ok_or(Refused::NoOffer)?;
        if accept {
            self.end(Outcome { winner: None, reason: Reason::Agreement })?;
        }
        Ok(())
    }

    /// Stops the clocks and the game, or lets them go on.
    pub fn pause(&mut self, pause: bool) {
        if self.paused != pause && self.outcome().is_none() {
            self.paused = pause;
            self.revision += 1;
        }
    }

    /// Lets `passed` run off the clock of whoever is to move; ends the game when it is out:
    /// lost, or drawn if the other side has nothing left to win with.
    pub fn tick(&mut self, passed: Duration) {
        let Some(player) = self.running() else { return };
        if self.clock.as_mut().is_some_and(|clock| clock.run(player, passed)) {
            let outcome = self.line.position().outcome_on_time(player);
            // Running clocks mean a game that is not over, which is all that `end` refuses.
            let _ = self.end(outcome);
        }
    }

    /// The changes of what is shown since the last call.
    pub(super) fn take_steps(&mut self) -> Vec<Step> {
        std::mem::take(&mut self.steps)
    }

    /// Whether something waits for the components to follow.
    pub(super) fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Shows what is shown anew, whatever the components say.
    pub(super) fn put_up(&mut self) {
        let effects = |ply| self.line.effects_at(ply).unwrap_or_default().to_vec();
        let past = (0..self.shown()).map(effects).collect();
        let start = Box::new(self.line.start().clone());
        self.steps.push(Step::Reset { start, past });
        self.revision += 1;
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        self.line.end(outcome);
        self.draw_offer = None;
        self.paused = false;
        self.revision += 1;
        Ok(())
    }
}
