//! From a game to a move: threads that search the same position, and the best of what they find.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rules::{AnyPosition, Line, Move, Outcome};

use crate::Searched;
use crate::clock::Timer;
use crate::history::History;
use crate::level::Level;
use crate::limits::{Limits, Stop};
use crate::parts::Parts;
use crate::past::Past;
use crate::score::Score;
use crate::search::{Opinion, Progress, Searcher, Shared, Variation};
use crate::sight::Sight;
use crate::table::Table;

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to play.
    pub best: Move,
    /// The reply to expect, and to ponder on.
    pub reply: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The best lines, the best first; as many as were asked for, if there are so many moves.
    pub lines: Vec<Variation>,
    /// Half-moves looked ahead in full.
    pub depth: u32,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time it took.
    pub time: Duration,
}

/// There is nothing to think about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no legal move: {0}")]
pub struct GameOver(pub Outcome);

/// Settings of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Threads that search, at least one. With one, equal input gives equal output, as long as
    /// neither a clock nor a stop ends the search.
    pub threads: usize,
    /// Size of the memory for positions, in mebibytes, at least one.
    pub hash: usize,
    /// How many best lines are wanted, at least one.
    pub lines: usize,
    /// What the evaluation looks at.
    pub opinion: Opinion,
    /// The parts of the search in use.
    pub parts: Parts,
    /// How strong to play; `None` is all that the search can do.
    pub level: Option<Level>,
    /// Of a thousand moves, so many are overlooked on the average of all seeds; levels overlook some
    /// of their own.
    pub blindness: u32,
    /// What oversights, and how many there are, follow from: equal seeds, equal oversights.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            hash: 16,
            lines: 1,
            opinion: Opinion::Full,
            parts: Parts::ALL,
            level: None,
            blindness: 0,
            seed: 0,
        }
    }
}

/// A computer player, which remembers positions from one move to the next.
///
/// ```
/// use engine::{Limits, Stop, Thinker};
/// use rules::{AnyPosition, Game, Line};
///
/// // White mates with the rook.
/// let text = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
/// let line = Line::new(AnyPosition::from_text(Game::Chess, text).unwrap());
/// let mut thinker = Thinker::default();
/// let thought = thinker.think(&line, &Limits::depth(3), &Stop::new(), |_| {}).unwrap();
/// assert_eq!(thought.best.to_string(), "a1a8");
/// assert_eq!(thought.score.to_string(), "mate 1");
/// ```
#[derive(Debug)]
pub struct Thinker {
    settings: Settings,
    table: Table,
    /// What moves were worth to each thread in the search before.
    histories: Vec<History>,
}

/// Who hears of each depth.
pub(crate) type Tell<'a> = &'a mut (dyn FnMut(&Progress) + Send);

/// A thread's stack: a line may go deep, and each step keeps its moves there.
const STACK: usize = 16 << 20;

impl Default for Thinker {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Thinker {
    /// A player that knows no position yet.
    pub fn new(settings: Settings) -> Self {
        Self { settings, table: Table::new(settings.hash), histories: Vec::new() }
    }

    /// How it is set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes settings; what is remembered is lost if the memory changes its size.
    pub fn set(&mut self, settings: Settings) {
        if settings.hash != self.settings.hash {
            // The old memory is given back before the new one is asked for.
            self.table = Table::new(1);
            self.table = Table::new(settings.hash);
        }
        self.settings = settings;
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.histories.clear();
    }

    /// Thinks about the position a game has come to, until a limit is reached or `stop` is
    /// raised. `tell` hears of each depth. Positions of the game count for repetition.
    ///
    /// # Errors
    /// The game's end, if the board leaves no move. Draws by counter or repetition do not keep
    /// it from thinking.
    pub fn think(
        &mut self,
        line: &Line,
        limits: &Limits,
        stop: &Stop,
        mut tell: impl FnMut(&Progress) + Send,
    ) -> Result<Thought, GameOver> {
        self.consider(line, limits, stop, &mut tell)
    }

