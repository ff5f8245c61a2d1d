//! Two armies being laid out, one after the other, before a game of Cyvasse begins.

mod adapt;
mod formation;
mod half;
mod templates;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use rules::layout::{self, LayoutError};
use rules::{AnyPosition, Board, Player, Role, Setup, Square};

pub use adapt::distance;
pub use formation::Formation;
pub use half::{Half, Held};
pub use templates::Template;

use super::intent::Terms;

/// What both players have laid out so far. White comes first, and while one of them is at it
/// the half of the other is out of reach.
#[derive(Resource, Clone, Debug)]
pub struct Muster {
    terms: Terms,
    halves: [Half; 2],
    stage: Stage,
}

/// Who is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// This player lays out an army; the other looks away.
    Laying(Player),
    /// White is done, and Black has not come to the table yet.
    HandingOver,
}

impl Muster {
    /// Halves on the ground of `terms.start`, whose men do not matter: empty ones for people. The
    /// computer lays its army out at once; which way, `seed` decides.
    pub fn new(terms: Terms, seed: u64) -> Self {
        let ground = bare(&terms.start);
        let halves = Player::ALL.map(|player| {
            let mut half = Half::new(player, ground.clone());
            if !terms.seats[player.index()].is_person() {
                let nth = seed as usize % Template::ALL.len();
                half.form(&Template::ALL[nth].formation());
                if half.judge().is_err() {
                    half.scatter(seed);
                }
            }
            half
        });
        let first = if terms.seats[0].is_person() { Player::White } else { Player::Black };
        Self { terms, halves, stage: Stage::Laying(first) }
    }

    /// Whether both halves of the board of `start` have room for an army.
    pub fn is_possible(start: &AnyPosition) -> bool {
        let army = layout::ARMY.iter().map(|(_, count)| count).sum();
        let ground = bare(start);
        let room = |player| Half::new(player, ground.clone()).ground().len();
        Player::ALL.into_iter().all(|player| room(player) >= army)
    }

    /// Who is at the table.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The name of `player`; empty where nobody gave one.
    pub fn name(&self, player: Player) -> &str {
        self.terms.names[player.index()].trim()
    }

    /// Who looks away from what is laid out now: the other player, if that is a person.
    pub fn away(&self) -> Option<Player> {
        match self.stage {
            Stage::Laying(player) => Some(!player).filter(|other| self.is_person(*other)),
            Stage::HandingOver => None,
        }
    }

    /// The half of whoever is at the table.
    pub fn half(&self) -> Option<&Half> {
        match self.stage {
            Stage::Laying(player) => Some(&self.halves[player.index()]),
            Stage::HandingOver => None,
        }
    }

    /// The same, to be changed.
    pub fn half_mut(&mut self) -> Option<&mut Half> {
        match self.stage {
            Stage::Laying(player) => Some(&mut self.halves[player.index()]),
            Stage::HandingOver => None,
        }
    }

    /// Whether a person has placed a man, so that there is something to lose.
    pub fn is_begun(&self) -> bool {
        let by_people = self.halves.iter().filter(|half| self.is_person(half.player()));
        by_people.into_iter().any(|half| !half.is_empty())
    }

    /// Whoever is at the table is done. After White it is Black's turn if a person is; after the
    /// last person the terms of the game are given, with both armies in place.
    ///
    /// # Errors
    /// What is wrong with the layout; nothing changes then.
    pub fn finish(&mut self) -> Result<Option<Terms>, LayoutError> {
        let Stage::Laying(player) = self.stage else { return Ok(None) };
        self.halves[player.index()].judge()?;
        if player == Player::White && self.is_person(Player::Black) {
            self.stage = Stage::HandingOver;
            return Ok(None);
        }
        Ok(self.terms())
    }

    /// Black comes to the table.
    pub fn take_over(&mut self) {
        if self.stage == Stage::HandingOver {
            self.stage = Stage::Laying(Player::Black);
        }
    }

    /// The terms with the men of both halves.
    fn terms(&self) -> Option<Terms> {
        let mut setup = Setup { board: bare(&self.terms.start), ..Setup::empty(self.game()) };
        for half in &self.halves {
            half.men().for_each(|(at, man)| {
                setup.board.set(at, Some(man));
            });
        }
        // Two layouts that were judged always make a position.
        let start = AnyPosition::new(&setup).inspect_err(|error| error!("{error}")).ok()?;
        Some(Terms { start, ..self.terms.clone() })
    }

    fn is_person(&self, player: Player) -> bool {
        self.terms.seats[player.index()].is_person()
    }

    fn game(&self) -> rules::Game {
        self.terms.start.game()
    }
}

/// The board of `start` without its men.
fn bare(start: &AnyPosition) -> Board {
    let mut board = start.to_setup().board;
    Square::all().for_each(|at| {
        board.set(at, None);
    });
    board
}

/// How many men of `role` an army has.
fn full(role: Role) -> usize {
    layout::ARMY.iter().find(|(of_army, _)| *of_army == role).map_or(0, |(_, count)| *count)
}
