//! Lessons: a course for each game, the pupil who goes through it, and the table where that is
//! seen. No window is needed.

mod classroom;
mod course;
mod desk;
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

pub use classroom::{Classroom, Courses, Help, Reply, Tone, Wish};
pub use course::Course;
pub use fault::{LessonError, LessonFault};
pub use goal::{Goal, Must};
pub use judge::Verdict;
pub use lesson::{Lesson, Step, Task, Wrong};
pub use progress::{Progress, Waypoint};
pub use pupil::Pupil;

/// Lets lessons be taken at the table.
pub fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(classroom::plugin);
}
