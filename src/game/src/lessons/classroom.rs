//! A lesson as it is taken at the table: what a hand tries is judged, answered and shown.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use rules::layout::LayoutFault;
use rules::{AnyPosition, Game, Move, Role, Square};

use super::{Course, Progress, Pupil, Task, Verdict};
use crate::board::muster::Held;
use crate::board::{BoardSystems, Hands, Script, Signs, Study, Subject, Table, Tried};
use crate::settings::Settings;
use crate::text::{Saying, by_layout};

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
    pupil: Option<Pupil>,
    reply: Option<Reply>,
    /// Whether a hint was given since the last try.
    hinted: bool,
    /// Whether the last step of the course lies behind.
    finished: bool,
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

    fn say(&mut self, tone: Tone, said: Saying) {
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

/// The lesson and the table it is shown on.
struct Desk<'a> {
    room: &'a mut Classroom,
    script: &'a mut Script,
    /// How long what is shown stands.
    pause: Duration,
}

impl Desk<'_> {
    fn grant(&mut self, wish: Wish, courses: &Courses) {
        if let Wish::Begin { game, lesson, step } = wish {
            if let Some(pupil) = Pupil::at(courses.of(game), lesson, step) {
                self.room.pupil = Some(pupil);
                self.begin();
            }
            return;
        }
        let Some(pupil) = &mut self.room.pupil else { return };
        match wish {
            Wish::Begin { .. } => {}
            Wish::Next if pupil.go_on() => self.begin(),
            Wish::Next => self.room.finished |= pupil.is_done(),
            Wish::Back if self.room.finished => self.room.finished = false,
            Wish::Back => {
                if pupil.go_back() {
                    self.begin();
                }
            }
            Wish::Again => {
                pupil.reset();
                self.begin();
            }
            Wish::Hint if pupil.is_done() => {}
            Wish::Hint if self.room.hinted => {
                let verdict = pupil.help();
                if pupil.half().is_some() {
                    self.lay();
                }
                self.answer(None, verdict);
            }
            Wish::Hint => self.hint(),
            Wish::Finish => {
                let verdict = pupil.finish();
                self.answer(None, verdict);
            }
            Wish::Hold(role) => {
                let held = pupil.half().and_then(|half| half.held());
                match held {
                    Some(Held::Placed(_)) => pupil.put_back(),
                    Some(Held::Reserve(held)) if held == role => pupil.release(),
                    _ => pupil.take(Held::Reserve(role)),
                }
                self.lay();
            }
            Wish::Leave => {
                *self.room = Classroom::default();
                self.script.leave();
            }
        }
    }

    /// Puts the step up, and shows what it shows.
    fn begin(&mut self) {
        self.room.reply = None;
        self.room.hinted = false;
        self.room.finished = false;
        let Some(pupil) = &mut self.room.pupil else { return };
        if pupil.half().is_some() {
            return self.lay();
        }
        let start = pupil.step().start.clone();
        self.script.put_up(study(&start, Hands::Moves), start);
        self.script.point(signs(pupil));
        while let Some(mv) = pupil.show_on() {
            self.script.pause(self.pause);
            self.script.play(mv);
        }
    }

    /// Puts the half up as far as it is laid out. The other half stays hidden.
    fn lay(&mut self) {
        let Some((pupil, half)) = self.room.pupil.as_ref().and_then(|p| Some((p, p.half()?)))
        else {
            return;
        };
        let start = &pupil.step().start;
        let mut setup = start.to_setup();
        setup.board = half.board().clone();
        match AnyPosition::new(&setup) {
            Ok(position) => self.script.put_up(study(start, Hands::Squares), position),
            // An army without a man that can move; the last one is still seen.
            Err(error) => warn!("{}: {error}", pupil.step().id),
        }
        self.script.point(signs(pupil));
    }

    fn judge(&mut self, mv: Move) {
        let Some(pupil) = &mut self.room.pupil else { return };
        let legal = pupil.line().position().resolve(mv).ok();
        let verdict = pupil.try_move(mv);
        self.answer(Some((mv, legal)), verdict);
    }

    fn touch(&mut self, at: Square) {
        let Some(pupil) = &mut self.room.pupil else { return };
        self.room.reply = None;
        let before = pupil.half().map(|half| half.board().clone());
        match pupil.touch(at) {
            // A man that is only taken up stays who he is, for he may hang under the pointer.
            Ok(()) if pupil.half().map(|half| half.board()) == before.as_ref() => {
                self.script.point(signs(pupil));
            }
            Ok(()) => self.lay(),
            Err(fault) => self.refuse(at, &fault),
        }
    }

    fn refuse(&mut self, at: Square, fault: &LayoutFault) {
        self.room.say(Tone::Wrong, by_layout(fault));
        let Some(pupil) = &self.room.pupil else { return };
        let before = signs(pupil);
        self.script.point(Signs { verdict: Some((at, false)), ..before.clone() });
        self.script.pause(self.pause);
        self.script.point(before);
    }

    /// Shows and tells what came of a try, which is given with what the rules make of it.
    fn answer(&mut self, tried: Option<(Move, Option<Move>)>, verdict: Verdict) {
        let Some(pupil) = &self.room.pupil else { return };
        let now = signs(pupil);
        let judged = |mv: Move, right| Signs { verdict: Some((mv.to, right)), ..now.clone() };
        match verdict {
            Verdict::Right { moves, said } => {
                let mut moves = moves.into_iter();
                if let Some(mv) = moves.next() {
                    self.script.play(mv);
                    let alone = Signs { verdict: Some((mv.to, true)), ..Signs::default() };
                    self.script.point(alone);
                }
                let mut answered = false;
                for mv in moves {
                    answered = true;
                    self.script.pause(self.pause);
                    self.script.play(mv);
                }
                if answered || pupil.half().is_some() {
                    self.script.point(now);
                }
                let said = said.unwrap_or_else(|| Saying::new("lessons-right"));
                self.room.say(Tone::Right, said);
            }
            Verdict::Found { mv, said } => {
                self.script.play(mv);
                self.script.point(judged(mv, true));
                self.script.pause(self.pause / 2);
                self.script.take_back();
                self.script.point(now);
                self.room.say(Tone::Right, said);
            }
            Verdict::Wrong { why } => {
                if let Some((mv, legal)) = tried {
                    if let Some(mv) = legal {
                        self.script.play(mv);
                    }
                    self.script.point(judged(mv, false));
                    self.script.pause(self.pause);
                    if legal.is_some() {
                        self.script.take_back();
                    }
                    self.script.point(now);
                }
                self.room.say(Tone::Wrong, why);
            }
        }
    }

    fn hint(&mut self) {
        let Some(pupil) = &self.room.pupil else { return };
        let mut pointed = signs(pupil);
        if let Some(mv) = pupil.next_right() {
            pointed.men.insert(mv.from);
            pointed.goals.insert(mv.to);
        }
        self.script.point(pointed);
        let hint = pupil.hint();
        self.room.say(Tone::Hint, hint);
    }

    fn note(&self, progress: &mut ResMut<Progress>) {
        if let Some(pupil) = self.room.pupil.as_ref().filter(|pupil| pupil.is_new(progress)) {
            pupil.note(progress);
        }
    }
}

fn study(start: &AnyPosition, hands: Hands) -> Study {
    Study { subject: Subject::Lesson, seat: start.turn(), hands }
}

/// What the step points at now.
fn signs(pupil: &Pupil) -> Signs {
    let marks = pupil.marks();
    if let Some(half) = pupil.half() {
        let held = match half.held() {
            Some(Held::Placed(at)) => Some(at),
            Some(Held::Reserve(_)) | None => None,
        };
        // Where a man may go is shown once there is one in hand.
        let goals = marks.into_iter().filter(|_| half.held().is_some()).collect();
        return Signs { men: held.into_iter().collect(), goals, ..Signs::default() };
    }
    let asked = pupil.asked();
    Signs {
        men: marks.into_iter().filter(|at| asked.contains(*at)).collect(),
        goals: marks.into_iter().filter(|at| !asked.contains(*at)).collect(),
        found: match pupil.step().task {
            Task::FindAll { .. } => pupil.found(),
            _ => default(),
        },
        ..Signs::default()
    }
}
