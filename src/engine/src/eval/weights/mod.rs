//! The tables of weights, one a game.

pub(super) mod checkered;
pub(super) mod chess;
pub(super) mod cyvasse;
pub(super) mod joker;
pub(super) mod keres;

use super::weight::weights;
