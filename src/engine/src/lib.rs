//! The computer player: one search for any position of the rules core, with an evaluation a game.
//!
//! [`Thinker`] thinks about a [`Line`](rules::Line), which knows what has been played. The search
//! looks deeper and deeper until a limit is reached or somebody says stop:
//!
//! ```
//! use engine::{Limits, Stop, Thinker};
//! use rules::{AnyPosition, Game, Line};
//!
//! let line = Line::new(AnyPosition::start(Game::Keres));
//! let mut depths = 0;
//! let thought = Thinker::default()
//!     .think(&line, &Limits::nodes(2_000), &Stop::new(), |_| depths += 1)
//!     .unwrap();
//! assert!(line.position().legal_moves().contains(&thought.best));
//! assert!(depths > 0);
//! ```

pub mod bench;
mod clock;
pub mod eval;
mod history;
mod level;
mod limits;
mod margins;
mod node;
mod order;
mod parts;
mod past;
pub mod proof;
pub mod puzzle;
mod quiescence;
mod score;
mod search;
mod sight;
mod table;
mod think;
mod variation;

pub use clock::Clock;
pub use eval::Evaluate;
pub use level::{Level, NoSuchLevel};
pub use limits::{Limits, Stop};
pub use parts::{Part, Parts, UnknownPart};
pub use score::Score;
pub use search::{Opinion, Progress, Variation};
pub use think::{GameOver, Settings, Thinker, Thought};

/// A game that can be searched: it has an evaluation, and quick answers about its moves.
pub trait Searched: Evaluate + rules::Tactics + Send + Sync {}

impl<P: Evaluate + rules::Tactics + Send + Sync> Searched for P {}
