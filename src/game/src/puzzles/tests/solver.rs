//! An automatic solver goes through every puzzle, by right moves and by wrong ones.

use engine::puzzle::Goal;
use rules::Move;

use super::*;
use crate::text::{Language, Words};

/// Wrong moves that are tried at each turn.
const WRONG: usize = 12;

/// Moves that are legal and neither the line's nor win at once, taken evenly from all.
fn wrong_moves(solver: &Solver) -> Vec<Move> {
    let position = solver.line().position();
    let right = solver.entry().puzzle.line().move_at(solver.line().ply());
    let legal = position.legal_moves();
    let wins = |mv: Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.outcome().is_some_and(|outcome| outcome.winner == Some(position.turn()))
    };
    let wrong: Vec<Move> =
        legal.iter().copied().filter(|mv| Some(*mv) != right && !wins(*mv)).collect();
    wrong.iter().copied().step_by(wrong.len().div_ceil(WRONG).max(1)).collect()
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    for entry in entries() {
        let mut solver = Solver::new(entry.clone());
        let mut turns = 0;
        while let Some(mv) = entry.puzzle.line().move_at(solver.line().ply()) {
            let before = solver.left();
            let Verdict::Right { moves } = solver.try_move(mv) else {
                panic!("{}: {mv} is called wrong", entry.id);
            };
            assert_eq!(moves[0], mv);
            assert_eq!(solver.left() + 1, before);
            turns += 1;
        }
        assert_eq!(turns, entry.puzzle.moves(), "{}", entry.id);
        assert!(solver.is_solved() && solver.is_clean(), "{}", entry.id);
        assert!(matches!(solver.try_move("a1a2".parse().unwrap()), Verdict::Wrong { .. }));
    }
}

#[test]
fn wrong_moves_are_taken_back_with_a_reason_in_every_language() {
    let languages = Language::ALL.map(Words::new);
    for entry in entries() {
        let mut solver = Solver::new(entry.clone());
        let mut tried = 0;
        while !solver.is_solved() {
            for mv in wrong_moves(&solver) {
                let before = solver.line().position().clone();
                let Verdict::Wrong { why } = solver.try_move(mv) else {
                    panic!("{}: {mv} is called right", entry.id);
                };
                tried += 1;
                assert_eq!(solver.line().position(), &before);
                assert_eq!(solver.slips(), tried);
                for words in &languages {
                    let said = words.say(&why);
                    assert!(said.chars().count() > 8 && !said.contains('{'), "{said}");
                }
            }
            solver.help();
        }
        assert!(!solver.is_clean());
    }
}

#[test]
fn what_the_rules_forbid_costs_nothing() {
    for game in Game::ALL {
        let mut solver = Solver::new(Book::of(game).entries[0].clone());
        assert!(matches!(solver.try_move("a1a1".parse().unwrap()), Verdict::Wrong { .. }));
        assert!(solver.is_clean());
    }
}

#[test]
fn another_move_that_wins_at_once_is_as_good() {
    let mut found = 0;
    for entry in entries().filter(|entry| entry.puzzle.goal() == Goal::Win) {
        let mut solver = Solver::new(entry.clone());
        while solver.left() > 1 {
            solver.help();
        }
        let position = solver.line().position().clone();
        let right = entry.puzzle.line().move_at(solver.line().ply());
        for &mv in position.legal_moves().iter().filter(|mv| Some(**mv) != right) {
            let mut next = position.clone();
            next.play_unchecked(mv);
            if next.outcome().is_some_and(|outcome| outcome.winner == Some(position.turn())) {
                let mut own = solver.clone();
                assert_eq!(own.try_move(mv), Verdict::Right { moves: vec![mv] });
                assert!(own.is_solved());
                found += 1;
            }
        }
    }
    assert!(found > 0, "some puzzle ends in several ways");
}

#[test]
fn hints_show_the_man_then_the_move() {
    for entry in entries() {
        let mut solver = Solver::new(entry.clone());
        let mv = entry.puzzle.line().move_at(0).unwrap();
        let first = solver.hint().unwrap();
        assert_eq!((first.man, first.goal), (mv.from, None));
        let second = solver.hint().unwrap();
        assert_eq!((second.man, second.goal), (mv.from, Some(mv.to)));
        assert!(!solver.is_clean());
        solver.reset();
        assert_eq!(solver.line().ply(), 0);
        assert!(!solver.is_clean(), "what was told is known");
    }
}
