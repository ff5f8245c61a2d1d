//! Moves that are refused, with every reason the person is told.

mod support;

use rules::{Game, Move};

#[test]
fn refused_moves_say_why() {
    say_why(Game::Chess, include_str!("refusals/chess.txt"));
}

#[test]
fn refused_moves_of_joker_say_why() {
    say_why(Game::Joker, include_str!("refusals/joker.txt"));
}

#[test]
fn refused_moves_of_keres_say_why() {
    say_why(Game::Keres, include_str!("refusals/keres.txt"));
}

#[test]
fn refused_moves_of_cyvasse_say_why() {
    say_why(Game::Cyvasse, include_str!("refusals/cyvasse.txt"));
}

#[test]
fn refused_moves_of_checkered_say_why() {
    say_why(Game::Checkered, include_str!("refusals/checkered.txt"));
}

fn say_why(game: Game, rows: &str) {
    for [text, mv, message] in support::rows(rows) {
        let position = support::position_of(game, text);
        let told = match mv.parse::<Move>() {
            Err(error) => error.to_string(),
            Ok(mv) => match position.resolve(mv) {
                Err(error) => error.to_string(),
                Ok(_) => panic!("{text}: {mv} is accepted"),
            },
        };
        assert_eq!(told, message, "{text} {mv}");
    }
}

#[test]
fn both_ways_to_castle_mean_one_move() {
    let mv = |text: &str| text.parse::<Move>().expect("a move");
    let text = "r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - - - - 0 1";
    let position = support::position_of(Game::Joker, text);
    for (entered, meant) in [("e1i1", "e1g1"), ("e1a1", "e1c1"), ("e1g1", "e1g1")] {
        assert_eq!(position.resolve(mv(entered)), Ok(mv(meant)));
    }
    let position = support::position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (entered, meant) in [("e1h1", "e1g1"), ("e1a1", "e1c1"), ("e1g1", "e1g1")] {
        assert_eq!(position.resolve(mv(entered)), Ok(mv(meant)));
    }
    let inputs: Vec<_> = position.inputs_for(mv("e1c1")).into_iter().collect();
    assert_eq!(inputs, ["a1", "c1"].map(|name| name.parse().expect("a square")));
    let inputs: Vec<_> = position.inputs_for(mv("e1d1")).into_iter().collect();
    assert_eq!(inputs, [mv("e1d1").to]);
}
