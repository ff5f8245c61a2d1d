//! Kings of Keres, which are taken and never in check.

use rules::Player;

use super::{Board, Field, Nine, Set, sign};
use crate::eval::tally::Tally;
use crate::eval::weights::keres::{DANGER, KING_ATTACKED, KING_GUARDS, KING_LINES, ZONE_LOOSE};

/// How much pressure makes one step of the danger table.
const STEP: i32 = 2;

impl Field {
    /// Counts how exposed the king of `us` is.
    #[inline(always)]
    pub(super) fn king<T: Tally>(&self, us: Player, turn: Player, tally: &mut T) {
        let (them, sign) = (!us, sign(us));
        let king = self.kings[us.index()];
        let near = Nine::king(king);
        let attacked = self.once[them.index()];
        if attacked.has(king) {
            tally.add(KING_ATTACKED, usize::from(us != turn), sign);
        }
        let guards = (near & self.sides[us.index()]).count() as usize;
        tally.add(KING_GUARDS, guards, sign);
        let lines = Nine::rook(king, self.occupied) | Nine::bishop(king, self.occupied);
        let free = ((lines & !self.occupied).count() / 2) as usize;
        tally.add(KING_LINES, free.min(KING_LINES.len - 1), sign);
        // Guarded by nobody but the king.
        let loose = near & attacked & !self.twice[us.index()];
        tally.add(ZONE_LOOSE, 0, sign * loose.count());
        let pressure = self.pressure[us.index()] + loose.count();
        let step = (pressure / STEP) as usize;
        tally.add(DANGER, step.min(DANGER.len - 1), sign);
    }
}
