//! Men of Keres: where they stand, alone or in a stack, how far they see and who takes whom.

use rules::{Player, Role};

use super::{Board, Field, KING, Nine, ROLES, Set, sign};
use crate::eval::tally::Tally;
use crate::eval::weight::Row;
use crate::eval::weights::keres::{
    ABOVE, ATTACKED, ATTACKED_BY_LESS, BALLISTA_MOBILITY, BALLISTA_SQUARES, BELOW, BISHOP_MOBILITY,
    BISHOP_SQUARES, GUARD_MOBILITY, GUARD_SQUARES, KING_SQUARES, KNIGHT_MOBILITY, KNIGHT_SQUARES,
    LOOSE, MEN, PALADIN_MOBILITY, PALADIN_SQUARES, ROOK_MOBILITY, ROOK_SQUARES, SOLDIER_MOBILITY,
    SOLDIER_SQUARES, STACK_ATTACKED,
};

/// By place in [`Role::KERES`].
const SQUARES: [Row; ROLES] = [
    SOLDIER_SQUARES,
    BALLISTA_SQUARES,
    GUARD_SQUARES,
    PALADIN_SQUARES,
    KNIGHT_SQUARES,
    BISHOP_SQUARES,
    ROOK_SQUARES,
    KING_SQUARES,
];
const MOBILITY: [Row; ROLES - 1] = [
    SOLDIER_MOBILITY,
    BALLISTA_MOBILITY,
    GUARD_MOBILITY,
    PALADIN_MOBILITY,
    KNIGHT_MOBILITY,
    BISHOP_MOBILITY,
    ROOK_MOBILITY,
];
/// How much each man that looks at a king's surroundings presses on it.
const PRESSURE: [i32; ROLES] = [1, 2, 2, 2, 3, 3, 5, 0];

impl Field {
    /// Counts the men of `us`, and notes what they attack.
    #[inline(always)]
    pub(super) fn men<T: Tally>(&mut self, us: Player, tally: &mut T) {
        let them = !us;
        let king = self.kings[them.index()];
        let zone = Nine::king(king) | u128::of(king);
        let own = self.sides[us.index()];
        for kind in 0..ROLES {
            let (tops, below) = (self.tops[us.index()][kind], self.below[us.index()][kind]);
            if kind != KING {
                tally.add(MEN, kind, sign(us) * (tops.count() + below.count()));
                tally.add(BELOW, kind, sign(us) * below.count());
                tally.add(ABOVE, kind, sign(us) * (tops & self.stacks).count());
            }
            for sq in tops.each().chain(below.each()) {
                tally.add(SQUARES[kind], Nine::folded(us, sq), sign(us));
                let reach = self.reach(us, kind, sq);
                if kind != KING && !self.stacks.has(sq) {
                    let (row, free) = (MOBILITY[kind], (reach & !own).count() as usize);
                    tally.add(row, free.min(row.len - 1), sign(us));
                }
                self.attack(us, kind, reach);
                let hits = (reach & zone).count();
                if hits > 0 {
                    self.pressure[them.index()] += hits + PRESSURE[kind];
                }
            }
        }
    }

    /// Counts the men of `us` that are in danger.
    #[inline(always)]
    pub(super) fn threats<T: Tally>(&self, us: Player, tally: &mut T) {
        let (them, sign) = (!us, sign(us));
        let (attacked, guarded) = (self.once[them.index()], self.once[us.index()]);
        let mut by_less = 0;
        for kind in 0..KING {
            let men = self.tops[us.index()][kind] & !self.stacks;
            tally.add(ATTACKED, kind, sign * (men & attacked & guarded).count());
            tally.add(LOOSE, kind, sign * (men & attacked & !guarded).count());
            tally.add(ATTACKED_BY_LESS, kind, sign * (men & by_less).count());
            by_less |= self.attacks[them.index()][kind];
        }
        let stacks = self.sides[us.index()] & self.stacks & attacked;
        tally.add(STACK_ATTACKED, 0, sign * (stacks & guarded).count());
        tally.add(STACK_ATTACKED, 1, sign * (stacks & !guarded).count());
        debug_assert_eq!(Role::KERES[KING], Role::King);
    }
}
