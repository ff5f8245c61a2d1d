//! One thread's search: deeper and deeper from the root, around the score it had before.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rules::Move;

use crate::Searched;
use crate::clock::Timer;
use crate::history::{History, Place};
use crate::limits::{Limits, Stop};
use crate::order::Waiting;
use crate::parts::{Part, Parts};
use crate::past::Past;
use crate::score::{DRAW, INFINITE, MAX_PLY, Score, WON};
use crate::sight::Sight;
use crate::table::{Entry, Table};
use crate::think::Tell;
use crate::variation::Variations;

/// What the evaluation takes into account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opinion {
    /// Everything known about the game.
    #[default]
    Full,
    /// The men alone.
    Material,
}

/// A line of play and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// For the side to move.
    pub score: Score,
    /// The moves of both sides, best play as far as it is known; at least one.
    pub moves: Vec<Move>,
}

/// How far a search has come.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Half-moves looked ahead.
    pub depth: u32,
    /// The farthest any line went.
    pub farthest: u32,
    /// Which of several lines it is, from 1.
    pub rank: usize,
    /// The line itself.
    pub variation: Variation,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub fill: u32,
}

/// What the threads of one search share.
#[derive(Debug)]
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a Stop,
    pub(crate) limits: &'a Limits,
    /// Raised when the first thread is done.
    pub(crate) halt: AtomicBool,
    /// Positions visited, brought up to date now and then.
    pub(crate) nodes: AtomicU64,
}

/// What a thread remembers about each ply on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Quiet moves that decided nodes at this ply.
    pub(crate) killers: [Option<Move>; 2],
    /// Where the move that is being tried goes.
    pub(crate) place: Place,
    /// What the evaluation says; `None` while the king is in danger.
    pub(crate) eval: Option<i32>,
    /// Whether the king of the side to move is in danger.
    pub(crate) danger: bool,
    /// A move that is left out, to see what the others are worth.
    pub(crate) excluded: Option<Move>,
}

impl Node {
    const FRESH: Self =
        Self { killers: [None; 2], place: Place::NONE, eval: None, danger: false, excluded: None };
}

/// Around the score of the depth before, the first window reaches so far on either side…
const WINDOW: i32 = 14;
/// …from this depth on; scores of shallower searches swing too much.
const WINDOW_DEPTH: i32 = 5;
/// Wider than this a window is opened altogether.
const WINDOW_MOST: i32 = 600;
/// How many positions are visited between looks at the clock and at other threads.
const LOOK_EVERY: u64 = 512;

// How much of its usual share a move deserves, in hundredths.
/// While the best move has just changed…
const NEED_UNSETTLED: u32 = 130;
/// …and less with every depth at which it stayed.
const NEED_SETTLING: u32 = 12;
const NEED_SETTLED: u32 = 60;
/// A player who has no choice looks just far enough to know what to expect.
const ENOUGH_DEPTH: i32 = 5;
/// More for a score that falls: so much a centipawn, and at most.
const NEED_FALLING: i32 = 1;
const NEED_FALLING_MOST: i32 = 60;

/// One thread's search from one root.
#[derive(Debug)]
pub(crate) struct Searcher<'a, P: Searched> {
    root: P,
    pub(crate) shared: &'a Shared<'a>,
    pub(crate) parts: Parts,
    pub(crate) opinion: Opinion,
    pub(crate) sight: Sight,
    pub(crate) past: Past,
    pub(crate) nodes: Vec<Node>,
    /// The moves still to be tried at the nodes on the way, the deepest last.
    pub(crate) waiting: Vec<Waiting>,
    pub(crate) history: History,
    pub(crate) variations: Variations,
    /// At the root: moves that are left out, and the best one found in this round.
    pub(crate) left_out: Vec<Move>,
    pub(crate) first: Option<Move>,
    pub(crate) found: Option<Move>,
    pub(crate) visited: u64,
    told: u64,
    pub(crate) farthest: usize,
    pub(crate) stopped: bool,
    timer: Option<Timer>,
    pub(crate) root_depth: i32,
}

