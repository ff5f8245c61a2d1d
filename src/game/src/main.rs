//! Starts the table.

use bevy::prelude::AppExit;

fn main() -> AppExit {
    pancharanga::run()
}
