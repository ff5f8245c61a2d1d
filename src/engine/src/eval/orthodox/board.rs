//! The boards on which chess-like games are judged, so that one set of terms serves all of them.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

use rules::Player;
use rules::boards::{eight, nine};

/// A set of squares, one bit each.
pub(in crate::eval) trait Set:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    const EMPTY: Self;

    fn of(sq: usize) -> Self;
    fn count(self) -> i32;
    fn first(self) -> usize;
    fn without_first(self) -> Self;

    #[inline(always)]
    fn any(self) -> bool {
        self != Self::EMPTY
    }

    #[inline(always)]
    fn has(self, sq: usize) -> bool {
        (self & Self::of(sq)).any()
    }

    /// The squares from a1 on.
    #[inline(always)]
    fn each(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            self.any().then(|| {
                let sq = self.first();
                self = self.without_first();
                sq
            })
        })
    }
}

macro_rules! sets {
    ($($number:ty),*) => {$(
        impl Set for $number {
            const EMPTY: Self = 0;

            #[inline(always)]
            fn of(sq: usize) -> Self {
                1 << sq
            }

            #[inline(always)]
            fn count(self) -> i32 {
                self.count_ones() as i32
            }

            #[inline(always)]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline(always)]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

sets!(u64, u128);

/// A board of as many files as ranks.
pub(in crate::eval) trait Board {
    type Set: Set;

    /// Files, and ranks.
    const SIDE: usize;
    /// Every square.
    const ALL: Self::Set;
    /// The first and the last file.
    const EDGES: [Self::Set; 2];
    /// The squares of the a1 colour.
    const DARK: Self::Set;

    fn knight(sq: usize) -> Self::Set;
    fn king(sq: usize) -> Self::Set;
    fn bishop(sq: usize, occupied: Self::Set) -> Self::Set;
    fn rook(sq: usize, occupied: Self::Set) -> Self::Set;

    /// The squares of a file.
    #[inline(always)]
    fn file(file: usize) -> Self::Set {
        Self::EDGES[0] << file
    }

    /// The squares of a rank.
    #[inline(always)]
    fn rank(rank: usize) -> Self::Set {
        (Self::ALL & !(Self::ALL << Self::SIDE)) << (rank * Self::SIDE)
    }

    /// The rank of a square as `player` counts them, from 0.
    #[inline(always)]
    fn rank_of(player: Player, sq: usize) -> usize {
        match player {
            Player::White => sq / Self::SIDE,
            Player::Black => Self::SIDE - 1 - sq / Self::SIDE,
        }
    }

    /// The place of a square in a table for half a board, as `player` sees it: the files right of
    /// the middle count as their mirror images left of it.
    #[inline(always)]
    fn folded(player: Player, sq: usize) -> usize {
        let file = sq % Self::SIDE;
        let folded = file.min(Self::SIDE - 1 - file);
        Self::rank_of(player, sq) * Self::SIDE.div_ceil(2) + folded
    }

    /// King's steps from one square to another.
    #[inline(always)]
    fn distance(a: usize, b: usize) -> usize {
        let files = (a % Self::SIDE).abs_diff(b % Self::SIDE);
        files.max((a / Self::SIDE).abs_diff(b / Self::SIDE))
    }

    /// A set moved some ranks towards the opponent of `player`.
    #[inline(always)]
    fn ahead(player: Player, set: Self::Set, ranks: usize) -> Self::Set {
        match player {
            Player::White => (set << (Self::SIDE * ranks)) & Self::ALL,
            Player::Black => set >> (Self::SIDE * ranks),
        }
    }

    /// All squares in front of those of a set, as `player` sees it.
    #[inline(always)]
    fn all_ahead(player: Player, set: Self::Set) -> Self::Set {
        let mut filled = Self::ahead(player, set, 1);
        filled |= Self::ahead(player, filled, 1);
        filled |= Self::ahead(player, filled, 2);
        filled | Self::ahead(player, filled, 4)
    }

    /// The squares beside those of a set.
    #[inline(always)]
    fn beside(set: Self::Set) -> Self::Set {
        let [first, last] = Self::EDGES;
        ((set & !first) >> 1) | ((set & !last) << 1)
    }

    /// Where pawns attack.
    #[inline(always)]
    fn pawns(player: Player, set: Self::Set) -> Self::Set {
        Self::ahead(player, Self::beside(set), 1)
    }
}

/// 8×8 squares.
#[derive(Debug)]
pub(in crate::eval) struct Eight;

impl Board for Eight {
    type Set = u64;

    const SIDE: usize = 8;
    const ALL: u64 = u64::MAX;
    const EDGES: [u64; 2] = [eight::FILE_A, eight::FILE_H];
    const DARK: u64 = 0xaa55_aa55_aa55_aa55;

    #[inline(always)]
    fn knight(sq: usize) -> u64 {
        eight::knight(sq)
    }

    #[inline(always)]
    fn king(sq: usize) -> u64 {
        eight::king(sq)
    }

    #[inline(always)]
    fn bishop(sq: usize, occupied: u64) -> u64 {
        eight::bishop(sq, occupied)
    }

    #[inline(always)]
    fn rook(sq: usize, occupied: u64) -> u64 {
        eight::rook(sq, occupied)
    }
}

/// 9×9 squares.
#[derive(Debug)]
pub(in crate::eval) struct Nine;

impl Board for Nine {
    type Set = u128;

    const SIDE: usize = 9;
    const ALL: u128 = nine::BOARD;
    const EDGES: [u128; 2] = [nine::FILE_A, nine::FILE_I];
    const DARK: u128 = 0x1_5555_5555_5555_5555_5555;

    #[inline(always)]
    fn knight(sq: usize) -> u128 {
        nine::knight(sq)
    }

    #[inline(always)]
    fn king(sq: usize) -> u128 {
        nine::king(sq)
    }

    #[inline(always)]
    fn bishop(sq: usize, occupied: u128) -> u128 {
        nine::bishop(sq, occupied)
    }

    #[inline(always)]
    fn rook(sq: usize, occupied: u128) -> u128 {
        nine::rook(sq, occupied)
    }
}
