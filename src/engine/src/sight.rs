//! What a player sees of the moves there are. People overlook; a full search does not.

use rules::{Move, Player, Role};

use crate::Searched;

/// Which moves are overlooked: for the same seed always the same ones, wherever they come up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Of a thousand moves that are as hard to see as any, so many are overlooked.
    blindness: u32,
    seed: u64,
}

/// Nobody is in the same form every day: by the seed, so many hundredths of the usual are overlooked…
const FORMS: [u32; 7] = [40, 54, 74, 100, 135, 184, 250];
/// …but what is easy to see only by those who overlook it on any day.
const WORST_FORM: u32 = EASY_SEEN;

/// Threats to the king are seen up to so much blindness; the chance that they are overlooked grows
/// with the square of what is beyond, and is a whole one at…
const THREATS_SEEN: u32 = 800;
/// …so much.
const THREATS_OVERLOOKED: u32 = 1_300;
/// Capturing a man is seen more easily than a quiet move…
const CAPTURE_EASE: u32 = 3;
/// …and what is on one's own board now more easily than what comes later.
const ROOT_EASE: u32 = 2;
/// Far moves are overlooked more often than near ones: each square of way counts so many tenths.
const WAY_TENTHS: u32 = 2;
/// Up to so much blindness what is easy to see is seen; of what is beyond, a share counts fully.
const EASY_SEEN: u32 = 1_000;
const EASY_SHARE: u32 = 4;
/// Nothing is quite sure to be overlooked: of a thousand, so many at most.
const MOST_OVERLOOKED: u32 = 950;
/// A move back towards one's own side is the hardest to see, in tenths.
const BACK_TENTHS: u32 = 5;

impl Sight {
    /// The sight of a player who on the average overlooks so many of a thousand moves.
    pub(crate) fn new(blindness: u32, seed: u64) -> Self {
        let form = FORMS[(mix(!seed) % FORMS.len() as u64) as usize];
        let today = (blindness * form / 100).min(blindness.max(WORST_FORM));
        Self { blindness: today, seed }
    }

    /// Whether the side to move overlooks, at some place in the tree, that it could take the
    /// opponent's last king: whoever moved there did not see the threat.
    #[inline(always)]
    pub(crate) fn overlooks_threat(&self, key: u64) -> bool {
        let beyond = self.blindness.min(THREATS_OVERLOOKED).saturating_sub(THREATS_SEEN);
        let chance = 1_000 * beyond.pow(2) / (THREATS_OVERLOOKED - THREATS_SEEN).pow(2);
        chance > 0 && mix(key ^ mix(self.seed)) % 1000 < chance.into()
    }

    /// Sets apart, in the table, what was found out by players who see differently.
    pub(crate) const fn key(&self) -> u64 {
        if self.blindness == 0 { 0 } else { mix(self.seed ^ mix(self.blindness as u64)) }
    }

    /// Whether a move at some ply of the tree is seen.
    #[inline(always)]
    pub(crate) fn sees<P: Searched>(&self, position: &P, mv: Move, ply: usize) -> bool {
        self.blindness == 0 || self.looks(position, mv, ply)
    }

    fn looks<P: Searched>(&self, position: &P, mv: Move, ply: usize) -> bool {
        let stakes = position.stakes(mv);
        if stakes.takes == Some(Role::King) {
            return true;
        }
        let way = mv.from.file().abs_diff(mv.to.file()).max(mv.from.rank().abs_diff(mv.to.rank()));
        let ahead = match position.turn() {
            Player::White => mv.to.rank() >= mv.from.rank(),
            Player::Black => mv.to.rank() <= mv.from.rank(),
        };
        let tenths = 10 + WAY_TENTHS * u32::from(way) + if ahead { 0 } else { BACK_TENTHS };
        let mut chance = self.blindness * tenths / 10;
        if stakes.captures() {
            chance /= CAPTURE_EASE;
        }
        if ply == 0 {
            chance /= ROOT_EASE;
        }
        chance += self.blindness.saturating_sub(EASY_SEEN) / EASY_SHARE;
        // The same move in the same position is overlooked, or seen, each time it is met.
        let name = (mv.from.index() as u64) << 8 | mv.to.index() as u64;
        let drawn = mix(position.hash() ^ mix(self.seed ^ mix(name))) % 1000;
        drawn >= u64::from(chance.min(MOST_OVERLOOKED))
    }
}

/// Scrambles a number; the last steps of splitmix64.
pub(crate) const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_goes_both_ways_from_the_usual() {
        let seen = |usual| (0..700).map(move |seed| Sight::new(usual, seed).blindness);
        let better = seen(200).filter(|&today| today < 200).count();
        let worse = seen(200).filter(|&today| today > 200).count();
        assert!(better.abs_diff(worse) < 70, "{better} days of 700 are better, {worse} worse");
        assert_eq!(seen(800).max(), Some(WORST_FORM));
        assert_eq!(seen(1_200).max(), Some(1_200));
        assert_eq!(seen(0).max(), Some(0), "full strength has no days");
    }
}
