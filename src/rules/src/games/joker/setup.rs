//! The door from a free placement to a position of Joker chess.

use super::attacks::{self, Set, Sq, UP, bit, each, first, inner, outer};
use super::{CastlingPath, Joker, keys};
use crate::{
    Castling, CroissantFault, DoubledFault, EnPassantFault, Game, Player, Role, Setup, SetupError,
    SetupFault, Side, Square, SquareSet, ThawingFault,
};

/// A side begins with nine pawns among seventeen men beside its Joker, and nothing adds to
/// either. A level may have any number of Jokers.
const MOST_MEN: usize = 17;
const MOST_PAWNS: usize = 9;

pub(super) fn start() -> Joker {
    let mut position = blank();
    let back = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Joker,
        Role::Knight,
        Role::Rook,
    ];
    for (file, role) in back.into_iter().enumerate() {
        position.toggle(Player::White, role, file);
        position.toggle(Player::White, Role::Pawn, UP + file);
        position.toggle(Player::Black, Role::Pawn, 7 * UP + file);
        position.toggle(Player::Black, role, 8 * UP + file);
    }
    position.set_castling(Castling::ALL);
    position
}

/// An empty board, whose hash is 0.
fn blank() -> Joker {
    Joker {
        roles: [0; 7],
        sides: [0; 2],
        doubled: 0,
        thawing: 0,
        hash: 0,
        turn: Player::White,
        castling: Castling::NONE,
        en_passant: None,
        croissant: None,
        halfmoves: 0,
        fullmove: 1,
    }
}

pub(super) fn judge(setup: &Setup) -> Result<Joker, SetupError> {
    let mut faults = Vec::new();
    let mut position = place(setup, &mut faults);
    count(&position, &mut faults);
    rights(&position, setup, &mut faults);
    doubled(&mut position, setup.memory.doubled, &mut faults);
    thawing(&mut position, setup.memory.thawing, &mut faults);
    if faults.is_empty() {
        opponent_in_check(&position, &mut faults);
    }
    let sound = faults.is_empty();
    if let Some(at) = setup.memory.en_passant {
        match crossed(&position, at, sound) {
            Err(fault) => faults.push(SetupFault::EnPassant { at, fault }),
            Ok(sq) => position.set_en_passant(Some(sq as u8)),
        }
    }
    if let Some(at) = setup.memory.croissant {
        match left_behind(&position, at, sound) {
            Err(fault) => faults.push(SetupFault::Croissant { at, fault }),
            Ok(sq) => position.set_croissant(Some(sq as u8)),
        }
    }
    if setup.memory.fullmove == 0 {
        faults.push(SetupFault::NoFullmove);
    }
    if faults.is_empty() { Ok(position) } else { Err(SetupError { faults }) }
}

