//! Where things are kept.

use std::path::PathBuf;

use bevy::prelude::*;
use directories::ProjectDirs;

/// The folders of this person. Nothing in them exists before something is kept.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// One file a game.
    pub games: PathBuf,
    /// The file of the settings.
    pub settings: PathBuf,
    /// The file of the formations that armies were laid out in.
    pub layouts: PathBuf,
    /// The file of what was learnt in lessons.
    pub lessons: PathBuf,
    /// The file of what was solved in puzzles.
    pub puzzles: PathBuf,
}

impl Folders {
    /// Everything under one folder, as tests and travellers want it.
    pub fn under(home: impl Into<PathBuf>) -> Self {
        let home = home.into();
        Self {
            games: home.join("games"),
            settings: home.join("settings.ron"),
            layouts: home.join("layouts.ron"),
            lessons: home.join("lessons.ron"),
            puzzles: home.join("puzzles.ron"),
        }
    }

    /// The platform's folders for data and settings; under the current folder where the
    /// platform knows no home.
    pub fn of_platform() -> Self {
        match ProjectDirs::from("", "", "pancharanga") {
            Some(dirs) => Self {
                games: dirs.data_dir().join("games"),
                settings: dirs.config_dir().join("settings.ron"),
                layouts: dirs.data_dir().join("layouts.ron"),
                lessons: dirs.data_dir().join("lessons.ron"),
                puzzles: dirs.data_dir().join("puzzles.ron"),
            },
            None => Self::under("pancharanga"),
        }
    }
}
