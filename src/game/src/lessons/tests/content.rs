//! The courses are whole.

use super::super::files::files;
use super::*;
use crate::board::Feet;

/// How many steps each course has at least.
const LEAST: [(Game, usize); 5] = [
    (Game::Chess, 20),
    (Game::Joker, 16),
    (Game::Keres, 16),
    (Game::Cyvasse, 24),
    (Game::Checkered, 16),
];

#[test]
fn every_file_is_a_lesson() {
    let faults: Vec<String> = Game::ALL
        .into_iter()
        .flat_map(|game| course(game).faults.clone())
        .map(|fault| fault.to_string())
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_program_has_every_file() {
    for game in Game::ALL {
        let built: Vec<(String, String)> = files(game)
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect();
        let names = |files: &[(String, String)]| -> Vec<String> {
            files.iter().map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(names(&built), names(&on_disk(game)), "{game}: see lessons/files.rs");
        assert!(Course::of(game).faults.is_empty());
        assert_eq!(Course::of(game).lessons.len(), built.len());
    }
}

#[test]
fn courses_are_long_enough() {
    for (game, least) in LEAST {
        let steps = course(game).len();
        assert!(steps >= least, "{game} has {steps} steps of {least}");
    }
}

#[test]
fn feet_tell_only_what_was_taught() {
    let of = |id: &str| {
        let course = course(Game::Cyvasse);
        let lesson = course.find(id).expect("a lesson");
        course.lessons[lesson].feet
    };
    assert_eq!(["board", "armour", "tower"].map(of), [Feet::Bare, Feet::Armour, Feet::All]);
    for course in courses() {
        assert!(course.lessons.is_sorted_by_key(|lesson| lesson.feet), "{}", course.game);
    }
}

#[test]
fn most_steps_ask_for_something() {
    for course in courses() {
        let steps = || course.lessons.iter().flat_map(|lesson| &lesson.steps);
        let asking = steps().filter(|step| step.asks()).count();
        assert!(asking * 3 >= course.len() * 2, "{}: {asking} of {}", course.game, course.len());
    }
}
