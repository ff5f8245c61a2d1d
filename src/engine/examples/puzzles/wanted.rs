//! How many puzzles of each kind are wanted, and which are too much like others.

use engine::puzzle::{Goal, Puzzle};
use rules::{Game, Setup};

/// Of each goal and number of the solver's moves so many at most.
const ORTHODOX: [(Goal, usize, usize); 8] = [
    (Goal::Win, 1, 8),
    (Goal::Win, 2, 20),
    (Goal::Win, 3, 13),
    (Goal::Win, 4, 8),
    (Goal::Gain, 1, 5),
    (Goal::Gain, 2, 6),
    (Goal::Gain, 3, 4),
    (Goal::Gain, 4, 2),
];
/// Where kings are taken, the last move is seen by everybody.
const KING_CAPTURE: [(Goal, usize, usize); 7] = [
    (Goal::Win, 2, 28),
    (Goal::Win, 3, 16),
    (Goal::Win, 4, 9),
    (Goal::Gain, 1, 5),
    (Goal::Gain, 2, 6),
    (Goal::Gain, 3, 4),
    (Goal::Gain, 4, 2),
];
/// Positions that differ on fewer squares are one and the same puzzle.
const DIFFERENT: usize = 12;

/// What has been found, and what is still looked for.
pub(crate) struct Wanted {
    kinds: &'static [(Goal, usize, usize)],
    pub(crate) found: Vec<Puzzle>,
}

impl Wanted {
    pub(crate) fn new(game: Game) -> Self {
        let kinds: &[_] = match game {
            Game::Keres | Game::Cyvasse => &KING_CAPTURE,
            Game::Chess | Game::Joker | Game::Checkered => &ORTHODOX,
        };
        Self { kinds, found: Vec::new() }
    }

    /// Whether puzzles of this kind are still wanted.
    pub(crate) fn wants(&self, goal: Goal, moves: usize) -> bool {
        let have =
            self.found.iter().filter(|puzzle| puzzle.goal() == goal && puzzle.moves() == moves);
        let most = self.kinds.iter().find(|kind| (kind.0, kind.1) == (goal, moves));
        most.is_some_and(|&(_, _, most)| have.count() < most)
    }

    /// Whether any puzzle with this goal is still wanted.
    pub(crate) fn wants_any(&self, goal: Goal) -> bool {
        self.kinds.iter().any(|kind| kind.0 == goal && self.wants(goal, kind.1))
    }

    /// Keeps a puzzle that is wanted and unlike all others.
    pub(crate) fn keep(&mut self, puzzle: Puzzle) {
        let setup = puzzle.line().start().to_setup();
        let like =
            |known: &Puzzle| difference(&known.line().start().to_setup(), &setup) < DIFFERENT;
        let keeps = self.wants(puzzle.goal(), puzzle.moves()) && !self.found.iter().any(like);
        if keeps {
            let (goal, moves) = (puzzle.goal().id(), puzzle.moves());
            eprintln!(
                "{}: {goal} {moves}, {}",
                self.found.len() + 1,
                puzzle.line().start().to_text()
            );
            self.found.push(puzzle);
            self.found.sort_by_cached_key(|puzzle| (puzzle.rating(), puzzle.id()));
        }
    }
}

/// On how many squares two placements differ.
fn difference(one: &Setup, other: &Setup) -> usize {
    let men = |setup: &Setup, at| (setup.board.get(at), setup.board.below(at));
    one.game.squares().filter(|&at| men(one, at) != men(other, at)).count()
}
