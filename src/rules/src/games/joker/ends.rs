//! How a game of Joker chess ends: on the board, by counter, and for want of material.

use super::Joker;
use crate::{Outcome, Player, Position, Reason, Role};

/// Half-moves without a pawn move or a capture that counts, after which the game is drawn (fifty
/// a side).
pub(super) const FIFTY_MOVES: u16 = 100;

pub(super) fn on_board(position: &Joker) -> Option<Outcome> {
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
pub(super) fn without_history(position: &Joker) -> Option<Outcome> {
    on_board(position).or_else(|| drawn(position))
}

/// The draw that holds unless the board shows an end.
pub(super) fn drawn(position: &Joker) -> Option<Outcome> {
    if Player::ALL.into_iter().all(|player| !can_win(position, player)) {
        return Some(Outcome::draw(Reason::InsufficientMaterial));
    }
    (position.halfmoves >= FIFTY_MOVES).then(|| Outcome::draw(Reason::FiftyMoves))
}

/// Whether `player` has what could give mate. A king and Jokers never give check; a single
/// knight or bishop gives no mate when nothing else but the kings is left. No other material is
/// judged, so that the position is dead just where neither side can win.
pub(super) fn can_win(position: &Joker, player: Player) -> bool {
    let own = position.sides[player.index()].count_ones();
    let kings_and_jokers = [Role::King, Role::Joker]
        .map(|role| position.of(player, role).count_ones())
        .iter()
        .sum::<u32>();
    if own == kings_and_jokers {
        return false;
    }
    let minors = position.of(player, Role::Knight) | position.of(player, Role::Bishop);
    let alone = position.occupied().count_ones() == 3;
    !(alone && minors != 0)
}
