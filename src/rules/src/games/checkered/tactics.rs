//! Captures and promotions of Checkered chess alone, what they stake, exchanges, passing.

use super::sink::Sink;
use super::{Checkered, ends, keys};
use crate::attacks::{self, Sq, bit, inner_known};
use crate::tactics::mixed;
use crate::{
    Move, MoveList, Outcome, Player, Reason, Role, Side, Stage, Stakes, Tactics, exchange,
};

/// Takes only what captures or promotes.
struct Noisy<'a> {
    moves: &'a mut MoveList,
    /// The men that can be captured; taking the checkered side is no capture.
    takable: u64,
    /// Where a pawn takes en passant.
    en_passant: u64,
    pawns: u64,
    taken: usize,
}

impl Sink for Noisy<'_> {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u64) {
        let passing = if self.pawns & bit(from) != 0 { self.en_passant } else { 0 };
        self.taken += targets.count_ones() as usize;
        self.moves.man(from, targets & (self.takable | passing));
    }

    #[inline(always)]
    fn natures(&mut self, board: &Checkered, from: Sq, targets: u64) {
        self.taken += targets.count_ones() as usize;
        self.moves.natures(board, from, targets);
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: isize) {
        self.taken += targets.count_ones() as usize;
        if step % 8 != 0 {
            self.moves.pawns(targets, step);
        }
    }

    #[inline(always)]
    fn pawn_natures(&mut self, board: &Checkered, targets: u64, step: isize) {
        self.taken += targets.count_ones() as usize;
        self.moves.pawn_natures(board, targets, step);
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, step: isize, role: Role) {
        self.taken += targets.count_ones() as usize;
        self.moves.promotions(targets, step, role);
    }

    fn taken(&self) -> usize {
        self.taken
    }
}

impl Checkered {
    #[inline(always)]
    fn takes_en_passant(&self, from: Sq, to: Sq) -> bool {
        self.en_passant == Some(to as u8) && self.roles[Role::Pawn as usize] & bit(from) != 0
    }
}

impl Tactics for Checkered {
    const DRAWN_AFTER: u16 = ends::FIFTY_MOVES;

    #[inline]
    fn stakes(&self, mv: Move) -> Stakes {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let moves = self.role_on(from).unwrap_or(Role::Pawn);
        let takable = self.takable(self.turn) & !self.of_switch(from, to);
        let takes = if takable & bit(to) != 0 {
            self.role_on(to)
        } else {
            self.takes_en_passant(from, to).then_some(Role::Pawn)
        };
        let breeds = matches!(self.stage, Stage::Shared { .. });
        let own = self.men(Side::Checkered) & bit(from) == 0;
        let shared = breeds && own && takes.is_some() && moves != Role::King;
        let becomes = mv.becomes().filter(|_| takes.is_none() || !breeds);
        Stakes { takes, becomes, shared, ..Stakes::of(moves) }
    }

    fn generate_noisy(&self, moves: &mut MoveList) {
        let mut noisy = Noisy {
            moves,
            takable: self.takable(self.turn) & !self.shared_kings(),
            en_passant: self.en_passant.map_or(0, |sq| bit(sq.into())),
            pawns: self.roles[Role::Pawn as usize],
            taken: 0,
        };
        self.walk(&mut noisy);
    }

    /// While checkered men are shared nobody takes back.
    fn exchange_wins(&self, mv: Move, worth: fn(Role) -> i32, least: i32) -> bool {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let stakes = self.stakes(mv);
        let lead = stakes.gain(worth) - least;
        if self.castling_of(from, to).is_some() || self.is_switch(from, to) {
            return least <= 0;
        }
        if matches!(self.stage, Stage::Shared { .. }) {
            let checkered = self.men(Side::Checkered) & bit(from) != 0;
            if stakes.captures() || checkered {
                return lead >= 0;
            }
        }
        let mut occupied = (self.occupied() & !bit(from)) | bit(to);
        if self.takes_en_passant(from, to) {
            occupied &= !bit(Self::passed_pawn(to));
        }
        let next = |player: Player| {
            let own = self.attacking(player, to, occupied) & occupied;
            let role = |role: Role| self.roles[role as usize];
            let least = Role::CHESS.into_iter().find(|&least| own & role(least) != 0)?;
            if least == Role::King && self.attacking(!player, to, occupied) & occupied != 0 {
                return None;
            }
            occupied &= !bit(attacks::first(own & role(least)));
            Some(worth(least))
        };
        exchange::wins(lead, stakes.risk(worth), self.turn, next)
    }

    fn pass(&mut self) {
        self.set_en_passant(None);
        self.set_undo(None);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add((self.turn == Player::Black).into());
        self.turn = !self.turn;
        self.hash ^= keys::TURN;
    }

    #[inline]
    fn structure(&self) -> u64 {
        mixed(self.sides.map(|men| (men & self.roles[Role::Pawn as usize]).into()))
    }

    fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    #[inline]
    fn in_danger(&self) -> bool {
        self.kings_attacked() != 0
    }

    fn has_officers(&self) -> bool {
        let humble = self.roles[Role::Pawn as usize] | self.roles[Role::King as usize];
        self.movable(self.turn) & !humble != 0
    }

    fn drawn(&self) -> bool {
        ends::drawn(self).is_some()
    }

    #[inline]
    fn decided(&self) -> Option<Outcome> {
        self.none_left().map(|holder| Outcome::win(!holder, Reason::NoCheckeredLeft))
    }
}

impl Checkered {
    /// The square of the other king, if a move from and to these squares takes the checkered
    /// side.
    #[inline(always)]
    fn of_switch(&self, from: Sq, to: Sq) -> u64 {
        if self.is_switch(from, to) { bit(to) } else { 0 }
    }

    /// The kings, as long as only taking the checkered side leads onto one.
    #[inline(always)]
    fn shared_kings(&self) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.roles[Role::King as usize],
            Stage::Taken(_) => 0,
        }
    }
}
