//! Attacks on the 8×8 board: squares are numbered `0..64` rank by rank, sets are one bit each.

mod sliders;

pub use sliders::{bishop, rook};

use crate::{Player, Square};

/// A square of the 8×8 board, `0..64`, rank by rank from a1.
pub type Sq = usize;

/// The a file.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The h file.
pub const FILE_H: u64 = FILE_A << 7;

/// The squares of `rank`, counted from 0.
pub const fn rank(rank: u8) -> u64 {
    0xff << (8 * rank)
}

/// The set of one square.
#[inline(always)]
pub const fn bit(sq: Sq) -> u64 {
    1 << sq
}

/// The first square of a set that is not empty.
#[inline(always)]
pub const fn first(set: u64) -> Sq {
    set.trailing_zeros() as Sq & 63
}

/// The squares of a set, rank by rank from a1.
#[inline(always)]
pub fn each(mut set: u64) -> impl Iterator<Item = Sq> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let sq = first(set);
            set &= set - 1;
            sq
        })
    })
}

/// The shared square type for a square of this board.
#[inline(always)]
pub(crate) const fn outer(sq: Sq) -> Square {
    const OUTER: [Square; 64] = {
        let mut squares = [Square::new(0, 0).expect("a1 is a square"); 64];
        let mut sq = 0;
        while sq < 64 {
            squares[sq] = Square::new(sq as u8 % 8, sq as u8 / 8).expect("8×8 fits");
            sq += 1;
        }
        squares
    };
    OUTER[sq & 63]
}

/// The square of this board, if it has it.
#[inline]
pub(crate) const fn inner(square: Square) -> Option<Sq> {
    let (file, rank) = (square.file(), square.rank());
    if file < 8 && rank < 8 { Some((rank * 8 + file) as Sq) } else { None }
}

/// The square of this board, for one that is known to be on it.
#[inline(always)]
pub(crate) const fn inner_known(square: Square) -> Sq {
    const INNER: [u8; 128] = {
        let mut numbers = [0; 128];
        let mut sq = 0;
        while sq < 64 {
            numbers[outer(sq).index()] = sq as u8;
            sq += 1;
        }
        numbers
    };
    INNER[square.index() & 127] as Sq
}

/// Where a knight on a square attacks.
#[inline(always)]
pub const fn knight(sq: Sq) -> u64 {
    KNIGHT[sq & 63]
}

/// Where a king on a square attacks.
#[inline(always)]
pub const fn king(sq: Sq) -> u64 {
    KING[sq & 63]
}

/// Where a pawn of `player` on a square attacks.
#[inline(always)]
pub const fn pawn(player: Player, sq: Sq) -> u64 {
    PAWN[player.index()][sq & 63]
}

/// Where a rook attacks on an empty board.
#[inline(always)]
pub(crate) const fn rook_rays(sq: Sq) -> u64 {
    ROOK_RAYS[sq & 63]
}

/// Where a bishop attacks on an empty board.
#[inline(always)]
pub(crate) const fn bishop_rays(sq: Sq) -> u64 {
    BISHOP_RAYS[sq & 63]
}

/// The squares strictly between two squares on a common line, else none.
#[inline(always)]
pub fn between(a: Sq, b: Sq) -> u64 {
    BETWEEN[a & 63][b & 63]
}

/// The whole line through two squares, edge to edge, else none.
#[inline(always)]
pub(crate) fn line(a: Sq, b: Sq) -> u64 {
    LINE[a & 63][b & 63]
}

type Step = (i8, i8);

const ORTHOGONAL: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Step; 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

static KNIGHT: [u64; 64] =
    leaper(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] =
    leaper(&[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]);
static PAWN: [[u64; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];
static ROOK_RAYS: [u64; 64] = rays(&ORTHOGONAL);
static BISHOP_RAYS: [u64; 64] = rays(&DIAGONAL);
static BETWEEN: [[u64; 64]; 64] = lines(false);
static LINE: [[u64; 64]; 64] = lines(true);

const fn step(sq: Sq, (files, ranks): Step) -> Option<Sq> {
    let (file, rank) = (sq as i8 % 8 + files, sq as i8 / 8 + ranks);
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        Some((rank * 8 + file) as Sq)
    } else {
        None
    }
}

/// The squares from `sq` on in one direction, up to and with the first one that `occupied` has.
const fn ray(sq: Sq, direction: Step, occupied: u64) -> u64 {
    let mut set = 0;
    let mut at = sq;
    while let Some(next) = step(at, direction) {
        set |= bit(next);
        if occupied & bit(next) != 0 {
            break;
        }
        at = next;
    }
    set
}

const fn leaper<const N: usize>(steps: &[Step; N]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut sq = 0;
    while sq < 64 {
        let mut i = 0;
        while i < N {
            if let Some(to) = step(sq, steps[i]) {
                table[sq] |= bit(to);
            }
            i += 1;
        }
        sq += 1;
    }
    table
}

const fn slide(sq: Sq, directions: &[Step; 4], occupied: u64) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        set |= ray(sq, directions[i], occupied);
        i += 1;
    }
    set
}

const fn rays(directions: &[Step; 4]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut sq = 0;
    while sq < 64 {
        table[sq] = slide(sq, directions, 0);
        sq += 1;
    }
    table
}

const fn lines(whole: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let directions = [ORTHOGONAL, DIAGONAL];
    let mut sq = 0;
    while sq < 64 {
        let mut i = 0;
        while i < 8 {
            let direction = directions[i / 4][i % 4];
            let ahead = ray(sq, direction, 0);
            let behind = ray(sq, (-direction.0, -direction.1), 0);
            let mut rest = ahead;
            while rest != 0 {
                let to = first(rest);
                rest &= rest - 1;
                table[sq][to] = if whole {
                    ahead | behind | bit(sq)
                } else {
                    ray(sq, direction, bit(to)) & !bit(to)
                };
            }
            i += 1;
        }
        sq += 1;
    }
    table
}
