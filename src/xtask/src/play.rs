//! `cargo xtask play`: installs, builds and starts the game; without a display it renders a
//! scene of each game to pictures.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::display;
use crate::need::Purpose;
use crate::setup;
use crate::step::{Failure, cargo, cargo_path, root, step};

/// The screen that pictures are taken of.
const SCREEN: &str = "-screen 0 1280x720x24";

/// File times may be this much coarser than the clock.
const CLOCK_GRAIN: Duration = Duration::from_secs(2);

/// Starts the game with `args`.
pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let has_display = display::is_usable();
    let purposes: &[Purpose] =
        if has_display { &[Purpose::Play] } else { &[Purpose::Play, Purpose::Screen] };
    setup::provide(purposes)?;
    step(
        "Building the game (the first time this takes a quarter of an hour or more).",
        &mut cargo(["build", "--locked", "--package", "pancharanga"]),
    )?;
    if has_display {
        return step("Starting the game.", cargo(RUN).args(args));
    }
    let (folder, rest) = render_folder(args)?;
    // The game runs in the workspace's root, so a relative folder means one there.
    let folder = folder.map_or_else(|| PathBuf::from("target/showcase"), PathBuf::from);
    let pictures = root().join(&folder);
    std::fs::create_dir_all(&pictures).map_err(|why| Failure::Folder(pictures.clone(), why))?;
    let start = SystemTime::now() - CLOCK_GRAIN;
    step(
        "There is no display: rendering a scene of each game instead.",
        Command::new("xvfb-run")
            .args(["-a", "-s", SCREEN])
            .arg(cargo_path())
            .args(RUN)
            .arg("--render-to")
            .arg(&folder)
            .args(rest)
            .env_remove("WAYLAND_DISPLAY"),
    )?;
    let count = count_pictures(&pictures, start)?;
    if count == 0 {
        return Err(Failure::NoPicture(pictures));
    }
    println!("› {count} pictures are in {}", pictures.display());
    Ok(())
}

const RUN: [&str; 6] = ["run", "--quiet", "--locked", "--package", "pancharanga", "--"];

/// Takes the folder of `--render-to` out of `args`, if it is there.
fn render_folder(args: &[String]) -> Result<(Option<String>, Vec<String>), Failure> {
    let mut folder = None;
    let mut rest = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--render-to" {
            folder = Some(args.next().ok_or(Failure::NoFolder)?.clone());
        } else if let Some(named) = arg.strip_prefix("--render-to=") {
            folder = Some(named.to_owned());
        } else {
            rest.push(arg.clone());
        }
    }
    Ok((folder, rest))
}

/// The pictures in `folder` written since `start`.
fn count_pictures(folder: &Path, start: SystemTime) -> Result<usize, Failure> {
    let entries =
        std::fs::read_dir(folder).map_err(|why| Failure::Folder(folder.to_owned(), why))?;
    Ok(entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "png"))
        .filter(|entry| {
            entry.metadata().and_then(|data| data.modified()).is_ok_and(|written| written >= start)
        })
        .count())
}

#[cfg(test)]
mod tests {
    use super::render_folder;
    use crate::step::Failure;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_folder_is_taken_and_the_rest_passed_on() {
        for text in ["a --render-to out b", "a --render-to=out b"] {
            let (folder, rest) = render_folder(&words(text)).expect("a folder is named");
            assert_eq!(folder.as_deref(), Some("out"));
            assert_eq!(rest, words("a b"));
        }
        assert_eq!(render_folder(&[]).expect("nothing is asked").0, None);
    }

    #[test]
    fn a_folder_that_is_not_named_is_refused() {
        assert!(matches!(render_folder(&words("--render-to")), Err(Failure::NoFolder)));
    }
}
