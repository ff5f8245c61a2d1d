//! The door from a free placement to a position of chess.

use super::{CastlingPath, Chess, keys};
use crate::attacks::{self, Sq, bit, each, first, inner, outer};
use crate::{
    Castling, EnPassantFault, Game, Player, Role, Setup, SetupError, SetupFault, Side, Square,
};

/// A side begins with eight pawns among sixteen men, and nothing adds to either.
const MOST_MEN: usize = 16;
const MOST_PAWNS: usize = 8;

pub(super) fn start() -> Chess {
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
        position.toggle(Player::White, role, file);
        position.toggle(Player::White, Role::Pawn, 8 + file);
        position.toggle(Player::Black, Role::Pawn, 48 + file);
        position.toggle(Player::Black, role, 56 + file);
    }
    position.set_castling(Castling::ALL);
    position
}

/// An empty board, whose hash is 0.
fn blank() -> Chess {
    Chess {
        roles: [0; 6],
        sides: [0; 2],
        hash: 0,
        turn: Player::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmove: 1,
    }
}

pub(super) fn judge(setup: &Setup) -> Result<Chess, SetupError> {
    let mut faults = Vec::new();
    let mut position = place(setup, &mut faults);
    count(&position, &mut faults);
    rights(&position, setup, &mut faults);
    if faults.is_empty() {
        checks(&position, &mut faults);
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

fn place(setup: &Setup, faults: &mut Vec<SetupFault>) -> Chess {
    let mut position = blank();
    for (at, piece) in setup.board.iter() {
        match (inner(at), piece.side.player()) {
            (Some(sq), Some(player)) if Role::CHESS.contains(&piece.role) => {
                position.toggle(player, piece.role, sq);
            }
            (Some(_), _) => faults.push(SetupFault::Stranger { at, piece, game: Game::Chess }),
            (None, _) => faults.push(SetupFault::OffBoard { at, piece }),
        }
        if setup.board.below(at).is_some() {
            faults.push(SetupFault::StackNotAllowed { at });
        }
    }
    if setup.turn == Player::Black {
        position.turn = Player::Black;
        position.hash ^= keys::TURN;
    }
    position.set_castling(setup.memory.castling);
    position.halfmoves = setup.memory.halfmoves;
    position.fullmove = setup.memory.fullmove;
    position
}

fn count(position: &Chess, faults: &mut Vec<SetupFault>) {
    for player in Player::ALL {
        let of = |role| position.of(player, role).count_ones() as usize;
        match of(Role::King) {
            0 => faults.push(SetupFault::NoKing(player)),
            1 => {}
            count => faults.push(SetupFault::TooManyKings { player, count }),
        }
        let count = position.sides[player.index()].count_ones() as usize;
        if count > MOST_MEN {
            faults.push(SetupFault::TooManyMen { player, count, most: MOST_MEN });
        }
        if of(Role::Pawn) > MOST_PAWNS {
            let count = of(Role::Pawn);
            faults.push(SetupFault::TooManyPawns { player, count, most: MOST_PAWNS });
        }
        let ends = attacks::rank(0) | attacks::rank(7);
        let misplaced = each(position.of(player, Role::Pawn) & ends);
        let side = Side::from(player);
        faults.extend(misplaced.map(|sq| SetupFault::PawnOnEndRank { side, at: outer(sq) }));
    }
}

fn rights(position: &Chess, setup: &Setup, faults: &mut Vec<SetupFault>) {
    let rights = setup.memory.castling;
    for (player, wing) in Castling::singles().filter(|&(player, wing)| rights.has(player, wing)) {
        let path = CastlingPath::of(player, wing);
        let king_missing = position.of(player, Role::King) & bit(path.king) == 0;
        let rook_missing = position.of(player, Role::Rook) & bit(path.rook) == 0;
        if king_missing || rook_missing {
            let home = outer(if king_missing { path.king } else { path.rook });
            let rook = outer(path.rook);
            faults.push(SetupFault::CastlingRight { player, wing, king_missing, home, rook });
        }
    }
}

fn checks(position: &Chess, faults: &mut Vec<SetupFault>) {
    let turn = position.turn;
    let king = position.king(!turn);
    let attackers = position.attacking(turn, king, position.occupied());
    if attackers != 0 {
        let (king, by) = (outer(king), outer(first(attackers)));
        faults.push(SetupFault::OpponentInCheck { turn, king, by });
    }
    let count = position.checkers().count_ones() as usize;
    if count > 2 {
        faults.push(SetupFault::TooManyCheckers { turn, count });
    }
}

/// The square that a two-square step of the side that moved can just have crossed.
fn crossed(position: &Chess, at: Square) -> Result<Sq, EnPassantFault> {
    let mover = !position.turn;
    let (crossed_rank, origin_shift) = match mover {
        Player::White => (2, -8_isize),
        Player::Black => (5, 8),
    };
    let Some(sq) = inner(at).filter(|sq| sq / 8 == crossed_rank) else {
        return Err(EnPassantFault::Rank(crossed_rank as u8 + 1));
    };
    let origin = sq.wrapping_add_signed(origin_shift);
    let pawn = Chess::passed_pawn(sq);
    if position.of(mover, Role::Pawn) & bit(pawn) == 0 {
        return Err(EnPassantFault::NoPawn(outer(pawn)));
    }
    if let Some(taken) = [sq, origin].into_iter().find(|&sq| position.occupied() & bit(sq) != 0) {
        return Err(EnPassantFault::Occupied(outer(taken)));
    }
    // Before the step the side to move now was not in check.
    let king = position.of(position.turn, Role::King);
    if king.count_ones() == 1 {
        let before = position.occupied() ^ bit(pawn) ^ bit(origin);
        let others = position.attacking(mover, first(king), before) & !bit(pawn);
        if others != 0 || attacks::pawn(mover, origin) & king != 0 {
            return Err(EnPassantFault::Check);
        }
    }
    Ok(sq)
}
