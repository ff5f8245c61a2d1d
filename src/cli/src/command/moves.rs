//! `moves`: what may be played.

use rules::san;
use serde_json::{Value, json};

use super::json_line;
use crate::args::MovesArgs;
use crate::error::CliError;

pub(crate) fn run(args: &MovesArgs) -> Result<String, CliError> {
    let position = args.at.read()?;
    let mut moves: Vec<(String, String)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let notation = if args.notation { san::to_san(&position, mv) } else { String::new() };
            (mv.to_string(), notation)
        })
        .collect();
    moves.sort_unstable();
    let line = |(mv, notation): &(String, String)| {
        if args.notation { format!("{mv} {notation}\n") } else { format!("{mv}\n") }
    };
    let value = |(mv, notation): &(String, String)| {
        if args.notation { json!({ "move": mv, "notation": notation }) } else { json!(mv) }
    };
    Ok(if args.json {
        json_line(&moves.iter().map(value).collect::<Value>())
    } else {
        moves.iter().map(line).collect()
    })
}
