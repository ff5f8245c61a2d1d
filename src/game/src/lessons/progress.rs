//! What has been learnt, course by course.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use rules::Game;
use serde::{Deserialize, Serialize};

use super::Course;

/// The steps that were done, by their ids. Steps that no course has any more do no harm.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeMap<Game, BTreeMap<String, BTreeSet<String>>>);

/// A lesson on the map of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waypoint<'a> {
    /// Its id.
    pub lesson: &'a str,
    /// How many of its steps are done.
    pub done: usize,
    /// How many it has.
    pub steps: usize,
}

impl Progress {
    /// A step is done.
    pub fn learn(&mut self, game: Game, lesson: &str, step: &str) {
        let lessons = self.0.entry(game).or_default();
        lessons.entry(lesson.to_owned()).or_default().insert(step.to_owned());
    }

    /// Whether a step is done.
    pub fn knows(&self, game: Game, lesson: &str, step: &str) -> bool {
        let lessons = self.0.get(&game);
        lessons.and_then(|all| all.get(lesson)).is_some_and(|steps| steps.contains(step))
    }

    /// The map of a course, lesson by lesson.
    pub fn map<'a>(&self, course: &'a Course) -> Vec<Waypoint<'a>> {
        let waypoint = |lesson: &'a super::Lesson| {
            let known = lesson.steps.iter();
            let done = known.filter(|step| self.knows(course.game, &lesson.id, &step.id)).count();
            Waypoint { lesson: &lesson.id, done, steps: lesson.steps.len() }
        };
        course.lessons.iter().map(waypoint).collect()
    }

    /// Lesson and step, counted from 0, that come next: the first that are not done, or the
    /// very first once all are.
    pub fn next(&self, course: &Course) -> (usize, usize) {
        let places = course.lessons.iter().enumerate().flat_map(|(nth, lesson)| {
            lesson.steps.iter().enumerate().map(move |(step, at)| ((nth, step), lesson, at))
        });
        let mut open = places
            .filter(|(_, lesson, step)| !self.knows(course.game, &lesson.id, &step.id))
            .map(|(place, _, _)| place);
        open.next().unwrap_or_default()
    }

    /// Whether every step of `course` is done.
    pub fn is_complete(&self, course: &Course) -> bool {
        self.map(course).iter().all(|waypoint| waypoint.done == waypoint.steps)
    }
}
