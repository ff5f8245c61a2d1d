//! What moves were worth elsewhere in the tree: the memory that orders moves.

use rules::{Game, Move, Player, Role, Square};

/// No value leaves the range up to this on either side.
const LIMIT: i32 = 16_384;
/// Squares of the largest board, as they are numbered.
const SQUARES: usize = Square::FILES as usize * Square::RANKS as usize;
/// The most roles a game has.
const KINDS: usize = 10;
/// Every role there is.
const ROLES: usize = Role::Tower as usize + 1;
/// How many moves back what followed what is remembered: the opponent's last, and the own one
/// before.
pub(crate) const BACK: usize = 2;
/// Boards whose men of the lowest rank stand alike share a place, of so many.
const STRUCTURES: usize = 1 << 14;
/// How finely a correction is kept, and the most it comes to, in centipawns.
const CORRECTION_GRAIN: i32 = 128;
const CORRECTION_MOST: i32 = 96;
/// A correction moves towards what was found by at most so many parts of [`CORRECTION_PARTS`].
const CORRECTION_STEP: i32 = 16;
const CORRECTION_PARTS: i32 = 256;

/// A kind of man that went to a square; which moves followed it well is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Whoever it was that went there; 0 stands for nobody.
    by: u16,
    /// The same for both players.
    bare: u16,
}

impl Place {
    /// No move: the root, or a pass.
    pub(crate) const NONE: Self = Self { by: 0, bare: 0 };
}

/// How much better or worse a move gets by deciding a node of this depth.
pub(crate) fn bonus(depth: i32) -> i32 {
    (BONUS_SLOPE * depth - BONUS_BASE).clamp(BONUS_BASE, BONUS_MOST)
}

// Deep nodes say more; measured bonuses of this size forget in some thirty steps.
const BONUS_SLOPE: i32 = 170;
const BONUS_BASE: i32 = 90;
const BONUS_MOST: i32 = 1_700;

/// The memory of one thread.
#[derive(Debug)]
pub(crate) struct History {
    /// By player, from, to.
    quiet: Vec<i16>,
    /// By kind of captor, to, kind taken.
    captures: Vec<i16>,
    /// By how far back, by what of whom went where then, and what goes where now.
    continuation: [Vec<i16>; BACK],
    /// How far the evaluation was off, by the men of the lowest rank and by who moves.
    corrections: Vec<i16>,
    /// The same by the last two moves: what of whom went where, and what went where then.
    sequels: Vec<i16>,
    /// The game, the number of each role within it, and how many kinds of men on squares it has.
    game: Game,
    kinds: [u8; ROLES],
    places: usize,
}

impl History {
    pub(crate) fn new(game: Game) -> Self {
        let mut kinds = [0; ROLES];
        for (kind, &role) in game.roles().iter().enumerate() {
            kinds[role as usize] = kind as u8;
        }
        let places = game.roles().len() * SQUARES;
        Self {
            quiet: vec![0; 2 * SQUARES * SQUARES],
            captures: vec![0; KINDS * SQUARES * KINDS],
            continuation: std::array::from_fn(|_| vec![0; (2 * places + 1) * places]),
            corrections: vec![0; 2 * STRUCTURES],
            sequels: vec![0; (2 * places + 1) * places],
            game,
            kinds,
            places,
        }
    }

    /// The game whose moves it remembers.
    pub(crate) fn game(&self) -> Game {
        self.game
    }

    /// Where a man of `role` of this player goes.
    #[inline(always)]
    pub(crate) fn place(&self, player: Player, role: Role, to: Square) -> Place {
        let bare = usize::from(self.kinds[role as usize]) * SQUARES + to.index();
        Place { by: (1 + player.index() * self.places + bare) as u16, bare: bare as u16 }
    }

    /// What a quiet move was worth.
    #[inline(always)]
    pub(crate) fn quiet(&self, player: Player, mv: Move) -> i32 {
        self.quiet[quiet_index(player, mv)].into()
    }

