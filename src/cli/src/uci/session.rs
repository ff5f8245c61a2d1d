//! Answering UCI: the position, the options, and a search that runs while commands come in.

use std::fmt::Display;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

use engine::{Clock, Limits, Progress, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move};

use super::command::{Command, Go, Start};
use super::options::{Change, Options};

/// A search that has nothing left to do but may not answer yet looks so often whether it may.
const PATIENCE: Duration = Duration::from_millis(1);

/// A conversation with a UCI program, whose answers go to `W`.
#[derive(Debug)]
pub struct Session<W: Write + Send + 'static> {
    out: Arc<Mutex<W>>,
    options: Options,
    line: Line,
    thinker: Arc<Mutex<Thinker>>,
    search: Option<Search>,
    /// Games begun, so that weak levels do not overlook the same things in each.
    games: u64,
}

/// A search that is going on.
#[derive(Debug)]
struct Search {
    stop: Stop,
    /// Raised before the answer is written: a program that has read it may go on at once, though
    /// the thread may need a moment to end.
    answered: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl<W: Write + Send + 'static> Session<W> {
    /// A session at the start of chess.
    pub fn new(out: W) -> Self {
        Self {
            out: Arc::new(Mutex::new(out)),
            options: Options::default(),
            line: Line::new(AnyPosition::start(Game::Chess)),
            thinker: Arc::new(Mutex::new(Thinker::default())),
            search: None,
            games: 0,
        }
    }

    /// Does what a line asks for; breaks when it says to quit. Searches go on in the
    /// background, and answer by themselves.
    pub fn hear(&mut self, line: &str) -> ControlFlow<()> {
        match Command::read(line) {
            Command::Nothing | Command::Debug => {}
            Command::Uci => self.introduce(),
            Command::IsReady => self.say("readyok"),
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::NewGame => self.new_game(),
            Command::Position { start, moves } => self.set_position(&start, &moves),
            Command::Go(go) => self.go(&go),
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(search) = &self.search {
                    search.stop.hit();
                }
            }
            Command::Show => {
                let position = self.line.position();
                self.say(format_args!("{}\n{}", position.to_setup(), position.to_text()));
            }
            Command::Quit => {
                self.stop();
                return ControlFlow::Break(());
            }
            Command::Unknown(words) => self.note(format_args!("unknown command: {words}")),
        }
        ControlFlow::Continue(())
    }

    fn introduce(&self) {
        let mut lines = vec![
            format!("id name Pancharanga {}", env!("CARGO_PKG_VERSION")),
            "id author the Pancharanga authors".to_owned(),
        ];
        lines.extend(Options::told());
        lines.push("uciok".to_owned());
        self.say(lines.join("\n"));
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        if self.is_searching() {
            return self.note("options cannot be set while searching");
        }
        match self.options.set(name, value) {
            Ok(Change::Remembered) => {}
            Ok(Change::Variant) => {
                self.line = Line::new(AnyPosition::start(self.options.variant));
                thinker(&self.thinker).forget();
            }
            Ok(Change::Forget) => thinker(&self.thinker).forget(),
            Err(why) => self.note(why),
        }
    }

    fn new_game(&mut self) {
        self.stop();
        self.games += 1;
        thinker(&self.thinker).forget();
        self.line = Line::new(AnyPosition::start(self.options.variant));
    }

    /// Takes over the position, unless any part of it is wrong.
    fn set_position(&mut self, start: &Start, moves: &[String]) {
        if self.is_searching() {
            return self.note("the position cannot be set while searching");
        }
        let game = self.options.variant;
        let start = match start {
            Start::Usual => Ok(AnyPosition::start(game)),
            Start::Text(text) => read_position(game, text),
        };
        let line = start.and_then(|start| {
            let mut line = Line::new(start);
            for (text, number) in moves.iter().zip(1..) {
                let wrong = |why: &dyn Display| format!("move {number}: {why}");
                let mv: Move = text.parse().map_err(|error| wrong(&error))?;
                line.replay(mv).map_err(|error| wrong(&error))?;
            }
            Ok(line)
        });
        match line {
            Ok(line) => self.line = line,
            Err(why) => self.note(why),
        }
    }

    fn go(&mut self, go: &Go) {
        self.stop();
        let limits = self.limits(go);
        if self.line.position().outcome_on_board().is_some() {
            return self.say("bestmove (none)");
        }
        let stop = Stop::new();
        let waits = go.infinite || go.ponder;
        let (out, line) = (Arc::clone(&self.out), self.line.clone());
        let (shared, flag) = (Arc::clone(&self.thinker), stop.clone());
        let answered = Arc::new(AtomicBool::new(false));
        let answers = Arc::clone(&answered);
        let mut settings = self.options.settings;
        settings.seed = self.games;
        let work = move || {
            let mut thinker = thinker(&shared);
            thinker.set(settings);
            let tell = |progress: &Progress| write_line(&out, &info(progress));
            let answer = thinker.think(&line, &limits, &flag, tell);
            while waits && !flag.is_stopped() && !(limits.ponder && flag.is_hit()) {
                std::thread::sleep(PATIENCE);
            }
            answers.store(true, Ordering::Release);
            write_line(
                &out,
                &match answer {
                    Err(_) => "bestmove (none)".to_owned(),
                    Ok(thought) => match thought.reply {
                        None => format!("bestmove {}", thought.best),
                        Some(reply) => format!("bestmove {} ponder {reply}", thought.best),
                    },
                },
            );
        };
        match std::thread::Builder::new().spawn(work) {
            Ok(thread) => self.search = Some(Search { stop, answered, thread }),
            Err(error) => self.note(format_args!("the search cannot begin: {error}")),
        }
    }

    fn limits(&self, go: &Go) -> Limits {
        let side = self.line.position().turn().index();
        let clock = go.time[side].map(|left| Clock {
            left,
            increment: go.increment[side].unwrap_or_default(),
            moves_to_go: go.moves_to_go,
            overhead: Duration::from_millis(self.options.overhead),
        });
        let only = go.only.iter().filter_map(|text| {
            let mv = text.parse().ok()?;
            self.line.position().resolve(mv).ok()
        });
        Limits {
            depth: go.depth,
            nodes: go.nodes,
            move_time: go.move_time,
            clock: clock.filter(|_| !go.infinite),
            ponder: go.ponder,
            mate: go.mate,
            only: only.collect(),
        }
    }

    fn is_searching(&mut self) -> bool {
        if self.search.as_ref().is_some_and(|search| search.answered.load(Ordering::Acquire)) {
            self.stop();
        }
        self.search.is_some()
    }

    /// Ends the search, if there is one, and waits for its answer.
    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.stop();
            if search.thread.join().is_err() {
                self.note("the search failed");
            }
        }
    }

    fn note(&self, what: impl Display) {
        self.say(format_args!("info string {what}"));
    }

    fn say(&self, what: impl Display) {
        write_line(&self.out, &what);
    }
}

