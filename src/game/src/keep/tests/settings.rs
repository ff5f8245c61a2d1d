//! What a person likes outlives the program.

use std::time::Duration;

use super::*;
use crate::settings::{Confirm, Settings};

fn change(app: &mut App) {
    app.world_mut().resource_mut::<Settings>().confirm = Confirm::Never;
    // Changes are gathered for a moment; then they are written.
    for _ in 0..2 {
        app.update();
        std::thread::sleep(Duration::from_millis(350));
    }
    app.update();
}

#[test]
fn settings_persist() {
    let (_home, folders) = home();
    let mut before = app(&folders);
    assert!(!folders.settings.exists());
    change(&mut before);
    let after = app(&folders);
    assert_eq!(after.world().resource::<Settings>().confirm, Confirm::Never);
}

#[test]
fn settings_are_written_when_the_window_closes_at_once() {
    let (_home, folders) = home();
    let mut before = app(&folders);
    before.world_mut().resource_mut::<Settings>().muted = true;
    before.world_mut().write_message(AppExit::Success);
    before.update();
    assert!(app(&folders).world().resource::<Settings>().muted);
}

#[test]
fn damaged_settings_are_set_aside_and_told() {
    let (home, folders) = home();
    fs::write(&folders.settings, "(volume: loud)").unwrap();
    let mut app = app(&folders);
    assert_eq!(notices(&mut app), ["keep-settings-damaged"]);
    assert_eq!(*app.world().resource::<Settings>(), Settings::default());
    change(&mut app);
    let aside = home.path().join("settings.ron.damaged-1");
    assert_eq!(fs::read_to_string(aside).unwrap(), "(volume: loud)");
}

#[test]
fn settings_of_another_version_keep_what_is_known() {
    let (_home, folders) = home();
    fs::write(&folders.settings, "(muted: true, scale: 99, glitter: [1, 2, (a: \"b\")])").unwrap();
    let mut app = app(&folders);
    assert!(notices(&mut app).is_empty());
    let settings = app.world().resource::<Settings>();
    assert!(settings.muted);
    assert_eq!(settings.scale, 2.0, "a size that fits the screen");
    assert_eq!(settings.volume, Settings::default().volume);
}
