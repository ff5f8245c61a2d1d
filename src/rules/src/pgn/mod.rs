//! Portable game notation, in and out.
//!
//! ```
//! use rules::pgn;
//!
//! let text = "[White \"Ada\"]\n\n1. e4 {[%clk 0:02:59.5] best} e5 (1... c5!?) 2. Nf3 *";
//! let (games, errors) = pgn::read(text);
//! assert!(errors.is_empty());
//! let game = &games[0];
//! assert_eq!(game.line.turns[0].clock, Some(179_500));
//! assert_eq!(pgn::read(&pgn::write(game)).0[0], *game);
//! ```

mod clock;
mod read;
mod token;
mod write;

use std::borrow::Cow;

pub use read::read;
pub use write::write;

use crate::{Outcome, Reason, Refusal};

/// A place where a game could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there, as a sentence.
    pub message: String,
    /// What the rules say, where a single man is meant that may not move so.
    pub refusal: Option<Refusal>,
}

/// The text of a PGN file, which is UTF-8 today and was Latin-1 in the standard.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// The tags that every game has, in their order, with the value that stands for unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The signs that stand for the first six glyphs.
const SIGNS: [(&str, u8); 6] = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)];

/// The value of the `Termination` tag that tells a reason which score and moves do not.
fn termination(outcome: Option<Outcome>) -> Option<&'static str> {
    match outcome?.reason {
        Reason::Time => Some("time forfeit"),
        Reason::Abandoned => Some("abandoned"),
        _ => None,
    }
}
