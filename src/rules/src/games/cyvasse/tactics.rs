//! Captures and shots of Cyvasse alone, what they stake, exchanges, passing.

use super::generate::Sink;
use super::grid::{Sq, bit, inner_known};
use super::men::KINDS;
use super::{Cyvasse, ends, keys};
use crate::tactics::mixed;
use crate::{Move, MoveList, Outcome, Player, Position, Role, Stakes, Tactics};

/// Takes captures and shots only.
struct Noisy<'a>(&'a mut MoveList);

impl Sink for Noisy<'_> {
    const WALKS: bool = false;

    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u128) {
        self.0.man(from, targets);
    }
}

impl Cyvasse {
    /// The king of `player`, if there is just one.
    #[inline(always)]
    fn last_king(&self, player: Player) -> u128 {
        let kings = self.of(player, Role::King);
        if kings.is_power_of_two() { kings } else { 0 }
    }

    /// Whether the side to move can take the man on the one square of `at`.
    fn takes(&self, at: u128) -> bool {
        let mut captures = MoveList::new();
        self.generate_noisy(&mut captures);
        captures.iter().any(|mv| bit(inner_known(mv.to)) == at)
    }
}

impl Tactics for Cyvasse {
    const DRAWN_AFTER: u16 = ends::FIFTY_MOVES;

    #[inline]
    fn stakes(&self, mv: Move) -> Stakes {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let role = |kind: usize| Role::CYVASSE[kind % KINDS];
        let moves = self.kind_on(from).map_or(Role::Militia, role);
        let taken = self.enemy() & bit(to) != 0;
        let takes = if taken { self.kind_on(to).map(role) } else { None };
        Stakes { takes, stays: taken && moves == Role::Trebuchet, ..Stakes::of(moves) }
    }

    fn generate_noisy(&self, moves: &mut MoveList) {
        self.walk(&mut Noisy(moves));
    }

    /// Armour lets few men be taken back: one reply is looked at, as it would be found on the
    /// board.
    fn exchange_wins(&self, mv: Move, worth: fn(Role) -> i32, least: i32) -> bool {
        let stakes = self.stakes(mv);
        let (lead, risk) = (stakes.gain(worth) - least, stakes.risk(worth));
        if lead < 0 || lead >= risk {
            return lead >= 0;
        }
        let mut after = *self;
        after.play_unchecked(mv);
        let at = bit(inner_known(mv.to));
        if after.prey(after.turn) & at == 0 {
            return true;
        }
        let mut replies = MoveList::new();
        after.generate_noisy(&mut replies);
        !replies.iter().any(|reply| reply.to == mv.to)
    }

    fn pass(&mut self) {
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add((self.turn == Player::Black).into());
        self.turn = !self.turn;
        self.hash ^= keys::TURN;
    }

    #[inline]
    fn structure(&self) -> u64 {
        mixed(
            Player::ALL.map(|player| self.of(player, Role::Militia) | self.of(player, Role::Tower)),
        )
    }

    fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    fn in_danger(&self) -> bool {
        let king = self.last_king(self.turn);
        if king == 0 || self.prey(!self.turn) & king == 0 {
            return false;
        }
        let mut passed = *self;
        passed.pass();
        passed.takes(king)
    }

    fn wins_at_once(&self) -> bool {
        let king = self.last_king(!self.turn);
        king != 0 && self.prey(self.turn) & king != 0 && self.takes(king)
    }

    fn has_officers(&self) -> bool {
        let humble = [Role::Militia, Role::Tower, Role::King].map(|role| self.men(role));
        self.own() & !humble.into_iter().fold(0, |set, men| set | men) != 0
    }

    fn drawn(&self) -> bool {
        ends::drawn(self).is_some()
    }

    #[inline]
    fn decided(&self) -> Option<Outcome> {
        Self::decided(self)
    }
}
