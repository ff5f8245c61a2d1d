//! What may be on the table in the place of a game: a lesson, a puzzle, mistakes to learn from.
//! A hand only tries there; whoever put it up judges the tries and plays by a [`Script`].

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use rules::{AnyPosition, Line, Move, Player, Square};
use serde::Deserialize;

use super::BoardSystems;
use super::saved::fresh_id;
use super::signs::Signs;
use super::table::Table;

/// What is on the table in the place of a game. Nothing of it is kept on disk, and nobody's
/// clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// Who put it up and judges what is tried.
    pub subject: Subject,
    /// Whose hand tries: the board is seen from this seat, and only its men may be moved.
    pub seat: Player,
    /// What a hand may do.
    pub hands: Hands,
    /// What is told at the feet of men.
    pub feet: Feet,
}

/// What is studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A step of a lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A mistake of a game that was played.
    Review,
    /// Nothing: the table plays by itself.
    Showcase,
}

/// What a hand may do in a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Try moves, legal or not.
    Moves,
    /// The same, without being shown where a man can go.
    Search,
    /// Touch squares, each for itself.
    Squares,
}

/// What is told at the feet of men in a study: no more than whoever studies can read already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Feet {
    /// Nothing.
    Bare,
    /// The armour that is left to them.
    Armour,
    /// That, and whether a tower protects them.
    #[default]
    All,
}

/// What a hand tried in a study. Nothing on the table has changed by it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// This move, which may be illegal.
    Move(Move),
    /// To do something on this square.
    Square(Square),
}

/// One thing that is done with a study.
#[derive(Clone, Debug)]
enum Act {
    PutUp(Study, Box<AnyPosition>),
    Play(Move),
    TakeBack,
    Point(Signs),
    Pause(Duration),
    Leave,
}

/// What is still to be done with the study on the table, one thing after the other. Whoever put
/// the study up adds to it; what needs no pause is done in the same frame if it is added in
/// [`BoardSystems::Judge`].
#[derive(Resource, Debug, Default)]
pub struct Script {
    acts: VecDeque<Act>,
    /// How long the pause at the head has lasted.
    waited: Duration,
}

/// The game that was on the table before a study came.
#[derive(Resource, Debug, Default)]
pub struct Aside(pub(super) Option<Table>);

impl Aside {
    /// The game, while a study has the table.
    pub fn game(&self) -> Option<&Table> {
        self.0.as_ref()
    }

    /// The same, to be kept under another name.
    pub fn game_mut(&mut self) -> Option<&mut Table> {
        self.0.as_mut()
    }
}

impl Script {
    /// Drops what is still to be done and puts `position` up. The first study sets the game on
    /// the table aside.
    pub fn put_up(&mut self, study: Study, position: AnyPosition) {
        self.clear();
        self.acts.extend([Act::PutUp(study, Box::new(position)), Act::Point(Signs::default())]);
    }

    /// Plays a legal move of either side, seen and heard like any other.
    pub fn play(&mut self, mv: Move) {
        self.acts.push_back(Act::Play(mv));
    }

    /// Takes the last move back.
    pub fn take_back(&mut self) {
        self.acts.push_back(Act::TakeBack);
    }

    /// Points at squares, in the place of what was pointed at before.
    pub fn point(&mut self, signs: Signs) {
        self.acts.push_back(Act::Point(signs));
    }

    /// Waits before the next thing.
    pub fn pause(&mut self, length: Duration) {
        self.acts.push_back(Act::Pause(length));
    }

    /// Drops what is still to be done, and puts the game back that was on the table before.
    pub fn leave(&mut self) {
        self.clear();
        self.acts.push_back(Act::Leave);
    }

    /// Drops what is still to be done.
    pub fn clear(&mut self) {
        self.acts.clear();
        self.waited = Duration::ZERO;
    }

    /// Whether something is still to be done.
    pub fn is_busy(&self) -> bool {
        !self.acts.is_empty()
    }

    /// How long nothing happens from now on; `None` when nothing is to be done.
    pub fn due(&self) -> Option<Duration> {
        self.acts.front().map(|act| match act {
            Act::Pause(length) => length.saturating_sub(self.waited),
            _ => Duration::ZERO,
        })
    }

    /// Does at once what is still to be done: a hand that reaches for the board waits for
    /// nothing.
    pub fn hurry(&mut self, table: &mut Table, aside: &mut Aside, signs: &mut Signs) {
        self.acts.retain(|act| !matches!(act, Act::Pause(_)));
        self.run(Duration::ZERO, table, aside, signs);
    }

    fn run(&mut self, passed: Duration, table: &mut Table, aside: &mut Aside, signs: &mut Signs) {
        self.waited += passed;
        while let Some(act) = self.acts.pop_front() {
            let done = match act {
                Act::Pause(length) if self.waited < length => {
                    return self.acts.push_front(Act::Pause(length));
                }
                Act::Pause(_) => {
                    self.waited = Duration::ZERO;
                    Ok(())
                }
                Act::PutUp(study, position) => {
                    let game = std::mem::replace(table, Table::of_study(study, *position));
                    if game.study().is_none() {
                        aside.0 = Some(game);
                    }
                    Ok(())
                }
                Act::Play(mv) => table.play(mv),
                Act::TakeBack => table.undo_one(),
                Act::Point(now) => {
                    *signs = now;
                    Ok(())
                }
                Act::Leave => {
                    *signs = Signs::default();
                    if let Some(game) = aside.0.take() {
                        *table = game;
                        table.put_up();
                    }
                    Ok(())
                }
            };
            if let Err(why) = done {
                error!("a study cannot go on: {why}");
                return self.clear();
            }
        }
        self.waited = Duration::ZERO;
    }
}

impl Table {
    /// What is on the table in the place of a game.
    pub fn study(&self) -> Option<Study> {
        self.study
    }

    /// What is told at the feet of men.
    pub fn feet(&self) -> Feet {
        self.study.map_or(Feet::All, |study| study.feet)
    }

    /// Whether this is on the table.
    pub fn studies(&self, subject: Subject) -> bool {
        self.study.is_some_and(|study| study.subject == subject)
    }

    fn of_study(study: Study, position: AnyPosition) -> Self {
        let mut table = Self::from_line(fresh_id(), Line::new(position));
        table.study = Some(study);
        table
    }

    /// Whether the man in hand may be shown its targets.
    pub fn shows_targets(&self) -> bool {
        self.study.is_none_or(|study| study.hands == Hands::Moves)
    }

    /// Whether a study wants squares to be touched rather than moves to be tried.
    pub fn wants_squares(&self) -> bool {
        self.study.is_some_and(|study| study.hands == Hands::Squares)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aside>()
        .init_resource::<Script>()
        .init_resource::<Signs>()
        .add_message::<Tried>()
        .add_systems(Update, act.run_if(is_busy).in_set(BoardSystems::Act));
}

fn is_busy(script: Res<Script>) -> bool {
    script.is_busy()
}

fn act(
    time: Res<Time<Real>>,
    mut script: ResMut<Script>,
    mut table: ResMut<Table>,
    mut aside: ResMut<Aside>,
    mut signs: ResMut<Signs>,
) {
    if script.due().is_none_or(|due| due > time.delta()) {
        script.waited += time.delta();
        return;
    }
    script.run(time.delta(), &mut table, &mut aside, &mut signs);
}
