//! How a game of Keres ends: by a captured king, without a move, by counter, and for want of
//! material.

use super::Keres;
use super::attacks::DARK;
use super::kind::Kind;
use crate::{Outcome, Player, Position, Reason};

/// Half-moves without a capture after which the game is drawn.
pub(super) const FORTY_PLIES: u16 = 40;

pub(super) fn on_board(position: &Keres) -> Option<Outcome> {
    let turn = position.turn;
    if position.of(turn, Kind::King) == 0 {
        return Some(Outcome::win(!turn, Reason::KingCaptured));
    }
    (!position.has_move()).then(|| Outcome::draw(Reason::NoMoves))
}

/// What the board shows comes before any count.
pub(super) fn without_history(position: &Keres) -> Option<Outcome> {
    on_board(position).or_else(|| drawn(position))
}

/// The draw that holds unless the board shows an end.
pub(super) fn drawn(position: &Keres) -> Option<Outcome> {
    if Player::ALL.into_iter().all(|player| !can_win(position, player)) {
        return Some(Outcome::draw(Reason::InsufficientMaterial));
    }
    (position.halfmoves >= FORTY_PLIES).then(|| Outcome::draw(Reason::FortyPlies))
}

/// Whether `player` has more than the king, the king and one lone knight, or men of which each is
/// or carries or rides on a bishop or guard, all on squares of one colour; and still has the king.
pub(super) fn can_win(position: &Keres, player: Player) -> bool {
    let king = position.of(player, Kind::King);
    let men = position.sides[player.index()] & !king;
    let lone_knight = men & (men.wrapping_sub(1)) == 0
        && men & position.of(player, Kind::Knight) & !position.stacks == men;
    let diagonal = position.of(player, Kind::Bishop) | position.of(player, Kind::Guard);
    let one_colour = men & DARK == 0 || men & !DARK == 0;
    king != 0 && !lone_knight && !(one_colour && men & !diagonal == 0)
}
