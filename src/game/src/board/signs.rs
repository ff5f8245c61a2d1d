//! What a study points at on the board.

use bevy::prelude::*;
use rules::{Square, SquareSet};

/// What a study points at on the board. It lies there until something else is pointed at, also
/// while moves are played.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Men that are to be moved.
    pub men: SquareSet,
    /// Squares to go to, or to look at.
    pub goals: SquareSet,
    /// Squares that were found already.
    pub found: SquareSet,
    /// Squares to which one way was found, and another not yet.
    pub half_found: SquareSet,
    /// The man that lies in the hand whenever no other does.
    pub ready: Option<Square>,
    /// From one square to another.
    pub arrows: Vec<(Square, Square)>,
    /// How the last try was judged, on the square it was about: right or wrong.
    pub verdict: Option<(Square, bool)>,
}
