//! The legal moves while both players move the checkered men.
//!
//! No move is tried. For a man that leaves its square the attackers of the king are found as they
//! would be without it: they say where it may land. Where a checkered man of each nature would
//! attack the king says what may stand there afterwards. For most men both are the same as for a
//! man that is not on the board, and are found once.

use super::sink::{PROMOTIONS, Sink};
use super::{Checkered, forward};
use crate::attacks::{self, Sq, bit, each};
use crate::games::chess::CastlingPath;
use crate::{Castling, Player, Role, Side, Wing};

/// What a man that leaves its square must heed.
#[derive(Clone, Copy)]
struct Limits {
    /// The attackers of the mover's king without it.
    checkers: u64,
    /// Where it may land so that none of them attacks the king any more.
    targets: u64,
    /// From where a checkered man of each nature would attack the king.
    barred: [u64; 5],
    /// The opponent's men on whose squares a checkered man of their nature may stand.
    natures: u64,
}

/// Which men the common limits do not hold for.
struct Ask {
    us: Player,
    king: Sq,
    common: Limits,
    /// Men that shield the king or attack it, checkered men that it sees, and the one that may
    /// not go straight back.
    special: u64,
    /// The mover's own men that the king sees and that shield it from nobody: nothing attacks it
    /// once they are gone, but what they take behind them on their line with it could.
    seen: u64,
    enemy: u64,
}

impl Ask {
    #[inline(always)]
    fn new(board: &Checkered, us: Player, king: Sq, common: &Limits) -> Self {
        let enemy = board.men((!us).into());
        let checkered = board.men(Side::Checkered);
        let occupied = board.occupied();
        let queens = board.roles[Role::Queen as usize];
        let bishops = (board.roles[Role::Bishop as usize] | queens) & attacks::bishop_rays(king);
        let rooks = (board.roles[Role::Rook as usize] | queens) & attacks::rook_rays(king);
        let pinned = each((bishops | rooks) & (enemy | checkered))
            .map(|sniper| attacks::between(king, sniper) & occupied)
            .filter(|between| between.is_power_of_two())
            .fold(0, |pinned, blocker| pinned | blocker);
        let visible = common.barred[Role::Queen as usize];
        let last = board.undo.map_or(0, |(_, to)| bit(to.into()));
        let special = pinned | common.checkers | last | (visible & checkered);
        let seen = visible & board.men(us.into()) & !special;
        Self { us, king, common: *common, special, seen, enemy }
    }

    /// Whether the man on `sq`, which attacks `reach`, has limits of its own.
    #[inline(always)]
    fn one_by_one(&self, sq: Sq, reach: u64) -> bool {
        let behind = || reach & self.enemy & attacks::line(self.king, sq);
        self.special & bit(sq) != 0 || (self.seen & bit(sq) != 0 && behind() != 0)
    }
}

impl Checkered {
    /// Adds every legal move: the king's, castling, knights, bishops, rooks, queens, pawns; each
    /// from a1 on, and for each man first those that keep its nature; then en passant and last
    /// the switch.
    #[inline(always)]
    pub(super) fn walk_shared<const WHITE: bool, S: Sink>(&self, sink: &mut S) {
        let us = if WHITE { Player::White } else { Player::Black };
        let before = sink.taken();
        let king = self.king(us);
        let occupied = self.occupied();
        let own = self.men(us.into()) & !bit(king);
        let checkered = self.men(Side::Checkered);
        let movable = own | checkered;

        let common = self.limits(us, king, 0);
        sink.man(king, self.safe_steps(us, king, attacks::king(king) & !movable));
        if common.checkers == 0 {
            self.castling_shared(us, sink);
        }

        let ask = Ask::new(self, us, king, &common);
        let officers = |role: Role| self.roles[role as usize] & movable;
        for sq in each(officers(Role::Knight)) {
            self.officer(&ask, (Role::Knight, sq, attacks::knight(sq)), sink);
        }
        for sq in each(officers(Role::Bishop)) {
            let reach = attacks::bishop(sq, occupied);
            self.officer(&ask, (Role::Bishop, sq, reach), sink);
        }
        for sq in each(officers(Role::Rook)) {
            let reach = attacks::rook(sq, occupied);
            self.officer(&ask, (Role::Rook, sq, reach), sink);
        }
        for sq in each(officers(Role::Queen)) {
            let reach = attacks::bishop(sq, occupied) | attacks::rook(sq, occupied);
            self.officer(&ask, (Role::Queen, sq, reach), sink);
        }

        let pawns = officers(Role::Pawn);
        let seen = each(pawns & ask.seen).filter(|&sq| ask.one_by_one(sq, attacks::pawn(us, sq)));
        let special = pawns & ask.special | seen.fold(0, |set, sq| set | bit(sq));
        let free = pawns & !special;
        self.pawns_shared::<WHITE, S>(free & own, free & checkered, &common, sink);
        for sq in each(special) {
            let limits = self.limits(us, king, bit(sq));
            self.pawns_shared::<WHITE, S>(bit(sq) & own, bit(sq) & checkered, &limits, sink);
        }
        if let Some(target) = self.en_passant {
            let target = Sq::from(target);
            for sq in each(self.en_passant_captors(target)) {
                sink.man(sq, bit(target));
            }
        }
        if checkered != 0 && sink.taken() > before && self.may_switch() {
            sink.man(king, self.of((!us).into(), Role::King));
        }
    }

