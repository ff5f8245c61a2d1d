//! `play`: where moves lead.

use rules::Line;
use serde_json::json;

use super::{json_line, json_result, result};
use crate::args::PlayArgs;
use crate::error::CliError;

pub(crate) fn run(args: &PlayArgs) -> Result<String, CliError> {
    let mut line = Line::new(args.at.read()?);
    for (number, mv) in args.moves()? {
        line.play(mv).map_err(|error| CliError::Play { number, error })?;
    }
    let position = line.position();
    let (text, side, outcome) = (position.to_text(), position.turn(), line.outcome());
    Ok(if args.json {
        json_line(&json!({
            "position": text,
            "side": side.id(),
            "result": json_result(outcome),
            "notation": line.sans(),
        }))
    } else {
        format!("position {text}\nside {side}\nresult {}\n", result(outcome))
    })
}
