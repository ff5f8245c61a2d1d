//! The roles of Keres, numbered without gaps, and who stands where in as few sets as that takes.

use super::attacks::{Sq, bit};
use crate::{Piece, Player, Role};

/// A role of Keres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Soldier,
    Ballista,
    Guard,
    Paladin,
    Knight,
    Bishop,
    Rook,
    King,
}

impl Kind {
    /// Every kind, in the order of [`Role::KERES`].
    pub(super) const ALL: [Self; Role::KERES.len()] = [
        Self::Soldier,
        Self::Ballista,
        Self::Guard,
        Self::Paladin,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::King,
    ];

    pub(super) const fn role(self) -> Role {
        Role::KERES[self as usize]
    }

    /// The kind of men of `role`, if Keres has them.
    pub(super) fn of(role: Role) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.role() == role)
    }

    pub(super) fn piece(self, player: Player) -> Piece {
        Piece::of(player, self.role())
    }

    /// What it becomes on the last rank, if it is promoted there.
    #[inline(always)]
    pub(super) const fn promotion(self) -> Option<Self> {
        match self {
            Self::Soldier => Some(Self::Paladin),
            Self::Ballista => Some(Self::Rook),
            _ => None,
        }
    }
}

/// Which kind of man stands on which square: one set for each binary digit of its number. Where
/// nobody stands every digit is 0; who stands there at all is known elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds([u128; 3]);

impl Kinds {
    pub(super) const NONE: Self = Self([0; 3]);

    /// Those of `squares`, on all of which men stand, that hold this kind.
    #[inline(always)]
    pub(super) const fn of(&self, kind: Kind, squares: u128) -> u128 {
        let [ones, twos, fours] = self.0;
        let kind = kind as usize;
        squares
            & if kind & 1 == 0 { !ones } else { ones }
            & if kind & 2 == 0 { !twos } else { twos }
            & if kind & 4 == 0 { !fours } else { fours }
    }

    /// The kind on a square on which a man stands.
    #[inline(always)]
    pub(super) fn on(&self, sq: Sq) -> Kind {
        let [ones, twos, fours] = self.0;
        let digit = |set: u128| (set >> sq) as usize & 1;
        Kind::ALL[digit(ones) | (digit(twos) << 1) | (digit(fours) << 2)]
    }

    /// Writes a kind down where nobody stands, or strikes it out.
    #[inline(always)]
    pub(super) const fn toggle(&mut self, kind: Kind, sq: Sq) {
        let kind = kind as usize;
        let [ones, twos, fours] = &mut self.0;
        *ones ^= if kind & 1 == 0 { 0 } else { bit(sq) };
        *twos ^= if kind & 2 == 0 { 0 } else { bit(sq) };
        *fours ^= if kind & 4 == 0 { 0 } else { bit(sq) };
    }
}
