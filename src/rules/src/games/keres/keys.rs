//! The keys that the hash of a position of Keres is made of.

use super::attacks::{SQUARES, Sq};
use super::kind::Kind;
use crate::{Player, Tier};

/// Black is to move.
pub(super) const TURN: u64 = key(3000);

/// A man of `player` stands on `sq`: alone or on top of a stack, or below another.
#[inline(always)]
pub(super) fn man(player: Player, tier: Tier, kind: Kind, sq: Sq) -> u64 {
    MEN[player.index()][tier as usize][kind as usize][sq]
}

static MEN: [[[[u64; SQUARES]; 8]; 2]; 2] = {
    let mut keys = [[[[0; SQUARES]; 8]; 2]; 2];
    let mut i = 0;
    while i < 2 * 2 * 8 * SQUARES {
        let (man, sq) = (i / SQUARES, i % SQUARES);
        keys[man / 16][man / 8 % 2][man % 8][sq] = key(i as u64);
        i += 1;
    }
    keys
};

/// The `index`th number of the splitmix64 sequence from a fixed start.
const fn key(index: u64) -> u64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut z = STEP.wrapping_mul(index + 1).wrapping_add(0x6b65_7265_7320_6d65);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
