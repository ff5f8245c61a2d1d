//! What each level may look at in each game, and what it overlooks.

use rules::Game;

use crate::limits::Limits;
use crate::parts::Part;
use crate::search::Opinion;
use crate::think::Settings;

/// How a level below the highest plays.
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

/// The strengths of the levels below the highest in a game, the lowest first.
pub(super) const fn of(game: Game) -> &'static [Strength; 9] {
    match game {
        Game::Chess => &CHESS,
        Game::Joker => &JOKER,
        Game::Keres => &KERES,
        Game::Cyvasse => &CYVASSE,
        Game::Checkered => &CHECKERED,
    }
}

const CHESS: [Strength; 9] = [
    Strength { blindness: 1_043, ..COUNTS },
    Strength { blindness: 1_000, ..GLANCES },
    Strength { blindness: 801, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 445, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 294, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 174, ..FOLLOWS },
    Strength { depth: Some(6), blindness: 117, ..FOLLOWS },
    Strength { nodes: 20_000, blindness: 50, ..DEEP },
    Strength { nodes: 40_000, blindness: 12, ..DEEP },
];
const JOKER: [Strength; 9] = [
    Strength { blindness: 1_061, ..COUNTS },
    Strength { blindness: 1_137, ..GLANCES },
    Strength { blindness: 887, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 482, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 329, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 184, ..FOLLOWS },
    Strength { depth: Some(6), blindness: 110, ..FOLLOWS },
    Strength { nodes: 20_000, blindness: 50, ..DEEP },
    Strength { nodes: 40_000, blindness: 12, ..DEEP },
];
const KERES: [Strength; 9] = [
    Strength { blindness: 1_012, ..COUNTS },
    Strength { blindness: 1_003, ..GLANCES },
    Strength { blindness: 962, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 580, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 310, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 157, ..FOLLOWS },
    Strength { depth: Some(5), blindness: 80, ..FOLLOWS },
    Strength { nodes: 20_000, blindness: 40, ..DEEP },
    Strength { nodes: 40_000, blindness: 12, ..DEEP },
];
const CYVASSE: [Strength; 9] = [
    Strength { blindness: 1_700, ..COUNTS },
    Strength { blindness: 908, ..COUNTS },
    Strength { blindness: 782, ..GLANCES },
    Strength { blindness: 921, ..FOLLOWS },
    Strength { blindness: 779, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 523, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 132, ..FOLLOWS },
    Strength { nodes: 5_000, blindness: 20, ..DEEP },
    Strength { nodes: 40_000, blindness: 0, ..DEEP },
];
const CHECKERED: [Strength; 9] = [
    Strength { blindness: 1_044, ..COUNTS },
    Strength { blindness: 614, ..GLANCES },
    Strength { blindness: 446, ..FOLLOWS },
    Strength { depth: Some(2), blindness: 247, ..FOLLOWS },
    Strength { depth: Some(3), blindness: 104, ..FOLLOWS },
    Strength { depth: Some(4), blindness: 47, ..FOLLOWS },
    Strength { depth: Some(6), blindness: 20, ..FOLLOWS },
    Strength { nodes: 8_000, blindness: 6, ..DEEP },
    Strength { nodes: 40_000, blindness: 0, ..DEEP },
];
