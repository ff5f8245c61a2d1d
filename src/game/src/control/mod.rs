//! Taps, drags, keys and the camera become touches and intents.

pub mod camera;
pub mod cursor;
pub mod hand;
pub mod keyboard;
pub mod pick;

use bevy::prelude::*;

pub use cursor::Cursor;
pub use hand::{Hand, HandSystems, Touch};

/// Everything a person does at the board.
pub fn plugin(app: &mut App) {
    app.add_plugins((hand::plugin, camera::plugin, keyboard::plugin, pick::plugin));
}
