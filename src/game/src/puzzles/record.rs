//! What was solved, how often in a row, and on how many days.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use rules::Game;
use serde::{Deserialize, Serialize};

use super::{Day, Entry, Solver};

/// The record of a person who solves puzzles. Puzzles that no book has any more do no harm.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Record {
    /// The puzzles that were solved, each with whether at the first try and without help.
    solved: BTreeMap<Game, BTreeMap<String, bool>>,
    /// How many were solved at the first try in a row, up to now.
    run: usize,
    /// The longest such run.
    longest: usize,
    /// The days whose puzzle was solved.
    days: BTreeSet<Day>,
}

impl Record {
    /// Whether a puzzle has ever been solved.
    pub fn has_solved(&self, entry: &Entry) -> bool {
        self.solved.get(&entry.game()).is_some_and(|solved| solved.contains_key(&entry.id))
    }

    /// Whether the puzzle of `day` was solved.
    pub fn has_solved_day(&self, day: Day) -> bool {
        self.days.contains(&day)
    }

    /// How many were solved at the first try in a row.
    pub fn run(&self) -> usize {
        self.run
    }

    /// The longest run there has been.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// How many days in a row had their puzzle solved; `today` need not be among them yet.
    pub fn days_in_row(&self, today: Day) -> usize {
        let mut day = if self.days.contains(&today) { today } else { today.before() };
        let mut count = 0;
        while self.days.contains(&day) {
            count += 1;
            day = day.before();
        }
        count
    }

    /// Notes how a solver stands: a slip or help ends the run, a puzzle that is new and was solved at
    /// the first try goes on with it. `day` is given where the puzzle is the day's.
    pub fn note(&mut self, solver: &Solver, day: Option<Day>) {
        let entry = solver.entry();
        let known = self.has_solved(entry);
        if !solver.is_clean() && !known {
            self.run = 0;
        }
        if !solver.is_solved() {
            return;
        }
        self.days.extend(day);
        let solved = self.solved.entry(entry.game()).or_default();
        let clean = solver.is_clean();
        let best = solved.entry(entry.id.clone()).or_insert(clean);
        *best |= clean;
        if clean && !known {
            self.run += 1;
            self.longest = self.longest.max(self.run);
        }
    }
}
