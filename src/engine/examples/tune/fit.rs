//! Finding the weights that best foretell results.

use engine::eval::{Kind, Row, Tunable};

use crate::descent::Descent;
use crate::positions::{Positions, Sample};

/// Centipawns at which the odds are e to one: whichever of these suits the weights best that the
/// fit starts from, since the better both sides play, the more a pawn decides.
const CURVES: [f64; 12] =
    [90.0, 120.0, 150.0, 180.0, 220.0, 260.0, 300.0, 350.0, 450.0, 600.0, 800.0, 1100.0];
/// How much of what is foretold is what the search thought of the moves to come, which is less a
/// matter of luck than the result.
const BLEND: f64 = 0.3;
/// Times that all positions are gone through; the fit ends with whichever round foretold best what
/// is held back.
const ROUNDS: usize = 60;
/// Positions a step.
const BATCH: usize = 4096;
/// The first and the last step width, in centipawns.
const STEPS: (f64, f64) = (0.8, 0.05);
/// One square of a table of squares is thought to be nearer to where it was than other weights, by
/// this factor.
const SQUARE_SHARE: f64 = 0.4;
/// Neighbours in a row that is a ladder are thought to have moved alike, up to this share of how
/// far they may have moved.
const RUNG_SHARE: f64 = 0.3;
/// So many positions say as much as one alone would: many come from one game.
const TOGETHER: f64 = 8.0;

/// The middle game's and the end game's worth of each term.
pub(crate) type Weights = Vec<[f64; 2]>;

/// The weights as they are.
pub(crate) fn start<P: Tunable>() -> Weights {
    P::weights().iter().map(|weight| [weight.middle.into(), weight.end.into()]).collect()
}

/// Fits and tells the loss before and after. Before anything is seen, weights are thought to be
/// about `reach` centipawns from where they were.
pub(crate) fn fit<P: Tunable>(positions: &Positions, reach: f64) -> Weights {
    let rows = P::rows();
    let before = start::<P>();
    let width = curve_of(positions, &before);
    report(positions, &before, width, "before");
    let mut weights = before.clone();
    let (mut best, mut least) = (before.clone(), mean(&positions.held, &before, width, 0.0));
    let samples = &positions.fitted;
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = ROUNDS * samples.len().div_ceil(BATCH);
    let mut descent = Descent::new(2 * weights.len(), steps, STEPS);
    for round in 0..ROUNDS {
        shuffle(&mut order, round as u64);
        for batch in order.chunks(BATCH) {
            let mut slope = slope(samples, batch, &weights, width);
            hold(rows, (&weights, &before), &mut slope, (samples.len(), reach));
            let (_, off) = descent.step(slope.into_iter().flatten());
            weights.as_flattened_mut().iter_mut().zip(off).for_each(|(weight, off)| *weight -= off);
        }
        let loss = mean(&positions.held, &weights, width, 0.0);
        if loss < least {
            (best, least) = (weights.clone(), loss);
            println!("round {}: loss {loss:.5} of what is held back", round + 1);
        }
    }
    report(positions, &best, width, "after");
    let unseen = seen(samples, best.len());
    for ((weight, before), seen) in best.iter_mut().zip(&before).zip(unseen) {
        if !seen {
            *weight = *before;
        }
    }
    let scale = scale(samples, &before, &best);
    println!("all is scaled by {scale:.3}");
    best.iter_mut().flatten().for_each(|half| *half *= scale);
    best
}

/// What leaves the evaluation as large as it was, in the mean of all positions: the margins of the
/// search are measured by it.
fn scale(samples: &[Sample], before: &Weights, after: &Weights) -> f64 {
    let (mut both, mut own) = (0.0, 0.0);
    for sample in samples {
        let (before, after) = (worth(sample, before), worth(sample, after));
        both += before * after;
        own += after * after;
    }
    if own > 0.0 { both / own } else { 1.0 }
}

/// The curve that the weights foretell best with.
pub(crate) fn curve_of(positions: &Positions, weights: &Weights) -> f64 {
    let of_fitted = |&width: &f64| mean(&positions.fitted, weights, width, 0.0);
    let best = CURVES.iter().min_by(|a, b| of_fitted(a).total_cmp(&of_fitted(b)));
    best.copied().unwrap_or(CURVES[0])
}

