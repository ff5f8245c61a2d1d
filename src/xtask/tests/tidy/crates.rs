//! Which crate may use which: the arrows of the workspace point one way.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::tree::{Violation, root};

/// Each crate of ours with those of ours it may use. Nothing may use the game.
const ARROWS: [(&str, &[&str]); 7] = [
    ("pancharanga-rules", &[]),
    ("pancharanga-engine", &["pancharanga-rules"]),
    ("pancharanga-protocol", &["pancharanga-rules"]),
    ("pancharanga-server", &["pancharanga-rules", "pancharanga-protocol"]),
    ("pancharanga-cli", &["pancharanga-rules", "pancharanga-engine"]),
    ("pancharanga", &["pancharanga-rules", "pancharanga-engine", "pancharanga-protocol"]),
    ("pancharanga-xtask", &[]),
];
/// What the rules may be built on: small crates of data types.
const DATA: [&str; 3] = ["arrayvec", "serde", "thiserror"];

/// A dependency as a manifest declares it.
#[derive(Debug)]
pub(crate) struct Dependency {
    manifest: String,
    line: usize,
    package: String,
    on: String,
    for_tests: bool,
}

/// Every dependency the workspace's manifests declare, as cargo reads them.
pub(crate) fn load() -> Vec<Dependency> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let answer = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo can be started");
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    let metadata: Value = serde_json::from_slice(&answer.stdout).expect("cargo writes JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut all = Vec::new();
    for package in list(&metadata["packages"]) {
        let path = text(&package["manifest_path"]);
        let manifest = std::fs::read_to_string(&path).expect("a manifest can be read");
        for dependency in list(&package["dependencies"]) {
            let on = text(&dependency["name"]);
            let key = dependency["rename"].as_str().unwrap_or(&on);
            all.push(Dependency {
                manifest: inside_root(&path),
                line: line_of(&manifest, key),
                package: text(&package["name"]),
                for_tests: dependency["kind"] == "dev",
                on,
            });
        }
    }
    assert!(all.iter().any(|one| one.package == "pancharanga-rules"), "the rules were not found");
    all
}

/// What points the wrong way.
pub(crate) fn check(dependencies: &[Dependency]) -> Vec<Violation> {
    dependencies
        .iter()
        .filter_map(|one| {
            let what = objection(one)?;
            Some(Violation { path: one.manifest.clone(), line: one.line, what })
        })
        .collect()
}

fn objection(one: &Dependency) -> Option<String> {
    let Dependency { package, on, .. } = one;
    let Some((_, may)) = ARROWS.iter().find(|(name, _)| name == package) else {
        return Some(format!("no rule says what the crate {package} may use"));
    };
    let is_ours = on == "pancharanga" || on.starts_with("pancharanga-");
    if is_ours {
        return (!may.contains(&on.as_str())).then(|| format!("{package} may not use {on}"));
    }
    let is_rules = package == "pancharanga-rules" && !one.for_tests;
    (is_rules && !DATA.contains(&on.as_str()))
        .then(|| format!("the rules may use only {}, not {on}", DATA.join(", ")))
}

fn inside_root(path: &str) -> String {
    let inside = Path::new(path).strip_prefix(root()).map(|path| path.display().to_string());
    inside.unwrap_or_else(|_| path.to_owned())
}

fn line_of(manifest: &str, key: &str) -> usize {
    let is_key = |line: &str| {
        let line = line.trim().trim_start_matches('"');
        line.strip_prefix(key).is_some_and(|rest| rest.starts_with(['.', ' ', '=', '"']))
    };
    manifest.lines().position(is_key).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::{Dependency, check, line_of};
    use crate::tree::assert_found;

    fn dependency(package: &str, on: &str, for_tests: bool) -> Dependency {
        Dependency {
            manifest: package.to_owned(),
            line: 3,
            package: package.to_owned(),
            on: on.to_owned(),
            for_tests,
        }
    }

    #[test]
    fn arrows_that_point_the_wrong_way_are_found() {
        let found = check(&[
            dependency("pancharanga-rules", "bevy", false),
            dependency("pancharanga-cli", "pancharanga", true),
            dependency("pancharanga-rules", "pancharanga-cli", true),
            dependency("pancharanga-utils", "serde", false),
        ]);
        assert_found(
            &found,
            &[
                ("pancharanga-rules", 3),
                ("pancharanga-cli", 3),
                ("pancharanga-rules", 3),
                ("pancharanga-utils", 3),
            ],
        );
    }

    #[test]
    fn the_arrows_of_the_design_are_not() {
        let found = check(&[
            dependency("pancharanga-rules", "serde", false),
            dependency("pancharanga-rules", "proptest", true),
            dependency("pancharanga", "pancharanga-rules", false),
            dependency("pancharanga", "bevy", false),
        ]);
        assert_found(&found, &[]);
    }

    #[test]
    fn a_dependency_is_found_in_its_manifest() {
        let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nserde_json.workspace = true\n\
                        serde = \"1\"\n";
        assert_eq!(line_of(manifest, "serde"), 6);
        assert_eq!(line_of(manifest, "absent"), 1);
    }
}
