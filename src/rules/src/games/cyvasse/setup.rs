//! The door from a free placement to a position of Cyvasse.

use super::grid::{bit, inner};
use super::{Cyvasse, keys, men, text};
use crate::{Game, Player, Setup, SetupError, SetupFault, Square, Terrain};

/// The standard game.
const START: &str = "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DTKBT2 \
                     8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1";

pub(super) fn start() -> Cyvasse {
    text::read(START).expect("the standard game is a position")
}

/// An empty board, whose hash is 0.
fn blank() -> Cyvasse {
    Cyvasse {
        kinds: [0; men::KINDS],
        sides: [0; 2],
        mountains: 0,
        water: 0,
        hash: 0,
        turn: Player::White,
        halfmoves: 0,
        fullmove: 1,
    }
}

pub(super) fn judge(setup: &Setup) -> Result<Cyvasse, SetupError> {
    let mut faults = Vec::new();
    let mut position = blank();
    ground(&mut position, setup, &mut faults);
    men(&mut position, setup, &mut faults);
    if faults.is_empty() && !Player::ALL.into_iter().any(|player| position.can_move_at_all(player))
    {
        faults.push(SetupFault::OnlyTowers);
    }
    if setup.memory.fullmove == 0 {
        faults.push(SetupFault::NoFullmove);
    }
    position.turn = setup.turn;
    if setup.turn == Player::Black {
        position.hash ^= keys::TURN;
    }
    position.halfmoves = setup.memory.halfmoves;
    position.fullmove = setup.memory.fullmove;
    if faults.is_empty() { Ok(position) } else { Err(SetupError { faults }) }
}

fn ground(position: &mut Cyvasse, setup: &Setup, faults: &mut Vec<SetupFault>) {
    for at in Square::all() {
        let terrain = setup.board.terrain(at);
        match (inner(at), terrain) {
            (_, Terrain::Open) => continue,
            (None, _) => faults.push(SetupFault::TerrainOffBoard { at }),
            (Some(sq), Terrain::Mountain) => position.mountains |= bit(sq),
            (Some(sq), Terrain::Water) => position.water |= bit(sq),
        }
        position.hash ^= inner(at).map_or(0, |sq| keys::terrain(terrain, sq));
    }
}

fn men(position: &mut Cyvasse, setup: &Setup, faults: &mut Vec<SetupFault>) {
    for (at, piece) in setup.board.iter() {
        let Some(sq) = inner(at) else {
            faults.push(SetupFault::OffBoard { at, piece });
            continue;
        };
        match (men::kind(piece.role), piece.side.player()) {
            (Some(kind), Some(player)) => position.toggle(player, kind, sq),
            _ => faults.push(SetupFault::Stranger { at, piece, game: Game::Cyvasse }),
        }
        if setup.board.below(at).is_some() {
            faults.push(SetupFault::StackNotAllowed { at });
        }
        if position.mountains & bit(sq) != 0 {
            faults.push(SetupFault::OnMountain { at, piece });
        }
    }
}
