//! Which men are frozen: held by a Joker beside them, or thawing.

use super::Joker;
use super::attacks::{self, Set, Sq, bit, each};
use crate::{Frozen, Player, Role};

/// Those of some men that a Joker beside all of them holds.
struct Hold {
    /// The men of the highest value.
    top: Set,
    /// The others that could be held.
    rest: Set,
}

impl Joker {
    /// What a Joker holds of `near`, the enemy men beside it: those of the highest value.
    #[inline(always)]
    fn hold(&self, near: Set) -> Hold {
        let role = |role: Role| self.roles[role as usize] & near;
        let [queens, rooks, pawns] = [role(Role::Queen), role(Role::Rook), role(Role::Pawn)];
        let minors = role(Role::Bishop) | role(Role::Knight);
        let top = [queens, rooks, minors, pawns].into_iter().find(|&men| men != 0).unwrap_or(0);
        Hold { top, rest: (queens | rooks | minors | pawns) & !top }
    }

    /// What a Joker of `holder` on `sq` holds, or would hold.
    #[inline(always)]
    pub(super) fn held_from(&self, holder: Player, sq: Sq) -> Set {
        let near = attacks::king(sq) & self.sides[(!holder).index()];
        if near == 0 { 0 } else { self.hold(near).top }
    }

    /// The enemy men that the Jokers of `holder` hold.
    #[inline(always)]
    pub fn held_by(&self, holder: Player) -> Set {
        let jokers = self.of(holder, Role::Joker);
        each(jokers).fold(0, |held, sq| held | self.held_from(holder, sq))
    }

    /// The men of `player` that are neither held nor thawing.
    #[inline(always)]
    pub fn unfrozen(&self, player: Player) -> Set {
        // Only men of the side to move thaw.
        self.sides[player.index()] & !self.held_by(!player) & !self.thawing_of(player)
    }

    #[inline(always)]
    fn thawing_of(&self, player: Player) -> Set {
        if player == self.turn { self.thawing } else { 0 }
    }

    /// The men of the opponent whose capture lets a Joker of the side to move hold others
    /// instead.
    #[inline(always)]
    pub(super) fn loosening(&self) -> Set {
        let jokers = self.of(self.turn, Role::Joker);
        each(jokers).fold(0, |loosening, sq| {
            let near = attacks::king(sq) & self.enemy();
            if near & (near.wrapping_sub(1)) == 0 {
                return loosening;
            }
            let hold = self.hold(near);
            let alone = hold.top & (hold.top.wrapping_sub(1)) == 0;
            if alone && hold.rest != 0 { loosening | hold.top } else { loosening }
        })
    }

    /// What the Jokers of the side to move hold once the man on `taken` is gone.
    pub(super) fn held_without(&self, taken: Sq) -> Set {
        let jokers = self.of(self.turn, Role::Joker);
        each(jokers).fold(0, |held, sq| {
            held | self.hold(attacks::king(sq) & self.enemy() & !bit(taken)).top
        })
    }

    /// Why the man on `sq` is frozen, if it is.
    pub(super) fn frozen(&self, sq: Sq) -> Option<Frozen> {
        if self.thawing & bit(sq) != 0 {
            return Some(Frozen::Thawing);
        }
        (self.holding(sq) != 0).then_some(Frozen::Held)
    }

    /// The Jokers that hold the man on `sq`.
    pub(super) fn holding(&self, sq: Sq) -> Set {
        let Some(holder) =
            Player::ALL.into_iter().find(|&holder| self.sides[(!holder).index()] & bit(sq) != 0)
        else {
            return 0;
        };
        each(self.of(holder, Role::Joker) & attacks::king(sq))
            .filter(|&joker| self.held_from(holder, joker) & bit(sq) != 0)
            .fold(0, |jokers, joker| jokers | bit(joker))
    }
}
