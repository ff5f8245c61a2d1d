//! The evaluation of Joker chess: that of chess, who is frozen, and the Jokers.

use rules::{Joker, Player, Position, Role};

use super::orthodox::{Board, Field, Nine, Rows, Set, sign};
use super::tally::{Tally, Taper, Weighted};
use super::weight::{Row, Weight};
use super::weights::joker::{
    FREEZE_THREAT, HELD, HELD_ATTACKED, JOKER, JOKER_ATTACKED, JOKER_MOBILITY, JOKER_SQUARES,
    JOKER_ZONE, NAMES, ROWS, THAWING, WEIGHTS,
};

const SHARED: Rows = Rows::of(NAMES);

/// Whom Jokers freeze.
const FROZEN: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Weighted for Joker {
    const ROWS: &'static [Row] = ROWS;
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    #[inline(always)]
    fn count<T: Tally>(&self, tally: &mut T) -> Taper {
        let of = |player, role| self.of(player, role);
        let all = Player::ALL
            .map(|player| FROZEN.into_iter().fold(0, |all, role| all | of(player, role)));
        let jokers = Player::ALL.map(|player| self.of(player, Role::Joker));
        let held = Player::ALL.map(|player| self.held_by(!player));
        let frozen = Player::ALL.map(|player| all[player.index()] & !self.unfrozen(player));
        let mut field = Field::<Nine>::new(of, jokers[0] | jokers[1], frozen[0] | frozen[1]);
        let taper = field.count(&SHARED, self.turn(), tally);
        for us in Player::ALL {
            let (them, sign) = (!us, sign(us));
            let caught = held[them.index()];
            let thawing = frozen[us.index()] & !held[us.index()];
            let next = jokers_next(&field, us, jokers[us.index()], tally);
            for role in FROZEN {
                let place = role as usize;
                let (men, own) = (field.of(them, role), field.of(us, role));
                let attacked = caught & field.attacked_by(us);
                tally.add(HELD, place, sign * (men & caught).count());
                tally.add(HELD_ATTACKED, place, sign * (men & attacked).count());
                tally.add(THAWING, place, sign * (own & thawing).count());
                tally.add(FREEZE_THREAT, place, sign * (men & next & !caught).count());
            }
        }
        let strong = tally.strong(self.turn());
        Taper { scale: field.scale(strong), ..taper }
    }
}

/// Counts the Jokers of `us`, and returns the squares that they could hold after one step.
#[inline(always)]
fn jokers_next<T: Tally>(field: &Field<Nine>, us: Player, jokers: u128, tally: &mut T) -> u128 {
    let (them, sign) = (!us, sign(us));
    let barred = field.attacked_by(them);
    let mut next = 0;
    for sq in jokers.each() {
        tally.add(JOKER, 0, sign);
        tally.add(JOKER_SQUARES, Nine::folded(us, sq), sign);
        let steps = Nine::knight(sq) & !field.occupied() & !barred;
        tally.add(JOKER_MOBILITY, steps.count() as usize, sign);
        next |= steps.each().fold(0, |near, step| near | Nine::king(step));
        if barred.has(sq) {
            let loose = usize::from(!field.attacked_by(us).has(sq));
            tally.add(JOKER_ATTACKED, loose, sign);
        }
        tally.add(JOKER_ZONE, 0, sign * i32::from(field.zone(them).has(sq)));
    }
    next
}
