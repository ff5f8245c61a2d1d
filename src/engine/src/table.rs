//! The transposition table: what was found out about positions, shared by all threads without
//! locks.
//!
//! An entry is two words, the second holding what is known and the first the position's key
//! combined with it. Threads that write at once can tear an entry apart; its words then do not
//! fit together, and it is taken for another position's.

use std::sync::atomic::{AtomicU64, Ordering};

use rules::{Choice, Game, Move, Square};

use crate::score::{MAX_PLY, WON};

/// How a stored score is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score is the position's.
    Exact = 1,
    /// The position is at least that good.
    Lower = 2,
    /// The position is at most that good.
    Upper = 3,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) mv: Option<Move>,
    pub(crate) score: i32,
    /// What the evaluation said; `None` where it was not asked.
    pub(crate) eval: Option<i32>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Entry {
    /// Whether the score decides a window: it is exact, or beyond the window's right side.
    pub(crate) fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

/// Entries that share a place, together a line of the processor's cache.
const WAYS: usize = 4;
/// Generations before they count from 0 again.
const GENERATIONS: u64 = 16;
/// How many plies an entry loses in worth for each search since it was written.
const AGE_WORTH: i32 = 4;

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

#[derive(Debug, Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// A transposition table.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU64,
}

impl Table {
    /// A table of about so many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let count = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count, Bucket::default);
        Self { buckets, generation: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        *self.generation.get_mut() = 0;
    }

    /// A new search begins: what is there already is older than what comes.
    pub(crate) fn age(&self) {
        let generation = self.generation.load(Ordering::Relaxed);
        self.generation.store((generation + 1) % GENERATIONS, Ordering::Relaxed);
    }

    /// What is known about the position with this key, `ply` half-moves from the root.
    #[inline]
    pub(crate) fn probe(&self, key: u64, game: Game, ply: usize) -> Option<Entry> {
        let slot = self.bucket(key).0.iter().find(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && slot.key.load(Ordering::Relaxed) ^ data == key
        })?;
        let data = slot.data.load(Ordering::Relaxed);
        (slot.key.load(Ordering::Relaxed) ^ data == key).then(|| unpack(data, game, ply)).flatten()
    }

    /// Writes down what was found out; the place of the least valuable entry is taken, and a
    /// position's own entry only by one that is not much shallower.
    #[inline]
    pub(crate) fn store(&self, key: u64, game: Game, ply: usize, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let mut entry = entry;
        let mut worst = (i32::MAX, 0);
        let bucket = self.bucket(key);
        for (way, slot) in bucket.0.iter().enumerate() {
            let data = slot.data.load(Ordering::Relaxed);
            if data != 0 && slot.key.load(Ordering::Relaxed) ^ data == key {
                let old = unpack(data, game, ply);
                let kept = entry.bound != Bound::Exact
                    && generation_of(data) == generation
                    && depth_of(data) > entry.depth + KEPT_MARGIN;
                if kept {
                    return;
                }
                entry.mv = entry.mv.or(old.and_then(|old| old.mv));
                worst = (i32::MIN, way);
                break;
            }
            let age = (generation + GENERATIONS - generation_of(data)) % GENERATIONS;
            let worth =
                if data == 0 { i32::MIN + 1 } else { depth_of(data) - AGE_WORTH * age as i32 };
            worst = worst.min((worth, way));
        }
        let data = pack(&entry, game, ply, generation);
        let slot = &bucket.0[worst.1];
        slot.key.store(key ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths.
    pub(crate) fn fill(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed);
        let sample = self.buckets.len().min(250);
        let fresh = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && generation_of(data) == generation
        };
        let full: usize =
            self.buckets[..sample].iter().map(|bucket| bucket.0.iter().filter(fresh).count()).sum();
        (full * 1000 / (sample * WAYS)) as u32
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let place = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }
}

/// An entry of this search that is so much deeper is not given up for a shallower bound.
const KEPT_MARGIN: i32 = 3;

// From the lowest bit: move 19 (from 7, to 7, choice 5), score 16, evaluation 16, depth 7,
// bound 2, generation 4.
const CHOICE_SHIFT: u32 = 14;
const SCORE_SHIFT: u32 = 19;
const EVAL_SHIFT: u32 = 35;
const DEPTH_SHIFT: u32 = 51;
const BOUND_SHIFT: u32 = 58;
const GENERATION_SHIFT: u32 = 60;
/// Stands for an evaluation that was not asked.
const NO_EVAL: i16 = i16::MIN;

fn generation_of(data: u64) -> u64 {
    data >> GENERATION_SHIFT
}

fn depth_of(data: u64) -> i32 {
    (data >> DEPTH_SHIFT & 127) as i32
}

