//! What was solved in puzzles.

use std::path::Path;

use super::Folders;
use super::achieved::Achieved;
use crate::puzzles::Record;
use crate::text::Saying;

impl Achieved for Record {
    fn path(folders: &Folders) -> &Path {
        &folders.puzzles
    }

    fn damaged() -> Saying {
        Saying::new("keep-puzzles-damaged")
    }
}
