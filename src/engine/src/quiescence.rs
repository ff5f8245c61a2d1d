//! The end of a line: captures are followed until the position is quiet.

use crate::Searched;
use crate::margins;
use crate::parts::Part;
use crate::score::{self, DRAW, INFINITE, WON};
use crate::search::Searcher;
use crate::table::{Bound, Entry};

impl<P: Searched> Searcher<'_, P> {
    /// The value of a position at the end of a line.
    pub(crate) fn end_of_line<const PV: bool>(
        &mut self,
        position: &P,
        window: (i32, i32),
        ply: usize,
    ) -> i32 {
        if self.parts.has(Part::Quiescence) {
            return self.quiesce::<PV>(position, window, ply, 0);
        }
        if PV {
            self.variations.clear(ply);
        }
        if self.visit(ply) {
            return DRAW;
        }
        self.settled(position, ply)
            .or_else(|| {
                let end = position.outcome_on_board()?;
                Some(score::of_outcome(end, position.turn(), ply))
            })
            .unwrap_or_else(|| self.judge(position))
    }

    /// Follows captures, and all moves while the king is in danger, `below` half-moves under the
    /// end of the line.
    fn quiesce<const PV: bool>(
        &mut self,
        position: &P,
        (mut alpha, beta): (i32, i32),
        ply: usize,
        below: usize,
    ) -> i32 {
        if PV {
            self.variations.clear(ply);
        }
        if self.visit(ply) {
            return DRAW;
        }
        if let Some(value) = self.settled(position, ply) {
            return value;
        }
        let lower = alpha;
        let entry = self.recall(position, ply);
        if !PV && let Some(entry) = entry.filter(|entry| entry.decides(alpha, beta)) {
            return entry.score;
        }
        let evades = self.nodes[ply].danger && below < margins::EVASIONS;
        let (mut best, mut eval) = (-INFINITE, None);
        if !evades {
            let plain = entry.and_then(|entry| entry.eval).unwrap_or_else(|| self.judge(position));
            eval = Some(plain);
            let own = self.corrected(position, plain, ply);
            best = own;
            if let Some(entry) = entry {
                let better = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => entry.score > own,
                    Bound::Upper => entry.score < own,
                };
                best = if better { entry.score } else { own };
            }
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let table_move = entry.and_then(|entry| entry.mv);
        let mut picker = if evades {
            self.rank_moves(position, table_move, ply)
        } else {
            let freezing = below == 0 && self.parts.has(Part::Freezes);
            self.rank_noisy(position, table_move, ply, freezing)
        };
        let futile = best + margins::QUIESCENCE;
        let mut best_move = None;
        let mut tried = 0;
        while let Some(waiting) = self.pick(&mut picker, position) {
            if !self.sight.sees(position, waiting.mv, ply) {
                continue;
            }
            if best > -WON {
                // What loses an exchange, and quiet moves once an escape is known.
                let loses = waiting.noisy && waiting.rank < 0;
                if loses || (evades && !waiting.noisy && tried > 1) {
                    break;
                }
                if !evades && alpha.abs() < WON {
                    let gain = position.stakes(waiting.mv).gain(P::worth);
                    if futile + gain <= alpha {
                        best = best.max(futile + gain);
                        continue;
                    }
                }
            }
            tried += 1;
            let (next, place) = self.play(position, waiting.mv);
            self.enter(position, place, &next, ply);
            let value = self.turned(position, &next, (alpha, beta), |own, window| {
                own.quiesce::<PV>(&next, window, ply + 1, below + 1)
            });
            self.past.pop();
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(waiting.mv);
                    if PV {
                        self.variations.set(ply, waiting.mv);
                    }
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        self.drop_moves(&picker);
        if self.stopped {
            return DRAW;
        }
        if best == -INFINITE {
            return match position.outcome_on_board() {
                Some(outcome) => score::of_outcome(outcome, position.turn(), ply),
                None => self.judge(position),
            };
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > lower && PV => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry { mv: best_move, score: best, eval, depth: 0, bound };
        self.remember(position, ply, entry);
        best
    }
}