fn pack(entry: &Entry, game: Game, ply: usize, generation: u64) -> u64 {
    let score = match entry.score {
        score if score >= WON => score + ply as i32,
        score if score <= -WON => score - ply as i32,
        score => score,
    };
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
    let depth = entry.depth.clamp(0, MAX_PLY as i32 - 1) as u64;
    entry.mv.map_or(0, |mv| pack_move(mv, game))
        | u64::from(score as i16 as u16) << SCORE_SHIFT
        | u64::from(eval as u16) << EVAL_SHIFT
        | depth << DEPTH_SHIFT
        | (entry.bound as u64) << BOUND_SHIFT
        | generation << GENERATION_SHIFT
}

fn unpack(data: u64, game: Game, ply: usize) -> Option<Entry> {
    let bound = match data >> BOUND_SHIFT & 3 {
        1 => Bound::Exact,
        2 => Bound::Lower,
        3 => Bound::Upper,
        _ => return None,
    };
    let score = match i32::from((data >> SCORE_SHIFT) as u16 as i16) {
        score if score >= WON => score - ply as i32,
        score if score <= -WON => score + ply as i32,
        score => score,
    };
    let eval = (data >> EVAL_SHIFT) as u16 as i16;
    Some(Entry {
        mv: unpack_move(data, game),
        score,
        eval: (eval != NO_EVAL).then_some(eval.into()),
        depth: depth_of(data),
        bound,
    })
}

fn pack_move(mv: Move, game: Game) -> u64 {
    let choice = match mv.choice {
        None => 0,
        Some(Choice::Unstack) => 1,
        Some(Choice::Become(role)) => {
            2 + game.roles().iter().position(|&known| known == role).unwrap_or(0)
        }
    };
    mv.from.index() as u64 | (mv.to.index() as u64) << 7 | (choice as u64) << CHOICE_SHIFT
}

fn unpack_move(data: u64, game: Game) -> Option<Move> {
    let square = |index: u64| {
        let (file, rank) = (index as u8 % Square::FILES, index as u8 / Square::FILES);
        Square::new(file, rank)
    };
    let (from, to) = (square(data & 127)?, square(data >> 7 & 127)?);
    let choice = match (data >> CHOICE_SHIFT & 31) as usize {
        0 => None,
        1 => Some(Choice::Unstack),
        role => Some(Choice::Become(*game.roles().get(role - 2)?)),
    };
    (from != to).then_some(Move { from, to, choice })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::win_at;

    fn entry(mv: &str, score: i32, depth: i32) -> Entry {
        let mv = Some(mv.parse().expect("a move"));
        Entry { mv, score, eval: Some(-17), depth, bound: Bound::Exact }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1);
        for (game, mv) in [
            (Game::Chess, "e7e8q"),
            (Game::Keres, "i9a1u"),
            (Game::Cyvasse, "l2l3"),
            (Game::Checkered, "h8h4p"),
        ] {
            for score in [-20_000, -1, 0, 19_999] {
                let stored = entry(mv, score, 7);
                table.store(99, game, 3, stored);
                assert_eq!(table.probe(99, game, 3), Some(stored));
                assert_eq!(table.probe(98, game, 3), None);
            }
        }
    }

    #[test]
    fn distances_count_from_where_they_are_read() {
        let table = Table::new(1);
        table.store(5, Game::Chess, 4, entry("a1a2", win_at(7), 1));
        let found = table.probe(5, Game::Chess, 10).expect("it is there");
        assert_eq!(found.score, win_at(13));
    }

    #[test]
    fn the_shallowest_gives_way_and_moves_are_kept() {
        let table = Table::new(1);
        for (key, depth) in [(1, 9), (2, 2), (3, 8), (4, 7), (5, 1)] {
            table.store(key, Game::Chess, 0, entry("a1a2", 0, depth));
        }
        let known = |key| table.probe(key, Game::Chess, 0).is_some();
        assert_eq!([1, 2, 3, 4, 5].map(known), [true, false, true, true, true]);
        table.store(1, Game::Chess, 0, Entry { mv: None, ..entry("a1a2", 3, 9) });
        let found = table.probe(1, Game::Chess, 0).expect("it is there");
        assert_eq!((found.score, found.mv.is_some()), (3, true));
    }

    #[test]
    fn torn_entries_are_nobodys() {
        let table = Table::new(1);
        table.store(1, Game::Chess, 0, entry("a1a2", 0, 9));
        let slot = &table.bucket(1).0[0];
        slot.data.fetch_xor(1 << SCORE_SHIFT, Ordering::Relaxed);
        assert_eq!(table.probe(1, Game::Chess, 0), None);
    }
}
