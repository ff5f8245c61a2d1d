//! What lies on the shelf.

use super::*;
use crate::board::saved::SavedError;

#[test]
fn a_shelf_lists_games_and_names_what_is_damaged() {
    let (_home, folders) = home();
    assert_eq!(shelf(&folders), Shelf::default());
    let one = shelved(&folders, &["e2e4"]);
    let two = shelved(&folders, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    fs::write(path(&folders, "torn"), "(format: 1,").unwrap();
    fs::write(path(&folders, "bytes"), [0xFF, 0xFE, 0x00]).unwrap();
    fs::write(folders.games.join("notes.txt"), "not ours").unwrap();

    let shelf = shelf(&folders);
    let mut entries: Vec<(&str, usize, bool)> = shelf
        .entries
        .iter()
        .map(|entry| (entry.id.as_str(), entry.plies, entry.outcome.is_some()))
        .collect();
    entries.sort_by_key(|entry| entry.1);
    assert_eq!(entries, [(one.id.as_str(), 1, false), (two.id.as_str(), 4, true)]);
    assert_eq!(shelf.damaged.len(), 2);
    assert!(shelf.damaged.iter().all(|damaged| damaged.moved_to.is_some()));
    assert!(folders.games.join("torn.ron.damaged-1").exists());
    assert!(folders.games.join("bytes.ron.damaged-1").exists());
    assert!(folders.games.join("notes.txt").exists());
}

#[test]
fn an_illegal_move_in_a_file_is_found_when_it_is_taken() {
    let (_home, folders) = home();
    let saved = shelved(&folders, &["e2e4", "e7e5"]);
    let file = path(&folders, &saved.id);
    let text = fs::read_to_string(&file).unwrap().replace("e7e5", "e7e4");
    fs::write(&file, &text).unwrap();
    let error = load(&folders, &saved.id).unwrap_err();
    assert!(matches!(error, KeepError::Damaged { why: SavedError::Record(_), .. }), "{error}");
    let aside = folders.games.join(format!("{}.ron.damaged-1", saved.id));
    assert_eq!(fs::read_to_string(aside).unwrap(), text);
}

#[test]
fn a_game_of_a_newer_version_is_left_alone() {
    let (_home, folders) = home();
    let saved = shelved(&folders, &["e2e4"]);
    let file = path(&folders, &saved.id);
    let text = fs::read_to_string(&file).unwrap().replace("format: 1", "format: 9");
    fs::write(&file, &text).unwrap();
    let shelf = shelf(&folders);
    assert_eq!(shelf.damaged.len(), 1);
    assert_eq!(shelf.damaged[0].moved_to, None);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_game_is_thrown_away_once() {
    let (_home, folders) = home();
    let saved = shelved(&folders, &["e2e4"]);
    delete(&folders, &saved.id).unwrap();
    assert!(shelf(&folders).entries.is_empty());
    let error = delete(&folders, &saved.id).unwrap_err();
    assert!(matches!(error, KeepError::File { doing: Doing::Delete, .. }), "{error}");
}
