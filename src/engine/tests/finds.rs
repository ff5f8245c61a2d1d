//! Forced wins that must be found: `position | moves to win in | the moves that are proven to`.

mod support;

use engine::proof::Prover;
use engine::{Limits, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move};
use support::rows;

/// What two seconds are worth on a slow machine, and always the same.
const NODES: u64 = 600_000;
/// Of a hundred problems, so many are solved.
const SOLVED_PERCENT: usize = 95;
/// Proofs of longer wins were made when the files were written; they take too long here.
const PROVEN_AGAIN: u32 = 2;
const BUDGET: u64 = 200_000;
const SUGGESTION: u64 = 60_000;

struct Problem {
    position: AnyPosition,
    moves: u32,
    winning: Vec<Move>,
}

fn problems(game: Game) -> Vec<Problem> {
    // The workspace's place is asked for at run time, for clones may share a build folder.
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo runs the test");
    let path = std::path::Path::new(&root).join(format!("tests/problems/{game}.txt"));
    let text = std::fs::read_to_string(path).expect("a file of problems");
    let problem = |[position, moves, winning]: [&str; 3]| Problem {
        position: AnyPosition::from_text(game, position).expect("a position"),
        moves: moves.parse().expect("a number of moves"),
        winning: winning.split(' ').map(|mv| mv.parse().expect("a move")).collect(),
    };
    rows(&text).map(problem).collect()
}

#[test]
fn there_are_enough() {
    for game in Game::ALL {
        let problems = problems(game);
        let (least, lengths) = if game == Game::Chess { (60, 2..=6) } else { (30, 1..=4) };
        assert!(problems.len() >= least, "{game}: {}", problems.len());
        for length in lengths {
            assert!(problems.iter().any(|problem| problem.moves == length), "{game}: {length}");
        }
    }
}

#[test]
fn short_wins_are_proven_by_looking_at_every_reply() {
    for game in Game::ALL {
        let mut prover = Prover::default();
        for problem in problems(game).iter().filter(|problem| problem.moves <= PROVEN_AGAIN) {
            let Problem { position, moves, winning } = problem;
            let proven = prover.winning_moves(position, *moves, BUDGET);
            assert_eq!(&proven, winning, "{}", position.to_text());
            if *moves > 1 {
                assert_eq!(prover.winning_moves(position, moves - 1, BUDGET), []);
            }
        }
    }
}

#[test]
fn chess() {
    solves(Game::Chess);
}

#[test]
fn joker() {
    solves(Game::Joker);
}

#[test]
fn keres() {
    solves(Game::Keres);
}

#[test]
fn cyvasse() {
    solves(Game::Cyvasse);
}

#[test]
fn checkered() {
    solves(Game::Checkered);
}

fn solves(game: Game) {
    let problems = problems(game);
    let solved = |problem: &&Problem| {
        let line = Line::new(problem.position.clone());
        let limits = Limits { mate: Some(problem.moves), ..Limits::nodes(NODES) };
        let thought = Thinker::default().think(&line, &limits, &Stop::new(), |_| {});
        let found = thought.expect("there are moves").best;
        // A win of several moves may begin in ways that the file does not know.
        let proven = || {
            let mut prover = Prover::new(SUGGESTION);
            prover.move_wins(&problem.position, found, problem.moves, BUDGET)
        };
        problem.winning.contains(&found) || proven()
    };
    let missed: Vec<String> = problems
        .iter()
        .filter(|problem| !solved(problem))
        .map(|problem| problem.position.to_text())
        .collect();
    let least = (problems.len() * SOLVED_PERCENT).div_ceil(100);
    let count = problems.len() - missed.len();
    assert!(count >= least, "{game}: {count} of {}; missed {missed:#?}", problems.len());
}
