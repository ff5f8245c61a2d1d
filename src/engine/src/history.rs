//! What moves were worth elsewhere in the tree: the memory that orders moves.

use rules::{Game, Move, Player, Role, Square};

/// No value leaves the range up to this on either side.
const LIMIT: i32 = 16_384;
/// Squares of the largest board, as they are numbered.
const SQUARES: usize = Square::FILES as usize * Square::RANKS as usize;
/// The most roles a game has.
const KINDS: usize = 10;
/// Kinds of men on squares, and one more for no move at all.
const PLACES: usize = KINDS * SQUARES + 1;
/// Every role there is.
const ROLES: usize = Role::Tower as usize + 1;

/// A kind of man that went to a square; which moves followed it well is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u16);

impl Place {
    /// No move: the root, or a pass.
    pub(crate) const NONE: Self = Self((PLACES - 1) as u16);
}

/// How much better or worse a move gets by deciding a node of this depth.
pub(crate) fn bonus(depth: i32) -> i32 {
    (BONUS_SLOPE * depth - BONUS_BASE).clamp(BONUS_BASE, BONUS_MOST)
}

// Deep nodes say more; measured bonuses of this size forget in some thirty steps.
const BONUS_SLOPE: i32 = 170;
const BONUS_BASE: i32 = 90;
const BONUS_MOST: i32 = 1_700;

/// The memory of one thread.
#[derive(Debug)]
pub(crate) struct History {
    /// By player, from, to.
    quiet: Vec<i16>,
    /// By kind of captor, to, kind taken.
    captures: Vec<i16>,
    /// By what went where before, and what goes where now.
    continuation: Vec<i16>,
    /// The number of each role within the game.
    kinds: [u8; ROLES],
}

impl History {
    pub(crate) fn new(game: Game) -> Self {
        let mut kinds = [0; ROLES];
        for (kind, &role) in game.roles().iter().enumerate() {
            kinds[role as usize] = kind as u8;
        }
        Self {
            quiet: vec![0; 2 * SQUARES * SQUARES],
            captures: vec![0; KINDS * SQUARES * KINDS],
            continuation: vec![0; PLACES * PLACES],
            kinds,
        }
    }

    /// Where a man of `role` goes.
    #[inline(always)]
    pub(crate) fn place(&self, role: Role, to: Square) -> Place {
        Place((usize::from(self.kinds[role as usize]) * SQUARES + to.index()) as u16)
    }

    /// What a quiet move was worth.
    #[inline(always)]
    pub(crate) fn quiet(&self, player: Player, mv: Move) -> i32 {
        self.quiet[quiet_index(player, mv)].into()
    }

    /// What going to `now` was worth after `before`.
    #[inline(always)]
    pub(crate) fn continuation(&self, before: Place, now: Place) -> i32 {
        self.continuation[continuation_index(before, now)].into()
    }

    /// What a capture was worth.
    #[inline(always)]
    pub(crate) fn capture(&self, captor: Role, to: Square, taken: Option<Role>) -> i32 {
        self.captures[self.capture_index(captor, to, taken)].into()
    }

    pub(crate) fn credit_quiet(&mut self, player: Player, mv: Move, bonus: i32) {
        credit(&mut self.quiet[quiet_index(player, mv)], bonus);
    }

    pub(crate) fn credit_continuation(&mut self, before: Place, now: Place, bonus: i32) {
        credit(&mut self.continuation[continuation_index(before, now)], bonus);
    }

    pub(crate) fn credit_capture(
        &mut self,
        captor: Role,
        to: Square,
        taken: Option<Role>,
        bonus: i32,
    ) {
        let index = self.capture_index(captor, to, taken);
        credit(&mut self.captures[index], bonus);
    }

    #[inline(always)]
    fn capture_index(&self, captor: Role, to: Square, taken: Option<Role>) -> usize {
        let kind = |role: Role| usize::from(self.kinds[role as usize]);
        (kind(captor) * SQUARES + to.index()) * KINDS + taken.map_or(0, kind)
    }
}

#[inline(always)]
fn quiet_index(player: Player, mv: Move) -> usize {
    (player.index() * SQUARES + mv.from.index()) * SQUARES + mv.to.index()
}

#[inline(always)]
fn continuation_index(before: Place, now: Place) -> usize {
    usize::from(before.0) * PLACES + usize::from(now.0)
}

/// Moves a value towards the limit, the slower the nearer it is.
#[inline(always)]
fn credit(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_their_limit() {
        let mut value = 0;
        for _ in 0..1000 {
            credit(&mut value, bonus(100));
        }
        assert!((1..=LIMIT).contains(&value.into()), "{value}");
        for _ in 0..1000 {
            credit(&mut value, -bonus(100));
        }
        assert!((-LIMIT..0).contains(&value.into()), "{value}");
    }
}
