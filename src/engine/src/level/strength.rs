//! What each level may look at in each game, and what it overlooks.

use rules::Game;

use crate::limits::Limits;
use crate::parts::Part;
use crate::search::Opinion;
use crate::think::Settings;

/// How a level plays.
pub(super) struct Strength {
    /// Half-moves it looks ahead; without such a limit as many as the positions allow.
    depth: Option<u32>,
    /// Positions it looks at, at most.
    nodes: u64,
    /// Of a thousand moves, overlooked; beyond a thousand even what is easy to see.
    blindness: u32,
    /// Whether captures are followed to their end.
    follows: bool,
    /// What it judges positions by.
    opinion: Opinion,
}

impl Strength {
    /// Lowers settings and limits to this strength.
    pub(super) fn narrow(&self, settings: &mut Settings, limits: &mut Limits) {
        limits.nodes = limits.nodes.into_iter().chain([self.nodes]).min();
        limits.depth = limits.depth.into_iter().chain(self.depth).min();
        settings.blindness = settings.blindness.max(self.blindness);
        if !self.follows {
            settings.parts = settings.parts.without(Part::Quiescence);
        }
        if self.opinion == Opinion::Material {
            settings.opinion = Opinion::Material;
        }
    }
}

/// Looks at what its own next move does, counts men, and does not see what is taken back.
const COUNTS: Strength = Strength { opinion: Opinion::Material, ..GLANCES };
/// The same, but judges by all that is known about the game.
const GLANCES: Strength = Strength { follows: false, ..FOLLOWS };
/// Looks at its own next move, and follows captures to their end.
const FOLLOWS: Strength =
    Strength { depth: Some(1), nodes: MOST, blindness: 0, follows: true, opinion: Opinion::Full };
/// Looks as deep as its positions allow.
const DEEP: Strength = Strength { depth: None, ..FOLLOWS };

/// Even in games with many moves a level that looks so deep takes no longer than this.
const MOST: u64 = 20_000;

/// The strengths of the levels in a game, the lowest first.
pub(super) const fn of(game: Game) -> &'static [Strength; 10] {
    match game {
        Game::Chess => &CHESS,
        Game::Joker => &JOKER,
        Game::Keres => &KERES,
        Game::Cyvasse => &CYVASSE,
        Game::Checkered => &CHECKERED,
    }
}

const CHESS: [Strength; 10] = [
    Strength { blindness: 1_272, ..COUNTS },
    Strength { blindness: 1_129, ..GLANCES },
    Strength { blindness: 660, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 263, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 136, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 58, ..FOLLOWS },
    Strength { nodes: 2_000, blindness: 36, ..DEEP },
    Strength { nodes: 1_700, ..DEEP },
    Strength { nodes: 2_900, ..DEEP },
    Strength { nodes: 5_300, ..DEEP },
];
const JOKER: [Strength; 10] = [
    Strength { blindness: 1_130, ..COUNTS },
    Strength { blindness: 1_248, ..GLANCES },
    Strength { blindness: 830, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 281, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 170, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 84, ..FOLLOWS },
    Strength { nodes: 2_000, blindness: 71, ..DEEP },
    Strength { nodes: 2_600, blindness: 38, ..DEEP },
    Strength { nodes: 4_000, blindness: 16, ..DEEP },
    Strength { nodes: 5_500, ..DEEP },
];
const KERES: [Strength; 10] = [
    Strength { blindness: 1_320, ..COUNTS },
    Strength { blindness: 985, ..GLANCES },
    Strength { blindness: 662, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 264, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 141, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 71, ..FOLLOWS },
    Strength { nodes: 2_000, blindness: 36, ..DEEP },
    Strength { nodes: 3_000, blindness: 11, ..DEEP },
    Strength { nodes: 5_000, blindness: 4, ..DEEP },
    Strength { nodes: 9_500, ..DEEP },
];
const CYVASSE: [Strength; 10] = [
    Strength { blindness: 1_950, ..COUNTS },
    Strength { blindness: 1_760, ..GLANCES },
    Strength { blindness: 960, ..GLANCES },
    Strength { blindness: 740, ..FOLLOWS },
    Strength { blindness: 328, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 145, ..FOLLOWS },
    Strength { nodes: 800, blindness: 52, ..DEEP },
    Strength { nodes: 2_400, blindness: 35, ..DEEP },
    Strength { nodes: 6_000, blindness: 11, ..DEEP },
    Strength { nodes: 12_000, ..DEEP },
];
const CHECKERED: [Strength; 10] = [
    Strength { blindness: 1_450, ..COUNTS },
    Strength { blindness: 760, ..GLANCES },
    Strength { blindness: 416, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 188, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 86, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 35, ..FOLLOWS },
    Strength { nodes: 1_500, blindness: 14, ..DEEP },
    Strength { nodes: 4_000, ..DEEP },
    Strength { nodes: 14_500, ..DEEP },
    Strength { nodes: 45_000, ..DEEP },
];
