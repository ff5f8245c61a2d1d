//! Which puzzle comes next: of which game, and how hard.

use std::ops::Range;
use std::sync::Arc;

use rules::Game;

use super::{Book, Entry, Record};

/// How hard a puzzle is, in steps that a person can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Band {
    /// For whoever has just learnt the rules.
    Easy,
    /// Two moves to see.
    Medium,
    /// Three.
    Hard,
    /// More, or well hidden.
    Fiendish,
}

impl Band {
    /// From the easiest.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Fiendish];

    /// The name in translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Fiendish => "fiendish",
        }
    }

    /// Its ratings.
    pub const fn ratings(self) -> Range<u32> {
        match self {
            Self::Easy => 0..1100,
            Self::Medium => 1100..1400,
            Self::Hard => 1400..1700,
            Self::Fiendish => 1700..u32::MAX,
        }
    }

    /// The band of a rating.
    pub fn of(rating: u32) -> Self {
        let band = Self::ALL.into_iter().find(|band| band.ratings().contains(&rating));
        band.unwrap_or(Self::Fiendish)
    }
}

/// What kind of puzzle is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Of this game.
    pub game: Game,
    /// So hard; any without.
    pub band: Option<Band>,
}

impl Choice {
    /// The puzzles that fit, the easiest first.
    pub fn fitting(&self) -> Vec<Arc<Entry>> {
        let fits = |entry: &&Arc<Entry>| {
            self.band.is_none_or(|band| band.ratings().contains(&entry.rating))
        };
        Book::of(self.game).entries.iter().filter(fits).cloned().collect()
    }

    /// How many of those that fit are solved, and how many fit.
    pub fn solved(&self, record: &Record) -> (usize, usize) {
        let fitting = self.fitting();
        let solved = fitting.iter().filter(|entry| record.has_solved(entry)).count();
        (solved, fitting.len())
    }

    /// The next one after `last`: the first unsolved one that is no easier, else the first unsolved one
    /// at all; once all are solved, simply the next, round and round.
    pub fn next(&self, record: &Record, last: Option<&Entry>) -> Option<Arc<Entry>> {
        let fitting = self.fitting();
        let place = last.and_then(|last| fitting.iter().position(|entry| entry.id == last.id));
        let from = place.map_or(0, |place| place + 1);
        let open = |entry: &&Arc<Entry>| {
            !record.has_solved(entry) && last.is_none_or(|last| last.id != entry.id)
        };
        let round = || fitting.iter().cycle().skip(from).take(fitting.len());
        round().find(open).or_else(|| round().next()).cloned()
    }
}
