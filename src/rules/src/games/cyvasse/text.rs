//! Position text of Cyvasse: men, terrain, side to move and two counters.

use super::{Cyvasse, setup};
use crate::text::{TextFault, fields, write_cells};
use crate::{Board, Game, Memory, Piece, Position, PositionTextError, Setup, Terrain};

const NAMES: [&str; 5] = ["board", "terrain", "side to move", "half-moves", "full move"];

/// The signs of what is not open ground.
const SIGNS: [(char, Terrain); 2] = [('^', Terrain::Mountain), ('~', Terrain::Water)];

pub(super) fn read(text: &str) -> Result<Cyvasse, PositionTextError> {
    let [men, terrain, turn, halfmoves, fullmove] = fields(text, NAMES)?;
    let mut board = Board::default();
    men.cells(Game::Cyvasse, |at, letter| {
        let man = Piece::from_letter(Game::Cyvasse, letter);
        board.set(at, Some(man.ok_or(TextFault::NoMan(letter))?));
        Ok(())
    })?;
    terrain.cells(Game::Cyvasse, |at, letter| {
        let sign = SIGNS.into_iter().find(|&(sign, _)| sign == letter);
        board.set_terrain(at, sign.ok_or(TextFault::NoTerrain(letter))?.1);
        Ok(())
    })?;
    let setup = Setup {
        game: Game::Cyvasse,
        board,
        turn: turn.turn()?,
        memory: Memory {
            halfmoves: halfmoves.number()?,
            fullmove: fullmove.number()?,
            ..Memory::default()
        },
    };
    Ok(setup::judge(&setup)?)
}

pub(super) fn write(position: &Cyvasse) -> String {
    let Setup { board, turn, memory: Memory { halfmoves, fullmove, .. }, .. } = position.to_setup();
    let men = write_cells(Game::Cyvasse, |at| board.get(at).map(Piece::letter));
    let terrain = write_cells(Game::Cyvasse, |at| {
        SIGNS.into_iter().find(|&(_, terrain)| terrain == board.terrain(at)).map(|(sign, _)| sign)
    });
    let turn = &turn.id()[..1];
    format!("{men} {terrain} {turn} {halfmoves} {fullmove}")
}
