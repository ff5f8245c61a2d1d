//! The pawn structure: what stands together and what stands alone.

use rules::{Player, Role};

use super::{Board, Field, Rows, Set, sign};
use crate::eval::tally::Tally;

impl<B: Board> Field<B> {
    /// Counts weak pawns and strong ones.
    #[inline(always)]
    pub(super) fn pawns<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let (own, enemies) = (self.of(us, Role::Pawn), self.of(them, Role::Pawn));
        let sign = sign(us);
        let ahead = B::all_ahead(us, own);
        let files = own | ahead | B::all_ahead(them, own);
        let neighbours = B::beside(files);
        // Nobody stands in their way on the file, so that rooks see them from in front.
        let exposed = own & !B::all_ahead(them, enemies);

        let isolated = own & !neighbours;
        tally.add(rows.isolated, 0, sign * (isolated & !exposed).count());
        tally.add(rows.isolated, 1, sign * (isolated & exposed).count());

        let doubled = own & B::all_ahead(them, own);
        tally.add(rows.doubled, 0, sign * doubled.count());

        let supported = own & B::pawns(us, own);
        let abreast = own & B::beside(own);
        // Where own pawns attack now or could once they have advanced.
        let guarded = B::beside(own | ahead);
        let stopped = B::ahead(us, own, 1) & B::pawns(them, enemies) & !guarded;
        let backward = B::ahead(them, stopped, 1) & !isolated;
        tally.add(rows.backward, 0, sign * (backward & !exposed).count());
        tally.add(rows.backward, 1, sign * (backward & exposed).count());

        for sq in supported.each() {
            tally.add(rows.supported, B::rank_of(us, sq), sign);
        }
        for sq in abreast.each() {
            tally.add(rows.phalanx, B::rank_of(us, sq), sign);
        }
    }

    /// The pawns that no pawn of the opponent can stop.
    #[inline(always)]
    pub(super) fn passers(&self, us: Player) -> B::Set {
        let own = self.of(us, Role::Pawn);
        let front = B::all_ahead(!us, self.of(!us, Role::Pawn));
        own & !(front | B::beside(front) | B::all_ahead(!us, own))
    }
}
