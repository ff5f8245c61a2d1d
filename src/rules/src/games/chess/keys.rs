//! The keys that the hash of a chess position is made of.

use crate::attacks::Sq;
use crate::{Castling, Player, Role};

/// Black is to move.
pub(in crate::games) const TURN: u64 = key(3000);

/// `role` of `player` stands on `sq`.
#[inline(always)]
pub(super) const fn man(player: Player, role: Role, sq: Sq) -> u64 {
    MEN[player.index()][role as usize][sq & 63]
}

/// These castling rights are left.
#[inline(always)]
pub(in crate::games) const fn castling(rights: Castling) -> u64 {
    CASTLING[rights.0 as usize & 15]
}

/// A capture to this square is legal en passant.
#[inline(always)]
pub(super) const fn en_passant(square: Option<u8>) -> u64 {
    match square {
        Some(sq) => EN_PASSANT[sq as usize & 7],
        None => 0,
    }
}

static MEN: [[[u64; 64]; 6]; 2] = {
    let mut keys = [[[0; 64]; 6]; 2];
    let mut i = 0;
    while i < 2 * 6 * 64 {
        keys[i / (6 * 64)][i / 64 % 6][i % 64] = key(i as u64);
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
                keys[rights] ^= key(1000 + single);
            }
            single += 1;
        }
        rights += 1;
    }
    keys
};

/// By file: the side to move tells the rank.
static EN_PASSANT: [u64; 8] = {
    let mut keys = [0; 8];
    let mut file = 0;
    while file < 8 {
        keys[file] = key(2000 + file as u64);
        file += 1;
    }
    keys
};

/// The `index`th number of the splitmix64 sequence from a fixed start.
pub(in crate::games) const fn key(index: u64) -> u64 {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut z = STEP.wrapping_mul(index + 1).wrapping_add(0x7061_6e63_6861_7261);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
