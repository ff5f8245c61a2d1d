//! The legal moves of chess, found without trying any: pinned men keep to their line, checks
//! narrow the targets, and only the king looks at what is attacked.

use super::{CastlingPath, Chess};
use crate::attacks::{self, Sq, bit, each, first, outer};
use crate::{Castling, Choice, Move, MoveList, Player, Role, Wing};

/// What a pawn may become, in the order of the list.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Takes legal moves, many at a time.
pub(super) trait Sink {
    /// Outside of these squares nobody but pawns and en passant captors need be tried.
    #[inline(always)]
    fn interest(&self) -> u64 {
        u64::MAX
    }
    /// The man on `from` may go to each of `targets`.
    fn man(&mut self, from: Sq, targets: u64);
    /// To each of `targets` a pawn may go, from `step` squares before it.
    fn pawns(&mut self, targets: u64, step: isize);
    /// The same, with a choice of promotion.
    fn promotions(&mut self, targets: u64, step: isize);
}

/// Counts moves without naming them.
struct Count(usize);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Sq, targets: u64) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: isize) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: isize) {
        self.0 += PROMOTIONS.len() * targets.count_ones() as usize;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u64) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: isize) {
        for to in each(targets) {
            let from = outer(to.wrapping_add_signed(-step));
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, step: isize) {
        for to in each(targets) {
            let from = outer(to.wrapping_add_signed(-step));
            for role in PROMOTIONS {
                self.push(Move { from, to: outer(to), choice: Some(Choice::Become(role)) });
            }
        }
    }
}

/// What limits the moves of one position.
struct Limits {
    king: Sq,
    /// Own men that may move only on their line with the king.
    pinned: u64,
    /// Where a man other than the king may land.
    targets: u64,
    /// Whether the king is attacked.
    check: bool,
}

impl Chess {
    /// Adds every legal move to `moves`: the king's, castling, knights, bishops, rooks, queens,
    /// pawns; each from a1 on.
    pub(super) fn walk_moves(&self, moves: &mut MoveList) {
        match self.turn {
            Player::White => self.walk::<true, _>(moves),
            Player::Black => self.walk::<false, _>(moves),
        }
    }

    pub(super) fn number_of_moves(&self) -> usize {
        let mut count = Count(0);
        match self.turn {
            Player::White => self.walk::<true, _>(&mut count),
            Player::Black => self.walk::<false, _>(&mut count),
        }
        count.0
    }

    #[inline(always)]
    pub(super) fn walk<const WHITE: bool, S: Sink>(&self, sink: &mut S) {
        let us = if WHITE { Player::White } else { Player::Black };
        let king = self.king(us);
        let own = self.sides[us.index()];
        let (checkers, pinned) = self.checkers_and_pinned(us, king);

        let steps = attacks::king(king) & !own & sink.interest();
        sink.man(king, self.safe_steps(us, king, steps));
        let targets = match checkers.count_ones() {
            0 => !own,
            1 => attacks::between(king, first(checkers)) | checkers,
            _ => return,
        };
        let limits = Limits { king, pinned, targets, check: checkers != 0 };
        if !limits.check && sink.interest() == u64::MAX {
            self.castling_moves(us, sink);
        }
        self.officers(us, &limits, sink);
        self.pawns::<WHITE, S>(&limits, sink);
    }

    #[inline(always)]
    fn checkers_and_pinned(&self, us: Player, king: Sq) -> (u64, u64) {
        let them = !us;
        let queens = self.roles[Role::Queen as usize];
        let bishops = (self.roles[Role::Bishop as usize] | queens) & attacks::bishop_rays(king);
        let rooks = (self.roles[Role::Rook as usize] | queens) & attacks::rook_rays(king);
        let mut checkers = (attacks::knight(king) & self.of(them, Role::Knight))
            | (attacks::pawn(us, king) & self.of(them, Role::Pawn));
        let mut pinned = 0;
        for sniper in each((bishops | rooks) & self.sides[them.index()]) {
            let between = attacks::between(king, sniper) & self.occupied();
            if between == 0 {
                checkers |= bit(sniper);
            } else if between & (between - 1) == 0 {
                pinned |= between;
            }
        }
        (checkers, pinned & self.sides[us.index()])
    }

    /// Those of `squares` on which the king of `us` would not be attacked.
    #[inline(always)]
    fn safe_steps(&self, us: Player, king: Sq, squares: u64) -> u64 {
        if squares == 0 {
            return 0;
        }
        let them = !us;
        let pawns = self.of(them, Role::Pawn);
        let (left, right) = (pawns & !attacks::FILE_A, pawns & !attacks::FILE_H);
        let by_pawns = match them {
            Player::White => (left << 7) | (right << 9),
            Player::Black => (left >> 9) | (right >> 7),
        };
        let squares = squares & !by_pawns & !attacks::king(self.king(them));
        let occupied = self.occupied() & !bit(king);
        let safe = |&sq: &Sq| !self.attacked_by_officers(them, sq, occupied);
        each(squares).filter(safe).fold(0, |set, sq| set | bit(sq))
    }

