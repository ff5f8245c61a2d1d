//! Why a legal move does not solve a puzzle: what the opponent does about it.

use engine::puzzle::{Goal, Puzzle, lead};
use rules::{AnyPosition, Move, Outcome, san};

use super::solver::after;
use crate::text::Saying;

/// Of the men of whoever tried, a reply takes at least so much, in hundredths of the lowest man.
const TAKEN: i32 = 150;

/// The sentence about the legal move `mv`, with so many moves `left` to the solver.
pub(super) fn why(puzzle: &Puzzle, position: &AnyPosition, mv: Move, left: usize) -> Saying {
    let solver = position.turn();
    let next = after(position, mv);
    let told = |key: &'static str| {
        Saying::new(key).with("move", san::to_san(position, mv)).with("count", left)
    };
    let answered =
        |key: &'static str, reply: Move| told(key).with("reply", san::to_san(&next, reply));
    if next.outcome().is_some_and(|outcome| outcome.winner.is_none()) {
        return told("puzzles-wrong-draw");
    }
    if next.turn() == solver {
        return told("puzzles-wrong-slow");
    }
    let replies = next.legal_moves();
    let wins = |reply: &&Move| won_by(after(&next, **reply).outcome(), !solver);
    if let Some(reply) = replies.iter().find(wins) {
        return answered("puzzles-wrong-loses", *reply);
    }
    match (puzzle.goal(), left) {
        (Goal::Win, 1) => match replies.first() {
            Some(reply) => answered("puzzles-wrong-not-over", *reply),
            None => told("puzzles-wrong-slow"),
        },
        (Goal::Win, 2) => {
            let escapes = |reply: &&Move| {
                let there = after(&next, **reply);
                let moves = there.legal_moves();
                !moves.iter().any(|mv| won_by(after(&there, *mv).outcome(), solver))
            };
            match replies.iter().find(escapes) {
                Some(reply) => answered("puzzles-wrong-escapes", *reply),
                None => told("puzzles-wrong-slow"),
            }
        }
        (Goal::Win, _) => told("puzzles-wrong-slow"),
        (Goal::Gain, _) => {
            let worth = |reply: &Move| lead(&after(&next, *reply), solver);
            let worst = replies.iter().map(|reply| (worth(reply), *reply)).min();
            match worst {
                Some((worth, reply)) if worth <= lead(&next, solver) - TAKEN => {
                    answered("puzzles-wrong-taken", reply)
                }
                _ => told("puzzles-wrong-little"),
            }
        }
    }
}

fn won_by(outcome: Option<Outcome>, player: rules::Player) -> bool {
    outcome.is_some_and(|outcome| outcome.winner == Some(player))
}
