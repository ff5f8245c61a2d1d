//! Position text of Keres: board with stacks, side to move, half-moves without a capture, full
//! move.

use super::{Keres, setup};
use crate::text::{fields, write_board};
use crate::{Game, Memory, Piece, Position, PositionTextError, Setup};

const NAMES: [&str; 4] = ["board", "side to move", "half-moves", "full move"];

pub(super) fn read(text: &str) -> Result<Keres, PositionTextError> {
    let [board, turn, halfmoves, fullmove] = fields(text, NAMES)?;
    let setup = Setup {
        game: Game::Keres,
        board: board.board_with_stacks(9, 9, |letter| Piece::from_letter(Game::Keres, letter))?,
        turn: turn.turn()?,
        memory: Memory {
            halfmoves: halfmoves.number()?,
            fullmove: fullmove.number()?,
            ..Memory::default()
        },
    };
    Ok(setup::judge(&setup)?)
}

pub(super) fn write(position: &Keres) -> String {
    let Setup { board, turn, memory, .. } = position.to_setup();
    let board = write_board(&board, 9, 9, Piece::letter);
    format!("{board} {} {} {}", &turn.id()[..1], memory.halfmoves, memory.fullmove)
}
