//! What the pupil tries at a step, judged. Nothing wrong ever changes the board.

use std::collections::BTreeMap;

use rules::layout::LayoutFault;
use rules::{AnyPosition, Choice, Effect, Line, Move, Role, Square, SquareSet};

use super::lesson::Turn;
use super::{Goal, Step, Task};
use crate::board::muster::{Half, Held};
use crate::text::{Saying, by_rule, role};

/// How a try was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, and these moves were played: the pupil's, then the answers to it. A layout
    /// has none.
    Right {
        /// In order.
        moves: Vec<Move>,
        /// Praise, once the step is done.
        said: Option<Saying>,
    },
    /// It is one of those to be found, and is taken back at once.
    Found {
        /// The move.
        mv: Move,
        /// How many are missing, or praise.
        said: Saying,
    },
    /// It is wrong; the board is as it was.
    Wrong {
        /// Why.
        why: Saying,
    },
}

/// The state of a step: what stands on the board and what has been done.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    pub(super) line: Line,
    pub(super) half: Option<Half>,
    pub(super) done: bool,
    /// How many of the pupil's turns are behind.
    turn: usize,
    /// What was found of what is asked for.
    found: Vec<Move>,
}

impl Attempt {
    pub(super) fn new(step: &Step) -> Self {
        let start = &step.start;
        let lays_out = matches!(step.task, Task::LayOut { .. });
        Self {
            line: Line::new(start.clone()),
            half: lays_out.then(|| Half::of(start.turn(), &start.to_setup().board)),
            done: !step.asks(),
            turn: 0,
            found: Vec::new(),
        }
    }

    pub(super) fn try_move(&mut self, step: &Step, mv: Move) -> Verdict {
        let Some(turn) = self.turn(step) else {
            let key = if step.turns.is_empty() { "lessons-no-move" } else { "lessons-done" };
            return wrong(Saying::new(key));
        };
        let resolved = self.line.position().resolve(mv);
        let canonical = resolved.as_ref().copied().unwrap_or(mv);
        let own = step.wrong.iter().find(|wrong| {
            wrong.at == turn.at && [mv, canonical].iter().any(|mv| wrong.moves.contains(mv))
        });
        if let Some(own) = own {
            return wrong(Saying::new(step.wrong_key(&own.why)));
        }
        let mv = match resolved {
            Ok(mv) => mv,
            Err(error) => {
                let game = step.start.game();
                let unknown = Saying::new("refusal-unknown").with("move", mv.to_string());
                let reason = error.reasons.first();
                return wrong(reason.map_or(unknown, |reason| by_rule(Some(game), reason)));
            }
        };
        if !turn.right.contains(&mv) {
            return wrong(self.general(step, mv));
        }
        match step.task {
            Task::FindAll { .. } => self.find(step, turn, mv),
            _ => self.play(step, turn, mv),
        }
    }

    /// The pupil says that the layout is done.
    pub(super) fn finish(&mut self, step: &Step) -> Verdict {
        let (Some(half), Task::LayOut { goals, .. }) = (&self.half, &step.task) else {
            return wrong(Saying::new("lessons-no-layout"));
        };
        if let Err(error) = half.judge() {
            let missing = error.faults.iter().map(|fault| match fault {
                LayoutFault::Missing { count, .. } => *count,
                _ => 0,
            });
            return wrong(Saying::new("lessons-layout").with("count", missing.sum::<usize>()));
        }
        let missed = |goal: &&Goal| !goal.is_met(half.board(), half.player());
        if let Some(goal) = goals.iter().find(missed) {
            return wrong(Saying::new(step.wrong_key(&goal.why)));
        }
        self.done = true;
        Verdict::Right { moves: Vec::new(), said: Some(step.praise()) }
    }

    /// Does the next right thing in the pupil's place.
    pub(super) fn help(&mut self, step: &Step) -> Verdict {
        if let Task::LayOut { right, .. } = &step.task {
            *self = Self::new(step);
            if let Some(half) = &mut self.half {
                place(half, right);
            }
            return self.finish(step);
        }
        match self.next_right(step) {
            Some(mv) => self.try_move(step, mv),
            None => Verdict::Right { moves: Vec::new(), said: None },
        }
    }

