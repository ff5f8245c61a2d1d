//! The formations that somebody gave a name, all in one file.

use serde::{Deserialize, Serialize};

use super::file::{read_text, set_aside, write_text};
use super::{Folders, KeepError};
use crate::board::muster::Formation;
use crate::board::saved::SavedError;
use crate::text::{Saying, damage};

/// A formation with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// As it was given; no two formations have the same.
    pub name: String,
    /// Who stands where.
    pub men: Formation,
}

/// What the file holds.
#[derive(Serialize, Deserialize)]
struct Layouts {
    /// How it is to be understood.
    format: u32,
    layouts: Vec<Named>,
}

/// The format this version writes.
const FORMAT: u32 = 1;

/// Every formation that was kept, the latest first. A damaged file is given another name.
///
/// # Errors
/// What the person is to be told about a file that cannot be read; it is then as good as empty.
pub fn layouts(folders: &Folders) -> Result<Vec<Named>, Saying> {
    let error = match read(folders) {
        Ok(found) => return Ok(found),
        Err(error) => error,
    };
    let (broken, why) = match &error {
        KeepError::Damaged { why, .. } => (!matches!(why, SavedError::Newer { .. }), damage(why)),
        KeepError::NotText { .. } => (true, Saying::new("keep-why-no-text")),
        _ => return Err(error.saying()),
    };
    let told = |key: &'static str| {
        let path = folders.layouts.display().to_string();
        Saying::new(key).with("path", path).with("why", why.clone())
    };
    if !broken {
        return Err(told("muster-layouts-unreadable"));
    }
    Err(match set_aside(&folders.layouts) {
        Ok(aside) => told("muster-layouts-damaged").with("aside", aside.display().to_string()),
        Err(error) => error.saying(),
    })
}

/// Keeps `men` under `name`, in the place of what had this name.
///
/// # Errors
/// The file cannot be read or written; it is then as it was.
pub fn keep_layout(folders: &Folders, name: &str, men: Formation) -> Result<(), KeepError> {
    let mut found = read(folders)?;
    found.retain(|kept| kept.name != name);
    found.insert(0, Named { name: name.to_owned(), men });
    write(folders, found)
}

/// Throws the formation of this name away.
///
/// # Errors
/// The file cannot be read or written; it is then as it was.
pub fn delete_layout(folders: &Folders, name: &str) -> Result<(), KeepError> {
    let mut found = read(folders)?;
    found.retain(|kept| kept.name != name);
    write(folders, found)
}

fn read(folders: &Folders) -> Result<Vec<Named>, KeepError> {
    let path = &folders.layouts;
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = read_text(path)?;
    understand(&text).map_err(|why| KeepError::Damaged { path: path.clone(), why })
}

fn understand(text: &str) -> Result<Vec<Named>, SavedError> {
    // Only as much as every format has, so that a newer one is recognised.
    #[derive(Deserialize)]
    struct Head {
        format: u32,
    }
    let unreadable = |error: ron::error::SpannedError| SavedError::Text {
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
    };
    let Head { format } = ron::from_str(text).map_err(unreadable)?;
    if format > FORMAT {
        return Err(SavedError::Newer { format });
    }
    let Layouts { mut layouts, .. } = ron::from_str(text).map_err(unreadable)?;
    let names: Vec<String> = layouts.iter().map(|kept| kept.name.clone()).collect();
    let mut nth = 0..;
    layouts.retain(|kept| {
        let before = nth.next().unwrap_or(0);
        !kept.name.trim().is_empty() && !names[..before].contains(&kept.name)
    });
    Ok(layouts)
}

fn write(folders: &Folders, layouts: Vec<Named>) -> Result<(), KeepError> {
    // One line a formation.
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor("  ");
    let text = ron::ser::to_string_pretty(&Layouts { format: FORMAT, layouts }, pretty)
        .expect("every part of a formation has a text form");
    write_text(&folders.layouts, &text)
}
