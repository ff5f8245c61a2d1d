//! The rules core: positions, legal moves, effects and ends. It does no I/O, knows no clock and
//! draws nothing; everything else asks it.
//!
//! ```
//! use rules::{AnyPosition, Game, Line};
//!
//! let mut line = Line::new(AnyPosition::start(Game::Chess));
//! for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
//!     line.play(mv.parse().unwrap()).unwrap();
//! }
//! assert_eq!(line.sans(), ["f3", "e5", "g4", "Qh4#"]);
//! assert_eq!(line.outcome().unwrap().to_string(), "0-1 checkmate");
//! ```

mod attacks;
pub mod boards;
mod effect;
mod exchange;
#[cfg(feature = "serde")]
mod from_text;
mod game;
mod games;
mod line;
mod move_list;
mod mv;
mod outcome;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod record;
mod refusal;
pub mod san;
mod setup;
mod setup_error;
mod side;
mod square;
mod square_set;
mod status;
mod tactics;
mod text;

pub use effect::Effect;
pub use game::{Game, UnknownGame};
pub use games::{AnyPosition, Checkered, Chess, Cyvasse, Joker, Keres, Level, layout};
pub use line::Line;
pub use move_list::MoveList;
pub use mv::{Choice, Move, ParseMoveError};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use piece::{Piece, Role};
pub use position::Position;
pub use record::{Record, RecordError, Turn, Variation};
pub use refusal::{CastlingRefusal, PlayError, Refusal, StackingRefusal, SwitchRefusal};
pub use setup::{Board, Castling, Memory, Setup, Stage, Terrain, Tier, Wing};
pub use setup_error::{
    CroissantFault, DoubledFault, EnPassantFault, SetupError, SetupFault, ThawingFault, UndoFault,
};
pub use side::{Player, Side};
pub use square::{ParseSquareError, Square};
pub use square_set::{SquareSet, SquareSetIter};
pub use status::{Armour, Frozen, Status};
pub use tactics::{Stakes, Tactics};
pub use text::{PositionTextError, TextFault};
