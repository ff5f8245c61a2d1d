//! Which sheet is open; there is at most one.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use rules::{Game, Player};

use crate::board::{Intent, Table};
use crate::control::Touch;

/// What lies open over the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panels {
    /// Whether the title is shown, and not the table.
    pub title: bool,
    /// The open sheet.
    pub open: Option<Sheet>,
    /// Whether the list of moves is unfolded where it has no room of its own.
    pub moves: bool,
    /// Who is asked whether they really give up.
    pub resigning: Option<Player>,
    /// Whether the mover is asked about taking the checkered men.
    pub taking: bool,
}

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Home,
    /// The terms of a new game.
    NewGame,
    /// Laying out armies for it.
    Muster,
    /// The courses.
    Learn,
    /// The lessons of one course.
    Course(Game),
    /// Puzzles to solve.
    Puzzles,
    /// The shelf of games.
    Saved,
    /// Games from elsewhere.
    Import,
    /// What a person likes.
    Settings,
    /// What the keys do.
    Keys,
    /// The rules, opened at a leaf.
    Rules(Leaf),
}

/// Where the rules are opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Of which game.
    pub game: Game,
    /// At which section; empty for the beginning.
    pub section: &'static str,
    /// Whether a new game was being chosen, and still is.
    pub choosing: bool,
}

impl Leaf {
    /// The beginning of the rules of `game`.
    pub const fn of(game: Game) -> Self {
        Self::at(game, "")
    }

    /// The rules of `game` at `section`.
    pub const fn at(game: Game, section: &'static str) -> Self {
        Self { game, section, choosing: false }
    }
}

impl Panels {
    /// The table with nothing over it.
    pub const TABLE: Self =
        Self { title: false, open: None, moves: false, resigning: None, taking: false };

    /// Whether something lies over the board, so that keys are not for it.
    pub fn is_open(&self) -> bool {
        self.title || self.open.is_some()
    }

    /// Opens `sheet` in the place of another.
    pub fn show(&mut self, sheet: Sheet) {
        *self = Self { title: self.title, open: Some(sheet), ..Self::TABLE };
    }

    /// Closes what is open.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Closes `sheet`: its parent is shown if it has one.
    pub(super) fn leave(&mut self, sheet: Sheet) {
        match sheet {
            Sheet::Import => self.show(Sheet::Saved),
            Sheet::Muster | Sheet::Rules(Leaf { choosing: true, .. }) => self.show(Sheet::NewGame),
            Sheet::Course(_) => self.show(Sheet::Learn),
            _ => self.close(),
        }
    }
}

impl Default for Panels {
    /// The title.
    fn default() -> Self {
        Self { title: true, ..Self::TABLE }
    }
}

/// Whoever gets a game or a study is led to the table, and back to the title when a study that was
/// begun there is over.
pub(super) fn go_to_the_table(
    mut intents: MessageReader<Intent>,
    table: Res<Table>,
    mut panels: ResMut<Panels>,
    mut from_title: Local<bool>,
) {
    let begins = intents.read().any(Intent::brings_a_game);
    let studies = table.study().is_some();
    if panels.title && (begins || studies) {
        panels.title = false;
        *from_title = studies;
    } else if *from_title && !studies {
        *from_title = false;
        panels.title = !begins && table.line().ply() == 0;
    }
}

/// Whoever reaches for the board does not want the menu.
pub(super) fn make_way(mut touches: MessageReader<Touch>, mut panels: ResMut<Panels>) {
    let touched = touches.read().any(|touch| matches!(touch, Touch::Tap { .. } | Touch::Lift(_)));
    if touched && panels.open == Some(Sheet::Home) {
        panels.close();
    }
}

/// Escape takes a question or the unfolded list away; sheets listen to it themselves.
pub(super) fn escape(mut contexts: EguiContexts, mut panels: ResMut<Panels>) -> Result {
    if panels.open.is_some() || !(panels.resigning.is_some() || panels.taking || panels.moves) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    if ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        panels.resigning = None;
        panels.taking = false;
        panels.moves = false;
    }
    Ok(())
}