    /// The next of the moves that a step without a question plays by itself.
    pub(super) fn show_on(&mut self, step: &Step) -> Option<Move> {
        let mv = *step.shown().get(self.line.ply())?;
        self.line.play(mv).ok()?;
        Some(mv)
    }

    /// What leads a little on, if there is something less than the answer.
    pub(super) fn clue(&self, step: &Step) -> Option<Saying> {
        if step.hint && self.turn == 0 {
            return Some(Saying::new(step.hint_key()));
        }
        let mv = self.next_right(step)?;
        let shown = self.marks(step).contains(mv.from) || matches!(step.task, Task::TakeSide {});
        let man = self.line.position().man_at(mv.from).filter(|_| !shown)?;
        Some(
            Saying::new("lessons-hint-man")
                .with("man", role(step.start.game(), man.role))
                .with("square", mv.from.to_string()),
        )
    }

    pub(super) fn hint(&self, step: &Step) -> Saying {
        if let Task::LayOut { right, .. } = &step.task {
            return self.hint_place(step, right);
        }
        let Some(mv) = self.next_right(step) else { return Saying::new("lessons-hint-look") };
        match step.task {
            Task::TakeSide {} => Saying::new("lessons-hint-side"),
            Task::Choose { .. } => self.hint_choice(step, mv),
            _ => in_words("lessons-hint-move", self.line.position(), mv),
        }
    }

    /// The squares that glow now.
    pub(super) fn marks(&self, step: &Step) -> SquareSet {
        if !step.marks.is_empty() && self.turn == 0 {
            return step.marks.iter().copied().collect();
        }
        let ends = |mv: &Move| [mv.from, mv.to];
        match &step.task {
            Task::Show { moves } => {
                let ends = moves.first().zip(moves.last()).map(|(a, b)| [a.from, b.to]);
                ends.into_iter().flatten().collect()
            }
            _ if self.done => SquareSet::EMPTY,
            Task::Move { right } => right.iter().flat_map(ends).collect(),
            Task::FindAll { from, .. } => (*from).into_iter().collect(),
            Task::Choose { right } => ends(right).into_iter().collect(),
            // Where it goes is for the pupil to see.
            Task::Line { moves } if self.turn == 0 => {
                moves.first().map(|mv| mv.from).into_iter().collect()
            }
            Task::Line { .. } | Task::Best { .. } | Task::TakeSide {} => SquareSet::EMPTY,
            Task::LayOut { .. } => self.half.as_ref().map_or(SquareSet::EMPTY, |half| {
                let taken = |at: &Square| half.board().get(*at).is_some();
                half.ground().into_iter().filter(|at| !taken(at)).collect()
            }),
        }
    }