fn place(setup: &Setup, faults: &mut Vec<SetupFault>) -> Joker {
    let mut position = blank();
    for (at, piece) in setup.board.iter() {
        let player = piece.side.player().filter(|_| Role::JOKER.contains(&piece.role));
        match (inner(at), player) {
            (None, _) => faults.push(SetupFault::OffBoard { at, piece }),
            (_, None) => faults.push(SetupFault::Stranger { at, piece, game: Game::Joker }),
            (Some(sq), Some(player)) => position.toggle(player, piece.role, sq),
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

fn count(position: &Joker, faults: &mut Vec<SetupFault>) {
    for player in Player::ALL {
        let of = |role| position.of(player, role).count_ones() as usize;
        match of(Role::King) {
            0 => faults.push(SetupFault::NoKing(player)),
            1 => {}
            count => faults.push(SetupFault::TooManyKings { player, count }),
        }
        let count = position.sides[player.index()].count_ones() as usize - of(Role::Joker);
        if count > MOST_MEN {
            faults.push(SetupFault::TooManyMen { player, count, most: MOST_MEN });
        }
        if of(Role::Pawn) > MOST_PAWNS {
            let count = of(Role::Pawn);
            faults.push(SetupFault::TooManyPawns { player, count, most: MOST_PAWNS });
        }
        let ends = attacks::rank(0) | attacks::rank(8);
        let misplaced = each(position.of(player, Role::Pawn) & ends);
        let side = Side::from(player);
        faults.extend(misplaced.map(|sq| SetupFault::PawnOnEndRank { side, at: outer(sq) }));
    }
}

fn rights(position: &Joker, setup: &Setup, faults: &mut Vec<SetupFault>) {
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

fn doubled(position: &mut Joker, squares: SquareSet, faults: &mut Vec<SetupFault>) {
    let mut doubled = 0;
    for at in squares {
        let pawn =
            |player: Player| inner(at).filter(|&sq| position.of(player, Role::Pawn) & bit(sq) != 0);
        let fault = match (pawn(Player::White), pawn(Player::Black)) {
            (Some(sq), _) if sq / UP >= 3 => Ok(sq),
            (_, Some(sq)) if sq / UP <= 5 => Ok(sq),
            (None, None) => Err(DoubledFault::NoPawn),
            _ => Err(DoubledFault::Behind),
        };
        match fault {
            Ok(sq) => doubled |= bit(sq),
            Err(fault) => faults.push(SetupFault::Doubled { at, fault }),
        }
    }
    position.set_doubled(doubled);
}

fn thawing(position: &mut Joker, squares: SquareSet, faults: &mut Vec<SetupFault>) {
    let mut thawing = 0;
    for at in squares {
        let man = inner(at).and_then(|sq| Some((sq, position.piece_on(sq)?)));
        let fault = match man {
            None => ThawingFault::Empty,
            Some((_, man)) if matches!(man.role, Role::King | Role::Joker) => {
                ThawingFault::Never(man.role)
            }
            Some((_, man)) if man.side != Side::from(position.turn) => {
                ThawingFault::Turn(position.turn)
            }
            Some((sq, _)) => match position.holding(sq) {
                0 => {
                    thawing |= bit(sq);
                    continue;
                }
                jokers => ThawingFault::Held(outer(first(jokers))),
            },
        };
        faults.push(SetupFault::Thawing { at, fault });
    }
    position.set_thawing(thawing);
}

fn opponent_in_check(position: &Joker, faults: &mut Vec<SetupFault>) {
    let turn = position.turn;
    let king = position.king(!turn);
    let active = position.unfrozen(turn);
    let attackers = position.attacking(turn, active, king, position.occupied());
    if attackers != 0 {
        let (king, by) = (outer(king), outer(first(attackers)));
        faults.push(SetupFault::OpponentInCheck { turn, king, by });
    }
}

/// The square that a two-square step of the side that moved has just crossed, so that it can be
/// answered. Whether it can is asked only of a `sound` position.
fn crossed(position: &Joker, at: Square, sound: bool) -> Result<Sq, EnPassantFault> {
    let (crossed_rank, origin_shift) = match !position.turn {
        Player::White => (2, -9_isize),
        Player::Black => (6, 9),
    };
    let Some(sq) = inner(at).filter(|sq| sq / UP == crossed_rank) else {
        return Err(EnPassantFault::Rank(crossed_rank as u8 + 1));
    };
    let origin = sq.wrapping_add_signed(origin_shift);
    let pawn = Joker::passed_pawn(position.turn, sq);
    if position.of(!position.turn, Role::Pawn) & bit(pawn) == 0 {
        return Err(EnPassantFault::NoPawn(outer(pawn)));
    }
    if let Some(taken) = [sq, origin].into_iter().find(|&sq| position.occupied() & bit(sq) != 0) {
        return Err(EnPassantFault::Occupied(outer(taken)));
    }
    if position.doubled & bit(pawn) == 0 {
        return Err(EnPassantFault::NotDoubled(outer(pawn)));
    }
    if position.thawing != 0 {
        return Err(EnPassantFault::OtherMove);
    }
    if sound && checked_before(position, bit(pawn) | bit(origin)) {
        return Err(EnPassantFault::Check);
    }
    if sound && position.en_passant_captors(sq) == 0 {
        return Err(EnPassantFault::NotLegal);
    }
    Ok(sq)
}

/// The square that a doubled pawn of the side that moved has just left, so that it can be
/// answered. Whether it can is asked only of a `sound` position.
fn left_behind(position: &Joker, at: Square, sound: bool) -> Result<Sq, CroissantFault> {
    // The passer comes to stand on rank 5 or 6 of its own side, counted from White's.
    let ranks = match !position.turn {
        Player::White => [3, 4],
        Player::Black => [5, 4],
    };
    let Some(sq) = inner(at).filter(|sq| ranks.contains(&(sq / UP))) else {
        return Err(CroissantFault::Rank(ranks.map(|rank| rank as u8 + 1)));
    };
    let passer = Joker::passed_pawn(position.turn, sq);
    if position.of(!position.turn, Role::Pawn) & position.doubled & bit(passer) == 0 {
        return Err(CroissantFault::NoPasser(outer(passer)));
    }
    if position.occupied() & bit(sq) != 0 {
        return Err(CroissantFault::Occupied(outer(sq)));
    }
    if position.thawing != 0 || position.en_passant.is_some() {
        return Err(CroissantFault::OtherMove);
    }
    if sound && checked_before(position, bit(passer) | bit(sq)) {
        return Err(CroissantFault::Check);
    }
    if sound && position.croissant_pawns(sq) == 0 {
        return Err(CroissantFault::NotLegal);
    }
    Ok(sq)
}

/// Whether the side to move was surely in check before the step of the pawn on the one of these
/// two squares from the other. What a freeze may have kept from attacking then is not counted:
/// without a Joker that can only be a pawn that was passed.
fn checked_before(position: &Joker, step: Set) -> bool {
    let (us, them) = (position.turn, !position.turn);
    if position.of(us, Role::Joker) != 0 {
        return false;
    }
    let men = position.sides[them.index()] & !position.roles[Role::Pawn as usize];
    let occupied = position.occupied() ^ step;
    position.attacking(them, men, position.king(us), occupied) != 0
}
