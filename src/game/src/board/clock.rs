//! Game clocks: Fischer time for two players, told how much time has passed.

use std::time::Duration;

use rules::Player;
use serde::{Deserialize, Serialize};

/// `minutes + seconds`: what each player starts with and gains by each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Control {
    /// Time at the start.
    pub base: Duration,
    /// Gained after each own move.
    pub increment: Duration,
}

impl Control {
    /// A control of `minutes` and an increment of `seconds`.
    pub const fn new(minutes: u64, seconds: u64) -> Self {
        Self { base: Duration::from_secs(minutes * 60), increment: Duration::from_secs(seconds) }
    }
}

/// The time two players have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// What it was set to.
    pub control: Control,
    left: [Duration; 2],
}

impl Clock {
    /// Under this a clock is shown as low.
    pub const LOW: Duration = Duration::from_secs(30);
    /// Under this nobody has time to confirm.
    pub const CRITICAL: Duration = Duration::from_secs(10);

    /// Both players at the start of `control`.
    pub const fn new(control: Control) -> Self {
        Self { control, left: [control.base; 2] }
    }

    /// What `player` has left.
    pub const fn left(&self, player: Player) -> Duration {
        self.left[player as usize]
    }

    /// Sets what `player` has left, as a saved game says.
    pub const fn set_left(&mut self, player: Player, left: Duration) {
        self.left[player as usize] = left;
    }

    /// Takes `passed` from `player`; true when nothing is left.
    pub const fn run(&mut self, player: Player, passed: Duration) -> bool {
        let left = &mut self.left[player as usize];
        *left = left.saturating_sub(passed);
        left.is_zero()
    }

    /// Gives `player` the increment for a finished move.
    pub fn add_increment(&mut self, player: Player) {
        self.left[player as usize] += self.control.increment;
    }
}