impl<W: Write + Send + 'static> Drop for Session<W> {
    /// No search outlives its session.
    fn drop(&mut self) {
        self.stop();
    }
}

fn thinker(shared: &Mutex<Thinker>) -> MutexGuard<'_, Thinker> {
    shared.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Writes a line at once. Nobody is left to tell if that fails: the program has gone, and the
/// end of its input follows.
fn write_line<W: Write>(out: &Mutex<W>, what: &impl Display) {
    let mut out = out.lock().unwrap_or_else(|broken| broken.into_inner());
    let _ = writeln!(out, "{what}").and_then(|()| out.flush());
}

/// Reads position text. Of chess, programs may leave the counters out, and may name the square
/// behind any pawn that went two squares, though nobody can take it there.
fn read_position(game: Game, text: &str) -> Result<AnyPosition, String> {
    let strict = AnyPosition::from_text(game, text);
    if game != Game::Chess {
        return strict.map_err(|error| error.to_string());
    }
    let error = match strict {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() == 4 {
        fields.extend(["0", "1"]);
    }
    let whole = AnyPosition::from_text(game, &fields.join(" "));
    whole
        .or_else(|_| {
            if let Some(en_passant) = fields.get_mut(3) {
                *en_passant = "-";
            }
            AnyPosition::from_text(game, &fields.join(" "))
        })
        .map_err(|_| error.to_string())
}

fn info(progress: &Progress) -> String {
    let Progress { depth, farthest, rank, ref variation, nodes, time, fill } = *progress;
    let speed = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    let moves: String = variation.moves.iter().map(|mv| format!(" {mv}")).collect();
    format!(
        "info depth {depth} seldepth {farthest} multipv {rank} score {} nodes {nodes} nps {speed} \
         hashfull {fill} time {} pv{moves}",
        variation.score,
        time.as_millis()
    )
}
