//! Passed pawns: how far they have come and what stands in their way.

use rules::{Player, Role};

use super::{Board, Field, Rows, Set, sign};
use crate::eval::tally::Tally;

/// From this rank on, counted from the own side, kings matter.
const FAR: usize = 3;

impl<B: Board> Field<B> {
    /// Counts what helps and what hinders each passed pawn.
    #[inline(always)]
    pub(super) fn passed<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let sign = sign(us);
        let attacked = self.attacked_by(them);
        for sq in self.passers(us).each() {
            let rank = B::rank_of(us, sq);
            tally.add(rows.passed, rank, sign);
            let pawn = B::Set::of(sq);
            let (stop, way) = (B::ahead(us, pawn, 1), B::all_ahead(us, pawn));
            if !(stop & self.occupied).any() {
                tally.add(rows.passed_free, rank, sign);
                if !(way & (attacked | self.occupied)).any() {
                    tally.add(rows.passed_safe, rank, sign);
                }
            }
            if (stop & self.attacked_by(us)).any() {
                tally.add(rows.passed_guarded, rank, sign);
            }
            if rank >= FAR && stop.any() {
                let stop = stop.first();
                let far = |player: Player| B::distance(self.kings[player.index()], stop);
                tally.add(rows.passed_own_king, far(us), sign);
                tally.add(rows.passed_their_king, far(them), sign);
            }
            let behind = B::all_ahead(them, pawn);
            if (behind & self.of(us, Role::Rook)).any() {
                tally.add(rows.passed_rook, 0, sign);
            }
        }
    }
}
