//! The day, and its puzzle: the same for everybody.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rules::Game;
use serde::{Deserialize, Serialize};

use super::{Book, Entry};

/// A day in Greenwich, counted from the first of January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(pub u32);

impl Day {
    /// Today.
    pub fn today() -> Self {
        const DAY: u64 = 24 * 60 * 60;
        let passed = SystemTime::now().duration_since(UNIX_EPOCH);
        let days = passed.map_or(0, |passed| passed.as_secs() / DAY);
        Self(u32::try_from(days).unwrap_or(u32::MAX))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// The day's puzzle. The games take turns, and each shows all of its puzzles before one
    /// comes back. `None` where the book of the day's game is empty.
    pub fn puzzle(self) -> Option<Arc<Entry>> {
        let games = Game::ALL.len() as u32;
        let book = Book::of(Game::ALL[(self.0 % games) as usize]);
        let count = book.entries.len();
        let round = (self.0 / games) as usize;
        let place = (round % count.max(1)) * stride(count) % count.max(1);
        book.entries.get(place).cloned()
    }
}

/// A stride that visits every one of `count` places, and lies far from the one before.
fn stride(count: usize) -> usize {
    let fits = |stride: &usize| common_divisor(*stride, count) == 1;
    (count * 3 / 8..).find(fits).unwrap_or(1)
}

fn common_divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_place_is_visited() {
        for count in 1..100 {
            let stride = stride(count);
            let places: BTreeSet<usize> = (0..count).map(|nth| nth * stride % count).collect();
            assert_eq!(places.len(), count, "{count} by {stride}");
        }
    }

    #[test]
    fn a_day_has_one_puzzle_and_the_games_take_turns() {
        let mut seen = BTreeSet::new();
        for day in (20_000..20_100).map(Day) {
            let entry = day.puzzle().expect("every game has puzzles");
            assert_eq!(entry.id, day.puzzle().expect("still").id);
            assert_eq!(entry.game(), Game::ALL[(day.0 % 5) as usize]);
            assert!(seen.insert((entry.game(), entry.id.clone())), "{day:?} is like another");
        }
    }
}
