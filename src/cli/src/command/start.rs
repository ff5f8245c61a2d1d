//! `start`: how a game begins.

use rules::AnyPosition;
use serde_json::json;

use super::json_line;
use crate::args::StartArgs;
use crate::error::CliError;

pub(crate) fn run(args: &StartArgs) -> Result<String, CliError> {
    let position = AnyPosition::start(args.game).to_text();
    Ok(if args.json {
        json_line(&json!({ "game": args.game.id(), "position": position }))
    } else {
        format!("{position}\n")
    })
}
