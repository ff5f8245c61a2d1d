//! Playing a move of Joker chess, and telling what it did.

use super::attacks::{self, Sq, UP, bit, inner_known, outer};
use super::{CastlingPath, Joker, keys};
use crate::{Castling, Choice, Effect, Move, Player, Role, Tier, Wing};

/// The rights that end when something moves from, or lands on, a square.
const RIGHTS_LOST: [Castling; 128] = {
    let mut lost = [Castling::NONE; 128];
    let rights = [
        (Player::White, Wing::King),
        (Player::White, Wing::Queen),
        (Player::Black, Wing::King),
        (Player::Black, Wing::Queen),
    ];
    let mut i = 0;
    while i < rights.len() {
        let (player, wing) = rights[i];
        let (path, right) = (CastlingPath::of(player, wing), Castling::right(player, wing));
        lost[path.king] = lost[path.king].with(right);
        lost[path.rook] = lost[path.rook].with(right);
        i += 1;
    }
    lost
};

impl Joker {
    pub(super) fn make(&mut self, mv: Move) {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let (us, them) = (self.turn, !self.turn);
        let Some(role) = self.role_on(from) else {
            return;
        };
        let (en_passant, croissant) = (self.en_passant, self.croissant);
        self.set_en_passant(None);
        self.set_croissant(None);
        self.halfmoves = self.halfmoves.saturating_add(1);
        // What stays frozen for one turn if nothing holds it then.
        let mut let_go = 0;

        if let Some(path) = self.castling_of(from, to) {
            self.toggle(us, Role::Rook, path.rook);
            self.toggle(us, Role::Rook, path.rook_to);
        } else if self.sides[them.index()] & bit(to) != 0 {
            if let Some(taken) = self.role_on(to) {
                self.toggle(them, taken, to);
                if taken != Role::Joker {
                    self.halfmoves = 0;
                }
            }
        } else if role == Role::Joker {
            let_go = self.held_from(us, from);
        }
        self.toggle(us, role, from);
        let lands_as = match mv.choice {
            Some(Choice::Become(promoted)) => promoted,
            _ => role,
        };
        self.toggle(us, lands_as, to);
        if self.castling != Castling::NONE {
            self.set_castling(self.castling.without(RIGHTS_LOST[from].with(RIGHTS_LOST[to])));
        }

        let was_doubled = self.doubled & bit(from) != 0;
        let mut doubled = self.doubled & !bit(from) & !bit(to);
        if role == Role::Pawn {
            self.halfmoves = 0;
            if en_passant == Some(to as u8) {
                let passed = Self::passed_pawn(us, to);
                self.toggle(them, Role::Pawn, passed);
                doubled &= !bit(passed);
            } else if croissant == Some(to as u8) {
                let_go = bit(Self::passed_pawn(us, to));
            }
            let (step, double) = (from.abs_diff(to) == UP, from.abs_diff(to) == 2 * UP);
            if double || (step && was_doubled && lands_as == Role::Pawn) {
                doubled |= bit(to);
            }
        }
        if doubled != self.doubled {
            self.set_doubled(doubled);
        }
        self.turn = them;
        self.hash ^= keys::TURN;
        if us == Player::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        if let_go | self.thawing != 0 {
            let held = if let_go == 0 { 0 } else { self.held_by(us) };
            self.set_thawing(let_go & !held);
        }
        if role == Role::Pawn {
            self.open_to_reply(from, to);
        }
    }

    /// After a pawn's move: whether en passant or En Croissant answers it.
    #[inline(always)]
    fn open_to_reply(&mut self, from: Sq, to: Sq) {
        let theirs = self.of(self.turn, Role::Pawn);
        if from.abs_diff(to) == 2 * UP {
            let crossed = from.midpoint(to);
            if attacks::pawn(!self.turn, crossed) & theirs != 0
                && self.en_passant_captors(crossed) != 0
            {
                self.set_en_passant(Some(crossed as u8));
            }
        } else if from.abs_diff(to) == UP
            && self.doubled & bit(to) != 0
            && attacks::beside(to) & theirs & self.doubled != 0
            && self.croissant_pawns(from) != 0
        {
            self.set_croissant(Some(from as u8));
        }
    }

    pub(super) fn told(&self, mv: Move) -> Vec<Effect> {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let mut effects = Vec::with_capacity(4);
        let pawn = self.roles[Role::Pawn as usize] & bit(from) != 0;
        let taken_on = if pawn && self.en_passant == Some(to as u8) {
            Self::passed_pawn(self.turn, to)
        } else {
            to
        };
        if let Some(piece) = self.piece_on(taken_on) {
            effects.push(Effect::Captured { at: outer(taken_on), piece });
        }
        effects.push(Effect::Moved { from: mv.from, to: mv.to });
        if let Some(path) = self.castling_of(from, to) {
            effects.push(Effect::Moved { from: outer(path.rook), to: outer(path.rook_to) });
        }
        if let Some(role) = mv.becomes() {
            effects.push(Effect::Promoted {
                at: mv.to,
                tier: Tier::Top,
                from: Role::Pawn,
                to: role,
            });
        }
        let mut next = *self;
        next.make(mv);
        effects.push(Effect::Remembered { before: self.memory(), after: next.memory() });
        effects.push(Effect::TurnPassed { from: self.turn, to: next.turn });
        effects
    }
}
