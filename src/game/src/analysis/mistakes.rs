//! Learning from the mistakes of a game: each is put on the table again, and something better is
//! to be found.

use std::time::Duration;

use bevy::prelude::*;
use engine::Limits;
use rules::{AnyPosition, Line, Move};

use super::analyst::line_to;
use super::chance::Chance;
use super::grade::Grade;
use super::review::Review;
use crate::board::{Feet, Hands, Refused, Script, Signs, Study, Subject, Table, Tried};
use crate::computer::Bell;
use crate::computer::brain::{Brain, Errand, Question};
use crate::settings::Settings;

/// What somebody wants who learns from mistakes.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learn {
    /// To begin with those of the game on the table.
    Begin,
    /// To be shown what was better.
    Show,
    /// To go on to the next.
    Next,
    /// To go back to the game.
    Leave,
}

/// The mistake that is looked at, and what has come of it; nothing while nobody learns.
#[derive(Resource, Debug, Default)]
pub struct Mistakes {
    cases: Vec<Case>,
    at: usize,
    state: Found,
    /// Dropped before the brain, which waits for its thread.
    errand: Option<(Move, Errand)>,
    brain: Option<Brain>,
}

/// A mistake.
#[derive(Clone, Debug)]
pub struct Case {
    /// How many plies had been played.
    pub ply: usize,
    /// The position in which it was made.
    pub position: AnyPosition,
    /// The moves that had led there.
    line: Line,
    /// The mistake itself.
    pub played: Move,
    /// How bad it was.
    pub grade: Grade,
    /// What was best.
    pub best: Move,
    /// White's chance with best play.
    chance: Chance,
}

/// What has been found in place of a mistake.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Found {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A move that is being looked at.
    Judging(Move),
    /// A move that was no better, or not much.
    Wrong(Move),
    /// A move that the rules do not allow.
    Illegal(Box<Refused>),
    /// The best move, or one that is as good.
    Right(Move),
    /// It was shown.
    Shown,
}

impl Found {
    /// Whether nothing is left to find.
    pub fn is_done(&self) -> bool {
        matches!(self, Self::Right(_) | Self::Shown)
    }
}

/// How many positions are visited to judge a try, and how long that may take at most.
const NODES: u64 = 150_000;
const LONGEST: Duration = Duration::from_millis(1500);

impl Mistakes {
    /// The mistake that is looked at.
    pub fn case(&self) -> Option<&Case> {
        self.cases.get(self.at)
    }

    /// Which one it is, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.cases.len())
    }

    /// What has been found instead.
    pub fn found(&self) -> &Found {
        &self.state
    }

    fn put_up(&mut self, script: &mut Script) {
        self.errand = None;
        self.state = Found::Nothing;
        let Some(case) = self.case() else {
            self.cases.clear();
            script.leave();
            return;
        };
        let seat = case.position.turn();
        let study = Study { subject: Subject::Review, seat, hands: Hands::Moves, feet: Feet::All };
        script.put_up(study, case.position.clone());
        script.point(case.signs());
    }

    fn solve(&mut self, mv: Move, found: Found, script: &mut Script) {
        script.point(Signs { verdict: Some((mv.to, true)), ..Signs::default() });
        self.state = found;
    }

    fn reject(&mut self, mv: Move, pause: Duration, script: &mut Script) {
        let Some(case) = self.case() else { return };
        script.point(Signs { verdict: Some((mv.to, false)), ..case.signs() });
        script.pause(pause);
        script.take_back();
        script.point(case.signs());
        self.state = Found::Wrong(mv);
    }
}

impl Case {
    /// The mistake is pointed at as long as nothing better is on the board.
    fn signs(&self) -> Signs {
        Signs { arrows: vec![(self.played.from, self.played.to)], ..Signs::default() }
    }

    fn is_as_good(&self, chance: Chance) -> bool {
        let mover = self.position.turn();
        let loss = self.chance.of_player(mover) - chance.of_player(mover);
        !Grade::of_loss(loss).is_fault()
    }
}

