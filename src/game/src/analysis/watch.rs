//! What the shown position is worth, for as long as somebody wants to know.

use std::collections::HashMap;

use bevy::prelude::*;
use engine::{Score, Variation};
use rules::{Move, Player};

use super::Analyse;
use super::chance::Chance;
use super::review::Review;
use crate::board::Table;

/// How many lines are shown.
pub(super) const LINES: usize = 3;

/// Whether the game on the table is looked into, and what was found about its positions.
#[derive(Resource, Debug, Default)]
pub struct Analysis {
    on: bool,
    /// Which game the rest is about.
    game: String,
    /// By the hash of the position.
    found: HashMap<u64, Worth>,
}

/// What a position is worth, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// Whose turn it is, and whom the scores are for.
    pub mover: Player,
    /// The best lines, the best first; at least one, each with at least one move.
    pub lines: Vec<Variation>,
    /// Half-moves looked ahead.
    pub depth: u32,
    /// Whether nobody looks any deeper.
    pub done: bool,
}

impl Worth {
    /// For the mover.
    pub fn score(&self) -> Score {
        self.lines[0].score
    }

    /// The best move.
    pub fn best(&self) -> Move {
        self.lines[0].moves[0]
    }

    /// White's chance.
    pub fn chance(&self) -> Chance {
        Chance::of(self.score(), self.mover)
    }
}

impl Analysis {
    /// What is known about the position shown on the table; nothing while nobody wants to know.
    pub fn shown(&self, table: &Table) -> Option<&Worth> {
        let of_this = self.is_about(table);
        self.found.get(&table.shown_position().hash()).filter(|_| of_this)
    }

    /// White's chance in the shown position: by its end, if it is one, else by what is known.
    pub fn chance(&self, table: &Table) -> Option<Chance> {
        if !self.is_about(table) {
            return None;
        }
        let end = Chance::at_end(table.line(), table.shown());
        end.or_else(|| self.shown(table).map(Worth::chance))
    }

    /// Whether the game on the table is looked into.
    pub fn is_about(&self, table: &Table) -> bool {
        self.on && self.game == table.id
    }

    /// Whether there is anything to find out about a position.
    pub(super) fn lacks(&self, position: u64) -> bool {
        self.on && self.found.get(&position).is_none_or(|worth| !worth.done)
    }

    pub(super) fn learn(&mut self, position: u64, worth: Worth) {
        // What was known better from an earlier visit stands until it is surpassed.
        let known = self.found.get(&position);
        if known.is_none_or(|known| worth.done || known.depth <= worth.depth) {
            self.found.insert(position, worth);
        }
    }
}

/// Turns it on and off; another game begins anew, and is not looked into unasked.
pub(super) fn heed(
    mut wishes: MessageReader<Analyse>,
    table: Res<Table>,
    mut analysis: ResMut<Analysis>,
    mut review: ResMut<Review>,
) {
    // A study is no game, and nothing to look into.
    if table.study().is_some() {
        wishes.clear();
        return;
    }
    if analysis.game != table.id {
        *analysis = Analysis { game: table.id.clone(), ..default() };
    }
    for wish in wishes.read() {
        match wish {
            Analyse::Toggle => {
                analysis.on = !analysis.on;
                if !analysis.on {
                    review.pause();
                }
            }
            Analyse::Review => {
                analysis.on = true;
                review.begin(&table);
            }
        }
    }
}
