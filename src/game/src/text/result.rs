//! How a game ended, as a sentence.

use rules::{Game, Outcome, Role};

use super::Saying;

/// The full sentence of an outcome of `game`: who won, or that it is a draw, and why.
pub fn result(game: Game, outcome: Outcome) -> Saying {
    let winner = outcome.winner.map_or("none", rules::Player::id);
    let pawns = if game.roles().contains(&Role::Pawn) { "some" } else { "none" };
    Saying::new(format!("result-{}", outcome.reason)).with("winner", winner).with("pawns", pawns)
}
