//! Men that are won by one move alone, and with them the game.

use engine::puzzle::{Care, Goal, Puzzle, Theme, lead};
use engine::{Limits, Opinion, Settings, Stop, Thinker};
use rules::{AnyPosition, Line, Move, Stage};

use crate::wanted::Wanted;

/// Positions to visit for the two best moves, and for a reply.
const LOOK: u64 = 20_000;
const REPLY: u64 = 20_000;
/// What the best move is worth at least, and by how much it is better than any other.
const DECISIVE: i32 = 350;
const APART: i32 = 250;
/// How much must be won for good, in hundredths of the lowest man.
const WON: i32 = 250;
/// Half-moves to look whether what was won can be held.
const HOLD: u32 = 3;
/// The most moves of a solver.
const LONGEST: usize = 4;

/// The puzzle of a position, if there is a wanted one.
pub(crate) fn find(judge: &mut Thinker, position: &AnyPosition, wanted: &Wanted) -> Option<Puzzle> {
    let solver = position.turn();
    let begun = lead(position, solver);
    let mut line = Line::new(position.clone());
    let mut moves: Vec<Move> = Vec::new();
    let mut turns = 0;
    while turns < LONGEST {
        if is_taken(line.position()) {
            return None;
        }
        let Some(mv) = only_move(judge, line.position()) else { break };
        line.play(mv).ok()?;
        turns += 1;
        if line.outcome().is_some() || is_taken(line.position()) {
            return None;
        }
        moves = line.moves().collect();
        let won = lead(line.position(), solver) - begun;
        if won >= WON && holds(line.position(), begun + WON) {
            break;
        }
        let limits = Limits::nodes(REPLY);
        let reply = judge.think(&Line::new(line.position().clone()), &limits, &Stop::new(), |_| {});
        line.play(reply.ok()?.best).ok()?;
        if line.outcome().is_some() {
            return None;
        }
    }
    if turns == 0 || !wanted.wants(Goal::Gain, turns) {
        return None;
    }
    let puzzle = Puzzle::new(position.clone(), &moves, Goal::Gain).ok()?;
    // Whoever takes what hangs has solved no puzzle.
    let plain = puzzle.is_obvious() && !puzzle.themes().contains(&Theme::Sacrifice);
    if plain || !holds(puzzle.line().position(), begun + WON) {
        return None;
    }
    puzzle.prove(&Care::THOROUGH).ok().map(|()| puzzle)
}

/// Whether somebody has the checkered side; then men cannot be counted as before.
fn is_taken(position: &AnyPosition) -> bool {
    matches!(position.to_setup().memory.stage, Stage::Taken(_))
}

/// The move that decides where no other does.
fn only_move(judge: &mut Thinker, position: &AnyPosition) -> Option<Move> {
    let line = Line::new(position.clone());
    let settings = *judge.settings();
    judge.set(Settings { lines: 2, ..settings });
    let thought = judge.think(&line, &Limits::nodes(LOOK), &Stop::new(), |_| {});
    judge.set(settings);
    let thought = thought.ok()?;
    let worth = |nth: usize| {
        let score = thought.lines.get(nth)?.score;
        score
            .centipawns()
            .or(score.plies_to_end().map(|plies| if plies > 0 { 9_999 } else { -9_999 }))
    };
    let best = worth(0)?;
    let apart =
        worth(1).is_none_or(|second| second <= Care::THOROUGH.level && second <= best - APART);
    (best >= DECISIVE && apart).then_some(thought.best)
}

/// Whether the opponent, who is to move, cannot win men back so that less than `least` remains,
/// counting men alone.
fn holds(position: &AnyPosition, least: i32) -> bool {
    let settings = Settings { opinion: Opinion::Material, hash: 1, ..Settings::default() };
    let limits = Limits { depth: Some(HOLD), ..Limits::nodes(50_000) };
    let line = Line::new(position.clone());
    match Thinker::new(settings).think(&line, &limits, &Stop::new(), |_| {}) {
        Ok(thought) => thought.score.reversed().centipawns().is_some_and(|worth| worth >= least),
        Err(_) => false,
    }
}
