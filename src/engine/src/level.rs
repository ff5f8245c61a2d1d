//! Strengths for people of all kinds, from one who has just learnt the rules to the best.

use crate::limits::Limits;
use crate::parts::Part;
use crate::search::Opinion;
use crate::think::Settings;

/// How strong a computer player is, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {0}: levels go from 1 to 10")]
pub struct NoSuchLevel(pub u32);

/// What a level may look at, and what it overlooks.
struct Strength {
    depth: Option<u32>,
    nodes: Option<u64>,
    /// Of a thousand moves, overlooked.
    blindness: u32,
    /// Whether captures are followed to their end.
    follows: bool,
}

const STRENGTHS: [Strength; 9] = [
    Strength { depth: Some(1), nodes: Some(2_000), blindness: 700, follows: false },
    Strength { depth: Some(1), nodes: Some(2_000), blindness: 350, follows: true },
    Strength { depth: Some(2), nodes: Some(3_000), blindness: 300, follows: true },
    Strength { depth: Some(3), nodes: Some(4_000), blindness: 200, follows: true },
    Strength { depth: Some(4), nodes: Some(6_000), blindness: 120, follows: true },
    Strength { depth: Some(5), nodes: Some(8_000), blindness: 60, follows: true },
    Strength { depth: None, nodes: Some(12_000), blindness: 20, follows: true },
    Strength { depth: None, nodes: Some(30_000), blindness: 0, follows: true },
    Strength { depth: None, nodes: Some(90_000), blindness: 0, follows: true },
];

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

    /// Narrows what a player may do to what the level can.
    pub(crate) fn weaken(self, settings: &mut Settings, limits: &mut Limits) {
        let Some(strength) = STRENGTHS.get(usize::from(self.0) - 1) else {
            return;
        };
        limits.nodes = limits.nodes.into_iter().chain(strength.nodes).min();
        limits.depth = limits.depth.into_iter().chain(strength.depth).min();
        settings.blindness = settings.blindness.max(strength.blindness);
        if !strength.follows {
            settings.parts = settings.parts.without(Part::Quiescence);
            settings.opinion = Opinion::Material;
        }
    }
}
