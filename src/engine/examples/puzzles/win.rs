//! Forced wins with one way to win as fast as can be.

use engine::proof::Prover;
use engine::puzzle::{Care, Goal, Puzzle};
use engine::{Limits, Stop, Thinker};
use rules::{AnyPosition, Line, Move};

use crate::play::look;
use crate::wanted::Wanted;

/// Positions to visit to look for a win, and to order the replies to it.
const LOOK: u64 = 20_000;
const REPLY: u64 = 3_000;
/// Of the replies that hold out longest so many are tried.
const REPLIES: usize = 4;

/// The puzzle of a position, if there is a wanted one.
pub(crate) fn find(judge: &mut Thinker, position: &AnyPosition, wanted: &Wanted) -> Option<Puzzle> {
    let moves = look(judge, position, LOOK)?.moves_to_end().filter(|&moves| moves > 0)? as u32;
    if !wanted.wants(Goal::Win, moves as usize) {
        return None;
    }
    let mut prover = Prover::new(Care::THOROUGH.suggestion);
    let mut line = Line::new(position.clone());
    if !extend(&mut line, moves, moves == 1, &mut prover, judge) {
        return None;
    }
    let moves: Vec<Move> = line.moves().collect();
    let puzzle = Puzzle::new(position.clone(), &moves, Goal::Win).ok()?;
    puzzle.prove(&Care::THOROUGH).ok().map(|()| puzzle)
}

/// Adds the only way to win in so many moves, with the replies that hold out longest. The last
/// move may be any that wins, unless it is `only`.
fn extend(
    line: &mut Line,
    moves: u32,
    only: bool,
    prover: &mut Prover,
    judge: &mut Thinker,
) -> bool {
    let budget = Care::THOROUGH.budget;
    let position = line.position().clone();
    let solver = position.turn();
    if moves > 1 && !prover.winning_moves(&position, moves - 1, budget).is_empty() {
        return false;
    }
    let winning = prover.winning_moves(&position, moves, budget);
    let &[mv, ref others @ ..] = winning.as_slice() else { return false };
    if !others.is_empty() && (moves > 1 || only) {
        return false;
    }
    if line.play(mv).is_err() {
        return false;
    }
    if line.outcome().is_some() {
        return moves == 1;
    }
    if line.position().turn() == solver {
        return extend(line, moves - 1, false, prover, judge) || taken_back(line, 1);
    }
    for reply in replies(line.position(), moves - 1, prover, judge) {
        if line.play(reply).is_err() || line.outcome().is_some() || line.position().turn() != solver
        {
            let played = line.moves().next_back() == Some(reply)
                && line.position().turn() != position.turn();
            taken_back(line, usize::from(played));
            continue;
        }
        if extend(line, moves - 1, false, prover, judge) {
            return true;
        }
        taken_back(line, 1);
    }
    taken_back(line, 1)
}

/// The replies after which winning takes as many moves as it may, the best first.
fn replies(
    position: &AnyPosition,
    moves: u32,
    prover: &mut Prover,
    judge: &mut Thinker,
) -> Vec<Move> {
    let budget = Care::THOROUGH.budget;
    let mut replies: Vec<Move> = position.legal_moves().iter().copied().collect();
    let first = judge
        .think(&Line::new(position.clone()), &Limits::nodes(REPLY), &Stop::new(), |_| {})
        .map(|thought| thought.best);
    replies.sort_by_key(|&mv| first != Ok(mv));
    let lasts = |mv: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        moves == 1 || prover.winning_moves(&next, moves - 1, budget).is_empty()
    };
    replies.into_iter().filter(lasts).take(REPLIES).collect()
}

/// Takes so many moves back; the answer is always no.
fn taken_back(line: &mut Line, plies: usize) -> bool {
    for _ in 0..plies {
        line.undo();
    }
    false
}
