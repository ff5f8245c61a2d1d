//! Forced wins with one way to win as fast as can be.

use engine::puzzle::{Care, Goal, Puzzle};
use engine::{Limits, Settings, Stop, Thinker};
use rules::{AnyPosition, Line, Move, Player};

use crate::wanted::Wanted;

/// Positions to visit to look for the two fastest wins, and for a reply.
const LOOK: u64 = 20_000;
const REPLY: u64 = 3_000;
/// Of the replies so many are tried, those first that hold out longest.
const REPLIES: usize = 3;

/// The puzzle of a position, if there is a wanted one.
pub(crate) fn find(judge: &mut Thinker, position: &AnyPosition, wanted: &Wanted) -> Option<Puzzle> {
    let (_, moves) = only_win(judge, position)?;
    if !wanted.wants(Goal::Win, moves as usize) {
        return None;
    }
    let mut line = Line::new(position.clone());
    if !extend(&mut line, moves, position.turn(), judge) {
        return None;
    }
    let moves: Vec<Move> = line.moves().collect();
    let puzzle = Puzzle::new(position.clone(), &moves, Goal::Win).ok()?;
    puzzle.prove(&Care::THOROUGH).ok().map(|()| puzzle)
}

/// Adds the only way to win in so many moves, with replies that hold out. The last move may be any
/// that wins; whether it may be the only one is for the proof to say.
fn extend(line: &mut Line, moves: u32, solver: Player, judge: &mut Thinker) -> bool {
    if line.position().turn() == solver {
        let Some((mv, needed)) = only_win(judge, line.position()) else { return false };
        if needed != moves || line.play(mv).is_err() {
            return false;
        }
        if line.outcome().is_some_and(|outcome| outcome.winner == Some(solver)) && moves == 1 {
            return true;
        }
        let on = moves > 1 && line.outcome().is_none() && extend(line, moves - 1, solver, judge);
        if !on {
            line.undo();
        }
        return on;
    }
    for reply in replies(line.position(), judge) {
        if line.play(reply).is_err() {
            continue;
        }
        if line.outcome().is_none() && extend(line, moves, solver, judge) {
            return true;
        }
        line.undo();
    }
    false
}

/// The move that wins, with how many moves it takes, if no other wins as fast. Where one move is
/// enough there may be several.
fn only_win(judge: &mut Thinker, position: &AnyPosition) -> Option<(Move, u32)> {
    let settings = *judge.settings();
    judge.set(Settings { lines: 2, ..settings });
    let line = Line::new(position.clone());
    let thought = judge.think(&line, &Limits::nodes(LOOK), &Stop::new(), |_| {});
    judge.set(settings);
    let thought = thought.ok()?;
    let needs = |nth: usize| {
        let moves = thought.lines.get(nth)?.score.moves_to_end()?;
        (moves > 0).then_some(moves as u32)
    };
    let moves = needs(0)?;
    let alone = moves == 1 || needs(1).is_none_or(|other| other > moves);
    alone.then_some((thought.best, moves))
}

/// A few replies, the one that holds out longest first.
fn replies(position: &AnyPosition, judge: &mut Thinker) -> Vec<Move> {
    let settings = *judge.settings();
    judge.set(Settings { lines: REPLIES, ..settings });
    let line = Line::new(position.clone());
    let thought = judge.think(&line, &Limits::nodes(REPLY), &Stop::new(), |_| {});
    judge.set(settings);
    let lines = thought.map(|thought| thought.lines).unwrap_or_default();
    lines.iter().filter_map(|line| line.moves.first().copied()).collect()
}
