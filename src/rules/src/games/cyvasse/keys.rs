//! The keys that the hash of a Cyvasse position is made of.

use super::grid::{SQUARES, Sq};
use crate::{Player, Terrain};

/// Black is to move.
pub(super) const TURN: u64 = key(4000);

/// The man number `kind` (its place in `Role::CYVASSE`) of `player` stands on `sq`.
#[inline(always)]
pub(super) const fn man(player: Player, kind: usize, sq: Sq) -> u64 {
    MEN[player.index()][kind][sq & 127]
}

/// `sq` is made of `terrain`; open ground adds nothing.
pub(super) const fn terrain(terrain: Terrain, sq: Sq) -> u64 {
    match terrain {
        Terrain::Open => 0,
        Terrain::Mountain => key(5000 + sq as u64),
        Terrain::Water => key(6000 + sq as u64),
    }
}

static MEN: [[[u64; 128]; 10]; 2] = {
    let mut keys = [[[0; 128]; 10]; 2];
    let mut i = 0;
    while i < 2 * 10 * SQUARES {
        keys[i / (10 * SQUARES)][i / SQUARES % 10][i % SQUARES] = key(i as u64);
        i += 1;
    }
    keys
};

/// The `index`th number of the splitmix64 sequence from a fixed start.
const fn key(index: u64) -> u64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut z = STEP.wrapping_mul(index + 1).wrapping_add(0x6379_7661_7373_6521);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
