//! The evaluation of Cyvasse: men and ground, armour and who wears it down, towers, and kings that
//! are hunted.

mod armour;
mod hunt;
mod walks;

use rules::boards::hexes;
use rules::{Cyvasse, Player, Position, Role};

use super::orthodox::{Set, sign};
use super::tally::{Tally, Taper, Weighted};
use super::weight::{Row, Weight};
use super::weights::cyvasse::{
    MEN, RANK_SQUARES, ROWS, TEMPO, WALK_SQUARES, WATER, WEIGHTS, WIDTH_SQUARES,
};

const ROLES: usize = Role::CYVASSE.len();
/// The places of the king and the tower among the roles.
const KING: usize = ROLES - 1;
const TOWER: usize = 7;
const RANKS: usize = 9;
/// Numbers of squares from one rank to the next.
const STRIDE: usize = 13;
/// Places for distances to the sides of the board.
const WIDTHS: usize = 6;
/// Places for numbers of squares that a man can walk to, and how many make one place.
const RUNGS: usize = 10;
const RUNG: [i32; ROLES] = [1, 1, 3, 2, 1, 2, 1, 1, 4, 1];

/// What men count towards the phase, in the order of [`Role::CYVASSE`], and what both armies
/// count at the start.
const OFFICERS: [i32; ROLES] = [0, 0, 1, 1, 1, 1, 1, 0, 3, 0];
const ALL_OFFICERS: i32 = 26;

/// A board of Cyvasse with who attacks what.
struct Field<'a> {
    position: &'a Cyvasse,
    /// By player and role.
    men: [[u128; ROLES]; 2],
    sides: [u128; 2],
    mountains: u128,
    water: u128,
    /// Squares that each player attacks at least once, and at least twice.
    pressed: [[u128; 2]; 2],
    /// Men of each player that have neither armour left nor protection.
    bare: [u128; 2],
    /// Men of each player that a tower protects.
    covered: [u128; 2],
}

impl Weighted for Cyvasse {
    const ROWS: &'static [Row] = ROWS;
    const WEIGHTS: &'static [Weight] = WEIGHTS;

    #[inline(always)]
    fn count<T: Tally>(&self, tally: &mut T) -> Taper {
        let field = Field::new(self);
        tally.add(TEMPO, 0, sign(self.turn()));
        for player in Player::ALL {
            field.ground(player, tally);
            field.armour(player, tally);
            field.hunt(player, tally);
        }
        let officers = |kind: usize| {
            OFFICERS[kind] * (field.men[0][kind].count() + field.men[1][kind].count())
        };
        Taper::of((0..ROLES).map(officers).sum(), ALL_OFFICERS)
    }
}

impl<'a> Field<'a> {
    #[inline(always)]
    fn new(position: &'a Cyvasse) -> Self {
        let men = Player::ALL.map(|player| Role::CYVASSE.map(|role| position.of(player, role)));
        let [mountains, water] = position.terrain();
        let mut field = Self {
            position,
            men,
            sides: men.map(|men| men.into_iter().fold(0, |all, men| all | men)),
            mountains,
            water,
            pressed: Player::ALL.map(|player| position.pressed(player)),
            bare: [0; 2],
            covered: Player::ALL.map(|player| position.protected(player)),
        };
        field.bare = Player::ALL.map(|player| field.bare_of(player));
        field
    }

    /// The men of `us` that have neither armour left nor protection.
    #[inline(always)]
    fn bare_of(&self, us: Player) -> u128 {
        let [once, twice] = self.pressed[(!us).index()];
        let any =
            |roles: &[Role]| roles.iter().fold(0, |all, &role| all | self.position.of(us, role));
        let light = any(&[Role::Militia, Role::Spearman, Role::Rider, Role::King]);
        let unarmoured = any(&[Role::Crossbowman, Role::Trebuchet]);
        let worn = unarmoured | (light & once) | (self.sides[us.index()] & twice);
        worn & !self.covered[us.index()]
    }

    /// Counts where the men of `us` stand and how far they can walk.
    #[inline(always)]
    fn ground<T: Tally>(&self, us: Player, tally: &mut T) {
        let sign = sign(us);
        for (kind, rung) in RUNG.into_iter().enumerate() {
            let men = self.men[us.index()][kind];
            tally.add(MEN, kind, sign * men.count());
            tally.add(WATER, kind, sign * (men & self.water).count());
            let walks = self.walks(us, Role::CYVASSE[kind]);
            for sq in men.each() {
                let (rank, width) = place(us, sq);
                tally.add(RANK_SQUARES, kind * RANKS + rank, sign);
                tally.add(WIDTH_SQUARES, kind * WIDTHS + width, sign);
                let free = (walks.from(sq).count() / rung) as usize;
                tally.add(WALK_SQUARES, kind * RUNGS + free.min(RUNGS - 1), sign);
            }
        }
    }
}

/// The rank of a square as `us` counts them, and how far it is from the nearer end of its rank.
#[inline(always)]
fn place(us: Player, sq: usize) -> (usize, usize) {
    let (file, rank) = (sq % STRIDE, sq / STRIDE);
    // Ranks begin further right the lower they are, and end further left the higher they are.
    let (first, last) = (4_usize.saturating_sub(rank), 11 - rank.saturating_sub(4));
    let width = (file - first).min(last - file).min(WIDTHS - 1);
    match us {
        Player::White => (rank, width),
        Player::Black => (RANKS - 1 - rank, width),
    }
}

/// Steps from one square to another over open ground.
#[inline(always)]
fn distance(a: usize, b: usize) -> usize {
    let files = (a % STRIDE) as i32 - (b % STRIDE) as i32;
    let ranks = (a / STRIDE) as i32 - (b / STRIDE) as i32;
    files.abs().max(ranks.abs()).max((files + ranks).abs()) as usize
}

/// The squares of the board.
const BOARD: u128 = hexes::BOARD;

#[cfg(test)]
mod tests {
    use super::*;

    /// Who is bare is what the rules say about armour and protection.
    #[test]
    fn bare_men_are_those_the_rules_leave_bare() {
        let mut position = Cyvasse::start();
        let mut chance = 3_u64;
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let field = Field::new(&position);
            for player in Player::ALL {
                for (at, man) in position.to_setup().board.iter() {
                    let status = position.status(at);
                    let bare = status.armour.is_some_and(|armour| armour.left == 0);
                    let sq = usize::from(at.rank()) * STRIDE + usize::from(at.file());
                    if man.side.player() == Some(player) {
                        let told = bare && !status.protected;
                        assert_eq!(
                            field.bare_of(player).has(sq),
                            told,
                            "{at} {}",
                            position.to_text()
                        );
                    }
                }
            }
            chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            position.play_unchecked(moves[(chance >> 33) as usize % moves.len()]);
        }
    }
}
