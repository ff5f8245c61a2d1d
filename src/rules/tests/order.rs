//! The order of the list of legal moves, which search and saved analyses rely on.
//!
//! With `UPDATE_ORDER` set the file is written anew.

mod support;

use rules::{Checkered, Chess, Cyvasse, Position};

#[test]
fn chess_lists_moves_in_the_known_order() {
    known::<Chess>(&support::CHESS_STARTS, include_str!("order/chess.txt"));
}

#[test]
fn checkered_lists_moves_in_the_known_order() {
    known::<Checkered>(&support::CHECKERED_STARTS, include_str!("order/checkered.txt"));
}

fn known<P: Position>(starts: &[&str], known: &str) {
    let now: String = starts.iter().map(|text| listed::<P>(text)).collect();
    if std::env::var_os("UPDATE_ORDER").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/order");
        std::fs::write(format!("{folder}/{}.txt", P::GAME), now).expect("the file can be written");
        return;
    }
    assert_eq!(now, known);
}

#[test]
fn cyvasse_lists_moves_in_the_known_order() {
    let known = include_str!("order/cyvasse.txt");
    let now: String = support::cyvasse::STARTS.iter().map(|text| listed::<Cyvasse>(text)).collect();
    if std::env::var_os("UPDATE_ORDER").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/order/cyvasse.txt"), now)
            .expect("the file can be written");
        return;
    }
    assert_eq!(now, known);
}

fn listed<P: Position>(text: &str) -> String {
    let position = P::from_text(text).expect(text);
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    format!("{text}\n{}\n\n", moves.join(" "))
}
