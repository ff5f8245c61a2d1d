//! A thread that thinks about one question at a time, and lets go of it at once when told to.

use std::convert::Infallible;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use engine::{Limits, Progress, Score, Settings, Stop, Thinker, Variation};
use rules::{Line, Move};

use super::bell::Bell;

/// What is to be thought about.
#[derive(Debug)]
pub(crate) struct Question {
    /// The game so far.
    pub(crate) line: Line,
    /// How strong the thinker is, and how many lines it looks for.
    pub(crate) settings: Settings,
    /// How long it may take.
    pub(crate) limits: Limits,
    /// The answer comes no earlier than this.
    pub(crate) pace: Duration,
    /// Whether what is found on the way is told as well, now and then.
    pub(crate) aloud: bool,
}

/// What a question came to, or has come to so far.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// The number of the question.
    pub(crate) number: u64,
    /// The lines that were looked for, the best first; at least one.
    pub(crate) lines: Vec<Variation>,
    /// Half-moves looked ahead.
    pub(crate) depth: u32,
    /// Whether the thought has come to its end.
    pub(crate) done: bool,
}

impl Answer {
    /// The move to play.
    pub(crate) fn best(&self) -> Move {
        self.lines[0].moves[0]
    }

    /// What the position is worth to the side to move.
    pub(crate) fn score(&self) -> Score {
        self.lines[0].score
    }
}

/// Between two words about a thought that is not done.
const BREATH: Duration = Duration::from_millis(250);

/// A question under way. Whoever drops it stops the thought, and no answer comes.
#[derive(Debug)]
pub(crate) struct Errand {
    pub(crate) number: u64,
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
pub(crate) struct Brain {
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
    pub(crate) fn new(bell: Bell) -> io::Result<Self> {
        let (jobs, to_do) = channel();
        let (done, answers) = channel();
        let thread = Builder::new()
            .name(String::from("computer"))
            .spawn(move || work(&to_do, &done, &bell))?;
        Ok(Self { jobs: Some(jobs), answers: Mutex::new(answers), thread: Some(thread), asked: 0 })
    }

    /// Begins to think. What was thought about before must have been dropped.
    pub(crate) fn ask(&mut self, question: Question) -> Errand {
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
    pub(crate) fn answer(&mut self) -> Option<Answer> {
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
        let Question { line, settings, limits, pace, aloud } = question;
        let thinker = thinker.get_or_insert_with(|| Thinker::new(settings));
        thinker.set(settings);
        let mut account = Account { number, lines: Vec::new(), told: begun };
        let tell = |progress: &Progress| {
            if aloud
                && let Some(so_far) = account.hear(progress)
                && done.send(so_far).is_ok()
            {
                bell.ring();
            }
        };
        let Ok(thought) = thinker.think(&line, &limits, &stop, tell) else { continue };
        let wait = pace.saturating_sub(begun.elapsed());
        if held.recv_timeout(wait) != Err(RecvTimeoutError::Timeout) || stop.is_stopped() {
            continue;
        }
        let answer = Answer { number, lines: thought.lines, depth: thought.depth, done: true };
        if done.send(answer).is_err() {
            return;
        }
        bell.ring();
    }
}

/// What has been found so far, told no oftener than every [`BREATH`].
struct Account {
    number: u64,
    lines: Vec<Variation>,
    told: Instant,
}

impl Account {
    fn hear(&mut self, progress: &Progress) -> Option<Answer> {
        let (nth, found) = (progress.rank - 1, progress.variation.clone());
        // A line that has moved up is not told twice.
        let first = found.moves[0];
        let mut at = 0;
        self.lines.retain(|line| {
            at += 1;
            at <= nth || line.moves[0] != first
        });
        match self.lines.get_mut(nth) {
            Some(line) => *line = found,
            None => self.lines.push(found),
        }
        if self.told.elapsed() < BREATH {
            return None;
        }
        self.told = Instant::now();
        let (number, depth) = (self.number, progress.depth);
        Some(Answer { number, lines: self.lines.clone(), depth, done: false })
    }
}
