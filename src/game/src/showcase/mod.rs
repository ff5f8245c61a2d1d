//! The table plays by itself: the showcase that gives way to any hand, and what is taken of it,
//! pictures and the frames of a film.

mod acts;
mod direct;
mod film;
mod pictures;

use bevy::prelude::*;

pub use direct::Showcase;

/// Plays, photographs and films when asked to.
pub fn plugin(app: &mut App) {
    app.add_plugins((direct::plugin, film::plugin, pictures::plugin));
}
