//! Nothing that was kept is ever lost.

mod autosave;
mod exchange;
mod file;
mod layouts;
mod lessons;
mod puzzles;
mod settings;
mod shelf;

use std::fs;

use bevy::prelude::*;
use rules::Game;
use tempfile::TempDir;

use super::*;
use crate::board::{self, Intent, Saved, Table, Terms};

/// The board and its keeper without a window, at home in a folder of its own.
fn app(folders: &Folders) -> App {
    let mut app = App::new();
    app.insert_resource(folders.clone());
    app.add_plugins((MinimalPlugins, board::plugin, plugin));
    app.finish();
    app.cleanup();
    app.update();
    app
}

fn home() -> (TempDir, Folders) {
    let home = TempDir::new().unwrap();
    let folders = Folders::under(home.path());
    (home, folders)
}

fn play(app: &mut App, mv: &str) {
    app.world_mut().write_message(Intent::Play(mv.parse().unwrap()));
    app.update();
}

fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

/// What the person was told since the last call.
fn notices(app: &mut App) -> Vec<String> {
    let mut messages = app.world_mut().resource_mut::<Messages<Notice>>();
    messages.drain().map(|notice| notice.0.key.to_string()).collect()
}

/// A game that is on disk.
fn shelved(folders: &Folders, moves: &[&str]) -> Saved {
    let mut table = Table::fresh(Terms::plain(Game::Chess));
    for mv in moves {
        table.play(mv.parse().unwrap()).unwrap();
    }
    let saved = table.to_saved();
    write_text(&path(folders, &saved.id), &saved.write()).unwrap();
    saved
}

fn path(folders: &Folders, id: &str) -> std::path::PathBuf {
    folders.games.join(format!("{id}.ron"))
}

fn names_in(folder: &std::path::Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
