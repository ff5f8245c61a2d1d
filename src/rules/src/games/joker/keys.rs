//! The keys that the hash of a Joker chess position is made of.

use super::attacks::{SQUARES, Set, Sq, each};
use crate::{Castling, Player, Role};

/// Black is to move.
pub(super) const TURN: u64 = key(3000);

/// `role` of `player` stands on `sq`.
#[inline(always)]
pub(super) fn man(player: Player, role: Role, sq: Sq) -> u64 {
    MEN[player.index()][role as usize][sq & 127]
}

/// These castling rights are left.
#[inline(always)]
pub(super) const fn castling(rights: Castling) -> u64 {
    CASTLING[rights.0 as usize & 15]
}

/// A capture to this square is legal en passant.
#[inline(always)]
pub(super) const fn en_passant(square: Option<u8>) -> u64 {
    match square {
        Some(sq) => key(4000 + sq as u64),
        None => 0,
    }
}

/// En Croissant to this square is legal.
#[inline(always)]
pub(super) const fn croissant(square: Option<u8>) -> u64 {
    match square {
        Some(sq) => key(5000 + sq as u64),
        None => 0,
    }
}

/// The pawns on these squares are doubled.
#[inline(always)]
pub(super) fn doubled(squares: Set) -> u64 {
    each(squares).fold(0, |keys, sq| keys ^ key(6000 + sq as u64))
}

/// The men on these squares are thawing.
#[inline(always)]
pub(super) fn thawing(squares: Set) -> u64 {
    each(squares).fold(0, |keys, sq| keys ^ key(7000 + sq as u64))
}

static MEN: [[[u64; 128]; 7]; 2] = {
    let mut keys = [[[0; 128]; 7]; 2];
    let mut i = 0;
    while i < 2 * 7 * SQUARES {
        keys[i / (7 * SQUARES)][i / SQUARES % 7][i % SQUARES] = key(i as u64);
        i += 1;
    }
    keys
};

/// No rights add nothing; the key of several rights is that of each, combined.
static CASTLING: [u64; 16] = {
    let mut keys = [0; 16];
    let mut rights = 0;
    while rights < 16 {
        let mut single = 0;
        while single < 4 {
            if rights & (1 << single) != 0 {
                keys[rights] ^= key(2000 + single);
            }
            single += 1;
        }
        rights += 1;
    }
    keys
};

/// The `index`th number of the splitmix64 sequence from a fixed start.
const fn key(index: u64) -> u64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut z = STEP.wrapping_mul(index + 1).wrapping_add(0x6a6f_6b65_7220_6368);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
