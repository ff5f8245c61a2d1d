//! A free placement: any men anywhere, not yet judged.

use crate::{Game, Piece, Player, Square};

/// What stands where and whose turn it is, possibly impossible. The door to a validated
/// position is `AnyPosition::new`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game it is meant for.
    pub game: Game,
    /// What stands where.
    pub board: Board,
    /// Who moves.
    pub turn: Player,
    /// What the board does not show.
    pub memory: Memory,
}

/// What a position remembers beside its board; fields a game does not use keep their default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    /// Castling rights that are left.
    pub castling: Castling,
    /// The square an en passant capture may go to, only when one is legal.
    pub en_passant: Option<Square>,
    /// Half-moves since the draw counter was last reset.
    pub halfmoves: u16,
    /// Number of the full move, from 1, up by one after Black's move.
    pub fullmove: u16,
}

/// Castling rights, one bit each: White king side 1, White queen side 2, Black 4 and 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(pub u8);

/// Men by square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    men: [Option<Piece>; Self::SIZE],
}

impl Board {
    const SIZE: usize = (Square::FILES * Square::RANKS) as usize;

    /// The man on `at`.
    pub fn get(&self, at: Square) -> Option<Piece> {
        self.men[at.index()]
    }

    /// Puts `piece` on `at`, or clears it; gives back what stood there.
    pub fn set(&mut self, at: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.men[at.index()], piece)
    }

    /// Every man with its square, rank by rank from a1.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        (0..Square::RANKS)
            .flat_map(|rank| (0..Square::FILES).filter_map(move |file| Square::new(file, rank)))
            .filter_map(|at| self.get(at).map(|piece| (at, piece)))
    }
}

impl Default for Board {
    fn default() -> Self {
        Self { men: [None; Self::SIZE] }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self { castling: Castling::default(), en_passant: None, halfmoves: 0, fullmove: 1 }
    }
}
