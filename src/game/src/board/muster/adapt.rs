//! Finding a place for the men of a formation on ground it was not made for.

use rules::{Role, Square, SquareSet};

use super::full;

/// Places the men who wish for these squares on `ground`: on the very square where that is
/// possible, else as near as can be. Men beyond a full army are left out.
pub(super) fn settle(wishes: &[(Square, Role)], ground: SquareSet) -> Vec<(Square, Role)> {
    let mut wishes: Vec<(Square, Role)> = wishes.to_vec();
    // Of those who must look for another square, the most precious look first.
    wishes.sort_by_key(|(_, role)| Role::CYVASSE.iter().rev().position(|known| known == role));
    let mut counts = [0; Role::CYVASSE.len()];
    wishes.retain(|(_, role)| {
        let kind = Role::CYVASSE.iter().position(|known| known == role);
        kind.is_some_and(|kind| {
            counts[kind] += 1;
            counts[kind] <= full(*role)
        })
    });
    let mut free = ground;
    let mut placed: Vec<(Square, Role)> = Vec::with_capacity(wishes.len());
    let (at_home, displaced): (Vec<_>, Vec<_>) =
        wishes.iter().copied().partition(|(at, _)| ground.contains(*at));
    for (at, role) in at_home {
        free.remove(at);
        placed.push((at, role));
    }
    for (wish, role) in displaced {
        if let Some(at) = nearest(wish, free) {
            free.remove(at);
            placed.push((at, role));
        }
    }
    if is_guarded(&wishes) && !is_guarded(&placed) {
        guard(&mut placed, ground);
    }
    placed
}

/// How many steps lie between two squares where each has six neighbours.
pub fn distance(a: Square, b: Square) -> u8 {
    let apart = |of: fn(Square) -> u8| i16::from(of(a)) - i16::from(of(b));
    let (file, rank) = (apart(Square::file), apart(Square::rank));
    let longest = file.abs().max(rank.abs()).max((file + rank).abs());
    u8::try_from(longest).unwrap_or(u8::MAX)
}

/// The square of `free` that is nearest to `wish`; of several, one on the same rank.
fn nearest(wish: Square, free: SquareSet) -> Option<Square> {
    free.into_iter().min_by_key(|at| (distance(wish, *at), at.rank().abs_diff(wish.rank())))
}

/// Whether a king stands beside a tower.
fn is_guarded(men: &[(Square, Role)]) -> bool {
    let king = king(men);
    king.is_some_and(|king| towers(men).any(|tower| distance(king, tower) == 1))
}

/// Lets the king change places with whoever stands beside a tower, as near as can be.
fn guard(men: &mut [(Square, Role)], ground: SquareSet) {
    let Some(from) = king(men) else { return };
    let towers: Vec<Square> = towers(men).collect();
    let beside =
        |at: &Square| !towers.contains(at) && towers.iter().any(|tower| distance(*tower, *at) == 1);
    let Some(to) = nearest(from, ground.into_iter().filter(beside).collect()) else { return };
    for (at, _) in men {
        *at = match *at {
            at if at == from => to,
            at if at == to => from,
            at => at,
        };
    }
}

fn king(men: &[(Square, Role)]) -> Option<Square> {
    men.iter().find(|(_, role)| *role == Role::King).map(|(at, _)| *at)
}

fn towers(men: &[(Square, Role)]) -> impl Iterator<Item = Square> + '_ {
    men.iter().filter(|(_, role)| *role == Role::Tower).map(|(at, _)| *at)
}
