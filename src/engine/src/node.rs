//! Searching one position: alpha-beta with a principal variation, and all that makes it quick.

use rules::{Move, Role};

use crate::Searched;
use crate::history::Place;
use crate::margins;
use crate::order::Waiting;
use crate::parts::Part;
use crate::score::{self, DRAW, INFINITE, MAX_PLY, WON, win_at};
use crate::search::Searcher;
use crate::table::{Bound, Entry};

/// What was found out about a position before its moves are tried.
#[derive(Clone, Copy, Debug)]
struct Scene {
    entry: Option<Entry>,
    /// What the evaluation alone says.
    plain: Option<i32>,
    /// What the position seems to be worth; `None` while the king is in danger.
    eval: Option<i32>,
    /// Whether it seems better than two half-moves ago.
    improving: bool,
}

impl<P: Searched> Searcher<'_, P> {
    /// The value of a position to a depth, exact within the window and a bound outside. `PV`
    /// nodes have an open window; `cut` nodes are expected to end early.
    pub(crate) fn search<const PV: bool>(
        &mut self,
        position: &P,
        depth: i32,
        (mut alpha, mut beta): (i32, i32),
        ply: usize,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.end_of_line::<PV>(position, (alpha, beta), ply);
        }
        if PV {
            self.variations.clear(ply);
        }
        if self.visit(ply) {
            return DRAW;
        }
        if ply > 0 {
            if let Some(value) = self.settled(position, ply) {
                return value;
            }
            alpha = alpha.max(-win_at(ply));
            beta = beta.min(win_at(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        // What decided nodes below belongs to another place in the tree.
        self.nodes[ply + 2].killers = [None; 2];
        let scene = self.scene(position, ply);
        if !PV && let Some(value) = self.known(position, &scene, depth, (alpha, beta), ply) {
            return value;
        }
        if !PV
            && let Some(value) =
                self.good_or_bad_enough(position, &scene, depth, (alpha, beta), (ply, cut))
        {
            return value;
        }
        let depth = self.without_table_move(&scene, depth, (PV, cut, ply));
        self.try_moves::<PV>(position, &scene, depth, (alpha, beta), (ply, cut))
    }

    /// The value of a position that needs no search: the game is over, or ends at once, or the
    /// line is as long as can be.
    #[inline]
    pub(crate) fn settled(&self, position: &P, ply: usize) -> Option<i32> {
        if let Some(outcome) = position.decided() {
            return Some(score::of_outcome(outcome, position.turn(), ply));
        }
        if position.wins_at_once() && !self.sight.overlooks_threat(position.hash()) {
            return Some(win_at(ply + 1));
        }
        if self.past.repeats(position) {
            return Some(DRAW);
        }
        if position.drawn() {
            let outcome = position.outcome_on_board();
            return Some(outcome.map_or(DRAW, |end| score::of_outcome(end, position.turn(), ply)));
        }
        (ply >= MAX_PLY).then(|| self.judge(position))
    }

    fn scene(&mut self, position: &P, ply: usize) -> Scene {
        let node = self.nodes[ply];
        let entry = match node.excluded {
            Some(_) => None,
            None => self.recall(position, ply),
        };
        if node.danger {
            self.nodes[ply].eval = None;
            return Scene { entry, plain: None, eval: None, improving: false };
        }
        let plain = entry.and_then(|entry| entry.eval);
        let plain = plain.unwrap_or_else(|| self.judge(position));
        let own = self.corrected(position, plain, ply);
        self.nodes[ply].eval = Some(own);
        let before = |back: usize| ply.checked_sub(back).and_then(|at| self.nodes[at].eval);
        let improving = before(2).or_else(|| before(4)).is_some_and(|before| own > before);
        // A score from the table says more, where its bound lies on the right side.
        let better = entry.filter(|entry| match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.score > own,
            Bound::Upper => entry.score < own,
        });
        let eval = better.map_or(own, |entry| entry.score);
        Scene { entry, plain: Some(plain), eval: Some(eval), improving }
    }

    /// The value that the table has for the position, if it decides the window.
    fn known(
        &self,
        position: &P,
        scene: &Scene,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Option<i32> {
        let entry = scene.entry?;
        let deep_enough = if self.parts.has(Part::DeeperEntries) {
            entry.depth >= depth
        } else {
            entry.depth == depth
        };
        // Where the draw counter has run far the way to the position counts as well.
        let by_way = position.halfmoves() + margins::COUNTER_MATTERS >= P::DRAWN_AFTER;
        (ply > 0 && deep_enough && !by_way && entry.decides(alpha, beta)).then_some(entry.score)
    }

    /// What ends a node with a closed window before its moves are tried: it is so much better,
    /// or worse, than the window that a shallow look is enough.
    fn good_or_bad_enough(
        &mut self,
        position: &P,
        scene: &Scene,
        depth: i32,
        (alpha, beta): (i32, i32),
        (ply, cut): (usize, bool),
    ) -> Option<i32> {
        let eval = scene.eval?;
        if self.nodes[ply].excluded.is_some() || ply == 0 {
            return None;
        }
        if self.parts.has(Part::Razoring)
            && depth <= margins::RAZORING_DEPTH
            && alpha.abs() < WON
            && eval + margins::razoring(depth) < alpha
        {
            let value = self.end_of_line::<false>(position, (alpha, alpha + 1), ply);
            if value <= alpha {
                return Some(value);
            }
        }
        if beta.abs() >= WON {
            return None;
        }
        if self.parts.has(Part::ReverseFutility)
            && depth <= margins::REVERSE_DEPTH
            && eval - margins::reverse_futility(depth, scene.improving) >= beta
            && eval < WON
        {
            return Some(i32::midpoint(eval, beta));
        }
        if self.parts.has(Part::NullMove) && eval >= beta && depth >= margins::NULL_DEPTH {
            let value = self.after_passing(position, (eval, depth), beta, (ply, cut));
            if value.is_some() {
                return value;
            }
        }
        if self.parts.has(Part::ProbCut) && depth >= margins::PROBCUT_DEPTH {
            return self.good_capture(position, scene, depth, beta, (ply, cut));
        }
        None
    }

    /// A position in which even passing holds the window is good enough. Not asked where having
    /// to move may be a burden, nor twice in a row.
    fn after_passing(
        &mut self,
        position: &P,
        (eval, depth): (i32, i32),
        beta: i32,
        (ply, cut): (usize, bool),
    ) -> Option<i32> {
        let passed_before = ply > 0 && self.nodes[ply - 1].place == Place::NONE;
        if passed_before || !position.has_officers() {
            return None;
        }
        let mut next = *position;
        next.pass();
        let reduced = depth - margins::null_reduction(depth, eval - beta);
        self.enter(position, Place::NONE, &next, ply);
        let floor = self.past.raise();
        let value = -self.search::<false>(&next, reduced, (-beta, 1 - beta), ply + 1, !cut);
        self.past.lower(floor);
        self.past.pop();
        // Whoever passes cannot be forced to mate: such a score only says that it is enough.
        (value >= beta && !self.stopped).then_some(if value >= WON { beta } else { value })
    }

    /// A capture that wins far more than the window asks for, at a lower depth, is enough.
    fn good_capture(
        &mut self,
        position: &P,
        scene: &Scene,
        depth: i32,
        beta: i32,
        (ply, cut): (usize, bool),
    ) -> Option<i32> {
        let eval = scene.eval?;
        let raised = beta + margins::PROBCUT;
        let reduced = depth - margins::PROBCUT_REDUCTION;
        if scene.entry.is_some_and(|entry| entry.depth >= reduced && entry.score < raised) {
            return None;
        }
        let mut picker =
            self.rank_noisy(position, scene.entry.and_then(|entry| entry.mv), ply, false);
        let mut answer = None;
        while let Some(waiting) = self.pick(&mut picker, position) {
            if !waiting.noisy || !position.exchange_wins(waiting.mv, P::worth, raised - eval) {
                continue;
            }
            let (next, place) = self.play(position, waiting.mv);
            self.enter(position, place, &next, ply);
            let window = (raised - 1, raised);
            let mut value = self.turned(position, &next, window, |own, window| {
                own.end_of_line::<false>(&next, window, ply + 1)
            });
            if value >= raised {
                value = self.turned(position, &next, window, |own, window| {
                    own.search::<false>(&next, reduced, window, ply + 1, !cut)
                });
            }
            self.past.pop();
            if self.stopped {
                break;
            }
            if value >= raised {
                answer = Some(value - margins::PROBCUT);
                break;
            }
        }
        self.drop_moves(&picker);
        answer
    }

    /// Without a move from the table the order is poor: a shallower search finds one first.
    fn without_table_move(
        &self,
        scene: &Scene,
        depth: i32,
        (pv, cut, ply): (bool, bool, usize),
    ) -> i32 {
        let excluded = self.nodes[ply].excluded.is_some();
        let unknown = !excluded && scene.entry.and_then(|entry| entry.mv).is_none();
        let reduces = self.parts.has(Part::InternalReduction)
            && unknown
            && ply > 0
            && (pv || cut)
            && depth >= margins::INTERNAL_DEPTH;
        depth - i32::from(reduces)
    }

    fn try_moves<const PV: bool>(
        &mut self,
        position: &P,
        scene: &Scene,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        (ply, cut): (usize, bool),
    ) -> i32 {
        let lower = alpha;
        let excluded = self.nodes[ply].excluded;
        let table_move = match (ply, self.first) {
            (0, Some(first)) => Some(first),
            _ => scene.entry.and_then(|entry| entry.mv),
        };
        let mut picker = self.rank_moves(position, table_move, ply);
        let (mut best, mut best_move) = (-INFINITE, None);
        let (mut tried, mut quiets, mut quiet_ends) = (0, 0, false);
        let (prunes, spares) = (position.has_officers(), margins::spares_danger::<P>(depth));
        while let Some(waiting) = self.pick(&mut picker, position) {
            let mv = waiting.mv;
            let left_out = Some(mv) == excluded || (ply == 0 && self.is_left_out(mv));
            if left_out || !self.sight.sees(position, mv, ply) {
                continue;
            }
            if ply > 0 && best > -WON && prunes {
                let hope = match quiet_ends && !waiting.noisy {
                    true => Hope::NoQuiet,
                    false => self.hopeless(position, waiting, scene, (depth, alpha), quiets, tried),
                };
                match hope {
                    Hope::Some => {}
                    Hope::None => continue,
                    Hope::NoQuiet => {
                        quiet_ends = true;
                        if !spares || !self.play(position, mv).0.in_danger() {
                            continue;
                        }
                    }
                }
            }
            let extension =
                match self.singular::<PV>(position, scene, mv, (depth, beta), (ply, cut)) {
                    Singular::Enough(value) => {
                        self.drop_moves(&picker);
                        return value;
                    }
                    Singular::Extend(by) => by,
                };
            tried += 1;
            quiets += i32::from(!waiting.noisy);
            self.mark_tried(&picker);
            let (next, place) = self.play(position, mv);
            self.enter(position, place, &next, ply);
            let danger = self.danger_extension(position, waiting, ply);
            let extension = if danger > 0 { extension.max(danger) } else { extension };
            let below = depth - 1 + extension;
            let value = if tried == 1 {
                self.turned(position, &next, (alpha, beta), |own, window| {
                    own.search::<PV>(&next, below, window, ply + 1, !PV && !cut)
                })
            } else {
                let reduction =
                    self.reduction::<PV>(position, waiting, scene, (depth, tried), (ply, cut));
                self.later_move::<PV>(
                    position,
                    &next,
                    (below, reduction),
                    (alpha, beta),
                    (ply, cut),
                )
            };
            self.past.pop();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if ply == 0 && (tried == 1 || value > alpha) {
                    self.found = Some(mv);
                }
                if value > alpha {
                    alpha = value;
                    best_move = Some(waiting);
                    if PV {
                        self.variations.set(ply, mv);
                    }
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        if let Some(waiting) = best_move.filter(|_| best >= beta && !self.stopped) {
            self.learn(position, &picker, waiting, (ply, depth));
        }
        self.drop_moves(&picker);
        if self.stopped {
            return if best > -INFINITE { best } else { DRAW };
        }
        if best == -INFINITE {
            return self.without_moves(position, alpha, ply);
        }
        let whole = excluded.is_none() && (ply > 0 || self.left_out.is_empty());
        if whole {
            let bound = match best {
                best if best >= beta => Bound::Lower,
                best if best > lower => Bound::Exact,
                _ => Bound::Upper,
            };
            self.learn_correction(position, scene, best_move, (best, bound), (ply, depth));
            let mv = best_move.map(|waiting| waiting.mv);
            let entry = Entry { mv, score: best, eval: scene.plain, depth, bound };
            self.remember(position, ply, entry);
        }
        best
    }

    /// Where nothing was taken, the value that was found says how far the evaluation was off.
    fn learn_correction(
        &mut self,
        position: &P,
        scene: &Scene,
        best_move: Option<Waiting>,
        (best, bound): (i32, Bound),
        (ply, depth): (usize, i32),
    ) {
        let Some(plain) = scene.plain else {
            return;
        };
        let says = match bound {
            Bound::Exact => true,
            Bound::Lower => best > plain,
            Bound::Upper => best < plain,
        };
        let noisy = best_move.is_some_and(|waiting| waiting.noisy);
        if says && !noisy && best.abs() < WON && self.parts.has(Part::Correction) {
            let structure = position.structure();
            let before = self.places_before(ply);
            self.history.correct(position.turn(), structure, before, best - plain, depth);
        }
    }

    /// What the evaluation says, mended by what was found out about alike positions.
    #[inline(always)]
    pub(crate) fn corrected(&self, position: &P, plain: i32, ply: usize) -> i32 {
        if !self.parts.has(Part::Correction) {
            return plain;
        }
        let before = self.places_before(ply);
        let off = self.history.correction(position.turn(), position.structure(), before);
        (plain + off).clamp(-P::LIMIT, P::LIMIT)
    }

    /// No move was tried: the game is over, or all there were have been left out.
    fn without_moves(&self, position: &P, alpha: i32, ply: usize) -> i32 {
        match position.outcome_on_board() {
            Some(outcome) => score::of_outcome(outcome, position.turn(), ply),
            None if self.nodes[ply].excluded.is_some() => alpha,
            None => self.judge(position),
        }
    }

    /// A move after the first: with a closed window and less depth, until it proves better.
    fn later_move<const PV: bool>(
        &mut self,
        position: &P,
        next: &P,
        (depth, reduction): (i32, i32),
        (alpha, beta): (i32, i32),
        (ply, cut): (usize, bool),
    ) -> i32 {
        let closed = (alpha, alpha + 1);
        let reduced = (depth - reduction).clamp(i32::from(depth > 0), depth.max(0));
        let mut value = self.turned(position, next, closed, |own, window| {
            own.search::<false>(next, reduced, window, ply + 1, true)
        });
        if value > alpha && reduced < depth && !self.stopped {
            value = self.turned(position, next, closed, |own, window| {
                own.search::<false>(next, depth, window, ply + 1, !cut)
            });
        }
        if PV && value > alpha && value < beta && !self.stopped {
            value = self.turned(position, next, (alpha, beta), |own, window| {
                own.search::<true>(next, depth, window, ply + 1, false)
            });
        }
        value
    }

    /// Whether a move can be left out because it comes too late, or loses too much, to matter.
    fn hopeless(
        &self,
        position: &P,
        waiting: Waiting,
        scene: &Scene,
        (depth, alpha): (i32, i32),
        quiets: i32,
        tried: i32,
    ) -> Hope {
        if waiting.noisy {
            let loses = self.parts.has(Part::ExchangePruning)
                && depth <= margins::EXCHANGE_DEPTH
                && waiting.rank < 0
                && !position.exchange_wins(waiting.mv, P::worth, -margins::noisy_exchange(depth));
            return if loses { Hope::None } else { Hope::Some };
        }
        let Some(eval) = scene.eval else {
            return Hope::Some;
        };
        if self.parts.has(Part::LateMovePruning)
            && quiets >= margins::late_moves::<P>(depth, scene.improving)
        {
            return Hope::NoQuiet;
        }
        let reach = (depth - margins::base_reduction(depth, tried + 1)).max(1);
        if self.parts.has(Part::Futility)
            && reach <= margins::FUTILITY_DEPTH
            && alpha.abs() < WON
            && eval + margins::futility(reach) <= alpha
        {
            return Hope::NoQuiet;
        }
        let loses = self.parts.has(Part::ExchangePruning)
            && reach <= margins::QUIET_EXCHANGE_DEPTH
            && !position.exchange_wins(waiting.mv, P::worth, -margins::quiet_exchange(reach));
        if loses { Hope::None } else { Hope::Some }
    }

    /// Whether the table's move stands out: all others fail against a lower window, at about
    /// half the depth. Then it is searched deeper, and less deep where others are as good.
    fn singular<const PV: bool>(
        &mut self,
        position: &P,
        scene: &Scene,
        mv: Move,
        (depth, beta): (i32, i32),
        (ply, cut): (usize, bool),
    ) -> Singular {
        let none = Singular::Extend(0);
        let Some(entry) = scene.entry else {
            return none;
        };
        if !self.parts.has(Part::SingularExtension)
            || ply == 0
            || ply as i32 >= 2 * self.root_depth
            || depth < margins::SINGULAR_DEPTH
            || entry.mv != Some(mv)
            || entry.bound == Bound::Upper
            || entry.depth < depth - margins::SINGULAR_NEAR
            || entry.score.abs() >= WON
        {
            return none;
        }
        let lower = entry.score - margins::singular(depth);
        let place = self.nodes[ply].place;
        self.nodes[ply].excluded = Some(mv);
        let value = self.search::<false>(position, (depth - 1) / 2, (lower - 1, lower), ply, cut);
        self.nodes[ply].excluded = None;
        self.nodes[ply].place = place;
        if value < lower {
            let far = !PV && value < lower - margins::SINGULAR_FAR;
            Singular::Extend(1 + i32::from(far))
        } else if !PV && lower >= beta && lower.abs() < WON {
            Singular::Enough(lower)
        } else {
            Singular::Extend(-i32::from(entry.score >= beta || cut))
        }
    }

    /// Moves that put the king in danger without losing an exchange are looked at deeper.
    fn danger_extension(&self, position: &P, waiting: Waiting, ply: usize) -> i32 {
        let extends = self.parts.has(Part::DangerExtension)
            && self.nodes[ply + 1].danger
            && (ply as i32) < 2 * self.root_depth
            && position.exchange_wins(waiting.mv, P::worth, 0);
        i32::from(extends)
    }

    /// How much less deep a move is searched first.
    fn reduction<const PV: bool>(
        &self,
        position: &P,
        waiting: Waiting,
        scene: &Scene,
        (depth, tried): (i32, i32),
        (ply, cut): (usize, bool),
    ) -> i32 {
        let early = tried <= 1 + i32::from(PV) + i32::from(ply == 0);
        if !self.parts.has(Part::Reductions) || depth < margins::REDUCTION_DEPTH || early {
            return 0;
        }
        if waiting.noisy {
            return if waiting.rank < 0 { 1 } else { 0 };
        }
        let place = self.nodes[ply].place;
        let was = self.quiet_worth(position.turn(), waiting.mv, place, self.places_before(ply));
        let in_danger = self.nodes[ply].danger || self.nodes[ply + 1].danger;
        margins::base_reduction(depth, tried) + i32::from(cut) + i32::from(!scene.improving)
            - i32::from(PV)
            - i32::from(in_danger)
            - (was / margins::HISTORY_REDUCTION).clamp(-2, 2)
    }

    /// The position after a move, and where the man went.
    #[inline]
    pub(crate) fn play(&self, position: &P, mv: Move) -> (P, Place) {
        let role: Role = position.stakes(mv).moves;
        let mut next = *position;
        next.play_unchecked(mv);
        (next, self.history.place(position.turn(), role, mv.to))
    }

    /// Asks for the value of the next position with the window as seen from there, and gives it
    /// as seen from here. After taking the checkered side the same player moves again.
    #[inline(always)]
    pub(crate) fn turned(
        &mut self,
        position: &P,
        next: &P,
        (alpha, beta): (i32, i32),
        value: impl FnOnce(&mut Self, (i32, i32)) -> i32,
    ) -> i32 {
        if position.turn() == next.turn() {
            value(self, (alpha, beta))
        } else {
            -value(self, (-beta, -alpha))
        }
    }
}

/// Whether a move, or any further quiet one, has a chance to matter.
enum Hope {
    Some,
    None,
    NoQuiet,
}

enum Singular {
    Extend(i32),
    /// Another move is good enough as well.
    Enough(i32),
}
