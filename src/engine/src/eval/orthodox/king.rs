//! King safety: the pawns before the king, the opponent's pawns that come, and who attacks the
//! squares around it.

use rules::{Player, Role};

use super::{Board, Field, Rows, Set, sign};
use crate::eval::tally::Tally;

/// What a safe check adds to the pressure on a king, by role.
const CHECK: [i32; 6] = [0, 4, 3, 5, 4, 0];

/// How much pressure makes one step of the danger table.
const STEP: i32 = 2;

impl<B: Board> Field<B> {
    /// Counts what protects the king of `us` and what threatens it.
    #[inline(always)]
    pub(super) fn king<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        self.shelter(us, rows, tally);
        self.danger(us, rows, tally);
    }

    #[inline(always)]
    fn shelter<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let sign = sign(us);
        let king = self.kings[us.index()];
        let (own, enemies) = (self.of(us, Role::Pawn), self.of(them, Role::Pawn));
        let (file, rank) = (king % B::SIDE, B::rank_of(us, king));
        let level = B::rank(king / B::SIDE);
        let before = level | B::all_ahead(us, level);
        // The nearest pawn of a file, as ranks from the king; 0 where there is none.
        let nearest =
            |pawns: B::Set| pawns.each().map(|sq| B::rank_of(us, sq) - rank).min().unwrap_or(0);
        let centre = file.clamp(1, B::SIDE - 2);
        for near in centre - 1..=centre + 1 {
            let column = B::file(near) & before;
            let (shield, storm) = (nearest(own & column), nearest(enemies & column));
            let row = if near == file { rows.shelter } else { rows.shelter_beside };
            tally.add(row, shield, sign);
            let blocked = shield != 0 && storm == shield + 1;
            tally.add(if blocked { rows.storm_blocked } else { rows.storm }, storm, sign);
        }
        let column = B::file(file);
        if !(own & column).any() {
            tally.add(rows.king_file, usize::from(!(enemies & column).any()), sign);
        }
    }

    #[inline(always)]
    fn danger<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let sign = sign(us);
        let king = self.kings[us.index()];
        let (attacked, defended) = (self.attacked_by(them), self.attacked_by(us));
        let only_king = !self.twice[us.index()] & self.attacked_by_role(us, Role::King);
        // Undefended but for the king.
        let weak = attacked & (!defended | (only_king & !B::Set::of(king)));
        let zone_weak = (self.zones[us.index()] & weak).count();
        tally.add(rows.zone_hits, 0, sign * self.hits[us.index()]);
        tally.add(rows.zone_weak, 0, sign * zone_weak);

        let mut pressure = self.pressure[us.index()] + self.hits[us.index()] + 2 * zone_weak;
        let (bishop, rook) = (B::bishop(king, self.occupied), B::rook(king, self.occupied));
        let lines = [
            (Role::Knight, B::knight(king)),
            (Role::Bishop, bishop),
            (Role::Rook, rook),
            (Role::Queen, bishop | rook),
        ];
        // Where a checking man could not just be taken.
        let safe = !self.sides[them.index()] & (!defended | (weak & self.twice[them.index()]));
        for (role, line) in lines {
            if (line & safe & self.attacked_by_role(them, role)).any() {
                tally.add(rows.safe_check, role as usize - 1, sign);
                pressure += CHECK[role as usize];
            }
        }
        let step = (pressure / STEP) as usize;
        tally.add(rows.danger, step.min(rows.danger.len - 1), sign);
    }
}
