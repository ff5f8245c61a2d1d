//! Why a move is not legal in chess.

use super::{CastlingPath, Chess};
use crate::attacks::{self, Sq, bit, each, first, inner, outer};
use crate::{CastlingRefusal, Choice, Move, Piece, Player, Position, Refusal, Role, Square, Wing};

/// Everything that speaks against `mv`; not empty for a move that is not legal.
pub(super) fn reasons(position: &Chess, mv: Move) -> Vec<Refusal> {
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
    if let Some(wing) = castling_meant(position, piece.role, from, to) {
        reasons.extend(castling(position, wing).into_iter().map(Refusal::Castling));
    } else if position.own() & bit(to) != 0 {
        let piece = Piece::of(turn, position.role_on(to).unwrap_or(piece.role));
        reasons.push(Refusal::OwnMan { at: mv.to, piece, turn });
    } else if let Some(reason) = way(position, piece, from, to) {
        reasons.push(reason);
    } else if let Some((king, by)) = exposed(position, piece.role, from, to) {
        reasons.push(Refusal::LeavesKingAttacked { king: outer(king), by: outer(by) });
    }
    reasons.extend(choice(piece, to, mv.choice));
    reasons
}

/// A king at home that is sent two squares sideways means to castle.
fn castling_meant(position: &Chess, role: Role, from: Sq, to: Sq) -> Option<Wing> {
    Wing::ALL.into_iter().find(|&wing| {
        let path = CastlingPath::of(position.turn, wing);
        role == Role::King && (from, to) == (path.king, path.king_to)
    })
}

fn castling(position: &Chess, wing: Wing) -> Vec<CastlingRefusal> {
    let turn = position.turn;
    let path = CastlingPath::of(turn, wing);
    let attacker = |sq: Sq| {
        let attackers = position.attacking(!turn, sq, position.occupied() & !bit(path.king));
        (attackers != 0).then(|| outer(first(attackers)))
    };
    let mut reasons = Vec::new();
    if !position.castling.has(turn, wing) {
        reasons.push(CastlingRefusal::RightLost);
        return reasons;
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

/// Why a man does not get from one square to the other, kings' safety aside.
fn way(position: &Chess, piece: Piece, from: Sq, to: Sq) -> Option<Refusal> {
    let unreachable = Refusal::Unreachable { piece, from: outer(from), to: outer(to) };
    let reach = match piece.role {
        Role::Pawn => return pawn_way(position, from, to, unreachable),
        Role::Knight => attacks::knight(from),
        Role::King => attacks::king(from),
        Role::Bishop => attacks::bishop_rays(from),
        Role::Rook => attacks::rook_rays(from),
        Role::Queen => attacks::rook_rays(from) | attacks::bishop_rays(from),
        _ => 0,
    };
    if reach & bit(to) == 0 {
        return Some(unreachable);
    }
    blocked(position, from, attacks::between(from, to))
}

fn pawn_way(position: &Chess, from: Sq, to: Sq, unreachable: Refusal) -> Option<Refusal> {
    let turn = position.turn;
    if attacks::pawn(turn, from) & bit(to) != 0 {
        let passed = Chess::passed_pawn(to);
        let from_rank = from / 8;
        let passes = position.of(!turn, Role::Pawn) & bit(passed) != 0
            && from_rank == if turn == Player::White { 4 } else { 3 };
        return if position.enemy() & bit(to) != 0 || position.en_passant == Some(to as u8) {
            None
        } else if passes && position.occupied() & bit(to) == 0 {
            Some(Refusal::EnPassantOver { pawn: outer(passed) })
        } else {
            Some(Refusal::NothingToCapture { at: outer(to) })
        };
    }
    let (start_rank, ahead) = match turn {
        Player::White => (1, to.checked_sub(from)),
        Player::Black => (6, from.checked_sub(to)),
    };
    match ahead {
        Some(8) => blocked(position, from, bit(to)),
        Some(16) if from / 8 == start_rank => {
            blocked(position, from, attacks::between(from, to) | bit(to))
        }
        _ => Some(unreachable),
    }
}

fn blocked(position: &Chess, from: Sq, squares: u64) -> Option<Refusal> {
    let nearest = each(squares & position.occupied()).min_by_key(|sq| sq.abs_diff(from));
    nearest.map(|sq| Refusal::Blocked { at: outer(sq) })
}

/// Where the mover's king would stand, and from where it would be attacked.
fn exposed(position: &Chess, role: Role, from: Sq, to: Sq) -> Option<(Sq, Sq)> {
    let turn = position.turn;
    let king = if role == Role::King { to } else { position.king(turn) };
    let mut taken = bit(to);
    if role == Role::Pawn && position.en_passant == Some(to as u8) {
        taken |= bit(Chess::passed_pawn(to));
    }
    let occupied = (position.occupied() & !bit(from) & !taken) | bit(to);
    let attackers = position.attacking(!turn, king, occupied) & !taken;
    (attackers != 0).then(|| (king, first(attackers)))
}

fn choice(piece: Piece, to: Sq, choice: Option<Choice>) -> Option<Refusal> {
    let promotes = piece.role == Role::Pawn && (to / 8 == 0 || to / 8 == 7);
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
