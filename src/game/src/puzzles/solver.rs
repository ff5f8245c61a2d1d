//! Somebody who solves a puzzle, move by move.

use std::sync::Arc;

use rules::{AnyPosition, Line, Move, Outcome, Square, san};

use super::Entry;
use super::reason::why;
use crate::text::{Saying, by_rule};

/// A puzzle and how far it is solved. Nothing wrong ever changes the board, and there is always a
/// way on: [`Solver::help`] makes the next right move.
#[derive(Clone, Debug)]
pub struct Solver {
    entry: Arc<Entry>,
    line: Line,
    slips: usize,
    /// How often a hint was asked for at this move.
    asked: usize,
    helped: bool,
}

/// How a try was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, and these moves were played: the solver's, then the replies to it.
    Right {
        /// In order.
        moves: Vec<Move>,
    },
    /// It is wrong; the board is as it was.
    Wrong {
        /// Why.
        why: Saying,
    },
}

/// What helps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// In words.
    pub said: Saying,
    /// The man to move.
    pub man: Square,
    /// Where it goes, once that is told.
    pub goal: Option<Square>,
}

impl Solver {
    /// At the start of a puzzle.
    pub fn new(entry: Arc<Entry>) -> Self {
        let line = Line::new(entry.puzzle.line().start().clone());
        Self { entry, line, slips: 0, asked: 0, helped: false }
    }

    /// The puzzle.
    pub fn entry(&self) -> &Arc<Entry> {
        &self.entry
    }

    /// What stands on the board, and how it came there.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Whether nothing is left to find.
    pub fn is_solved(&self) -> bool {
        let whole = self.line.ply() == self.entry.puzzle.line().ply();
        whole || self.has_won(self.line.outcome())
    }

    /// Whether nothing wrong was tried and no help was asked for.
    pub fn is_clean(&self) -> bool {
        self.slips == 0 && !self.helped
    }

    /// How often the solver was wrong.
    pub fn slips(&self) -> usize {
        self.slips
    }

    /// How many moves the solver has still to make.
    pub fn left(&self) -> usize {
        let done = self.line.ply();
        if self.is_solved() {
            0
        } else {
            self.entry.puzzle.turns().filter(|(ply, _)| *ply >= done).count()
        }
    }

    /// Tries a move. Any other one that wins at once is as good as the line's own.
    pub fn try_move(&mut self, mv: Move) -> Verdict {
        let Some(right) = self.next_right() else {
            return Verdict::Wrong { why: Saying::new("puzzles-done") };
        };
        let position = self.line.position();
        let mv = match position.resolve(mv) {
            Ok(mv) => mv,
            // What the rules forbid is no answer, and counts for none.
            Err(error) => {
                let unknown = Saying::new("refusal-unknown").with("move", error.mv.to_string());
                let reason = error.reasons.first();
                let game = Some(position.game());
                let why = reason.map_or(unknown, |reason| by_rule(game, reason));
                return Verdict::Wrong { why };
            }
        };
        if mv == right {
            return self.play_on();
        }
        if self.has_won(after(position, mv).outcome()) {
            self.play(mv);
            return Verdict::Right { moves: vec![mv] };
        }
        let why = why(&self.entry.puzzle, position, mv, self.left());
        self.slips += 1;
        Verdict::Wrong { why }
    }

    /// First the man, then the move; the solver needed help from then on.
    pub fn hint(&mut self) -> Option<Hint> {
        let mv = self.next_right()?;
        self.helped = true;
        self.asked += 1;
        let told = self.asked > 1;
        let said = if told {
            let position = self.line.position();
            Saying::new("puzzles-hint-move").with("move", san::to_san(position, mv))
        } else {
            Saying::new("puzzles-hint-man").with("square", mv.from.to_string())
        };
        Some(Hint { said, man: mv.from, goal: told.then_some(mv.to) })
    }

    /// Makes the next right move in the solver's place.
    pub fn help(&mut self) -> Verdict {
        self.helped = true;
        self.play_on()
    }

    /// Begins anew. What was tried before still counts.
    pub fn reset(&mut self) {
        self.line = Line::new(self.entry.puzzle.line().start().clone());
        self.asked = 0;
    }

    /// The line's next move, while something is left to find.
    fn next_right(&self) -> Option<Move> {
        if self.is_solved() { None } else { self.entry.puzzle.line().move_at(self.line.ply()) }
    }

    /// Plays the line's next move and the replies to it.
    fn play_on(&mut self) -> Verdict {
        let solver = self.entry.puzzle.solver();
        let mut moves = Vec::new();
        while let Some(mv) = self.next_right() {
            if !moves.is_empty() && self.line.position().turn() == solver {
                break;
            }
            self.play(mv);
            moves.push(mv);
        }
        self.asked = 0;
        Verdict::Right { moves }
    }

    fn play(&mut self, mv: Move) {
        if let Err(error) = self.line.play(mv) {
            // Every move of a line was played when its file was read.
            bevy::log::error!("{}: {error}", self.entry.id);
        }
    }

    fn has_won(&self, outcome: Option<Outcome>) -> bool {
        outcome.is_some_and(|outcome| outcome.winner == Some(self.entry.puzzle.solver()))
    }
}

/// The position after a move.
pub(super) fn after(position: &AnyPosition, mv: Move) -> AnyPosition {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}
