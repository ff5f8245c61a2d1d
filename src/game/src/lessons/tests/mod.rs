//! Every lesson can be learnt, in every language. Lessons and words are read from the project's
//! folder, so that a writer can try them without building anew.

mod content;
mod pupil;
mod read;
mod rulings;
mod verdict;
mod words;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use rules::Game;

use super::*;

/// The project's folder, asked at run time so that a shared build folder cannot mislead.
fn root() -> PathBuf {
    let here = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the package's folder");
    PathBuf::from(here).ancestors().nth(2).expect("the package lies two folders deep").to_owned()
}

/// Names and texts of the files of a course, in order.
fn on_disk(game: Game) -> Vec<(String, String)> {
    let folder = root().join("levels/lessons").join(game.id());
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// The course as it is on disk.
fn course(game: Game) -> Arc<Course> {
    let files = on_disk(game);
    let texts = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Arc::new(Course::read(game, texts))
}

/// Every course; for a writer only those that the variable `LESSONS` names.
fn courses() -> Vec<Arc<Course>> {
    let named = std::env::var("LESSONS").ok();
    let wanted = |game: &Game| named.as_ref().is_none_or(|names| names.contains(game.id()));
    Game::ALL.into_iter().filter(wanted).map(course).collect()
}