/// Does what is wanted.
pub(super) fn heed(
    mut wishes: MessageReader<Learn>,
    table: Res<Table>,
    review: Res<Review>,
    mut mistakes: ResMut<Mistakes>,
    mut script: ResMut<Script>,
) {
    for wish in wishes.read() {
        match wish {
            Learn::Begin if table.study().is_none() && review.is_of(&table) => {
                let plies = review.worth_another_try(&table).into_iter();
                mistakes.cases = plies.filter_map(|ply| case(&table, &review, ply)).collect();
                mistakes.at = 0;
                if !mistakes.cases.is_empty() {
                    mistakes.put_up(&mut script);
                }
            }
            _ if !table.studies(Subject::Review) => {}
            Learn::Begin => {}
            Learn::Next => {
                mistakes.at += 1;
                mistakes.put_up(&mut script);
            }
            Learn::Show => {
                let Some(best) = mistakes.case().map(|case| case.best) else { continue };
                if mistakes.found().is_done() {
                    continue;
                }
                mistakes.put_up(&mut script);
                script.play(best);
                mistakes.solve(best, Found::Shown, &mut script);
            }
            Learn::Leave => {
                mistakes.at = mistakes.cases.len();
                mistakes.put_up(&mut script);
            }
        }
    }
    if mistakes.case().is_some() && mistakes.errand.is_some() && !table.studies(Subject::Review) {
        // Another game has come.
        mistakes.errand = None;
        mistakes.cases.clear();
    }
}

/// Judges what a hand tries.
pub(super) fn judge(
    mut tries: MessageReader<Tried>,
    table: Res<Table>,
    settings: Res<Settings>,
    bell: Res<Bell>,
    mut mistakes: ResMut<Mistakes>,
    mut script: ResMut<Script>,
) {
    if !table.studies(Subject::Review) {
        tries.clear();
        return;
    }
    for tried in tries.read() {
        let Tried::Move(wanted) = *tried else { continue };
        if mistakes.found().is_done() || matches!(mistakes.found(), Found::Judging(_)) {
            continue;
        }
        let Some(case) = mistakes.case().cloned() else { continue };
        let mv = match case.position.resolve(wanted) {
            Ok(mv) => mv,
            Err(why) => {
                mistakes.state = Found::Illegal(Box::new(Refused::Play(why)));
                continue;
            }
        };
        script.play(mv);
        if mv == case.best {
            mistakes.solve(mv, Found::Right(mv), &mut script);
        } else if mv == case.played {
            mistakes.reject(mv, settings.motion.pause(), &mut script);
        } else {
            mistakes.weigh(&case, mv, &bell);
        }
    }
    if let Some((mv, chance)) = mistakes.weighed() {
        let as_good = mistakes.case().is_some_and(|case| case.is_as_good(chance));
        if as_good {
            mistakes.solve(mv, Found::Right(mv), &mut script);
        } else {
            mistakes.reject(mv, settings.motion.pause(), &mut script);
        }
    }
}

impl Mistakes {
    /// Begins to look at a move that is neither the best nor the mistake.
    fn weigh(&mut self, case: &Case, mv: Move, bell: &Bell) {
        if self.brain.is_none() {
            match Brain::new(bell.clone()) {
                Ok(brain) => self.brain = Some(brain),
                Err(why) => error_once!("what was tried cannot be looked at: {why}"),
            }
        }
        let limits = Limits { nodes: Some(NODES), only: vec![mv], ..Limits::move_time(LONGEST) };
        let question = Question {
            line: case.line.clone(),
            settings: engine::Settings::default(),
            limits,
            pace: Duration::ZERO,
            aloud: false,
        };
        self.errand = self.brain.as_mut().map(|brain| (mv, brain.ask(question)));
        self.state = Found::Judging(mv);
    }

    /// The move that has been looked at, and White's chance after it.
    fn weighed(&mut self) -> Option<(Move, Chance)> {
        let (mv, errand) = self.errand.as_ref()?;
        let answer = self.brain.as_mut()?.answer()?;
        if answer.number != errand.number {
            return None;
        }
        let (mv, mover) = (*mv, self.case()?.position.turn());
        self.errand = None;
        Some((mv, Chance::of(answer.score(), mover)))
    }
}

fn case(table: &Table, review: &Review, ply: usize) -> Option<Case> {
    let line = line_to(table.line(), ply);
    Some(Case {
        ply,
        position: line.position().clone(),
        line,
        played: table.line().move_at(ply)?,
        grade: review.grade(ply)?,
        best: *review.better(ply)?.first()?,
        chance: review.chance(ply)?,
    })
}
