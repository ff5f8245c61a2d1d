//! The legal moves once a player has the checkered men: theirs, and those of the other player,
//! who has White and Black and two kings to guard.

use super::sink::{PROMOTIONS, Sink};
use super::{Checkered, forward};
use crate::attacks::{self, Sq, bit, each};
use crate::games::chess::CastlingPath;
use crate::{Castling, Player, Role, Side};

/// What one of the two kings asks of the other men.
#[derive(Clone, Copy)]
struct Guard {
    king: Sq,
    /// Where a man must land so that the king is not attacked.
    targets: u64,
    /// Men that may move only on their line with the king.
    pinned: u64,
}

impl Guard {
    #[inline(always)]
    fn targets_of(&self, sq: Sq) -> u64 {
        let pinned = self.pinned & bit(sq) != 0;
        self.targets & if pinned { attacks::line(self.king, sq) } else { u64::MAX }
    }
}

impl Checkered {
    /// Adds every move of the checkered men as a side of their own, en passant aside: knights,
    /// bishops, rooks, queens, pawns.
    #[inline(always)]
    pub(super) fn walk_checkered<S: Sink>(&self, sink: &mut S) {
        let own = self.men(Side::Checkered);
        self.officers(own, |_| !own, sink);
        let pawns = own & self.roles[Role::Pawn as usize];
        let enemy = self.ordinary();
        self.pawns_taken::<true, S>(pawns, enemy, u64::MAX, sink);
        self.pawns_taken::<false, S>(pawns, enemy, u64::MAX, sink);
    }

    /// Adds every legal move of White's and Black's men: kings, castling, knights, bishops,
    /// rooks, queens, White's pawns, Black's.
    #[inline(always)]
    pub(super) fn walk_ordinary<S: Sink>(&self, sink: &mut S) {
        let own = self.ordinary();
        let guards = Player::ALL.map(|player| self.guard(self.king(player)));
        for (guard, other) in [(guards[0], guards[1]), (guards[1], guards[0])] {
            let king = guard.king;
            let steps = attacks::king(king) & !own & other.targets_of(king);
            sink.man(king, self.safe_from_checkered(king, steps));
        }
        if guards.iter().all(|guard| guard.targets == u64::MAX) {
            self.castling_taken(sink);
        }
        let targets_of = |sq: Sq| !own & guards[0].targets_of(sq) & guards[1].targets_of(sq);
        self.officers(own & !self.roles[Role::King as usize], targets_of, sink);
        let targets = guards[0].targets & guards[1].targets;
        let pinned = guards[0].pinned | guards[1].pinned;
        let enemy = self.men(Side::Checkered);
        let white = self.of(Side::White, Role::Pawn);
        self.pawns_taken::<true, S>(white & !pinned, enemy, targets, sink);
        for sq in each(white & pinned) {
            self.pawns_taken::<true, S>(bit(sq), enemy, targets_of(sq), sink);
        }
        let black = self.of(Side::Black, Role::Pawn);
        self.pawns_taken::<false, S>(black & !pinned, enemy, targets, sink);
        for sq in each(black & pinned) {
            self.pawns_taken::<false, S>(bit(sq), enemy, targets_of(sq), sink);
        }
    }

    #[inline(always)]
    fn guard(&self, king: Sq) -> Guard {
        let occupied = self.occupied();
        let checkered = self.men(Side::Checkered);
        let checkers = self.attacking_taken(king, occupied);
        let targets = each(checkers)
            .fold(u64::MAX, |targets, sq| targets & (attacks::between(king, sq) | bit(sq)));
        let queens = self.roles[Role::Queen as usize];
        let bishops = (self.roles[Role::Bishop as usize] | queens) & attacks::bishop_rays(king);
        let rooks = (self.roles[Role::Rook as usize] | queens) & attacks::rook_rays(king);
        let pinned = each((bishops | rooks) & checkered)
            .map(|sniper| attacks::between(king, sniper) & occupied)
            .filter(|between| between.is_power_of_two())
            .fold(0, |pinned, blocker| pinned | blocker);
        Guard { king, targets, pinned: pinned & !checkered }
    }

