//! Alpha-beta with every sound part gives the values of plain minimax, in all games.

mod support;

use engine::{Evaluate, Limits, Opinion, Parts, Settings, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move, Outcome};
use support::wander;

/// As the search counts: a game won at once, less one for each half-move until then.
const WIN: i32 = 32_000;

#[test]
fn chess() {
    agrees(Game::Chess, 24, 3);
}

#[test]
fn joker() {
    agrees(Game::Joker, 16, 3);
}

#[test]
fn keres() {
    agrees(Game::Keres, 16, 2);
}

#[test]
fn cyvasse() {
    agrees(Game::Cyvasse, 16, 2);
}

#[test]
fn checkered() {
    agrees(Game::Checkered, 16, 3);
}

/// Compares positions from games at random, up to a depth.
fn agrees(game: Game, positions: u64, depth: u32) {
    for seed in 0..positions {
        // From the opening to the end of most games.
        let position = wander(game, seed, 4 + seed as usize * 9);
        for depth in 1..=depth {
            compare(&position, depth, Opinion::Material);
        }
        compare(&position, 2, Opinion::Full);
    }
}

fn compare(position: &AnyPosition, depth: u32, opinion: Opinion) {
    let settings = Settings { opinion, parts: Parts::SOUND, ..Settings::default() };
    let line = Line::new(position.clone());
    let thought = Thinker::new(settings).think(&line, &Limits::depth(depth), &Stop::new(), |_| {});
    let thought = thought.expect("the game is not over");
    let mut plain = Minimax { opinion, past: Vec::new() };
    let value = plain.value(position, depth, 0);
    let told = format!("{} at depth {depth}", position.to_text());
    let score = thought.score;
    match score.plies_to_end() {
        None => assert_eq!(score.centipawns(), Some(value), "{told}"),
        Some(plies) if plies > 0 => assert_eq!(WIN - plies, value, "{told}"),
        Some(plies) => assert_eq!(-WIN - plies, value, "{told}"),
    }
}

/// Every move is looked at, and nothing is remembered but the way.
struct Minimax {
    opinion: Opinion,
    past: Vec<AnyPosition>,
}

impl Minimax {
    fn value(&mut self, position: &AnyPosition, depth: u32, ply: i32) -> i32 {
        let turn = position.turn();
        let seen = |outcome: Outcome, ply: i32| match outcome.winner {
            None => 0,
            Some(winner) if winner == turn => WIN - ply,
            Some(_) => ply - WIN,
        };
        let repeats = position.game().draws_by_repetition();
        if ply > 0 {
            if repeats && self.past.iter().any(|earlier| earlier.repeats(position)) {
                return 0;
            }
            if let Some(outcome) = position.outcome() {
                return seen(outcome, ply);
            }
        }
        let after = |mv: Move| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            next
        };
        let moves = position.legal_moves();
        if takes_kings(position.game()) {
            // Whoever can take the king is known to have won, at the end of a line too.
            let wins = |&mv: &Move| {
                let king = position.man_at(mv.to).is_some_and(|man| man.role == rules::Role::King);
                let end = after(mv).outcome_on_board();
                king && end.is_some_and(|end| end.winner == Some(turn))
            };
            if ply > 0 && moves.iter().any(wins) {
                return WIN - ply - 1;
            }
        }
        if depth == 0 {
            return self.judge(position);
        }
        self.past.push(position.clone());
        let mut best = i32::MIN;
        for mv in moves {
            let next = after(mv);
            let value = self.value(&next, depth - 1, ply + 1);
            best = best.max(if next.turn() == turn { value } else { -value });
        }
        self.past.pop();
        best
    }

    fn judge(&self, position: &AnyPosition) -> i32 {
        fn judge<P: Evaluate>(position: &P, opinion: Opinion) -> i32 {
            match opinion {
                Opinion::Full => position.evaluate(),
                Opinion::Material => position.material(),
            }
        }
        match position {
            AnyPosition::Chess(inner) => judge(inner, self.opinion),
            AnyPosition::Joker(inner) => judge(inner, self.opinion),
            AnyPosition::Keres(inner) => judge(inner, self.opinion),
            AnyPosition::Cyvasse(inner) => judge(inner, self.opinion),
            AnyPosition::Checkered(inner) => judge(inner, self.opinion),
        }
    }
}

fn takes_kings(game: Game) -> bool {
    matches!(game, Game::Keres | Game::Cyvasse)
}
