//! In which order the moves of a node are tried.

use rules::{Move, MoveList, Player};

use crate::Searched;
use crate::history::{BACK, Place, bonus};
use crate::parts::Part;
use crate::search::Searcher;

/// A move that waits to be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    pub(crate) mv: Move,
    pub(crate) rank: i32,
    pub(crate) noisy: bool,
    /// Its exchange is known not to lose, or need not be known.
    pub(crate) weighed: bool,
    /// It has been searched.
    tried: bool,
}

// Ranks by what a move is; within each kind what it wins or was worth before decides. History
// stays below 2^17, gains below 2^18.
const TABLE_MOVE: i32 = 1 << 30;
const GOOD_NOISY: i32 = 1 << 26;
const KILLERS: [i32; 2] = [(1 << 25) + 1, 1 << 25];
const BAD_NOISY: i32 = -(1 << 26);
/// What a capture wins weighs so much more than what it was worth elsewhere.
const GAIN_WEIGHT: i32 = 16;
/// So many moves are sought one by one; a node that tries more is likely to try all.
const SOUGHT_SINGLY: usize = 12;

/// Gives the moves of a node one after another, the likeliest first.
#[derive(Debug)]
pub(crate) struct Picker {
    /// Where the node's moves lie among those of all nodes on the way.
    base: usize,
    next: usize,
    sorted: bool,
}

impl<P: Searched> Searcher<'_, P> {
    /// Ranks the legal moves of a node.
    pub(crate) fn rank_moves(
        &mut self,
        position: &P,
        table_move: Option<Move>,
        ply: usize,
    ) -> Picker {
        let mut moves = MoveList::new();
        position.generate(&mut moves);
        self.rank(position, &moves, table_move, ply)
    }

    /// Ranks captures and promotions only, and with `freezing` what freezes officers.
    pub(crate) fn rank_noisy(
        &mut self,
        position: &P,
        table_move: Option<Move>,
        ply: usize,
        freezing: bool,
    ) -> Picker {
        let mut moves = MoveList::new();
        position.generate_noisy(&mut moves);
        if freezing {
            position.generate_freezing(&mut moves);
        }
        self.rank(position, &moves, table_move, ply)
    }

    fn rank(
        &mut self,
        position: &P,
        moves: &MoveList,
        table_move: Option<Move>,
        ply: usize,
    ) -> Picker {
        let base = self.waiting.len();
        let before = self.places_before(ply);
        let killers = self.nodes[ply].killers;
        let turn = position.turn();
        for &mv in moves {
            let stakes = position.stakes(mv);
            let noisy = stakes.is_noisy();
            let (rank, weighed) = if Some(mv) == table_move {
                (TABLE_MOVE, true)
            } else if noisy {
                let gain = stakes.gain(P::worth).clamp(-8_000, 12_000);
                let was = self.history.capture(stakes.moves, mv.to, stakes.takes);
                (GOOD_NOISY + gain * GAIN_WEIGHT + was, gain >= stakes.risk(P::worth))
            } else if let Some(killer) = killers.iter().position(|&killer| killer == Some(mv)) {
                (KILLERS[killer], true)
            } else {
                let place = self.history.place(turn, stakes.moves, mv.to);
                (self.quiet_worth(turn, mv, place, before), true)
            };
            self.waiting.push(Waiting { mv, rank, noisy, weighed, tried: false });
        }
        Picker { base, next: base, sorted: false }
    }

    /// What a quiet move was worth, here and after what was played before.
    #[inline(always)]
    pub(crate) fn quiet_worth(
        &self,
        turn: Player,
        mv: Move,
        place: Place,
        before: [Place; BACK],
    ) -> i32 {
        let own = self.history.quiet(turn, mv);
        if !self.parts.has(Part::Continuation) {
            return own;
        }
        own + self.history.continuation(before, place)
    }

    /// What went where with the last move, and with the mover's own last one.
    #[inline(always)]
    pub(crate) fn places_before(&self, ply: usize) -> [Place; BACK] {
        let place =
            |back: usize| ply.checked_sub(back).map_or(Place::NONE, |at| self.nodes[at].place);
        [place(1), place(2)]
    }

    /// The next move; captures that lose an exchange come last.
    #[inline]
    pub(crate) fn pick(&mut self, picker: &mut Picker, position: &P) -> Option<Waiting> {
        loop {
            let rest = self.waiting.get_mut(picker.next..)?;
            if rest.is_empty() {
                return None;
            }
            if !picker.sorted {
                if picker.next - picker.base >= SOUGHT_SINGLY {
                    rest.sort_unstable_by_key(|waiting| (-waiting.rank, waiting.mv));
                    picker.sorted = true;
                } else {
                    let mut best = 0;
                    for at in 1..rest.len() {
                        if rest[at].rank > rest[best].rank {
                            best = at;
                        }
                    }
                    rest.swap(0, best);
                }
            }
            let first = &mut rest[0];
            if !first.weighed {
                first.weighed = true;
                if !position.exchange_wins(first.mv, P::worth, 0) {
                    first.rank += BAD_NOISY - GOOD_NOISY;
                    picker.sorted = false;
                    continue;
                }
            }
            picker.next += 1;
            return Some(*first);
        }
    }

    /// The node is done with its moves.
    pub(crate) fn drop_moves(&mut self, picker: &Picker) {
        self.waiting.truncate(picker.base);
    }

    /// The move that was picked last is searched.
    #[inline]
    pub(crate) fn mark_tried(&mut self, picker: &Picker) {
        self.waiting[picker.next - 1].tried = true;
    }

    /// A move has decided a node: it is remembered, and so are those tried before it in vain.
    pub(crate) fn learn(
        &mut self,
        position: &P,
        picker: &Picker,
        best: Waiting,
        (ply, depth): (usize, i32),
    ) {
        let before = self.places_before(ply);
        let (turn, bonus) = (position.turn(), bonus(depth));
        for at in picker.base..picker.next {
            let Waiting { mv, noisy, tried, .. } = self.waiting[at];
            let bonus = if mv == best.mv { bonus } else { -bonus };
            if !tried || (best.noisy && !noisy) {
                continue;
            }
            let stakes = position.stakes(mv);
            if noisy {
                self.history.credit_capture(stakes.moves, mv.to, stakes.takes, bonus);
                continue;
            }
            self.history.credit_quiet(turn, mv, bonus);
            let place = self.history.place(turn, stakes.moves, mv.to);
            self.history.credit_continuation(before, place, bonus);
        }
        let killers = &mut self.nodes[ply].killers;
        if !best.noisy && killers[0] != Some(best.mv) {
            *killers = [Some(best.mv), killers[0]];
        }
    }
}
