//! Playing a move of Checkered chess, and telling what it does.

use super::{Checkered, keys};
use crate::attacks::{Sq, bit, inner_known, outer};
use crate::games::chess::RIGHTS_LOST;
use crate::{Castling, Effect, Move, Piece, Player, Position, Role, Side, Stage, Tier};

pub(super) fn play(board: &mut Checkered, mv: Move) {
    let (from, to) = (inner_known(mv.from), inner_known(mv.to));
    let Some(piece) = board.piece_on(from) else {
        return;
    };
    let us = board.turn;
    let en_passant = board.en_passant;
    board.set_en_passant(None);
    if board.is_switch(from, to) {
        board.set_undo(None);
        board.set_stage(Stage::Taken(us));
        return;
    }
    board.set_undo(None);
    board.halfmoves = board.halfmoves.saturating_add(1);

    let taken = taken(board, piece, to, en_passant);
    if let Some((at, taken)) = taken {
        board.toggle(taken, at);
        board.halfmoves = 0;
    } else if let Some(path) = board.castling_of(from, to) {
        let rook = Piece { role: Role::Rook, ..piece };
        board.toggle(rook, path.rook);
        board.toggle(rook, path.rook_to);
    }
    board.toggle(piece, from);
    board.toggle(landing(board, mv, piece, taken.is_some()), to);
    if board.castling != Castling::NONE {
        let lost = RIGHTS_LOST[from].with(RIGHTS_LOST[to]);
        board.set_castling(board.castling.without(lost));
    }
    let shared = matches!(board.stage, Stage::Shared { .. });
    if shared && piece.side == Side::Checkered && taken.is_none() {
        board.set_undo(Some((from as u8, to as u8)));
    }

    board.turn = !us;
    board.hash ^= keys::TURN;
    if us == Player::Black {
        board.fullmove = board.fullmove.saturating_add(1);
    }
    if piece.role == Role::Pawn {
        board.halfmoves = 0;
        if from.abs_diff(to) == 16 {
            board.toggle_double(from);
            let crossed = from.midpoint(to);
            let answerable = !shared || piece.side != Side::Checkered;
            if answerable && board.en_passant_captors(crossed) != 0 {
                board.set_en_passant(Some(crossed as u8));
            }
        }
    }
}

pub(super) fn effects(board: &Checkered, mv: Move) -> Vec<Effect> {
    let (from, to) = (inner_known(mv.from), inner_known(mv.to));
    let mut effects = Vec::with_capacity(5);
    let mut next = *board;
    next.play_unchecked(mv);
    let remembered = Effect::Remembered { before: board.memory(), after: next.memory() };
    if board.is_switch(from, to) {
        effects.push(Effect::TookCheckered { player: board.turn });
        effects.push(remembered);
        return effects;
    }
    let Some(piece) = board.piece_on(from) else {
        return effects;
    };
    let taken = taken(board, piece, to, board.en_passant);
    effects.extend(taken.map(|(at, piece)| Effect::Captured { at: outer(at), piece }));
    effects.push(Effect::Moved { from: mv.from, to: mv.to });
    if let Some(path) = board.castling_of(from, to) {
        effects.push(Effect::Moved { from: outer(path.rook), to: outer(path.rook_to) });
    }
    let landed = landing(board, mv, piece, taken.is_some());
    if taken.is_some() && landed.side == Side::Checkered && landed != piece && board.breeds() {
        effects.push(Effect::Bred { at: mv.to, from: piece, to: landed });
    } else if landed.role != piece.role {
        let (from, to) = (piece.role, landed.role);
        effects.push(Effect::Promoted { at: mv.to, tier: Tier::Top, from, to });
    }
    effects.push(remembered);
    effects.push(Effect::TurnPassed { from: board.turn, to: next.turn });
    effects
}

/// What a move to `to` takes, and from where.
#[inline(always)]
fn taken(board: &Checkered, piece: Piece, to: Sq, en_passant: Option<u8>) -> Option<(Sq, Piece)> {
    let passing = piece.role == Role::Pawn && en_passant == Some(to as u8);
    let at = if passing { Checkered::passed_pawn(to) } else { to };
    if board.occupied() & bit(at) == 0 {
        return None;
    }
    board.piece_on(at).map(|taken| (at, taken))
}

/// What stands on the target after the move.
#[inline(always)]
fn landing(board: &Checkered, mv: Move, piece: Piece, captures: bool) -> Piece {
    let bred = captures && board.breeds() && piece.role != Role::King;
    Piece {
        side: if bred { Side::Checkered } else { piece.side },
        role: mv.becomes().unwrap_or(piece.role),
    }
}

impl Checkered {
    /// Whether captures leave checkered men.
    #[inline(always)]
    fn breeds(&self) -> bool {
        matches!(self.stage, Stage::Shared { .. })
    }

    /// Puts a man down or takes it up.
    #[inline(always)]
    pub(super) fn toggle(&mut self, piece: Piece, sq: Sq) {
        self.roles[piece.role as usize] ^= bit(sq);
        self.sides[piece.side as usize] ^= bit(sq);
        self.hash ^= keys::man(piece, sq);
    }

    #[inline(always)]
    pub(super) fn set_castling(&mut self, castling: Castling) {
        self.hash ^= keys::castling(self.castling) ^ keys::castling(castling);
        self.castling = castling;
    }

    #[inline(always)]
    pub(super) fn set_en_passant(&mut self, square: Option<u8>) {
        self.hash ^= keys::en_passant(self.en_passant) ^ keys::en_passant(square);
        self.en_passant = square;
    }

    #[inline(always)]
    pub(super) fn set_undo(&mut self, squares: Option<(u8, u8)>) {
        self.hash ^= keys::undo(self.undo) ^ keys::undo(squares);
        self.undo = squares;
    }

    pub(super) fn set_stage(&mut self, stage: Stage) {
        self.hash ^= keys::stage(self.stage) ^ keys::stage(stage);
        self.stage = stage;
    }

    /// Changes whether the two-square step from `sq` is unused.
    #[inline(always)]
    pub(super) fn toggle_double(&mut self, sq: Sq) {
        self.doubles ^= bit(sq);
        self.hash ^= keys::double(sq);
    }
}
