//! The calls, one file each: every `run` gives what is to be printed.

pub(crate) mod convert;
pub(crate) mod games;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod status;

use rules::Outcome;
use serde_json::{Value, json};

/// A JSON value as a line.
fn json_line(value: &Value) -> String {
    format!("{value}\n")
}

/// `*`, or the score and the reason.
fn result(outcome: Option<Outcome>) -> String {
    outcome.map_or("*".to_owned(), |outcome| outcome.to_string())
}

/// The same in JSON.
fn json_result(outcome: Option<Outcome>) -> Value {
    match outcome {
        None => json!({ "score": "*" }),
        Some(outcome) => json!({ "score": outcome.score(), "reason": outcome.reason.id() }),
    }
}
