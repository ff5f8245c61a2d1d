//! The lessons of a game in their order.

use std::sync::{Arc, LazyLock};

use rules::Game;

use super::files::files;
use super::read::lesson;
use super::{Lesson, LessonError};

/// The lessons of one game, those that could be read.
#[derive(Clone, Debug)]
pub struct Course {
    /// The game it teaches.
    pub game: Game,
    /// In the order in which they are learnt.
    pub lessons: Vec<Lesson>,
    /// What is wrong with the others.
    pub faults: Vec<LessonError>,
}

impl Course {
    /// The course of `game` that comes with the program.
    pub fn of(game: Game) -> Arc<Self> {
        static COURSES: LazyLock<Vec<Arc<Course>>> = LazyLock::new(|| {
            Game::ALL.map(|game| Arc::new(Course::read(game, files(game).iter().copied()))).into()
        });
        match COURSES.iter().find(|course| course.game == game) {
            Some(course) => course.clone(),
            None => Arc::new(Self::read(game, [])),
        }
    }

    /// Reads a course from the names and texts of its files. A file that is bad is left out and
    /// named.
    pub fn read<'a>(game: Game, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut files: Vec<(&str, &str)> = files.into_iter().collect();
        files.sort_unstable();
        let mut course = Self { game, lessons: Vec::new(), faults: Vec::new() };
        for (name, text) in files {
            match lesson(game, name, text, &course.lessons) {
                Ok(lesson) => course.lessons.push(lesson),
                Err(fault) => course.faults.push(fault),
            }
        }
        course
    }

    /// The place of the lesson called `id`.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.lessons.iter().position(|lesson| lesson.id == id)
    }

    /// How many steps all lessons have.
    pub fn len(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.steps.len()).sum()
    }

    /// Whether there is no lesson.
    pub fn is_empty(&self) -> bool {
        self.lessons.is_empty()
    }
}
