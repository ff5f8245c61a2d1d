//! Calls and answers as data: `$ call`, what it prints, `! ` before standard error, `= ` before
//! an exit status other than 0.
//!
//! With `UPDATE_TRANSCRIPTS` set the files are written anew.

use std::path::PathBuf;
use std::process::Command;

#[test]
fn calls_are_answered_as_written_down() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        files += 1;
        let written = std::fs::read_to_string(&path).expect("a text file");
        let now: String = written.split_inclusive('\n').filter_map(answered).collect();
        if std::env::var_os("UPDATE_TRANSCRIPTS").is_some() {
            std::fs::write(&path, now).expect("the file can be written");
        } else {
            assert_eq!(now, written, "{}", path.display());
        }
    }
    assert!(files > 0, "no transcripts");
}

/// A comment as it is, and a call with its answer; old answers are dropped.
fn answered(line: &str) -> Option<String> {
    if line.starts_with('#') {
        return Some(format!("\n{line}"));
    }
    let call = line.strip_prefix("$ ")?;
    let output = Command::new(env!("CARGO_BIN_EXE_pancharanga-cli"))
        .args(words(call.trim_end()))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts"))
        .output()
        .expect("the program starts");
    let mut answer = line.to_owned();
    answer.push_str(&String::from_utf8_lossy(&output.stdout));
    for told in String::from_utf8_lossy(&output.stderr).lines() {
        answer.push_str(&format!("! {told}\n"));
    }
    match output.status.code() {
        Some(0) => {}
        Some(status) => {
            assert!(output.stdout.is_empty(), "{line} prints although it fails");
            assert_eq!(answer.lines().count(), 2, "{line} fails in other than one line");
            answer.push_str(&format!("= {status}\n"));
        }
        None => answer.push_str("= killed\n"),
    }
    Some(answer)
}

/// Words of a call; quotes hold one together.
fn words(call: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in call.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
