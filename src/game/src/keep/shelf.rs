//! The shelf of saved games: what lies on it, taking one, throwing one away.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rules::{Game, Outcome};

use super::file::{read_text, set_aside};
use super::{Doing, Folders, KeepError};
use crate::board::saved::SavedError;
use crate::board::{Saved, Seat};
use crate::text::{Saying, damage};

/// Every saved game, the one changed last first, and every file that is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The games.
    pub entries: Vec<Entry>,
    /// Files that could not be read.
    pub damaged: Vec<Damaged>,
}

/// One saved game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Stem of its file; `load` and `delete` take it.
    pub id: String,
    /// Who played, White first; empty where nobody gave a name.
    pub names: [String; 2],
    /// Who decided the moves, White's first.
    pub seats: [Seat; 2],
    /// Which game.
    pub game: Game,
    /// How many plies were played.
    pub plies: usize,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// When its file was written last.
    pub modified: SystemTime,
}

/// A file that should be a game and is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Where it was found.
    pub path: PathBuf,
    /// Its new name; `None` when it was left where it is.
    pub moved_to: Option<PathBuf>,
    /// What is wrong with it.
    pub why: Saying,
}

impl Damaged {
    /// The sentence that tells a person.
    pub fn saying(&self) -> Saying {
        let told = |key: &'static str| {
            Saying::new(key)
                .with("path", self.path.display().to_string())
                .with("why", self.why.clone())
        };
        match &self.moved_to {
            Some(aside) => told("keep-game-set-aside").with("aside", aside.display().to_string()),
            None => told("keep-game-unreadable"),
        }
    }
}

/// Looks through the folder of games. Damaged files are given another name and reported.
pub fn shelf(folders: &Folders) -> Shelf {
    let mut shelf = Shelf::default();
    for (path, modified) in files(folders) {
        let seated = open(&path).and_then(|saved| match saved.seats() {
            Ok(seats) => Ok((saved, seats)),
            Err(why) => Err(KeepError::Damaged { path: path.clone(), why: why.into() }),
        });
        match seated {
            Ok((saved, seats)) => shelf.entries.push(Entry {
                names: saved.names(),
                seats,
                game: saved.game(),
                plies: saved.plies(),
                outcome: saved.outcome(),
                id: id_of(&path),
                modified,
            }),
            Err(error) => shelf.damaged.push(put_aside(&path, &error)),
        }
    }
    shelf.entries.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.id.cmp(&a.id)));
    shelf
}

/// Takes a saved game from the shelf, played through and found legal.
///
/// # Errors
/// There is no such game, the system refuses, or the file is damaged; it is then set aside.
pub fn load(folders: &Folders, id: &str) -> Result<Saved, KeepError> {
    let path = path_of(folders, id);
    let whole = open(&path).and_then(|saved| match saved.check() {
        Ok(()) => Ok(saved),
        Err(why) => Err(KeepError::Damaged { path: path.clone(), why }),
    });
    if let Err(error) = &whole {
        put_aside(&path, error);
    }
    whole
}

/// Throws a saved game away.
///
/// # Errors
/// There is no such game, or the system refuses.
pub fn delete(folders: &Folders, id: &str) -> Result<(), KeepError> {
    let path = path_of(folders, id);
    fs::remove_file(&path).map_err(Doing::Delete.failed(&path))
}

/// The file of the game `id`.
pub(super) fn path_of(folders: &Folders, id: &str) -> PathBuf {
    folders.games.join(format!("{id}.ron"))
}

/// Gives a file another name if it is damaged itself, rather than unreadable for now or
/// written by a newer version of the game.
pub(super) fn put_aside(path: &Path, error: &KeepError) -> Damaged {
    let (broken, why) = match error {
        KeepError::Damaged { why, .. } => (!matches!(why, SavedError::Newer { .. }), damage(why)),
        KeepError::NotText { .. } => (true, Saying::new("keep-why-no-text")),
        other => (false, other.saying()),
    };
    let moved_to = if broken { set_aside(path).ok() } else { None };
    Damaged { path: path.to_owned(), moved_to, why }
}

/// The files of games with the time of their last change, in no order.
pub(super) fn files(folders: &Folders) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = fs::read_dir(&folders.games) else { return Vec::new() };
    entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "ron") && path.is_file())
        .map(|path| {
            let modified = fs::metadata(&path).and_then(|data| data.modified());
            (path, modified.unwrap_or(SystemTime::UNIX_EPOCH))
        })
        .collect()
}

/// The game in a file, not yet played through; it bears the name of its file.
pub(super) fn open(path: &Path) -> Result<Saved, KeepError> {
    let text = read_text(path)?;
    match Saved::read(&text) {
        Ok(saved) => Ok(Saved { id: id_of(path), ..saved }),
        Err(why) => Err(KeepError::Damaged { path: path.to_owned(), why }),
    }
}

fn id_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
