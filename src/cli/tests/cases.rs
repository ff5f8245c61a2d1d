//! The positions with known answers, asked through the program.

use std::process::{Command, Output};

use serde_json::Value;

#[test]
fn chess() {
    run(include_str!("../../rules/tests/cases/chess.jsonl"));
}

#[test]
fn keres() {
    run(include_str!("../../rules/tests/cases/keres.jsonl"));
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
        "bad-position" => refused(&ask("moves", &[])),
        "bad-move" => refused(&ask("play", &[word(&case["move"])])),
        _ => false,
    }
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
