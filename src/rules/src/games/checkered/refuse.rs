//! Why a move is not legal in Checkered chess.

use super::Checkered;
use crate::attacks::{self, Sq, bit, each, first, inner, outer};
use crate::games::chess::CastlingPath;
use crate::{
    CastlingRefusal, Choice, Move, Piece, Player, Position, Refusal, Role, Side, Square, Stage,
    Wing,
};

/// Everything that speaks against `mv`; not empty for a move that is not legal.
pub(super) fn reasons(position: &Checkered, mv: Move) -> Vec<Refusal> {
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
    if position.movable(turn) & bit(from) == 0 {
        return vec![Refusal::NotYourMan { at: mv.from, piece, turn }];
    }
    if from == to {
        return vec![Refusal::SameSquare];
    }
    let mut reasons = Vec::new();
    let choices = choices(position, piece, from, to);
    if position.is_switch(from, to) {
        reasons.extend(position.switch_refusal().map(Refusal::Switch));
    } else if let Some((player, wing)) = castling_meant(piece, from, to) {
        let refused = castling(position, player, wing);
        reasons.extend(refused.into_iter().map(Refusal::Castling));
    } else if let Some(reason) = way(position, piece, from, to) {
        reasons.push(reason);
    } else if position.undo == Some((to as u8, from as u8)) {
        reasons.push(Refusal::StraightBack { back: mv.to });
    } else {
        let chosen: &[_] = if choices.contains(&mv.choice) { &[mv.choice] } else { &choices };
        let exposed = |&choice: &_| exposed(position, Move { choice, ..mv });
        let exposures: Option<Vec<_>> = chosen.iter().map(exposed).collect();
        let first = exposures.and_then(|exposures| exposures.first().copied());
        reasons.extend(first.map(|(king, by)| Refusal::LeavesKingAttacked { king, by }));
    }
    if !choices.contains(&mv.choice) {
        reasons.push(mv.choice.map_or(Refusal::PromotionMissing, Refusal::ChoiceNotAllowed));
    }
    reasons
}

/// The suffixes that make sense for a man that goes from one square to the other.
fn choices(position: &Checkered, piece: Piece, from: Sq, to: Sq) -> Vec<Option<Choice>> {
    let as_choice = |role| Some(Choice::Become(role));
    if piece.role == Role::Pawn && ways(position, piece).any(|way| last_rank(way) == to / 8) {
        return super::sink::PROMOTIONS.map(as_choice).to_vec();
    }
    let breeds = matches!(position.stage, Stage::Shared { .. })
        && piece.role != Role::King
        && position.takable(position.turn) & bit(to) != 0;
    let taken = position.role_on(to).filter(|&role| breeds && role != piece.role && from != to);
    [None].into_iter().chain(taken.map(as_choice)).collect()
}

/// The ways in which a pawn goes when it is the side to move's.
fn ways(position: &Checkered, piece: Piece) -> impl Iterator<Item = Player> {
    let (stage, turn) = (position.stage, position.turn);
    Player::ALL.into_iter().filter(move |&way| match stage {
        Stage::Shared { .. } => way == turn,
        Stage::Taken(_) => piece.side.player().is_none_or(|player| player == way),
    })
}

fn last_rank(way: Player) -> usize {
    if way == Player::White { 7 } else { 0 }
}

/// A king at home that is sent two squares sideways means to castle.
fn castling_meant(piece: Piece, from: Sq, to: Sq) -> Option<(Player, Wing)> {
    let player = piece.side.player().filter(|_| piece.role == Role::King)?;
    let wing = Wing::ALL.into_iter().find(|&wing| {
        let path = CastlingPath::of(player, wing);
        (from, to) == (path.king, path.king_to)
    });
    wing.map(|wing| (player, wing))
}

fn castling(position: &Checkered, player: Player, wing: Wing) -> Vec<CastlingRefusal> {
    let path = CastlingPath::of(player, wing);
    if !position.castling.has(player, wing) {
        return vec![CastlingRefusal::RightLost];
    }
    let mut reasons = Vec::new();
    let in_between = attacks::between(path.king, path.rook) & position.occupied();
    let nearest = each(in_between).min_by_key(|sq| sq.abs_diff(path.king));
    reasons.extend(nearest.map(|sq| CastlingRefusal::Blocked { at: outer(sq) }));
    let attacker = |sq: Sq, occupied: u64| {
        let attackers = position.attacking(!position.turn, sq, occupied);
        (attackers != 0).then(|| outer(first(attackers)))
    };
    for king in each(position.kings_to_guard()) {
        let by = attacker(king, position.occupied());
        reasons.extend(by.map(|by| CastlingRefusal::InCheck { king: outer(king), by }));
    }
    for sq in [path.rook_to, path.king_to] {
        let by = attacker(sq, position.occupied() & !bit(path.king));
        reasons.extend(by.map(|by| CastlingRefusal::Attacked { at: outer(sq), by }));
    }
    reasons
}

