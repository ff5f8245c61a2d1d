//! How a game of chess ends: on the board, by counter, and for want of material.

use super::Chess;
use crate::{Outcome, Player, Position, Reason, Role};

/// Half-moves without a capture or pawn move after which the game is drawn (fifty a side).
pub(super) const FIFTY_MOVES: u16 = 100;

/// The a1 colour: one bit on every dark square.
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

pub(super) fn on_board(position: &Chess) -> Option<Outcome> {
    if position.has_move() {
        return None;
    }
    Some(if position.checkers() == 0 {
        Outcome::draw(Reason::Stalemate)
    } else {
        Outcome::win(!position.turn, Reason::Checkmate)
    })
}

/// Mate and stalemate come before any count.
pub(super) fn without_history(position: &Chess) -> Option<Outcome> {
    on_board(position).or_else(|| drawn(position))
}

/// The draw that holds unless the board shows an end.
pub(super) fn drawn(position: &Chess) -> Option<Outcome> {
    if Player::ALL.into_iter().all(|player| !can_win(position, player)) {
        return Some(Outcome::draw(Reason::InsufficientMaterial));
    }
    (position.halfmoves >= FIFTY_MOVES).then(|| Outcome::draw(Reason::FiftyMoves))
}

/// Whether the men on the board could be mated in by `player`, with the opponent's help.
///
/// A pawn, rook or queen always can, and so can two minor pieces unless they are bishops of one
/// colour. Otherwise the opponent's own men must be in the way of their king:
///
/// - A lone knight leaves a flight square that only a man which cannot take the knight may block:
///   a pawn, knight, bishop or rook can stand so, queens never.
/// - Bishops of one colour never reach the other colour; a man that stands there without ever
///   guarding the check has to be a pawn, a knight or a bishop of that colour. Rooks and queens
///   beside their king can always take or interpose.
pub(super) fn can_win(position: &Chess, player: Player) -> bool {
    let own = |role| position.of(player, role);
    let theirs = |role| position.of(!player, role);
    if own(Role::Pawn) | own(Role::Rook) | own(Role::Queen) != 0 {
        return true;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    match (knights.count_ones(), bishops) {
        (0, 0) => false,
        (1, 0) => {
            let blockers = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook];
            blockers.into_iter().any(|role| theirs(role) != 0)
        }
        (0, _) => {
            let all = bishops | theirs(Role::Bishop);
            let one_colour = all & DARK == 0 || all & !DARK == 0;
            !one_colour || theirs(Role::Pawn) | theirs(Role::Knight) != 0
        }
        _ => true,
    }
}
