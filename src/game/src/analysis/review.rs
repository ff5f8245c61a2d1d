//! A look at every move of a game: what it was worth, and what would have been better.

use bevy::prelude::*;
use engine::Variation;
use rules::{Move, Player};

use super::chance::Chance;
use super::grade::Grade;
use crate::board::Table;

/// What was found about each position of a game, from the start to the last.
#[derive(Resource, Debug, Default)]
pub struct Review {
    game: String,
    moves: Vec<Move>,
    seen: Vec<Option<Seen>>,
    running: bool,
}

/// What was found about a position.
#[derive(Clone, Debug)]
struct Seen {
    mover: Player,
    chance: Chance,
    /// The best play; empty where the game has ended.
    best: Vec<Move>,
    /// Whether there was only one move.
    forced: bool,
}

impl Review {
    /// Whether anything is known about this game.
    pub fn is_of(&self, table: &Table) -> bool {
        self.game == table.id && !self.seen.is_empty()
    }

    /// Whether it is under way.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// How many positions were looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.seen.iter().flatten().count(), self.seen.len())
    }

    /// How good the move at `ply` was, once it has been looked at.
    pub fn grade(&self, ply: usize) -> Option<Grade> {
        let (mv, before) = (self.moves.get(ply)?, self.at(ply)?);
        if before.forced || before.best.first() == Some(mv) {
            return Some(Grade::Best);
        }
        let after = self.at(ply + 1)?;
        let share = |chance: Chance| chance.of_player(before.mover);
        Some(Grade::of_loss(share(before.chance) - share(after.chance)))
    }

    /// The play that would have been better than the move at `ply`, if that was a fault.
    pub fn better(&self, ply: usize) -> Option<&[Move]> {
        let fault = self.grade(ply)?.is_fault();
        self.at(ply).map(|seen| seen.best.as_slice()).filter(|_| fault)
    }

    /// White's chance after `ply` plies, with best play.
    pub fn chance(&self, ply: usize) -> Option<Chance> {
        self.at(ply).map(|seen| seen.chance)
    }

    /// White's chance after each ply, from the start on.
    pub fn chances(&self) -> impl ExactSizeIterator<Item = Option<Chance>> + '_ {
        self.seen.iter().map(|seen| seen.as_ref().map(|seen| seen.chance))
    }

    /// The plies at which `player` made mistakes and blunders, in order.
    pub fn mistakes(&self, player: Player) -> Vec<usize> {
        let grave = |ply: &usize| self.grade(*ply).is_some_and(|grade| grade >= Grade::Mistake);
        let own = |ply: &usize| self.at(*ply).is_some_and(|seen| seen.mover == player);
        (0..self.moves.len()).filter(own).filter(grave).collect()
    }

    /// The mistakes and blunders to learn from, in order: those of the people at the table, or of
    /// both sides if no person played.
    pub fn worth_another_try(&self, table: &Table) -> Vec<usize> {
        let watched = table.seats().iter().all(|seat| !seat.is_person());
        let learns = |player: &Player| watched || table.seat(*player).is_person();
        let mut plies: Vec<usize> =
            Player::ALL.into_iter().filter(learns).flat_map(|side| self.mistakes(side)).collect();
        plies.sort_unstable();
        plies
    }

    /// How many moves of `player` were of each grade of [`Grade::FAULTS`].
    pub fn faults(&self, player: Player) -> [usize; 3] {
        Grade::FAULTS.map(|fault| {
            let own = |ply: &usize| self.at(*ply).is_some_and(|seen| seen.mover == player);
            (0..self.moves.len()).filter(own).filter(|ply| self.grade(*ply) == Some(fault)).count()
        })
    }

    pub(super) fn begin(&mut self, table: &Table) {
        self.keep_to(table);
        let plies = table.line().ply();
        if self.seen.is_empty() {
            self.seen = vec![None; plies + 1];
        }
        self.running = self.next().is_some();
    }

    pub(super) fn pause(&mut self) {
        self.running = false;
    }

    /// The position to look at next: from the last to the first, so that what comes is known.
    pub(super) fn next(&self) -> Option<usize> {
        self.seen.iter().rposition(Option::is_none)
    }

    pub(super) fn learn(&mut self, ply: usize, mover: Player, best: Variation, forced: bool) {
        let chance = Chance::of(best.score, mover);
        self.note(ply, Seen { mover, chance, best: best.moves, forced });
    }

    pub(super) fn learn_end(&mut self, ply: usize, mover: Player, chance: Chance) {
        self.note(ply, Seen { mover, chance, best: Vec::new(), forced: false });
    }

    fn note(&mut self, ply: usize, seen: Seen) {
        if let Some(place) = self.seen.get_mut(ply) {
            *place = Some(seen);
        }
        self.running &= self.next().is_some();
    }

    fn at(&self, ply: usize) -> Option<&Seen> {
        self.seen.get(ply)?.as_ref()
    }

    /// Forgets what is not about the game on the table as it stands.
    fn keep_to(&mut self, table: &Table) {
        if self.game != table.id {
            *self = Self { game: table.id.clone(), ..default() };
        }
        let line = table.line();
        let same = self.moves.iter().zip(line.moves()).take_while(|(a, b)| **a == *b).count();
        if same == self.moves.len() && same == line.ply() {
            return;
        }
        self.moves.truncate(same);
        self.moves.extend(line.moves().skip(same));
        if !self.seen.is_empty() {
            self.seen.truncate(same + 1);
            self.seen.resize_with(line.ply() + 1, || None);
        }
    }
}

/// Moves that are taken back or played change what there is to look at.
pub(super) fn follow(table: Res<Table>, mut review: ResMut<Review>) {
    // A study is no game; the one that was set aside comes back as it was.
    if table.study().is_some() {
        return;
    }
    if table.is_changed() && review.bypass_change_detection().is_stale(&table) {
        review.keep_to(&table);
        // More was played than was asked about.
        review.running = false;
    }
}

impl Review {
    fn is_stale(&self, table: &Table) -> bool {
        self.game != table.id || !self.moves.iter().copied().eq(table.line().moves())
    }
}
