//! Who attacks what in Checkered chess, before and after a player has the checkered men.

use super::Checkered;
use crate::attacks::{self, Sq, bit, each, first};
use crate::{Player, Role, Side, Stage};

impl Checkered {
    /// The men that attack `sq` when it is `player`'s turn to move, seen with `occupied` squares.
    pub(super) fn attacking(&self, player: Player, sq: Sq, occupied: u64) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.attacking_shared(player, sq, occupied),
            Stage::Taken(holder) if holder == player => self.attacking_taken(sq, occupied),
            Stage::Taken(_) => self.attacking_ordinary(sq, occupied),
        }
    }

    /// The men of `player` and the checkered men that attack `sq` as `player` would move them.
    #[inline(always)]
    pub(super) fn attacking_shared(&self, player: Player, sq: Sq, occupied: u64) -> u64 {
        (self.men(player.into()) | self.men(Side::Checkered))
            & (self.reaching(sq, occupied)
                | (attacks::pawn(!player, sq) & self.roles[Role::Pawn as usize]))
    }

    /// The checkered men that attack `sq` when they are a side of their own: their pawns attack
    /// both ways.
    #[inline(always)]
    pub(super) fn attacking_taken(&self, sq: Sq, occupied: u64) -> u64 {
        let pawns = attacks::pawn(Player::White, sq) | attacks::pawn(Player::Black, sq);
        self.men(Side::Checkered)
            & (self.reaching(sq, occupied) | (pawns & self.roles[Role::Pawn as usize]))
    }

    /// The White and Black men that attack `sq`.
    fn attacking_ordinary(&self, sq: Sq, occupied: u64) -> u64 {
        let pawns = Player::ALL
            .map(|player| attacks::pawn(!player, sq) & self.of(player.into(), Role::Pawn))
            .into_iter()
            .fold(0, |pawns, more| pawns | more);
        pawns | (self.ordinary() & self.reaching(sq, occupied))
    }

    /// The men other than pawns, of whatever side, that attack `sq`.
    #[inline(always)]
    fn reaching(&self, sq: Sq, occupied: u64) -> u64 {
        let role = |role: Role| self.roles[role as usize];
        let queens = role(Role::Queen);
        (attacks::knight(sq) & role(Role::Knight))
            | (attacks::king(sq) & role(Role::King))
            | (attacks::bishop(sq, occupied) & (role(Role::Bishop) | queens))
            | (attacks::rook(sq, occupied) & (role(Role::Rook) | queens))
    }

    /// The kings that the side to move may not leave attacked: its own; both, once the opponent
    /// has the checkered men; none, once it has them itself.
    #[inline(always)]
    pub(super) fn kings_to_guard(&self) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.of(self.turn.into(), Role::King),
            Stage::Taken(holder) if holder == self.turn => 0,
            Stage::Taken(_) => self.roles[Role::King as usize],
        }
    }

    /// Those of the kings to guard that are attacked.
    pub(super) fn kings_attacked(&self) -> u64 {
        let occupied = self.occupied();
        let attacked = |&king: &Sq| self.attacking(!self.turn, king, occupied) != 0;
        each(self.kings_to_guard()).filter(attacked).fold(0, |kings, king| kings | bit(king))
    }

    /// A king and the first checkered man that would attack it if the checkered men were a side
    /// of their own.
    pub(super) fn attacked_by_checkered(&self) -> Option<(Sq, Sq)> {
        let occupied = self.occupied();
        each(self.roles[Role::King as usize]).find_map(|king| {
            let attackers = self.attacking_taken(king, occupied);
            (attackers != 0).then(|| (king, first(attackers)))
        })
    }
}
