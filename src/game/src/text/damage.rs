//! What is wrong with a saved game, as a sentence.

use engine::NoSuchLevel;
use rules::{PlayError, RecordError};

use super::refusal::by_rule;
use super::{Saying, fault};
use crate::board::saved::SavedError;

/// The sentence that names the place and what is wrong there.
pub fn damage(error: &SavedError) -> Saying {
    match error {
        SavedError::Text { line, column, .. } => {
            Saying::new("keep-why-text").with("line", *line).with("column", *column)
        }
        SavedError::Newer { .. } => Saying::new("keep-why-newer"),
        SavedError::Record(RecordError::Start(error)) => {
            Saying::new("keep-why-start").with("why", fault(error))
        }
        SavedError::Record(RecordError::TooDeep) => Saying::new("keep-why-too-deep"),
        SavedError::Record(RecordError::Move { number, error }) => illegal(*number, error),
        SavedError::Undone { number, error } => {
            Saying::new("keep-why-undone").with("number", *number).with("why", why(error))
        }
        SavedError::Level(NoSuchLevel(number)) => {
            Saying::new("keep-why-level").with("level", *number as usize)
        }
    }
}

fn illegal(number: usize, error: &PlayError) -> Saying {
    Saying::new("keep-why-move")
        .with("ply", number)
        .with("move", error.mv.to_string())
        .with("why", why(error))
}

fn why(error: &PlayError) -> Saying {
    match error.reasons.first() {
        Some(reason) => by_rule(None, reason),
        None => Saying::new("refusal-unknown").with("move", error.mv.to_string()),
    }
}
