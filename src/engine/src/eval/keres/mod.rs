//! The evaluation of Keres: men and squares, stacks, ways to promotion, and exposed kings.

mod king;
mod men;
mod stacks;

use rules::boards::nine;
use rules::{Keres, Player, Position, Role, Tier};

use super::orthodox::{Board, Nine, Set, sign};
use super::tally::{Tally, Taper, Weighted};
use super::weight::{Row, Weight};
use super::weights::keres::{ROWS, TEMPO, WEIGHTS};

/// How many roles there are, and the place of the king among them.
const ROLES: usize = Role::KERES.len();
const KING: usize = ROLES - 1;
const SOLDIER: usize = 0;
const BALLISTA: usize = 1;

/// What men count towards the phase, in the order of [`Role::KERES`], and what both armies
/// count at the start.
const OFFICERS: [i32; ROLES] = [0, 1, 1, 1, 1, 2, 3, 0];
const ALL_OFFICERS: i32 = 26;

/// What is left of the worth to a side that cannot win.
const DEAD: i32 = 32;

/// A board of Keres with who attacks what.
struct Field {
    /// Men alone or on top, and men that carry another, by player and role.
    tops: [[u128; ROLES]; 2],
    below: [[u128; ROLES]; 2],
    sides: [u128; 2],
    stacks: u128,
    occupied: u128,
    kings: [usize; 2],
    /// What each player's men attack, by role, at least once, and at least twice.
    attacks: [[u128; ROLES]; 2],
    once: [u128; 2],
    twice: [u128; 2],
    /// How heavily the surroundings of each player's king are attacked.
    pressure: [i32; 2],
}

impl Weighted for Keres {
    const ROWS: &'static [Row] = ROWS;
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    #[inline(always)]
    fn count<T: Tally>(&self, tally: &mut T) -> Taper {
        let mut field = Field::new(self);
        tally.add(TEMPO, 0, sign(self.turn()));
        for player in Player::ALL {
            field.men(player, tally);
        }
        for player in Player::ALL {
            field.threats(player, tally);
            field.stacks_of(player, tally);
            field.king(player, self.turn(), tally);
        }
        let officers = |kind: usize| {
            let men = |player: usize| {
                field.tops[player][kind].count() + field.below[player][kind].count()
            };
            OFFICERS[kind] * (men(0) + men(1))
        };
        let taper = Taper::of((0..ROLES).map(officers).sum(), ALL_OFFICERS);
        let strong = tally.strong(self.turn());
        let few = field.sides[strong.index()].count() <= 3;
        let scale = if few && !self.can_win(strong) { DEAD } else { Taper::WHOLE };
        Taper { scale, ..taper }
    }
}

impl Field {
    #[inline(always)]
    fn new(position: &Keres) -> Self {
        let tier = |tier| Player::ALL.map(|player| position.by_role(player, tier));
        let (tops, below) = (tier(Tier::Top), tier(Tier::Below));
        let all = |men: [u128; ROLES]| men.into_iter().fold(0, |all, men| all | men);
        let sides = tops.map(all);
        Self {
            tops,
            below,
            sides,
            stacks: all(below[0]) | all(below[1]),
            occupied: sides[0] | sides[1],
            // A king that has just been taken stands nowhere; such a board is not evaluated.
            kings: tops.map(|men| men[KING].first() % Nine::ALL.count() as usize),
            attacks: [[0; ROLES]; 2],
            once: [0; 2],
            twice: [0; 2],
            pressure: [0; 2],
        }
    }

    /// Where a man of `us` attacks.
    #[inline(always)]
    fn reach(&self, us: Player, kind: usize, sq: usize) -> u128 {
        match Role::KERES[kind] {
            Role::Soldier => nine::soldier(us, sq),
            Role::Ballista => nine::ballista(us, sq, self.occupied),
            Role::Guard => nine::guard(sq, self.occupied),
            Role::Paladin => nine::paladin(sq, self.occupied),
            Role::Knight => nine::knight(sq),
            Role::Bishop => nine::bishop(sq, self.occupied),
            Role::Rook => nine::rook(sq, self.occupied),
            _ => nine::king(sq),
        }
    }

    #[inline(always)]
    fn attack(&mut self, us: Player, kind: usize, set: u128) {
        let us = us.index();
        self.attacks[us][kind] |= set;
        self.twice[us] |= self.once[us] & set;
        self.once[us] |= set;
    }
}
