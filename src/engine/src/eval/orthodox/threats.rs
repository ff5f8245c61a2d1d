//! Threats: men that could be taken with profit.

use rules::{Player, Role};

use super::{Board, Field, Rows, Set, sign};
use crate::eval::tally::Tally;

impl<B: Board> Field<B> {
    /// Counts the opponent's men that `us` threaten.
    #[inline(always)]
    pub(super) fn threats<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let sign = sign(us);
        let defended = self.attacked_by(them);
        let by = |role| self.attacked_by_role(us, role);
        let minors = by(Role::Knight) | by(Role::Bishop);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let men = self.of(them, role);
            let place = role as usize;
            if !matches!(role, Role::Pawn) {
                tally.add(rows.pawn_threat, place, sign * (men & by(Role::Pawn)).count());
            }
            tally.add(rows.minor_threat, place, sign * (men & minors).count());
            tally.add(rows.rook_threat, place, sign * (men & by(Role::Rook)).count());
        }
        let men = self.sides[them.index()] & !self.of(them, Role::King);
        let loose = men & !defended;
        tally.add(rows.king_threat, 0, sign * (loose & by(Role::King)).count());
        let outnumbered = self.twice[us.index()] & !self.twice[them.index()];
        let officers = men & !self.of(them, Role::Pawn);
        let hanging = self.attacked_by(us) & (loose | (officers & outnumbered));
        tally.add(rows.hanging, 0, sign * hanging.count());

        let pawns = self.of(us, Role::Pawn) & !self.idle;
        let step = B::ahead(us, pawns, 1) & !self.occupied;
        let safe =
            step & !self.attacked_by_role(them, Role::Pawn) & (self.attacked_by(us) | !defended);
        let pushed = B::pawns(us, safe) & officers & !by(Role::Pawn);
        tally.add(rows.push_threat, 0, sign * pushed.count());
    }

    /// Counts, where the opponent has nothing but the king, how near the own king is to it.
    #[inline(always)]
    pub(super) fn hunt<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        if self.sides[(!us).index()] == self.of(!us, Role::King) {
            let [white, black] = self.kings;
            tally.add(rows.hunt, B::distance(white, black) - 1, sign(us));
        }
    }
}
