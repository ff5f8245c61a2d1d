//! Sound: short cues for what the hand and the board do. The game is the same without it.

mod cue;

use bevy::prelude::*;

pub use cue::Cue;

/// Plays cues as they happen.
pub fn plugin(app: &mut App) {
    app.add_plugins(cue::plugin);
}
