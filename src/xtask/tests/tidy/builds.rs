//! Playing and testing build each dependency once: under the same features in both.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::tree::{Violation, root};

/// For each package, the sets of features it is built with.
type Features = BTreeMap<String, BTreeSet<String>>;

/// As `cargo xtask play` builds.
pub(crate) fn of_play() -> Features {
    tree(&["--package", "pancharanga", "--edges", "normal,build"])
}

/// As `cargo xtask test` builds.
pub(crate) fn of_tests() -> Features {
    tree(&["--workspace", "--edges", "normal,build,dev"])
}

/// Dependencies of the game that the tests would build anew, and all that stands on them.
pub(crate) fn check(play: &Features, tests: &Features) -> Vec<Violation> {
    play.iter()
        .filter(|(package, sets)| tests.get(*package).is_none_or(|there| !sets.is_subset(there)))
        .map(|(package, sets)| Violation {
            path: "Cargo.toml".to_owned(),
            line: 1,
            what: format!(
                "{package} is built twice: to play with {sets:?}, to test with {:?}",
                tests.get(package)
            ),
        })
        .collect()
}

fn tree(selection: &[&str]) -> Features {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let answer = Command::new(cargo)
        .args(["tree", "--locked", "--prefix", "none", "--format", "{p}|{f}"])
        .args(selection)
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    read(&String::from_utf8_lossy(&answer.stdout))
}

fn read(text: &str) -> Features {
    let mut features = Features::new();
    for (package, set) in text.lines().filter_map(|line| line.split_once('|')) {
        let set = set.trim_end_matches(" (*)");
        // Our own crates are small, and some features of theirs are for tests.
        if !package.starts_with("pancharanga") {
            features.entry(package.to_owned()).or_default().insert(set.to_owned());
        }
    }
    features
}

#[cfg(test)]
mod tests {
    use super::{check, read};

    #[test]
    fn a_feature_that_only_tests_ask_for_is_found() {
        let play = read("pancharanga v1|\nrand v1|std\nserde v1|derive (*)\n");
        let tests = read("rand v1|std,sys_rng\nserde v1|derive\nserde v1|\n");
        let found = check(&play, &tests);
        assert_eq!(found.len(), 1, "{found:#?}");
        assert!(found[0].what.starts_with("rand v1 is built twice"));
    }
}
