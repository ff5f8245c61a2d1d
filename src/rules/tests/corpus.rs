//! The fuzzer's corpus, replayed: what it once found stays found.

#[path = "../fuzz/checks.rs"]
#[expect(unreachable_pub, reason = "the fuzzer's targets share it")]
mod checks;

use std::path::PathBuf;

#[test]
fn position_text() {
    replay("position_text", checks::position_text);
}

#[test]
fn san() {
    replay("san", checks::san);
}

#[test]
fn pgn() {
    replay("pgn", checks::pgn);
}

fn replay(name: &str, check: fn(&str)) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("a file");
        // As the fuzzer does: what is no text is no input.
        if let Ok(text) = std::str::from_utf8(&bytes) {
            check(text);
            files += 1;
        }
    }
    assert!(files > 0, "nothing was replayed");
}
