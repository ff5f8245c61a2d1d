//! `status`: how a position stands.

use rules::AnyPosition;
use serde_json::json;

use super::{json_line, json_result, result};
use crate::args::StatusArgs;
use crate::error::CliError;

pub(crate) fn run(args: &StatusArgs) -> Result<String, CliError> {
    let outcome = AnyPosition::from_text(args.game, &args.position)?.outcome();
    Ok(if args.json {
        json_line(&json!({ "result": json_result(outcome) }))
    } else {
        format!("result {}\n", result(outcome))
    })
}
