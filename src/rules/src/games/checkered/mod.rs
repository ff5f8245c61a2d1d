//! Checkered chess: the board, the moves that are played, and what they do.

use crate::{
    Effect, Game, Move, MoveList, Outcome, Piece, Player, Position, PositionTextError, Refusal,
    Setup, SetupError, Square, SquareSet,
};

/// A position of Checkered chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkered {}

impl Position for Checkered {
    const GAME: Game = Game::Checkered;

    fn start() -> Self {
        todo!()
    }

    fn from_setup(_setup: &Setup) -> Result<Self, SetupError> {
        todo!()
    }

    fn to_setup(&self) -> Setup {
        todo!()
    }

    fn from_text(_text: &str) -> Result<Self, PositionTextError> {
        todo!()
    }

    fn to_text(&self) -> String {
        todo!()
    }

    fn turn(&self) -> Player {
        todo!()
    }

    fn man_at(&self, _at: Square) -> Option<Piece> {
        todo!()
    }

    fn hash(&self) -> u64 {
        todo!()
    }

    fn repeats(&self, _other: &Self) -> bool {
        todo!()
    }

    fn generate(&self, _moves: &mut MoveList) {
        todo!()
    }

    fn play_unchecked(&mut self, _mv: Move) {
        todo!()
    }

    fn effects(&self, _mv: Move) -> Vec<Effect> {
        todo!()
    }

    fn refusals(&self, _mv: Move) -> Vec<Refusal> {
        todo!()
    }

    fn checked(&self) -> SquareSet {
        todo!()
    }

    fn attackers(&self, _at: Square, _by: Player) -> SquareSet {
        todo!()
    }

    fn outcome_on_board(&self) -> Option<Outcome> {
        todo!()
    }

    fn outcome(&self) -> Option<Outcome> {
        todo!()
    }

    fn can_win(&self, _player: Player) -> bool {
        todo!()
    }
}
