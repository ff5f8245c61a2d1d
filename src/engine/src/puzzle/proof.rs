//! What a puzzle claims, shown again.
//!
//! A win is proven by the rules alone: against every reply there is an answer that wins in time. That
//! at each of the solver's turns but the last no other move does is proven in the same way with two
//! moves left; with more left a search has looked for another win and found none.
//!
//! A gain is decisive by the search's score, and every other move is clearly not. Two judges have to
//! say so: the evaluation, and counting men alone. (In Checkered chess counting men says little,
//! since men change sides; there the evaluation judges alone.)

use rules::{AnyPosition, Game, Line, Move};

use super::{Goal, Puzzle};
use crate::proof::Prover;
use crate::{Limits, Opinion, Settings, Stop, Thinker};

/// How carefully a puzzle is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Positions the prover looks at to find the answer to try first, and to prove one move.
    pub suggestion: u64,
    /// The same, for one move and its replies.
    pub budget: u64,
    /// Positions to visit for each score of a gain, and to look for another win.
    pub nodes: u64,
    /// Who judges a gain.
    pub judges: &'static [Opinion],
    /// What the right move is worth at least, in hundredths of the lowest man.
    pub decisive: i32,
    /// How much less every other move is worth, and what it is worth at most.
    pub apart: i32,
    /// See `apart`.
    pub level: i32,
}

impl Care {
    /// As puzzles are found.
    pub const THOROUGH: Self = Self {
        suggestion: 3_000,
        budget: 40_000,
        nodes: 100_000,
        judges: &[Opinion::Material, Opinion::Full],
        decisive: 350,
        apart: 250,
        level: 180,
    };

    /// As they are tested again and again: in a second or so each, and with room for an evaluation
    /// that has learnt something since.
    pub const QUICK: Self = Self {
        suggestion: 1_500,
        budget: 40_000,
        nodes: 10_000,
        judges: &[Opinion::Material],
        decisive: 200,
        apart: 100,
        level: 300,
    };
}

/// A claim that could not be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Doubt {
    /// A move of the line does not win in time, as far as was looked.
    #[error("{0} is not proven to win in {1}")]
    Unproven(Move, u32),
    /// Another move wins as fast, or the line could be shorter.
    #[error("{0} wins in {1} as well")]
    Other(Move, u32),
    /// The right move decides nothing.
    #[error("{0} is worth only {1}")]
    Undecided(Move, i32),
    /// Another move is too good.
    #[error("{mv} is worth {own}, but {other} is worth {worth}")]
    Close {
        /// The move of the line.
        mv: Move,
        /// Its worth.
        own: i32,
        /// The best of the others.
        other: Move,
        /// Its worth.
        worth: i32,
    },
}

pub(super) fn prove(puzzle: &Puzzle, care: &Care) -> Result<(), Doubt> {
    match puzzle.goal() {
        Goal::Win => prove_win(puzzle, care),
        Goal::Gain => prove_gain(puzzle, care),
    }
}

fn prove_win(puzzle: &Puzzle, care: &Care) -> Result<(), Doubt> {
    let mut prover = Prover::new(care.suggestion);
    let mut thinker = Thinker::new(Settings { hash: 4, ..Settings::default() });
    let all = puzzle.moves();
    for (nth, (ply, position)) in puzzle.turns().enumerate() {
        let left = (all - nth) as u32;
        let Some(mv) = puzzle.line().move_at(ply) else { continue };
        if !prover.move_wins(position, mv, left, care.budget) {
            return Err(Doubt::Unproven(mv, left));
        }
        if left > 1 && prover.move_wins(position, mv, left - 1, care.budget) {
            return Err(Doubt::Other(mv, left - 1));
        }
        // The last move may win in several ways, unless it is the only one.
        let others = without(position, mv);
        if left == 1 && all > 1 || others.is_empty() {
            continue;
        }
        if let Some(other) = another(&mut thinker, position, others.clone(), left, care.nodes) {
            return Err(Doubt::Other(other, left));
        }
        if left > EXHAUSTIVE {
            continue;
        }
        for other in others {
            if prover.move_wins(position, other, left, care.budget) {
                return Err(Doubt::Other(other, left));
            }
        }
    }
    Ok(())
}

fn prove_gain(puzzle: &Puzzle, care: &Care) -> Result<(), Doubt> {
    for &opinion in care.judges {
        let counts = puzzle.line().start().game() != Game::Checkered;
        let opinion = if counts { opinion } else { Opinion::Full };
        let mut thinker = Thinker::new(Settings { opinion, hash: 4, ..Settings::default() });
        for (ply, position) in puzzle.turns() {
            let Some(mv) = puzzle.line().move_at(ply) else { continue };
            let (_, own) = best(&mut thinker, position, vec![mv], care.nodes);
            if own < care.decisive {
                return Err(Doubt::Undecided(mv, own));
            }
            let others = without(position, mv);
            if others.is_empty() {
                continue;
            }
            let (other, worth) = best(&mut thinker, position, others, care.nodes);
            if worth > care.level || worth > own - care.apart {
                return Err(Doubt::Close { mv, own, other, worth });
            }
        }
    }
    Ok(())
}

/// With so many moves left, or fewer, every other move is proven not to win.
const EXHAUSTIVE: u32 = 2;

/// One of some moves that a search finds to win in so many moves.
fn another(
    thinker: &mut Thinker,
    position: &AnyPosition,
    only: Vec<Move>,
    moves: u32,
    nodes: u64,
) -> Option<Move> {
    let line = Line::new(position.clone());
    let limits = Limits { only, mate: Some(moves), ..Limits::nodes(nodes) };
    thinker.forget();
    let thought = thinker.think(&line, &limits, &Stop::new(), |_| {}).ok()?;
    let wins = thought.score.moves_to_end().is_some_and(|left| left > 0 && left <= moves as i32);
    wins.then_some(thought.best)
}

/// The legal moves but one.
fn without(position: &AnyPosition, mv: Move) -> Vec<Move> {
    position.legal_moves().iter().copied().filter(|&other| other != mv).collect()
}

/// A forced win, in hundredths of a man.
const WON: i32 = 10_000;

/// The best of some moves of a position and what it is worth to the mover.
fn best(thinker: &mut Thinker, position: &AnyPosition, only: Vec<Move>, nodes: u64) -> (Move, i32) {
    let first = only[0];
    let line = Line::new(position.clone());
    let limits = Limits { only, ..Limits::nodes(nodes) };
    thinker.forget();
    match thinker.think(&line, &limits, &Stop::new(), |_| {}) {
        Ok(thought) => {
            let ends = |plies| if plies > 0 { WON } else { -WON };
            let score = thought.score;
            let worth = score.centipawns().or(score.plies_to_end().map(ends));
            (thought.best, worth.unwrap_or_default())
        }
        Err(_) => (first, 0),
    }
}
