//! Captures and promotions of Joker chess alone, what they stake, exchanges, passing.

use super::attacks::{self, Set, Sq, UP, bit, each, first, inner_known};
use super::generate::Sink;
use super::{Joker, ends, keys};
use crate::tactics::mixed;
use crate::{Move, MoveList, Player, Role, Stakes, Tactics, exchange};

/// Takes only what captures or promotes.
struct Noisy<'a> {
    moves: &'a mut MoveList,
    enemy: Set,
}

impl Sink for Noisy<'_> {
    #[inline(always)]
    fn interest(&self) -> Set {
        self.enemy
    }

    #[inline(always)]
    fn man(&mut self, from: Sq, targets: Set) {
        self.moves.man(from, targets & self.enemy);
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Set, step: isize) {
        if step % UP as isize != 0 {
            self.moves.pawns(targets, step);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Set, step: isize) {
        self.moves.promotions(targets, step);
    }
}

/// Takes only steps of Jokers to where they hold one of some men.
struct Freezing<'a> {
    moves: &'a mut MoveList,
    position: &'a Joker,
    men: Set,
    near: Set,
}

impl Sink for Freezing<'_> {
    #[inline(always)]
    fn interest(&self) -> Set {
        self.near
    }

    #[inline(always)]
    fn man(&mut self, from: Sq, targets: Set) {
        let position = self.position;
        if position.roles[Role::Joker as usize] & bit(from) != 0 {
            let holds = |to: &Sq| position.held_from(position.turn, *to) & self.men != 0;
            let targets = each(targets & self.near).filter(holds);
            self.moves.man(from, targets.fold(0, |all, to| all | bit(to)));
        }
    }

    fn pawns(&mut self, _: Set, _: isize) {}

    fn promotions(&mut self, _: Set, _: isize) {}
}

impl Joker {
    /// Whether a move from and to these squares takes en passant.
    #[inline(always)]
    fn takes_en_passant(&self, from: Sq, to: Sq) -> bool {
        self.en_passant == Some(to as u8) && self.roles[Role::Pawn as usize] & bit(from) != 0
    }
}

impl Tactics for Joker {
    const DRAWN_AFTER: u16 = ends::FIFTY_MOVES;

    #[inline]
    fn stakes(&self, mv: Move) -> Stakes {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let takes = if self.enemy() & bit(to) != 0 {
            self.role_on(to)
        } else {
            self.takes_en_passant(from, to).then_some(Role::Pawn)
        };
        let moves = self.role_on(from).unwrap_or(Role::Pawn);
        Stakes { takes, becomes: mv.becomes(), ..Stakes::of(moves) }
    }

    fn generate_noisy(&self, moves: &mut MoveList) {
        let enemy = self.enemy();
        let mut noisy = Noisy { moves, enemy };
        match self.turn {
            Player::White => self.walk::<true, _>(&mut noisy),
            Player::Black => self.walk::<false, _>(&mut noisy),
        }
    }

    /// A Joker's steps that hold an officer nobody holds yet.
    fn generate_freezing(&self, moves: &mut MoveList) {
        let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let officers = officers.into_iter().fold(0, |all, role| all | self.of(!self.turn, role));
        let jokers = self.of(self.turn, Role::Joker);
        if jokers == 0 {
            return;
        }
        let men = officers & !self.held_by(self.turn);
        let near = each(men).fold(0, |near, sq| near | attacks::king(sq)) & !self.occupied();
        if near == 0 {
            return;
        }
        let mut freezing = Freezing { moves, position: self, men, near };
        match self.turn {
            Player::White => self.walk::<true, _>(&mut freezing),
            Player::Black => self.walk::<false, _>(&mut freezing),
        }
    }

    /// Men that are frozen now are taken to stay so.
    fn exchange_wins(&self, mv: Move, worth: fn(Role) -> i32, least: i32) -> bool {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        if self.castling_of(from, to).is_some() {
            return least <= 0;
        }
        let stakes = self.stakes(mv);
        let (lead, risk) = (stakes.gain(worth) - least, stakes.risk(worth));
        // Who is frozen is found only where it matters.
        if lead < 0 || lead >= risk {
            return lead >= 0;
        }
        let mut occupied = (self.occupied() & !bit(from)) | bit(to);
        if self.takes_en_passant(from, to) {
            occupied &= !bit(Self::passed_pawn(self.turn, to));
        }
        let active = Player::ALL.map(|player| self.unfrozen(player));
        let role = |role: Role| self.roles[role as usize];
        let [bishops, rooks] = [Role::Bishop, Role::Rook]
            .map(|kind| (role(kind) | role(Role::Queen)) & (active[0] | active[1]));
        let [white, black] =
            Player::ALL.map(|player| self.attacking(player, active[player.index()], to, occupied));
        let mut attackers = white | black;
        let next = |player: Player| {
            attackers &= occupied;
            let own = attackers & self.sides[player.index()];
            let least = Role::CHESS.into_iter().find(|&least| own & role(least) != 0)?;
            if least == Role::King && attackers & self.sides[(!player).index()] != 0 {
                return None;
            }
            occupied &= !bit(first(own & role(least)));
            if matches!(least, Role::Pawn | Role::Bishop | Role::Queen) {
                attackers |= attacks::bishop(to, occupied) & bishops;
            }
            if matches!(least, Role::Rook | Role::Queen) {
                attackers |= attacks::rook(to, occupied) & rooks;
            }
            Some(worth(least))
        };
        exchange::wins(lead, risk, self.turn, next)
    }

    fn pass(&mut self) {
        self.set_en_passant(None);
        self.set_croissant(None);
        self.set_thawing(0);
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.fullmove = self.fullmove.saturating_add((self.turn == Player::Black).into());
        self.turn = !self.turn;
        self.hash ^= keys::TURN;
    }

    #[inline]
    fn structure(&self) -> u64 {
        mixed(Player::ALL.map(|player| self.of(player, Role::Pawn)))
    }

    fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    #[inline]
    fn in_danger(&self) -> bool {
        self.checkers() != 0
    }

    fn has_officers(&self) -> bool {
        let humble = self.roles[Role::Pawn as usize] | self.roles[Role::King as usize];
        self.own() & !humble != 0
    }

    fn drawn(&self) -> bool {
        ends::drawn(self).is_some()
    }
}
