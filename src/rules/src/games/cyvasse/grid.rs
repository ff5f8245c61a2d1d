//! The board of 88 squares with six neighbours each: directions, sets and tables of reach.

use crate::{Game, Player, Square};

/// A square: `13 * rank + file`. The thirteenth file exists on no rank, so that a step over the
/// edge falls on it and is masked away.
pub type Sq = usize;

/// One more than the number of the last square.
pub(super) const SQUARES: usize = STRIDE * Square::RANKS as usize;

const STRIDE: usize = Square::FILES as usize + 1;

/// Every square there is.
pub const BOARD: u128 = {
    let mut board = 0;
    let mut sq = 0;
    while sq < SQUARES {
        if let Some(at) = Square::new((sq % STRIDE) as u8, (sq / STRIDE) as u8)
            && Game::Cyvasse.has_square(at)
        {
            board |= bit(sq);
        }
        sq += 1;
    }
    board
};

/// A direction in which lines run straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    East,
    NorthEast,
    NorthWest,
    West,
    SouthWest,
    SouthEast,
}

impl Direction {
    pub(super) const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The two directions that lead towards the opponent of `player`.
    pub(super) const fn forward(player: Player) -> [Self; 2] {
        match player {
            Player::White => [Self::NorthWest, Self::NorthEast],
            Player::Black => [Self::SouthEast, Self::SouthWest],
        }
    }

    /// Every square of `set` moved one step. A set within the board stays within the board or
    /// lands on squares that do not exist: mask with a part of [`BOARD`].
    #[inline(always)]
    pub(super) const fn shift(self, set: u128) -> u128 {
        match self {
            Self::East => set << 1,
            Self::NorthEast => set << STRIDE,
            Self::NorthWest => set << (STRIDE - 1),
            Self::West => set >> 1,
            Self::SouthWest => set >> STRIDE,
            Self::SouthEast => set >> (STRIDE - 1),
        }
    }
}

/// The set of one square.
#[inline(always)]
pub const fn bit(sq: Sq) -> u128 {
    1 << (sq & 127)
}

/// The first square of a set that is not empty.
#[inline(always)]
pub const fn first(set: u128) -> Sq {
    set.trailing_zeros() as Sq & 127
}

/// The squares of a set, rank by rank from e1.
#[inline(always)]
pub fn each(mut set: u128) -> impl Iterator<Item = Sq> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let sq = first(set);
            set &= set - 1;
            sq
        })
    })
}

/// The neighbours of all squares of `set`; mask with a part of [`BOARD`].
#[inline(always)]
pub const fn expand(set: u128) -> u128 {
    (set << 1)
        | (set >> 1)
        | ((set | (set << 1)) << (STRIDE - 1))
        | ((set | (set >> 1)) >> (STRIDE - 1))
}

/// The neighbours of a square.
#[inline(always)]
pub const fn neighbours(sq: Sq) -> u128 {
    RAYS[0][sq & 127]
}

/// The squares on the straight lines from a square that are at most `far` steps away, `1..=4`.
#[inline(always)]
pub const fn rays(sq: Sq, far: usize) -> u128 {
    RAYS[(far - 1) & 3][sq & 127]
}

/// The squares at which a trebuchet shoots: on the straight lines, 2 to 4 steps away.
#[inline(always)]
pub const fn shots(sq: Sq) -> u128 {
    RAYS[3][sq & 127] & !RAYS[0][sq & 127]
}

/// The forward squares of every man of `player` in `set`.
#[inline(always)]
pub const fn forward(player: Player, set: u128) -> u128 {
    let [left, right] = Direction::forward(player);
    (left.shift(set) | right.shift(set)) & BOARD
}

/// The line from one square to another and how many steps it has, if it is straight and at most
/// four steps long.
pub(super) fn line(from: Sq, to: Sq) -> Option<(Direction, usize)> {
    Direction::ALL.into_iter().find_map(|direction| {
        let mut set = bit(from);
        (1..=RAYS.len()).find_map(|steps| {
            set = direction.shift(set) & BOARD;
            (set == bit(to)).then_some((direction, steps))
        })
    })
}

/// The number of steps from one square to another on an empty board.
pub(super) fn distance(from: Sq, to: Sq) -> usize {
    let mut reached = bit(from);
    let mut steps = 0;
    while reached & bit(to) == 0 {
        reached |= expand(reached) & BOARD;
        steps += 1;
    }
    steps
}

/// The shared square type for a square of this board.
#[inline(always)]
pub(super) const fn outer(sq: Sq) -> Square {
    const OUTER: [Square; 128] = {
        let mut squares = [Square::new(0, 0).expect("a1 is a square"); 128];
        let mut sq = 0;
        while sq < SQUARES {
            if let Some(at) = Square::new((sq % STRIDE) as u8, (sq / STRIDE) as u8) {
                squares[sq] = at;
            }
            sq += 1;
        }
        squares
    };
    OUTER[sq & 127]
}

/// The square of this board, if it has it.
#[inline]
pub(super) const fn inner(at: Square) -> Option<Sq> {
    if Game::Cyvasse.has_square(at) { Some(inner_known(at)) } else { None }
}

/// The square of this board, for one that is known to be on it.
#[inline(always)]
pub(super) const fn inner_known(at: Square) -> Sq {
    at.rank() as Sq * STRIDE + at.file() as Sq
}

/// By length and square: all that lies on straight lines, up to that length.
static RAYS: [[u128; 128]; 4] = {
    let mut rays = [[0; 128]; 4];
    let mut sq = 0;
    while sq < SQUARES {
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let mut set = bit(sq) & BOARD;
            let mut far = 0;
            while far < rays.len() {
                set = Direction::ALL[direction].shift(set) & BOARD;
                let mut longer = far;
                while longer < rays.len() {
                    rays[longer][sq] |= set;
                    longer += 1;
                }
                far += 1;
            }
            direction += 1;
        }
        sq += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_88_squares_and_each_knows_its_name() {
        assert_eq!(BOARD.count_ones(), 88);
        for sq in each(BOARD) {
            assert_eq!(inner(outer(sq)), Some(sq));
        }
        assert_eq!(Square::all().filter_map(inner).count(), 88);
    }

    #[test]
    fn expanding_is_shifting_every_way() {
        for sq in each(BOARD) {
            let all = Direction::ALL.into_iter().fold(0, |set, way| set | way.shift(bit(sq)));
            assert_eq!(expand(bit(sq)) & BOARD, all & BOARD);
            assert_eq!(neighbours(sq), all & BOARD);
        }
    }

    #[test]
    fn the_middle_has_six_lines_and_corners_have_three() {
        let count = |name: &str, far| {
            let at = inner(name.parse().expect("a square")).expect("a square of the board");
            rays(at, far).count_ones()
        };
        assert_eq!((count("f5", 1), count("f5", 4)), (6, 24));
        assert_eq!((count("a5", 1), count("a5", 4)), (3, 12));
        assert_eq!((count("l1", 1), count("l1", 2)), (3, 6));
    }

    #[test]
    fn lines_and_distances_agree() {
        for from in each(BOARD) {
            for to in each(BOARD & !bit(from)) {
                match line(from, to) {
                    Some((_, steps)) => assert_eq!(distance(from, to), steps),
                    None => assert_eq!(rays(from, 4) & bit(to), 0),
                }
            }
        }
    }
}
