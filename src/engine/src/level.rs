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
    /// Of a thousand moves, overlooked; beyond a thousand even what is easy to see.
    blindness: u32,
    /// Whether captures are followed to their end.
    follows: bool,
    opinion: Opinion,
}

impl Strength {
    const fn new(depth: Option<u32>, nodes: u64, blindness: u32) -> Self {
        let (follows, opinion) = (true, Opinion::Full);
        Self { depth, nodes: Some(nodes), blindness, follows, opinion }
    }
}

/// Even in games with many moves a level that looks far takes no longer than this.
const MOST: u64 = 20_000;

/// Measured so that each beats the one before in about three games of four, in chess and, as far
/// as they go together, in the other games. The lowest counts men, and little more.
const STRENGTHS: [Strength; 9] = [
    Strength { follows: false, opinion: Opinion::Material, ..Strength::new(Some(1), MOST, 1_300) },
    Strength { follows: false, ..Strength::new(Some(1), MOST, 1_100) },
    Strength::new(Some(1), MOST, 900),
    Strength::new(Some(2), MOST, 520),
    Strength::new(Some(2), MOST, 290),
    Strength::new(Some(3), MOST, 170),
    Strength::new(Some(4), MOST, 100),
    Strength::new(Some(6), 12_000, 50),
    Strength::new(None, 25_000, 12),
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
        }
        if strength.opinion == Opinion::Material {
            settings.opinion = Opinion::Material;
        }
    }
}
