//! A move, named exactly as the coordinate form writes it.

use std::fmt;
use std::str::FromStr;

use crate::{Role, Square};

/// A move in its one canonical form: `e2e4`, `e7e8q`, castling as the king's two-square step.
///
/// A move says only what the mover chose. What it does is told by the effects of playing it,
/// so nothing outside the rules judges a move by its shape.
///
/// ```
/// use rules::Move;
///
/// let promotion: Move = "e7e8q".parse().unwrap();
/// assert_eq!(promotion.to.to_string(), "e8");
/// assert_eq!(promotion.to_string(), "e7e8q");
/// assert_eq!(
///     "e7".parse::<Move>().unwrap_err().to_string(),
///     "\"e7\" is no move: it names one square where two are needed, as in e2e4"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square the man leaves.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// What else the mover chose, if the move asks for it.
    pub choice: Option<Choice>,
}

impl Move {
    /// A move that asks for no choice.
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, choice: None }
    }

    /// The same squares, the man becoming a `role`.
    #[must_use]
    pub const fn becoming(self, role: Role) -> Self {
        Self { choice: Some(Choice::Become(role)), ..self }
    }

    /// The same squares, the top man alone leaving its stack.
    #[must_use]
    pub const fn unstacking(self) -> Self {
        Self { choice: Some(Choice::Unstack), ..self }
    }

    /// The role that the mover chose for the man by the suffix: what a pawn is promoted to, or
    /// in Checkered chess the nature of the man that was taken.
    pub const fn becomes(self) -> Option<Role> {
        match self.choice {
            Some(Choice::Become(role)) => Some(role),
            _ => None,
        }
    }
}

/// The choice a move's suffix letter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// The role that the man takes on: what a pawn is promoted to (`q r b n`), or the nature of
    /// the man that was taken in Checkered chess (`q r b n p`).
    Become(Role),
    /// The top man leaves its stack alone (`u`), in Keres.
    Unstack,
}

impl Choice {
    /// The letter that is written after the squares.
    pub const fn letter(self) -> char {
        match self {
            Self::Become(role) => role.letter().to_ascii_lowercase(),
            Self::Unstack => 'u',
        }
    }

    /// The choice that `letter` stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        if letter == 'u' {
            return Some(Self::Unstack);
        }
        let natures = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        natures.map(Self::Become).into_iter().find(|choice| choice.letter() == letter)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.choice {
            Some(choice) => write!(f, "{}", choice.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no move in coordinate form, whatever the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMoveError {
    /// Fewer or more characters than a move has.
    #[error("{0:?} is no move: it needs two squares and at most one letter, as in e2e4 or e7e8q")]
    Length(String),
    /// Only one square.
    #[error("{0:?} is no move: it names one square where two are needed, as in e2e4")]
    OneSquare(String),
    /// A part that should be a square is none.
    #[error("{text:?} is no move: {square:?} names no square")]
    Square {
        /// The whole text.
        text: String,
        /// The part of it.
        square: String,
    },
    /// The last letter stands for nothing.
    #[error("{text:?} is no move: the suffix {letter:?} stands for nothing")]
    Choice {
        /// The whole text.
        text: String,
        /// The letter.
        letter: char,
    },
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let whole = || crate::text::excerpt(text);
        if !text.is_ascii() || !(4..=5).contains(&text.len()) {
            let one = text.parse::<Square>().is_ok();
            return Err(if one {
                ParseMoveError::OneSquare(whole())
            } else {
                ParseMoveError::Length(whole())
            });
        }
        let square = |part: &str| {
            part.parse::<Square>()
                .map_err(|error| ParseMoveError::Square { text: whole(), square: error.0 })
        };
        let (from, to) = (square(&text[..2])?, square(&text[2..4])?);
        let choice = match text[4..].chars().next() {
            None => None,
            Some(letter) => Some(
                Choice::from_letter(letter)
                    .ok_or_else(|| ParseMoveError::Choice { text: whole(), letter })?,
            ),
        };
        Ok(Self { from, to, choice })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::from_text::deserialize(deserializer)
    }
}
