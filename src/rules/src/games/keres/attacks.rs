//! Attacks on the 9×9 board: squares are numbered `0..81` rank by rank, sets are one bit each.

use crate::{Player, Square};

/// A square of the 9×9 board, `0..81`, rank by rank from a1.
pub(super) type Sq = usize;

/// How many squares there are.
pub(super) const SQUARES: usize = 81;
const SIDE: i8 = 9;

/// Every square.
pub const BOARD: u128 = (1 << SQUARES) - 1;
/// The a file.
pub(super) const FILE_A: u128 = 0x0100_8040_2010_0804_0201;
/// The i file.
pub(super) const FILE_I: u128 = FILE_A << 8;
/// The squares of the a1 colour.
pub(super) const DARK: u128 = {
    let mut set = 0;
    let mut sq = 0;
    while sq < SQUARES {
        // Nine squares a rank: the colours alternate over the ends of the ranks too.
        set |= bit(sq);
        sq += 2;
    }
    set
};

/// The rank on which men of `player` are promoted.
pub(super) const fn last_rank(player: Player) -> u128 {
    match player {
        Player::White => 0x1ff << 72,
        Player::Black => 0x1ff,
    }
}

/// The set of one square.
#[inline(always)]
pub(super) const fn bit(sq: Sq) -> u128 {
    1 << sq
}

/// The first square of a set that is not empty.
#[inline(always)]
pub(super) const fn first(set: u128) -> Sq {
    set.trailing_zeros() as Sq
}

/// The squares of a set, rank by rank from a1.
#[inline(always)]
pub(super) fn each(mut set: u128) -> impl Iterator<Item = Sq> {
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
    if file < 9 && rank < 9 { Some(rank as Sq * 9 + file as Sq) } else { None }
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

/// Where a knight on a square attacks.
#[inline(always)]
pub(super) fn knight(sq: Sq) -> u128 {
    KNIGHT[sq]
}

/// Where a king on a square attacks.
#[inline(always)]
pub(super) fn king(sq: Sq) -> u128 {
    KING[sq]
}

/// Where a rook attacks, given the occupied squares.
#[inline(always)]
pub(super) fn rook(sq: Sq, occupied: u128) -> u128 {
    let rays = &RAYS[sq];
    up(rays[EAST], occupied)
        | up(rays[NORTH], occupied)
        | down(rays[WEST], occupied)
        | down(rays[SOUTH], occupied)
}

/// Where a bishop attacks, given the occupied squares.
#[inline(always)]
pub(super) fn bishop(sq: Sq, occupied: u128) -> u128 {
    let rays = &RAYS[sq];
    up(rays[NORTH_EAST], occupied)
        | up(rays[NORTH_WEST], occupied)
        | down(rays[SOUTH_WEST], occupied)
        | down(rays[SOUTH_EAST], occupied)
}

/// Where a paladin attacks, given the occupied squares.
#[inline(always)]
pub fn paladin(sq: Sq, occupied: u128) -> u128 {
    let [near, far] = PALADIN[sq];
    let free = near & !occupied;
    // Of the neighbours of a near square, only the one straight on is far.
    near | (far & ((free << 9) | (free >> 9) | (free << 1) | (free >> 1)))
}

/// Where a guard attacks, given the occupied squares.
#[inline(always)]
pub fn guard(sq: Sq, occupied: u128) -> u128 {
    let [near, far] = GUARD[sq];
    let free = near & !occupied;
    near | (far & ((free << 10) | (free >> 10) | (free << 8) | (free >> 8)))
}

/// Where a soldier of `player` on a square attacks.
#[inline(always)]
pub fn soldier(player: Player, sq: Sq) -> u128 {
    let (to_a, to_i) = soldiers(player, bit(sq));
    to_a | to_i
}

/// Where soldiers of `player` attack, towards the a file and towards the i file.
#[inline(always)]
pub const fn soldiers(player: Player, set: u128) -> (u128, u128) {
    let (to_a, to_i) = (set & !FILE_A, set & !FILE_I);
    match player {
        Player::White => ((to_a << 8) & BOARD, (to_i << 10) & BOARD),
        Player::Black => (to_a >> 10, to_i >> 8),
    }
}

/// Where a ballista of `player` attacks, given the occupied squares.
#[inline(always)]
pub fn ballista(player: Player, sq: Sq, occupied: u128) -> u128 {
    match player {
        Player::White => up(RAYS[sq][NORTH], occupied),
        Player::Black => down(RAYS[sq][SOUTH], occupied),
    }
}

/// The squares strictly between two squares on a common line, else none.
pub(super) fn between(a: Sq, b: Sq) -> u128 {
    let towards = (0..8).find(|&direction| RAYS[a][direction] & bit(b) != 0);
    towards.map_or(0, |direction| RAYS[a][direction] & RAYS[b][opposite(direction)])
}

type Step = (i8, i8);

// Square numbers grow along the first four directions; each opposite is four further on.
const EAST: usize = 0;
const NORTH: usize = 1;
const NORTH_EAST: usize = 2;
const NORTH_WEST: usize = 3;
const WEST: usize = opposite(EAST);
const SOUTH: usize = opposite(NORTH);
const SOUTH_WEST: usize = opposite(NORTH_EAST);
const SOUTH_EAST: usize = opposite(NORTH_WEST);
const DIRECTIONS: [Step; 8] =
    [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];

static RAYS: [[u128; 8]; SQUARES] = {
    let mut table = [[0; 8]; SQUARES];
    let mut i = 0;
    while i < SQUARES * 8 {
        let (sq, direction) = (i / 8, DIRECTIONS[i % 8]);
        let mut distance = 1;
        while let Some(to) = step(sq, direction, distance) {
            table[sq][i % 8] |= bit(to);
            distance += 1;
        }
        i += 1;
    }
    table
};
static KNIGHT: [u128; SQUARES] =
    leaper(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)], 1);
