//! The door from a free placement to a position of Checkered chess.

use super::text::start_squares;
use super::{Checkered, keys};
use crate::attacks::{self, Sq, bit, each, first, inner, outer};
use crate::games::chess::CastlingPath;
use crate::{
    Castling, EnPassantFault, Game, Piece, Player, Role, Setup, SetupError, SetupFault, Side,
    Square, Stage, UndoFault,
};

/// A side begins with sixteen men, and each checkered man costs either side one.
const MOST_MEN: usize = 16;
/// Of which eight are pawns, and each checkered pawn costs another.
const MOST_PAWNS: usize = 8;

pub(super) fn start() -> Checkered {
    let mut position = blank();
    let back = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    for (file, role) in back.into_iter().enumerate() {
        position.toggle(Piece { side: Side::White, role }, file);
        position.toggle(Piece { side: Side::White, role: Role::Pawn }, 8 + file);
        position.toggle(Piece { side: Side::Black, role: Role::Pawn }, 48 + file);
        position.toggle(Piece { side: Side::Black, role }, 56 + file);
    }
    position.set_castling(Castling::ALL);
    start_squares().filter_map(inner).for_each(|sq| position.toggle_double(sq));
    position
}

/// An empty board, whose hash is 0.
fn blank() -> Checkered {
    Checkered {
        roles: [0; 6],
        sides: [0; 3],
        doubles: 0,
        hash: 0,
        stage: Stage::Shared { switch: true },
        turn: Player::White,
        castling: Castling::NONE,
        en_passant: None,
        undo: None,
        halfmoves: 0,
        fullmove: 1,
    }
}

pub(super) fn judge(setup: &Setup) -> Result<Checkered, SetupError> {
    let mut faults = Vec::new();
    let mut position = place(setup, &mut faults);
    count(&position, &mut faults);
    rights(&position, &mut faults);
    if faults.is_empty() {
        checks(&position, &mut faults);
    }
    if let Some((from, to)) = setup.memory.undo {
        match undone(&position, setup, from, to) {
            Err(fault) => faults.push(SetupFault::Undo { from, to, fault }),
            Ok(squares) => position.set_undo(Some(squares)),
        }
    }
    if let Some(at) = setup.memory.en_passant {
        match crossed(&position, at) {
            Err(fault) => faults.push(SetupFault::EnPassant { at, fault }),
            // Others write the square after every two-square step; it is kept only if it matters.
            Ok(sq) if faults.is_empty() && position.en_passant_captors(sq) != 0 => {
                position.set_en_passant(Some(sq as u8));
            }
            Ok(_) => {}
        }
    }
    if setup.memory.fullmove == 0 {
        faults.push(SetupFault::NoFullmove);
    }
    if faults.is_empty() { Ok(position) } else { Err(SetupError { faults }) }
}

fn place(setup: &Setup, faults: &mut Vec<SetupFault>) -> Checkered {
    let mut position = blank();
    for (at, piece) in setup.board.iter() {
        let known = Role::CHESS.contains(&piece.role)
            && (piece.side, piece.role) != (Side::Checkered, Role::King);
        match inner(at) {
            Some(sq) if known => position.toggle(piece, sq),
            Some(_) => faults.push(SetupFault::Stranger { at, piece, game: Game::Checkered }),
            None => faults.push(SetupFault::OffBoard { at, piece }),
        }
        if setup.board.below(at).is_some() {
            faults.push(SetupFault::StackNotAllowed { at });
        }
    }
    if setup.turn == Player::Black {
        position.turn = Player::Black;
        position.hash ^= keys::TURN;
    }
    let memory = &setup.memory;
    position.set_castling(memory.castling);
    for at in memory.doubles {
        match inner(at).filter(|_| start_squares().any(|start| start == at)) {
            Some(sq) => position.toggle_double(sq),
            None => faults.push(SetupFault::NoStartSquare(at)),
        }
    }
    position.set_stage(memory.stage);
    position.halfmoves = memory.halfmoves;
    position.fullmove = memory.fullmove;
    position
}

fn count(position: &Checkered, faults: &mut Vec<SetupFault>) {
    let checkered = position.men(Side::Checkered).count_ones() as usize;
    for player in Player::ALL {
        let of = |role| position.of(player.into(), role).count_ones() as usize;
        match of(Role::King) {
            0 => faults.push(SetupFault::NoKing(player)),
            1 => {}
            count => faults.push(SetupFault::TooManyKings { player, count }),
        }
        let count = position.men(player.into()).count_ones() as usize;
        let most = MOST_MEN;
        if count > most {
            faults.push(SetupFault::TooManyMen { player, count, most });
        } else if count + checkered > most {
            faults.push(SetupFault::TooManyBesideCheckered { player, count, checkered, most });
        }
        if of(Role::Pawn) > MOST_PAWNS {
            let count = of(Role::Pawn);
            faults.push(SetupFault::TooManyPawns { player, count, most: MOST_PAWNS });
        }
    }
    let pawns = position.roles[Role::Pawn as usize].count_ones() as usize;
    if pawns > 2 * MOST_PAWNS {
        faults.push(SetupFault::TooManyPawnsInAll { count: pawns, most: 2 * MOST_PAWNS });
    }
    let ends = attacks::rank(0) | attacks::rank(7);
    for side in [Side::White, Side::Black, Side::Checkered] {
        let misplaced = each(position.of(side, Role::Pawn) & ends);
        faults.extend(misplaced.map(|sq| SetupFault::PawnOnEndRank { side, at: outer(sq) }));
    }
    if let Some(holder) = position.none_left().filter(|&holder| holder != position.turn) {
        faults.push(SetupFault::NoCheckeredLeft(holder));
    }
}

