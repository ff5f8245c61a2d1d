//! A lesson as it is taken at the table: who takes it, what was said last, and what is wanted.

use std::sync::Arc;

use bevy::prelude::*;
use rules::{Game, Role};

use super::desk::Desk;
use super::{Course, Progress, Pupil};
use crate::board::{BoardSystems, Script, Subject, Table, Tried};
use crate::settings::Settings;
use crate::text::Saying;

/// The courses of all games.
#[derive(Resource, Clone, Debug)]
pub struct Courses(Vec<Arc<Course>>);

/// What somebody wants of a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Take this step, lessons and steps counted from 0.
    Begin {
        /// The course.
        game: Game,
        /// Which lesson.
        lesson: usize,
        /// Which step of it.
        step: usize,
    },
    /// Go on, if the step is done.
    Next,
    /// Go back to the step before.
    Back,
    /// Begin the step anew.
    Again,
    /// A hint: first a clue, then the whole move; the next time it is made in the pupil's place.
    Hint,
    /// The layout is done.
    Finish,
    /// Take a man of this role from the reserve, or put the one in hand back there.
    Hold(Role),
    /// Back to the game that was on the table.
    Leave,
}

/// The lesson that is being taken.
#[derive(Resource, Debug, Default)]
pub struct Classroom {
    pub(super) pupil: Option<Pupil>,
    pub(super) reply: Option<Reply>,
    pub(super) help: Help,
    /// Whether the last step of the course lies behind.
    pub(super) finished: bool,
}

/// How far the pupil was helped with what is asked for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Help {
    /// Not at all.
    #[default]
    None,
    /// The step's own hint was given, or the man shown.
    Clue,
    /// The whole move was told.
    Answer,
}

/// What was said to the last thing that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// How it is meant.
    pub tone: Tone,
    /// What.
    pub said: Saying,
}

/// How a reply is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// It helps on.
    Hint,
}

impl Courses {
    /// These courses, at most one a game.
    pub fn new(courses: impl IntoIterator<Item = Arc<Course>>) -> Self {
        Self(courses.into_iter().collect())
    }

    /// The course of `game`.
    pub fn of(&self, game: Game) -> Arc<Course> {
        let found = self.0.iter().find(|course| course.game == game);
        found.cloned().unwrap_or_else(|| Course::of(game))
    }
}

impl Default for Courses {
    /// Those that come with the program.
    fn default() -> Self {
        Self::new(Game::ALL.map(Course::of))
    }
}

impl Classroom {
    /// Whoever takes a lesson.
    pub fn pupil(&self) -> Option<&Pupil> {
        self.pupil.as_ref()
    }

    /// What was said to the last thing that was done.
    pub fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// How far the pupil was helped with what is asked for now.
    pub fn help(&self) -> Help {
        self.help
    }

    /// Whether the last step of the course lies behind.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    pub(super) fn say(&mut self, tone: Tone, said: Saying) {
        if tone == Tone::Right {
            self.help = Help::None;
        }
        self.reply = Some(Reply { tone, said });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Courses>()
        .init_resource::<Classroom>()
        .init_resource::<Progress>()
        .add_message::<Wish>()
        .add_systems(Update, teach.in_set(BoardSystems::Judge));
}

fn teach(
    mut wishes: MessageReader<Wish>,
    mut tries: MessageReader<Tried>,
    settings: Res<Settings>,
    courses: Res<Courses>,
    table: Res<Table>,
    mut room: ResMut<Classroom>,
    mut script: ResMut<Script>,
    mut progress: ResMut<Progress>,
) {
    let room = room.bypass_change_detection();
    if room.pupil.is_some() && !script.is_busy() && !table.studies(Subject::Lesson) {
        // Something else took the table.
        *room = Classroom::default();
    }
    let mut desk = Desk { room, script: &mut script, pause: settings.motion.pause() };
    for wish in wishes.read() {
        desk.grant(*wish, &courses);
        desk.note(&mut progress);
    }
    for tried in tries.read().filter(|_| table.studies(Subject::Lesson)) {
        match *tried {
            Tried::Move(mv) => desk.judge(mv),
            Tried::Square(at) => desk.touch(at),
        }
        desk.note(&mut progress);
    }
}
