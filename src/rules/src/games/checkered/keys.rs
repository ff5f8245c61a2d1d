//! The keys that the hash of a position of Checkered chess is made of, beside those it shares
//! with chess.

use crate::attacks::Sq;
use crate::games::chess::keys::key;
pub(super) use crate::games::chess::keys::{TURN, castling};
use crate::{Piece, Player, Stage};

/// `piece` stands on `sq`.
#[inline(always)]
pub(super) const fn man(piece: Piece, sq: Sq) -> u64 {
    MEN[piece.side as usize][piece.role as usize][sq & 63]
}

/// A capture to this square is legal en passant.
#[inline(always)]
pub(super) const fn en_passant(square: Option<u8>) -> u64 {
    match square {
        Some(sq) => SQUARES[0][sq as usize & 63],
        None => 0,
    }
}

/// This move of a checkered man may not be taken straight back.
#[inline(always)]
pub(super) const fn undo(squares: Option<(u8, u8)>) -> u64 {
    match squares {
        Some((from, to)) => SQUARES[1][from as usize & 63] ^ SQUARES[2][to as usize & 63],
        None => 0,
    }
}

/// The two-square step from this square is unused.
#[inline(always)]
pub(super) const fn double(sq: Sq) -> u64 {
    SQUARES[3][sq & 63]
}

/// Who has the checkered men.
#[inline(always)]
pub(super) const fn stage(stage: Stage) -> u64 {
    match stage {
        Stage::Shared { switch: true } => 0,
        Stage::Shared { switch: false } => key(OWN),
        Stage::Taken(Player::White) => key(OWN + 1),
        Stage::Taken(Player::Black) => key(OWN + 2),
    }
}

/// Past the numbers that the keys of chess use.
const OWN: u64 = 10_000;

static MEN: [[[u64; 64]; 6]; 3] = {
    let mut keys = [[[0; 64]; 6]; 3];
    let mut i = 0;
    while i < 3 * 6 * 64 {
        keys[i / (6 * 64)][i / 64 % 6][i % 64] = key(OWN + 1000 + i as u64);
        i += 1;
    }
    keys
};

static SQUARES: [[u64; 64]; 4] = {
    let mut keys = [[0; 64]; 4];
    let mut i = 0;
    while i < 4 * 64 {
        keys[i / 64][i % 64] = key(OWN + 100 + i as u64);
        i += 1;
    }
    keys
};
