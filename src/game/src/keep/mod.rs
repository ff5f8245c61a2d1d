//! Keeping: games and settings on disk, whole at every moment.

mod achieved;
mod error;
mod exchange;
mod file;
mod folders;
mod layouts;
mod lessons;
mod notice;
mod puzzles;
mod saves;
mod settings;
mod shelf;
mod unfinished;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::launch::Launch;
use crate::lessons::Progress;
use crate::puzzles::Record;

pub use error::{Doing, KeepError};
pub use exchange::{Import, export_pgn, export_position, export_text, import_file, import_text};
pub use file::write_text;
pub use folders::Folders;
pub use layouts::{Named, delete_layout, keep_layout, layouts};
pub use notice::Notice;
pub use shelf::{Damaged, Entry, Shelf, delete, load, shelf};
pub use unfinished::Unfinished;

/// Keeps the game on the table and the settings, and finds what was left unfinished: in the
/// folders given beforehand, else in those of the command line, else in the platform's.
pub fn plugin(app: &mut App) {
    let home = app.world().get_resource::<Launch>().and_then(|launch| launch.home());
    if !app.world().contains_resource::<Folders>() {
        app.insert_resource(home.map_or_else(Folders::of_platform, Folders::under));
    }
    app.add_message::<Notice>().add_plugins((
        settings::plugin,
        saves::plugin,
        unfinished::plugin,
        achieved::plugin::<Progress>,
        achieved::plugin::<Record>,
    ));
}
