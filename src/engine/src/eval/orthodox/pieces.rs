//! Officers and the king: where they stand, how far they see, and what is good ground for them.

use rules::{Player, Role};

use super::{Board, Field, Rows, Set, sign};
use crate::eval::tally::Tally;

/// How much each officer that looks at a king's surroundings presses on it, by role.
const PRESSURE: [i32; 6] = [0, 3, 3, 4, 6, 0];

/// The ranks, counted from the own side, on which an outpost can be.
const OUTPOST_RANKS: [usize; 3] = [3, 4, 5];

impl<B: Board> Field<B> {
    /// Counts the men of a player and what the officers do, and notes what they attack.
    #[inline(always)]
    pub(super) fn pieces<T: Tally>(&mut self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let pawns = self.of(us, Role::Pawn);
        let king = self.of(us, Role::King);
        let barred = self.attacked_by_role(them, Role::Pawn);
        let ground = !(pawns | king | barred);
        let queens = self.of(us, Role::Queen);
        let rooks = self.of(us, Role::Rook) | queens;
        // What stands between two men that attack along one line backs the front one up.
        let for_bishops = self.occupied & !queens;
        let for_rooks = self.occupied & !rooks;

        self.stand(us, Role::Knight, rows, tally, |_, sq| B::knight(sq), ground);
        self.stand(us, Role::Bishop, rows, tally, |_, sq| B::bishop(sq, for_bishops), ground);
        self.stand(us, Role::Rook, rows, tally, |_, sq| B::rook(sq, for_rooks), ground);
        let queen = |field: &Self, sq| B::bishop(sq, field.occupied) | B::rook(sq, field.occupied);
        self.stand(us, Role::Queen, rows, tally, queen, ground);

        tally.add(rows.king_squares, B::folded(us, self.kings[us.index()]), sign(us));
        for sq in pawns.each() {
            tally.add(rows.pawn_squares, B::folded(us, sq), sign(us));
        }
        tally.add(rows.men, Role::Pawn as usize, sign(us) * pawns.count());
        self.ground(us, rows, tally);
    }

    #[inline(always)]
    fn stand<T: Tally>(
        &mut self,
        us: Player,
        role: Role,
        rows: &Rows,
        tally: &mut T,
        reach: impl Fn(&Self, usize) -> B::Set,
        ground: B::Set,
    ) {
        let (squares, mobility) = match role {
            Role::Knight => (rows.knight_squares, rows.knight_mobility),
            Role::Bishop => (rows.bishop_squares, rows.bishop_mobility),
            Role::Rook => (rows.rook_squares, rows.rook_mobility),
            _ => (rows.queen_squares, rows.queen_mobility),
        };
        let men = self.of(us, role);
        tally.add(rows.men, role as usize, sign(us) * men.count());
        for sq in men.each() {
            tally.add(squares, B::folded(us, sq), sign(us));
            if self.idle.has(sq) {
                continue;
            }
            let reach = reach(self, sq);
            let free = (reach & ground).count() as usize;
            tally.add(mobility, free.min(mobility.len - 1), sign(us));
            self.attack(us, role, reach);
            let hits = (reach & self.zones[(!us).index()]).count();
            if hits > 0 {
                self.hits[(!us).index()] += hits;
                self.pressure[(!us).index()] += PRESSURE[role as usize];
            }
        }
    }

    /// What the ground is worth to those who stand on it.
    #[inline(always)]
    fn ground<T: Tally>(&self, us: Player, rows: &Rows, tally: &mut T) {
        let them = !us;
        let (pawns, enemies) = (self.of(us, Role::Pawn), self.of(them, Role::Pawn));
        let (knights, bishops) = (self.of(us, Role::Knight), self.of(us, Role::Bishop));
        let sign = sign(us);

        let [dark, light] = [B::DARK, B::ALL & !B::DARK];
        if (bishops & dark).any() && (bishops & light).any() {
            tally.add(rows.bishop_pair, 0, sign);
        }
        for colour in [dark, light] {
            let hindered = (bishops & colour).count() * (pawns & colour).count();
            tally.add(rows.bishop_pawns, 0, sign * hindered);
        }

        let ranks = OUTPOST_RANKS.map(|rank| match us {
            Player::White => B::rank(rank),
            Player::Black => B::rank(B::SIDE - 1 - rank),
        });
        let ranks = ranks.into_iter().fold(B::Set::EMPTY, |all, rank| all | rank);
        let reachable = B::beside(B::all_ahead(them, enemies));
        let outposts = ranks & B::pawns(us, pawns) & !reachable;
        tally.add(rows.outpost, 0, sign * (knights & outposts).count());
        tally.add(rows.outpost, 1, sign * (bishops & outposts).count());
        let near = self.attacked_by_role(us, Role::Knight) & outposts & !self.sides[us.index()];
        tally.add(rows.outpost_near, 0, sign * near.count());

        let behind = B::ahead(them, pawns | enemies, 1);
        tally.add(rows.behind_pawn, 0, sign * (knights & behind).count());
        tally.add(rows.behind_pawn, 1, sign * (bishops & behind).count());

        for sq in self.of(us, Role::Rook).each() {
            let file = B::file(sq % B::SIDE);
            if !(pawns & file).any() {
                let open = usize::from(!(enemies & file).any());
                tally.add(rows.rook_file, open, sign);
            }
        }

        let middle = B::EDGES[0] << 2 | B::EDGES[0] << 3 | B::EDGES[1] >> 2 | B::EDGES[1] >> 3;
        let cover = pawns | B::ahead(them, pawns, 1) | B::ahead(them, pawns, 2);
        let behind = B::ahead(them, cover, 1) & !pawns & middle;
        let space = behind & !self.attacked_by_role(them, Role::Pawn);
        tally.add(rows.space, 0, sign * space.count());
    }
}
