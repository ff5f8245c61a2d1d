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

/// What a square is made of, on tiles.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Terrain(pub rules::Terrain);

/// The man that carries this one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct StackedOn(pub Entity);

/// A man that cannot move now, and why.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Frozen(pub rules::Frozen);

/// A man's armour, where the game has it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Armour(pub rules::Armour);

/// A man that a tower keeps from being taken.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Protected;

/// A man that has left the board; the last one taken has the highest `nth`.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub struct Taken {
    /// How many men of the same side were taken before this one.
    pub nth: usize,
}
