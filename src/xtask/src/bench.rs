//! `cargo xtask bench`: lists the workspace's benchmarks, or runs those named.

use std::path::{Path, PathBuf};

use crate::step::{Failure, cargo, root, step};

struct Bench {
    package: String,
    name: String,
    about: String,
    profile: &'static str,
}

/// Runs the benchmarks called `names`, in that order; without names, lists all.
pub(crate) fn run(names: &[String]) -> Result<(), Failure> {
    let benches = find(&root().join("src"))?;
    if names.is_empty() {
        println!("Benchmarks, each run by `cargo xtask bench <name>`:");
        for bench in &benches {
            println!("  {:<12} {}", bench.name, bench.about);
        }
    }
    for name in names {
        let bench = benches.iter().find(|bench| bench.name == *name).ok_or_else(|| {
            let known = benches.iter().map(|bench| bench.name.clone()).collect();
            Failure::UnknownBench(name.clone(), known)
        })?;
        step(
            &format!("{name}: {}", bench.about),
            cargo(["bench", "--locked", "--package", &bench.package, "--bench", &bench.name])
                .args(["--profile", bench.profile]),
        )?;
    }
    Ok(())
}

/// The files `<crate>/benches/<name>.rs`, each told by its first line.
fn find(source: &Path) -> Result<Vec<Bench>, Failure> {
    let mut benches = Vec::new();
    for folder in entries(source)? {
        let inside = folder.join("benches");
        if !inside.is_dir() {
            continue;
        }
        let krate = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for path in entries(&inside)? {
            if path.extension().is_none_or(|end| end != "rs") {
                continue;
            }
            let text =
                std::fs::read_to_string(&path).map_err(|why| Failure::Folder(path.clone(), why))?;
            let (package, profile) = match krate.as_str() {
                // The engine is built in one profile only.
                "game" => ("pancharanga".to_owned(), "dev"),
                other => (format!("pancharanga-{other}"), "bench"),
            };
            benches.push(Bench {
                package,
                profile,
                name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                about: text
                    .lines()
                    .next()
                    .unwrap_or_default()
                    .trim_start_matches("//! ")
                    .to_owned(),
            });
        }
    }
    Ok(benches)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut paths = std::fs::read_dir(folder)
        .and_then(|entries| {
            entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
        })
        .map_err(|why| Failure::Folder(folder.to_owned(), why))?;
    paths.sort();
    Ok(paths)
}
