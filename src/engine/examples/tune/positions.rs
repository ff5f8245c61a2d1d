//! Positions with results, as counts of terms.

use engine::eval::{Taper, Tunable};

/// One position, for White.
pub(crate) struct Sample {
    /// Which terms it has, and how many of each.
    pub(crate) terms: Vec<(u16, i16)>,
    /// How much the middle game's worth counts, and the end game's.
    pub(crate) middle: f32,
    pub(crate) end: f32,
    /// How the game ended: 0 lost, 1 won.
    pub(crate) result: f32,
    /// What the search thought of the moves to come, in centipawns.
    pub(crate) score: f32,
}

/// Positions to fit, and positions to judge the fit by.
pub(crate) struct Positions {
    pub(crate) fitted: Vec<Sample>,
    pub(crate) held: Vec<Sample>,
}

/// Of the positions of each file, in order, every tenth block of so many lines is held back:
/// neighbours come from one game.
const BLOCK: usize = 500;

pub(crate) fn read<P: Tunable>(files: &[&str]) -> Result<Positions, String> {
    let mut positions = Positions { fitted: Vec::new(), held: Vec::new() };
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for (number, line) in text.lines().enumerate() {
            let sample = sample::<P>(line)
                .ok_or_else(|| format!("{file}, line {}: no position", number + 1))?;
            let held = number / BLOCK % 10 == 9;
            if held { &mut positions.held } else { &mut positions.fitted }.push(sample);
        }
    }
    Ok(positions)
}

fn sample<P: Tunable>(line: &str) -> Option<Sample> {
    let mut parts = line.split(';');
    let position = P::from_text(parts.next()?).ok()?;
    let result: f32 = parts.next()?.parse().ok()?;
    let score = parts.next()?.parse().ok()?;
    let terms = position.terms();
    let phase = terms.taper.phase as f32 / Taper::FULL as f32;
    let scale = terms.taper.scale as f32 / Taper::WHOLE as f32;
    let counted = terms.counts.iter().enumerate().filter(|&(_, &count)| count != 0);
    let terms = counted.map(|(place, &count)| (place as u16, count as i16)).collect();
    Some(Sample {
        terms,
        middle: phase * scale,
        end: (1.0 - phase) * scale,
        result: result / 2.0,
        score,
    })
}