static KING: [u128; SQUARES] = leaper(&DIRECTIONS, 1);
static PALADIN: [[u128; 2]; SQUARES] = near_and_far(&[(1, 0), (0, 1), (-1, 0), (0, -1)]);
static GUARD: [[u128; 2]; SQUARES] = near_and_far(&[(1, 1), (-1, 1), (-1, -1), (1, -1)]);

const fn opposite(direction: usize) -> usize {
    direction ^ 4
}

/// A ray along which square numbers grow, up to and with its first occupied square.
#[inline(always)]
fn up(ray: u128, occupied: u128) -> u128 {
    let met = ray & occupied;
    ray & (met ^ met.wrapping_sub(1))
}

/// A ray along which square numbers shrink, down to and with its first occupied square.
#[inline(always)]
fn down(ray: u128, occupied: u128) -> u128 {
    let last = 127 - (ray & occupied | 1).leading_zeros();
    ray & (u128::MAX << last)
}

const fn step(sq: Sq, (files, ranks): Step, distance: i8) -> Option<Sq> {
    let (file, rank) = (sq as i8 % SIDE + files * distance, sq as i8 / SIDE + ranks * distance);
    if file >= 0 && file < SIDE && rank >= 0 && rank < SIDE {
        Some((rank * SIDE + file) as Sq)
    } else {
        None
    }
}

const fn leaper(steps: &[Step], distance: i8) -> [u128; SQUARES] {
    let mut table = [0; SQUARES];
    let mut i = 0;
    while i < SQUARES * steps.len() {
        let sq = i / steps.len();
        if let Some(to) = step(sq, steps[i % steps.len()], distance) {
            table[sq] |= bit(to);
        }
        i += 1;
    }
    table
}

const fn near_and_far(steps: &[Step; 4]) -> [[u128; 2]; SQUARES] {
    let (near, far) = (leaper(steps, 1), leaper(steps, 2));
    let mut table = [[0; 2]; SQUARES];
    let mut sq = 0;
    while sq < SQUARES {
        table[sq] = [near[sq], far[sq]];
        sq += 1;
    }
    table
}
