//! Strengths for people of all kinds, evenly spaced, from one who has just learnt the rules to one who
//! overlooks nothing.
//!
//! What the search can do with all its time lies beyond the highest: it depends on the machine, and is
//! what a player without a level does.

mod strength;

use rules::Game;

use crate::limits::Limits;
use crate::think::Settings;

/// How strong a computer player is, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0}: levels go from 1 to 10")]
pub struct NoSuchLevel(pub u32);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest; the same on every machine that has the time.
    pub const HIGHEST: Self = Self(10);

    /// The level of this number.
    ///
    /// # Errors
    /// Numbers other than 1 to 10.
    pub const fn new(number: u32) -> Result<Self, NoSuchLevel> {
        match number {
            1..=10 => Ok(Self(number as u8)),
            _ => Err(NoSuchLevel(number)),
        }
    }

    /// Its number.
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// Narrows what a player may do to what the level can in a game.
    pub(crate) fn weaken(self, game: Game, settings: &mut Settings, limits: &mut Limits) {
        strength::of(game)[usize::from(self.0) - 1].narrow(settings, limits);
    }
}
