//! Positions whose answers other programs computed: moves, counts, play and refusals.

use std::path::Path;

use rules::{AnyPosition, Game, Line, Move, Square, perft};
use serde_json::Value;

#[test]
fn chess() {
    run(Game::Chess, include_str!("cases/chess.jsonl"));
}

#[test]
fn joker() {
    run(Game::Joker, include_str!("cases/joker.jsonl"));
}

#[test]
fn keres() {
    run(Game::Keres, include_str!("cases/keres.jsonl"));
}

#[test]
fn cyvasse() {
    run(Game::Cyvasse, include_str!("cases/cyvasse.jsonl"));
}

#[test]
fn checkered() {
    run(Game::Checkered, include_str!("cases/checkered.jsonl"));
}

/// A newer file beside the workspace, where there is one, is run instead of the copy.
fn run(game: Game, copy: &str) {
    let newer = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cases");
    let newer = std::fs::read_to_string(newer.join(format!("{game}.jsonl")));
    let file = newer.as_deref().unwrap_or(copy);
    let mut wrong = Vec::new();
    let mut number = 0;
    for line in file.lines().filter(|line| !line.trim().is_empty()) {
        number += 1;
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        if let Err(fault) = check(game, &case) {
            wrong.push(format!("case {number}, {}: {fault}", case["position"]));
        }
    }
    assert!(number > 0, "no cases");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check(game: Game, case: &Value) -> Result<(), String> {
    let text = word(&case["position"]);
    let position = AnyPosition::from_text(game, text);
    let kind = word(&case["kind"]);
    if kind == "bad-position" {
        return position.map_or(Ok(()), |_| Err(format!("accepted: {}", case["why"])));
    }
    let position = position.map_err(|error| error.to_string())?;
    match kind {
        "moves" => {
            let mut moves: Vec<_> =
                position.legal_moves().iter().map(ToString::to_string).collect();
            moves.sort_unstable();
            same(&moves, &words(&case["moves"]))
        }
        "perft" => {
            let counts = case["perft"].as_array().expect("a list");
            let known: Vec<u64> = counts.iter().filter_map(Value::as_u64).collect();
            let found: Vec<u64> =
                (1..).zip(&known).map(|(depth, _)| perft(&position, depth)).collect();
            same(&found, &known)
        }
        "play" => {
            let mut line = Line::new(position);
            for mv in words(&case["play"]) {
                line.play(read(&mv)?).map_err(|error| error.to_string())?;
            }
            let result = line.outcome().map_or("*".to_owned(), |outcome| outcome.to_string());
            same(&line.position().to_text().as_str(), &word(&case["after"]))?;
            same(&result.as_str(), &word(&case["result"]))
        }
        "bad-move" => {
            let mut line = Line::new(position);
            let played = read(word(&case["move"])).is_ok_and(|mv| line.play(mv).is_ok());
            same(&played, &false)?;
            same(&line.position().to_text().as_str(), &text)
        }
        "armour" => armour(&position, case),
        "frozen" => {
            let frozen = |at: &Square| position.status(*at).frozen.is_some();
            let mut found: Vec<_> =
                game.squares().filter(frozen).map(|at| at.to_string()).collect();
            found.sort_unstable();
            same(&found, &words(&case["frozen"]))
        }
        other => Err(format!("no kind is called {other:?}")),
    }
}

/// What is left of every man's armour, and whom towers protect.
fn armour(position: &AnyPosition, case: &Value) -> Result<(), String> {
    let men = position.game().squares().map(|at| (at.to_string(), position.status(at)));
    let (mut left, mut protected) = (serde_json::Map::new(), Vec::new());
    for (at, status) in men {
        if let Some(armour) = status.armour {
            left.insert(at.clone(), armour.left.into());
        }
        if status.protected {
            protected.push(at);
        }
    }
    protected.sort_unstable();
    same(&Value::from(left), &case["armour"])?;
    same(&protected, &words(&case["protected"]))
}

fn read(mv: &str) -> Result<Move, String> {
    mv.parse().map_err(|error: rules::ParseMoveError| error.to_string())
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, known: &T) -> Result<(), String> {
    if found == known { Ok(()) } else { Err(format!("found {found:?}, known {known:?}")) }
}

fn word(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|value| word(value).to_owned()).collect()
}
