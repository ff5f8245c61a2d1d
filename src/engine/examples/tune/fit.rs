//! Finding the weights that best foretell results.

use engine::eval::{Kind, Row, Tunable};

use crate::positions::{Positions, Sample};

/// Centipawns at which the odds are e to one: whichever of these suits the weights best that the
/// fit starts from, since the better both sides play, the more a pawn decides.
const CURVES: [f64; 12] =
    [90.0, 120.0, 150.0, 180.0, 220.0, 260.0, 300.0, 350.0, 450.0, 600.0, 800.0, 1100.0];
/// How much of what is foretold is what the search thought of the moves to come, which is less a
/// matter of luck than the result.
const BLEND: f64 = 0.3;
/// Times that all positions are gone through.
const ROUNDS: usize = 40;
/// Positions a step.
const BATCH: usize = 4096;
/// The first and the last step width, in centipawns.
const STEPS: (f64, f64) = (4.0, 0.1);
/// How far from where it was a weight is thought to be before anything is seen.
const SPREAD: f64 = 60.0;
/// The same for the worth of a man.
const MEN_SPREAD: f64 = 60.0;
/// The same for one square of a table of squares.
const SQUARE_SPREAD: f64 = 20.0;
/// So many positions say as much as one alone would: many come from one game.
const TOGETHER: f64 = 8.0;
/// How far apart neighbours in a row that is a ladder are thought to be.
const RUNG: f64 = 30.0;

/// The middle game's and the end game's worth of each term.
pub(crate) type Weights = Vec<[f64; 2]>;

/// The weights as they are.
pub(crate) fn start<P: Tunable>() -> Weights {
    P::weights().iter().map(|weight| [weight.middle.into(), weight.end.into()]).collect()
}

/// Fits and tells the loss before and after.
pub(crate) fn fit<P: Tunable>(positions: &Positions) -> Weights {
    let rows = P::rows();
    let mut weights = start::<P>();
    let before = weights.clone();
    let width = report(positions, &weights, "before");
    let (mut mean, mut square) = (vec![[0.0; 2]; weights.len()], vec![[0.0; 2]; weights.len()]);
    let samples = &positions.fitted;
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = ROUNDS * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for round in 0..ROUNDS {
        shuffle(&mut order, round as u64);
        for batch in order.chunks(BATCH) {
            step += 1;
            let mut slope = slope(samples, batch, &weights, width);
            hold(rows, (&weights, &before), &mut slope, samples.len());
            let done = step as f64 / steps as f64;
            let pace =
                STEPS.1 + (STEPS.0 - STEPS.1) * (1.0 + (done * std::f64::consts::PI).cos()) / 2.0;
            for (place, weight) in weights.iter_mut().enumerate() {
                for half in 0..2 {
                    let slope = slope[place][half];
                    let (mean, square) = (&mut mean[place][half], &mut square[place][half]);
                    *mean = 0.9 * *mean + 0.1 * slope;
                    *square = 0.999 * *square + 0.001 * slope * slope;
                    let mean = *mean / (1.0 - 0.9_f64.powi(step));
                    let square = *square / (1.0 - 0.999_f64.powi(step));
                    weight[half] -= pace * mean / (square.sqrt() + 1e-9);
                }
            }
        }
    }
    report(positions, &weights, "after");
    let unseen = seen(samples, weights.len());
    for ((weight, before), seen) in weights.iter_mut().zip(before).zip(unseen) {
        if !seen {
            *weight = before;
        }
    }
    let scale = scale(samples, &weights);
    println!("all is scaled by {scale:.3}");
    weights.iter_mut().flatten().for_each(|half| *half *= scale);
    weights
}

/// What makes a centipawn of the evaluation one of men, in the mean of all positions.
fn scale(samples: &[Sample], weights: &Weights) -> f64 {
    let (mut both, mut men) = (0.0, 0.0);
    for sample in samples {
        let material = f64::from(sample.material);
        both += material * worth(sample, weights);
        men += material * material;
    }
    if both > 0.0 { men / both } else { 1.0 }
}

/// Prints the mean loss and the curve it is least with.
pub(crate) fn report(positions: &Positions, weights: &Weights, when: &str) -> f64 {
    let mean = |samples: &[Sample], width, blend| {
        let losses = samples.iter().map(|sample| loss(sample, weights, width, blend));
        losses.sum::<f64>() / samples.len() as f64
    };
    let of_fitted = |&width: &f64| mean(&positions.fitted, width, 0.0);
    let best = CURVES.iter().min_by(|a, b| of_fitted(a).total_cmp(&of_fitted(b)));
    let width = best.copied().unwrap_or(CURVES[0]);
    for (samples, which) in [(&positions.fitted, "fitted"), (&positions.held, "held back")] {
        println!(
            "{when}: {} positions {which}, loss {:.5} of results, curve {width}",
            samples.len(),
            mean(samples, width, 0.0)
        );
    }
    width
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

/// Pulls weights gently to where they were, and the rungs of ladders together: what few positions show
/// is believed the less.
fn hold(
    rows: &[Row],
    (weights, before): (&Weights, &Weights),
    slope: &mut Weights,
    positions: usize,
) {
    let positions = positions as f64 / TOGETHER;
    for row in rows {
        let places = row.start..row.start + row.len;
        let spread = match row.kind {
            Kind::Men => MEN_SPREAD,
            Kind::Squares => SQUARE_SPREAD,
            Kind::Each | Kind::Ladder => SPREAD,
        };
        for place in places.clone() {
            for half in 0..2 {
                let away = weights[place][half] - before[place][half];
                slope[place][half] += away / (spread * spread * positions);
            }
        }
        for place in places.skip(1).filter(|_| row.kind == Kind::Ladder) {
            for half in 0..2 {
                let step = weights[place][half] - weights[place - 1][half];
                let pull = step / (RUNG * RUNG * positions);
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

fn shuffle(order: &mut [usize], seed: u64) {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for last in (1..order.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        order.swap(last, (state % (last as u64 + 1)) as usize);
    }
}