/// Why a man does not get from one square to the other, kings' safety aside.
fn way(position: &Checkered, piece: Piece, from: Sq, to: Sq) -> Option<Refusal> {
    let (at, turn) = (outer(to), position.turn);
    if let Some(there) = position.piece_on(to) {
        if there.side == Side::Checkered && matches!(position.stage, Stage::Shared { .. }) {
            return Some(Refusal::CheckeredMan { at, piece: there });
        }
        if position.movable(turn) & bit(to) != 0 {
            return Some(Refusal::OwnMan { at, piece: there, turn });
        }
    }
    let unreachable = Refusal::Unreachable { piece, from: outer(from), to: at };
    let reach = match piece.role {
        Role::Pawn => return pawn_way(position, piece, from, to, unreachable),
        Role::Knight => attacks::knight(from),
        Role::King => attacks::king(from),
        Role::Bishop => attacks::bishop_rays(from),
        Role::Rook => attacks::rook_rays(from),
        _ => attacks::rook_rays(from) | attacks::bishop_rays(from),
    };
    if reach & bit(to) == 0 {
        return Some(unreachable);
    }
    blocked(position, from, attacks::between(from, to))
}

fn pawn_way(
    position: &Checkered,
    piece: Piece,
    from: Sq,
    to: Sq,
    unreachable: Refusal,
) -> Option<Refusal> {
    let mut attacked = ways(position, piece).filter(|&way| attacks::pawn(way, from) & bit(to) != 0);
    if let Some(way) = attacked.next() {
        return capture(position, piece, (from, to), way);
    }
    for way in ways(position, piece) {
        let (start_rank, ahead) = match way {
            Player::White => (1, to.checked_sub(from)),
            Player::Black => (6, from.checked_sub(to)),
        };
        match ahead {
            Some(8) => return blocked(position, from, bit(to)),
            Some(16) if from / 8 == start_rank => {
                let used = position.doubles & bit(from) == 0;
                return blocked(position, from, attacks::between(from, to) | bit(to))
                    .or_else(|| used.then(|| Refusal::StepUsed { at: outer(from) }));
            }
            _ => {}
        }
    }
    Some(unreachable)
}

/// Why a pawn going `way` takes nothing on a square that it attacks.
fn capture(
    position: &Checkered,
    piece: Piece,
    (from, to): (Sq, Sq),
    way: Player,
) -> Option<Refusal> {
    let takable = position.takable(position.turn);
    if takable & bit(to) != 0 {
        return None;
    }
    let passed = Checkered::passed_pawn(to);
    let beside = from / 8 == if way == Player::White { 4 } else { 3 };
    let passes = beside && takable & position.roles[Role::Pawn as usize] & bit(passed) != 0;
    if !passes {
        return Some(Refusal::NothingToCapture { at: outer(to) });
    }
    let shared = matches!(position.stage, Stage::Shared { .. });
    // While they are shared, checkered pawns do not take en passant.
    let may = !shared || piece.side != Side::Checkered;
    let allowed = may && position.en_passant == Some(to as u8);
    (!allowed).then(|| Refusal::EnPassantOver { pawn: outer(passed) })
}

fn blocked(position: &Checkered, from: Sq, squares: u64) -> Option<Refusal> {
    let nearest = each(squares & position.occupied()).min_by_key(|sq| sq.abs_diff(from));
    nearest.map(|sq| Refusal::Blocked { at: outer(sq) })
}

/// Which of the mover's kings would then be attacked, and from where.
fn exposed(position: &Checkered, mv: Move) -> Option<(Square, Square)> {
    let mut next = *position;
    next.play_unchecked(mv);
    let kings = Checkered { turn: position.turn, ..next }.kings_to_guard();
    each(kings).find_map(|king| {
        let attackers = next.attacking(next.turn, king, next.occupied());
        (attackers != 0).then(|| (outer(king), outer(first(attackers))))
    })
}