    /// What a man on `leaving`, which holds at most that square, must heed.
    #[inline(always)]
    fn limits(&self, us: Player, king: Sq, leaving: u64) -> Limits {
        let occupied = self.occupied() & !leaving;
        let enemy = self.men((!us).into());
        let hostile = (enemy | self.men(Side::Checkered)) & !leaving;
        let bishop = attacks::bishop(king, occupied);
        let rook = attacks::rook(king, occupied);
        let barred = [attacks::pawn(us, king), attacks::knight(king), bishop, rook, bishop | rook];
        let standing = |side: u64| {
            self.roles.iter().zip(barred).fold(0, |set, (men, from)| set | (side & men & from))
        };
        let checkers = standing(hostile);
        let targets = each(checkers)
            .fold(u64::MAX, |targets, sq| targets & (attacks::between(king, sq) | bit(sq)));
        Limits { checkers, targets, barred, natures: enemy & !standing(enemy) }
    }

    #[inline(always)]
    fn officer<S: Sink>(&self, ask: &Ask, (role, sq, reach): (Role, Sq, u64), sink: &mut S) {
        if ask.one_by_one(sq, reach) {
            let limits = self.limits(ask.us, ask.king, bit(sq));
            self.land(ask.us, &limits, (role, sq, reach), sink);
        } else {
            self.land(ask.us, &ask.common, (role, sq, reach), sink);
        }
    }

    #[inline(always)]
    fn land<S: Sink>(
        &self,
        us: Player,
        limits: &Limits,
        (role, sq, reach): (Role, Sq, u64),
        sink: &mut S,
    ) {
        let reach = reach & limits.targets;
        let barred = limits.barred[role as usize];
        let mut steps = reach & !self.occupied();
        if self.men(Side::Checkered) & bit(sq) != 0 {
            steps &= !barred & !self.barred_by_undo(bit(sq));
        }
        let captures = reach & self.men((!us).into());
        sink.man(sq, steps | (captures & !barred));
        sink.natures(self, sq, captures & limits.natures & !self.roles[role as usize]);
    }

    /// The moves of several pawns at once, en passant aside; checkered pawns go the mover's way.
    #[inline(always)]
    fn pawns_shared<const WHITE: bool, S: Sink>(
        &self,
        own: u64,
        checkered: u64,
        limits: &Limits,
        sink: &mut S,
    ) {
        let sign = if WHITE { 1 } else { -1 };
        let empty = !self.occupied();
        let last = if WHITE { attacks::rank(7) } else { attacks::rank(0) };
        let start = self.doubles & if WHITE { attacks::rank(1) } else { attacks::rank(6) };
        let barred = limits.barred[Role::Pawn as usize];
        let single = forward::<WHITE>(own) & empty;
        let double = forward::<WHITE>(forward::<WHITE>(own & start) & empty) & empty;
        sink.pawns(single & limits.targets & !last, 8 * sign);
        sink.pawns(double & limits.targets, 16 * sign);
        for role in PROMOTIONS {
            sink.promotions(single & limits.targets & last, 8 * sign, role);
        }
        if checkered != 0 {
            let single = forward::<WHITE>(checkered) & empty;
            let double = forward::<WHITE>(forward::<WHITE>(checkered & start) & empty) & empty;
            let single = single & limits.targets & !self.barred_by_undo(checkered);
            sink.pawns(single & !last & !barred, 8 * sign);
            sink.pawns(double & limits.targets & !barred, 16 * sign);
            for role in PROMOTIONS {
                let safe = !limits.barred[role as usize];
                sink.promotions(single & last & safe, 8 * sign, role);
            }
        }
        let enemy = self.sides[WHITE as usize] & limits.targets;
        let pawns = own | checkered;
        let sideways = [
            (forward::<WHITE>((pawns & !attacks::FILE_A) >> 1) & enemy, 8 * sign - 1),
            (forward::<WHITE>((pawns & !attacks::FILE_H) << 1) & enemy, 8 * sign + 1),
        ];
        for (captures, step) in sideways.into_iter().filter(|&(captures, _)| captures != 0) {
            let within = captures & !last;
            sink.pawns(within & !barred, step);
            let others = !self.roles[Role::Pawn as usize];
            sink.pawn_natures(self, within & limits.natures & others, step);
            for role in PROMOTIONS {
                let safe = !limits.barred[role as usize];
                sink.promotions(captures & last & safe, step, role);
            }
        }
    }

    /// Where the only man of `men` came from, if it may not go straight back there.
    #[inline(always)]
    fn barred_by_undo(&self, men: u64) -> u64 {
        match self.undo {
            Some((from, to)) if men == bit(to.into()) => bit(from.into()),
            _ => 0,
        }
    }

    /// Those of `squares` on which the king of `us` would not be attacked.
    #[inline(always)]
    fn safe_steps(&self, us: Player, king: Sq, squares: u64) -> u64 {
        let occupied = self.occupied() & !bit(king);
        let safe = |&sq: &Sq| self.attacking_shared(!us, sq, occupied) == 0;
        each(squares).filter(safe).fold(0, |set, sq| set | bit(sq))
    }

    #[inline(always)]
    fn castling_shared<S: Sink>(&self, us: Player, sink: &mut S) {
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

    /// The ordinary pawns of the side to move that may take en passant on `target`, where the
    /// captor turns checkered.
    pub(super) fn captors_shared(&self, target: Sq) -> u64 {
        let us = self.turn;
        let king = self.king(us);
        let passed = bit(Self::passed_pawn(target));
        // There the captor itself would attack its king.
        if attacks::pawn(us, king) & bit(target) != 0 {
            return 0;
        }
        let pawns = attacks::pawn(!us, target) & self.of(us.into(), Role::Pawn);
        let safe = |&pawn: &Sq| {
            let occupied = (self.occupied() ^ bit(pawn) ^ passed) | bit(target);
            self.attacking_shared(!us, king, occupied) & !passed == 0
        };
        each(pawns).filter(safe).fold(0, |captors, pawn| captors | bit(pawn))
    }
}