    fn turn<'a>(&self, step: &'a Step) -> Option<&'a Turn> {
        step.turns.get(self.turn).filter(|_| !self.done)
    }

    pub(super) fn next_right(&self, step: &Step) -> Option<Move> {
        self.all_right(step).next()
    }

    /// The moves that are right now and were not found yet.
    pub(super) fn all_right<'a>(&'a self, step: &'a Step) -> impl Iterator<Item = Move> + 'a {
        let right = self.turn(step).map_or(&[][..], |turn| &turn.right);
        right.iter().copied().filter(|mv| !self.found.contains(mv))
    }

    /// The moves that were found of what is asked for.
    pub(super) fn found(&self) -> impl Iterator<Item = Move> + '_ {
        self.found.iter().copied()
    }

    /// Where the men stand that are to be moved now.
    pub(super) fn asked(&self, step: &Step) -> SquareSet {
        let turn = self.turn(step);
        turn.into_iter().flat_map(|turn| turn.right.iter().map(|mv| mv.from)).collect()
    }

    fn find(&mut self, step: &Step, turn: &Turn, mv: Move) -> Verdict {
        if self.found.contains(&mv) {
            let said = match self.other_way(step, mv) {
                Some(other) => {
                    Saying::new("lessons-found-way").with("part", part(self.line.position(), other))
                }
                None => Saying::new("lessons-found-already"),
            };
            return wrong(said.with("square", mv.to.to_string()));
        }
        self.found.push(mv);
        let left = turn.right.len() - self.found.len();
        self.done = left == 0;
        let said = match self.other_way(step, mv) {
            _ if self.done => step.praise(),
            Some(other) => {
                Saying::new("lessons-found-half").with("part", part(self.line.position(), other))
            }
            None => Saying::new("lessons-found").with("left", left),
        };
        Verdict::Found { mv, said }
    }

    /// A move with the squares of `mv` that was not found yet.
    fn other_way(&self, step: &Step, mv: Move) -> Option<Move> {
        self.all_right(step).find(|other| (other.from, other.to) == (mv.from, mv.to))
    }

    fn play(&mut self, step: &Step, turn: &Turn, mv: Move) -> Verdict {
        let moves: Vec<Move> = [mv].into_iter().chain(turn.answer.iter().copied()).collect();
        for mv in &moves {
            if let Err(error) = self.line.play(*mv) {
                // What a step asks for was played when its file was read.
                bevy::log::error!("{}: {error}", step.id);
            }
        }
        self.turn += 1;
        self.done = self.turn == step.turns.len();
        Verdict::Right { moves, said: self.done.then(|| step.praise()) }
    }

    /// Why a legal move is not what is asked for.
    fn general(&self, step: &Step, mv: Move) -> Saying {
        match &step.task {
            Task::FindAll { from: Some(from), .. } if *from != mv.from => {
                Saying::new("lessons-wrong-man").with("square", from.to_string())
            }
            Task::FindAll { .. } => Saying::new("lessons-wrong-quiet"),
            Task::TakeSide {} => Saying::new("lessons-wrong-side"),
            Task::Best { .. } | Task::Line { .. } | Task::Choose { .. } => {
                in_words("lessons-wrong-best", self.line.position(), mv)
            }
            Task::Show { .. } | Task::Move { .. } | Task::LayOut { .. } => {
                in_words("lessons-wrong", self.line.position(), mv)
            }
        }
    }

    /// Which of several moves with the same squares is meant.
    fn hint_choice(&self, step: &Step, mv: Move) -> Saying {
        let mut after = self.line.position().clone();
        after.play_unchecked(mv);
        let becomes = after.man_at(mv.to).map_or(Role::Pawn, |man| man.role);
        Saying::new("lessons-hint-choose")
            .with("part", part(self.line.position(), mv))
            .with("man", role(step.start.game(), becomes))
    }

    fn hint_place(&self, step: &Step, right: &BTreeMap<Square, Role>) -> Saying {
        let free = |at: &Square| {
            let half = self.half.as_ref();
            half.is_none_or(|half| half.board().get(*at).map(|man| man.role) != Some(right[at]))
        };
        match right.iter().find(|(at, _)| free(at)) {
            Some((at, man)) => Saying::new("lessons-hint-place")
                .with("man", role(step.start.game(), *man))
                .with("square", at.to_string()),
            None => Saying::new("lessons-hint-finish"),
        }
    }
}

/// A sentence about a move: what goes or shoots, from where, and to where.
fn in_words(key: &'static str, position: &AnyPosition, mv: Move) -> Saying {
    Saying::new(key)
        .with("part", part(position, mv))
        .with("from", mv.from.to_string())
        .with("to", mv.to.to_string())
}

/// What makes a move: `whole` a stack, its `top` alone, a `man`, or a man that makes a `shot`.
fn part(position: &AnyPosition, mv: Move) -> &'static str {
    let shoots = |effect: &Effect| matches!(effect, Effect::Shot { .. });
    match mv.choice {
        Some(Choice::Unstack) => "top",
        _ if position.man_below(mv.from).is_some() => "whole",
        _ if position.effects(mv).iter().any(shoots) => "shot",
        _ => "man",
    }
}

fn wrong(why: Saying) -> Verdict {
    Verdict::Wrong { why }
}

/// Puts men of the reserve where `right` has them.
fn place(half: &mut Half, right: &BTreeMap<Square, Role>) {
    for (at, role) in right {
        half.take(Held::Reserve(*role));
        if let Err(fault) = half.touch(*at) {
            bevy::log::error!("a layout that was judged: {fault}");
        }
    }
    half.release();
}
