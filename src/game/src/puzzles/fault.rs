//! What is wrong with a puzzle in its file.

use engine::puzzle::{Puzzle, PuzzleFault};
use rules::{Game, PositionTextError};

use crate::text::{Arg, Saying, by_rule, fault, result};

/// A puzzle that is left out of its book, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {why}")]
pub struct EntryError {
    /// The file, as `levels/puzzles` has it: `chess.ron`.
    pub file: String,
    /// Where, counted from 1.
    pub line: usize,
    /// What.
    pub why: EntryFault,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryFault {
    /// The file cannot be read.
    #[error("column {column} cannot be understood")]
    Text {
        /// Counted from 1.
        column: usize,
    },
    /// An id has other signs than those allowed, or none.
    #[error("{0:?} is no id: it has letters from a to z and digits")]
    Id(String),
    /// An id is there twice.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// The position text is none.
    #[error("the position is none: {0}")]
    Position(#[from] PositionTextError),
    /// A move is none, whatever the position.
    #[error("{0:?} is no move")]
    Move(String),
    /// The goal is none.
    #[error("{0:?} is no goal")]
    Goal(String),
    /// No theme is called so.
    #[error("no theme is called {0:?}")]
    Theme(String),
    /// A rating is out of the range.
    #[error("{0} is no rating: they go from {least} to {most}", least = Puzzle::RATINGS.start(), most = Puzzle::RATINGS.end())]
    Rating(u32),
    /// The line does not fit the position.
    #[error(transparent)]
    Line(#[from] PuzzleFault),
}

impl EntryError {
    /// The sentence that tells a person.
    pub fn saying(&self) -> Saying {
        let game = self.file.split('.').next().and_then(|id| id.parse().ok());
        Saying::new("puzzles-bad")
            .with("file", self.file.clone())
            .with("line", self.line)
            .with("why", self.why.saying(game))
    }
}

impl EntryFault {
    fn saying(&self, game: Option<Game>) -> Saying {
        let of = |key: &'static str, text: &str| Saying::new(key).with("text", text);
        match self {
            Self::Text { column } => Saying::new("puzzles-bad-text").with("column", *column),
            Self::Id(id) => of("puzzles-bad-id", id),
            Self::Twice(id) => of("puzzles-bad-twice", id),
            Self::Position(error) => Saying::new("puzzles-bad-position").with("why", fault(error)),
            Self::Move(text) => of("puzzles-bad-move", text),
            Self::Goal(text) => of("puzzles-bad-goal", text),
            Self::Theme(text) => of("puzzles-bad-theme", text),
            Self::Rating(rating) => Saying::new("puzzles-bad-rating")
                .with("text", rating.to_string())
                .with("least", *Puzzle::RATINGS.start() as usize)
                .with("most", *Puzzle::RATINGS.end() as usize),
            Self::Line(fault) => by_line(game, fault),
        }
    }
}

fn by_line(game: Option<Game>, fault: &PuzzleFault) -> Saying {
    match fault {
        PuzzleFault::Over(_) => Saying::new("puzzles-bad-over"),
        PuzzleFault::Illegal(error) => {
            let unknown = Saying::new("refusal-unknown").with("move", error.mv.to_string());
            let reason = error.reasons.first();
            Saying::new("puzzles-bad-illegal")
                .with("text", error.mv.to_string())
                .with("why", reason.map_or(unknown, |reason| by_rule(game, reason)))
        }
        PuzzleFault::Spelling(mv, written) => Saying::new("puzzles-bad-spelling")
            .with("text", mv.to_string())
            .with("right", written.to_string()),
        PuzzleFault::Ends => Saying::new("puzzles-bad-ends"),
        PuzzleFault::NotWon => Saying::new("puzzles-bad-not-won"),
        PuzzleFault::Ended(outcome) => {
            let why = game.map(|game| result(game, *outcome));
            Saying::new("puzzles-bad-ended").with("why", why.into_iter().collect::<Arg>())
        }
    }
}
