//! How likely White is to win: one number for bars, graphs and grades, whatever the score says.

use engine::Score;
use rules::{Line, Outcome, Player, Reason};

/// What White may expect of the game, from 0 (lost) over ½ (even, or drawn) to 1 (won).
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Chance(f32);

/// The advantage in centipawns that is worth a chance of 1 / (1 + 1/e), about 73 %.
const WIDTH: f32 = 300.0;

impl Chance {
    /// Neither side is better off.
    pub const EVEN: Self = Self(0.5);

    /// By a score for `mover`: the logistic curve, as the evaluation's weights are fitted to it.
    pub fn of(score: Score, mover: Player) -> Self {
        let own = match (score.centipawns(), score.plies_to_end()) {
            (Some(worth), _) => 1.0 / (1.0 + (-worth as f32 / WIDTH).exp()),
            (None, Some(plies)) if plies > 0 => 1.0,
            (None, _) => 0.0,
        };
        Self::seen(own, mover)
    }

    /// By how a game ended.
    pub fn after(outcome: Outcome) -> Self {
        match outcome.winner {
            Some(Player::White) => Self(1.0),
            Some(Player::Black) => Self(0.0),
            None => Self::EVEN,
        }
    }

    /// After `ply` plies of a game, where the rules end it there; what players agree on, and time,
    /// say nothing about the position.
    pub fn at_end(line: &Line, ply: usize) -> Option<Self> {
        let last = line.outcome().filter(|_| ply == line.ply());
        let repeated = last.filter(|outcome| outcome.reason == Reason::Repetition);
        line.position_at(ply)?.outcome().or(repeated).map(Self::after)
    }

    /// White's share.
    pub fn white(self) -> f32 {
        self.0
    }

    /// The share of `player`.
    pub fn of_player(self, player: Player) -> f32 {
        match player {
            Player::White => self.0,
            Player::Black => 1.0 - self.0,
        }
    }

    fn seen(own: f32, by: Player) -> Self {
        match by {
            Player::White => Self(own),
            Player::Black => Self(1.0 - own),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_share_one_chance() {
        assert_eq!(Chance::of(Score::EVEN, Player::White), Chance::EVEN);
        assert_eq!(Chance::of(Score::EVEN, Player::Black), Chance::EVEN);
        let mut before = 0.0;
        for pawns in -9..=9 {
            let score = Score::from_centipawns(pawns * 100);
            let white = Chance::of(score, Player::White);
            let black = Chance::of(score.reversed(), Player::Black);
            assert!((white.white() - black.white()).abs() < 1e-6);
            let shares = white.of_player(Player::White) + white.of_player(Player::Black);
            assert!((shares - 1.0).abs() < 1e-6);
            assert!(white.white() > before && white.white() < 1.0);
            before = white.white();
        }
    }
}
