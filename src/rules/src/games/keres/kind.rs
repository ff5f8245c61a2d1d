//! The roles of Keres, numbered without gaps so that they index sets and keys.

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
