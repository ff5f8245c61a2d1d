//! Puzzles: a book of them for each game, the solver who goes through one, the daily one, and what was
//! solved. No window is needed.

mod book;
mod choice;
mod day;
mod fault;
mod reason;
mod record;
mod session;
mod solver;

#[cfg(test)]
mod tests;

pub use book::{Book, Entry};
pub use choice::{Band, Choice};
pub use day::Day;
pub use fault::{EntryError, EntryFault};
pub use record::Record;
pub use session::{Said, Session, Tone, Wish, plugin};
pub use solver::{Hint, Solver, Verdict};
