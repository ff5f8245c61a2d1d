//! The rules core: positions, legal moves, effects and ends. It does no I/O, knows no clock and
//! draws nothing; everything else asks it.

mod effect;
mod game;
mod mv;
mod outcome;
mod piece;
mod setup;
mod side;
mod square;

pub use effect::Effect;
pub use game::{Game, UnknownGame};
pub use mv::{Choice, Move};
pub use outcome::{Outcome, Reason};
pub use piece::{Piece, Role};
pub use setup::{Board, Castling, Memory, Setup};
pub use side::{Player, Side};
pub use square::{ParseSquareError, Square};
