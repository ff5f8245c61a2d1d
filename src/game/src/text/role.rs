//! What chessmen are called, game by game.

use rules::{Game, Role};

use super::Saying;

/// A chessman in the middle of a sentence, or alone: `rook`.
pub fn role(game: Game, role: Role) -> Saying {
    Saying::new(format!("role-{}", id(Some(game), role)))
}

/// A chessman with its article, as a sentence begins with it: `The rook`. The game may be
/// unknown.
pub(super) fn man(game: Option<Game>, role: Role) -> Saying {
    Saying::new(format!("man-{}", id(game, role)))
}

/// How a chessman of `game` moves, in a sentence or two.
pub fn how(game: Game, role: Role) -> Saying {
    Saying::new(format!("how-{}", id(Some(game), role)))
}

/// The knight of Cyvasse is no horse: somebody else rides there.
fn id(game: Option<Game>, role: Role) -> &'static str {
    match (game, role) {
        (Some(Game::Cyvasse), Role::Knight) => "cyvasse-knight",
        (_, role) => role.id(),
    }
}
