//! Counts of the legal-move tree, from files of known numbers.
//!
//! `PERFT_NODES` raises the limit: with 10000000000 every number is counted.

mod support;

use rules::{AnyPosition, Game, divide, perft};

#[test]
fn chess() {
    count(Game::Chess, include_str!("perft/chess.perft"));
}

#[test]
fn joker() {
    count(Game::Joker, include_str!("perft/joker.perft"));
}

#[test]
fn keres() {
    count(Game::Keres, include_str!("perft/keres.perft"));
}

#[test]
fn cyvasse() {
    count(Game::Cyvasse, include_str!("perft/cyvasse.perft"));
}

#[test]
fn checkered() {
    count(Game::Checkered, include_str!("perft/checkered.perft"));
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
    let mated = support::position_of(Game::Chess, mated);
    assert_eq!([0, 1, 2].map(|depth| perft(&mated, depth)), [1, 0, 0]);
    let taken = support::position_of(Game::Keres, "4R4/9/9/9/9/9/9/9/4K4 b 0 40");
    assert_eq!([0, 1, 2].map(|depth| perft(&taken, depth)), [1, 0, 0]);
}

fn count(game: Game, file: &str) {
    let limit: u64 = match std::env::var("PERFT_NODES") {
        Ok(text) => text.parse().expect("PERFT_NODES is a number"),
        Err(_) => 1_000_000,
    };
    let mut counted = 0;
    for (text, depth, leaves) in support::counts(file) {
        if leaves <= limit {
            let position = support::position_of(game, text);
            assert_eq!(perft(&position, depth), leaves, "{text} {depth}");
            counted += 1;
        }
    }
    assert!(counted > 0, "nothing was counted");
}
