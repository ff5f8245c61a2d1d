//! Leaf counting against the crate cozy-chess, and of the other games against chess; all in bulk,
//! in turns and on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rules::{AnyPosition, Game, perft};

const POSITIONS: [(&str, &str, u32); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];

/// The other games, each against the start of chess.
const OTHERS: [(&str, Game, &str, u32); 9] = [
    (
        "start",
        Game::Joker,
        "rnbqkbjnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKBJNR w KQkq - - - - 0 1",
        5,
    ),
    (
        "middle",
        Game::Joker,
        "rn5nr/1bp4p1/3jN4/pp1p3kp/3P1P1N1/1PP1BBPR1/P8/9/R1Q1K4 b - - - a6b4b6c4d5d6f5g4i6 - 0 46",
        4,
    ),
    ("start", Game::Keres, "lnpgkgpnl/2r3b2/sssssssss/9/9/9/SSSSSSSSS/2B3R2/LNPGKGPNL w 0 1", 4),
    (
        "middle",
        Game::Keres,
        "ln(sp)(sg)1kb(ng)l/4r3(sp)/s3s1s(SG)1/9/1(SG)2R2(SN)1/1S4S1B/1S2S1S2/(SN)2K5/L1P3P1L w 7 23",
        4,
    ),
    (
        "start",
        Game::Cyvasse,
        "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 \
         8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1",
        3,
    ),
    (
        "middle",
        Game::Cyvasse,
        "2t2t2/2ebk1esr/1msmm1mm2/n5s4/5S1MRnm1/Mr2M3S2/1SM3E3/N1CECM3/2TKBT2 \
         8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 b 1 32",
        3,
    ),
    (
        "start",
        Game::Checkered,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1111111111111111 1 0 1",
        5,
    ),
    (
        "shared",
        Game::Checkered,
        "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 0000000000000000 1 0 30",
        4,
    ),
    (
        "taken",
        Game::Checkered,
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
    let (_, text, chess_depth) = POSITIONS[0];
    let chess = AnyPosition::from_text(Game::Chess, text).expect("a known position");
    for (name, game, text, depth) in OTHERS {
        let position = AnyPosition::from_text(game, text).expect("a known position");
        let speed = |position: &AnyPosition, depth| {
            let (time, leaves) = timed(|| perft(black_box(position), depth));
            u128::from(leaves) * 1_000_000_000 / time.as_nanos().max(1)
        };
        let pairs: Vec<(u128, u128)> =
            (0..rounds).map(|_| (speed(&position, depth), speed(&chess, chess_depth))).collect();
        let own = median(pairs.iter().map(|(own, _)| *own).collect());
        let ratio = median(pairs.iter().map(|(own, chess)| own * 1000 / chess).collect());
        println!(
            "{game} {name} depth {depth}: {} M leaves/s, of chess {}.{:03}",
            own / 1_000_000,
            ratio / 1000,
            ratio % 1000
        );
    }
}

fn report(name: &str, depth: u32, leaves: u64, times: &[(Duration, Duration)]) {
    let own = median(times.iter().map(|(own, _)| own.as_nanos()).collect());
    let other = median(times.iter().map(|(_, other)| other.as_nanos()).collect());
    // Per mille, so that no float is needed to sort.
    let ratio =
        median(times.iter().map(|(own, other)| other.as_nanos() * 1000 / own.as_nanos()).collect());
    let speed = |nanos: u128| u128::from(leaves) * 1000 / nanos.max(1);
    println!(
        "{name} depth {depth}: rules {} M leaves/s, cozy-chess {} M leaves/s, ratio {}.{:03}",
        speed(own),
        speed(other),
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
