//! The evaluation of chess.

use rules::{Chess, Position};

use super::net;
use super::orthodox::{Eight, Field, Rows};
use super::tally::{Tally, Taper, Weighted};
use super::weight::{Row, Weight};
use super::weights::chess::{NAMES, ROWS, WEIGHTS};

const SHARED: Rows = Rows::of(NAMES);

impl Weighted for Chess {
    const ROWS: &'static [Row] = ROWS;
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    #[inline(always)]
    fn count<T: Tally>(&self, tally: &mut T) -> Taper {
        let mut field = Field::<Eight>::new(|player, role| self.of(player, role), 0, 0);
        let taper = field.count(&SHARED, self.turn(), tally);
        let strong = tally.strong(self.turn());
        Taper { scale: field.scale(strong), ..taper }
    }

    fn beyond(&self) -> i32 {
        net::judge(self)
    }
}
