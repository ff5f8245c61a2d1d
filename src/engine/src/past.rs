//! Which positions have stood on the board: in the game so far, and on the way through the tree.

use rules::{Line, Tactics};

/// The keys of earlier positions, the latest last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    keys: Vec<u64>,
    /// How many of them belong to the game, the root's own not included.
    played: usize,
    /// Nothing before this place can come back: the turn has been passed since.
    floor: usize,
}

impl Past {
    /// Takes the positions of a game before the present one.
    pub(crate) fn of(line: &Line) -> Self {
        let keys: Vec<u64> =
            (0..line.ply()).filter_map(|ply| line.position_at(ply)).map(|at| at.hash()).collect();
        Self { played: keys.len(), keys, floor: 0 }
    }

    pub(crate) fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    pub(crate) fn pop(&mut self) {
        self.keys.pop();
    }

    /// From here on nothing comes back that stood before; gives what to [`Past::lower`] to.
    pub(crate) fn raise(&mut self) -> usize {
        std::mem::replace(&mut self.floor, self.keys.len())
    }

    pub(crate) fn lower(&mut self, floor: usize) {
        self.floor = floor;
    }

    /// Whether the position counts as drawn by repetition: it has stood on the way through the
    /// tree, or twice in the game.
    pub(crate) fn repeats<P: Tactics>(&self, position: &P) -> bool {
        let reach = usize::from(position.halfmoves());
        if !P::GAME.draws_by_repetition() || reach < 4 {
            return false;
        }
        let key = position.hash();
        let from = self.keys.len().saturating_sub(reach).max(self.floor);
        let mut seen = 0;
        for at in (from..self.keys.len()).rev().filter(|&at| self.keys[at] == key) {
            seen += 1;
            if at > self.played || seen == 2 {
                return true;
            }
        }
        false
    }
}
