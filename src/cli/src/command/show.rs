//! `show`: a position drawn, with what the board does not show.

use rules::{Game, Piece, Setup, Square, SquareSet};
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
    let facts = facts(&setup);
    if args.json {
        let mut answer = json!({
            "game": args.at.game.id(),
            "position": position.to_text(),
            "men": men(&setup),
            "side": turn.id(),
            "halfmoves": memory.halfmoves,
            "fullmove": memory.fullmove,
            "result": json_result(position.outcome()),
        });
        for (name, value) in facts {
            answer[name.replace('-', "_")] = value;
        }
        // The games without check, and those where something is special about men.
        if !matches!(args.at.game, Game::Keres | Game::Cyvasse) {
            answer["check"] = json!(checked);
        }
        if matches!(args.at.game, Game::Joker | Game::Cyvasse) {
            answer["statuses"] = json_statuses(&position);
        }
        return Ok(json_line(&answer));
    }
    let mut text = board::draw(&setup);
    let mut line = |name: &str, value: &str| text.push_str(&format!("{name} {value}\n"));
    line("side", turn.id());
    facts.iter().for_each(|(name, value)| line(name, &plain(value)));
    line("half-moves", &memory.halfmoves.to_string());
    line("full-move", &memory.fullmove.to_string());
    for (at, piece) in setup.board.iter() {
        if let Some(below) = setup.board.below(at) {
            line("stack", &format!("{at} {} {}", below.role, piece.role));
        }
    }
    checked.iter().for_each(|at| line("check", at));
    statuses(&position).iter().for_each(|status| text.push_str(&format!("{status}\n")));
    text.push_str(&format!("result {}\n", result(position.outcome())));
    Ok(text)
}

/// What the game remembers beside the counters, by names in which JSON has `_` for `-`.
fn facts(setup: &Setup) -> Vec<(&'static str, Value)> {
    let Setup { game, memory, .. } = setup;
    let name = |at: Option<Square>| json!(at.map(|at| at.to_string()));
    let more = match game {
        Game::Keres | Game::Cyvasse => return Vec::new(),
        Game::Chess => Vec::new(),
        Game::Joker => {
            // As position text has them.
            let mut doubled = names(memory.doubled);
            doubled.sort_unstable();
            vec![("croissant", name(memory.croissant)), ("doubled", json!(doubled))]
        }
        Game::Checkered => vec![
            ("last-checkered", json!(memory.undo.map(|(from, to)| format!("{from}{to}")))),
            ("two-steps", json!(names(memory.doubles))),
            ("stage", json!(memory.stage.to_string())),
        ],
    };
    let castling = ("castling", json!(memory.castling.to_string()));
    let en_passant = ("en-passant", name(memory.en_passant));
    [castling, en_passant].into_iter().chain(more).collect()
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(|at| at.to_string()).collect()
}

/// A fact in one line: words, or `-` where there is none.
fn plain(value: &Value) -> String {
    let words: Vec<&str> = match value {
        Value::Array(values) => values.iter().filter_map(Value::as_str).collect(),
        value => value.as_str().into_iter().collect(),
    };
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// Every man by square, with the one that carries it.
fn men(setup: &Setup) -> Map<String, Value> {
    let man = |(at, piece): (Square, Piece)| {
        let mut man = json!({ "side": piece.side.id(), "role": piece.role.id() });
        if let Some(below) = setup.board.below(at) {
            man["below"] = json!(below.role.id());
        }
        (at.to_string(), man)
    };
    setup.board.iter().map(man).collect()
}
