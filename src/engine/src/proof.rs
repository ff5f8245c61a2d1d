//! Forced wins proven: for every reply there is an answer that wins in time.
//!
//! The search only suggests which move to try; whether it wins is decided by playing through all
//! replies with the rules alone.

use std::collections::HashMap;

use rules::{AnyPosition, Line, Move, Player};

use crate::{Limits, Settings, Stop, Thinker};

/// Positions that may be looked at to suggest an answer, unless more are asked for.
const SUGGESTION: u64 = 3_000;
/// With so few half-moves left every answer is tried, whatever is suggested.
const EXHAUSTIVE: u32 = 3;

/// Proves forced wins, and remembers what it has proven.
#[derive(Debug)]
pub struct Prover {
    thinker: Thinker,
    /// What has been found out, by key of the position and half-moves left.
    known: HashMap<(u64, u32), bool>,
    /// Positions that may still be looked at.
    budget: u64,
    suggestion: u64,
}

impl Default for Prover {
    fn default() -> Self {
        Self::new(SUGGESTION)
    }
}

impl Prover {
    /// A prover that looks at so many positions to find the answer to try first. With more it
    /// proves longer wins.
    pub fn new(suggestion: u64) -> Self {
        let settings = Settings { hash: 1, ..Settings::default() };
        let thinker = Thinker::new(settings);
        Self { thinker, known: HashMap::new(), budget: 0, suggestion }
    }

    /// The moves that are proven to win within so many of the mover's moves. A move may win
    /// without being proven to, if that takes looking at more than `budget` positions.
    pub fn winning_moves(&mut self, position: &AnyPosition, moves: u32, budget: u64) -> Vec<Move> {
        let attacker = position.turn();
        let wins = |&mv: &Move| {
            self.budget = budget;
            self.wins(&after(position, mv), 2 * moves - 2, attacker)
        };
        position.legal_moves().iter().copied().filter(wins).collect()
    }

    /// Whether a move is proven to win within so many of the mover's moves.
    pub fn move_wins(&mut self, position: &AnyPosition, mv: Move, moves: u32, budget: u64) -> bool {
        self.budget = budget;
        self.wins(&after(position, mv), 2 * moves - 2, position.turn())
    }

    /// Whether `attacker` wins within so many further half-moves.
    fn wins(&mut self, position: &AnyPosition, plies: u32, attacker: Player) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(attacker);
        }
        if plies == 0 || self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        let key = (position.hash(), plies);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let wins = if position.turn() == attacker {
            self.has_answer(position, plies, attacker)
        } else {
            let replies = position.legal_moves();
            replies.iter().all(|&mv| self.wins(&after(position, mv), plies - 1, attacker))
        };
        // Running out of budget proves nothing.
        if wins || self.budget > 0 {
            self.known.insert(key, wins);
        }
        wins
    }

    fn has_answer(&mut self, position: &AnyPosition, plies: u32, attacker: Player) -> bool {
        let moves = position.legal_moves();
        let ends = |&mv: &Move| {
            let outcome = after(position, mv).outcome_on_board();
            outcome.is_some_and(|outcome| outcome.winner == Some(attacker))
        };
        if moves.iter().any(ends) {
            return true;
        }
        if plies < 2 {
            return false;
        }
        let suggested = self.suggestion(position, plies.div_ceil(2));
        if suggested.is_some_and(|mv| self.wins(&after(position, mv), plies - 1, attacker)) {
            return true;
        }
        plies <= EXHAUSTIVE
            && moves.iter().any(|&mv| self.wins(&after(position, mv), plies - 1, attacker))
    }

    fn suggestion(&mut self, position: &AnyPosition, moves: u32) -> Option<Move> {
        let limits = Limits { mate: Some(moves), ..Limits::nodes(self.suggestion) };
        let line = Line::new(position.clone());
        let thought = self.thinker.think(&line, &limits, &Stop::new(), |_| {}).ok()?;
        let in_time = thought.score.moves_to_end().is_some_and(|left| left > 0);
        in_time.then_some(thought.best)
    }
}

fn after(position: &AnyPosition, mv: Move) -> AnyPosition {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}
