//! The levels that come with the game, from `levels/`.

use std::sync::LazyLock;

use rules::{AnyPosition, Game, Level, Position as _};

/// The maps of Cyvasse, the standard one first.
pub fn cyvasse() -> &'static [Level] {
    static LEVELS: LazyLock<Vec<Level>> =
        LazyLock::new(|| CYVASSE.iter().filter_map(|text| read(text)).collect());
    &LEVELS
}

/// Whether the men of `start` stand as a new game can put them up at any time: the usual way, or
/// as in a level.
pub fn is_among(start: &AnyPosition) -> bool {
    let board = start.to_setup().board;
    let is_same = |level: &Level| level.start().is_ok_and(|other| other.to_setup().board == board);
    AnyPosition::start(start.game()).to_setup().board == board
        || start.game() == Game::Cyvasse && cyvasse().iter().any(is_same)
}

const CYVASSE: [&str; 6] = [
    include_str!("../../../levels/cyvasse/standard.ron"),
    include_str!("../../../levels/cyvasse/field.ron"),
    include_str!("../../../levels/cyvasse/lake.ron"),
    include_str!("../../../levels/cyvasse/river.ron"),
    include_str!("../../../levels/cyvasse/pass.ron"),
    include_str!("../../../levels/cyvasse/crags.ron"),
];

/// The files are part of the program; a test holds that each is whole.
fn read(text: &str) -> Option<Level> {
    ron::from_str(text).inspect_err(|error| bevy::log::error!("a level: {error}")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Words};

    #[test]
    fn every_level_is_whole_and_has_a_name() {
        assert_eq!(cyvasse().len(), CYVASSE.len());
        for level in cyvasse() {
            let start = AnyPosition::from_text(Game::Cyvasse, &level.position);
            assert!(start.is_ok_and(|start| is_among(&start)), "{}: {:?}", level.id, level.start());
            for language in Language::ALL {
                let key = format!("level-{}", level.id);
                assert_ne!(Words::new(language).get(&key), key, "{language}");
            }
        }
    }
}
