//! A saved game: what was played and what was said about it, independent of any file format.

use crate::{AnyPosition, Game, Line, Move, Outcome, PlayError, PositionTextError};

/// A game as it is kept.
///
/// ```
/// use rules::{AnyPosition, Game, Line, Record};
///
/// let mut line = Line::new(AnyPosition::start(Game::Chess));
/// line.play("d2d4".parse().unwrap()).unwrap();
/// let record = Record::of(&line);
/// assert_eq!(record.to_line().unwrap().sans(), ["d4"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Record {
    /// Which game it is.
    pub game: Game,
    /// Names and values in their order (`Event`, `White`, …), without those that other fields
    /// tell: start, result and reason.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub tags: Vec<(String, String)>,
    /// Position text of the start, if it is not the game's own.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub start: Option<String>,
    /// The game itself, with everything that branches from it.
    pub line: Variation,
    /// How it ended; `None` while it goes on.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub outcome: Option<Outcome>,
}

/// Moves that follow one another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Variation {
    /// What is said before the first move.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub comments: Vec<String>,
    /// The moves.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub turns: Vec<Turn>,
}

/// One move with what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Turn {
    /// The move.
    pub mv: Move,
    /// Numeric annotation glyphs: 1 is `!`, 2 is `?`, and so on.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub nags: Vec<u8>,
    /// What the mover's clock showed after the move, in milliseconds.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub clock: Option<u64>,
    /// What is said after the move.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub comments: Vec<String>,
    /// What else could have been played instead of this move.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub variations: Vec<Variation>,
}

/// A record that cannot be played through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Its start is no position.
    #[error("the start: {0}")]
    Start(#[from] PositionTextError),
    /// Its variations branch from one another too often.
    #[error("variations nest more than {} deep", Record::DEEPEST)]
    TooDeep,
    /// One of its moves is not legal.
    #[error("half-move {number}: {error}")]
    Move {
        /// Which move of its variation, counted from 1.
        number: usize,
        /// Why not.
        error: PlayError,
    },
}

impl Variation {
    fn check(&self, start: &AnyPosition, depth: usize) -> Result<(), RecordError> {
        if depth > Record::DEEPEST {
            return Err(RecordError::TooDeep);
        }
        let mut position = start.clone();
        for (turn, number) in self.turns.iter().zip(1..) {
            for variation in &turn.variations {
                variation.check(&position, depth + 1)?;
            }
            position.play(turn.mv).map_err(|error| RecordError::Move { number, error })?;
        }
        Ok(())
    }
}

impl Turn {
    /// A move about which nothing is said.
    pub const fn new(mv: Move) -> Self {
        Self { mv, nags: Vec::new(), clock: None, comments: Vec::new(), variations: Vec::new() }
    }
}

impl Record {
    /// How deep variations may nest within the game, so that no text can exhaust the stack.
    pub const DEEPEST: usize = 64;

    /// An empty game from the usual start.
    pub fn new(game: Game) -> Self {
        let line = Variation::default();
        Self { game, tags: Vec::new(), start: None, line, outcome: None }
    }

    /// What was played in `line`.
    pub fn of(line: &Line) -> Self {
        let game = line.start().game();
        let usual = *line.start() == AnyPosition::start(game);
        Self {
            start: (!usual).then(|| line.start().to_text()),
            line: Variation { comments: Vec::new(), turns: line.moves().map(Turn::new).collect() },
            outcome: line.outcome(),
            ..Self::new(game)
        }
    }

    /// The value of the first tag called `name`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets the tag called `name`, in its place if there is one.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// The start that is written is no position.
    pub fn start_position(&self) -> Result<AnyPosition, PositionTextError> {
        match &self.start {
            Some(text) => AnyPosition::from_text(self.game, text),
            None => Ok(AnyPosition::start(self.game)),
        }
    }

    /// Plays everything through, variations too.
    ///
    /// # Errors
    /// The start is no position, a move is not legal, or variations nest too deep.
    pub fn check(&self) -> Result<(), RecordError> {
        self.line.check(&self.start_position()?, 0)
    }

    /// Plays the game through.
    ///
    /// # Errors
    /// The start is no position, or a move is not legal.
    pub fn to_line(&self) -> Result<Line, RecordError> {
        let mut line = Line::new(self.start_position()?);
        for (ply, turn) in self.line.turns.iter().enumerate() {
            let number = ply + 1;
            line.replay(turn.mv).map_err(|error| RecordError::Move { number, error })?;
        }
        if let Some(outcome) = self.outcome {
            line.end(outcome);
        }
        Ok(line)
    }
}
