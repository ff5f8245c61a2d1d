//! What a position is worth, to the side to move, in centipawns.
//!
//! Each game counts its terms — men, squares, mobility, safety and what is special to it — and
//! adds them up by the weights of one table, for the middle game and for the end game; how many
//! officers are left says how much of either counts. The same counting serves to fit the tables:
//! see the crate's README.

mod checkered;
mod chess;
mod cyvasse;
mod joker;
mod keres;
mod material;
pub mod net;
mod orthodox;
mod tally;
mod weight;
mod weights;

pub use tally::{Taper, Terms, Tunable};
pub use weight::{Kind, Row, Weight};

use rules::{Position, Role};

/// What the search asks about the worth of a game's positions.
///
/// All values are centipawns: hundredths of the pawn, soldier or militia of the game at hand.
/// A position's value stays well below [`Self::LIMIT`] on either side, so that it is never
/// taken for a won game.
pub trait Evaluate: Position {
    /// No evaluation reaches this.
    const LIMIT: i32 = 20_000;

    /// What the position is worth to the side to move, by everything known about the game.
    fn evaluate(&self) -> i32;

    /// The worth of the men alone, to the side to move: the measure that plain programs use.
    fn material(&self) -> i32;

    /// What taking a man of `role` is worth; kings are above everything else together.
    fn worth(role: Role) -> i32;
}
