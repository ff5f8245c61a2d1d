//! What men are made of: two sets of wood and one of stone.

use rules::Player;

use super::finish::{Finish, STONE_DARK, STONE_LIGHT, WOOD_DARK, WOOD_LIGHT};
use crate::settings::Set;

/// What both sides' men are made of; checkered ones are of both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// White's.
    pub white: Finish,
    /// Black's.
    pub black: Finish,
}

impl Pair {
    /// The materials of a set; even and strong in colour for eyes that want it.
    pub const fn of(set: Set, contrast: bool) -> Self {
        if contrast {
            return Self {
                white: Finish::even([0.66, 0.66, 0.645]),
                black: Finish::even([0.008, 0.008, 0.009]),
            };
        }
        match set {
            Set::Boxwood => Self {
                white: Finish::of(WOOD_LIGHT, [0.67, 0.465, 0.23], 0.85, 1.0),
                black: Finish::of(WOOD_DARK, [0.026, 0.016, 0.012], 0.75, 1.0),
            },
            Set::Maple => Self {
                white: Finish::of(WOOD_LIGHT, [0.62, 0.50, 0.34], 0.85, 1.0),
                black: Finish::of(WOOD_DARK, [0.046, 0.019, 0.010], 0.80, 1.0),
            },
            Set::Marble => Self {
                white: Finish::of(STONE_LIGHT, [0.48, 0.46, 0.425], 0.9, 1.0),
                black: Finish::of(STONE_DARK, [0.020, 0.021, 0.024], 0.75, 1.0),
            },
        }
    }

    /// One side's.
    pub const fn side(&self, player: Player) -> &Finish {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}
