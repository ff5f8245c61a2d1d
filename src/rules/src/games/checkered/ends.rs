//! How a game of Checkered chess ends: on the board, by counter, and who could still win.

use super::Checkered;
use crate::{Outcome, Player, Position, Reason, Role, Side, Stage};

/// Half-moves without a capture or pawn move after which the game is drawn (fifty a side).
pub(super) const FIFTY_MOVES: u16 = 100;

/// The a1 colour: one bit on every dark square.
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

pub(super) fn on_board(position: &Checkered) -> Option<Outcome> {
    if let Some(holder) = position.none_left() {
        return Some(Outcome::win(!holder, Reason::NoCheckeredLeft));
    }
    if position.has_move() {
        return None;
    }
    Some(if position.kings_attacked() == 0 {
        Outcome::draw(Reason::Stalemate)
    } else {
        Outcome::win(!position.turn, Reason::Checkmate)
    })
}

/// What the board shows comes before any count.
pub(super) fn without_history(position: &Checkered) -> Option<Outcome> {
    on_board(position).or_else(|| drawn(position))
}

/// The draw that holds unless the board shows an end.
pub(super) fn drawn(position: &Checkered) -> Option<Outcome> {
    (position.halfmoves >= FIFTY_MOVES).then(|| Outcome::draw(Reason::FiftyMoves))
}

/// While there are checkered men, or both sides have men that can take each other and so breed
/// one, anybody can win: by mate, or by taking the last man of the checkered side. Else a lone
/// king cannot, and who faces one needs what mates a lone king in chess.
pub(super) fn can_win(position: &Checkered, player: Player) -> bool {
    if let Some(holder) = position.none_left() {
        return player != holder;
    }
    if position.men(Side::Checkered) != 0 {
        return true;
    }
    let lone = |player: Player| position.men(player.into()).count_ones() == 1;
    if lone(player) || !lone(!player) {
        return !lone(player);
    }
    let own = |role| position.of(player.into(), role);
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    let one_colour = bishops & DARK == 0 || bishops & !DARK == 0;
    own(Role::Pawn) | own(Role::Rook) | own(Role::Queen) != 0
        || knights.count_ones() > 1
        || (knights != 0 && bishops != 0)
        || !one_colour
}

impl Checkered {
    /// Who had the checkered men, if none of them is left.
    pub(super) fn none_left(&self) -> Option<Player> {
        match self.stage {
            Stage::Taken(holder) if self.men(Side::Checkered) == 0 => Some(holder),
            _ => None,
        }
    }
}
