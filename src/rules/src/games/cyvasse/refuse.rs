//! Why a move is not legal in Cyvasse.

use super::Cyvasse;
use super::grid::{
    Direction, Sq, bit, distance, each, first, forward, inner, line, neighbours, outer,
};
use super::men::{self, Capture};
use crate::{Move, Piece, Position, Refusal, Role, Square};

/// Everything that speaks against `mv`; not empty for a move that is not legal.
pub(super) fn reasons(position: &Cyvasse, mv: Move) -> Vec<Refusal> {
    if let Some(outcome) = position.outcome_on_board() {
        return vec![Refusal::GameOver(outcome)];
    }
    let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
        let missing = |at: &Square| inner(*at).is_none();
        return [mv.from, mv.to].into_iter().filter(missing).map(Refusal::NoSuchSquare).collect();
    };
    let Some(piece) = position.piece_on(from) else {
        return vec![Refusal::EmptySquare(mv.from)];
    };
    let turn = position.turn;
    if position.own() & bit(from) == 0 {
        return vec![Refusal::NotYourMan { at: mv.from, piece, turn }];
    }
    if from == to {
        return vec![Refusal::SameSquare];
    }
    let mut reasons = match position.piece_on(to) {
        Some(other) if position.own() & bit(to) != 0 => {
            vec![Refusal::OwnMan { at: mv.to, piece: other, turn }]
        }
        Some(target) => capture(position, piece, target, from, to),
        None => walk(position, piece, from, to),
    };
    reasons.extend(mv.choice.map(Refusal::ChoiceNotAllowed));
    reasons
}

fn capture(position: &Cyvasse, piece: Piece, target: Piece, from: Sq, to: Sq) -> Vec<Refusal> {
    let (us, them) = (position.turn, !position.turn);
    let mut reasons = Vec::new();
    let at = outer(to);
    if position.protected(them) & bit(to) != 0 {
        let tower = outer(first(neighbours(to) & position.of(them, Role::Tower)));
        reasons.push(Refusal::Protected { at, piece: target, tower });
    }
    let left = position.armour(to, target.role, us).left;
    if left > 0 {
        reasons.push(Refusal::Armoured { at, piece: target, left });
    }
    match (men::capture(piece.role), line(from, to)) {
        (Capture::Never, _) => reasons.push(Refusal::NeverCaptures { piece }),
        (Capture::Forward, _) if forward(us, bit(from)) & bit(to) == 0 => {
            reasons.push(Refusal::NotForward { piece });
        }
        (Capture::Shot, Some((_, 2..))) | (Capture::Forward, _) => {}
        (Capture::Shot, _) => reasons.push(Refusal::OutOfShot { piece }),
        (Capture::Straight(far), Some((direction, steps))) if steps <= far => {
            reasons.extend(on_line(position, piece.role, from, direction, steps));
        }
        (Capture::Straight(most), _) => reasons.push(Refusal::NotInLine { piece, most }),
    }
    reasons
}

/// What stands in the way of a capture along a line.
fn on_line(
    position: &Cyvasse,
    role: Role,
    from: Sq,
    direction: Direction,
    steps: usize,
) -> Vec<Refusal> {
    let mut at = bit(from);
    let between = (1..steps).flat_map(|_| {
        at = direction.shift(at);
        obstacles(position, role, first(at))
    });
    between.collect()
}

fn walk(position: &Cyvasse, piece: Piece, from: Sq, to: Sq) -> Vec<Refusal> {
    let at = outer(to);
    let mountain = position.mountains & bit(to) != 0;
    let mut reasons: Vec<_> = mountain.then_some(Refusal::Mountain { at }).into_iter().collect();
    let steps = men::steps(piece.role);
    if distance(from, to) > steps {
        reasons.push(Refusal::Unreachable { piece, from: outer(from), to: at });
    } else {
        let way = easiest_way(position, piece.role, from, to, steps);
        reasons.extend(way.into_iter().flat_map(|sq| obstacles(position, piece.role, sq)));
    }
    reasons
}

/// The squares between two that are at most `steps` steps apart, on the way with the fewest
/// obstacles.
fn easiest_way(position: &Cyvasse, role: Role, from: Sq, to: Sq, steps: usize) -> Vec<Sq> {
    let mut ways: Vec<Option<(usize, Vec<Sq>)>> = vec![None; 128];
    ways[from] = Some((0, Vec::new()));
    for _ in 1..steps {
        let before = ways.clone();
        for (sq, known) in before.iter().enumerate() {
            let Some((cost, way)) = known else { continue };
            for next in each(neighbours(sq)) {
                let cost = cost + obstacles(position, role, next).len();
                if ways[next].as_ref().is_none_or(|(other, _)| cost < *other) {
                    let way = way.iter().copied().chain([next]).collect();
                    ways[next] = Some((cost, way));
                }
            }
        }
    }
    let complete = each(neighbours(to)).filter_map(|sq| ways[sq].take());
    complete.min_by_key(|(cost, _)| *cost).map(|(_, way)| way).unwrap_or_default()
}

/// What keeps a man of the side to move from passing a square.
fn obstacles(position: &Cyvasse, role: Role, sq: Sq) -> Vec<Refusal> {
    let at = outer(sq);
    let dragon = role == Role::Dragon;
    let men = match role {
        Role::Elephant => position.occupied(),
        _ => position.enemy(),
    };
    let mountain = position.mountains & bit(sq) != 0;
    let spearmen = forward(position.turn, bit(sq)) & position.of(!position.turn, Role::Spearman);
    let mut reasons = Vec::new();
    if men & bit(sq) != 0 {
        reasons.push(Refusal::Blocked { at });
    }
    if mountain && !dragon {
        reasons.push(Refusal::Mountain { at });
    }
    if position.water & bit(sq) != 0 {
        reasons.push(Refusal::Water { at });
    }
    if spearmen != 0 && !mountain && !dragon {
        reasons.push(Refusal::Barred { at, by: outer(first(spearmen)) });
    }
    reasons
}
