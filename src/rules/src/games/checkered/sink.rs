//! What takes the legal moves as they are found, many at a time: a list, or a count.

use super::Checkered;
use crate::attacks::{Sq, each, outer};
use crate::{Choice, Move, MoveList, Role};

/// What a pawn may become, in the order of the list.
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Takes legal moves.
pub(super) trait Sink {
    /// The man on `from` may go to each of `targets`.
    fn man(&mut self, from: Sq, targets: u64);
    /// The same, becoming what stands there now.
    fn natures(&mut self, board: &Checkered, from: Sq, targets: u64);
    /// To each of `targets` a pawn may go, from `step` squares before it.
    fn pawns(&mut self, targets: u64, step: isize);
    /// The same, becoming what stands there now.
    fn pawn_natures(&mut self, board: &Checkered, targets: u64, step: isize);
    /// The same, becoming `role`.
    fn promotions(&mut self, targets: u64, step: isize, role: Role);
    /// How many moves it took.
    fn taken(&self) -> usize;
}

/// Counts moves without naming them.
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Sq, targets: u64) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn natures(&mut self, _: &Checkered, _: Sq, targets: u64) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, _: isize) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn pawn_natures(&mut self, _: &Checkered, targets: u64, _: isize) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, _: isize, _: Role) {
        self.0 += targets.count_ones() as usize;
    }

    fn taken(&self) -> usize {
        self.0
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u64) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn natures(&mut self, board: &Checkered, from: Sq, targets: u64) {
        let from = outer(from);
        for to in each(targets) {
            let choice = board.role_on(to).map(Choice::Become);
            self.push(Move { from, to: outer(to), choice });
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: u64, step: isize) {
        for to in each(targets) {
            let from = outer(to.wrapping_add_signed(-step));
            self.push(Move { from, to: outer(to), choice: None });
        }
    }

    #[inline(always)]
    fn pawn_natures(&mut self, board: &Checkered, targets: u64, step: isize) {
        for to in each(targets) {
            self.natures(board, to.wrapping_add_signed(-step), 1 << to);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: u64, step: isize, role: Role) {
        let choice = Some(Choice::Become(role));
        for to in each(targets) {
            let from = outer(to.wrapping_add_signed(-step));
            self.push(Move { from, to: outer(to), choice });
        }
    }

    fn taken(&self) -> usize {
        self.len()
    }
}
