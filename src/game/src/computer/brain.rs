//! A thread that thinks about one question at a time, and lets go of it at once when told to.

use std::convert::Infallible;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use engine::{Limits, Score, Settings, Stop, Thinker};
use rules::{Line, Move};

use super::bell::Bell;

/// What is to be thought about.
#[derive(Debug)]
pub(super) struct Question {
    /// The game so far.
    pub(super) line: Line,
    /// How strong the thinker is.
    pub(super) settings: Settings,
    /// How long it may take.
    pub(super) limits: Limits,
    /// The answer comes no earlier than this.
    pub(super) pace: Duration,
}

/// What a question came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    /// The number of the question.
    pub(super) number: u64,
    /// The move to play.
    pub(super) best: Move,
    /// What the position is worth to the side to move.
    pub(super) score: Score,
}

/// A question under way. Whoever drops it stops the thought, and no answer comes.
#[derive(Debug)]
pub(super) struct Errand {
    pub(super) number: u64,
    stop: Stop,
    /// Nothing is ever sent: that it is gone ends the wait for the pace.
    _held: Sender<Infallible>,
}

impl Drop for Errand {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[derive(Debug)]
struct Job {
    number: u64,
    question: Question,
    stop: Stop,
    held: Receiver<Infallible>,
}

/// The thread, and the ways to it and back.
#[derive(Debug)]
pub(super) struct Brain {
    /// Empty once the thread is to end.
    jobs: Option<Sender<Job>>,
    answers: Mutex<Receiver<Answer>>,
    thread: Option<JoinHandle<()>>,
    asked: u64,
}

impl Brain {
    /// A thread that rings `bell` with each answer.
    ///
    /// # Errors
    /// The system has no room for a thread.
    pub(super) fn new(bell: Bell) -> io::Result<Self> {
        let (jobs, to_do) = channel();
        let (done, answers) = channel();
        let thread = Builder::new()
            .name(String::from("computer"))
            .spawn(move || work(&to_do, &done, &bell))?;
        Ok(Self { jobs: Some(jobs), answers: Mutex::new(answers), thread: Some(thread), asked: 0 })
    }

    /// Begins to think. What was thought about before must have been dropped.
    pub(super) fn ask(&mut self, question: Question) -> Errand {
        self.asked += 1;
        let (number, stop) = (self.asked, Stop::new());
        let (keep, held) = channel();
        let job = Job { number, question, stop: stop.clone(), held };
        if let Some(jobs) = &self.jobs {
            // A thread that is gone answers nothing, as one that thinks for ever.
            let _ = jobs.send(job);
        }
        Errand { number, stop, _held: keep }
    }

    /// The next answer that has arrived. It may be one that nobody waits for any more.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        self.answers.get_mut().ok()?.try_recv().ok()
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // It has nothing left to tell.
            let _ = thread.join();
        }
    }
}

fn work(to_do: &Receiver<Job>, done: &Sender<Answer>, bell: &Bell) {
    let mut thinker: Option<Thinker> = None;
    for Job { number, question, stop, held } in to_do {
        if stop.is_stopped() {
            continue;
        }
        let begun = Instant::now();
        let Question { line, settings, limits, pace } = question;
        let thinker = thinker.get_or_insert_with(|| Thinker::new(settings));
        thinker.set(settings);
        let Ok(thought) = thinker.think(&line, &limits, &stop, |_| {}) else { continue };
        let wait = pace.saturating_sub(begun.elapsed());
        if held.recv_timeout(wait) != Err(RecvTimeoutError::Timeout) || stop.is_stopped() {
            continue;
        }
        if done.send(Answer { number, best: thought.best, score: thought.score }).is_err() {
            return;
        }
        bell.ring();
    }
}
