//! Counts of the legal-move tree, from files of known numbers.
//!
//! `PERFT_NODES` raises the limit: with 10000000000 every number is counted.

use rules::{AnyPosition, Game, divide, perft};

#[test]
fn chess() {
    count(Game::Chess, include_str!("perft/chess.perft"));
}

#[test]
fn cyvasse() {
    count(Game::Cyvasse, include_str!("perft/cyvasse.perft"));
}

#[test]
fn divide_adds_up() {
    let start = AnyPosition::start(Game::Chess);
    let parts = divide(&start, 3);
    assert_eq!(parts.len(), 20);
    assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), perft(&start, 3));
    assert!(divide(&start, 0).is_empty());
}

#[test]
fn a_finished_game_has_one_leaf_at_depth_0_and_none_below() {
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    let mated = AnyPosition::from_text(Game::Chess, mated).expect("a position");
    assert_eq!([0, 1, 2].map(|depth| perft(&mated, depth)), [1, 0, 0]);
}

fn count(game: Game, file: &str) {
    let limit: u64 = match std::env::var("PERFT_NODES") {
        Ok(text) => text.parse().expect("PERFT_NODES is a number"),
        Err(_) => 1_000_000,
    };
    let mut position = None;
    let mut counted = 0;
    for line in file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("position", text)) => {
                position = Some(AnyPosition::from_text(game, text).expect(text));
            }
            Some((depth, leaves)) => {
                let depth = depth.parse().expect("a depth");
                let leaves: u64 = leaves.parse().expect("a number of leaves");
                let position = position.as_ref().expect("a position comes first");
                if leaves <= limit {
                    assert_eq!(perft(position, depth), leaves, "{} {depth}", position.to_text());
                    counted += 1;
                }
            }
            None => panic!("{line:?} is neither a position nor a count"),
        }
    }
    assert!(counted > 0, "nothing was counted");
}
