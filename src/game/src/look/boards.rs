//! What each game's board is made of, so that a glance tells which game lies on the table.

use rules::Game;

use super::finish::{
    FELT, Finish, GRASS, STONE_DARK, STONE_LIGHT, WOOD_DARK, WOOD_LIGHT, WOOD_TABLE,
};

/// What a board and what lies around it is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// Light squares.
    pub light: Finish,
    /// A third tone, for boards whose squares have six neighbours.
    pub middle: Finish,
    /// Dark squares.
    pub dark: Finish,
    /// The frame and the rims of the trays.
    pub frame: Finish,
    /// Letters and numbers on the frame.
    pub inlay: Finish,
    /// The floor of the trays.
    pub felt: Finish,
    /// Mountains and the ground at their feet.
    pub rock: Finish,
    /// Their peaks.
    pub snow: Finish,
    /// The table under it all.
    pub table: Finish,
}

/// Maple and walnut: chess.
const CLASSIC: Board = Board {
    light: wood_light([0.215, 0.143, 0.073]),
    middle: wood_light([0.130, 0.075, 0.036]),
    dark: wood_dark([0.086, 0.038, 0.018]),
    frame: Finish::of(WOOD_DARK, [0.042, 0.020, 0.011], 0.85, 0.7),
    inlay: Finish::of(WOOD_LIGHT, [0.50, 0.35, 0.17], 1.0, 1.0),
    felt: felt([0.012, 0.027, 0.020]),
    rock: Finish::even([0.120, 0.108, 0.094]),
    snow: Finish::even([0.620, 0.660, 0.700]),
    table: Finish::of(WOOD_TABLE, [0.024, 0.017, 0.013], 1.0, 1.5),
};

/// Birch and a stain of red wine: Joker.
const FESTIVE: Board = Board {
    light: wood_light([0.165, 0.132, 0.091]),
    dark: wood_dark([0.078, 0.019, 0.021]),
    frame: Finish::of(WOOD_DARK, [0.028, 0.014, 0.014], 0.7, 0.7),
    inlay: Finish::of(WOOD_LIGHT, [0.55, 0.42, 0.22], 1.0, 1.0),
    felt: felt([0.040, 0.009, 0.012]),
    ..CLASSIC
};

/// Marble and slate: Keres.
const STONE: Board = Board {
    light: Finish::of(STONE_LIGHT, [0.132, 0.127, 0.118], 1.3, 0.5),
    dark: Finish::of(STONE_DARK, [0.038, 0.046, 0.057], 1.3, 0.5),
    frame: Finish::of(STONE_DARK, [0.018, 0.021, 0.026], 1.2, 0.4),
    inlay: Finish::of(STONE_LIGHT, [0.50, 0.46, 0.38], 1.0, 1.0),
    felt: felt([0.012, 0.018, 0.030]),
    ..CLASSIC
};

/// A battlefield: Cyvasse.
const FIELD: Board = Board {
    light: Finish::of(GRASS, [0.118, 0.134, 0.054], 1.0, 0.8),
    middle: Finish::of(GRASS, [0.062, 0.085, 0.030], 1.0, 0.8),
    dark: Finish::of(GRASS, [0.032, 0.052, 0.020], 1.0, 0.8),
    frame: Finish::of(WOOD_DARK, [0.032, 0.019, 0.013], 0.95, 0.7),
    inlay: Finish::of(WOOD_LIGHT, [0.46, 0.36, 0.20], 1.0, 1.0),
    felt: felt([0.022, 0.017, 0.011]),
    rock: Finish::of(STONE_LIGHT, [0.120, 0.108, 0.094], 2.4, 0.8),
    snow: Finish::of(STONE_LIGHT, [0.620, 0.660, 0.700], 2.0, 1.0),
    ..CLASSIC
};

/// Maple and mahogany in a black frame: Checkered.
const PIED: Board = Board {
    light: wood_light([0.180, 0.137, 0.084]),
    dark: wood_dark([0.096, 0.033, 0.017]),
    frame: Finish::of(WOOD_DARK, [0.012, 0.010, 0.010], 0.6, 0.7),
    inlay: Finish::of(WOOD_LIGHT, [0.62, 0.56, 0.44], 1.0, 1.0),
    felt: felt([0.014, 0.013, 0.012]),
    ..CLASSIC
};

impl Board {
    /// `game`'s board; even and strong in colour for eyes that want it.
    pub const fn of(game: Game, contrast: bool) -> Self {
        let board = match game {
            Game::Chess => CLASSIC,
            Game::Joker => FESTIVE,
            Game::Keres => STONE,
            Game::Cyvasse => FIELD,
            Game::Checkered => PIED,
        };
        if !contrast {
            return board;
        }
        Self {
            light: Finish::even([0.21, 0.175, 0.095]),
            middle: Finish::even([0.085, 0.105, 0.115]),
            dark: Finish::even([0.036, 0.056, 0.095]),
            frame: Finish::even([0.012, 0.012, 0.014]),
            inlay: Finish::even([0.85, 0.85, 0.85]),
            felt: Finish::even([0.02, 0.02, 0.022]),
            rock: Finish::even([0.20, 0.15, 0.11]),
            snow: Finish::even([0.85, 0.85, 0.85]),
            table: Finish::even([0.016, 0.016, 0.018]),
        }
    }

    /// Every finish it is made of.
    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        [
            &self.light,
            &self.middle,
            &self.dark,
            &self.frame,
            &self.inlay,
            &self.felt,
            &self.rock,
            &self.snow,
            &self.table,
        ]
        .into_iter()
    }
}

const fn wood_light(colour: [f32; 3]) -> Finish {
    Finish::of(WOOD_LIGHT, colour, 1.0, 0.62)
}

const fn wood_dark(colour: [f32; 3]) -> Finish {
    Finish::of(WOOD_DARK, colour, 1.0, 0.62)
}

const fn felt(colour: [f32; 3]) -> Finish {
    Finish::of(FELT, colour, 1.0, 1.0)
}