    #[inline(always)]
    fn attacked_by_officers(&self, them: Player, sq: Sq, occupied: u64) -> bool {
        let theirs = self.sides[them.index()];
        let queens = self.roles[Role::Queen as usize];
        let bishops = theirs & (self.roles[Role::Bishop as usize] | queens);
        let rooks = theirs & (self.roles[Role::Rook as usize] | queens);
        attacks::knight(sq) & theirs & self.roles[Role::Knight as usize] != 0
            || (attacks::bishop_rays(sq) & bishops != 0
                && attacks::bishop(sq, occupied) & bishops != 0)
            || (attacks::rook_rays(sq) & rooks != 0 && attacks::rook(sq, occupied) & rooks != 0)
    }

    /// The king, not in check, goes two squares over free squares that are not attacked; the
    /// rook's own way need not be safe.
    #[inline(always)]
    fn castling_moves<S: Sink>(&self, us: Player, sink: &mut S) {
        let all = Castling::right(us, Wing::King).with(Castling::right(us, Wing::Queen));
        if self.castling.0 & all.0 == 0 {
            return;
        }
        for wing in Wing::ALL {
            let path = CastlingPath::of(us, wing);
            if self.castling.has(us, wing)
                && attacks::between(path.king, path.rook) & self.occupied() == 0
            {
                let walked = bit(path.rook_to) | bit(path.king_to);
                if self.safe_steps(us, path.king, walked) == walked {
                    sink.man(path.king, bit(path.king_to));
                }
            }
        }
    }

    #[inline(always)]
    fn officers<S: Sink>(&self, us: Player, limits: &Limits, sink: &mut S) {
        let own = self.sides[us.index()];
        let occupied = self.occupied();
        let of = |role: Role| self.roles[role as usize] & own;
        let along = |sq: Sq| {
            if limits.pinned & bit(sq) == 0 { u64::MAX } else { attacks::line(limits.king, sq) }
        };
        // A pinned knight never stays on its line.
        for sq in each(of(Role::Knight) & !limits.pinned) {
            sink.man(sq, attacks::knight(sq) & limits.targets);
        }
        for sq in each(of(Role::Bishop)) {
            sink.man(sq, attacks::bishop(sq, occupied) & limits.targets & along(sq));
        }
        for sq in each(of(Role::Rook)) {
            sink.man(sq, attacks::rook(sq, occupied) & limits.targets & along(sq));
        }
        for sq in each(of(Role::Queen)) {
            let reach = attacks::bishop(sq, occupied) | attacks::rook(sq, occupied);
            sink.man(sq, reach & limits.targets & along(sq));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool, S: Sink>(&self, limits: &Limits, sink: &mut S) {
        let us = if WHITE { Player::White } else { Player::Black };
        let pawns = self.of(us, Role::Pawn);
        self.pawn_steps::<WHITE, S>(pawns & !limits.pinned, limits.targets, sink);
        for sq in each(pawns & limits.pinned) {
            let targets = limits.targets & attacks::line(limits.king, sq);
            self.pawn_steps::<WHITE, S>(bit(sq), targets, sink);
        }
        if let Some(target) = self.en_passant {
            let target = Sq::from(target);
            for sq in each(self.en_passant_captors(target)) {
                sink.pawns(bit(target), target as isize - sq as isize);
            }
        }
    }

    /// The moves of several pawns at once, en passant aside.
    #[inline(always)]
    fn pawn_steps<const WHITE: bool, S: Sink>(&self, pawns: u64, targets: u64, sink: &mut S) {
        let forward = |set: u64| if WHITE { set << 8 } else { set >> 8 };
        let sign = if WHITE { 1 } else { -1 };
        let empty = !self.occupied();
        let enemy = self.sides[WHITE as usize];
        let (last, double) = if WHITE {
            (attacks::rank(7), attacks::rank(3))
        } else {
            (attacks::rank(0), attacks::rank(4))
        };
        let single = forward(pawns) & empty;
        let two = forward(single) & empty & double & targets;
        let single = single & targets;
        let to_a = forward((pawns & !attacks::FILE_A) >> 1) & enemy & targets;
        let to_h = forward((pawns & !attacks::FILE_H) << 1) & enemy & targets;

        sink.pawns(single & !last, 8 * sign);
        sink.pawns(two, 16 * sign);
        sink.pawns(to_a & !last, 8 * sign - 1);
        sink.pawns(to_h & !last, 8 * sign + 1);
        if (single | to_a | to_h) & last != 0 {
            sink.promotions(single & last, 8 * sign);
            sink.promotions(to_a & last, 8 * sign - 1);
            sink.promotions(to_h & last, 8 * sign + 1);
        }
    }
}
