//! How a game ended, as a sentence.

use rules::Outcome;

use super::Saying;

/// The full sentence of an outcome: who won, or that it is a draw, and why.
pub fn result(outcome: Outcome) -> Saying {
    let winner = outcome.winner.map_or("none", rules::Player::id);
    Saying::new(format!("result-{}", outcome.reason)).with("winner", winner)
}
