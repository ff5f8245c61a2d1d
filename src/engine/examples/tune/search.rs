//! A small search of its own, so that fitting does not depend on the engine's: alpha-beta with
//! quiescence, a table and history.

use engine::Evaluate;
use rules::{Game, Move, MoveList, Player, Position, Role, Tactics};

/// More than any evaluation; less by one for every half-move until the game is won.
pub(crate) const WON: i32 = 30_000;

const PLIES: i32 = 60;
const ENTRIES: usize = 1 << 16;
const SQUARES: usize = 108;
/// What repeating a position costs, so that games are decided rather than repeated away.
const REPEATING: i32 = 25;
/// How far a judgement is off by chance, the same all through a game.
const BLUR: u64 = 6;
/// How much less deeply is looked after passing the turn.
const PASSED: i32 = 2;
/// Quiet moves from this one on are looked at less deeply first.
const LATE: usize = 4;

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    best: Option<Move>,
    depth: i32,
    score: i32,
    /// The score is at most, at least, or just this.
    bound: std::cmp::Ordering,
}

/// What is kept from move to move of a game.
pub(crate) struct Searcher {
    table: Vec<Option<Entry>>,
    history: Vec<i32>,
    /// The keys of the positions of the game and of the line at hand.
    pub(crate) past: Vec<u64>,
    nodes: u64,
    limit: u64,
    blur: u64,
    /// Whether only the men count.
    plain: bool,
}

/// What a search found.
pub(crate) struct Found {
    pub(crate) best: Move,
    pub(crate) score: i32,
}

impl Searcher {
    pub(crate) fn new(limit: u64, plain: bool) -> Self {
        let history = vec![0; 2 * SQUARES * SQUARES];
        Self {
            table: vec![None; ENTRIES],
            history,
            past: Vec::new(),
            nodes: 0,
            limit,
            blur: 0,
            plain,
        }
    }

    /// Forgets everything; `blur` is a number by chance.
    pub(crate) fn clear(&mut self, blur: u64) {
        self.blur = blur;
        self.table.fill(None);
        self.history.fill(0);
        self.past.clear();
    }

    /// The best move, if there is any.
    pub(crate) fn best<P: Evaluate + Tactics>(&mut self, position: &P) -> Option<Found> {
        self.nodes = 0;
        let mut found = position.legal_moves().first().map(|&best| Found { best, score: 0 });
        for depth in 1..PLIES {
            let score = self.look(position, depth, -WON, WON, 0);
            if self.spent() && depth > 1 {
                break;
            }
            let entry = self.table[slot(position.hash())];
            let best = entry.filter(|entry| entry.key == position.hash()).and_then(|e| e.best);
            if let (Some(found), Some(best)) = (&mut found, best) {
                *found = Found { best, score };
            }
            if score.abs() > WON - PLIES {
                break;
            }
        }
        found
    }

    /// Whether the search of captures keeps what is on the board worth as much as it seems.
    pub(crate) fn quiet<P: Evaluate + Tactics>(&mut self, position: &P) -> bool {
        self.nodes = 0;
        !position.in_danger() && self.captures(position, -WON, WON, 0) == self.judge(position)
    }

    fn judge<P: Evaluate + Tactics>(&self, position: &P) -> i32 {
        let chance = (position.hash() ^ self.blur).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        let worth = if self.plain { position.material() } else { position.evaluate() };
        worth + (chance % (2 * BLUR + 1)) as i32 - BLUR as i32
    }

    fn spent(&self) -> bool {
        self.nodes >= self.limit
    }

