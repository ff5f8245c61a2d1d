//! Position text of chess: FEN, with an en passant field only when such a capture is legal.

use super::{Chess, setup};
use crate::text::{Field, TextFault, excerpt, fields, write_board};
use crate::{Castling, Game, Memory, Piece, Position, PositionTextError, Setup, Square};

const NAMES: [&str; 6] =
    ["board", "side to move", "castling", "en passant", "half-moves", "full move"];

pub(super) fn read(text: &str) -> Result<Chess, PositionTextError> {
    let [board, turn, castling, en_passant, halfmoves, fullmove] = fields(text, NAMES)?;
    let setup = Setup {
        game: Game::Chess,
        board: board.board(8, 8, |letter| Piece::from_letter(Game::Chess, letter))?,
        turn: turn.turn()?,
        memory: Memory {
            castling: read_castling(&castling)?,
            en_passant: read_en_passant(&en_passant)?,
            halfmoves: halfmoves.number()?,
            fullmove: fullmove.number()?,
            ..Memory::default()
        },
    };
    Ok(setup::judge(&setup)?)
}

pub(super) fn write(position: &Chess) -> String {
    let Setup { board, turn, memory, .. } = position.to_setup();
    let board = write_board(&board, 8, 8, Piece::letter);
    let turn = &turn.id()[..1];
    let en_passant = memory.en_passant.map_or("-".to_owned(), |at| at.to_string());
    let Memory { castling, halfmoves, fullmove, .. } = memory;
    format!("{board} {turn} {castling} {en_passant} {halfmoves} {fullmove}")
}

pub(in crate::games) fn read_castling(field: &Field<'_>) -> Result<Castling, PositionTextError> {
    (0..=Castling::ALL.0)
        .map(Castling)
        .find(|rights| rights.to_string() == field.text)
        .ok_or_else(|| field.error(0, TextFault::Castling(excerpt(field.text))))
}

pub(in crate::games) fn read_en_passant(
    field: &Field<'_>,
) -> Result<Option<Square>, PositionTextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let on_board = |at: &Square| at.file() < 8 && at.rank() < 8;
    let square = field.text.parse().ok().filter(on_board);
    square.map(Some).ok_or_else(|| field.error(0, TextFault::EnPassant(excerpt(field.text))))
}
