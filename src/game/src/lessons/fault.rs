//! What is wrong with a lesson's file.

use rules::layout::LayoutError;
use rules::{Move, Outcome, PlayError, PositionTextError, Square};

use crate::text::{Arg, Saying, by_layout, by_rule, fault};

/// A lesson that is left out of its course, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {why}")]
pub struct LessonError {
    /// The file, as the course names it: `chess/01_rook.ron`.
    pub file: String,
    /// Where, counted from 1.
    pub line: usize,
    /// What.
    pub why: LessonFault,
}

impl LessonError {
    /// The sentence that tells a person.
    pub fn saying(&self) -> Saying {
        Saying::new("lessons-file-bad")
            .with("file", self.file.clone())
            .with("line", self.line)
            .with("detail", self.why.saying())
    }
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonFault {
    /// It cannot be read.
    #[error("{0}")]
    Text(String),
    /// The file's name has no number or no id.
    #[error("a lesson's file is named like 01_rook.ron")]
    FileName,
    /// An id has other signs than those allowed, or none.
    #[error("{0:?} is no id: it has letters from a to z, digits and _")]
    Id(String),
    /// An id is there twice.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// There are no rulings or no steps.
    #[error("there are no {0}")]
    None(&'static str),
    /// The position text is none.
    #[error("the position is none: {0}")]
    Position(#[from] PositionTextError),
    /// Moves are asked for in a finished game.
    #[error("the game is over before the pupil has moved ({0})")]
    Over(Outcome),
    /// A move that is asked for, or an answer, is not legal.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// A move is not written as the list of legal moves writes it.
    #[error("{0} is written {1}")]
    Spelling(Move, Move),
    /// No move is accepted.
    #[error("there is nothing to find")]
    Nothing,
    /// A line is not the pupil's from the first move to the last.
    #[error("the pupil makes the first move of a line and the last")]
    Ends,
    /// There is nothing to choose.
    #[error("{0} is the only move with these squares")]
    NoChoice(Move),
    /// A wrong choice is not answered.
    #[error("{0} is another choice, and has no reason why it is wrong")]
    Unanswered(Move),
    /// A try is right and wrong.
    #[error("{0} is called wrong, but it is right")]
    NotWrong(Move),
    /// A reason is given at a move where the pupil does not choose.
    #[error("the pupil has no choice at move {0}")]
    NoTurn(usize),
    /// A task of another game.
    #[error("{0} belongs to another game")]
    OtherGame(&'static str),
    /// The checkered side cannot be taken.
    #[error("the checkered side cannot be taken here")]
    NoSide,
    /// A mark is off the board.
    #[error("the board has no square {0}")]
    NoSquare(Square),
    /// The answer to a layout does not stand up to the laws of laying out.
    #[error("with this answer {0}")]
    Layout(#[from] LayoutError),
    /// The answer to a layout misses a goal.
    #[error("this answer misses the goal {0:?}")]
    Goal(String),
}

impl LessonFault {
    /// The sentence that tells a person.
    pub fn saying(&self) -> Saying {
        let on = |key: &'static str, mv: &Move| Saying::new(key).with("move", mv.to_string());
        match self {
            Self::Text(_) => Saying::new("lessons-fault-text"),
            Self::FileName => Saying::new("lessons-fault-file-name"),
            Self::Id(id) => Saying::new("lessons-fault-id").with("id", id.clone()),
            Self::Twice(id) => Saying::new("lessons-fault-twice").with("id", id.clone()),
            Self::None(what) => Saying::new("lessons-fault-none").with("what", *what),
            Self::Position(error) => fault(error),
            Self::Over(_) => Saying::new("lessons-fault-over"),
            Self::Illegal(error) => {
                let reasons = error.reasons.iter().map(|reason| by_rule(None, reason));
                on("lessons-fault-illegal", &error.mv).with("why", reasons.collect::<Arg>())
            }
            Self::Spelling(found, right) => {
                on("lessons-fault-spelling", found).with("right", right.to_string())
            }
            Self::Nothing => Saying::new("lessons-fault-nothing"),
            Self::Ends => Saying::new("lessons-fault-ends"),
            Self::NoChoice(mv) => on("lessons-fault-no-choice", mv),
            Self::Unanswered(mv) => on("lessons-fault-unanswered", mv),
            Self::NotWrong(mv) => on("lessons-fault-not-wrong", mv),
            Self::NoTurn(number) => Saying::new("lessons-fault-no-turn").with("number", *number),
            Self::OtherGame(task) => Saying::new("lessons-fault-other-game").with("task", *task),
            Self::NoSide => Saying::new("lessons-fault-no-side"),
            Self::NoSquare(at) => {
                Saying::new("lessons-fault-no-square").with("square", at.to_string())
            }
            Self::Layout(error) => Saying::new("lessons-fault-layout")
                .with("why", error.faults.iter().map(by_layout).collect::<Arg>()),
            Self::Goal(goal) => Saying::new("lessons-fault-goal").with("goal", goal.clone()),
        }
    }
}
