//! `cargo xtask assets`: makes models, textures and sounds anew by their scripts, and tells what
//! came out different.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::need::Purpose;
use crate::setup;
use crate::step::{Failure, root, step};

/// The scripts in `assets/source/` that make files, and whether Blender runs them.
const MAKERS: [(&str, bool); 9] = [
    ("chess_set", true),
    ("joker_set", true),
    ("keres_set", true),
    ("cyvasse_set", true),
    ("terrain", true),
    ("board", true),
    ("glyphs", true),
    ("textures", false),
    ("sounds", false),
];
/// What they make lies here.
const FOLDERS: [&str; 3] = ["models", "textures", "sounds"];

/// Runs all makers, or those named by `names`.
pub(crate) fn run(names: &[String]) -> Result<(), Failure> {
    let known = || MAKERS.iter().map(|(name, _)| (*name).to_owned()).collect();
    for name in names {
        if !MAKERS.iter().any(|(maker, _)| maker == name) {
            return Err(Failure::UnknownMaker(name.clone(), known()));
        }
    }
    setup::provide(&[Purpose::Assets])?;
    let before = made()?;
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    for (name, blender) in MAKERS.into_iter().filter(|(name, _)| wanted(name)) {
        let script = format!("assets/source/{name}.py");
        let mut command = if blender {
            let mut command = Command::new("blender");
            // A script that fails must fail the command.
            command.args(["--background", "--python-exit-code", "1", "--python", &script]);
            command
        } else {
            let mut command = Command::new("python3");
            command.arg(&script);
            command
        };
        step(&format!("Making what {script} makes."), &mut command)?;
    }
    let now = made()?;
    let mut changed: Vec<&PathBuf> = now
        .iter()
        .filter(|(path, bytes)| before.get(*path) != Some(*bytes))
        .map(|it| it.0)
        .collect();
    changed.extend(before.keys().filter(|path| !now.contains_key(*path)));
    if changed.is_empty() {
        println!("› Everything came out as it was.");
    }
    for path in changed {
        println!("› Different: {}", path.display());
    }
    Ok(())
}

/// Every made file with what is in it.
fn made() -> Result<BTreeMap<PathBuf, Vec<u8>>, Failure> {
    let mut files = BTreeMap::new();
    for folder in FOLDERS {
        let folder = root().join("assets").join(folder);
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |why| Failure::Folder(path, why)
        };
        for entry in std::fs::read_dir(&folder).map_err(failed(&folder))? {
            let path = entry.map_err(failed(&folder))?.path();
            if path.is_file() {
                let bytes = std::fs::read(&path).map_err(failed(&path))?;
                files.insert(path, bytes);
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_maker_has_its_script_and_the_assets_are_small() {
        for (name, _) in MAKERS {
            let script = root().join(format!("assets/source/{name}.py"));
            assert!(script.is_file(), "{}", script.display());
        }
        let size: usize = made().expect("the assets").values().map(Vec::len).sum();
        assert!(size < 25_000_000, "{size} bytes");
    }
}
