//! Why a move is not legal in Joker chess.

use super::attacks::{self, Sq, UP, bit, each, first, inner, outer};
use super::{CastlingPath, Joker};
use crate::{CastlingRefusal, Choice, Move, Piece, Player, Position, Refusal, Role, Square, Wing};

/// Everything that speaks against `mv`; not empty for a move that is not legal.
pub(super) fn reasons(position: &Joker, mv: Move) -> Vec<Refusal> {
    if let Some(outcome) = position.outcome_on_board() {
        return vec![Refusal::GameOver(outcome)];
    }
    let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
        let missing = |at: &Square| inner(*at).is_none();
        return [mv.from, mv.to].into_iter().filter(missing).map(Refusal::NoSuchSquare).collect();
    };
    let Some(piece) = position.piece_on(from) else {
        return vec![Refusal::EmptySquare(mv.from)];
    };
    let turn = position.turn;
    if position.own() & bit(from) == 0 {
        return vec![Refusal::NotYourMan { at: mv.from, piece, turn }];
    }
    if from == to {
        return vec![Refusal::SameSquare];
    }
    let mut reasons = Vec::new();
    if position.frozen(from).is_some() {
        let holders = position.holding(from);
        let by = (holders != 0).then(|| outer(first(holders)));
        reasons.push(Refusal::Frozen { at: mv.from, piece, by });
    }
    if let Some(wing) = castling_meant(position, piece.role, from, to) {
        reasons.extend(castling(position, wing).into_iter().map(Refusal::Castling));
    } else if position.own() & bit(to) != 0 {
        let piece = Piece::of(turn, position.role_on(to).unwrap_or(piece.role));
        reasons.push(Refusal::OwnMan { at: mv.to, piece, turn });
    } else if let Some(reason) = way(position, piece, from, to) {
        reasons.push(reason);
    } else if let Some((king, by)) = exposed(position, mv) {
        reasons.push(Refusal::LeavesKingAttacked { king: outer(king), by: outer(by) });
    }
    reasons.extend(choice(piece, to, mv.choice));
    reasons
}

/// A king at home that is sent two squares sideways means to castle.
fn castling_meant(position: &Joker, role: Role, from: Sq, to: Sq) -> Option<Wing> {
    Wing::ALL.into_iter().find(|&wing| {
        let path = CastlingPath::of(position.turn, wing);
        role == Role::King && (from, to) == (path.king, path.king_to)
    })
}

fn castling(position: &Joker, wing: Wing) -> Vec<CastlingRefusal> {
    let turn = position.turn;
    let path = CastlingPath::of(turn, wing);
    let active = position.unfrozen(!turn);
    let attacker = |sq: Sq| {
        let occupied = position.occupied() & !bit(path.king);
        let attackers = position.attacking(!turn, active, sq, occupied);
        (attackers != 0).then(|| outer(first(attackers)))
    };
    let mut reasons = Vec::new();
    if !position.castling.has(turn, wing) {
        reasons.push(CastlingRefusal::RightLost);
        return reasons;
    }
    if position.frozen(path.rook).is_some() {
        reasons.push(CastlingRefusal::RookFrozen { rook: outer(path.rook) });
    }
    let in_between = attacks::between(path.king, path.rook) & position.occupied();
    let nearest = each(in_between).min_by_key(|sq| sq.abs_diff(path.king));
    reasons.extend(nearest.map(|sq| CastlingRefusal::Blocked { at: outer(sq) }));
    let king = outer(path.king);
    reasons.extend(attacker(path.king).map(|by| CastlingRefusal::InCheck { king, by }));
    for sq in [path.rook_to, path.king_to] {
        let at = outer(sq);
        reasons.extend(attacker(sq).map(|by| CastlingRefusal::Attacked { at, by }));
    }
    reasons
}

