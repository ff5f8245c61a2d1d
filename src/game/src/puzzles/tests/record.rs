//! What was solved is remembered, and rows are counted.

use super::*;

fn solved(entry: &Arc<Entry>) -> Solver {
    let mut solver = Solver::new(entry.clone());
    while let Some(mv) = entry.puzzle.line().move_at(solver.line().ply()) {
        solver.try_move(mv);
    }
    solver
}

#[test]
fn a_run_grows_with_each_new_puzzle_and_ends_with_a_slip() {
    let entries = &Book::of(Game::Chess).entries;
    let mut record = Record::default();
    for (nth, entry) in entries[..3].iter().enumerate() {
        record.note(&solved(entry), None);
        assert_eq!((record.run(), record.longest()), (nth + 1, nth + 1));
    }
    record.note(&solved(&entries[0]), None);
    assert_eq!(record.run(), 3, "a puzzle that is known adds nothing");
    let mut helped = Solver::new(entries[4].clone());
    helped.hint();
    record.note(&helped, None);
    assert_eq!((record.run(), record.longest()), (0, 3));
    assert!(!record.has_solved(&entries[4]));
    while !helped.is_solved() {
        helped.help();
    }
    record.note(&helped, None);
    assert!(record.has_solved(&entries[4]));
    assert_eq!(record.run(), 0);
}

#[test]
fn days_in_a_row_may_wait_for_today() {
    let today = Day(20_500);
    let mut record = Record::default();
    let daily = solved(&today.puzzle().unwrap());
    for back in [1, 2, 4] {
        record.note(&daily, Some(Day(today.0 - back)));
    }
    assert_eq!(record.days_in_row(today), 2);
    record.note(&daily, Some(today));
    assert_eq!(record.days_in_row(today), 3);
    assert_eq!(record.days_in_row(Day(today.0 + 2)), 0);
}

#[test]
fn unsolved_ones_come_first_and_none_is_missed() {
    for game in Game::ALL {
        let choice = Choice { game, band: None };
        let mut record = Record::default();
        let mut last: Option<Arc<Entry>> = None;
        for nth in 0..choice.fitting().len() {
            assert_eq!(choice.solved(&record).0, nth);
            let next = choice.next(&record, last.as_deref()).unwrap();
            assert!(!record.has_solved(&next));
            record.note(&solved(&next), None);
            last = Some(next);
        }
        let again = choice.next(&record, last.as_deref()).unwrap();
        assert_ne!(Some(&again.id), last.as_ref().map(|last| &last.id));
    }
}

#[test]
fn every_game_has_something_for_everybody() {
    for game in Game::ALL {
        assert!(Book::of(game).entries.len() >= 40, "{game}");
        let count = |band| Choice { game, band: Some(band) }.fitting().len();
        let filled = Band::ALL.into_iter().filter(|band| count(*band) >= 3).count();
        assert!(filled >= 3, "{game}: {:?}", Band::ALL.map(count));
    }
}
