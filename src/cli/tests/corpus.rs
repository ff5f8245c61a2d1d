//! The fuzzer's corpus, replayed: what it once found stays found.

#[path = "../fuzz/checks.rs"]
#[expect(unreachable_pub, reason = "the fuzzer's target shares it")]
mod checks;

use std::path::PathBuf;

#[test]
fn uci() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/uci");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("a file");
        if let Ok(text) = std::str::from_utf8(&bytes) {
            checks::uci(text);
            files += 1;
        }
    }
    assert!(files > 0, "nothing was replayed");
}
