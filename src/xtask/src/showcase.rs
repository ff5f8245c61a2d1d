//! `cargo xtask showcase`: pictures of all games and a short film, without a display.

use std::path::PathBuf;
use std::process::Command;

use crate::need::Purpose;
use crate::setup;
use crate::step::{Failure, cargo, cargo_path, root, step};

/// What is filmed: its size in logical pixels, the screen, and how much is drawn. A frame of the best
/// quality takes a second where there is no graphics card.
const FILM: [&str; 3] = ["854x480", "-screen 0 854x480x24", "medium"];
/// What pictures are taken of.
const STILLS: [&str; 3] = ["1280x720", "-screen 0 1280x720x24", "best"];
/// Pictures a second, as the game takes them.
const RATE: &str = "20";

/// Leaves pictures and `showcase.mp4` in the folder that `args` name, else in
/// `target/showcase`.
pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    setup::provide(&[Purpose::Play, Purpose::Screen, Purpose::Film])?;
    step(
        "Building the game (the first time this takes a quarter of an hour or more).",
        &mut cargo(["build", "--locked", "--package", "pancharanga"]),
    )?;
    let folder = root().join(args.first().map_or("target/showcase", String::as_str));
    std::fs::create_dir_all(&folder).map_err(|why| Failure::Folder(folder.clone(), why))?;
    // Made anew each time, so that no frame of an older film is left in this one.
    let frames = folder.join("frames");
    if frames.is_dir() {
        std::fs::remove_dir_all(&frames).map_err(|why| Failure::Folder(frames.clone(), why))?;
    }
    game("Rendering a scene of each game.", STILLS, "--render-to", &folder)?;
    game("Rendering the frames of a film; this takes minutes.", FILM, "--film", &frames)?;
    let film = folder.join("showcase.mp4");
    step(
        "Putting the film together.",
        Command::new("ffmpeg")
            .args(["-y", "-loglevel", "error", "-framerate", RATE, "-i"])
            .arg(frames.join("%05d.png"))
            .args(["-c:v", "libx264", "-preset", "slow", "-crf", "24", "-pix_fmt", "yuv420p"])
            .args(["-movflags", "+faststart"])
            .arg(&film),
    )?;
    std::fs::remove_dir_all(&frames).map_err(|why| Failure::Folder(frames, why))?;
    println!("› The pictures are in {}, the film is {}", folder.display(), film.display());
    Ok(())
}

fn game(
    sentence: &str,
    [size, screen, quality]: [&str; 3],
    flag: &str,
    folder: &PathBuf,
) -> Result<(), Failure> {
    step(
        sentence,
        Command::new("xvfb-run")
            .args(["-a", "-s", screen])
            .arg(cargo_path())
            .args(["run", "--quiet", "--locked", "--package", "pancharanga", "--"])
            .args(["--size", size, "--quality", quality, flag])
            .arg(folder)
            .env_remove("WAYLAND_DISPLAY"),
    )
}
