//! The title screen: the five games as living miniatures on the table.
//!
//! It stands far from the board, so that neither is seen from the other. Where on the screen each
//! miniature is, and what a press on it does, the panels say (`ui/title.rs`).

mod gallery;
pub mod plan;
mod play;
pub mod scene;
mod view;

use bevy::prelude::*;

pub use plan::Plan;
pub use view::TitleSystems;

/// Builds the title screen while it is shown.
pub fn plugin(app: &mut App) {
    app.add_plugins((gallery::plugin, play::plugin, view::plugin));
}
