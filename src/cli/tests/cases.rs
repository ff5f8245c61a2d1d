//! The positions with known answers, asked through the program.

use std::process::{Command, Output};

use serde_json::Value;

#[test]
fn chess() {
    run(include_str!("../../rules/tests/cases/chess.jsonl"));
}

#[test]
fn joker() {
    run(include_str!("../../rules/tests/cases/joker.jsonl"));
}

#[test]
fn keres() {
    run(include_str!("../../rules/tests/cases/keres.jsonl"));
}

#[test]
fn cyvasse() {
    run(include_str!("../../rules/tests/cases/cyvasse.jsonl"));
}

#[test]
fn checkered() {
    run(include_str!("../../rules/tests/cases/checkered.jsonl"));
}

fn run(file: &str) {
    let mut wrong = Vec::new();
    for (number, line) in (1..).zip(file.lines()) {
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        if !holds(&case) {
            wrong.push(format!("line {number}: {line}"));
        }
    }
    assert!(!file.is_empty());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn holds(case: &Value) -> bool {
    let position = word(&case["position"]);
    let ask = |verb: &str, more: &[&str]| {
        cli(&[&[verb, word(&case["game"]), "--position", position], more].concat())
    };
    match word(&case["kind"]) {
        "moves" => printed(&ask("moves", &[])) == words(&case["moves"]),
        "perft" => {
            let counts = case["perft"].as_array().expect("a list");
            (1..).zip(counts).all(|(depth, count): (u32, _)| {
                let output = ask("perft", &[&depth.to_string(), "--threads", "2"]);
                printed(&output) == [count.to_string()]
            })
        }
        "play" => {
            let lines = printed(&ask("play", &words(&case["play"])));
            let known = [("position", &case["after"]), ("result", &case["result"])];
            lines.len() == 3
                && known
                    .iter()
                    .all(|(name, value)| lines.contains(&format!("{name} {}", word(value))))
        }
        "frozen" => frozen(&printed(&ask_status(&case["game"], position)), case),
        "armour" => armour(&printed(&ask_status(&case["game"], position)), case),
        "bad-position" => refused(&ask("moves", &[])),
        "bad-move" => refused(&ask("play", &[word(&case["move"])])),
        _ => false,
    }
}

fn ask_status(game: &Value, position: &str) -> Output {
    cli(&["status", word(game), "--position", position])
}

/// Every frozen man has its line, sorted by square, and says why.
fn frozen(lines: &[String], case: &Value) -> bool {
    let rows: Vec<Vec<&str>> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("frozen "))
        .map(|line| line.split(' ').collect())
        .collect();
    let squares: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    let why = |row: &Vec<&str>| matches!(row[1..], ["held" | "thawing"]);
    squares == words(&case["frozen"]) && rows.iter().all(why)
}

/// Every man has its line, sorted by square, with what is left of its armour.
fn armour(lines: &[String], case: &Value) -> bool {
    let men = case["armour"].as_object().expect("a number by square");
    let protected = words(&case["protected"]);
    let rows: Vec<Vec<&str>> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("armour "))
        .map(|line| line.split(' ').collect())
        .collect();
    let told = |row: &Vec<&str>| {
        let left = men.get(row[0]).map(|left| format!("{left}/"));
        let is_protected = row.get(2) == Some(&"protected");
        left.is_some_and(|left| row[1].starts_with(&left))
            && is_protected == protected.contains(&row[0])
    };
    rows.len() == men.len() && rows.is_sorted() && rows.iter().all(told)
}

fn cli(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pancharanga-cli")).args(args).output().expect("it starts")
}

fn printed(output: &Output) -> Vec<String> {
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn refused(output: &Output) -> bool {
    let one_line = String::from_utf8_lossy(&output.stderr).lines().count() == 1;
    output.status.code() == Some(2) && output.stdout.is_empty() && one_line
}

fn word(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(word).collect()
}
