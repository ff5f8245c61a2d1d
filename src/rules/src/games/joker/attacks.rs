//! Attacks on the 9×9 board: squares are numbered `0..81` rank by rank, sets are one bit each.

use crate::{Player, Square};

/// A square of the 9×9 board, `0..81`, rank by rank from a1.
pub type Sq = usize;

/// A set of squares, one bit each.
pub(super) type Set = u128;

/// How many squares there are.
pub(super) const SQUARES: usize = 81;
/// The distance from a square to the one before it.
pub(super) const UP: usize = 9;

/// The a file.
pub const FILE_A: Set = {
    let mut file = 0;
    let mut sq = 0;
    while sq < SQUARES {
        file |= bit(sq);
        sq += UP;
    }
    file
};
/// The i file.
pub const FILE_I: Set = FILE_A << 8;

/// The squares of `rank`, counted from 0.
pub const fn rank(rank: u8) -> Set {
    0x1ff << (9 * rank)
}

/// The set of one square.
#[inline(always)]
pub const fn bit(sq: Sq) -> Set {
    1 << sq
}

/// The first square of a set that is not empty.
#[inline(always)]
pub const fn first(set: Set) -> Sq {
    set.trailing_zeros() as Sq & 127
}

/// The squares of a set, rank by rank from a1.
#[inline(always)]
pub fn each(mut set: Set) -> impl Iterator<Item = Sq> {
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
pub(super) const fn outer(sq: Sq) -> Square {
    const OUTER: [Square; 128] = {
        let mut squares = [Square::new(0, 0).expect("a1 is a square"); 128];
        let mut sq = 0;
        while sq < SQUARES {
            squares[sq] = Square::new(sq as u8 % 9, sq as u8 / 9).expect("9×9 fits");
            sq += 1;
        }
        squares
    };
    OUTER[sq & 127]
}

/// The square of this board, if it has it.
#[inline]
pub(super) const fn inner(square: Square) -> Option<Sq> {
    let (file, rank) = (square.file(), square.rank());
    if file < 9 && rank < 9 { Some((rank * 9 + file) as Sq) } else { None }
}

/// The square of this board, for one that is known to be on it.
#[inline(always)]
pub(super) const fn inner_known(square: Square) -> Sq {
    const INNER: [u8; 128] = {
        let mut numbers = [0; 128];
        let mut sq = 0;
        while sq < SQUARES {
            numbers[outer(sq).index()] = sq as u8;
            sq += 1;
        }
        numbers
    };
    INNER[square.index() & 127] as Sq
}

/// Where a knight on a square attacks, and a Joker steps.
#[inline(always)]
pub const fn knight(sq: Sq) -> Set {
    KNIGHT[sq & 127]
}

/// The neighbours of a square: where a king attacks, and a Joker holds.
#[inline(always)]
pub const fn king(sq: Sq) -> Set {
    KING[sq & 127]
}

/// Where a pawn of `player` on a square attacks.
#[inline(always)]
pub const fn pawn(player: Player, sq: Sq) -> Set {
    PAWN[player.index()][sq & 127]
}

/// The squares beside a square, on its rank.
#[inline(always)]
pub(super) const fn beside(sq: Sq) -> Set {
    king(sq) & rank((sq / UP) as u8)
}

/// Where a rook attacks on an empty board.
#[inline(always)]
pub(super) const fn rook_rays(sq: Sq) -> Set {
    ROOK_RAYS[sq & 127]
}

/// Where a bishop attacks on an empty board.
#[inline(always)]
pub(super) const fn bishop_rays(sq: Sq) -> Set {
    BISHOP_RAYS[sq & 127]
}

/// Where a rook attacks, given the occupied squares.
#[inline(always)]
pub fn rook(sq: Sq, occupied: Set) -> Set {
    let [rank, file, ..] = &HALF_LINES[sq & 127];
    rank.reach(occupied) | file.reach(occupied)
}

/// Where a bishop attacks, given the occupied squares.
#[inline(always)]
pub fn bishop(sq: Sq, occupied: Set) -> Set {
    let [.., up, down] = &HALF_LINES[sq & 127];
    up.reach(occupied) | down.reach(occupied)
}

/// The squares strictly between two squares on a common line, else none.
#[inline(always)]
pub(super) fn between(a: Sq, b: Sq) -> Set {
    BETWEEN[a][b]
}

/// The whole line through two squares, edge to edge, else none.
#[inline(always)]
pub(super) fn line(a: Sq, b: Sq) -> Set {
    LINE[a][b]
}

/// A line through a square, without it: the squares with higher numbers, and those with lower.
#[derive(Clone, Copy)]
struct HalfLines {
    ahead: Set,
    behind: Set,
}

impl HalfLines {
    /// Up to and with the first occupied square on either side.
    #[inline(always)]
    fn reach(&self, occupied: Set) -> Set {
        let ahead = self.ahead & occupied;
        // The lowest bit and all below it; every bit if there is none.
        let up_to_first = ahead ^ ahead.wrapping_sub(1);
        // Square 0 stops every line, being the last of any it lies on.
        let nearest = 127 - ((self.behind & occupied) | 1).leading_zeros() as usize;
        (self.ahead & up_to_first) | (self.behind & FROM[nearest & 127])
    }
}

/// The squares from each on.
static FROM: [Set; 128] = {
    let mut table = [0; 128];
    let mut sq = 0;
    while sq < 128 {
        table[sq] = Set::MAX << sq;
        sq += 1;
    }
    table
};

type Step = (i8, i8);

/// Along rank, file and both diagonals, each towards higher numbers.
const LINES: [Step; 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

static KNIGHT: [Set; 128] =
    leaper(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [Set; 128] =
    leaper(&[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]);
static PAWN: [[Set; 128]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];
static ROOK_RAYS: [Set; 128] = rays(0, 2);
static BISHOP_RAYS: [Set; 128] = rays(2, 4);
static BETWEEN: [[Set; SQUARES]; SQUARES] = lines(false);
static LINE: [[Set; SQUARES]; SQUARES] = lines(true);
static HALF_LINES: [[HalfLines; 4]; 128] = {
    let mut table = [[HalfLines { ahead: 0, behind: 0 }; 4]; 128];
    let mut sq = 0;
    while sq < SQUARES {
        let mut i = 0;
        while i < 4 {
            table[sq][i] = HalfLines { ahead: ray(sq, LINES[i]), behind: ray(sq, back(LINES[i])) };
            i += 1;
        }
        sq += 1;
    }
    table
};

const fn back((files, ranks): Step) -> Step {
    (-files, -ranks)
}

const fn step(sq: Sq, (files, ranks): Step) -> Option<Sq> {
    let (file, rank) = (sq as i8 % 9 + files, sq as i8 / 9 + ranks);
    if file >= 0 && file < 9 && rank >= 0 && rank < 9 {
        Some((rank * 9 + file) as Sq)
    } else {
        None
    }
}

/// The squares from `sq` to the edge in one direction.
const fn ray(sq: Sq, direction: Step) -> Set {
    let mut set = 0;
    let mut at = sq;
    while let Some(next) = step(at, direction) {
        set |= bit(next);
        at = next;
    }
    set
}

const fn leaper<const N: usize>(steps: &[Step; N]) -> [Set; 128] {
    let mut table = [0; 128];
    let mut sq = 0;
    while sq < SQUARES {
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

const fn rays(from: usize, to: usize) -> [Set; 128] {
    let mut table = [0; 128];
    let mut sq = 0;
    while sq < SQUARES {
        let mut i = from;
        while i < to {
            table[sq] |= ray(sq, LINES[i]) | ray(sq, back(LINES[i]));
            i += 1;
        }
        sq += 1;
    }
    table
}

const fn lines(whole: bool) -> [[Set; SQUARES]; SQUARES] {
    let mut table = [[0; SQUARES]; SQUARES];
    let mut sq = 0;
    while sq < SQUARES {
        let mut i = 0;
        while i < 8 {
            let direction = if i < 4 { LINES[i] } else { back(LINES[i - 4]) };
            let line = ray(sq, direction) | ray(sq, back(direction)) | bit(sq);
            let mut passed = 0;
            let mut at = sq;
            while let Some(to) = step(at, direction) {
                table[sq][to] = if whole { line } else { passed };
                passed |= bit(to);
                at = to;
            }
            i += 1;
        }
        sq += 1;
    }
    table
}
