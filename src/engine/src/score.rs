//! What a search thinks of a position: centipawns, or the distance to a forced end.

use std::fmt;

use rules::{Outcome, Player};

/// The deepest a line can go, extensions and captures at its end included.
pub(crate) const MAX_PLY: usize = 128;
/// Beyond every score.
pub(crate) const INFINITE: i32 = 32_500;
/// A game won at once; each half-move until then takes one off.
pub(crate) const WIN: i32 = 32_000;
/// Scores from here on are forced wins; everything an evaluation says is far below.
pub(crate) const WON: i32 = WIN - 2 * MAX_PLY as i32;
/// Neither side wins.
pub(crate) const DRAW: i32 = 0;

/// The side to move has won, `ply` half-moves from the root.
pub(crate) const fn win_at(ply: usize) -> i32 {
    WIN - ply as i32
}

/// An end of the game, seen by `turn`, `ply` half-moves from the root.
pub(crate) fn of_outcome(outcome: Outcome, turn: Player, ply: usize) -> i32 {
    match outcome.winner {
        None => DRAW,
        Some(winner) if winner == turn => win_at(ply),
        Some(_) => -win_at(ply),
    }
}

/// A verdict on a position, from the side to move's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither side is ahead.
    pub const EVEN: Self = Self(DRAW);

    /// So many hundredths of the game's lowest man ahead; less than a forced end is worth.
    ///
    /// # Panics
    /// The number is as large as the score of a forced end, some 31,700.
    pub const fn from_centipawns(worth: i32) -> Self {
        assert!(worth.abs() < WON, "a forced end is not a matter of centipawns");
        Self(worth)
    }

    pub(crate) const fn new(value: i32) -> Self {
        Self(value)
    }

    pub(crate) const fn value(self) -> i32 {
        self.0
    }

    /// Hundredths of the game's lowest man; `None` where the end is forced.
    pub const fn centipawns(self) -> Option<i32> {
        if self.0.abs() >= WON { None } else { Some(self.0) }
    }

    /// Half-moves until the game is won, or lost if negative; `None` where nothing is forced.
    /// A position that is lost already gives −0, which is 0.
    pub const fn plies_to_end(self) -> Option<i32> {
        match self.0 {
            value if value >= WON => Some(WIN - value),
            value if value <= -WON => Some(-(WIN + value)),
            _ => None,
        }
    }

    /// Moves of the winner until the game is won, or of the loser until it is lost if negative.
    pub const fn moves_to_end(self) -> Option<i32> {
        match self.plies_to_end() {
            Some(plies) if plies > 0 => Some((plies + 1) / 2),
            Some(plies) => Some(plies / 2),
            None => None,
        }
    }

    /// The same position, seen by the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self(-self.0)
    }
}

/// Written as UCI does: `cp 35`, `mate 3`, `mate -2`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.moves_to_end() {
            Some(moves) => write!(f, "mate {moves}"),
            None => write!(f, "cp {}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_as_uci_does() {
        let told = |value| Score::new(value).to_string();
        assert_eq!(told(-35), "cp -35");
        assert_eq!(told(win_at(1)), "mate 1");
        assert_eq!(told(win_at(3)), "mate 2");
        assert_eq!(told(-win_at(2)), "mate -1");
        assert_eq!(told(-win_at(4)), "mate -2");
        assert_eq!(told(-win_at(0)), "mate 0");
        assert_eq!(Score::new(win_at(5)).plies_to_end(), Some(5));
        assert_eq!(Score::new(win_at(5)).reversed().plies_to_end(), Some(-5));
        assert_eq!(Score::new(WON - 1).plies_to_end(), None);
    }
}
