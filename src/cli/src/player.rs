//! Who moves in a match: the computer player, one that takes what it can, one that does anything.

use engine::{Evaluate, Limits, Settings, Stop, Thinker};
use rules::{
    AnyPosition, Checkered, Chess, Cyvasse, Joker, Keres, Line, Move, Outcome, Role, Tactics,
};

use crate::spec::Spec;

/// A player in the middle of a match.
pub(crate) enum Player {
    Random(Chance),
    Greedy(Chance),
    Engine(Box<Thinker>, Limits),
}

impl Player {
    /// A player of these settings, whose chance follows from `seed`.
    pub(crate) fn new(spec: &Spec, seed: u64) -> Self {
        match spec {
            Spec::Random => Self::Random(Chance::new(seed)),
            Spec::Greedy => Self::Greedy(Chance::new(seed)),
            Spec::Engine(set) => {
                let (settings, limits) = &**set;
                let settings = Settings { seed, ..*settings };
                Self::Engine(Box::new(Thinker::new(settings)), limits.clone())
            }
        }
    }

    /// The move it plays; `None` if there is none.
    pub(crate) fn choose(&mut self, line: &Line) -> Option<Move> {
        match self {
            Self::Random(chance) => chance.pick(&line.position().legal_moves()),
            Self::Greedy(chance) => greedy(line.position(), chance),
            Self::Engine(thinker, limits) => {
                thinker.think(line, limits, &Stop::new(), |_| {}).ok().map(|thought| thought.best)
            }
        }
    }
}

/// The move that wins the most worth at once, an end of the game above all; any of several.
fn greedy(position: &AnyPosition, chance: &mut Chance) -> Option<Move> {
    let mut best = (i32::MIN, Vec::new());
    for mv in position.legal_moves() {
        let gain = gain(position, mv);
        if gain > best.0 {
            best = (gain, Vec::new());
        }
        if gain == best.0 {
            best.1.push(mv);
        }
    }
    chance.pick(&best.1)
}

/// What a move wins at once.
fn gain(position: &AnyPosition, mv: Move) -> i32 {
    let mut after = position.clone();
    after.play_unchecked(mv);
    if let Some(Outcome { winner: Some(winner), .. }) = after.outcome_on_board() {
        return if winner == position.turn() { i32::MAX } else { i32::MIN + 1 };
    }
    let won = |worth: fn(Role) -> i32, stakes: rules::Stakes| stakes.gain(worth);
    match position {
        AnyPosition::Chess(inner) => won(Chess::worth, inner.stakes(mv)),
        AnyPosition::Joker(inner) => won(Joker::worth, inner.stakes(mv)),
        AnyPosition::Keres(inner) => won(Keres::worth, inner.stakes(mv)),
        AnyPosition::Cyvasse(inner) => won(Cyvasse::worth, inner.stakes(mv)),
        AnyPosition::Checkered(inner) => won(Checkered::worth, inner.stakes(mv)),
    }
}

/// Numbers that look random and follow from a seed: splitmix64.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// One of the moves; `None` of none.
    pub(crate) fn pick(&mut self, moves: &[Move]) -> Option<Move> {
        let place = self.next() % (moves.len() as u64).max(1);
        moves.get(place as usize).copied()
    }
}
