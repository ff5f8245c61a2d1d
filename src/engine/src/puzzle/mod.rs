//! Puzzles: positions in which one line wins for certain, what they ask, how hard they are, and
//! what shows in them.

mod men;
mod proof;
mod rating;
mod theme;

pub use men::lead;
pub use proof::{Care, Doubt};
pub use theme::{Theme, UnknownTheme};

use std::ops::RangeInclusive;

use rules::{AnyPosition, Line, Move, Outcome, PlayError, Player};

/// A position with the line that solves it. Whoever is to move is the solver.
#[derive(Clone, Debug)]
pub struct Puzzle {
    line: Line,
    goal: Goal,
}

/// What is asked of the solver, and with it what kind of certainty there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Goal {
    /// To win the game as fast as can be. Every reply has been looked at, by the rules alone.
    Win,
    /// To win men, so that the game is decided. No proof to the end: a deep search sees nothing
    /// else that decides, and counting men alone says so too.
    Gain,
}

impl Goal {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Win, Self::Gain];

    /// The name in files and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Gain => "gain",
        }
    }

    /// The goal of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.id() == id)
    }
}

/// Why a position and its line are no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// There is nothing to solve.
    #[error("the game is over before the solver has moved ({0})")]
    Over(Outcome),
    /// A move of the line is not legal.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// A move is not written as the list of legal moves writes it.
    #[error("{0} is written {1}")]
    Spelling(Move, Move),
    /// The line is empty, or its last move is not the solver's.
    #[error("the solver makes the first move of a line and the last")]
    Ends,
    /// The line does not lead where it should.
    #[error("the line does not win the game")]
    NotWon,
    /// The line ends the game, though men are all that is asked for.
    #[error("the line ends the game ({0})")]
    Ended(Outcome),
}

impl Puzzle {
    /// What ratings there are.
    pub const RATINGS: RangeInclusive<u32> = 800..=2400;

    /// The puzzle of a position and a line.
    ///
    /// # Errors
    /// The line cannot be played, is not the solver's from first to last, or ends otherwise than
    /// the goal says.
    pub fn new(start: AnyPosition, moves: &[Move], goal: Goal) -> Result<Self, PuzzleFault> {
        if let Some(outcome) = start.outcome() {
            return Err(PuzzleFault::Over(outcome));
        }
        let solver = start.turn();
        let mut line = Line::new(start);
        let mut last = None;
        for mv in moves {
            last = Some(line.position().turn());
            line.play(*mv)?;
            match line.moves().next_back() {
                Some(written) if written != *mv => {
                    return Err(PuzzleFault::Spelling(*mv, written));
                }
                _ => {}
            }
        }
        if last != Some(solver) {
            return Err(PuzzleFault::Ends);
        }
        match (goal, line.outcome()) {
            (Goal::Win, Some(Outcome { winner: Some(winner), .. })) if winner == solver => {}
            (Goal::Win, _) => return Err(PuzzleFault::NotWon),
            (Goal::Gain, Some(outcome)) => return Err(PuzzleFault::Ended(outcome)),
            (Goal::Gain, None) => {}
        }
        Ok(Self { line, goal })
    }

    /// The position and every move of the line, with what they do.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// What is asked.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Who solves it.
    pub fn solver(&self) -> Player {
        self.line.start().turn()
    }

    /// How many moves the solver makes.
    pub fn moves(&self) -> usize {
        self.turns().count()
    }

    /// The solver's turns: the number of the move within the line, counted from 0, and the position it is
    /// played in.
    pub fn turns(&self) -> impl Iterator<Item = (usize, &AnyPosition)> {
        let all = (0..self.line.ply()).filter_map(|ply| Some((ply, self.line.position_at(ply)?)));
        all.filter(|(_, position)| position.turn() == self.solver())
    }

    /// How the line ends the game, where it does.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// A name that follows from the position alone, and so stays what it is.
    pub fn id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        // The hash of Fowler, Noll and Vo, of 64 bits.
        let text = format!("{} {}", self.line.start().game(), self.line.start().to_text());
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        (0..6).map(|nth| LETTERS[(hash >> (5 * nth + 20)) as usize % 32] as char).collect()
    }

    /// What shows in the solver's moves, in the order of [`Theme::ALL`].
    pub fn themes(&self) -> Vec<Theme> {
        theme::of(self)
    }

    /// How hard it is, within [`Self::RATINGS`]: see `puzzle/rating.rs`.
    pub fn rating(&self) -> u32 {
        rating::of(self)
    }

    /// Whether the first move takes, and no other takes more.
    pub fn is_obvious(&self) -> bool {
        rating::is_obvious(self)
    }

    /// Whether what it claims holds: see `puzzle/proof.rs`.
    ///
    /// # Errors
    /// Where and why it does not, or cannot be shown to.
    pub fn prove(&self, care: &Care) -> Result<(), Doubt> {
        proof::prove(self, care)
    }
}
