//! The square that keys are at: arrows move it over the board as it is seen.

use bevy::prelude::*;
use rules::{Player, Square};

use crate::look::layout::Layout;

/// The square that keys are at, while keys are used.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor(pub Option<Square>);

/// A way over the board as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// Away from the onlooker.
    Far,
    /// To the onlooker.
    Near,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Cursor {
    /// Goes one square on, as seen from `seat`; at the edge it stays. The first step only shows
    /// where it is: at `home`.
    pub fn step(&mut self, towards: Towards, seat: Player, layout: &Layout, home: Square) {
        self.0 = Some(match self.0.filter(|at| layout.game().has_square(*at)) {
            None => home,
            Some(at) => beside(at, towards, seat, layout).unwrap_or(at),
        });
    }
}

/// The nearest square in this direction. Where two lie alike, as on a board with six-sided
/// squares, it keeps to the file.
fn beside(at: Square, towards: Towards, seat: Player, layout: &Layout) -> Option<Square> {
    let way = match towards {
        Towards::Far => Vec3::NEG_Z,
        Towards::Near => Vec3::Z,
        Towards::Left => Vec3::NEG_X,
        Towards::Right => Vec3::X,
    };
    let way = if seat == Player::White { way } else { -way };
    let here = layout.place(at);
    let cost = |to: &Square| {
        let off = layout.place(*to) - here;
        let ahead = off.dot(way);
        let aside = (off - way * ahead).length();
        let other_file = if to.file() == at.file() { 0.0 } else { 0.01 };
        (ahead > 0.3 && aside < ahead).then_some(ahead + 0.9 * aside + other_file)
    };
    let near = layout.game().squares().filter_map(|to| Some((cost(&to)?, to)));
    near.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;

    #[test]
    fn every_square_is_reached_and_the_way_back_leads_back() {
        for game in Game::ALL {
            let layout = Layout::of(game);
            for seat in Player::ALL {
                for at in game.squares() {
                    for (there, back) in
                        [(Towards::Far, Towards::Near), (Towards::Left, Towards::Right)]
                    {
                        let Some(to) = beside(at, there, seat, &layout) else { continue };
                        let home = beside(to, back, seat, &layout);
                        let same_line = to.file() == at.file() || to.rank() == at.rank();
                        assert!(!same_line || home == Some(at), "{game} {at} {there:?}");
                    }
                }
                let mut reached = vec![Square::new(4, 0).unwrap()];
                let mut next = 0;
                while let Some(at) = reached.get(next).copied() {
                    next += 1;
                    for towards in [Towards::Far, Towards::Near, Towards::Left, Towards::Right] {
                        let to = beside(at, towards, seat, &layout);
                        if let Some(to) = to.filter(|to| !reached.contains(to)) {
                            reached.push(to);
                        }
                    }
                }
                assert_eq!(reached.len(), game.squares().count(), "{game}");
            }
        }
    }
}
