//! How a game of Cyvasse ends: a captured king, only towers, no moves, and the count.

use super::Cyvasse;
use crate::{Outcome, Player, Position, Reason, Role};

/// Half-moves without a capture after which the game is drawn (fifty a side).
pub(super) const FIFTY_MOVES: u16 = 100;

impl Cyvasse {
    /// The end that shows in what men there are, whoever is to move.
    #[inline(always)]
    pub(super) fn decided(&self) -> Option<Outcome> {
        let [white, black] = Player::ALL.map(|player| self.of(player, Role::King) != 0);
        if white != black {
            let winner = if white { Player::White } else { Player::Black };
            return Some(Outcome::win(winner, Reason::KingCaptured));
        }
        let beaten = Player::ALL.into_iter().find(|&player| !self.can_move_at_all(player))?;
        Some(Outcome::win(!beaten, Reason::OnlyTowers))
    }

    /// Whether `player` has a man that is no tower.
    #[inline(always)]
    pub(super) fn can_move_at_all(&self, player: Player) -> bool {
        self.sides[player.index()] & !self.men(Role::Tower) != 0
    }
}

pub(super) fn on_board(position: &Cyvasse) -> Option<Outcome> {
    position.decided().or_else(|| {
        let stuck = !position.has_move();
        stuck.then(|| Outcome::win(!position.turn, Reason::NoMoves))
    })
}

/// What the board shows comes before the count.
pub(super) fn without_history(position: &Cyvasse) -> Option<Outcome> {
    on_board(position).or_else(|| drawn(position))
}

/// The draw that holds unless the board shows an end.
pub(super) fn drawn(position: &Cyvasse) -> Option<Outcome> {
    (position.halfmoves >= FIFTY_MOVES).then(|| Outcome::draw(Reason::FiftyMoves))
}

/// Whether `player` could still win. Anything but a tower moves, and what moves may take the
/// opponent's king or last man, or at least help to leave them without a move; so only towers,
/// or a game that is lost already, cannot.
pub(super) fn can_win(position: &Cyvasse, player: Player) -> bool {
    match position.decided() {
        Some(outcome) => outcome.winner == Some(player),
        None => position.can_move_at_all(player),
    }
}
