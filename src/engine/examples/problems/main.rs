//! Finds forced wins in games between weak players, proves them, and writes them down as the
//! tests read them: `cargo run --release -p pancharanga-engine --example problems -- GAME SEED`.
//! With a file instead of a seed, solutions that the search finds are proven and added to it.

use std::collections::HashSet;

use engine::proof::Prover;
use engine::{Level, Limits, Settings, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move};

/// How many problems of each length are wanted.
const CHESS: [(u32, usize); 5] = [(2, 15), (3, 15), (4, 13), (5, 12), (6, 10)];
const OTHERS: [(u32, usize); 4] = [(1, 8), (2, 9), (3, 9), (4, 8)];
/// What may be looked at to prove one move.
const BUDGET: u64 = 200_000;
/// Positions to visit: to see whether somebody is winning, and to look for how.
const GLANCE: u64 = 1_500;
const LOOK: u64 = 25_000;
/// The same, as the tests do, and to prove what it then finds.
const SEARCH: u64 = 600_000;
const SUGGESTION: u64 = 60_000;
/// From this score on it is worth to look.
const AHEAD: i32 = 500;
/// A problem with more solutions is none.
const MOST_SOLUTIONS: usize = 3;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game: Game =
        arguments.next().and_then(|id| id.parse().ok()).expect("the id of a game is needed");
    let second = arguments.next().unwrap_or_default();
    let Ok(seed) = second.parse::<u64>() else {
        let text = std::fs::read_to_string(&second).expect("a file or a seed is needed");
        return text.lines().for_each(|line| println!("{}", completed(game, line)));
    };
    let wanted: &[(u32, usize)] = if game == Game::Chess { &CHESS } else { &OTHERS };
    let mut found: Vec<(u32, String)> = Vec::new();
    let mut seen = HashSet::new();
    let missing = |found: &[(u32, String)], length: u32| {
        let have = found.iter().filter(|(known, _)| *known == length).count();
        wanted.iter().any(|&(known, count)| known == length && have < count)
    };
    for round in 0.. {
        if wanted.iter().all(|&(length, _)| !missing(&found, length)) {
            break;
        }
        let problem = play(game, seed.wrapping_mul(1_000_003).wrapping_add(round), |length| {
            missing(&found, length)
        });
        if let Some((length, text)) = problem.filter(|(_, text)| seen.insert(text.clone())) {
            eprintln!("{length}: {text}");
            found.push((length, text));
        }
    }
    found.sort();
    for (_, text) in found {
        println!("{text}");
    }
}

/// A line of a file, with the solution that the search finds if it is proven.
fn completed(game: Game, line: &str) -> String {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let &[text, length, moves] = columns.as_slice() else {
        return line.to_owned();
    };
    let position = AnyPosition::from_text(game, text).expect("a position");
    let length: u32 = length.parse().expect("a number of moves");
    let mut winning: Vec<Move> = moves.split(' ').map(|mv| mv.parse().expect("a move")).collect();
    let limits = Limits { mate: Some(length), ..Limits::nodes(SEARCH) };
    let line = Line::new(position.clone());
    let thought = Thinker::default().think(&line, &limits, &Stop::new(), |_| {});
    let found = thought.expect("there are moves").best;
    if !winning.contains(&found) {
        if Prover::new(SUGGESTION).move_wins(&position, found, length, BUDGET) {
            winning.push(found);
        } else {
            eprintln!("{text}: {found} is not proven");
        }
    }
    let moves: Vec<String> = winning.iter().map(Move::to_string).collect();
    format!("{text} | {length} | {}", moves.join(" "))
}

/// Plays a game until one side has a forced win of a wanted length.
fn play(game: Game, seed: u64, wanted: impl Fn(u32) -> bool) -> Option<(u32, String)> {
    let mut state = seed;
    let mut draw = move || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as usize
    };
    let mut line = Line::new(AnyPosition::start(game));
    for _ in 0..4 + draw() % 8 {
        let moves = line.position().legal_moves();
        line.play(moves[draw() % moves.len()]).ok()?;
    }
    let level = |number: usize| Level::new(number as u32).ok();
    let weak = |number| Settings { level: level(number), seed, hash: 1, ..Settings::default() };
    let mut players = [2 + draw() % 5, 2 + draw() % 5].map(|number| Thinker::new(weak(number)));
    let mut judge = Thinker::new(Settings { hash: 1, ..Settings::default() });
    while line.outcome().is_none() && line.ply() < 200 {
        if let Some(problem) = problem(&line, &mut judge, &wanted) {
            return Some(problem);
        }
        let mover = &mut players[line.position().turn().index()];
        let thought = mover.think(&line, &Limits::default(), &Stop::new(), |_| {}).ok()?;
        line.play(thought.best).ok()?;
    }
    None
}

fn problem(
    line: &Line,
    judge: &mut Thinker,
    wanted: &impl Fn(u32) -> bool,
) -> Option<(u32, String)> {
    // The way to the position does not belong to the problem.
    let position = line.position();
    let line = Line::new(position.clone());
    let mut think = |nodes| judge.think(&line, &Limits::nodes(nodes), &Stop::new(), |_| {}).ok();
    let glance = think(GLANCE)?.score;
    if glance.centipawns().is_some_and(|value| value < AHEAD) {
        return None;
    }
    let length = think(LOOK)?.score.moves_to_end().filter(|&moves| moves > 0)? as u32;
    if !wanted(length) {
        return None;
    }
    let mut prover = Prover::default();
    if length > 1 && !prover.winning_moves(position, length - 1, BUDGET).is_empty() {
        return None;
    }
    let winning = prover.winning_moves(position, length, BUDGET);
    (1..=MOST_SOLUTIONS).contains(&winning.len()).then(|| {
        let moves: Vec<String> = winning.iter().map(Move::to_string).collect();
        (length, format!("{} | {length} | {}", position.to_text(), moves.join(" ")))
    })
}
