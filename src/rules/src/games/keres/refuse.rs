//! Why a move is not legal in Keres.

use super::Keres;
use super::attacks::{self, Sq, bit, each, inner, outer};
use super::kind::Kind;
use crate::{Choice, Move, Position, Refusal, Square, StackingRefusal};

/// Everything that speaks against `mv`; not empty for a move that is not legal.
pub(super) fn reasons(position: &Keres, mv: Move) -> Vec<Refusal> {
    if let Some(outcome) = position.outcome_on_board() {
        return vec![Refusal::GameOver(outcome)];
    }
    let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
        let missing = |at: &Square| inner(*at).is_none();
        return [mv.from, mv.to].into_iter().filter(missing).map(Refusal::NoSuchSquare).collect();
    };
    let Some(top) = position.top_on(from) else {
        return vec![Refusal::EmptySquare(mv.from)];
    };
    let turn = position.turn;
    if position.own() & bit(from) == 0 {
        let piece = top.piece(!turn);
        return vec![Refusal::NotYourMan { at: mv.from, piece, turn }];
    }
    if from == to {
        return vec![Refusal::SameSquare];
    }
    let below = position.below_on(from);
    let leaves = mv.choice == Some(Choice::Unstack);
    let carrier = below.filter(|_| !leaves);
    let mut reasons = ways(position, top, carrier, from, to);
    if position.own() & bit(to) != 0 {
        reasons.extend(landing(position, top, carrier.is_some(), to).map(Refusal::Stacking));
    }
    match mv.choice {
        Some(Choice::Unstack) if below.is_none() => {
            reasons.push(Refusal::Stacking(StackingRefusal::NoStack { at: mv.from }));
        }
        Some(choice @ Choice::Become(_)) => reasons.push(Refusal::ChoiceNotAllowed(choice)),
        _ => {}
    }
    reasons
}

/// Why none of the men that move together gets from one square to the other: what is in the way
/// comes first.
fn ways(position: &Keres, top: Kind, carrier: Option<Kind>, from: Sq, to: Sq) -> Vec<Refusal> {
    let turn = position.turn;
    let gets = |kind, occupied| Keres::reach(turn, kind, from, occupied) & bit(to) != 0;
    let movers = || [Some(top), carrier.filter(|&kind| kind != top)].into_iter().flatten();
    if movers().any(|kind| gets(kind, position.occupied())) {
        return Vec::new();
    }
    if movers().any(|kind| gets(kind, 0)) {
        let between = attacks::between(from, to) & position.occupied();
        let nearest = each(between).min_by_key(|sq| sq.abs_diff(from));
        return nearest.into_iter().map(|sq| Refusal::Blocked { at: outer(sq) }).collect();
    }
    let unreachable = |kind: Kind| Refusal::Unreachable {
        piece: kind.piece(turn),
        from: outer(from),
        to: outer(to),
    };
    movers().map(unreachable).collect()
}

/// Why what moves does not land on a man of its own.
fn landing(position: &Keres, top: Kind, whole_stack: bool, to: Sq) -> Option<StackingRefusal> {
    let at = outer(to);
    if top == Kind::King || position.top_on(to) == Some(Kind::King) {
        Some(StackingRefusal::King)
    } else if whole_stack {
        Some(StackingRefusal::WholeStack { at })
    } else if position.stacks & bit(to) != 0 {
        Some(StackingRefusal::Full { at })
    } else {
        None
    }
}
