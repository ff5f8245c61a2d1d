//! `show`: a position drawn, with what the board does not show.

use rules::{Game, Setup};
use serde_json::{Map, Value, json};

use super::{json_line, json_result, json_statuses, result, statuses};
use crate::args::ShowArgs;
use crate::board;
use crate::error::CliError;

pub(crate) fn run(args: &ShowArgs) -> Result<String, CliError> {
    let position = args.at.read()?;
    let setup = position.to_setup();
    let checked: Vec<String> = position.checked().into_iter().map(|at| at.to_string()).collect();
    let Setup { turn, memory, .. } = &setup;
    let castling = memory.castling.to_string();
    let en_passant = memory.en_passant.map(|at| at.to_string());
    if args.json {
        let men: Map<String, Value> = setup
            .board
            .iter()
            .map(|(at, piece)| {
                (at.to_string(), json!({ "side": piece.side.id(), "role": piece.role.id() }))
            })
            .collect();
        let mut answer = json!({
            "game": args.at.game.id(),
            "position": position.to_text(),
            "men": men,
            "side": turn.id(),
            "halfmoves": memory.halfmoves,
            "fullmove": memory.fullmove,
            "result": json_result(position.outcome()),
        });
        if args.at.game == Game::Cyvasse {
            answer["statuses"] = json_statuses(&position);
        } else {
            answer["castling"] = json!(castling);
            answer["en_passant"] = json!(en_passant);
            answer["check"] = json!(checked);
        }
        return Ok(json_line(&answer));
    }
    let mut text = board::draw(&setup);
    let mut line = |name: &str, value: &str| text.push_str(&format!("{name} {value}\n"));
    line("side", turn.id());
    if args.at.game != Game::Cyvasse {
        line("castling", &castling);
        line("en-passant", en_passant.as_deref().unwrap_or("-"));
    }
    line("half-moves", &memory.halfmoves.to_string());
    line("full-move", &memory.fullmove.to_string());
    checked.iter().for_each(|at| line("check", at));
    statuses(&position).iter().for_each(|status| text.push_str(&format!("{status}\n")));
    text.push_str(&format!("result {}\n", result(position.outcome())));
    Ok(text)
}
