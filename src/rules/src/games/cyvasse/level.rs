//! Levels: fixed maps with the armies that begin on them.

use super::Cyvasse;
use crate::{Position, PositionTextError};

/// A level as its file tells it: `(id: "lake", position: "…")` in RON. Its name is a matter of
/// translation, by the id.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Level {
    /// What translations and settings call it.
    pub id: String,
    /// Position text of the start.
    pub position: String,
}

impl Level {
    /// The position it begins with.
    ///
    /// # Errors
    /// What is wrong with the position text.
    pub fn start(&self) -> Result<Cyvasse, PositionTextError> {
        Cyvasse::from_text(&self.position)
    }
}
