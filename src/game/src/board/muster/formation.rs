//! Where the men of an army stand, as seen from their own side, so that either side can use it.

use std::collections::BTreeMap;

use rules::{Player, Role, Square, layout};
use serde::{Deserialize, Serialize};

/// Men by square as White would lay them out; for Black the board is turned. It may come from a
/// file and hold anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Formation(BTreeMap<Square, Role>);

impl Formation {
    /// What `player` has laid out.
    pub(super) fn of(player: Player, men: impl Iterator<Item = (Square, Role)>) -> Self {
        Self(men.map(|(at, role)| (seen_by(player, at), role)).collect())
    }

    /// How many men it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no man.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The men on the squares on which `player` would lay them out.
    pub(super) fn men_of(&self, player: Player) -> Vec<(Square, Role)> {
        self.0.iter().map(|(at, role)| (seen_by(player, *at), *role)).collect()
    }
}

/// The square that White sees where `player` sees `at`, and the other way.
fn seen_by(player: Player, at: Square) -> Square {
    match player {
        Player::White => at,
        Player::Black => layout::mirrored(at),
    }
}
