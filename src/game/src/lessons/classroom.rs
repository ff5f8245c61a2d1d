//! A lesson as it is taken at the table: who takes it, what was said last, and what is wanted.

use std::sync::Arc;
use std::time::Duration;

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
    /// A hint; the second time the step's next move is made in the pupil's place.
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
    /// Whether a hint was given since the last try.
    pub(super) hinted: bool,
    /// Whether the last step of the course lies behind.
    pub(super) finished: bool,
    /// When something last happened.
    since: Duration,
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

/// A hint comes by itself after so long…
const PATIENCE: Duration = Duration::from_secs(30);
/// …or after so long once this many tries were wrong.
const PATIENCE_AFTER_SLIPS: Duration = Duration::from_secs(10);
const SLIPS: usize = 2;

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

    /// Whether a hint was given since the last try, so that the next one is the answer.
    pub fn is_hinted(&self) -> bool {
        self.hinted
    }

    /// Whether the last step of the course lies behind.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// How long until a hint comes by itself, if one does.
    pub fn hint_due(&self, now: Duration) -> Option<Duration> {
        let pupil = self.pupil.as_ref().filter(|pupil| !pupil.is_done())?;
        let patience = if pupil.slips() >= SLIPS { PATIENCE_AFTER_SLIPS } else { PATIENCE };
        (!self.hinted).then(|| (self.since + patience).saturating_sub(now))
    }

    pub(super) fn say(&mut self, tone: Tone, said: Saying) {
        self.hinted = tone == Tone::Hint;
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
    time: Res<Time<Real>>,
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
    let mut happened = false;
    for wish in wishes.read() {
        happened = true;
        desk.grant(*wish, &courses);
        desk.note(&mut progress);
    }
    for tried in tries.read().filter(|_| table.studies(Subject::Lesson)) {
        happened = true;
        match *tried {
            Tried::Move(mv) => desk.judge(mv),
            Tried::Square(at) => desk.touch(at),
        }
        desk.note(&mut progress);
    }
    let now = time.elapsed();
    if happened {
        desk.room.since = now;
    } else if desk.room.hint_due(now) == Some(Duration::ZERO) {
        desk.hint();
    }
}
