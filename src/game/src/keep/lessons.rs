//! What was learnt in lessons.

use std::path::Path;

use super::Folders;
use super::achieved::Achieved;
use crate::lessons::Progress;
use crate::text::Saying;

impl Achieved for Progress {
    fn path(folders: &Folders) -> &Path {
        &folders.lessons
    }

    fn damaged() -> Saying {
        Saying::new("keep-lessons-damaged")
    }
}
