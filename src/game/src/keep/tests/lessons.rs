//! What was learnt outlives the program, and a broken file costs only what it held.

use super::*;
use crate::lessons::Progress;

#[test]
fn what_was_learnt_comes_back() {
    let (_home, folders) = home();
    let mut first = app(&folders);
    assert!(!folders.lessons.exists());
    first.world_mut().resource_mut::<Progress>().learn(Game::Keres, "stacks", "step_on");
    first.update();
    assert!(folders.lessons.exists(), "written at once");
    let mut second = app(&folders);
    assert!(second.world().resource::<Progress>().knows(Game::Keres, "stacks", "step_on"));
    assert!(!second.world().resource::<Progress>().knows(Game::Chess, "stacks", "step_on"));
    assert_eq!(notices(&mut second), Vec::<String>::new());
}

#[test]
fn a_broken_file_is_named_and_set_aside() {
    let (home, folders) = home();
    let broken: [&[u8]; 3] = [b"{chess: {", b"\xff\xfe", b"{go: {}}"];
    for (nth, bytes) in broken.iter().enumerate() {
        fs::write(&folders.lessons, bytes).unwrap();
        let mut app = app(&folders);
        assert_eq!(notices(&mut app), ["keep-lessons-damaged"]);
        let aside = home.path().join(format!("lessons.ron.damaged-{}", nth + 1));
        assert_eq!(fs::read(aside).unwrap(), *bytes);
        assert_eq!(*app.world().resource::<Progress>(), Progress::default());
    }
}
