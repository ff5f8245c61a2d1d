//! A puzzle on the table: what was tried is judged and played, wishes of the panel are granted.

use bevy::prelude::*;
use rules::{Move, Square, SquareSet};

use super::{Band, Choice, Day, Record, Solver, Verdict};
use crate::board::{BoardSystems, Feet, Hands, Script, Signs, Study, Subject, Table, Tried};
use crate::settings::Settings;
use crate::text::Saying;

/// What somebody wants who solves puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The puzzle of this day.
    Day(Day),
    /// The next puzzle of this kind.
    Choose(Choice),
    /// Another one like the last.
    Next,
    /// The same from the start.
    Retry,
    /// A hint.
    Hint,
    /// To be shown the rest.
    Solution,
    /// The game back that was on the table.
    Leave,
}

/// The puzzle on the table, if there is one.
#[derive(Resource, Debug, Default)]
pub struct Session {
    solver: Option<Solver>,
    day: Option<Day>,
    choice: Option<Choice>,
    said: Option<Said>,
}

/// What was said last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In words.
    pub saying: Saying,
    /// How it is meant.
    pub tone: Tone,
}

/// How something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Well done.
    Praise,
    /// That was wrong.
    Blame,
    /// This helps.
    Help,
}

impl Session {
    /// Who solves the puzzle on the table, and how far.
    pub fn solver(&self) -> Option<&Solver> {
        self.solver.as_ref()
    }

    /// What was said last.
    pub fn said(&self) -> Option<&Said> {
        self.said.as_ref()
    }

    fn say(&mut self, tone: Tone, saying: Saying) {
        self.said = Some(Said { saying, tone });
    }

    fn begin(&mut self, solver: Option<Solver>, script: &mut Script) {
        let Some(solver) = solver else { return };
        put_up(&solver, script);
        self.solver = Some(solver);
        self.said = None;
    }
}

/// Judges what is tried at a puzzle.
pub fn plugin(app: &mut App) {
    app.init_resource::<Record>()
        .init_resource::<Session>()
        .init_resource::<Settings>()
        .add_message::<Wish>()
        .add_systems(Update, (close, grant, judge).chain().in_set(BoardSystems::Judge));
}

/// A puzzle whose table somebody else has taken is no more.
fn close(table: Res<Table>, script: Res<Script>, mut session: ResMut<Session>) {
    if session.solver.is_some() && !script.is_busy() && !table.studies(Subject::Puzzle) {
        *session = Session::default();
    }
}

fn grant(
    mut wishes: MessageReader<Wish>,
    mut session: ResMut<Session>,
    mut script: ResMut<Script>,
    mut record: ResMut<Record>,
    settings: Res<Settings>,
) {
    for wish in wishes.read() {
        let last = session.solver.as_ref().map(|solver| solver.entry().clone());
        match *wish {
            Wish::Day(day) => {
                (session.day, session.choice) = (Some(day), None);
                session.begin(day.puzzle().map(Solver::new), &mut script);
            }
            Wish::Choose(choice) => {
                (session.day, session.choice) = (None, Some(choice));
                let next = choice.next(&record, last.as_deref());
                session.begin(next.map(Solver::new), &mut script);
            }
            Wish::Next => {
                let Some(last) = last else { continue };
                let like = Choice { game: last.game(), band: Some(Band::of(last.rating)) };
                let choice = session.choice.unwrap_or(like);
                (session.day, session.choice) = (None, Some(choice));
                let next = choice.next(&record, Some(&last));
                session.begin(next.map(Solver::new), &mut script);
            }
            Wish::Retry => {
                let Some(solver) = &mut session.solver else { continue };
                solver.reset();
                put_up(solver, &mut script);
                session.said = None;
            }
            Wish::Hint => hint(&mut session, &mut script, &mut record),
            Wish::Solution => solution(&mut session, &mut script, &mut record, &settings),
            Wish::Leave => {
                script.leave();
                *session = Session::default();
            }
        }
    }
}

fn judge(
    mut tries: MessageReader<Tried>,
    mut session: ResMut<Session>,
    mut script: ResMut<Script>,
    mut record: ResMut<Record>,
    table: Res<Table>,
    settings: Res<Settings>,
) {
    for tried in tries.read() {
        let (Tried::Move(mv), true) = (*tried, table.studies(Subject::Puzzle)) else { continue };
        let day = session.day;
        let Some(solver) = &mut session.solver else { continue };
        let legal = solver.line().position().resolve(mv);
        let said = match solver.try_move(mv) {
            Verdict::Right { moves } => {
                let solved = solver.is_solved();
                play(&moves, &mut script, &settings);
                let saying = match (solved, solver.is_clean()) {
                    (false, _) => Saying::new("puzzles-right").with("count", solver.left()),
                    (true, true) => Saying::new("puzzles-solved-clean"),
                    (true, false) => Saying::new("puzzles-solved"),
                };
                (Tone::Praise, saying)
            }
            Verdict::Wrong { why } => {
                let legal = legal.ok();
                let at = legal.map_or(mv.to, |mv| mv.to);
                legal.into_iter().for_each(|mv| script.play(mv));
                script.point(judged(at, false));
                if legal.is_some() {
                    script.pause(2 * settings.motion.pause());
                    script.take_back();
                    script.point(Signs::default());
                }
                (Tone::Blame, why)
            }
        };
        record.note(solver, day);
        session.say(said.0, said.1);
    }
}

fn hint(session: &mut Session, script: &mut Script, record: &mut Record) {
    let day = session.day;
    let Some(solver) = &mut session.solver else { return };
    let Some(hint) = solver.hint() else { return };
    record.note(solver, day);
    let (men, goals) = (SquareSet::of(hint.man), hint.goal.into_iter().collect());
    script.point(Signs { men, goals, ..Signs::default() });
    session.say(Tone::Help, hint.said);
}

fn solution(session: &mut Session, script: &mut Script, record: &mut Record, settings: &Settings) {
    let day = session.day;
    let Some(solver) = &mut session.solver else { return };
    while !solver.is_solved() {
        let Verdict::Right { moves } = solver.help() else { break };
        play(&moves, script, settings);
        script.pause(settings.motion.pause());
    }
    record.note(solver, day);
    session.say(Tone::Help, Saying::new("puzzles-shown"));
}

/// The solver's move and the replies to it, one after the other.
fn play(moves: &[Move], script: &mut Script, settings: &Settings) {
    for (nth, mv) in moves.iter().enumerate() {
        if nth > 0 {
            script.pause(settings.motion.pause());
        }
        script.play(*mv);
        script.point(if nth == 0 { judged(mv.to, true) } else { Signs::default() });
    }
}

fn put_up(solver: &Solver, script: &mut Script) {
    let seat = solver.entry().puzzle.solver();
    let study = Study { subject: Subject::Puzzle, seat, hands: Hands::Moves, feet: Feet::All };
    script.put_up(study, solver.line().start().clone());
}

fn judged(at: Square, right: bool) -> Signs {
    Signs { verdict: Some((at, right)), ..Signs::default() }
}
