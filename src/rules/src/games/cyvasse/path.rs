//! The squares that a move passes.

use super::Cyvasse;
use super::generate::Ground;
use super::grid::{bit, first, inner, line, neighbours, outer};
use super::men;
use crate::{Move, Square};

/// The squares of a legal move from its origin to its target, both included. A capture goes
/// straight, a shot passes nothing, a walk takes one of its shortest ways.
pub(super) fn of(position: &Cyvasse, mv: Move) -> Vec<Square> {
    let ends = vec![mv.from, mv.to];
    let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
        return ends;
    };
    let Some(piece) = position.piece_on(from) else {
        return ends;
    };
    if position.enemy() & bit(to) != 0 {
        return match line(from, to) {
            Some((direction, steps)) if !position.shoots(from) => (0..=steps)
                .scan(bit(from), |at, _| {
                    let here = *at;
                    *at = direction.shift(here);
                    Some(outer(first(here)))
                })
                .collect(),
            _ => ends,
        };
    }
    let ground = Ground::of(position, piece.role);
    let rings = ground.rings(from, men::steps(piece.role));
    let Some(last) = rings.iter().position(|ring| ring & bit(to) != 0) else {
        return ends;
    };
    let mut way = vec![mv.to];
    let mut at = to;
    for ring in rings[..last].iter().rev() {
        at = first(neighbours(at) & ring & ground.pass);
        way.push(outer(at));
    }
    way.push(mv.from);
    way.reverse();
    way
}
