//! Sound: short cues for what the hand and the board do, and the tone of the room. The game is
//! the same without it.

mod cue;
mod listen;
mod play;
mod room;

use bevy::prelude::*;

pub use cue::{Cue, Kind};

/// Plays cues as they happen.
pub fn plugin(app: &mut App) {
    app.add_plugins((play::plugin, room::plugin));
}
