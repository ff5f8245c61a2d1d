//! The calls, one file each: every `run` gives what is to be printed.

pub(crate) mod bench;
pub(crate) mod best;
pub(crate) mod contest;
pub(crate) mod convert;
pub(crate) mod games;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod status;
pub(crate) mod uci;

use rules::{AnyPosition, Armour, Frozen, Outcome, Square, Status};
use serde_json::{Map, Value, json};

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

/// What is special about men, a line each, sorted by square.
fn statuses(position: &AnyPosition) -> Vec<String> {
    let line = |(at, status): (String, Status)| {
        if let Some(frozen) = status.frozen {
            return Some(format!("frozen {at} {}", frozen_id(frozen)));
        }
        let Armour { left, full } = status.armour?;
        let protected = if status.protected { " protected" } else { "" };
        Some(format!("armour {at} {left}/{full}{protected}"))
    };
    told(position).into_iter().filter_map(line).collect()
}

/// The same in JSON, by square.
fn json_statuses(position: &AnyPosition) -> Value {
    let value = |(at, status): (String, Status)| {
        if let Some(frozen) = status.frozen {
            return Some((at, json!({ "frozen": frozen_id(frozen) })));
        }
        let Armour { left, full } = status.armour?;
        Some((at, json!({ "armour": left, "full": full, "protected": status.protected })))
    };
    told(position).into_iter().filter_map(value).collect::<Map<_, _>>().into()
}

fn frozen_id(frozen: Frozen) -> &'static str {
    match frozen {
        Frozen::Held => "held",
        Frozen::Thawing => "thawing",
    }
}

/// Every square's name with what is special there, sorted by name.
fn told(position: &AnyPosition) -> Vec<(String, Status)> {
    let named = |at: Square| (at.to_string(), position.status(at));
    let mut squares: Vec<_> = position.game().squares().map(named).collect();
    squares.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    squares
}