fn rights(position: &Checkered, faults: &mut Vec<SetupFault>) {
    let rights = position.castling;
    for (player, wing) in Castling::singles().filter(|&(player, wing)| rights.has(player, wing)) {
        let path = CastlingPath::of(player, wing);
        let king_missing = position.of(player.into(), Role::King) & bit(path.king) == 0;
        let rook_missing = position.of(player.into(), Role::Rook) & bit(path.rook) == 0;
        if king_missing || rook_missing {
            let home = outer(if king_missing { path.king } else { path.rook });
            let rook = outer(path.rook);
            faults.push(SetupFault::CastlingRight { player, wing, king_missing, home, rook });
        }
    }
}

fn checks(position: &Checkered, faults: &mut Vec<SetupFault>) {
    let turn = position.turn;
    let occupied = position.occupied();
    let before = Checkered { turn: !turn, ..*position };
    for king in each(before.kings_to_guard()) {
        let attackers = position.attacking(turn, king, occupied);
        if attackers != 0 {
            let (king, by) = (outer(king), outer(first(attackers)));
            faults.push(SetupFault::OpponentInCheck { turn, king, by });
        }
    }
    for king in each(position.kings_to_guard()) {
        let count = position.attacking(!turn, king, occupied).count_ones() as usize;
        if count > 2 {
            faults.push(SetupFault::TooManyCheckers { turn, count });
        }
    }
}

/// The squares between which a checkered man can just have gone without a capture.
fn undone(
    position: &Checkered,
    setup: &Setup,
    from: Square,
    to: Square,
) -> Result<(u8, u8), UndoFault> {
    if matches!(position.stage, Stage::Taken(_)) {
        return Err(UndoFault::Stage);
    }
    if setup.memory.en_passant.is_some() {
        return Err(UndoFault::EnPassant);
    }
    let man = inner(to).filter(|&sq| position.men(Side::Checkered) & bit(sq) != 0);
    let Some((stands, role)) = man.and_then(|sq| Some((sq, position.role_on(sq)?))) else {
        return Err(UndoFault::NoCheckered(to));
    };
    let Some(left) = inner(from).filter(|&sq| position.occupied() & bit(sq) == 0) else {
        return Err(UndoFault::Occupied(from));
    };
    let reach = match role {
        Role::Pawn => 0,
        Role::Knight => attacks::knight(left),
        Role::Bishop => attacks::bishop(left, position.occupied()),
        Role::Rook => attacks::rook(left, position.occupied()),
        _ => attacks::bishop(left, position.occupied()) | attacks::rook(left, position.occupied()),
    };
    if reach & bit(stands) != 0 || stepped(position, role, left, stands) {
        Ok((left as u8, stands as u8))
    } else {
        Err(UndoFault::Way)
    }
}

/// Whether a checkered pawn can just have stepped so, and become `role`.
fn stepped(position: &Checkered, role: Role, from: Sq, to: Sq) -> bool {
    let (ahead, start, last) = match position.turn {
        Player::Black => (to.checked_sub(from), attacks::rank(1), attacks::rank(7)),
        Player::White => (from.checked_sub(to), attacks::rank(6), attacks::rank(0)),
    };
    match ahead {
        Some(8) => (role == Role::Pawn) == (last & bit(to) == 0),
        Some(16) => {
            role == Role::Pawn
                && start & bit(from) != 0
                && position.doubles & bit(from) == 0
                && position.occupied() & attacks::between(from, to) == 0
        }
        _ => false,
    }
}

/// The square that a two-square step of the side that moved can just have crossed.
fn crossed(position: &Checkered, at: Square) -> Result<Sq, EnPassantFault> {
    let mover = !position.turn;
    let (ranks, fault) = match (position.stage, mover) {
        (Stage::Shared { .. }, Player::White) => ([2, 2], EnPassantFault::Rank(3)),
        (Stage::Shared { .. }, Player::Black) => ([5, 5], EnPassantFault::Rank(6)),
        (Stage::Taken(_), _) => ([2, 5], EnPassantFault::EitherRank),
    };
    let Some(sq) = inner(at).filter(|sq| ranks.contains(&(sq / 8))) else {
        return Err(fault);
    };
    let (origin, way) = if sq < 32 { (sq - 8, Player::White) } else { (sq + 8, Player::Black) };
    let pawn = Checkered::passed_pawn(sq);
    let side = match position.stage {
        Stage::Taken(holder) if holder == mover => Side::Checkered,
        _ => Side::from(way),
    };
    if position.of(side, Role::Pawn) & bit(pawn) == 0 {
        return Err(EnPassantFault::NoPawn(outer(pawn)));
    }
    if let Some(taken) = [sq, origin].into_iter().find(|&sq| position.occupied() & bit(sq) != 0) {
        return Err(EnPassantFault::Occupied(outer(taken)));
    }
    if position.doubles & bit(origin) != 0 {
        return Err(EnPassantFault::StepUnused(outer(origin)));
    }
    // Before the step the side to move now had left none of its kings attacked.
    let mut before = *position;
    let stepped = Piece { side, role: Role::Pawn };
    before.toggle(stepped, pawn);
    before.toggle(stepped, origin);
    let kings = position.kings_to_guard();
    let whole = Player::ALL
        .into_iter()
        .all(|player| position.of(player.into(), Role::King).count_ones() == 1);
    let attacked = |king| before.attacking(mover, king, before.occupied()) != 0;
    if whole && each(kings).any(attacked) {
        return Err(EnPassantFault::Check);
    }
    Ok(sq)
}
