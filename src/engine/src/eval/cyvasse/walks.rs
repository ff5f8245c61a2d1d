//! How far men of Cyvasse walk, and what they could take.

use rules::boards::hexes;
use rules::{Player, Role};

use super::{BOARD, Field, STRIDE, Set};

/// The ground under the feet of one role.
#[derive(Clone, Copy)]
pub(super) struct Walks {
    enter: u128,
    pass: u128,
    end: u128,
    steps: usize,
}

impl Walks {
    /// Where a walk may end.
    #[inline(always)]
    pub(super) fn from(self, sq: usize) -> u128 {
        if self.steps == 0 {
            return 0;
        }
        let mut reached = hexes::neighbours(sq) & self.enter;
        for _ in 1..self.steps {
            reached |= hexes::expand(reached & self.pass) & self.enter;
        }
        reached & self.end & !u128::of(sq)
    }
}

impl Field<'_> {
    /// How men of `us` that are a `role` walk.
    #[inline(always)]
    pub(super) fn walks(&self, us: Player, role: Role) -> Walks {
        let (own, enemies) = (self.sides[us.index()], self.sides[(!us).index()]);
        let free = BOARD & !enemies;
        let dry = free & !self.mountains;
        let (enter, pass) = if matches!(role, Role::Dragon) {
            (free, free & !self.water)
        } else {
            (dry, self.path(us))
        };
        let pass = if matches!(role, Role::Elephant) { pass & !own } else { pass };
        let steps = match role {
            Role::Tower => 0,
            Role::Knight | Role::Crossbowman => 2,
            Role::Rider => 3,
            Role::Dragon => 4,
            _ => 1,
        };
        Walks { enter, pass, end: dry & !own, steps }
    }

    /// Squares on which a walk of most men of `us` may go on.
    #[inline(always)]
    fn path(&self, us: Player) -> u128 {
        let spearmen = self.position.of(!us, Role::Spearman);
        let free = BOARD & !self.sides[(!us).index()] & !self.mountains & !self.water;
        free & !hexes::forward(!us, spearmen)
    }

    /// Those men of the opponent of `us` that `us` could take now.
    #[inline(always)]
    pub(super) fn takable(&self, us: Player) -> u128 {
        let prey = self.bare[(!us).index()];
        if prey == 0 {
            return 0;
        }
        let of = |role| self.position.of(us, role);
        let path = self.path(us);
        let own = self.sides[us.index()];
        let flight = BOARD & !self.sides[(!us).index()] & !self.water;
        let walkers = [
            (of(Role::Militia) | of(Role::King), 1, 0),
            (of(Role::Knight), 2, path),
            (of(Role::Elephant), 2, path & !own),
            (of(Role::Rider), 3, path),
            (of(Role::Dragon), 4, flight),
        ];
        let mut taken = hexes::forward(us, of(Role::Spearman)) & prey;
        for sq in of(Role::Trebuchet).each() {
            taken |= hexes::shots(sq) & prey;
        }
        for (men, far, path) in walkers {
            if men != 0 {
                taken |= straight(men, far, path) & prey;
            }
        }
        taken
    }
}

/// What men reach along straight lines of at most `far` steps, going on over `path` only.
#[inline(always)]
fn straight(men: u128, far: usize, path: u128) -> u128 {
    let up = |set: u128, by: usize| set << by;
    let down = |set: u128, by: usize| set >> by;
    let mut reached = 0;
    for by in [1, STRIDE - 1, STRIDE] {
        let (mut ahead, mut behind) = (men, men);
        for step in 1..=far {
            ahead = up(ahead, by);
            behind = down(behind, by);
            reached |= ahead | behind;
            if step < far {
                ahead &= path;
                behind &= path;
            }
        }
    }
    reached
}
