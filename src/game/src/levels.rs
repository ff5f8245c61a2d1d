//! The levels that come with the game, from `levels/`.

use std::sync::LazyLock;

use serde::Deserialize;

/// A start position with an id that its name is translated by.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Level {
    /// Names it: `level-<id>` in the words.
    pub id: String,
    /// The position text it begins with.
    pub position: String,
}

/// The maps of Cyvasse, the standard one first.
pub fn cyvasse() -> &'static [Level] {
    static LEVELS: LazyLock<Vec<Level>> =
        LazyLock::new(|| CYVASSE.iter().filter_map(|text| read(text)).collect());
    &LEVELS
}

const CYVASSE: [&str; 0] = [];

/// The files are part of the program; a test holds that each is whole.
fn read(text: &str) -> Option<Level> {
    ron::from_str(text).inspect_err(|error| bevy::log::error!("a level: {error}")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_whole() {
        assert_eq!(cyvasse().len(), CYVASSE.len());
    }
}
