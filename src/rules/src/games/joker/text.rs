//! Position text of Joker chess: nine fields, of which five tell what the board does not show.

use std::fmt::Write;

use super::{Joker, setup};
use crate::text::{Field, TextFault, excerpt, fields, write_board};
use crate::{Castling, Game, Memory, Piece, Position, PositionTextError, Setup, Square, SquareSet};

const NAMES: [&str; 9] = [
    "board",
    "side to move",
    "castling",
    "en passant",
    "croissant",
    "doubled",
    "thawing",
    "half-moves",
    "full move",
];

pub(super) fn read(text: &str) -> Result<Joker, PositionTextError> {
    let [board, turn, castling, en_passant, croissant, doubled, thawing, halfmoves, fullmove] =
        fields(text, NAMES)?;
    let setup = Setup {
        game: Game::Joker,
        board: board.board(9, 9, |letter| Piece::from_letter(Game::Joker, letter))?,
        turn: turn.turn()?,
        memory: Memory {
            castling: read_castling(&castling)?,
            en_passant: read_square(&en_passant, TextFault::EnPassant)?,
            croissant: read_square(&croissant, TextFault::Croissant)?,
            doubled: read_list(&doubled)?,
            thawing: read_list(&thawing)?,
            halfmoves: halfmoves.number()?,
            fullmove: fullmove.number()?,
            ..Memory::default()
        },
    };
    Ok(setup::judge(&setup)?)
}

pub(super) fn write(position: &Joker) -> String {
    let Setup { board, turn, memory, .. } = position.to_setup();
    let board = write_board(&board, 9, 9, Piece::letter);
    let turn = &turn.id()[..1];
    let square = |at: Option<Square>| at.map_or("-".to_owned(), |at| at.to_string());
    let Memory { castling, en_passant, croissant, doubled, thawing, halfmoves, fullmove, .. } =
        memory;
    let (en_passant, croissant) = (square(en_passant), square(croissant));
    let (doubled, thawing) = (list(doubled), list(thawing));
    format!(
        "{board} {turn} {castling} {en_passant} {croissant} {doubled} {thawing} {halfmoves} \
         {fullmove}"
    )
}

/// The squares, file by file.
fn list(squares: SquareSet) -> String {
    if squares.is_empty() {
        return "-".to_owned();
    }
    let mut sorted: Vec<Square> = squares.into_iter().collect();
    sorted.sort_unstable_by_key(|at| (at.file(), at.rank()));
    sorted.into_iter().fold(String::new(), |mut text, at| {
        write!(text, "{at}").expect("a string takes whatever is written");
        text
    })
}

fn read_castling(field: &Field<'_>) -> Result<Castling, PositionTextError> {
    (0..=Castling::ALL.0)
        .map(Castling)
        .find(|rights| rights.to_string() == field.text)
        .ok_or_else(|| field.error(0, TextFault::Castling(excerpt(field.text))))
}

fn read_square(
    field: &Field<'_>,
    fault: impl Fn(String) -> TextFault,
) -> Result<Option<Square>, PositionTextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let square = field.text.parse().ok().filter(|&at| Game::Joker.has_square(at));
    square.map(Some).ok_or_else(|| field.error(0, fault(excerpt(field.text))))
}

/// Squares one after another, sorted, each once.
fn read_list(field: &Field<'_>) -> Result<SquareSet, PositionTextError> {
    if field.text == "-" {
        return Ok(SquareSet::EMPTY);
    }
    let fault = || field.error(0, TextFault::List(excerpt(field.text)));
    let mut squares = SquareSet::EMPTY;
    for pair in field.text.as_bytes().chunks(2) {
        let name = std::str::from_utf8(pair).map_err(|_| fault())?;
        let at = name.parse().ok().filter(|&at| Game::Joker.has_square(at)).ok_or_else(fault)?;
        squares.insert(at);
    }
    if list(squares) == field.text { Ok(squares) } else { Err(fault()) }
}
