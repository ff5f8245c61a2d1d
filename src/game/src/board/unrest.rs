//! Whether what was played can still be seen on its way.

use bevy::prelude::*;

/// Whether what was played can still be seen on its way. Nothing has to wait for it, but whoever
/// plays calmly may.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unrest(pub bool);
