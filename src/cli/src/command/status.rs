//! `status`: what is special about men, and how a position stands.

use rules::AnyPosition;
use serde_json::json;

use super::{json_line, json_result, json_statuses, result, statuses};
use crate::args::StatusArgs;
use crate::error::CliError;

pub(crate) fn run(args: &StatusArgs) -> Result<String, CliError> {
    let position = AnyPosition::from_text(args.game, &args.position)?;
    let outcome = position.outcome();
    if args.json {
        let mut answer = json!({ "result": json_result(outcome) });
        let statuses = json_statuses(&position);
        if statuses.as_object().is_some_and(|men| !men.is_empty()) {
            answer["men"] = statuses;
        }
        return Ok(json_line(&answer));
    }
    let lines = statuses(&position).into_iter().chain([format!("result {}", result(outcome))]);
    Ok(lines.map(|line| line + "\n").collect())
}
