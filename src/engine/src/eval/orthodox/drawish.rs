//! Endings in which an advantage is hard to turn into a win.

use rules::{Player, Role};

use super::{Board, Field, Set};
use crate::eval::tally::Taper;

/// Of [`Taper::WHOLE`], what is left of an advantage that cannot win: a minor man or less, or
/// two knights.
const DEAD: i32 = 32;
/// An advantage of at most a minor man without pawns.
const BARREN: i32 = 192;
/// Bishops on different colours: alone with pawns, and with other officers beside them.
const OPPOSITE: [i32; 2] = [480, 832];
/// Rook pawns whose last square the own bishop does not see, with the enemy king in the corner.
const WRONG_CORNER: i32 = 32;
/// Where nobody is ahead in officers, an advantage shrinks with the own pawns that are left.
const FEW_PAWNS: i32 = 640;
const PER_PAWN: i32 = 80;
/// What officers weigh against each other without pawns, by role: a minor man is 3.
const FORCE: [i32; 6] = [0, 3, 3, 5, 9, 0];
const MINOR: i32 = 3;

impl<B: Board> Field<B> {
    /// How much of the worth is left to `strong`, who has the better of it.
    #[inline(always)]
    pub(in crate::eval) fn scale(&self, strong: Player) -> i32 {
        let weak = !strong;
        let (own, theirs) = (self.force(strong), self.force(weak));
        if !self.of(strong, Role::Pawn).any() {
            let knights = self.of(strong, Role::Knight).count();
            return match own - theirs {
                _ if own <= MINOR || (own == 2 * MINOR && knights == 2 && theirs == 0) => DEAD,
                ahead if ahead <= MINOR => BARREN,
                _ => Taper::WHOLE,
            };
        }
        let [bishops, others] = [self.of(strong, Role::Bishop), self.of(weak, Role::Bishop)];
        let dark = |bishops: B::Set| (bishops & B::DARK).any();
        if bishops.count() == 1 && others.count() == 1 && dark(bishops) != dark(others) {
            return OPPOSITE[usize::from(own != MINOR || theirs != MINOR)];
        }
        if own <= MINOR && own == MINOR * bishops.count() && self.cornered(strong) {
            return WRONG_CORNER;
        }
        if own > theirs {
            return Taper::WHOLE;
        }
        (FEW_PAWNS + PER_PAWN * self.of(strong, Role::Pawn).count()).min(Taper::WHOLE)
    }

    #[inline(always)]
    fn force(&self, player: Player) -> i32 {
        let worth = |role: Role| FORCE[role as usize] * self.of(player, role).count();
        Role::CHESS.into_iter().map(worth).sum()
    }

    /// Whether all pawns are on one outer file whose last square the enemy king holds against
    /// them and a bishop.
    #[inline(always)]
    fn cornered(&self, strong: Player) -> bool {
        let pawns = self.of(strong, Role::Pawn);
        let bishops = self.of(strong, Role::Bishop);
        [0, B::SIDE - 1].into_iter().any(|file| {
            let rank = match strong {
                Player::White => B::SIDE - 1,
                Player::Black => 0,
            };
            let last = rank * B::SIDE + file;
            let sees = bishops.any() && (bishops & B::DARK).any() == B::DARK.has(last);
            let king = self.kings[(!strong).index()];
            !(pawns & !B::file(file)).any() && !sees && B::distance(king, last) <= 1
        })
    }
}
