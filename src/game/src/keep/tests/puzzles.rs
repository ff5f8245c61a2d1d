//! What was solved outlives the program, and a broken file costs only what it held.

use super::*;
use crate::puzzles::{Book, Day, Record, Solver};

#[test]
fn what_was_solved_comes_back() {
    let (_home, folders) = home();
    let entry = Book::of(Game::Keres).entries[0].clone();
    let mut first = app(&folders);
    assert!(!folders.puzzles.exists());
    let mut solver = Solver::new(entry.clone());
    while let Some(mv) = entry.puzzle.line().move_at(solver.line().ply()) {
        solver.try_move(mv);
    }
    first.world_mut().resource_mut::<Record>().note(&solver, Some(Day(20_000)));
    first.update();
    assert!(folders.puzzles.exists(), "written at once");
    let mut second = app(&folders);
    let record = second.world().resource::<Record>().clone();
    assert!(record.has_solved(&entry) && record.has_solved_day(Day(20_000)));
    assert_eq!((record.run(), record.longest()), (1, 1));
    assert_eq!(notices(&mut second), Vec::<String>::new());
}

#[test]
fn a_broken_file_is_named_and_set_aside() {
    let (home, folders) = home();
    let broken: [&[u8]; 3] = [b"(run: ", b"\xff\xfe", b"(solved: {go: {}})"];
    for (nth, bytes) in broken.iter().enumerate() {
        fs::write(&folders.puzzles, bytes).unwrap();
        let mut app = app(&folders);
        assert_eq!(notices(&mut app), ["keep-puzzles-damaged"]);
        let aside = home.path().join(format!("puzzles.ron.damaged-{}", nth + 1));
        assert_eq!(fs::read(aside).unwrap(), *bytes);
        assert_eq!(*app.world().resource::<Record>(), Record::default());
    }
}
