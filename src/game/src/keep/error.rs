//! What can go wrong when something is kept or fetched, and how a person is told.

use std::io;
use std::path::{Path, PathBuf};

use crate::board::saved::SavedError;
use crate::text::{Saying, damage, fault};

/// Why something could not be kept or fetched.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The system refused.
    #[error("cannot {doing} {}: {why}", path.display())]
    File {
        /// What was tried.
        doing: Doing,
        /// On which file or folder.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// The file is not what it should be.
    #[error("{} is damaged: {why}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: SavedError,
    },
    /// The file is no text.
    #[error("{} is not a text file", path.display())]
    NotText {
        /// The file.
        path: PathBuf,
    },
    /// There is nothing to read in a text.
    #[error("there is no game and no position in the text")]
    NothingInside,
    /// The text looks like a position, but is none.
    #[error("this is no position: {0}")]
    NoPosition(rules::PositionTextError),
}

/// What was tried with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Reading it.
    Read,
    /// Writing it.
    Write,
    /// Deleting it.
    Delete,
    /// Renaming it.
    Rename,
}

impl Doing {
    /// Its id in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Delete => "delete",
            Self::Rename => "rename",
        }
    }

    /// The error of this attempt at `path`.
    pub(super) fn failed(self, path: &Path) -> impl FnOnce(io::Error) -> KeepError {
        let path = path.to_owned();
        move |why| KeepError::File { doing: self, path, why }
    }
}

impl std::fmt::Display for Doing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl KeepError {
    /// The sentence that tells a person.
    pub fn saying(&self) -> Saying {
        let about =
            |key: String, path: &Path| Saying::new(key).with("path", path.display().to_string());
        match self {
            Self::File { doing, path, why } => {
                about(format!("keep-error-{doing}"), path).with("why", reason(why))
            }
            Self::Damaged { path, why } => {
                about("keep-error-damaged".into(), path).with("why", damage(why))
            }
            Self::NotText { path } => about("keep-error-not-text".into(), path),
            Self::NothingInside => Saying::new("keep-error-nothing-inside"),
            Self::NoPosition(why) => Saying::new("keep-error-no-position").with("why", fault(why)),
        }
    }
}

/// What the system says, in the words of the interface where they are known.
fn reason(why: &io::Error) -> Saying {
    match why.kind() {
        io::ErrorKind::NotFound => Saying::new("keep-why-missing"),
        io::ErrorKind::PermissionDenied => Saying::new("keep-why-denied"),
        io::ErrorKind::ReadOnlyFilesystem => Saying::new("keep-why-read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Saying::new("keep-why-full"),
        _ => Saying::new("keep-why-other").with("detail", why.to_string()),
    }
}
