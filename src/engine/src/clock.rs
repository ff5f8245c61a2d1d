//! How much of the clock a move may take.

use std::time::{Duration, Instant};

use crate::limits::Limits;

/// The clock of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Time gained with each move.
    pub increment: Duration,
    /// Moves until more time is added, where the clock works so.
    pub moves_to_go: Option<u32>,
    /// Time lost on the way between the player and the clock.
    pub overhead: Duration,
}

/// Moves that a game is thought to last on, where the clock does not say.
const MOVES_AHEAD: u32 = 24;
/// Of the increment, so many hundredths are spent with the move that earns them; the rest keeps a
/// second or so on the clock, for machines that are late now and then.
const INCREMENT_PERCENT: u32 = 60;
/// A move that turns out difficult takes at most so many times its share…
const STRETCH: u32 = 4;
/// …and never more than this many hundredths of what is left.
const MOST_PERCENT: u32 = 25;
/// With more moves at stake, of the time to the next time control too.
const LAST_MOVE_PERCENT: u32 = 85;

/// When to stop: a share after which no new depth is begun, and a hard end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allotment {
    pub(crate) share: Option<Duration>,
    pub(crate) end: Option<Duration>,
}

impl Allotment {
    pub(crate) fn of(limits: &Limits) -> Self {
        let by_clock = limits.clock.map(Self::by_clock);
        let share = by_clock.and_then(|allotment| allotment.share);
        let end = by_clock.and_then(|allotment| allotment.end);
        let ends = [end, limits.move_time];
        Self { share, end: ends.into_iter().flatten().min() }
    }

    fn by_clock(clock: Clock) -> Self {
        let left = clock.left.saturating_sub(clock.overhead);
        let moves = clock.moves_to_go.map_or(MOVES_AHEAD, |moves| moves.clamp(1, MOVES_AHEAD));
        let most_percent = if moves == 1 { LAST_MOVE_PERCENT } else { MOST_PERCENT };
        let most = left * most_percent / 100;
        let earned = clock.increment * INCREMENT_PERCENT / 100;
        let share = (left / moves + earned).min(most);
        let end = (share * STRETCH).min(most);
        Self { share: Some(share), end: Some(end) }
    }
}

/// A running clock that tells when a search has to end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timer {
    begun: Instant,
    /// Since when time counts; pondering does not.
    counted: Option<Instant>,
    allotment: Allotment,
}

impl Timer {
    pub(crate) fn start(limits: &Limits) -> Self {
        let begun = Instant::now();
        let counted = (!limits.ponder).then_some(begun);
        Self { begun, counted, allotment: Allotment::of(limits) }
    }

    /// Time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// The opponent has played the expected move.
    pub(crate) fn count(&mut self) {
        self.counted.get_or_insert_with(Instant::now);
    }

    pub(crate) fn counts(&self) -> bool {
        self.counted.is_some()
    }

    /// Whether the hard end has come.
    pub(crate) fn is_up(&self) -> bool {
        self.passed(self.allotment.end)
    }

    /// Whether another depth is not worth beginning: `need`, in hundredths, says how much of the
    /// usual share this move deserves.
    pub(crate) fn is_spent(&self, need: u32) -> bool {
        self.passed(self.allotment.share.map(|share| share * need / 100))
    }

    fn passed(&self, limit: Option<Duration>) -> bool {
        match (self.counted, limit) {
            (Some(since), Some(limit)) => since.elapsed() >= limit,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allotted(left: u64, increment: u64, moves_to_go: Option<u32>) -> (u128, u128) {
        let clock = Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
            moves_to_go,
            overhead: Duration::from_millis(10),
        };
        let limits = Limits { clock: Some(clock), ..Limits::default() };
        let Allotment { share, end } = Allotment::of(&limits);
        (share.expect("a share").as_millis(), end.expect("an end").as_millis())
    }

    #[test]
    fn a_clock_is_never_used_up() {
        for left in [0, 5, 20, 100, 1_000, 60_000, 3_600_000] {
            for increment in [0, 10, 1_000, 30_000] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40)] {
                    let (share, end) = allotted(left, increment, moves);
                    assert!(share <= end, "{left} {increment} {moves:?}");
                    assert!(end == 0 || end + 10 <= u128::from(left));
                }
            }
        }
    }

    #[test]
    fn more_time_is_used_where_there_is_more() {
        assert!(allotted(60_000, 0, None) < allotted(60_000, 1_000, None));
        assert!(allotted(60_000, 0, None) < allotted(120_000, 0, None));
        assert!(allotted(60_000, 0, Some(40)) < allotted(60_000, 0, Some(5)));
    }
}
