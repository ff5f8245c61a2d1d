//! How hard a puzzle is, from what can be counted.
//!
//! Begin with 500. Each of the solver's turns adds 70 for every doubling of the moves there are
//! to choose from, each reply 25 for every doubling of the replies. Taking a king at the end adds
//! nothing: that is not hard to find. A quiet first move, which neither takes, promotes nor
//! attacks a king, adds 250; a sacrifice 150; a first move that takes the worthiest man within reach takes
//! 100 off. What comes out is rounded to tens and kept between 800 and 2400.

use rules::{AnyPosition, Effect, Reason};

use super::men::worth;
use super::{Puzzle, Theme};

const BASE: u32 = 500;
const CHOICE: u32 = 70;
const REPLY: u32 = 25;
const QUIET: u32 = 250;
const SACRIFICE: u32 = 150;
const OBVIOUS: u32 = 100;

pub(super) fn of(puzzle: &Puzzle) -> u32 {
    let line = puzzle.line();
    let king = puzzle.outcome().is_some_and(|outcome| outcome.reason == Reason::KingCaptured);
    let last = line.ply() - 1;
    let mut rating = BASE;
    for ply in 0..line.ply() {
        let Some(position) = line.position_at(ply) else { continue };
        let own = position.turn() == puzzle.solver();
        if own && ply == last && king {
            continue;
        }
        let each = if own { CHOICE } else { REPLY };
        rating += each * doublings(position.legal_moves().len()) / 16;
    }
    let themes = puzzle.themes();
    if themes.contains(&Theme::Quiet) {
        rating += QUIET;
    }
    if themes.contains(&Theme::Sacrifice) {
        rating += SACRIFICE;
    }
    if is_obvious(puzzle) {
        rating -= OBVIOUS;
    }
    (rating.clamp(*Puzzle::RATINGS.start(), *Puzzle::RATINGS.end()) + 5) / 10 * 10
}

/// How often one must be doubled to come to `count`, in sixteenths.
fn doublings(count: usize) -> u32 {
    let whole = count.max(1).ilog2();
    whole * 16 + ((count.max(1) << 4) >> whole) as u32 - 16
}

/// Whether the first move takes, and no other takes more.
pub(super) fn is_obvious(puzzle: &Puzzle) -> bool {
    let start = puzzle.line().start();
    let Some(first) = puzzle.line().move_at(0) else { return false };
    let own = taken(start, first);
    own > 0 && start.legal_moves().iter().all(|&mv| taken(start, mv) <= own)
}

fn taken(position: &AnyPosition, mv: rules::Move) -> i32 {
    let effects = position.effects(mv);
    let worth = effects.iter().filter_map(|effect| match effect {
        Effect::Captured { piece, .. } => Some(worth(position.game(), piece.role)),
        _ => None,
    });
    worth.sum()
}

#[cfg(test)]
mod tests {
    use super::doublings;

    #[test]
    fn doublings_are_counted_in_sixteenths() {
        for (count, sixteenths) in [(0, 0), (1, 0), (2, 16), (3, 24), (4, 32), (32, 80)] {
            assert_eq!(doublings(count), sixteenths, "{count}");
        }
    }
}
