//! What the showcase plays: a game of each kind, from `levels/showcase.ron`.

use std::sync::LazyLock;

use bevy::prelude::*;
use rules::{AnyPosition, Game, Move};
use serde::Deserialize;

/// A game that is played by itself.
#[derive(Clone, Debug)]
pub(super) struct Act {
    /// Which game.
    pub(super) game: Game,
    /// All its moves from the usual start.
    pub(super) moves: Vec<Move>,
}

impl Act {
    /// The acts, in the order in which they are played.
    pub(super) fn all() -> &'static [Self] {
        static ACTS: LazyLock<Vec<Act>> = LazyLock::new(|| {
            // The file is part of the program; a test holds that it is whole.
            read(include_str!("../../../../levels/showcase.ron"))
                .inspect_err(|error| error!("the showcase: {error}"))
                .unwrap_or_default()
        });
        &ACTS
    }

    /// The position before the last `plies` moves, and those moves.
    pub(super) fn finale(&self, plies: usize) -> (AnyPosition, &[Move]) {
        let (before, last) = self.moves.split_at(self.moves.len().saturating_sub(plies));
        let mut position = AnyPosition::start(self.game);
        before.iter().for_each(|mv| position.play_unchecked(*mv));
        (position, last)
    }
}

/// The file's form.
#[derive(Deserialize)]
struct Text {
    game: String,
    moves: String,
}

fn read(text: &str) -> Result<Vec<Act>, String> {
    let texts: Vec<Text> = ron::from_str(text).map_err(|error| error.to_string())?;
    texts
        .into_iter()
        .map(|text| {
            let game = text.game.parse().map_err(|error| format!("{error}"))?;
            let moves = text
                .moves
                .split_whitespace()
                .map(|mv| mv.parse().map_err(|error| format!("{game}: {mv}: {error}")))
                .collect::<Result<_, _>>()?;
            Ok(Act { game, moves })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::Line;

    use super::*;

    #[test]
    fn every_game_is_shown_to_its_end() {
        let games: Vec<Game> = Act::all().iter().map(|act| act.game).collect();
        assert_eq!(games, Game::ALL);
        for act in Act::all() {
            let mut line = Line::new(AnyPosition::start(act.game));
            for mv in &act.moves {
                line.play(*mv).unwrap_or_else(|error| panic!("{}: {error}", act.game));
            }
            assert!(line.outcome().is_some_and(|end| end.winner.is_some()), "{}", act.game);
            let (start, last) = act.finale(6);
            assert_eq!(last.len(), 6);
            assert_eq!(start.game(), act.game);
        }
    }
}
