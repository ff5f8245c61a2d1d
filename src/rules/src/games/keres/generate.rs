//! The legal moves of Keres. There is no check, so that whatever a man reaches it may go to.

use super::Keres;
use super::attacks::{self, Sq, each, outer};
use super::kind::Kind;
use crate::{Move, MoveList, Player};

/// Takes legal moves, many at a time.
pub(super) trait Sink {
    /// The man or the whole stack on `from` may go to each of `targets`.
    fn man(&mut self, from: Sq, targets: u128);
    /// The top man of the stack on `from` may go to each of `targets` alone.
    fn top(&mut self, from: Sq, targets: u128);
    /// To each of `targets` a soldier may go, from `step` squares before it.
    fn soldiers(&mut self, targets: u128, step: isize);
}

/// Counts moves without naming them.
struct Count(usize);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Sq, targets: u128) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn top(&mut self, _: Sq, targets: u128) {
        self.0 += targets.count_ones() as usize;
    }

    #[inline(always)]
    fn soldiers(&mut self, targets: u128, _: isize) {
        self.0 += targets.count_ones() as usize;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn man(&mut self, from: Sq, targets: u128) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move::new(from, outer(to)));
        }
    }

    #[inline(always)]
    fn top(&mut self, from: Sq, targets: u128) {
        let from = outer(from);
        for to in each(targets) {
            self.push(Move::new(from, outer(to)).unstacking());
        }
    }

    #[inline(always)]
    fn soldiers(&mut self, targets: u128, step: isize) {
        for to in each(targets) {
            self.push(Move::new(outer(to.wrapping_add_signed(-step)), outer(to)));
        }
    }
}

impl Keres {
    /// Adds every legal move to `moves`: the king's; those of men that stand alone, knights,
    /// bishops, rooks, paladins, guards, ballistas, soldiers (towards a, towards i); then for
    /// each stack those of the whole and those of its top alone. Each from a1 on.
    pub(super) fn walk_moves(&self, moves: &mut MoveList) {
        match self.turn {
            Player::White => self.walk::<true, _>(moves),
            Player::Black => self.walk::<false, _>(moves),
        }
    }

    pub(super) fn number_of_moves(&self) -> usize {
        let mut count = Count(0);
        match self.turn {
            Player::White => self.walk::<true, _>(&mut count),
            Player::Black => self.walk::<false, _>(&mut count),
        }
        count.0
    }

    #[inline(always)]
    pub(super) fn walk<const WHITE: bool, S: Sink>(&self, sink: &mut S) {
        let us = if WHITE { Player::White } else { Player::Black };
        let (own, occupied) = (self.own(), self.occupied());
        let king = self.tops.of(Kind::King, own);
        if king == 0 {
            return;
        }
        for sq in each(king) {
            sink.man(sq, attacks::king(sq) & !own);
        }
        let alone = own & !self.stacks;
        let targets = !(own & !self.hosts());
        for kind in
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Paladin, Kind::Guard, Kind::Ballista]
        {
            for sq in each(self.tops.of(kind, alone)) {
                sink.man(sq, Self::reach(us, kind, sq, occupied) & targets);
            }
        }
        let (to_a, to_i) = attacks::soldiers(us, self.tops.of(Kind::Soldier, alone));
        let (step_a, step_i) = if WHITE { (8, 10) } else { (-10, -8) };
        sink.soldiers(to_a & targets, step_a);
        sink.soldiers(to_i & targets, step_i);
        for sq in each(own & self.stacks) {
            let reach = |kind| Self::reach(us, kind, sq, occupied);
            if let (Some(top), Some(below)) = (self.top_on(sq), self.below_on(sq)) {
                let of_top = reach(top);
                sink.man(sq, (of_top | reach(below)) & !own);
                sink.top(sq, of_top & targets);
            }
        }
    }
}
