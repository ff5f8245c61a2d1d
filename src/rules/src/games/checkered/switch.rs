//! Taking the checkered side for the rest of the game.

use super::Checkered;
use super::sink::Count;
use crate::attacks::{Sq, outer};
use crate::{Role, Side, Stage, SwitchRefusal};

impl Checkered {
    /// Whether a move from and to these squares takes the checkered side: the own king goes onto
    /// the other.
    #[inline(always)]
    pub(super) fn is_switch(&self, from: Sq, to: Sq) -> bool {
        let king = |player: crate::Player, sq| self.of(player.into(), Role::King) >> sq & 1 != 0;
        matches!(self.stage, Stage::Shared { .. }) && king(self.turn, from) && king(!self.turn, to)
    }

    /// Whether the checkered side may be taken, if there is another legal move.
    pub(super) fn may_switch(&self) -> bool {
        self.stage == (Stage::Shared { switch: true })
            && self.men(Side::Checkered) != 0
            && self.attacked_by_checkered().is_none()
            && self.checkered_can_move()
    }

    /// Why not.
    pub(super) fn switch_refusal(&self) -> Option<SwitchRefusal> {
        if self.stage == (Stage::Shared { switch: false }) {
            return Some(SwitchRefusal::Off);
        }
        if self.men(Side::Checkered) == 0 {
            return Some(SwitchRefusal::NoCheckered);
        }
        if let Some((king, by)) = self.attacked_by_checkered() {
            return Some(SwitchRefusal::KingAttacked { king: outer(king), by: outer(by) });
        }
        (!self.checkered_can_move()).then_some(SwitchRefusal::NoMove)
    }

    fn checkered_can_move(&self) -> bool {
        let mut count = Count(0);
        self.walk_checkered(&mut count);
        count.0 > 0
    }
}
