//! What the miniatures show: a piece of a board of each game and the moves played on it.

use std::sync::LazyLock;

use bevy::prelude::*;
use rules::{AnyPosition, Game, Move, Square};
use serde::Deserialize;

use crate::look::layout::Layout;

/// A piece of a board and what happens on it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Of which game.
    pub game: Game,
    /// How it begins.
    pub start: AnyPosition,
    /// The squares that are shown.
    pub squares: Vec<Square>,
    /// What is played, by both sides.
    pub moves: Vec<Move>,
}

impl Scene {
    /// The scenes, in the order of the games.
    pub fn all() -> &'static [Self] {
        static SCENES: LazyLock<Vec<Scene>> = LazyLock::new(|| {
            // The file is part of the program; a test holds that it is whole.
            read(include_str!("../../../../levels/title.ron"))
                .inspect_err(|error| error!("the title's scenes: {error}"))
                .unwrap_or_default()
        });
        &SCENES
    }

    /// Whether a square is shown.
    pub fn shows(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }

    /// The middle of a square's surface, the middle of what is shown being the origin.
    pub fn place(&self, square: Square) -> Vec3 {
        Layout::of(self.game).place(square) - self.bounds().0
    }

    /// Half the extent of what is shown along x and z, whole squares.
    pub fn half(&self) -> Vec2 {
        self.bounds().1
    }

    fn bounds(&self) -> (Vec3, Vec2) {
        let layout = Layout::of(self.game);
        let places = || self.squares.iter().map(|square| layout.place(*square));
        let (low, high) = places()
            .fold((Vec3::MAX, Vec3::MIN), |(low, high), place| (low.min(place), high.max(place)));
        let half = (high - low) / 2.0;
        ((low + high) / 2.0, Vec2::new(half.x + 0.5, half.z + 0.5))
    }
}

/// The file's form.
#[derive(Deserialize)]
struct Text {
    game: String,
    position: String,
    shows: Shows,
    moves: String,
}

#[derive(Deserialize)]
enum Shows {
    /// From the lower left square to the upper right one.
    Corners(String, String),
    /// The squares that are no more steps away.
    Around(String, u8),
}

impl Shows {
    fn squares(&self, game: Game) -> Result<Vec<Square>, String> {
        let square = |name: &str| name.parse::<Square>().map_err(|error| error.to_string());
        let shown: Vec<Square> = match self {
            Self::Corners(low, high) => {
                let (low, high) = (square(low)?, square(high)?);
                let files = low.file()..=high.file();
                let ranks = low.rank()..=high.rank();
                let inside = |at: &Square| files.contains(&at.file()) && ranks.contains(&at.rank());
                game.squares().filter(inside).collect()
            }
            Self::Around(middle, steps) => {
                let layout = Layout::of(game);
                let middle = layout.place(square(middle)?);
                let reach = f32::from(*steps) + 0.1;
                game.squares().filter(|at| layout.place(*at).distance(middle) < reach).collect()
            }
        };
        Ok(shown)
    }
}

fn read(text: &str) -> Result<Vec<Scene>, String> {
    let texts: Vec<Text> = ron::from_str(text).map_err(|error| error.to_string())?;
    texts
        .into_iter()
        .map(|text| {
            let game = text.game.parse().map_err(|error| format!("{error}"))?;
            let start = AnyPosition::from_text(game, &text.position)
                .map_err(|error| format!("{game}: {error}"))?;
            let moves = text
                .moves
                .split(' ')
                .map(|mv| mv.parse().map_err(|error| format!("{game}: {mv}: {error}")))
                .collect::<Result<_, _>>()?;
            Ok(Scene { game, start, squares: text.shows.squares(game)?, moves })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_scene_that_can_be_played_and_seen() {
        let games: Vec<Game> = Scene::all().iter().map(|scene| scene.game).collect();
        assert_eq!(games, Game::ALL);
        for scene in Scene::all() {
            assert!(scene.squares.len() >= 16, "{}", scene.game);
            let mut position = scene.start.clone();
            for mv in &scene.moves {
                assert!(scene.shows(mv.from) && scene.shows(mv.to), "{}: {mv}", scene.game);
                position.play(*mv).unwrap_or_else(|error| panic!("{}: {error}", scene.game));
            }
        }
    }
}
