//! What is said while an army is laid out.

use rules::layout::{LayoutError, LayoutFault};
use rules::{Board, Game, Player, Role, Square, Terrain};

use crate::board::muster::{Half, Held};
use crate::text::{Words, by_layout};

/// Of so many kinds each is named; of more only how many men there are.
const NAMED: usize = 4;

/// A square with what stands and lies there.
pub(super) fn square(words: &Words, board: &Board, at: Square) -> String {
    let ground = match board.terrain(at) {
        Terrain::Open => None,
        Terrain::Mountain => Some(words.get("terrain-mountain")),
        Terrain::Water => Some(words.get("terrain-water")),
    };
    let man = board.get(at).map(|man| words.role(Game::Cyvasse, man.role));
    match man.into_iter().chain(ground).reduce(|man, ground| format!("{man}, {ground}")) {
        Some(what) => {
            let square = at.to_string();
            words.fill("muster-square", &[("square", square.into()), ("what", what.into())])
        }
        None => at.to_string(),
    }
}

/// So many men of a role.
pub(super) fn count(words: &Words, role: Role, count: usize) -> String {
    let role = words.role(Game::Cyvasse, role);
    words.fill("muster-count", &[("count", count.into()), ("role", role.into())])
}

/// What can be done now.
pub(super) fn hint(words: &Words, half: &Half, away: Option<Player>) -> String {
    let role = |role: Role| words.role(Game::Cyvasse, role);
    match half.held() {
        Some(Held::Reserve(held)) => {
            words.fill("muster-hint-reserve", &[("role", role(held).into())])
        }
        Some(Held::Placed(at)) => {
            let held = half.board().get(at).map(|man| role(man.role)).unwrap_or_default();
            words.fill(
                "muster-hint-placed",
                &[("role", held.into()), ("square", at.to_string().into())],
            )
        }
        None => words.fill("muster-hint", &[("away", away.map_or("none", Player::id).into())]),
    }
}

/// Why the layout is not done, as one sentence.
pub(super) fn lacks(words: &Words, error: &LayoutError) -> String {
    let missing: Vec<(Role, usize)> = error
        .faults
        .iter()
        .filter_map(|fault| match *fault {
            LayoutFault::Missing { role, count } => Some((role, count)),
            _ => None,
        })
        .collect();
    // A man who stands where he may not is more urgent than one who waits.
    let urgent = error.faults.iter().find(|fault| !matches!(fault, LayoutFault::Missing { .. }));
    match urgent {
        Some(fault) => words.say(&by_layout(fault)),
        None if missing.len() > NAMED => {
            let sum: usize = missing.iter().map(|(_, count)| count).sum();
            words.fill("muster-missing-many", &[("count", sum.into())])
        }
        None => {
            let men: Vec<String> =
                missing.into_iter().map(|(role, left)| count(words, role, left)).collect();
            words.fill("muster-missing", &[("men", men.join(", ").into())])
        }
    }
}
