//! What somebody at the table wants: a person, a replay, a lesson, later the engine or the network.

use bevy::prelude::*;
use rules::{AnyPosition, Game, Move, Player};

use super::clock::Control;
use super::saved::Saved;

/// A wish; `decide` grants or refuses it.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Play this move for whoever is to move.
    Play(Move),
    /// Take the last move back, with the clocks.
    Undo,
    /// Play the move taken back last again, with the clocks.
    Redo,
    /// Show the position after this many plies; at the last ply play goes on.
    Show(usize),
    /// `0` gives the game up.
    Resign(Player),
    /// `0` offers a draw.
    OfferDraw(Player),
    /// The answer to the open offer.
    AnswerDraw(bool),
    /// Stop or start the clocks.
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
}

impl Terms {
    /// A game of `game` without names and clock.
    pub fn plain(game: Game) -> Self {
        Self {
            start: AnyPosition::start(game),
            control: None,
            names: [String::new(), String::new()],
        }
    }
}