    /// What going to `now` was worth after what came before, the last move first.
    #[inline(always)]
    pub(crate) fn continuation(&self, before: [Place; BACK], now: Place) -> i32 {
        let worth =
            |back: usize| i32::from(self.continuation[back][self.follows(before[back], now)]);
        worth(0) + worth(1)
    }

    /// What a capture was worth.
    #[inline(always)]
    pub(crate) fn capture(&self, captor: Role, to: Square, taken: Option<Role>) -> i32 {
        self.captures[self.capture_index(captor, to, taken)].into()
    }

    pub(crate) fn credit_quiet(&mut self, player: Player, mv: Move, bonus: i32) {
        credit(&mut self.quiet[quiet_index(player, mv)], bonus);
    }

    pub(crate) fn credit_continuation(&mut self, before: [Place; BACK], now: Place, bonus: i32) {
        for (back, before) in before.into_iter().enumerate() {
            let index = self.follows(before, now);
            credit(&mut self.continuation[back][index], bonus);
        }
    }

    /// What the evaluation of positions of such a structure lacks, after such moves, to the player
    /// who moves.
    #[inline(always)]
    pub(crate) fn correction(
        &self,
        player: Player,
        structure: u64,
        [last, own]: [Place; BACK],
    ) -> i32 {
        let by_structure = i32::from(self.corrections[correction_index(player, structure)]);
        let by_moves = i32::from(self.sequels[self.follows(own, last)]);
        (by_structure + by_moves) * 2 / 3 / CORRECTION_GRAIN
    }

    /// A search to some depth found the evaluation, uncorrected, to be off by so much.
    pub(crate) fn correct(
        &mut self,
        player: Player,
        structure: u64,
        [last, own]: [Place; BACK],
        off: i32,
        depth: i32,
    ) {
        let step = (depth + 1).min(CORRECTION_STEP);
        let most = CORRECTION_MOST * CORRECTION_GRAIN;
        let off = off.clamp(-4 * CORRECTION_MOST, 4 * CORRECTION_MOST) * CORRECTION_GRAIN;
        let sequel = self.follows(own, last);
        for value in
            [&mut self.corrections[correction_index(player, structure)], &mut self.sequels[sequel]]
        {
            let mean = i32::from(*value) * (CORRECTION_PARTS - step) + off * step;
            *value = (mean / CORRECTION_PARTS).clamp(-most, most) as i16;
        }
    }

    #[inline(always)]
    fn follows(&self, before: Place, now: Place) -> usize {
        usize::from(before.by) * self.places + usize::from(now.bare)
    }

    pub(crate) fn credit_capture(
        &mut self,
        captor: Role,
        to: Square,
        taken: Option<Role>,
        bonus: i32,
    ) {
        let index = self.capture_index(captor, to, taken);
        credit(&mut self.captures[index], bonus);
    }

    #[inline(always)]
    fn capture_index(&self, captor: Role, to: Square, taken: Option<Role>) -> usize {
        let kind = |role: Role| usize::from(self.kinds[role as usize]);
        (kind(captor) * SQUARES + to.index()) * KINDS + taken.map_or(0, kind)
    }
}

#[inline(always)]
fn quiet_index(player: Player, mv: Move) -> usize {
    (player.index() * SQUARES + mv.from.index()) * SQUARES + mv.to.index()
}

#[inline(always)]
fn correction_index(player: Player, structure: u64) -> usize {
    player.index() * STRUCTURES + (structure as usize) % STRUCTURES
}

/// Moves a value towards the limit, the slower the nearer it is.
#[inline(always)]
fn credit(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_their_limit() {
        let mut value = 0;
        for _ in 0..1000 {
            credit(&mut value, bonus(100));
        }
        assert!((1..=LIMIT).contains(&value.into()), "{value}");
        for _ in 0..1000 {
            credit(&mut value, -bonus(100));
        }
        assert!((-LIMIT..0).contains(&value.into()), "{value}");
    }
}
