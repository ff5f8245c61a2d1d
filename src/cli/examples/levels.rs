//! Finds the number with which one player scores a wanted share against another: how levels are set.
//!
//! ```text
//! cargo build --release -p pancharanga-cli --bins
//! cargo run --release -p pancharanga-cli --example levels -- \
//!     GAME OPPONENT PLAYER WEAKEST STRONGEST SHARE BATCHES
//! ```
//!
//! The players are settings as `match` takes them; the number that is looked for stands as `?` in
//! those of PLAYER, and lies between WEAKEST and STRONGEST. SHARE is of a hundred. Each batch is a match of
//! twenty games with the number that seems best after all batches before, as if the share followed a
//! logistic curve. The program of `match` is the one that was built beside this.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// Games a batch.
const GAMES: u32 = 20;
/// Ranges that reach from a number to so many times the same are gone through by factors, others
/// by steps.
const BY_FACTORS: f64 = 10.0;
/// Before anything is played: how steep the curve is thought to be over the whole range, and how
/// far off that may be.
const STEEP: (f64, f64) = (7.0, 3.0);
/// The same for the logarithm of the odds at the weakest end.
const LEVEL: (f64, f64) = (-3.0, 3.0);
/// Steps of Newton's method; it has long converged after so many…
const STEPS: u32 = 60;
/// …of at most this length, beyond which it could swing.
const STRIDE: f64 = 1.0;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, opponent, player, weakest, strongest, share, batches] = &args[..] else {
        return Err("levels GAME OPPONENT PLAYER WEAKEST STRONGEST SHARE BATCHES".to_owned());
    };
    let number = |text: &String| text.parse::<f64>().map_err(|_| format!("{text:?} is no number"));
    let range = Range::new(number(weakest)?, number(strongest)?)?;
    let wanted = logit(number(share)? / 100.0);
    let mut curve = Curve::default();
    for batch in 0..number(batches)? as u64 {
        let (value, at) = range.at(curve.reaches(wanted));
        let player = player.replace('?', &value.to_string());
        let points = points(game, &player, opponent, batch + 1)?;
        println!("{player}: {:.1} %", 100.0 * points);
        curve.learn(at, points);
    }
    let at = curve.reaches(wanted);
    let near = |by: f64| range.at(at + by * curve.error()).0;
    println!("{game}: {} [{}, {}]", range.at(at).0, near(-1.0), near(1.0));
    Ok(())
}

/// The share of the points that a player scores.
fn points(game: &str, player: &str, opponent: &str, seed: u64) -> Result<f64, String> {
    let output = Command::new(program()?)
        .args(["match", game, "--a", player, "--b", opponent, "--json"])
        .args(["--games", &GAMES.to_string(), "--seed", &seed.to_string()])
        .output()
        .map_err(|error| error.to_string())?;
    let told: serde_json::Value = serde_json::from_slice(&output.stdout)
        .map_err(|_| String::from_utf8_lossy(&output.stderr).into_owned())?;
    told["score"].as_f64().ok_or_else(|| format!("{told} has no score"))
}

/// `match` is a verb of the program that is built beside this one.
fn program() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let beside = own.parent().and_then(|folder| folder.parent());
    Ok(beside.ok_or("nothing stands beside this program")?.join("pancharanga-cli"))
}

/// The numbers there are to choose from.
struct Range {
    weakest: f64,
    strongest: f64,
    by_factors: bool,
}

impl Range {
    fn new(weakest: f64, strongest: f64) -> Result<Self, String> {
        let (low, high) = (weakest.min(strongest), weakest.max(strongest));
        if low < 0.0 || low == high {
            return Err(format!("there is no range from {weakest} to {strongest}"));
        }
        Ok(Self { weakest, strongest, by_factors: low > 0.0 && high >= low * BY_FACTORS })
    }

    /// The whole number that lies so far, from 0 to 1, on the way to the strongest, and where
    /// exactly it lies.
    fn at(&self, way: f64) -> (u64, f64) {
        let scale = |number: f64| if self.by_factors { number.ln() } else { number };
        let (from, to) = (scale(self.weakest), scale(self.strongest));
        let there = from + (to - from) * way.clamp(0.0, 1.0);
        let number = if self.by_factors { there.exp() } else { there }.round();
        (number as u64, (scale(number) - from) / (to - from))
    }
}

/// How the share is thought to follow from the number: its log odds lie on a straight line.
#[derive(Default)]
struct Curve {
    /// Where batches were played, and what share was scored.
    seen: Vec<(f64, f64)>,
}

impl Curve {
    fn learn(&mut self, at: f64, share: f64) {
        self.seen.push((at, share));
    }

    /// Where the log odds are `wanted`.
    fn reaches(&self, wanted: f64) -> f64 {
        let Line { level, steep, .. } = self.line();
        ((wanted - level) / steep.max(1.0)).clamp(0.0, 1.0)
    }

    /// One standard error of a place on the line.
    fn error(&self) -> f64 {
        let Line { steep, known, .. } = self.line();
        1.0 / (steep.max(1.0) * known.max(1.0).sqrt())
    }

    /// The likeliest line, given what was thought before and what was seen.
    fn line(&self) -> Line {
        let (mut level, mut steep) = (LEVEL.0, STEEP.0);
        let mut known = 0.0;
        for _ in 0..STEPS {
            let weight = |(_, spread): (f64, f64)| 1.0 / (spread * spread);
            let mut slope = [(LEVEL.0 - level) * weight(LEVEL), (STEEP.0 - steep) * weight(STEEP)];
            let mut bend = [weight(LEVEL), 0.0, weight(STEEP)];
            known = 0.0;
            for &(at, share) in &self.seen {
                let told = 1.0 / (1.0 + (-level - steep * at).exp());
                let (off, weight) =
                    (f64::from(GAMES) * (share - told), f64::from(GAMES) * told * (1.0 - told));
                slope = [slope[0] + off, slope[1] + off * at];
                bend = [bend[0] + weight, bend[1] + weight * at, bend[2] + weight * at * at];
                known += weight;
            }
            let whole = bend[0] * bend[2] - bend[1] * bend[1];
            let stride = |step: f64| (step / whole).clamp(-STRIDE, STRIDE);
            level += stride(slope[0] * bend[2] - slope[1] * bend[1]);
            steep += stride(slope[1] * bend[0] - slope[0] * bend[1]);
        }
        Line { level, steep, known }
    }
}

struct Line {
    level: f64,
    steep: f64,
    /// How much was seen, as a sum of variances.
    known: f64,
}

fn logit(share: f64) -> f64 {
    (share / (1.0 - share)).ln()
}
