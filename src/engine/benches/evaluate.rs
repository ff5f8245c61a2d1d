//! How long one evaluation takes in each game, beside the plain measure of the men.

use std::hint::black_box;
use std::time::Instant;

use engine::Evaluate;
use rules::{Checkered, Chess, Cyvasse, Joker, Keres, Position};

/// Positions on the way of a game at random, from which times are taken.
const POSITIONS: usize = 64;
/// The tenth of these rounds by time is what is told, to leave out interruptions.
const ROUNDS: usize = 100;

fn main() {
    // `cargo test --benches` passes no `--bench`; few rounds then show that it works.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 10 };
    report::<Chess>(rounds);
    report::<Joker>(rounds);
    report::<Keres>(rounds);
    report::<Cyvasse>(rounds);
    report::<Checkered>(rounds);
}

fn report<P: Evaluate>(rounds: usize) {
    let positions = positions::<P>();
    let evaluate = nanos(rounds, &positions, P::evaluate);
    let material = nanos(rounds, &positions, P::material);
    println!("{}: evaluate {evaluate} ns, material {material} ns", P::GAME);
}

fn nanos<P>(rounds: usize, positions: &[P], measure: fn(&P) -> i32) -> u128 {
    let round = |_| {
        let begun = Instant::now();
        for position in positions {
            black_box(measure(black_box(position)));
        }
        begun.elapsed().as_nanos() / positions.len() as u128
    };
    let mut times: Vec<u128> = (0..rounds).map(round).collect();
    times.sort_unstable();
    times[rounds / 10]
}

fn positions<P: Position>() -> Vec<P> {
    let mut position = P::start();
    let mut chance = 7_u64;
    let mut positions = Vec::with_capacity(POSITIONS);
    while positions.len() < POSITIONS {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position = P::start();
            continue;
        }
        positions.push(position.clone());
        chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        position.play_unchecked(moves[(chance >> 33) as usize % moves.len()]);
    }
    positions
}
