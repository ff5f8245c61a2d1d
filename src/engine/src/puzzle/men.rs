//! Counting men, in any game and for either player.

use rules::{
    AnyPosition, Checkered, Chess, Cyvasse, Game, Joker, Keres, Player, Role, Side, Stage,
};

use crate::Evaluate;

/// What a man of `role` is worth in `game`; a king nothing, since it is never exchanged.
pub(super) fn worth(game: Game, role: Role) -> i32 {
    if role == Role::King {
        return 0;
    }
    match game {
        Game::Chess => Chess::worth(role),
        Game::Joker => Joker::worth(role),
        Game::Keres => Keres::worth(role),
        Game::Cyvasse => Cyvasse::worth(role),
        Game::Checkered => Checkered::worth(role),
    }
}

/// How far `player` is ahead in men, in hundredths of the lowest one, kings left out. Checkered
/// men count for nobody until somebody has taken them.
pub fn lead(position: &AnyPosition, player: Player) -> i32 {
    let setup = position.to_setup();
    let owner = |side: Side| match (setup.memory.stage, side) {
        (Stage::Taken(taker), Side::Checkered) => Some(taker),
        (Stage::Taken(taker), _) => Some(!taker),
        (Stage::Shared { .. }, _) => side.player(),
    };
    let squares = setup.game.squares();
    let men = squares.flat_map(|at| [setup.board.get(at), setup.board.below(at)]).flatten();
    men.map(|man| match owner(man.side) {
        Some(own) if own == player => worth(setup.game, man.role),
        Some(_) => -worth(setup.game, man.role),
        None => 0,
    })
    .sum()
}
