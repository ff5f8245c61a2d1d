//! Strengths for people of all kinds, from one who has just learnt the rules to the best.

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
    /// Full strength.
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
        if let Some(strength) = strength::of(game).get(usize::from(self.0) - 1) {
            strength.narrow(settings, limits);
        }
    }
}
