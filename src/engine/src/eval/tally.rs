//! Counting what a position has of each term: added up by weight in play, written down to fit the
//! weights.

use rules::{Player, Tactics};

use super::Evaluate;
use super::weight::{Row, Weight};

/// How much of the middle game's and of the end game's worth counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taper {
    /// From 0 in the last end game to [`Self::FULL`] with all officers on the board.
    pub phase: i32,
    /// How much of the worth is left where it is hard to win: at most [`Self::WHOLE`].
    pub scale: i32,
}

impl Taper {
    /// The phase of the start of play.
    pub const FULL: i32 = 128;
    /// The scale where nothing is drawish.
    pub const WHOLE: i32 = 1024;

    /// The taper of a position that has `officers` of the `all` that count at the start.
    pub(super) fn of(officers: i32, all: i32) -> Self {
        Self { phase: (officers * Self::FULL / all).min(Self::FULL), scale: Self::WHOLE }
    }

    /// What is left of the worth as the draw by counter comes nearer, half of it in the end: who
    /// is ahead had better do something about it.
    #[inline(always)]
    fn fading<P: Tactics>(self, position: &P) -> Self {
        let (whole, gone) = (2 * i32::from(P::DRAWN_AFTER), i32::from(position.halfmoves()));
        Self { scale: self.scale * (whole - gone).max(whole / 2) / whole, ..self }
    }

    /// One worth out of two, and what lies beyond both.
    #[inline(always)]
    fn blend(self, worth: Weight, beyond: i32) -> i32 {
        let both = worth.middle * self.phase + worth.end * (Self::FULL - self.phase);
        (both / Self::FULL + beyond) * self.scale / Self::WHOLE
    }
}

/// Takes the terms of a position.
pub(super) trait Tally {
    /// There are `count` more of what stands at `place` of `row`, for White; less than none for
    /// Black.
    fn add(&mut self, row: Row, place: usize, count: i32);

    /// The end game's worth so far, for White.
    fn end(&self) -> i32;

    /// Who has the better of the end game so far; where nobody has, the side to move.
    #[inline(always)]
    fn strong(&self, turn: Player) -> Player {
        match self.end().signum() {
            1 => Player::White,
            -1 => Player::Black,
            _ => turn,
        }
    }
}

/// A game whose evaluation adds up counted terms.
pub(super) trait Weighted: Tactics {
    const ROWS: &'static [Row];
    const WEIGHTS: &'static [Weight];

    /// Counts every term. Whatever counts for one player counts against the other when the
    /// board is turned.
    fn count<T: Tally>(&self, tally: &mut T) -> Taper;

    /// What the counted terms miss, to the side to move, in centipawns.
    #[inline(always)]
    fn beyond(&self) -> i32 {
        0
    }
}

/// Adds up by weight.
struct Sum {
    weights: &'static [Weight],
    worth: Weight,
}

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, row: Row, place: usize, count: i32) {
        debug_assert!(place < row.len, "{} has no place {place}", row.name);
        let weight = self.weights[row.start + place];
        self.worth.middle += weight.middle * count;
        self.worth.end += weight.end * count;
    }

    #[inline(always)]
    fn end(&self) -> i32 {
        self.worth.end
    }
}

/// What `position` is worth to the side to move.
#[inline]
pub(super) fn evaluate<P: Weighted + Evaluate>(position: &P) -> i32 {
    let mut sum = Sum { weights: P::WEIGHTS, worth: Weight::default() };
    let taper = position.count(&mut sum).fading(position);
    let white = taper.blend(sum.worth, for_white(position)).clamp(1 - P::LIMIT, P::LIMIT - 1);
    if position.turn() == Player::White { white } else { -white }
}

/// What the counted terms miss, for White.
#[inline(always)]
fn for_white<P: Weighted>(position: &P) -> i32 {
    let own = position.beyond();
    if position.turn() == Player::White { own } else { -own }
}

/// A position's terms, for White, as the tuning tool needs them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many of each, in the order of the weights.
    pub counts: Vec<i32>,
    /// How they are weighed.
    pub taper: Taper,
    /// What they miss.
    pub beyond: i32,
    end: i32,
    weights: &'static [Weight],
}

impl Tally for Terms {
    fn add(&mut self, row: Row, place: usize, count: i32) {
        assert!(place < row.len, "{} has no place {place}", row.name);
        self.counts[row.start + place] += count;
        self.end += count * self.weights[row.start + place].end;
    }

    fn end(&self) -> i32 {
        self.end
    }
}

impl Terms {
    /// The terms of a position.
    fn of<P: Weighted>(position: &P) -> Self {
        let taper = Taper { phase: 0, scale: 0 };
        let counts = vec![0; P::WEIGHTS.len()];
        let beyond = for_white(position);
        let mut terms = Self { counts, taper, beyond, end: 0, weights: P::WEIGHTS };
        terms.taper = position.count(&mut terms).fading(position);
        terms
    }

    /// What they and all they miss add up to, for White.
    pub fn worth(&self) -> i32 {
        self.sum(self.beyond)
    }

    /// What they alone add up to, for White.
    pub fn counted(&self) -> i32 {
        self.sum(0)
    }

    fn sum(&self, beyond: i32) -> i32 {
        let add = |sum: Weight, (count, weight): (&i32, &Weight)| Weight {
            middle: sum.middle + count * weight.middle,
            end: sum.end + count * weight.end,
        };
        let worth = self.counts.iter().zip(self.weights).fold(Weight::default(), add);
        self.taper.blend(worth, beyond)
    }
}

/// A game whose weights can be fitted.
pub trait Tunable: Evaluate {
    /// The rows of its table.
    fn rows() -> &'static [Row];

    /// The weights of all rows.
    fn weights() -> &'static [Weight];

    /// What the position has of each.
    fn terms(&self) -> Terms;
}

impl<P: Weighted + Evaluate> Tunable for P {
    fn rows() -> &'static [Row] {
        P::ROWS
    }

    fn weights() -> &'static [Weight] {
        P::WEIGHTS
    }

    fn terms(&self) -> Terms {
        Terms::of(self)
    }
}
