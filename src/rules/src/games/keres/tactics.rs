//! Captures and promotions of Keres alone, what they stake, exchanges, passing.

use super::attacks::{Sq, bit, each, first, inner_known, last_rank};
use super::generate::Sink;
use super::kind::Kind;
use super::{Keres, ends, keys};
use crate::tactics::mixed;
use crate::{Choice, Move, MoveList, Outcome, Player, Reason, Role, Stakes, Tactics, exchange};

/// Takes only what captures or promotes.
struct Noisy<'a> {
    moves: &'a mut MoveList,
    position: &'a Keres,
    enemy: u128,
    last: u128,
}

impl Noisy<'_> {
    /// Where a move is noisy if one of these men makes it.
    #[inline(always)]
    fn targets<const N: usize>(&self, men: [Option<Kind>; N]) -> u128 {
        let promotes = men.into_iter().flatten().any(|kind| kind.promotion().is_some());
        self.enemy | if promotes { self.last } else { 0 }
    }
}

impl Sink for Noisy<'_> {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u128) {
        let wanted = self.targets([self.position.top_on(from), self.position.below_on(from)]);
        self.moves.man(from, targets & wanted);
    }

    #[inline(always)]
    fn top(&mut self, from: Sq, targets: u128) {
        let wanted = self.targets([self.position.top_on(from)]);
        self.moves.top(from, targets & wanted);
    }

    #[inline(always)]
    fn soldiers(&mut self, targets: u128, step: isize) {
        self.moves.soldiers(targets & (self.enemy | self.last), step);
    }
}

impl Keres {
    /// What of `player` on `from` reaches `sq`, by its worth: the least of what may go alone or
    /// has to go together.
    fn captor_worth(
        &self,
        player: Player,
        (from, sq): (Sq, Sq),
        occupied: u128,
        worth: fn(Role) -> i32,
    ) -> Option<i32> {
        let reaches = |kind: Kind| Self::reach(player, kind, from, occupied) & bit(sq) != 0;
        let (top, below) = (self.top_on(from)?, self.below_on(from));
        if reaches(top) {
            return Some(worth(top.role()));
        }
        let below = below.filter(|&below| reaches(below))?;
        Some(worth(top.role()) + worth(below.role()))
    }

    /// Whether the king of `player` stands where the opponent could take it.
    #[inline]
    fn king_attacked(&self, player: Player) -> bool {
        let king = self.tops.of(Kind::King, self.sides[player.index()]);
        king != 0 && self.attacking_through(!player, first(king), self.occupied()) != 0
    }

    /// The men of `player` that attack `sq`, alone or in stacks, seen with `occupied` squares.
    fn attacking_through(&self, player: Player, sq: Sq, occupied: u128) -> u128 {
        let looking = |kind| Self::reach(!player, kind, sq, occupied);
        Kind::ALL.into_iter().fold(0, |set, kind| {
            let men = self.of(player, kind);
            if men == 0 { set } else { set | (looking(kind) & men) }
        })
    }
}

impl Tactics for Keres {
    const DRAWN_AFTER: u16 = ends::FORTY_PLIES;

    #[inline]
    fn stakes(&self, mv: Move) -> Stakes {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let top = self.top_on(from).unwrap_or(Kind::Soldier);
        let carrier = if mv.choice == Some(Choice::Unstack) { None } else { self.below_on(from) };
        let role = |kind: Option<Kind>| kind.map(Kind::role);
        let mut stakes = Stakes { carrier: role(carrier), ..Stakes::of(top.role()) };
        if self.enemy() & bit(to) != 0 {
            (stakes.takes, stakes.takes_below) = (role(self.top_on(to)), role(self.below_on(to)));
        }
        if last_rank(self.turn) & bit(to) != 0 {
            stakes.becomes = role(top.promotion());
            stakes.carrier_becomes = role(carrier.and_then(Kind::promotion));
        }
        stakes
    }

    fn generate_noisy(&self, moves: &mut MoveList) {
        let (enemy, last) = (self.enemy(), last_rank(self.turn));
        let mut noisy = Noisy { moves, position: self, enemy, last };
        match self.turn {
            Player::White => self.walk::<true, _>(&mut noisy),
            Player::Black => self.walk::<false, _>(&mut noisy),
        }
    }

    fn exchange_wins(&self, mv: Move, worth: fn(Role) -> i32, least: i32) -> bool {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let stakes = self.stakes(mv);
        let (lead, mut risk) = (stakes.gain(worth) - least, stakes.risk(worth));
        if self.own() & bit(to) != 0 {
            risk += self.top_on(to).map_or(0, |host| worth(host.role()));
        }
        if lead < 0 || lead >= risk {
            return lead >= 0;
        }
        // Men that have taken leave their squares, though of a stack the lower one may stay.
        let mut occupied = (self.occupied() & !bit(from)) | bit(to);
        let next = |player: Player| {
            let attackers = self.attacking_through(player, to, occupied) & occupied;
            let captor = |sq| Some((self.captor_worth(player, (sq, to), occupied, worth)?, sq));
            let (least, sq) = each(attackers).filter_map(captor).min()?;
            let is_king = self.tops.of(Kind::King, bit(sq)) != 0;
            if is_king && self.attacking_through(!player, to, occupied) & occupied != 0 {
                return None;
            }
            occupied &= !bit(sq);
            Some(least)
        };
        exchange::wins(lead, risk, self.turn, next)
    }

    fn pass(&mut self) {
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add((self.turn == Player::Black).into());
        self.turn = !self.turn;
        self.hash ^= keys::TURN;
    }

    #[inline]
    fn structure(&self) -> u64 {
        mixed(Player::ALL.map(|player| self.of(player, Kind::Soldier)))
    }

    fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    #[inline]
    fn in_danger(&self) -> bool {
        self.king_attacked(self.turn)
    }

    #[inline]
    fn wins_at_once(&self) -> bool {
        self.king_attacked(!self.turn)
    }

    fn has_officers(&self) -> bool {
        let own = self.own();
        let humble = self.tops.of(Kind::Soldier, own) | self.tops.of(Kind::King, own);
        own & !(humble & !self.stacks) != 0
    }

    fn drawn(&self) -> bool {
        ends::drawn(self).is_some()
    }

    #[inline]
    fn decided(&self) -> Option<Outcome> {
        let lost = self.tops.of(Kind::King, self.own()) == 0;
        lost.then(|| Outcome::win(!self.turn, Reason::KingCaptured))
    }
}
