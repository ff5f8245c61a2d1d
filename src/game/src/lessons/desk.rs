//! What a lesson does with the table: it puts its steps up, judges what is tried, and answers.

use std::time::Duration;

use bevy::prelude::*;
use rules::layout::LayoutFault;
use rules::{AnyPosition, Move, Square};

use super::classroom::{Classroom, Courses, Help, Tone, Wish};
use super::{Progress, Pupil, Task, Verdict};
use crate::board::muster::Held;
use crate::board::{Hands, Script, Signs, Study, Subject};
use crate::text::{Saying, by_layout};

/// The lesson and the table it is shown on.
pub(super) struct Desk<'a> {
    pub(super) room: &'a mut Classroom,
    pub(super) script: &'a mut Script,
    /// How long what is shown stands.
    pub(super) pause: Duration,
}

impl Desk<'_> {
    /// Does what somebody wants of the lesson.
    pub(super) fn grant(&mut self, wish: Wish, courses: &Courses) {
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
            Wish::Hint if self.room.help == Help::Answer => {
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
        self.room.help = Help::None;
        self.room.finished = false;
        let Some(pupil) = &mut self.room.pupil else { return };
        if pupil.half().is_some() {
            return self.lay();
        }
        let step = pupil.step();
        let hands = match step.task {
            // What is to be found is not shown.
            Task::FindAll { .. } => Hands::Search,
            _ => Hands::Moves,
        };
        self.script.put_up(study(pupil, hands), step.start.clone());
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
            Ok(position) => self.script.put_up(study(pupil, Hands::Squares), position),
            // An army without a man that can move; the last one is still seen.
            Err(error) => warn!("{}: {error}", pupil.step().id),
        }
        self.script.point(signs(pupil));
    }

    /// Judges a move that was tried.
    pub(super) fn judge(&mut self, mv: Move) {
        let Some(pupil) = &mut self.room.pupil else { return };
        let legal = pupil.line().position().resolve(mv).ok();
        let verdict = pupil.try_move(mv);
        self.answer(Some((mv, legal)), verdict);
    }

    /// Does something on a square of the half that is laid out; elsewhere a square is only
    /// touched with a man in hand.
    pub(super) fn touch(&mut self, at: Square) {
        let Some(pupil) = &mut self.room.pupil else { return };
        if pupil.half().is_none() {
            if pupil.may_go(at) {
                self.room.say(Tone::Hint, Saying::new("lessons-first-tap"));
            }
            return;
        }
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

    /// Says what helps, and points at it: a clue if there is one, then the answer.
    fn hint(&mut self) {
        let Some(pupil) = &self.room.pupil else { return };
        let clue = pupil.clue().filter(|_| self.room.help == Help::None);
        self.room.help = if clue.is_some() { Help::Clue } else { Help::Answer };
        let mut pointed = signs(pupil);
        if let Some(mv) = pupil.next_right() {
            pointed.men.insert(mv.from);
            if clue.is_none() {
                pointed.goals.insert(mv.to);
            }
        }
        self.script.point(pointed);
        let hint = clue.unwrap_or_else(|| pupil.hint());
        self.room.say(Tone::Hint, hint);
    }

    /// Notes in `progress` what is done.
    pub(super) fn note(&self, progress: &mut ResMut<Progress>) {
        if let Some(pupil) = self.room.pupil.as_ref().filter(|pupil| pupil.is_new(progress)) {
            pupil.note(progress);
        }
    }
}

fn study(pupil: &Pupil, hands: Hands) -> Study {
    let seat = pupil.step().start.turn();
    Study { subject: Subject::Lesson, seat, hands, feet: pupil.lesson().feet }
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
    let searches = matches!(pupil.step().task, Task::FindAll { .. });
    Signs {
        men: marks.into_iter().filter(|at| asked.contains(*at)).collect(),
        goals: marks.into_iter().filter(|at| !asked.contains(*at)).collect(),
        found: if searches { pupil.found() } else { default() },
        half_found: if searches { pupil.half_found() } else { default() },
        ready: match pupil.step().task {
            Task::FindAll { from, .. } if !pupil.is_done() => from,
            _ => None,
        },
        ..Signs::default()
    }
}
