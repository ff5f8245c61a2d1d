//! Leaf counting on one thread: chess against the crate cozy-chess, in turns, and the other games
//! against chess.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rules::{AnyPosition, Game, perft};

const POSITIONS: [(&str, &str, u32); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];

/// Positions of other games, whose speed is told as a part of that of the start of chess.
const OTHERS: [(Game, &str, &str, u32); 3] = [
    (
        Game::Checkered,
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1111111111111111 1 0 1",
        5,
    ),
    (
        Game::Checkered,
        "shared",
        "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 0000000000000000 1 0 30",
        4,
    ),
    (
        Game::Checkered,
        "taken",
        "4qk2/2p5/2u5/2p1pn1r/2o4s/6P1/P2P4/R1B1KB1R b KQ - - 1001001001110100 2b 0 29",
        4,
    ),
];

fn main() {
    // `cargo test --benches` passes no `--bench`; one round then shows that it works.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { 41 } else { 1 };
    for (name, text, depth) in POSITIONS {
        let ours = AnyPosition::from_text(Game::Chess, text).expect("a known position");
        let theirs: cozy_chess::Board = text.parse().expect("a known position");
        let mut times = Vec::with_capacity(rounds);
        let mut leaves = 0;
        for round in 0..rounds {
            let own = || timed(|| perft(black_box(&ours), depth));
            let other = || timed(|| cozy_perft(black_box(&theirs), depth));
            // Who goes first changes, so that neither always finds the caches warm.
            let ((own, a), (other, b)) = if round % 2 == 0 {
                let first = own();
                (first, other())
            } else {
                let first = other();
                (own(), first)
            };
            assert_eq!(a, b, "the counts differ");
            leaves = a;
            times.push((own, other));
        }
        report(name, depth, leaves, &times);
    }
    others(rounds);
}

fn others(rounds: usize) {
    let (_, text, depth) = POSITIONS[0];
    let chess = AnyPosition::from_text(Game::Chess, text).expect("a known position");
    for (game, name, text, own_depth) in OTHERS {
        let position = AnyPosition::from_text(game, text).expect("a known position");
        let mut speeds = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            let (time, leaves) = timed(|| perft(black_box(&position), own_depth));
            let (chess_time, chess_leaves) = timed(|| perft(black_box(&chess), depth));
            let speed = speed(leaves, time.as_nanos());
            speeds.push((speed * 1000 / self::speed(chess_leaves, chess_time.as_nanos()), speed));
        }
        let part = median(speeds.iter().map(|&(part, _)| part).collect());
        let speed = median(speeds.iter().map(|&(_, speed)| speed).collect());
        println!(
            "{game} {name} depth {own_depth}: {} M leaves/s, {}.{:03} of chess",
            speed / 1_000_000,
            part / 1000,
            part % 1000
        );
    }
}

/// Leaves in a second.
fn speed(leaves: u64, nanos: u128) -> u128 {
    u128::from(leaves) * 1_000_000_000 / nanos.max(1)
}

fn report(name: &str, depth: u32, leaves: u64, times: &[(Duration, Duration)]) {
    let own = median(times.iter().map(|(own, _)| own.as_nanos()).collect());
    let other = median(times.iter().map(|(_, other)| other.as_nanos()).collect());
    // Per mille, so that no float is needed to sort.
    let ratio =
        median(times.iter().map(|(own, other)| other.as_nanos() * 1000 / own.as_nanos()).collect());
    println!(
        "{name} depth {depth}: rules {} M leaves/s, cozy-chess {} M leaves/s, ratio {}.{:03}",
        speed(leaves, own) / 1_000_000,
        speed(leaves, other) / 1_000_000,
        ratio / 1000,
        ratio % 1000
    );
}

fn median(mut values: Vec<u128>) -> u128 {
    values.sort_unstable();
    values[values.len() / 2]
}

fn timed(count: impl FnOnce() -> u64) -> (Duration, u64) {
    let begun = Instant::now();
    let leaves = black_box(count());
    (begun.elapsed(), leaves)
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            leaves += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                leaves += cozy_perft(&next, depth - 1);
            }
            false
        });
    }
    leaves
}