impl<'a, P: Searched> Searcher<'a, P> {
    /// Only the first thread watches the clock, which it is given. What moves were worth in the
    /// search before is given to all.
    pub(crate) fn new(
        root: P,
        past: Past,
        shared: &'a Shared<'a>,
        (parts, opinion, sight): (Parts, Opinion, Sight),
        timer: Option<Timer>,
        history: History,
    ) -> Self {
        Self {
            root,
            shared,
            parts,
            opinion,
            sight,
            past,
            nodes: vec![Node::FRESH; MAX_PLY + 4],
            waiting: Vec::with_capacity(WAITING),
            history,
            variations: Variations::new(),
            left_out: Vec::new(),
            first: None,
            found: None,
            visited: 0,
            told: 0,
            farthest: 0,
            stopped: false,
            timer,
            root_depth: 0,
        }
    }

    /// Searches deeper and deeper, for so many best lines, and tells about each. Gives the lines
    /// of the deepest search that found any; none if there is no move.
    pub(crate) fn deepen(
        &mut self,
        lines: usize,
        from: i32,
        tell: Tell<'_>,
    ) -> (Vec<Variation>, u32) {
        let mut best: Vec<Variation> = Vec::new();
        let mut reached = 0;
        let mut settled = 0;
        let deepest = self.shared.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 1);
        for depth in from.min(deepest as i32)..=deepest as i32 {
            let before = best.clone();
            let mut round: Vec<Variation> = Vec::new();
            self.left_out.clear();
            for rank in 0..lines {
                let last = best.get(rank).map(|line| line.score.value());
                self.first = best.get(rank).map(|line| line.moves[0]);
                let Some(variation) = self.round(depth, last) else {
                    break;
                };
                self.left_out.push(variation.moves[0]);
                round.push(variation);
                if self.stopped {
                    break;
                }
                if let Some(timer) = self.timer {
                    tell(&self.progress(depth, rank, &round[rank], timer.elapsed()));
                }
            }
            if round.is_empty() {
                break;
            }
            // A round that was broken off says nothing about the lines it did not reach.
            let keep = best.len().max(round.len()).min(lines);
            for line in best.into_iter().filter(|line| !self.left_out.contains(&line.moves[0])) {
                if round.len() < keep {
                    round.push(line);
                }
            }
            round.sort_by_key(|line| std::cmp::Reverse(line.score));
            best = round;
            if self.stopped {
                break;
            }
            reached = depth as u32;
            settled = match before.first() {
                Some(line) if line.moves[0] == best[0].moves[0] => settled + 1,
                _ => 0,
            };
            if self.is_done(&before, &best, settled) {
                break;
            }
        }
        self.tell_nodes();
        (best, reached)
    }

    /// Whether looking deeper is not worth it, or not wanted.
    fn is_done(&mut self, before: &[Variation], best: &[Variation], settled: u32) -> bool {
        let score = best[0].score;
        if let (Some(wanted), Some(moves)) = (self.shared.limits.mate, score.moves_to_end())
            && moves > 0
            && moves as u32 <= wanted
        {
            return true;
        }
        let Some(timer) = self.timer else {
            return false;
        };
        if self.shared.limits.clock.is_some() && timer.counts() {
            // Nothing is left to find out, or to choose.
            let forced = score.plies_to_end().is_some_and(|plies| plies.abs() < self.root_depth);
            let single = self.root_depth >= ENOUGH_DEPTH && self.root.count_moves() == 1;
            if forced || single {
                return true;
            }
        }
        let fall = before.first().map_or(0, |line| line.score.value() - score.value());
        let falling = (fall * NEED_FALLING).clamp(0, NEED_FALLING_MOST) as u32;
        let settling = NEED_UNSETTLED.saturating_sub(NEED_SETTLING * settled).max(NEED_SETTLED);
        timer.is_spent(settling + falling)
    }

    /// Searches the root to one depth. `None` if no move is left, or none was searched in time.
    fn round(&mut self, depth: i32, last: Option<i32>) -> Option<Variation> {
        let mut reach = WINDOW;
        let (mut alpha, mut beta) = match last {
            Some(last)
                if depth >= WINDOW_DEPTH
                    && last.abs() < WON
                    && self.parts.has(Part::Aspiration) =>
            {
                (last - reach, last + reach)
            }
            _ => (-INFINITE, INFINITE),
        };
        self.root_depth = depth;
        loop {
            self.found = None;
            self.nodes[0].danger = self.root.in_danger();
            let root = self.root;
            let score = self.search::<true>(&root, depth, (alpha, beta), 0, false);
            if self.stopped {
                let found = self.found?;
                let mut moves = self.variations.root();
                if moves.first() != Some(&found) {
                    moves = vec![found];
                }
                // The score of a broken search is a bound at best; the last full one stands.
                let score = if score == DRAW { last.unwrap_or(DRAW) } else { score };
                return Some(Variation { score: Score::new(score), moves });
            }
            reach += reach;
            if score <= alpha && alpha > -INFINITE {
                beta = i32::midpoint(alpha, beta);
                alpha =
                    if reach > WINDOW_MOST { -INFINITE } else { (score - reach).max(-INFINITE) };
            } else if score >= beta && beta < INFINITE {
                beta = if reach > WINDOW_MOST { INFINITE } else { (score + reach).min(INFINITE) };
            } else {
                let moves = self.variations.root();
                return (!moves.is_empty()).then(|| Variation { score: Score::new(score), moves });
            }
            self.first = self.found.or(self.first);
        }
    }

    fn progress(&self, depth: i32, rank: usize, line: &Variation, time: Duration) -> Progress {
        let elsewhere = self.shared.nodes.load(Ordering::Relaxed);
        Progress {
            depth: depth as u32,
            farthest: self.farthest as u32,
            rank: rank + 1,
            variation: line.clone(),
            nodes: elsewhere + (self.visited - self.told),
            time,
            fill: self.shared.table.fill(),
        }
    }

    /// Counts a position; gives whether the search has to end.
    #[inline]
    pub(crate) fn visit(&mut self, ply: usize) -> bool {
        if self.stopped {
            return true;
        }
        self.visited += 1;
        self.farthest = self.farthest.max(ply);
        if self.visited.is_multiple_of(LOOK_EVERY) {
            self.look();
        }
        self.stopped |= self.shared.limits.nodes.is_some_and(|most| self.visited >= most);
        self.stopped
    }

    /// Looks at the clock and at what others say.
    fn look(&mut self) {
        self.tell_nodes();
        let shared = self.shared;
        let nodes = || shared.nodes.load(Ordering::Relaxed);
        self.stopped |= shared.halt.load(Ordering::Relaxed)
            || shared.stop.is_stopped()
            || shared.limits.nodes.is_some_and(|most| nodes() >= most);
        if let Some(timer) = &mut self.timer {
            if !timer.counts() && shared.stop.is_hit() {
                timer.count();
            }
            self.stopped |= timer.is_up();
        }
    }

    fn tell_nodes(&mut self) {
        self.shared.nodes.fetch_add(self.visited - self.told, Ordering::Relaxed);
        self.told = self.visited;
    }

    /// What the position is worth to the side to move.
    #[inline]
    pub(crate) fn judge(&self, position: &P) -> i32 {
        match self.opinion {
            Opinion::Full => position.evaluate().clamp(-P::LIMIT, P::LIMIT),
            Opinion::Material => position.material().clamp(-P::LIMIT, P::LIMIT),
        }
    }

    /// What the table knows about a position.
    #[inline]
    pub(crate) fn recall(&self, position: &P, ply: usize) -> Option<Entry> {
        self.shared.table.probe(position.hash() ^ self.sight.key(), P::GAME, ply)
    }

    /// Writes down in the table what was found out about a position.
    #[inline]
    pub(crate) fn remember(&self, position: &P, ply: usize, entry: Entry) {
        self.shared.table.store(position.hash() ^ self.sight.key(), P::GAME, ply, entry);
    }

    /// Whether a move is not looked at from the root.
    pub(crate) fn is_left_out(&self, mv: Move) -> bool {
        let only = &self.shared.limits.only;
        self.left_out.contains(&mv) || !(only.is_empty() || only.contains(&mv))
    }

    /// Goes on the way to the position after a move, or a pass.
    #[inline]
    pub(crate) fn enter(&mut self, position: &P, place: Place, next: &P, ply: usize) {
        self.past.push(position.hash());
        self.nodes[ply].place = place;
        self.nodes[ply + 1].danger = next.in_danger();
        self.nodes[ply + 1].excluded = None;
    }
}

/// Moves for which there is room from the start.
const WAITING: usize = 8_192;
