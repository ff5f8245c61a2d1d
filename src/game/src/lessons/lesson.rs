//! What a lesson is made of, as its file says it and after it was judged.

use std::collections::BTreeMap;

use rules::{AnyPosition, Move, Role, Square};
use serde::Deserialize;

use super::Goal;
use crate::board::Feet;
use crate::text::Saying;

/// A lesson that was judged: whatever it asks for can be done.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name within the course.
    pub id: String,
    /// The rulings it teaches, as `levels/lessons/README.md` numbers them.
    pub rulings: Vec<u8>,
    /// What is told at the feet of men, which may not have been taught yet.
    pub feet: Feet,
    /// At least one.
    pub steps: Vec<Step>,
    /// The key of its title.
    pub(super) key: String,
}

impl Lesson {
    /// What it is called.
    pub fn title(&self) -> Saying {
        Saying::new(self.key.clone())
    }
}

/// One thing that is said and shown, and perhaps asked for.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name within the lesson.
    pub id: String,
    /// What stands on the board; whoever is to move is the pupil.
    pub start: AnyPosition,
    /// What is asked.
    pub task: Task,
    /// What glows, where the lesson says so itself.
    pub(super) marks: Vec<Square>,
    /// Tries that are answered with a reason of the step's own.
    pub(super) wrong: Vec<Wrong>,
    /// Whether it has a hint of its own.
    pub(super) hint: bool,
    /// For each of the pupil's turns the accepted moves, and the answers to them.
    pub(super) turns: Vec<Turn>,
    pub(super) key: String,
}

/// One of the pupil's turns in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Its place among all moves of the step.
    pub(super) at: usize,
    /// Any one of these is right; for [`Task::FindAll`] all of them are asked for.
    pub(super) right: Vec<Move>,
    /// What the opponent then plays.
    pub(super) answer: Vec<Move>,
}

impl Step {
    /// What the step says.
    pub fn says(&self) -> Saying {
        Saying::new(self.key.clone())
    }

    /// Praise and explanation, once it is done.
    pub fn praise(&self) -> Saying {
        Saying::new(self.praise_key())
    }

    /// Whether something is asked of the pupil.
    pub fn asks(&self) -> bool {
        !matches!(self.task, Task::Show { .. })
    }

    /// The moves that a step without a question plays by itself.
    pub fn shown(&self) -> &[Move] {
        match &self.task {
            Task::Show { moves } => moves,
            _ => &[],
        }
    }

    /// The keys of everything it can say of its own.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.key.clone()];
        keys.extend(self.asks().then(|| self.praise_key()));
        keys.extend(self.hint.then(|| self.hint_key()));
        keys.extend(self.wrong.iter().map(|wrong| self.wrong_key(&wrong.why)));
        if let Task::LayOut { goals, .. } = &self.task {
            keys.extend(goals.iter().map(|goal| self.wrong_key(&goal.why)));
        }
        keys.sort();
        keys.dedup();
        keys
    }

    fn praise_key(&self) -> String {
        format!("{}-right", self.key)
    }

    pub(super) fn hint_key(&self) -> String {
        format!("{}-hint", self.key)
    }

    pub(super) fn wrong_key(&self, why: &str) -> String {
        format!("{}-wrong-{why}", self.key)
    }
}

/// What a step asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Nothing.
    Show {
        /// These play by themselves, of both sides in turn.
        #[serde(default)]
        moves: Vec<Move>,
    },
    /// A move that is described.
    Move {
        /// Any one of these.
        right: Vec<Move>,
    },
    /// All moves, one after the other.
    FindAll {
        /// Of the man on this square; of all men without it.
        #[serde(default)]
        from: Option<Square>,
        /// Only those that capture.
        #[serde(default)]
        captures: bool,
    },
    /// The one good move, without help.
    Best {
        /// This one.
        right: Move,
    },
    /// A line against answers that are known beforehand.
    Line {
        /// The moves of both sides; the pupil's are first and last.
        moves: Vec<Move>,
    },
    /// What a move is to mean: whole stack or top alone, nature, promotion.
    Choose {
        /// The right one of the moves with these two squares.
        right: Move,
    },
    /// To take the checkered side.
    TakeSide {},
    /// To place the men that an army of Cyvasse lacks.
    LayOut {
        /// One answer.
        right: BTreeMap<Square, Role>,
        /// What else the layout must be like.
        #[serde(default)]
        goals: Vec<Goal>,
    },
}

/// Tries that have a reason of their own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The tries, legal or not.
    pub moves: Vec<Move>,
    /// The end of the reason's key.
    pub why: String,
    /// At which move of a line, counted from 0.
    #[serde(default)]
    pub at: usize,
}
