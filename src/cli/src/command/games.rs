//! `games`: the games that are known.

use rules::Game;
use serde_json::json;

use super::json_line;
use crate::args::GamesArgs;
use crate::error::CliError;

pub(crate) fn run(args: &GamesArgs) -> Result<String, CliError> {
    let ids = Game::ALL.map(Game::id);
    Ok(if args.json { json_line(&json!(ids)) } else { ids.map(|id| format!("{id}\n")).concat() })
}
