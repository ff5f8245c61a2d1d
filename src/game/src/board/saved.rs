//! A game as it is kept: the record anybody can read, and what only this table needs to go on.

use std::time::Duration;

use rules::Move;
use serde::{Deserialize, Serialize};

use super::clock::{Clock, Control};
use super::table::Table;

/// A game in its file. Written whole after each change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// Stem of its file.
    pub id: String,
    /// Start, moves with their clocks, comments, variations, tags and outcome.
    pub record: rules::Record,
    /// The clock it is played with.
    pub control: Option<Control>,
    /// What each player has left, White first.
    pub left: Option<[Duration; 2]>,
    /// Moves that were taken back and can be played again, the next one last.
    pub undone: Vec<(Move, Option<Clock>)>,
}