    #[inline(always)]
    fn officers<S: Sink>(&self, own: u64, targets_of: impl Fn(Sq) -> u64, sink: &mut S) {
        let occupied = self.occupied();
        let of = |role: Role| self.roles[role as usize] & own;
        for sq in each(of(Role::Knight)) {
            sink.man(sq, attacks::knight(sq) & targets_of(sq));
        }
        for sq in each(of(Role::Bishop)) {
            sink.man(sq, attacks::bishop(sq, occupied) & targets_of(sq));
        }
        for sq in each(of(Role::Rook)) {
            sink.man(sq, attacks::rook(sq, occupied) & targets_of(sq));
        }
        for sq in each(of(Role::Queen)) {
            let reach = attacks::bishop(sq, occupied) | attacks::rook(sq, occupied);
            sink.man(sq, reach & targets_of(sq));
        }
    }

    /// The moves of several pawns that go one way, en passant aside.
    #[inline(always)]
    fn pawns_taken<const UP: bool, S: Sink>(
        &self,
        pawns: u64,
        enemy: u64,
        targets: u64,
        sink: &mut S,
    ) {
        let sign = if UP { 1 } else { -1 };
        let empty = !self.occupied();
        let last = if UP { attacks::rank(7) } else { attacks::rank(0) };
        let start = self.doubles & if UP { attacks::rank(1) } else { attacks::rank(6) };
        let single = forward::<UP>(pawns) & empty & targets;
        let double = forward::<UP>(forward::<UP>(pawns & start) & empty) & empty & targets;
        let enemy = enemy & targets;
        let to_a = forward::<UP>((pawns & !attacks::FILE_A) >> 1) & enemy;
        let to_h = forward::<UP>((pawns & !attacks::FILE_H) << 1) & enemy;
        sink.pawns(double, 16 * sign);
        for (targets, step) in [(single, 8 * sign), (to_a, 8 * sign - 1), (to_h, 8 * sign + 1)] {
            sink.pawns(targets & !last, step);
            for role in PROMOTIONS {
                sink.promotions(targets & last, step, role);
            }
        }
    }

    /// Those of `squares` on which the king would not be attacked by a checkered man.
    #[inline(always)]
    fn safe_from_checkered(&self, king: Sq, squares: u64) -> u64 {
        let occupied = self.occupied() & !bit(king);
        let safe = |&sq: &Sq| self.attacking_taken(sq, occupied) == 0;
        each(squares).filter(safe).fold(0, |set, sq| set | bit(sq))
    }

    /// Castling changes no line to the other king: it happens on an edge rank, between a rook in
    /// the corner and a king with nothing in between.
    fn castling_taken<S: Sink>(&self, sink: &mut S) {
        if self.castling == Castling::NONE {
            return;
        }
        for (player, wing) in Castling::singles() {
            let path = CastlingPath::of(player, wing);
            if self.castling.has(player, wing)
                && attacks::between(path.king, path.rook) & self.occupied() == 0
            {
                let walked = bit(path.rook_to) | bit(path.king_to);
                if self.safe_from_checkered(path.king, walked) == walked {
                    sink.man(path.king, bit(path.king_to));
                }
            }
        }
    }

    /// The pawns of the side to move that may take en passant on `target`: those of the way that
    /// answers the step, beside the pawn that made it.
    pub(super) fn captors_taken(&self, target: Sq, holder: Player) -> u64 {
        let up = if target >= 32 { Player::White } else { Player::Black };
        let passed = bit(Self::passed_pawn(target));
        let beside = attacks::pawn(!up, target) & self.roles[Role::Pawn as usize];
        let checkered = self.men(Side::Checkered);
        if holder == self.turn {
            return if passed & checkered == 0 { beside & checkered } else { 0 };
        }
        if passed & checkered == 0 {
            return 0;
        }
        let safe = |&pawn: &Sq| {
            let occupied = (self.occupied() ^ bit(pawn) ^ passed) | bit(target);
            each(self.roles[Role::King as usize])
                .all(|king| self.attacking_taken(king, occupied) & !passed == 0)
        };
        let own = beside & self.men(up.into());
        each(own).filter(safe).fold(0, |captors, pawn| captors | bit(pawn))
    }
}
