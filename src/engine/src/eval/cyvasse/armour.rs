//! Armour of Cyvasse: who is worn down, who lies bare, and whom a tower covers.

use rules::Player;

use super::{Field, ROLES, Set, sign};
use crate::eval::tally::Tally;
use crate::eval::weights::cyvasse::{BARE, COVERED, TAKABLE, WORN};

impl Field<'_> {
    /// Counts how the men of `us` are armoured just now.
    #[inline(always)]
    pub(super) fn armour<T: Tally>(&self, us: Player, tally: &mut T) {
        let (them, sign) = (!us, sign(us));
        let [once, _] = self.pressed[them.index()];
        let bare = self.bare[us.index()];
        let covered = self.covered[us.index()];
        let takable = self.takable(them);
        for kind in 0..ROLES {
            let men = self.men[us.index()][kind];
            tally.add(WORN, kind, sign * (men & once & !bare).count());
            tally.add(BARE, kind, sign * (men & bare).count());
            tally.add(TAKABLE, kind, sign * (men & takable).count());
            tally.add(COVERED, kind, sign * (men & covered).count());
        }
    }
}
