//! The order of the list of legal moves, which search and saved analyses rely on.
//!
//! With `UPDATE_ORDER` set the file is written anew.

mod support;

use rules::{Checkered, Chess, Cyvasse, Joker, Keres, Position};

#[test]
fn chess_lists_moves_in_the_known_order() {
    known::<Chess>(include_str!("order/chess.txt"));
}

#[test]
fn joker_lists_moves_in_the_known_order() {
    known::<Joker>(include_str!("order/joker.txt"));
}

#[test]
fn keres_lists_moves_in_the_known_order() {
    known::<Keres>(include_str!("order/keres.txt"));
}

#[test]
fn cyvasse_lists_moves_in_the_known_order() {
    known::<Cyvasse>(include_str!("order/cyvasse.txt"));
}

#[test]
fn checkered_lists_moves_in_the_known_order() {
    known::<Checkered>(include_str!("order/checkered.txt"));
}

fn known<P: Position>(file: &str) {
    let now: String = support::starts(P::GAME).iter().map(|text| listed::<P>(text)).collect();
    if std::env::var_os("UPDATE_ORDER").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/order");
        std::fs::write(format!("{folder}/{}.txt", P::GAME), now).expect("the file can be written");
        return;
    }
    assert_eq!(now, file);
}

fn listed<P: Position>(text: &str) -> String {
    let position = P::from_text(text).expect(text);
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    format!("{text}\n{}\n\n", moves.join(" "))
}
