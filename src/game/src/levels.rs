//! The levels that come with the game, from `levels/`.

use std::sync::LazyLock;

use rules::Level;

/// The maps of Cyvasse, the standard one first.
pub fn cyvasse() -> &'static [Level] {
    static LEVELS: LazyLock<Vec<Level>> =
        LazyLock::new(|| CYVASSE.iter().filter_map(|text| read(text)).collect());
    &LEVELS
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
            assert!(level.start().is_ok(), "{}: {:?}", level.id, level.start());
            for language in Language::ALL {
                let key = format!("level-{}", level.id);
                assert_ne!(Words::new(language).get(&key), key, "{language}");
            }
        }
    }
}
