//! Position text of Checkered chess: the fields of chess, and the last move of a checkered man,
//! the unused two-square steps and the stage.

use super::{Checkered, setup};
use crate::games::chess::text::{read_castling, read_en_passant};
use crate::text::{Field, TextFault, excerpt, fields, write_board};
use crate::{
    Game, Memory, Piece, Player, Position, PositionTextError, Setup, Square, SquareSet, Stage,
};

const NAMES: [&str; 9] = [
    "board",
    "side to move",
    "castling",
    "en passant",
    "last move",
    "two-square steps",
    "stage",
    "half-moves",
    "full move",
];

pub(super) fn read(text: &str) -> Result<Checkered, PositionTextError> {
    let [board, turn, castling, en_passant, undo, doubles, stage, halfmoves, fullmove] =
        fields(text, NAMES)?;
    let setup = Setup {
        game: Game::Checkered,
        board: board.board(8, 8, |letter| Piece::from_letter(Game::Checkered, letter))?,
        turn: turn.turn()?,
        memory: Memory {
            castling: read_castling(&castling)?,
            en_passant: read_en_passant(&en_passant)?,
            undo: read_undo(&undo)?,
            doubles: read_doubles(&doubles)?,
            stage: read_stage(&stage)?,
            halfmoves: halfmoves.number()?,
            fullmove: fullmove.number()?,
            ..Memory::default()
        },
    };
    Ok(setup::judge(&setup)?)
}

pub(super) fn write(position: &Checkered) -> String {
    let Setup { board, turn, memory, .. } = position.to_setup();
    let board = write_board(&board, 8, 8, Piece::letter);
    let turn = &turn.id()[..1];
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let en_passant = or_dash(memory.en_passant.map(|at| at.to_string()));
    let undo = or_dash(memory.undo.map(|(from, to)| format!("{from}{to}")));
    let unused = |at| if memory.doubles.contains(at) { '1' } else { '0' };
    let doubles: String = start_squares().map(unused).collect();
    let Memory { castling, stage, halfmoves, fullmove, .. } = memory;
    format!(
        "{board} {turn} {castling} {en_passant} {undo} {doubles} {stage} {halfmoves} {fullmove}"
    )
}

/// Where pawns begin, in the order in which their steps are written.
pub(super) fn start_squares() -> impl Iterator<Item = Square> {
    [1, 6].into_iter().flat_map(|rank| (0..8).filter_map(move |file| Square::new(file, rank)))
}

fn read_undo(field: &Field<'_>) -> Result<Option<(Square, Square)>, PositionTextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let on_board = |at: &Square| at.file() < 8 && at.rank() < 8;
    let square = |part: Option<&str>| part?.parse().ok().filter(on_board);
    square(field.text.get(..2))
        .zip(square(field.text.get(2..)))
        .map(Some)
        .ok_or_else(|| field.error(0, TextFault::Undo(excerpt(field.text))))
}

fn read_doubles(field: &Field<'_>) -> Result<SquareSet, PositionTextError> {
    let signs = field.text.chars();
    if field.text.len() != 16 || !signs.clone().all(|sign| matches!(sign, '0' | '1')) {
        return Err(field.error(0, TextFault::Doubles(excerpt(field.text))));
    }
    let unused = start_squares().zip(signs).filter(|&(_, sign)| sign == '1');
    Ok(unused.map(|(at, _)| at).collect())
}

fn read_stage(field: &Field<'_>) -> Result<Stage, PositionTextError> {
    let stages = [
        Stage::Shared { switch: true },
        Stage::Shared { switch: false },
        Stage::Taken(Player::White),
        Stage::Taken(Player::Black),
    ];
    stages
        .into_iter()
        .find(|stage| stage.to_string() == field.text)
        .ok_or_else(|| field.error(0, TextFault::Stage(excerpt(field.text))))
}
