//! Stacks: how freely the whole and the top alone may go, and men that are carried to where they
//! are promoted.

use rules::Player;

use super::{BALLISTA, Board, Field, KING, Nine, ROLES, SOLDIER, Set, sign};
use crate::eval::tally::Tally;
use crate::eval::weights::keres::{
    BALLISTA_OPEN, CARRIED, PROMOTION, STACK_MOBILITY, TOP_MOBILITY,
};

impl Field {
    /// Counts what the stacks of `us` can do.
    #[inline(always)]
    pub(super) fn stacks_of<T: Tally>(&self, us: Player, tally: &mut T) {
        let (own, sign) = (self.sides[us.index()], sign(us));
        let last = match us {
            Player::White => Nine::rank(Nine::SIDE - 1),
            Player::Black => Nine::rank(0),
        };
        let on =
            |men: &[u128; ROLES], sq| (0..ROLES).find(|&kind| men[kind].has(sq)).unwrap_or(KING);
        for sq in (own & self.stacks).each() {
            let top = on(&self.tops[us.index()], sq);
            let below = on(&self.below[us.index()], sq);
            let of_top = self.reach(us, top, sq);
            let whole = (of_top | self.reach(us, below, sq)) & !own;
            let step = |free: u128, len: usize| ((free.count() / 2) as usize).min(len - 1);
            tally.add(STACK_MOBILITY, step(whole, STACK_MOBILITY.len), sign);
            tally.add(TOP_MOBILITY, step(of_top & !own, TOP_MOBILITY.len), sign);
            let carried =
                [top, below].into_iter().filter(|&kind| kind == SOLDIER || kind == BALLISTA);
            for kind in carried {
                tally.add(CARRIED, Nine::rank_of(us, sq), sign);
                if whole & last & !self.once[(!us).index()] != 0 {
                    tally.add(PROMOTION, kind, sign);
                }
            }
        }
        for sq in self.tops[us.index()][BALLISTA].each() {
            let way = Nine::all_ahead(us, u128::of(sq));
            if way & self.occupied == 0 {
                tally.add(BALLISTA_OPEN, Nine::rank_of(us, sq), sign);
            }
        }
    }
}
