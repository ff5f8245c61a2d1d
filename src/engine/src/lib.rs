//! The computer player: one search for any position of the rules core, with an evaluation a game.

pub mod eval;

pub use eval::Evaluate;