    fn look<P: Evaluate + Tactics>(
        &mut self,
        position: &P,
        mut depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> i32 {
        let checked = position.in_danger();
        depth += i32::from(checked && ply > 0);
        let key = position.hash();
        if ply > 0 && self.past.contains(&key) {
            return REPEATING;
        }
        if depth <= 0 || ply >= PLIES {
            return self.captures(position, alpha, beta, ply);
        }
        self.nodes += 1;
        let slot = slot(key);
        let known = self.table[slot].filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| ply > 0 && entry.depth >= depth) {
            let cuts = match entry.bound {
                std::cmp::Ordering::Less => entry.score <= alpha,
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => entry.score >= beta,
            };
            if cuts && entry.score.abs() < WON - 2 * PLIES {
                return entry.score;
            }
        }
        if ply > 0
            && depth > 2
            && !checked
            && beta.abs() < WON - 2 * PLIES
            && position.has_officers()
            && self.judge(position) >= beta
        {
            let mut next = *position;
            next.pass();
            let score = -self.look(&next, depth - 1 - PASSED, -beta, 1 - beta, ply + 1);
            if score >= beta && !self.spent() {
                return score.min(WON - 2 * PLIES);
            }
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return ended(position, ply);
        }
        self.sort(position, &mut moves, known.and_then(|entry| entry.best));
        self.past.push(key);
        let (mut best, mut chosen, floor) = (-WON, None, alpha);
        for (number, &mv) in moves.iter().enumerate() {
            let mut next = *position;
            next.play_unchecked(mv);
            let quiet = !position.stakes(mv).is_noisy();
            let same = next.turn() == position.turn();
            let look = |own: &mut Self, depth, alpha: i32, beta: i32| {
                if same {
                    own.look(&next, depth, alpha, beta, ply + 1)
                } else {
                    -own.look(&next, depth, -beta, -alpha, ply + 1)
                }
            };
            let late = i32::from(quiet && number >= LATE && depth > 2 && !checked);
            let late = late + i32::from(late > 0 && number >= 4 * LATE && depth > 4);
            let mut score =
                if number == 0 { beta } else { look(self, depth - 1 - late, alpha, alpha + 1) };
            if late > 0 && score > alpha {
                score = look(self, depth - 1, alpha, alpha + 1);
            }
            if number == 0 || (score > alpha && score < beta) {
                score = look(self, depth - 1, alpha, beta);
            }
            if self.spent() && (depth > 1 || ply > 0) {
                break;
            }
            if score > best {
                (best, chosen) = (score, Some(mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if quiet {
                    self.history[spot(position.turn(), mv)] += depth * depth;
                }
                break;
            }
        }
        self.past.pop();
        if !self.spent() || ply == 0 && chosen.is_some() {
            let bound = match best {
                best if best <= floor => std::cmp::Ordering::Less,
                best if best >= beta => std::cmp::Ordering::Greater,
                _ => std::cmp::Ordering::Equal,
            };
            let best_move = chosen.or(known.and_then(|entry| entry.best));
            if !self.spent() {
                self.table[slot] = Some(Entry { key, best: best_move, depth, score: best, bound });
            }
        }
        best
    }

    fn captures<P: Evaluate + Tactics>(
        &mut self,
        position: &P,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> i32 {
        self.nodes += 1;
        if let Some(outcome) = position.decided() {
            return if outcome.winner == Some(position.turn()) { WON - ply } else { ply - WON };
        }
        let mut best = self.judge(position);
        if best >= beta || ply >= 2 * PLIES {
            return best;
        }
        alpha = alpha.max(best);
        let mut moves = MoveList::new();
        position.generate_noisy(&mut moves);
        moves.retain(|mv| position.exchange_wins(mv, P::worth, 0));
        self.sort(position, &mut moves, None);
        for &mv in &moves {
            let mut next = *position;
            next.play_unchecked(mv);
            let score = -self.captures(&next, -beta, -alpha, ply + 1);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || self.nodes > 2 * self.limit {
                break;
            }
        }
        best
    }

    fn sort<P: Evaluate + Tactics>(&self, position: &P, moves: &mut MoveList, first: Option<Move>) {
        let order = |mv: &Move| {
            if first == Some(*mv) {
                return i32::MIN;
            }
            let stakes = position.stakes(*mv);
            if stakes.is_noisy() {
                return -1_000_000 - stakes.gain(P::worth) * 16 + P::worth(stakes.moves) / 8;
            }
            -self.history[spot(position.turn(), *mv)].min(900_000)
        };
        moves.sort_by_cached_key(order);
    }
}

fn slot(key: u64) -> usize {
    key as usize % ENTRIES
}

fn spot(turn: Player, mv: Move) -> usize {
    (turn.index() * SQUARES + mv.from.index()) * SQUARES + mv.to.index()
}

fn ended<P: Position>(position: &P, ply: i32) -> i32 {
    match position.outcome_on_board().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == position.turn() => WON - ply,
        Some(_) => ply - WON,
        None => 0,
    }
}

/// Whether the move takes the checkered side.
pub(crate) fn switches<P: Position>(position: &P, mv: Move) -> bool {
    let king = |at| position.man_at(at).is_some_and(|man| man.role == Role::King);
    P::GAME == Game::Checkered && king(mv.from) && king(mv.to)
}
