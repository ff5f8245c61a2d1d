//! Somebody who goes through a course, step by step.

use std::sync::Arc;

use rules::layout::LayoutFault;
use rules::{Line, Move, Square, SquareSet};

use super::judge::{Attempt, Verdict};
use super::{Course, Lesson, Progress, Step};
use crate::board::muster::{Half, Held};
use crate::text::Saying;

/// A place in a course, and the state of the step there. Whatever is tried, there is always a
/// way on: [`Pupil::help`] does what is asked.
#[derive(Clone, Debug)]
pub struct Pupil {
    pub(super) course: Arc<Course>,
    lesson: usize,
    step: usize,
    attempt: Attempt,
    slips: usize,
}

impl Pupil {
    /// At the first step of the lesson number `lesson`, counted from 0; `None` where there is
    /// none.
    pub fn new(course: Arc<Course>, lesson: usize) -> Option<Self> {
        Self::at(course, lesson, 0)
    }

    /// At a step, counted from 0.
    pub fn at(course: Arc<Course>, lesson: usize, step: usize) -> Option<Self> {
        let attempt = Attempt::new(course.lessons.get(lesson)?.steps.get(step)?);
        Some(Self { course, lesson, step, attempt, slips: 0 })
    }

    /// The course.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The numbers of lesson and step, counted from 0.
    pub fn place(&self) -> (usize, usize) {
        (self.lesson, self.step)
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.course.lessons[self.lesson]
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.lesson().steps[self.step]
    }

    /// What stands on the board, and how it came there.
    pub fn line(&self) -> &Line {
        &self.attempt.line
    }

    /// The half that is laid out, where the step asks for it.
    pub fn half(&self) -> Option<&Half> {
        self.attempt.half.as_ref()
    }

    /// The squares that glow now.
    pub fn marks(&self) -> SquareSet {
        self.attempt.marks(self.step())
    }

    /// Where the men stand that are to be moved now.
    pub fn asked(&self) -> SquareSet {
        self.attempt.asked(self.step())
    }

    /// The targets of the moves that were found of what is asked for, where none is missing.
    pub fn found(&self) -> SquareSet {
        let missing = self.all_right();
        let found = self.attempt.found().filter(|mv| missing.iter().all(|left| left.to != mv.to));
        found.map(|mv| mv.to).collect()
    }

    /// The targets of the moves that were found of what is asked for, where one is missing.
    pub fn half_found(&self) -> SquareSet {
        let whole = self.found();
        let found = self.attempt.found().map(|mv| mv.to);
        found.filter(|at| !whole.contains(*at)).collect()
    }

    /// Whether a man could go to `at`, if it were in hand.
    pub fn may_go(&self, at: Square) -> bool {
        let position = self.line().position();
        let goes = |mv: &Move| position.inputs_for(*mv).contains(at);
        !self.is_done() && position.legal_moves().iter().any(goes)
    }

    /// A move that is right now.
    pub fn next_right(&self) -> Option<Move> {
        self.attempt.next_right(self.step())
    }

    /// All moves that are right now and were not found yet.
    pub fn all_right(&self) -> Vec<Move> {
        self.attempt.all_right(self.step()).collect()
    }

    /// Whether the step is done, and [`Pupil::go_on`] goes on.
    pub fn is_done(&self) -> bool {
        self.attempt.done
    }

    /// How often the pupil was wrong since the step was begun.
    pub fn slips(&self) -> usize {
        self.slips
    }

    /// Tries a move.
    pub fn try_move(&mut self, mv: Move) -> Verdict {
        let course = self.course.clone();
        let step = &course.lessons[self.lesson].steps[self.step];
        let verdict = self.attempt.try_move(step, mv);
        self.count(verdict)
    }

    /// Takes a man into the hand, to be placed.
    pub fn take(&mut self, held: Held) {
        if let (Some(half), false) = (&mut self.attempt.half, self.attempt.done) {
            half.take(held);
        }
    }

    /// Sends the placed man in hand back to the reserve.
    pub fn put_back(&mut self) {
        if let (Some(half), false) = (&mut self.attempt.half, self.attempt.done) {
            half.put_back();
        }
    }

    /// Empties the hand.
    pub fn release(&mut self) {
        if let Some(half) = &mut self.attempt.half {
            half.release();
        }
    }

    /// Touches a square of the half, as [`Half::touch`] does.
    ///
    /// # Errors
    /// No man may stand there.
    pub fn touch(&mut self, at: Square) -> Result<(), LayoutFault> {
        match (&mut self.attempt.half, self.attempt.done) {
            (Some(half), false) => half.touch(at).inspect_err(|_| self.slips += 1),
            _ => Ok(()),
        }
    }

    /// Says that the layout is done.
    pub fn finish(&mut self) -> Verdict {
        let course = self.course.clone();
        let step = &course.lessons[self.lesson].steps[self.step];
        let verdict = self.attempt.finish(step);
        self.count(verdict)
    }

    /// The next of the moves that the step plays by itself.
    pub fn show_on(&mut self) -> Option<Move> {
        let course = self.course.clone();
        self.attempt.show_on(&course.lessons[self.lesson].steps[self.step])
    }

    /// What leads a little on: the step's own hint, or which man it is about if that is not shown.
    pub fn clue(&self) -> Option<Saying> {
        self.attempt.clue(self.step())
    }

    /// The answer in words.
    pub fn hint(&self) -> Saying {
        self.attempt.hint(self.step())
    }

    /// Does the next right thing in the pupil's place.
    pub fn help(&mut self) -> Verdict {
        let course = self.course.clone();
        self.attempt.help(&course.lessons[self.lesson].steps[self.step])
    }

    /// Begins the step anew.
    pub fn reset(&mut self) {
        self.attempt = Attempt::new(self.step());
        self.slips = 0;
    }

    /// Goes on to the next step, in the next lesson after the last one. The answer is whether
    /// there was one and the step was done.
    pub fn go_on(&mut self) -> bool {
        let next = (self.lesson, self.step + 1);
        let after = (self.lesson + 1, 0);
        self.is_done() && (self.go(next) || self.go(after))
    }

    /// Goes back to the step before, in the lesson before if this is the first. The answer is
    /// whether there was one.
    pub fn go_back(&mut self) -> bool {
        if let Some(step) = self.step.checked_sub(1) {
            return self.go((self.lesson, step));
        }
        let Some(lesson) = self.lesson.checked_sub(1) else { return false };
        let last = self.course.lessons[lesson].steps.len().saturating_sub(1);
        self.go((lesson, last))
    }

    /// Whether the step is done, and `progress` does not know it yet.
    pub fn is_new(&self, progress: &Progress) -> bool {
        self.is_done() && !progress.knows(self.course.game, &self.lesson().id, &self.step().id)
    }

    /// Notes in `progress` that the step is done, if it is.
    pub fn note(&self, progress: &mut Progress) {
        if self.is_done() {
            progress.learn(self.course.game, &self.lesson().id, &self.step().id);
        }
    }

    fn go(&mut self, (lesson, step): (usize, usize)) -> bool {
        let there = Self::at(self.course.clone(), lesson, step);
        there.map(|there| *self = there).is_some()
    }

    fn count(&mut self, verdict: Verdict) -> Verdict {
        self.slips += usize::from(matches!(verdict, Verdict::Wrong { .. }));
        verdict
    }
}
