//! Fitting the net that stands beside the counted terms of chess.

use std::fs;
use std::thread;

use engine::eval::net::{
    self, FIRST_OFFSET, FULL, NODES, NUMBERS, SECOND, SECOND_OFFSET, UNIT, WIDTH,
};
use engine::eval::{Taper, Tunable};
use rules::{Chess, Player, Position};

use crate::descent::Descent;
use crate::fit;

/// How much of what is foretold is what the search thought of the moves to come.
const BLEND: f32 = 0.85;
/// Positions a step.
const BATCH: usize = 1024;
/// The first and the last step width, in outcomes.
const STEPS: (f64, f64) = (1e-3, 1e-5);
/// Weights stay within this, so that their numbers fit.
const MOST: f32 = 1.95;
/// Weights shrink by so much of a step's width of themselves a step: positions of one game are much
/// alike, and a net that may grow learns games by heart. The more positions, the less is needed.
const DECAY: f64 = 0.03;
/// Of the positions of each file, in order, every twentieth block of so many lines is held back.
const BLOCK: usize = 500;
const HELD_ONE_IN: usize = 20;
/// Each step is shared by so many threads.
const THREADS: usize = 2;

/// One position, to the side to move.
struct Sample {
    inputs: [Vec<u16>; 2],
    stage: u8,
    /// What the counted terms say, and how much of the net's counts.
    counted: f32,
    scale: f32,
    result: f32,
    score: f32,
}

/// All numbers of a net, laid out as in its file.
type Numbers = Vec<f32>;

/// Fits a net for some rounds through all positions and writes it to `target`.
pub(crate) fn fit(target: &str, rounds: usize, files: &[&str]) -> Result<(), String> {
    let (fitted, held) = read(files)?;
    println!("{} positions fitted, {} held back", fitted.len(), held.len());
    let mut numbers = begin();
    let mut order: Vec<usize> = (0..fitted.len()).collect();
    let steps = rounds * fitted.len().div_ceil(BATCH);
    let mut descent = Descent::new(NUMBERS, steps, STEPS);
    let floor = held.iter().map(|sample| entropy(target_of(sample), target_of(sample)));
    println!("what nobody could foretell: {:.5}", floor.sum::<f32>() / held.len() as f32);
    println!("without a net: loss {:.5} of what is held back", loss(&held, None));
    for round in 0..rounds {
        fit::shuffle(&mut order, round as u64);
        for batch in order.chunks(BATCH) {
            let slopes = slopes(&fitted, batch, &numbers);
            let (width, off) = descent.step(slopes.into_iter().map(f64::from));
            let less = (1.0 - width * DECAY) as f32;
            for (number, off) in numbers.iter_mut().zip(off) {
                *number = (*number * less - off as f32).clamp(-MOST, MOST);
            }
        }
        println!(
            "round {}: loss {:.5} of what is held back",
            round + 1,
            loss(&held, Some(&numbers))
        );
        fs::write(target, bytes(&numbers)).map_err(|error| format!("{target}: {error}"))?;
    }
    Ok(())
}

