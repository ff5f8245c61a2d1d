//! A page: the rules of one game, section by section.

use std::sync::LazyLock;

use rules::{AnyPosition, Effect, Game, Move, Square};
use serde::Deserialize;

use super::PageError;
use super::read;

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Page {
    /// The game.
    pub game: Game,
    /// In the order in which they are read.
    pub sections: Vec<Section>,
}

/// One part of the rules, with a title and a text.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name within the page.
    pub id: String,
    /// Its title's key.
    pub key: String,
    /// What it counts up beside its text.
    pub table: Option<Table>,
    /// What it shows.
    pub figures: Vec<Figure>,
}

/// What is counted up; the numbers come from the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Table {
    /// Every man of the game: how far it goes, and how many there are.
    Men,
    /// What the men of Cyvasse can do, in numbers.
    Measures,
    /// Whom a Joker freezes first.
    Freezing,
}

/// A small board that can play a line.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The key of its caption.
    pub key: String,
    /// How it stands before anything is played.
    pub start: AnyPosition,
    /// What it plays.
    pub plays: Vec<Play>,
    /// The squares that are pointed at.
    pub marks: Vec<Square>,
    /// The man whose moves are shown while nothing is played.
    pub from: Option<Square>,
    /// The squares that must be seen; empty for the whole board.
    pub around: Vec<Square>,
}

/// A move of a line, and what it does.
#[derive(Clone, Debug)]
pub struct Play {
    /// The move.
    pub mv: Move,
    /// The squares it passes, both ends included.
    pub path: Vec<Square>,
    /// What it does, in order.
    pub effects: Vec<Effect>,
    /// The position it leads to.
    pub after: AnyPosition,
}

impl Page {
    /// The page of `game` that comes with the program.
    pub fn of(game: Game) -> &'static Self {
        static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| Game::ALL.map(built_in).into());
        &PAGES[Game::ALL.iter().position(|one| *one == game).unwrap_or_default()]
    }

    /// Reads the page of `game`.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(game: Game, text: &str) -> Result<Self, PageError> {
        read::page(game, text)
    }

    /// The place of the section called `id`.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.sections.iter().position(|section| section.id == id)
    }
}

impl Section {
    /// The key of its text.
    pub fn text_key(&self) -> String {
        format!("{}-text", self.key)
    }
}

/// The files are part of the program; a test holds that each is whole.
fn built_in(game: Game) -> Page {
    let text = match game {
        Game::Chess => include_str!("../../../../levels/pages/chess.ron"),
        Game::Joker => include_str!("../../../../levels/pages/joker.ron"),
        Game::Keres => include_str!("../../../../levels/pages/keres.ron"),
        Game::Cyvasse => include_str!("../../../../levels/pages/cyvasse.ron"),
        Game::Checkered => include_str!("../../../../levels/pages/checkered.ron"),
    };
    Page::read(game, text).unwrap_or_else(|why| {
        bevy::log::error!("{why}");
        Page { game, sections: Vec::new() }
    })
}
