//! Attack, armour and protection: what can be taken now.

use super::Cyvasse;
use super::grid::{BOARD, Direction, Sq, bit, expand, forward, neighbours};
use super::men;
use crate::{Armour, Player, Role};

/// Roles by armour.
const UNARMOURED: [Role; 2] = [Role::Crossbowman, Role::Trebuchet];
const LIGHT: [Role; 4] = [Role::Militia, Role::Spearman, Role::Rider, Role::King];

/// How often squares are attacked, as far as that matters to armour.
#[derive(Clone, Copy, Debug, Default)]
struct Pressure {
    once: u128,
    twice: u128,
}

impl Pressure {
    #[inline(always)]
    fn add(&mut self, set: u128) {
        self.twice |= self.once & set;
        self.once |= set;
    }
}

impl Cyvasse {
    /// The men of the opponent of `captor` that have neither armour left nor protection.
    #[inline(always)]
    pub(super) fn prey(&self, captor: Player) -> u128 {
        let them = !captor;
        let pressure = self.pressure(captor);
        let light = self.any(LIGHT);
        let bare = self.any(UNARMOURED) | (light & pressure.once) | pressure.twice;
        self.sides[them.index()] & bare & !self.protected(them)
    }

    /// The men of `player` that stand beside an own tower and are none.
    #[inline(always)]
    pub fn protected(&self, player: Player) -> u128 {
        let towers = self.of(player, Role::Tower);
        expand(towers) & self.sides[player.index()] & !towers
    }

    /// What is left of the armour of a `role` on `sq`, whose opponent is `by`.
    pub(super) fn armour(&self, sq: Sq, role: Role, by: Player) -> Armour {
        let full = men::armour(role);
        let worn = self.attacking(by, sq).count_ones().min(full.into()) as u8;
        Armour { left: full - worn, full }
    }

    /// The men of `by` that attack `sq`, whoever stands there.
    pub(super) fn attacking(&self, by: Player, sq: Sq) -> u128 {
        let [near, second, third, stones] = self.ranges(by);
        let mut attackers = neighbours(sq) & near;
        for direction in Direction::ALL {
            let step = |set: u128| direction.shift(set) & BOARD;
            let one = step(bit(sq));
            let (two, over) = (step(one & !self.mountains), step(one));
            let (three, far) = (step(two & !self.mountains), step(over));
            attackers |= (two & second) | (three & third);
            attackers |= (over | far | step(far)) & stones;
        }
        // A spearman that looks at this square stands where one of the opponent would look from it.
        attackers | (forward(!by, bit(sq)) & self.of(by, Role::Spearman))
    }

    /// The squares that men of `by` attack once or more, and those that they attack twice or
    /// more.
    #[inline(always)]
    pub fn pressed(&self, by: Player) -> [u128; 2] {
        let Pressure { once, twice } = self.pressure(by);
        [once, twice]
    }

    /// Every attack of `by` at once, each direction by shifting sets of men.
    #[inline(always)]
    fn pressure(&self, by: Player) -> Pressure {
        let [near, second, third, stones] = self.ranges(by);
        let clear = BOARD & !self.mountains;
        let mut pressure = Pressure::default();
        let spearmen = self.of(by, Role::Spearman);
        for direction in Direction::forward(by) {
            pressure.add(direction.shift(spearmen));
        }
        for direction in Direction::ALL {
            let step = |set: u128| direction.shift(set);
            pressure.add(step(near));
            let two = step(step(second) & clear);
            pressure.add(two);
            if third != 0 {
                pressure.add(step(step(step(third) & clear) & clear));
            }
            if stones != 0 {
                let two = step(step(stones) & BOARD) & BOARD;
                let three = step(two) & BOARD;
                pressure.add(two);
                pressure.add(three);
                pressure.add(step(three));
            }
        }
        pressure
    }

    /// The men of `player` that attack neighbours, at two squares, at three squares, and those
    /// that attack over everything but not their neighbours.
    #[inline(always)]
    fn ranges(&self, player: Player) -> [u128; 4] {
        let own = self.sides[player.index()];
        let third = own & self.any([Role::Crossbowman]);
        let second = third | (own & self.any([Role::Elephant, Role::Dragon]));
        let near =
            second | (own & self.any([Role::Militia, Role::Rider, Role::Knight, Role::King]));
        [near, second, third, own & self.any([Role::Trebuchet])]
    }

    /// The men of either side that have one of these roles.
    #[inline(always)]
    fn any<const N: usize>(&self, roles: [Role; N]) -> u128 {
        roles.into_iter().fold(0, |set, role| set | self.men(role))
    }
}
