//! Which of the games is meant.

use std::fmt;
use std::str::FromStr;

use crate::{Role, Square};

/// A game the rules core knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Game {
    /// Classic chess, 8×8.
    Chess,
    /// Joker chess.
    Joker,
    /// Keres.
    Keres,
    /// Cyvasse.
    Cyvasse,
    /// Checkered chess.
    Checkered,
}

impl Game {
    /// Every game, in the order menus show them.
    pub const ALL: [Self; 5] =
        [Self::Chess, Self::Joker, Self::Keres, Self::Cyvasse, Self::Checkered];

    /// The id used by the command line, saved games and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Joker => "joker",
            Self::Keres => "keres",
            Self::Cyvasse => "cyvasse",
            Self::Checkered => "checkered",
        }
    }

    /// The roles that men of this game can have, from the least valuable to the king.
    pub const fn roles(self) -> &'static [Role] {
        match self {
            Self::Chess | Self::Checkered => &Role::CHESS,
            Self::Joker => &Role::JOKER,
            Self::Keres => &Role::KERES,
            Self::Cyvasse => &Role::CYVASSE,
        }
    }

    /// How many files the board has, from `a` on.
    pub const fn files(self) -> u8 {
        match self {
            Self::Chess | Self::Checkered => 8,
            Self::Joker | Self::Keres => 9,
            Self::Cyvasse => 12,
        }
    }

    /// How many ranks the board has, from 1 on.
    pub const fn ranks(self) -> u8 {
        match self {
            Self::Chess | Self::Checkered => 8,
            Self::Joker | Self::Keres | Self::Cyvasse => 9,
        }
    }

    /// Whether a position that stands on the board for the third time is drawn.
    pub const fn draws_by_repetition(self) -> bool {
        !matches!(self, Self::Keres)
    }

    /// The squares of the board, rank by rank from a1.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&at| self.has_square(at))
    }

    /// Whether the board has the square `at`.
    pub const fn has_square(self, at: Square) -> bool {
        let (file, rank) = (at.file(), at.rank());
        // The ranks of Cyvasse are shifted by half a square each, so that the board has six sides.
        let shifted = matches!(self, Self::Cyvasse) && (file + rank < 4 || file + rank > 15);
        file < self.files() && rank < self.ranks() && !shifted
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No game has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game is called {name:?}; known: {known}", name = .0, known = Game::ALL.map(Game::id).join(", "))]
pub struct UnknownGame(pub String);

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|game| game.id() == text)
            .ok_or_else(|| UnknownGame(text.to_owned()))
    }
}
