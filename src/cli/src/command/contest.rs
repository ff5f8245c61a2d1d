//! `match`: two players of given settings play against each other.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rules::{AnyPosition, Game, Line};
use serde_json::json;

use super::json_line;
use crate::args::MatchArgs;
use crate::error::CliError;
use crate::player::{Chance, Player};
use crate::spec::Spec;

/// Openings are so many half-moves at random, or one more or two.
const OPENING: u64 = 6;
/// A game that goes on longer than this is counted as drawn.
const LONGEST: usize = 600;

pub(crate) fn run(args: &MatchArgs) -> Result<String, CliError> {
    let next = AtomicU64::new(0);
    let counted = Mutex::new(Tally::default());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return;
            }
            let points = play(args, number);
            let mut tally = counted.lock().unwrap_or_else(|broken| broken.into_inner());
            tally.count(points);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..args.jobs {
            scope.spawn(work);
        }
        work();
    });
    let tally = counted.into_inner().unwrap_or_else(|broken| broken.into_inner());
    let (elo, error) = tally.elo();
    let Tally { wins, draws, losses } = tally;
    Ok(if args.json {
        json_line(&json!({
            "wins": wins, "draws": draws, "losses": losses, "score": tally.score(),
            "elo": finite(elo), "error": finite(error),
        }))
    } else {
        let told =
            |value: f64| if value.is_finite() { format!("{value:.0}") } else { "∞".to_owned() };
        let elo = if elo == f64::NEG_INFINITY { "-∞".to_owned() } else { told(elo) };
        format!(
            "wins {wins}\ndraws {draws}\nlosses {losses}\nscore {:.1}%\nelo {elo} ± {}\n",
            100.0 * tally.score(),
            told(error)
        )
    })
}

/// A game between the players; what A scores, in half points.
fn play(args: &MatchArgs, number: u64) -> u32 {
    let mut line = opening(args.game, args.seed.wrapping_mul(1_000_003).wrapping_add(number / 2));
    let a_is_first = number.is_multiple_of(2);
    let player = |spec: &Spec, side: u64| Player::new(spec, args.seed ^ (number << 1 | side) << 8);
    let mut players = [player(&args.a, 0), player(&args.b, 1)];
    if !a_is_first {
        players.reverse();
    }
    while line.outcome().is_none() && line.ply() < LONGEST {
        let mover = &mut players[line.position().turn().index()];
        let played = mover.choose(&line).and_then(|mv| line.play(mv).ok());
        if played.is_none() {
            break;
        }
    }
    match line.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if (winner.index() == 0) == a_is_first => 2,
        Some(_) => 0,
    }
}

/// A game that has begun at random and is not over.
fn opening(game: Game, seed: u64) -> Line {
    let mut chance = Chance::new(seed);
    loop {
        let mut line = Line::new(AnyPosition::start(game));
        for _ in 0..OPENING + chance.next() % 3 {
            let mv = chance.pick(&line.position().legal_moves());
            if mv.and_then(|mv| line.play(mv).ok()).is_none() {
                break;
            }
        }
        if line.outcome().is_none() {
            return line;
        }
    }
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// How games ended, for A.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Tally {
    fn count(&mut self, half_points: u32) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// A's share of the points.
    fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// The difference in Elo that the score stands for, and how far it may be off: two times its
    /// standard error.
    fn elo(self) -> (f64, f64) {
        let elo = |score: f64| -400.0 * (1.0 / score - 1.0).log10();
        let score = self.score();
        let off = |value: f64| (value - score).powi(2);
        let variance = (f64::from(self.wins) * off(1.0)
            + f64::from(self.draws) * off(0.5)
            + f64::from(self.losses) * off(0.0))
            / self.games();
        let margin = 2.0 * (variance / self.games()).sqrt();
        let (least, most) = ((score - margin).max(0.0), (score + margin).min(1.0));
        (elo(score), (elo(most) - elo(least)) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_follows_the_score() {
        let (elo, error) = Tally { wins: 75, draws: 0, losses: 25 }.elo();
        assert!((elo - 190.8).abs() < 0.1, "{elo}");
        assert!((error - 81.0).abs() < 3.0, "{error}");
        assert_eq!(Tally { wins: 5, draws: 3, losses: 5 }.elo().0, 0.0);
    }

    #[test]
    fn openings_differ_and_come_again() {
        for game in Game::ALL {
            let text = |seed| opening(game, seed).position().to_text();
            assert_eq!(text(1), text(1));
            assert_ne!(text(1), text(2));
        }
    }
}
