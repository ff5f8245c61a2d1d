//! Moves are taken back and played again, with their clocks: one by one between two people or
//! two computers, and else as far as to a person's turn.

use super::clock::Clock;
use super::table::{Cause, Refused, Step, Table};

impl Table {
    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        let plies = self.line.ply();
        match self.lone_person() {
            Some(person) => (0..plies).any(|ply| self.mover_at(ply) == person),
            None => plies > 0,
        }
    }

    /// Whether a move was taken back that can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last move back, and the clocks to where they were before it; against a computer
    /// the last move of the person, with the answer to it.
    ///
    /// # Errors
    /// Nothing was played.
    pub fn undo(&mut self) -> Result<(), Refused> {
        if !self.can_undo() {
            return Err(Refused::NothingToUndo);
        }
        self.show(self.line.ply())?;
        self.undo_one()?;
        while self.is_on_the_way() {
            self.undo_one()?;
        }
        Ok(())
    }

    /// Plays the move taken back last again, with its clocks; against a computer its answer too.
    ///
    /// # Errors
    /// No move was taken back, or the game forbids moves now.
    pub fn redo(&mut self) -> Result<(), Refused> {
        if !self.can_redo() {
            return Err(Refused::NothingToRedo);
        }
        self.show(self.line.ply())?;
        self.redo_one()?;
        while self.is_on_the_way() && self.can_redo() && self.outcome().is_none() {
            self.redo_one()?;
        }
        Ok(())
    }

    /// Whether it is the computer's turn in a game against a person.
    fn is_on_the_way(&self) -> bool {
        self.lone_person().is_some_and(|person| person != self.line.position().turn())
    }

    /// Takes one move back, whoever played it.
    ///
    /// # Errors
    /// Nothing was played.
    pub(super) fn undo_one(&mut self) -> Result<(), Refused> {
        let after = self.stamps.pop().flatten();
        let (mv, effects) = self.line.undo().ok_or(Refused::NothingToUndo)?;
        self.undone.push((mv, after));
        self.clock = match self.stamps.last() {
            Some(before) => before.or(self.clock),
            None => self.clock.map(|clock| Clock::new(clock.control)),
        };
        self.draw_offer = None;
        self.shown = self.line.ply();
        let path = self.line.position().path(mv);
        self.steps.push(Step::Walk { effects, path, forward: false, cause: Cause::Undone });
        self.revision += 1;
        Ok(())
    }

    fn redo_one(&mut self) -> Result<(), Refused> {
        let (mv, clock) = *self.undone.last().ok_or(Refused::NothingToRedo)?;
        self.play(mv)?;
        if clock.is_some() {
            self.clock = clock;
            if let Some(stamp) = self.stamps.last_mut() {
                *stamp = clock;
            }
        }
        Ok(())
    }
}
