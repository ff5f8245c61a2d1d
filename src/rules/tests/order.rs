//! The order of the list of legal moves, which search and saved analyses rely on.
//!
//! With `UPDATE_ORDER` set the file is written anew.

mod support;

use rules::{Chess, Cyvasse, Position};

#[test]
fn chess_lists_moves_in_the_known_order() {
    let known = include_str!("order/chess.txt");
    let now: String = support::CHESS_STARTS.iter().map(|text| listed::<Chess>(text)).collect();
    if std::env::var_os("UPDATE_ORDER").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/order/chess.txt"), now)
            .expect("the file can be written");
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