/// Why a man does not get from one square to the other, frost and kings' safety aside.
fn way(position: &Joker, piece: Piece, from: Sq, to: Sq) -> Option<Refusal> {
    let unreachable = Refusal::Unreachable { piece, from: outer(from), to: outer(to) };
    let reach = match piece.role {
        Role::Pawn => return pawn_way(position, from, to, unreachable),
        Role::Knight | Role::Joker => attacks::knight(from),
        Role::King => attacks::king(from),
        Role::Bishop => attacks::bishop_rays(from),
        Role::Rook => attacks::rook_rays(from),
        Role::Queen => attacks::rook_rays(from) | attacks::bishop_rays(from),
        _ => 0,
    };
    if reach & bit(to) == 0 {
        return Some(unreachable);
    }
    if piece.role == Role::Joker && position.enemy() & bit(to) != 0 {
        return Some(Refusal::NeverCaptures { piece });
    }
    blocked(position, from, attacks::between(from, to))
}

fn pawn_way(position: &Joker, from: Sq, to: Sq, unreachable: Refusal) -> Option<Refusal> {
    let turn = position.turn;
    if attacks::pawn(turn, from) & bit(to) != 0 {
        return pawn_sideways(position, from, to);
    }
    let (start_rank, ahead) = match turn {
        Player::White => (1, to.checked_sub(from)),
        Player::Black => (7, from.checked_sub(to)),
    };
    match ahead {
        Some(UP) => blocked(position, from, bit(to)),
        Some(step) if step == 2 * UP && from / UP == start_rank => {
            blocked(position, from, attacks::between(from, to) | bit(to))
        }
        _ => Some(unreachable),
    }
}

/// A pawn's step onto the next file: a capture, en passant or En Croissant.
fn pawn_sideways(position: &Joker, from: Sq, to: Sq) -> Option<Refusal> {
    let turn = position.turn;
    let doubled = |sq: Sq| position.doubled & bit(sq) != 0;
    let takes = position.enemy() & bit(to) != 0 || position.en_passant.map(Sq::from) == Some(to);
    if takes || (position.croissant.map(Sq::from) == Some(to) && doubled(from)) {
        return None;
    }
    let pawn = Joker::passed_pawn(turn, to);
    let passes = position.of(!turn, Role::Pawn) & bit(pawn) != 0 && doubled(pawn);
    if !passes || position.occupied() & bit(to) != 0 {
        return Some(Refusal::NothingToCapture { at: outer(to) });
    }
    // Where the enemy's two-square step ends, nothing but that step can have passed.
    let double_rank = if turn == Player::White { 5 } else { 3 };
    if from / UP == double_rank {
        Some(Refusal::EnPassantOver { pawn: outer(pawn) })
    } else if doubled(from) {
        Some(Refusal::CroissantOver { pawn: outer(pawn) })
    } else {
        Some(Refusal::NothingToCapture { at: outer(to) })
    }
}

fn blocked(position: &Joker, from: Sq, squares: attacks::Set) -> Option<Refusal> {
    let nearest = each(squares & position.occupied()).min_by_key(|sq| sq.abs_diff(from));
    nearest.map(|sq| Refusal::Blocked { at: outer(sq) })
}

/// Where the mover's king would stand, and from where it would be attacked.
fn exposed(position: &Joker, mv: Move) -> Option<(Sq, Sq)> {
    let mut next = *position;
    next.make(mv);
    let king = next.king(position.turn);
    let attackers = next.attacking(next.turn, next.unfrozen(next.turn), king, next.occupied());
    (attackers != 0).then(|| (king, first(attackers)))
}

fn choice(piece: Piece, to: Sq, choice: Option<Choice>) -> Option<Refusal> {
    let promotes = piece.role == Role::Pawn && (to / UP == 0 || to / UP == 8);
    match choice {
        None if promotes => Some(Refusal::PromotionMissing),
        Some(Choice::Become(Role::Queen | Role::Rook | Role::Bishop | Role::Knight))
            if promotes =>
        {
            None
        }
        Some(choice) => Some(Refusal::ChoiceNotAllowed(choice)),
        None => None,
    }
}