/// Numbers by chance, small and the same every time; the second layer says nothing yet.
fn begin() -> Numbers {
    let mut chance = crate::play::Chance(0x6e65_7400);
    let mut numbers = vec![0.0; NUMBERS];
    let mut spread = |share: f32| (chance.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * share;
    numbers[..FIRST_OFFSET].iter_mut().for_each(|number| *number = spread(0.15));
    numbers[FIRST_OFFSET..SECOND].iter_mut().for_each(|number| *number = 0.2);
    numbers[SECOND..SECOND_OFFSET].iter_mut().for_each(|number| *number = spread(0.05));
    numbers
}

fn bytes(numbers: &Numbers) -> Vec<u8> {
    let whole = |(place, number): (usize, &f32)| {
        let unit = if (SECOND..SECOND_OFFSET).contains(&place) { UNIT } else { FULL };
        (number * unit as f32).round() as i16
    };
    numbers.iter().enumerate().map(whole).flat_map(i16::to_le_bytes).collect()
}

fn read(files: &[&str]) -> Result<(Vec<Sample>, Vec<Sample>), String> {
    let (mut fitted, mut held) = (Vec::new(), Vec::new());
    for file in files {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        for (number, line) in text.lines().enumerate() {
            let sample =
                sample(line).ok_or_else(|| format!("{file}, line {}: no position", number + 1))?;
            let back = number / BLOCK % HELD_ONE_IN == HELD_ONE_IN - 1;
            if back { &mut held } else { &mut fitted }.push(sample);
        }
    }
    Ok((fitted, held))
}

fn sample(line: &str) -> Option<Sample> {
    let mut parts = line.split(';');
    let position = Chess::from_text(parts.next()?).ok()?;
    let result: f32 = parts.next()?.parse().ok()?;
    let score: f32 = parts.next()?.parse().ok()?;
    let terms = position.terms();
    let own = if position.turn() == Player::White { 1.0 } else { -1.0 };
    let inputs = [position.turn(), !position.turn()]
        .map(|player| net::inputs(&position, player).map(|input| input as u16).collect());
    Some(Sample {
        inputs,
        stage: net::stage(&position) as u8,
        counted: own * terms.counted() as f32 / WIDTH as f32,
        scale: terms.taper.scale as f32 / Taper::WHOLE as f32,
        result: 0.5 + own * (result / 2.0 - 0.5),
        score: own * score / WIDTH as f32,
    })
}

fn curve(outcome: f32) -> f32 {
    1.0 / (1.0 + (-outcome).exp())
}

fn entropy(target: f32, foretold: f32) -> f32 {
    let foretold = foretold.clamp(1e-6, 1.0 - 1e-6);
    -(target * foretold.ln() + (1.0 - target) * (1.0 - foretold).ln())
}

fn target_of(sample: &Sample) -> f32 {
    sample.result * (1.0 - BLEND) + curve(sample.score) * BLEND
}

/// The mean loss, with a net or by the counted terms alone.
fn loss(samples: &[Sample], numbers: Option<&Numbers>) -> f32 {
    let losses = samples.iter().map(|sample| {
        let net = numbers.map_or(0.0, |numbers| forward(sample, numbers).2);
        f64::from(entropy(target_of(sample), curve(sample.counted + net * sample.scale)))
    });
    (losses.sum::<f64>() / samples.len() as f64) as f32
}

type Layer = [f32; NODES];

/// What the nodes of the first layer say for each player, unclipped, where the second layer's
/// weights begin, and the outcome.
fn forward(sample: &Sample, numbers: &Numbers) -> ([Layer; 2], usize, f32) {
    let stage = usize::from(sample.stage);
    let at = SECOND + stage * 2 * NODES;
    let mut outcome = numbers[SECOND_OFFSET + stage];
    let mut layers = [[0.0; NODES]; 2];
    for (side, (layer, inputs)) in layers.iter_mut().zip(&sample.inputs).enumerate() {
        layer.copy_from_slice(&numbers[FIRST_OFFSET..SECOND]);
        for &input in inputs {
            let begun = usize::from(input) * NODES;
            for (node, weight) in layer.iter_mut().zip(&numbers[begun..begun + NODES]) {
                *node += weight;
            }
        }
        let begun = at + side * NODES;
        for (node, weight) in layer.iter().zip(&numbers[begun..begun + NODES]) {
            let full = node.clamp(0.0, 1.0);
            outcome += full * full * weight;
        }
    }
    (layers, at, outcome)
}

fn slopes(samples: &[Sample], batch: &[usize], numbers: &Numbers) -> Numbers {
    let part = batch.len().div_ceil(THREADS).max(1);
    let mut parts = thread::scope(|scope| {
        let share = |part| scope.spawn(move || slopes_of(samples, part, numbers, batch.len()));
        let running: Vec<_> = batch.chunks(part).map(share).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect::<Vec<_>>()
    });
    let mut sum = parts.pop().unwrap_or_default();
    for part in parts {
        sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
    }
    sum
}

fn slopes_of(samples: &[Sample], part: &[usize], numbers: &Numbers, all: usize) -> Numbers {
    let mut slopes = vec![0.0; NUMBERS];
    for sample in part.iter().map(|&number| &samples[number]) {
        let (layers, at, outcome) = forward(sample, numbers);
        let wrong = curve(sample.counted + outcome * sample.scale) - target_of(sample);
        let slope = wrong * sample.scale / all as f32;
        slopes[SECOND_OFFSET + usize::from(sample.stage)] += slope;
        for (side, (layer, inputs)) in layers.iter().zip(&sample.inputs).enumerate() {
            let begun = at + side * NODES;
            let mut back = [0.0; NODES];
            for (node, back) in back.iter_mut().enumerate() {
                let full = layer[node].clamp(0.0, 1.0);
                slopes[begun + node] += slope * full * full;
                let open = full > 0.0 && full < 1.0;
                *back = if open { slope * numbers[begun + node] * 2.0 * full } else { 0.0 };
            }
            for (node, back) in back.iter().enumerate() {
                slopes[FIRST_OFFSET + node] += back;
            }
            for &input in inputs {
                let begun = usize::from(input) * NODES;
                for (slope, back) in slopes[begun..begun + NODES].iter_mut().zip(&back) {
                    *slope += back;
                }
            }
        }
    }
    slopes
}
