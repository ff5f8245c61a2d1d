//! The legal moves of Joker chess. Pinned men keep to their line and checks narrow the targets,
//! as in chess; frozen men are left out on both sides. Only where a move would freeze an
//! attacker is it tried.

use super::attacks::{self, Set, Sq, UP, bit, each, first, outer};
use super::{CastlingPath, Joker};
use crate::{Castling, Choice, Move, MoveList, Player, Role, Wing};

/// What a pawn may become, in the order of the list.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Takes legal moves, many at a time.
pub(super) trait Sink {
    /// Outside of these squares nobody but pawns need be tried.
    #[inline(always)]
    fn interest(&self) -> Set {
        Set::MAX
    }
    /// The man on `from` may go to each of `targets`.
    fn man(&mut self, from: Sq, targets: Set);
    /// To each of `targets` a pawn may go, from `step` squares before it.
    fn pawns(&mut self, targets: Set, step: isize);
    /// The same, with a choice of promotion.
    fn promotions(&mut self, targets: Set, step: isize);
}

/// Counts moves without naming them.
struct Count(usize);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Sq, targets: Set) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Set, _: isize) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Set, _: isize) {
        self.0 += PROMOTIONS.len() * targets.count_ones() as usize;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: Set) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Set, step: isize) {
        for to in each(targets) {
            let from = outer(to.wrapping_add_signed(-step));
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Set, step: isize) {
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
    /// Own men that are not frozen.
    movable: Set,
    /// The opponent's men that are not frozen.
    active: Set,
    /// Own men that may move only on their line with the king.
    pinned: Set,
    /// Where a man other than the king may land.
    targets: Set,
    /// Whether the king is attacked.
    check: bool,
}

impl Limits {
    /// Where the man on `sq` may land.
    #[inline(always)]
    fn targets_of(&self, sq: Sq) -> Set {
        if self.pinned & bit(sq) == 0 {
            self.targets
        } else {
            self.targets & attacks::line(self.king, sq)
        }
    }
}

impl Joker {
    /// Adds every legal move to `moves`: the king's, castling, Jokers, knights, bishops, rooks,
    /// queens, pawns, en passant, En Croissant; each from a1 on. Captures that are legal only
    /// because of whom a Joker then holds come last.
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
        let active = self.sides[(!us).index()] & !self.held_by(us);
        let movable = own & !self.held_by(!us) & !self.thawing;
        let (checkers, pinned) = self.checkers_and_pinned(us, king, active);
        let targets = match checkers.count_ones() {
            0 => !own,
            1 => attacks::between(king, first(checkers)) | checkers,
            _ => 0,
        };
        let limits = Limits { king, movable, active, pinned, targets, check: checkers != 0 };

        let near = attacks::king(king) & !own & sink.interest();
        let steps = self.safe_steps(us, &limits, near);
        sink.man(king, steps);
        if sink.interest() == Set::MAX {
            if !limits.check {
                self.castling_moves(us, &limits, sink);
            }
            self.jokers(us, &limits, sink);
        }
        if targets != 0 {
            self.officers(us, &limits, sink);
            self.pawns::<WHITE, S>(&limits, sink);
        }
        if self.croissant.is_some() || self.en_passant.is_some() {
            self.passing_moves(sink);
        }
        let loosening = self.loosening();
        if loosening != 0 {
            self.loosening_captures(us, &limits, loosening & !steps, loosening, sink);
        }
    }

    #[inline(always)]
    fn checkers_and_pinned(&self, us: Player, king: Sq, active: Set) -> (Set, Set) {
        let role = |role: Role| self.roles[role as usize] & active;
        let queens = role(Role::Queen);
        let bishops = (role(Role::Bishop) | queens) & attacks::bishop_rays(king);
        let rooks = (role(Role::Rook) | queens) & attacks::rook_rays(king);
        let mut checkers = (attacks::knight(king) & role(Role::Knight))
            | (attacks::pawn(us, king) & role(Role::Pawn));
        let mut pinned = 0;
        for sniper in each(bishops | rooks) {
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
    fn safe_steps(&self, us: Player, limits: &Limits, squares: Set) -> Set {
        if squares == 0 {
            return 0;
        }
        let them = !us;
        let pawns = self.roles[Role::Pawn as usize] & limits.active;
        let (left, right) = (pawns & !attacks::FILE_A, pawns & !attacks::FILE_I);
        let by_pawns = match them {
            Player::White => (left << (UP - 1)) | (right << (UP + 1)),
            Player::Black => (left >> (UP + 1)) | (right >> (UP - 1)),
        };
        let squares = squares & !by_pawns & !attacks::king(self.king(them));
        let occupied = self.occupied() & !bit(limits.king);
        let safe = |&sq: &Sq| !self.attacked_by_officers(limits.active, sq, occupied);
        each(squares).filter(safe).fold(0, |set, sq| set | bit(sq))
    }

    #[inline(always)]
    fn attacked_by_officers(&self, active: Set, sq: Sq, occupied: Set) -> bool {
        let role = |role: Role| self.roles[role as usize] & active;
        let queens = role(Role::Queen);
        let bishops = (role(Role::Bishop) | queens) & attacks::bishop_rays(sq);
        let rooks = (role(Role::Rook) | queens) & attacks::rook_rays(sq);
        attacks::knight(sq) & role(Role::Knight) != 0
            || (bishops != 0 && attacks::bishop(sq, occupied) & bishops != 0)
            || (rooks != 0 && attacks::rook(sq, occupied) & rooks != 0)
    }

    /// The king, not in check, goes two squares over free squares that are not attacked; the
    /// rook's own way need not be safe, but the rook must not be frozen.
    #[inline(always)]
    fn castling_moves<S: Sink>(&self, us: Player, limits: &Limits, sink: &mut S) {
        let all = Castling::right(us, Wing::King).with(Castling::right(us, Wing::Queen));
        if self.castling.0 & all.0 == 0 {
            return;
        }
        for wing in Wing::ALL {
            let path = CastlingPath::of(us, wing);
            if self.castling.has(us, wing)
                && attacks::between(path.king, path.rook) & self.occupied() == 0
                && limits.movable & bit(path.rook) != 0
            {
                let walked = bit(path.rook_to) | bit(path.king_to);
                if self.safe_steps(us, limits, walked) == walked {
                    sink.man(path.king, bit(path.king_to));
                }
            }
        }
    }

    /// A Joker steps anywhere unless the king is in check or it is pinned; then it also steps to
    /// where it freezes whoever would attack the king.
    #[inline(always)]
    fn jokers<S: Sink>(&self, us: Player, limits: &Limits, sink: &mut S) {
        let empty = !self.occupied();
        for sq in each(self.of(us, Role::Joker)) {
            let mut targets = attacks::knight(sq) & empty;
            if limits.check || limits.pinned & bit(sq) != 0 {
                let safe = |&to: &Sq| {
                    let active = limits.active & !self.held_from(us, to);
                    let occupied = self.occupied() ^ bit(sq) ^ bit(to);
                    self.attacking(!us, active, limits.king, occupied) == 0
                };
                targets = each(targets).filter(safe).fold(0, |set, to| set | bit(to));
            }
            sink.man(sq, targets);
        }
    }

    #[inline(always)]
    fn officers<S: Sink>(&self, us: Player, limits: &Limits, sink: &mut S) {
        let occupied = self.occupied();
        let of = |role: Role| self.roles[role as usize] & limits.movable;
        debug_assert_eq!(limits.movable & !self.sides[us.index()], 0);
        // A pinned knight never stays on its line.
        for sq in each(of(Role::Knight) & !limits.pinned) {
            sink.man(sq, attacks::knight(sq) & limits.targets);
        }
        for sq in each(of(Role::Bishop)) {
            sink.man(sq, attacks::bishop(sq, occupied) & limits.targets_of(sq));
        }
        for sq in each(of(Role::Rook)) {
            sink.man(sq, attacks::rook(sq, occupied) & limits.targets_of(sq));
        }
        for sq in each(of(Role::Queen)) {
            let reach = attacks::bishop(sq, occupied) | attacks::rook(sq, occupied);
            sink.man(sq, reach & limits.targets_of(sq));
        }
    }

    #[inline(always)]
    fn pawns<const WHITE: bool, S: Sink>(&self, limits: &Limits, sink: &mut S) {
        let pawns = self.roles[Role::Pawn as usize] & limits.movable;
        self.pawn_steps::<WHITE, S>(pawns & !limits.pinned, limits.targets, sink);
        for sq in each(pawns & limits.pinned) {
            self.pawn_steps::<WHITE, S>(bit(sq), limits.targets_of(sq), sink);
        }
    }

    /// The moves of several pawns at once, en passant and En Croissant aside.
    #[inline(always)]
    fn pawn_steps<const WHITE: bool, S: Sink>(&self, pawns: Set, targets: Set, sink: &mut S) {
        let forward = |set: Set| if WHITE { set << UP } else { set >> UP };
        let (up, sign) = (UP as isize, if WHITE { 1 } else { -1 });
        let empty = !self.occupied();
        let enemy = self.sides[WHITE as usize];
        let (last, double) = if WHITE {
            (attacks::rank(8), attacks::rank(3))
        } else {
            (attacks::rank(0), attacks::rank(5))
        };
        let single = forward(pawns) & empty;
        let two = forward(single) & empty & double & targets;
        let single = single & targets;
        let to_a = forward((pawns & !attacks::FILE_A) >> 1) & enemy & targets;
        let to_i = forward((pawns & !attacks::FILE_I) << 1) & enemy & targets;

        sink.pawns(single & !last, up * sign);
        sink.pawns(two, 2 * up * sign);
        sink.pawns(to_a & !last, up * sign - 1);
        sink.pawns(to_i & !last, up * sign + 1);
        if (single | to_a | to_i) & last != 0 {
            sink.promotions(single & last, up * sign);
            sink.promotions(to_a & last, up * sign - 1);
            sink.promotions(to_i & last, up * sign + 1);
        }
    }

    /// En passant and En Croissant.
    fn passing_moves<S: Sink>(&self, sink: &mut S) {
        if let Some(target) = self.en_passant.map(Sq::from) {
            for sq in each(self.en_passant_captors(target)) {
                sink.pawns(bit(target), target as isize - sq as isize);
            }
        }
        if let Some(target) = self.croissant.map(Sq::from) {
            each(self.croissant_pawns(target)).for_each(|sq| sink.man(sq, bit(target)));
        }
    }

    /// When the only man of the highest value beside a Joker is taken, the Joker holds others
    /// at once. Such captures may be legal although check, pin or a guard speak against them;
    /// those that are legal anyway have been listed before. The king takes only on `by_king`.
    #[cold]
    fn loosening_captures<S: Sink>(
        &self,
        us: Player,
        limits: &Limits,
        by_king: Set,
        loosening: Set,
        sink: &mut S,
    ) {
        for to in each(loosening) {
            let active = limits.active & !self.held_without(to);
            let safe = |king: Sq, from: Sq| {
                let occupied = self.occupied() & !bit(from);
                self.attacking(!us, active & !bit(to), king, occupied) == 0
            };
            let king = limits.king;
            if by_king & bit(to) & attacks::king(king) != 0 && safe(to, king) {
                sink.man(king, bit(to));
            }
            let men = limits.movable & !bit(king);
            for from in each(self.attacking(us, men, to, self.occupied())) {
                if limits.targets_of(from) & bit(to) != 0 || !safe(king, from) {
                    continue;
                }
                if self.roles[Role::Pawn as usize] & bit(from) != 0 && is_last_rank(to) {
                    sink.promotions(bit(to), to as isize - from as isize);
                } else {
                    sink.man(from, bit(to));
                }
            }
        }
    }
}

const fn is_last_rank(sq: Sq) -> bool {
    (attacks::rank(0) | attacks::rank(8)) & bit(sq) != 0
}
