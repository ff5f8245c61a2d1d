//! Formations are kept by their names, and a broken file costs nobody a game.

use super::*;
use crate::board::muster::{Formation, Template};

fn names(folders: &Folders) -> Vec<String> {
    layouts(folders).unwrap().into_iter().map(|kept| kept.name).collect()
}

#[test]
fn formations_come_back_as_they_were_kept() {
    let (_home, folders) = home();
    assert_eq!(layouts(&folders), Ok(Vec::new()));
    assert!(!folders.layouts.exists());
    for template in Template::ALL {
        keep_layout(&folders, template.id(), template.formation()).unwrap();
    }
    let found = layouts(&folders).unwrap();
    assert_eq!(found.len(), Template::ALL.len());
    for (kept, template) in found.iter().zip(Template::ALL.into_iter().rev()) {
        assert_eq!((kept.name.as_str(), &kept.men), (template.id(), &template.formation()));
    }
    keep_layout(&folders, "line", Formation::default()).unwrap();
    assert_eq!(names(&folders), ["line", "wings", "spearhead", "stronghold"]);
    assert!(layouts(&folders).unwrap()[0].men.is_empty());
    delete_layout(&folders, "spearhead").unwrap();
    delete_layout(&folders, "spearhead").unwrap();
    assert_eq!(names(&folders), ["line", "wings", "stronghold"]);
}

#[test]
fn a_broken_file_is_named_and_set_aside() {
    let (home, folders) = home();
    let broken: [&[u8]; 4] = [
        b"(format: 1, layouts: [(name: ",
        b"(format: 1, layouts: [(name: \"a\", men: {\"z0\": king})])",
        b"\xff\xfe",
        b"",
    ];
    for (nth, bytes) in broken.iter().enumerate() {
        fs::write(&folders.layouts, bytes).unwrap();
        let told = layouts(&folders).unwrap_err();
        assert_eq!(told.key, "muster-layouts-damaged");
        let aside = home.path().join(format!("layouts.ron.damaged-{}", nth + 1));
        assert_eq!(fs::read(aside).unwrap(), *bytes);
        assert_eq!(layouts(&folders), Ok(Vec::new()));
        keep_layout(&folders, "new", Template::Line.formation()).unwrap();
        assert_eq!(names(&folders), ["new"]);
    }
}

#[test]
fn the_file_of_a_newer_version_is_left_alone() {
    let (home, folders) = home();
    let text = "(format: 2, layouts: \"elsewhere\")";
    fs::write(&folders.layouts, text).unwrap();
    assert_eq!(layouts(&folders).unwrap_err().key, "muster-layouts-unreadable");
    assert!(keep_layout(&folders, "new", Template::Line.formation()).is_err());
    assert!(delete_layout(&folders, "new").is_err());
    assert_eq!(fs::read_to_string(&folders.layouts).unwrap(), text);
    assert_eq!(names_in(home.path()), ["layouts.ron"]);
}

#[test]
fn names_are_one_formation_each() {
    let (_home, folders) = home();
    let text = r#"(format: 1, layouts: [(name: "a", men: {"h1": king}), (name: " ", men: {}), (name: "a", men: {}), (name: "b", men: {"e1": queen})], glitter: 3)"#;
    fs::write(&folders.layouts, text).unwrap();
    assert_eq!(names(&folders), ["a", "b"]);
    assert_eq!(layouts(&folders).unwrap()[0].men.len(), 1);
}
