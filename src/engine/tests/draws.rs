//! Draws are seen coming: by repetition, by counter, by stalemate, for want of material.

use engine::{Limits, Stop, Thinker, Thought};
use rules::{AnyPosition, Game, Line, Move};

fn think(line: &Line, depth: u32) -> Thought {
    let thought = Thinker::default().think(line, &Limits::depth(depth), &Stop::new(), |_| {});
    thought.expect("a move")
}

fn line(game: Game, text: &str, moves: &str) -> Line {
    let mut line = Line::new(AnyPosition::from_text(game, text).expect("a position"));
    for mv in moves.split_whitespace() {
        line.play(mv.parse().expect("a move")).expect("a legal move");
    }
    line
}

#[test]
fn the_weaker_side_checks_for_ever() {
    // Black threatens mate and is a queen ahead; White's queen goes on checking from e8 and h5.
    let text = "6k1/6p1/8/7Q/8/8/qr6/5K2 w - - 0 1";
    let found = think(&line(Game::Chess, text, ""), 10);
    assert_eq!(found.score.centipawns(), Some(0), "{:?}", found.lines);
}

#[test]
fn a_third_time_is_a_draw() {
    let start = AnyPosition::start(Game::Chess).to_text();
    let once = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let at_home: Move = "f6g8".parse().expect("a move");
    let limits = Limits { only: vec![at_home], ..Limits::depth(3) };
    let thought = Thinker::default()
        .think(&line(Game::Chess, &start, once), &limits, &Stop::new(), |_| {})
        .expect("a move");
    assert_eq!(thought.score.centipawns(), Some(0));
}

#[test]
fn a_counter_that_runs_out_is_a_draw_unless_mate_comes_first() {
    let rook = "7k/8/6K1/8/8/8/8/R7 w - - 99 90";
    assert_eq!(think(&line(Game::Chess, rook, ""), 3).score.moves_to_end(), Some(1));
    let queen = "k7/8/8/8/8/8/1Q6/4K3 w - - 99 90";
    assert_eq!(think(&line(Game::Chess, queen, ""), 5).score.centipawns(), Some(0));
    let keres = "4k4/9/9/9/9/9/9/R8/2K1R4 b 39 90";
    assert_eq!(think(&line(Game::Keres, keres, ""), 3).score.centipawns(), Some(0));
}

#[test]
fn a_stalemate_is_a_draw_however_much_is_ahead() {
    let line = line(Game::Chess, "k7/8/1Q6/8/8/8/8/K7 w - - 0 1", "");
    let limits = Limits { only: vec!["b6c7".parse().expect("a move")], ..Limits::depth(3) };
    let thought = Thinker::default().think(&line, &limits, &Stop::new(), |_| {});
    assert_eq!(thought.expect("a move").score.centipawns(), Some(0));
}
