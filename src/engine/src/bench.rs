//! Fixed positions of every game, searched to a fixed depth: how fast the search is, and, by the
//! number of positions it visits, whether it still is the same search.

use std::time::{Duration, Instant};

use rules::{AnyPosition, Game, Line};

use crate::{Limits, Settings, Stop, Thinker};

/// What a game's positions took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// Positions visited.
    pub nodes: u64,
    /// Time it took.
    pub time: Duration,
}

/// Searches the fixed positions of a game, each with nothing remembered. With one thread the
/// number of positions visited is always the same.
pub fn run(game: Game, threads: usize) -> Result {
    let begun = Instant::now();
    let mut thinker = Thinker::new(Settings { threads, ..Settings::default() });
    let (positions, depth) = positions(game);
    let mut nodes = 0;
    for text in positions {
        let position = AnyPosition::from_text(game, text);
        let line = Line::new(position.unwrap_or_else(|_| AnyPosition::start(game)));
        thinker.forget();
        let thought = thinker.think(&line, &Limits::depth(depth), &Stop::new(), |_| {});
        nodes += thought.map_or(0, |thought| thought.nodes);
    }
    Result { nodes, time: begun.elapsed() }
}

/// Openings, middle games and end games, and how deep they are searched.
const fn positions(game: Game) -> (&'static [&'static str], u32) {
    match game {
        Game::Chess => (&CHESS, 11),
        Game::Joker => (&JOKER, 9),
        Game::Keres => (&KERES, 7),
        Game::Cyvasse => (&CYVASSE, 6),
        Game::Checkered => (&CHECKERED, 9),
    }
}

const CHESS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "2r2rk1/1b2bppp/pq2pn2/1p6/3NP3/1BN1B3/PPQ2PPP/3R1RK1 b - - 4 17",
    "8/5pk1/4p1p1/3pP2p/1p1P3P/1P3KP1/5P2/8 w - - 0 40",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];
const JOKER: [&str; 3] = [
    "rnbqkbjnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKBJNR w KQkq - - - - 0 1",
    "rn5nr/1bp4p1/3jN4/pp1p3kp/3P1P1N1/1PP1BBPR1/P8/9/R1Q1K4 b - - - a6b4b6c4d5d6f5g4i6 - 0 46",
    "4k4/ppp3ppp/3j5/9/4P4/9/9/PPPP2PPP/3JK3R w - - - e5 - 0 20",
];
const KERES: [&str; 3] = [
    "lnpgkgpnl/2r3b2/sssssssss/9/9/9/SSSSSSSSS/2B3R2/LNPGKGPNL w 0 1",
    "ln(sp)(sg)1kb(ng)l/4r3(sp)/s3s1s(SG)1/9/1(SG)2R2(SN)1/1S4S1B/1S2S1S2/(SN)2K5/L1P3P1L w 7 23",
    "4k4/3(sp)5/2s1s4/9/4N4/9/3S1S3/4(SR)4/4K4 b 3 40",
];
const CYVASSE: [&str; 3] = [
    "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 \
     8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1",
    "2t2t2/2ebk1esr/1msmm1mm2/n5s4/5S1MRnm1/Mr2M3S2/1SM3E3/N1CECM3/2TKBT2 \
     8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 b 1 32",
    "8/4k4/4m5/4d6/12/11/4N5/4D4/3K4 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 50",
];
const CHECKERED: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 1111111111111111 1 0 1",
    "2kr4/pp6/2p5/4ss1r/1P2ns1P/2Np4/P1P1P1BP/R2o1RK1 b - - - 0000000000000000 1 0 30",
    "4qk2/2p5/2u5/2p1pn1r/2o4s/6P1/P2P4/R1B1KB1R b KQ - - 1001001001110100 2b 0 29",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_read() {
        for game in Game::ALL {
            for text in positions(game).0 {
                let position = AnyPosition::from_text(game, text);
                let position = position.unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(position.outcome_on_board(), None, "{text}");
            }
        }
    }
}
