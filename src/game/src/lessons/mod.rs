//! Lessons: a course for each game, and the pupil who goes through it. No window is needed.

mod course;
mod fault;
mod files;
mod goal;
mod judge;
mod lesson;
mod progress;
mod pupil;
mod read;

#[cfg(test)]
mod tests;

pub use course::Course;
pub use fault::{LessonError, LessonFault};
pub use goal::{Goal, Must};
pub use judge::Verdict;
pub use lesson::{Lesson, Step, Task, Wrong};
pub use progress::{Progress, Waypoint};
pub use pupil::Pupil;
