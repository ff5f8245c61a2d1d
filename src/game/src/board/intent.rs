//! What somebody at the table wants: a person, the computer, a replay, a lesson, later the network.

use bevy::prelude::*;
use rules::{AnyPosition, Game, Move, Player, Square};

use super::clock::Control;
use super::saved::Saved;
use super::seat::Seat;

/// A wish; `decide` grants or refuses it.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Play this move for whoever is to move; in a study only try it.
    Play(Move),
    /// Do something on this square, in a study that asks for it.
    Touch(Square),
    /// Play this move for the computer that is to move, if the game still is where it thought.
    Answer {
        /// The hash of the position it thought about.
        position: u64,
        /// What it came to.
        mv: Move,
    },
    /// Take the last move back, with the clocks; against a computer as far as to a person's turn.
    Undo,
    /// Play the move taken back last again, with the clocks; against a computer its answer too.
    Redo,
    /// Show the position after this many plies; at the last ply play goes on.
    Show(usize),
    /// `0` gives the game up.
    Resign(Player),
    /// `0` offers a draw.
    OfferDraw(Player),
    /// The answer to the open offer.
    AnswerDraw(bool),
    /// Stop the clocks and the computer, or let them go on.
    Pause(bool),
    /// Put a new game on the table.
    New(Box<Terms>),
    /// The same terms again with the seats exchanged.
    Rematch,
    /// Put a saved or imported game on the table.
    Open(Box<Saved>),
}

impl Intent {
    /// Put a new game on these terms on the table.
    pub fn new_game(terms: Terms) -> Self {
        Self::New(Box::new(terms))
    }

    /// Whether it puts another game on the table.
    pub fn brings_a_game(&self) -> bool {
        matches!(self, Self::New(_) | Self::Rematch | Self::Open(_))
    }
}

/// What a new game is agreed to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Where play starts, and so which game it is.
    pub start: AnyPosition,
    /// The clock, if there is one.
    pub control: Option<Control>,
    /// Who sits where, White first; an empty name is shown as the side.
    pub names: [String; 2],
    /// Who decides the moves, White's first.
    pub seats: [Seat; 2],
}

impl Terms {
    /// A game of `game` between two people, without names and clock.
    pub fn plain(game: Game) -> Self {
        Self {
            start: AnyPosition::start(game),
            control: None,
            names: [String::new(), String::new()],
            seats: [Seat::Person; 2],
        }
    }
}