    /// Not generic, so that the search is compiled once and not with every caller.
    fn consider(
        &mut self,
        line: &Line,
        limits: &Limits,
        stop: &Stop,
        tell: Tell<'_>,
    ) -> Result<Thought, GameOver> {
        match line.position() {
            AnyPosition::Chess(position) => self.ponder(position, line, limits, stop, tell),
            AnyPosition::Joker(position) => self.ponder(position, line, limits, stop, tell),
            AnyPosition::Keres(position) => self.ponder(position, line, limits, stop, tell),
            AnyPosition::Cyvasse(position) => self.ponder(position, line, limits, stop, tell),
            AnyPosition::Checkered(position) => self.ponder(position, line, limits, stop, tell),
        }
    }

    fn ponder<P: Searched>(
        &mut self,
        position: &P,
        line: &Line,
        limits: &Limits,
        stop: &Stop,
        tell: Tell<'_>,
    ) -> Result<Thought, GameOver> {
        if let Some(outcome) = position.outcome_on_board() {
            return Err(GameOver(outcome));
        }
        let timer = Timer::start(limits);
        let mut limits = limits.clone();
        let mut settings = self.settings;
        if let Some(level) = settings.level {
            level.weaken(P::GAME, &mut settings, &mut limits);
        }
        let Settings { threads, lines, opinion, parts, blindness, seed, .. } = settings;
        let sight = Sight::new(blindness, seed);
        self.table.age();
        let moves = position.legal_moves();
        let shared = Shared {
            table: &self.table,
            stop,
            limits: &limits,
            halt: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let past = Past::of(line);
        let mut histories = std::mem::take(&mut self.histories);
        histories.retain(|history| history.game() == P::GAME);
        histories.resize_with(threads.max(1), || History::new(P::GAME));
        let mut histories = histories.into_iter();
        let searcher = |timer, history: Option<History>| {
            let parts = (parts, opinion, sight);
            let history = history.unwrap_or_else(|| History::new(P::GAME));
            Searcher::new(*position, past.clone(), &shared, parts, timer, history)
        };
        let open = if limits.only.is_empty() { moves.len() } else { limits.only.len() };
        let lines = lines.clamp(1, open);
        let (mut found, depth) = std::thread::scope(|scope| {
            let build = || std::thread::Builder::new().stack_size(STACK);
            let (searcher, shared) = (&searcher, &shared);
            let own = histories.next();
            let first = build().spawn_scoped(scope, move || {
                let mut own = searcher(Some(timer), own);
                let answer = own.deepen(lines, 1, tell);
                shared.halt.store(true, Ordering::Relaxed);
                (answer, own.history)
            });
            let help = |(helper, history)| {
                // Helpers begin at different depths, so that they look at different things.
                let from = 1 + (helper + 1) % 2;
                let help = move || {
                    let mut own = searcher(None, Some(history));
                    own.deepen(1, from, &mut |_| {});
                    own.history
                };
                // A thread the system has no room for is done without.
                build().spawn_scoped(scope, help).ok()
            };
            let helpers: Vec<_> = (0..).zip(histories).filter_map(help).collect();
            let first = first.ok().and_then(|first| first.join().ok());
            let helpers = helpers.into_iter().filter_map(|helper| helper.join().ok());
            let (answer, history) = first.unzip();
            self.histories = history.into_iter().chain(helpers).collect();
            answer.unwrap_or_default()
        });
        if found.is_empty() {
            // Stopped before anything was looked at.
            let first = limits.only.first().copied().unwrap_or(moves[0]);
            let line = Variation { score: Score::EVEN, moves: vec![first] };
            found.push(line);
        }
        let best = &found[0];
        Ok(Thought {
            best: best.moves[0],
            reply: best.moves.get(1).copied(),
            score: best.score,
            depth,
            nodes: shared.nodes.load(Ordering::Relaxed),
            time: timer.elapsed(),
            lines: found,
        })
    }
}