/// Prints the mean loss.
pub(crate) fn report(positions: &Positions, weights: &Weights, width: f64, when: &str) {
    for (samples, which) in [(&positions.fitted, "fitted"), (&positions.held, "held back")] {
        println!(
            "{when}: {} positions {which}, loss {:.5} of results, curve {width}",
            samples.len(),
            mean(samples, weights, width, 0.0)
        );
    }
}

fn mean(samples: &[Sample], weights: &Weights, width: f64, blend: f64) -> f64 {
    let losses = samples.iter().map(|sample| loss(sample, weights, width, blend));
    losses.sum::<f64>() / samples.len() as f64
}

fn worth(sample: &Sample, weights: &Weights) -> f64 {
    let (middle, end) = sample.terms.iter().fold((0.0, 0.0), |(middle, end), &(place, count)| {
        let [of_middle, of_end] = weights[usize::from(place)];
        (middle + of_middle * f64::from(count), end + of_end * f64::from(count))
    });
    middle * f64::from(sample.middle) + end * f64::from(sample.end)
}

fn curve(worth: f64, width: f64) -> f64 {
    1.0 / (1.0 + (-worth / width).exp())
}

fn target(sample: &Sample, width: f64, blend: f64) -> f64 {
    let score = curve(f64::from(sample.score), width);
    f64::from(sample.result) * (1.0 - blend) + score * blend
}

fn loss(sample: &Sample, weights: &Weights, width: f64, blend: f64) -> f64 {
    let foretold = curve(worth(sample, weights), width).clamp(1e-9, 1.0 - 1e-9);
    let target = target(sample, width, blend);
    -(target * foretold.ln() + (1.0 - target) * (1.0 - foretold).ln())
}

fn slope(samples: &[Sample], batch: &[usize], weights: &Weights, width: f64) -> Weights {
    let mut slope = vec![[0.0; 2]; weights.len()];
    for sample in batch.iter().map(|&number| &samples[number]) {
        let wrong = (curve(worth(sample, weights), width) - target(sample, width, BLEND)) / width;
        let share = wrong / batch.len() as f64;
        let (middle, end) = (share * f64::from(sample.middle), share * f64::from(sample.end));
        for &(place, count) in &sample.terms {
            let slope = &mut slope[usize::from(place)];
            slope[0] += middle * f64::from(count);
            slope[1] += end * f64::from(count);
        }
    }
    slope
}

/// Pulls weights gently to where they were, and neighbours on ladders along with each other: what
/// few positions show is believed the less.
fn hold(
    rows: &[Row],
    (weights, before): (&Weights, &Weights),
    slope: &mut Weights,
    (positions, reach): (usize, f64),
) {
    let positions = positions as f64 / TOGETHER;
    let pull = |away: f64, spread: f64| away / (spread * spread * positions);
    for row in rows {
        let places = row.start..row.start + row.len;
        let spread = match row.kind {
            Kind::Squares => reach * SQUARE_SHARE,
            Kind::Men | Kind::Each | Kind::Ladder => reach,
        };
        let away = |place: usize, half: usize| weights[place][half] - before[place][half];
        for (place, half) in places.clone().flat_map(|place| [(place, 0), (place, 1)]) {
            slope[place][half] += pull(away(place, half), spread);
            if row.kind == Kind::Ladder && place > row.start {
                let apart = away(place, half) - away(place - 1, half);
                let pull = pull(apart, spread * RUNG_SHARE);
                slope[place][half] += pull;
                slope[place - 1][half] -= pull;
            }
        }
    }
}

fn seen(samples: &[Sample], len: usize) -> Vec<bool> {
    let mut seen = vec![false; len];
    for (place, _) in samples.iter().flat_map(|sample| &sample.terms) {
        seen[usize::from(*place)] = true;
    }
    seen
}

pub(crate) fn shuffle(order: &mut [usize], seed: u64) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for last in (1..order.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        order.swap(last, (state % (last as u64 + 1)) as usize);
    }
}
