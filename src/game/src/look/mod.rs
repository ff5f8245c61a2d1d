//! What is seen: men, squares, light and motion follow the board's components.
//! The game plays the same without this folder.

pub mod advice;
pub mod anchors;
pub mod arrow;
pub mod blame;
pub mod boards;
pub mod checkered;
pub mod contact;
pub mod environment;
pub mod finish;
pub mod frost;
pub mod layout;
#[cfg(test)]
mod legible;
pub mod marks;
pub mod materials;
pub mod men;
pub mod models;
pub mod moment;
pub mod motion;
pub mod pips;
pub mod proposal;
pub mod quality;
pub mod sets;
pub mod shapes;
pub mod shot;
pub mod signs;
pub mod stage;
pub mod style;
pub mod tabletop;
pub mod texture;
pub mod threats;
pub mod tiles;
pub mod wake;
pub mod water;

use bevy::prelude::*;

pub use anchors::Anchors;

/// The order of a frame in this layer.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LookSystems {
    /// New men and squares get their meshes.
    Dress,
    /// What moved sets out, what travels goes on.
    Move,
    /// Marks, ghosts and arrows follow the hand.
    Mark,
}

/// Everything that draws in the world.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (LookSystems::Dress, LookSystems::Move, LookSystems::Mark)
            .chain()
            .after(crate::board::BoardSystems::Agree),
    )
    .add_plugins((
        anchors::plugin,
        arrow::plugin,
        models::plugin,
        materials::plugin,
        men::plugin,
        moment::plugin,
        motion::plugin,
        marks::plugin,
        proposal::plugin,
        quality::plugin,
        stage::plugin,
        style::plugin,
        tiles::plugin,
        wake::plugin,
    ))
    .add_plugins((
        advice::plugin,
        blame::plugin,
        checkered::plugin,
        contact::plugin,
        frost::plugin,
        pips::plugin,
        shot::plugin,
        signs::plugin,
        tabletop::plugin,
        texture::plugin,
        threats::plugin,
        water::plugin,
    ));
}
