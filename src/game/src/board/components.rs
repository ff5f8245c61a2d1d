//! The components of the board, all written in this layer only.

use bevy::prelude::*;
use rules::{Piece, Square};

/// A square of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Tile(pub Square);

/// A man, on the board or taken. Replaced when it is promoted.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Man(pub Piece);

/// Where a man stands. A man without it has been taken.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct At(pub Square);

/// A man that has left the board; the last one taken has the highest `nth`.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Taken {
    /// How many men of the same side were taken before this one.
    pub nth: usize,
}
