//! Kings of Cyvasse: who is near them, what is attacked around them, and who stands by.

use rules::Player;
use rules::boards::hexes;

use super::{BOARD, Field, KING, ROLES, Set, TOWER, distance, sign};
use crate::eval::tally::Tally;
use crate::eval::weights::cyvasse::{
    CHASE_SQUARES, COVERS_PRESSED, KING_COVERS, KING_EXITS, KING_GUARDS, ZONE_ONCE, ZONE_TWICE,
};

/// Places for distances to a king.
const FAR: usize = 9;
/// How much further than beside the king its surroundings reach.
const ZONE: usize = 2;

impl Field<'_> {
    /// Counts how near the men of `us` are to the other king, and how safe their own is.
    #[inline(always)]
    pub(super) fn hunt<T: Tally>(&self, us: Player, tally: &mut T) {
        let (them, sign) = (!us, sign(us));
        let prey = self.men[them.index()][KING];
        if prey != 0 {
            let king = prey.first();
            for kind in 0..KING {
                for sq in self.men[us.index()][kind].each() {
                    let far = (distance(sq, king) - 1).min(FAR - 1);
                    tally.add(CHASE_SQUARES, kind * FAR + far, sign);
                }
            }
        }
        let [once, twice] = self.pressed[them.index()];
        for king in self.men[us.index()][KING].each() {
            let near = hexes::neighbours(king);
            let zone = hexes::rays(king, ZONE) | near;
            tally.add(ZONE_ONCE, 0, sign * (zone & once).count());
            tally.add(ZONE_TWICE, 0, sign * (zone & twice).count());
            let guards = (near & self.sides[us.index()]).count() as usize;
            tally.add(KING_GUARDS, guards, sign);
            let towers = near & self.men[us.index()][TOWER];
            tally.add(KING_COVERS, (towers.count() as usize).min(KING_COVERS.len - 1), sign);
            tally.add(COVERS_PRESSED, 0, sign * (towers & once & !twice).count());
            tally.add(COVERS_PRESSED, 1, sign * (towers & twice).count());
            let taken = self.sides[us.index()] | self.sides[them.index()] | self.mountains;
            let exits = (near & BOARD & !taken & !once).count() as usize;
            tally.add(KING_EXITS, exits, sign);
        }
        debug_assert_eq!(CHASE_SQUARES.len, ROLES * FAR);
    }
}
