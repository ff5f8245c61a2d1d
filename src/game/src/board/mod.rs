//! The board: entities for squares and men, and the one place where wishes become changes.
//! It runs without a window; look, sound and panels only read it.

pub mod apply;
pub mod clock;
pub mod components;
mod date;
pub mod decide;
pub mod gather;
pub mod intent;
pub mod muster;
pub mod saved;
pub mod seat;
pub mod signs;
pub mod study;
pub mod table;
mod takeback;
pub mod unrest;

use bevy::prelude::*;
use rules::Game;

pub use apply::{Reset, Stepped};
pub use clock::{Clock, Control};
pub use components::{Armour, At, Frozen, Man, Protected, StackedOn, Taken, Terrain, Tile};
pub use decide::WishRefused;
pub use intent::{Intent, Terms};
pub use muster::Muster;
pub use saved::Saved;
pub use seat::Seat;
pub use signs::Signs;
pub use study::{Aside, Feet, Hands, Script, Study, Subject, Tried};
pub use table::{Cause, Refused, Step, Table};
pub use unrest::Unrest;

/// The order of a frame in this layer.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardSystems {
    /// Clocks run and wishes are granted or refused.
    Decide,
    /// Whoever put up a study judges what was tried.
    Judge,
    /// What is to be done with a study is done.
    Act,
    /// Components follow what was decided.
    Apply,
    /// In tests and debug builds: the components say what the rules say.
    Agree,
}

/// Puts a game on the table and keeps the components true to it.
pub fn plugin(app: &mut App) {
    app.insert_resource(Table::fresh(Terms::plain(Game::Chess)))
        .init_resource::<Unrest>()
        .add_message::<Intent>()
        .add_message::<Stepped>()
        .add_message::<Reset>()
        .add_message::<WishRefused>()
        .configure_sets(
            Update,
            (
                BoardSystems::Decide,
                BoardSystems::Judge,
                BoardSystems::Act,
                BoardSystems::Apply,
                BoardSystems::Agree,
            )
                .chain(),
        )
        .add_plugins((decide::plugin, study::plugin, apply::plugin, gather::plugin));
}
