//! Games of the evaluation against itself.

use std::fs::OpenOptions;
use std::io::Write;
use std::time::{Duration, Instant};

use engine::eval::Tunable;
use engine::{Limits, Opinion, Settings, Stop, Thinker};
use rules::{AnyPosition, Game, Line, Move, MoveList, Player, Role, Tactics};

use crate::endings::against_lone_king;

/// Moves at random at the start of each game: at least so many, and up to so many more. Where
/// armies begin behind strong lines it takes many to tear holes into them.
const fn random(game: Game) -> (usize, u64) {
    match game {
        Game::Cyvasse => (10, 60),
        Game::Keres => (6, 16),
        Game::Chess | Game::Joker | Game::Checkered => (6, 5),
    }
}

/// An opening that is worse than this for one side is not played on.
const UNBALANCED: i32 = 300;
/// A game is won once the search says so, by at least so much, for so many moves in a row.
const WON: (i32, u32) = (1_500, 6);
/// A game so long is a draw.
const LONGEST: usize = 240;
/// One game in so many begins with an ending against a lone king, where there are such.
const ENDING_ONE_IN: u64 = 12;
/// What comes of a position is the score at the next half-move in so many parts of the whole, and
/// for the rest what comes of that one.
const NEAR: i32 = 1;
const FULL: i32 = 8;
/// In Checkered chess the checkered side is taken at one in so many moves that allow it, whatever
/// the search thinks of it: it has to be tried to be judged.
const TAKEN_ONE_IN: u64 = 40;
/// Mebibytes of memory for the search of one move.
const HASH: usize = 4;

/// Plays for some time, by the men alone if `plain`, and adds the quiet positions of each game to
/// a file.
pub(crate) fn games<P: Tunable + Tactics>(
    time: Duration,
    file: &str,
    nodes: u64,
    plain: bool,
) -> Result<(), String> {
    let refuse = |error: std::io::Error| format!("{file}: {error}");
    let mut out = OpenOptions::new().create(true).append(true).open(file).map_err(refuse)?;
    let begun = Instant::now();
    let mut chance = Chance(out.metadata().map_err(refuse)?.len() ^ nodes << 40 ^ 0x7475_6e65);
    let opinion = if plain { Opinion::Material } else { Opinion::Full };
    let settings = Settings { opinion, hash: HASH, ..Settings::default() };
    let mut thinker = Thinker::new(settings);
    let (mut games, mut kept, mut tally) = (0_u32, 0_usize, [0_u32; 3]);
    while begun.elapsed() < time {
        let ending = chance.below(ENDING_ONE_IN) == 0;
        let start: Option<P> =
            if ending { against_lone_king(&mut chance) } else { opening(&mut chance) };
        let Some(start) = start else { continue };
        thinker.forget();
        let (lines, white) = game(start, &mut thinker, nodes, &mut chance);
        games += 1;
        kept += lines.len();
        tally[white as usize] += 1;
        let text: String =
            lines.iter().map(|(text, score)| format!("{text};{white};{score}\n")).collect();
        out.write_all(text.as_bytes()).map_err(refuse)?;
    }
    let [lost, drawn, won] = tally;
    println!("{games} games, {kept} positions; White won {won}, drew {drawn}, lost {lost}");
    Ok(())
}

fn opening<P: Tunable + Tactics>(chance: &mut Chance) -> Option<P> {
    let mut position = P::start();
    let (least, more) = random(P::GAME);
    for _ in 0..least + chance.below(more) as usize {
        position.play_unchecked(any(&position.legal_moves(), chance)?);
    }
    let balanced = position.evaluate().abs() < UNBALANCED;
    (balanced && position.outcome().is_none()).then_some(position)
}

fn any(moves: &MoveList, chance: &mut Chance) -> Option<Move> {
    moves.get(chance.below(moves.len() as u64) as usize).copied()
}

/// A quiet position of a game, and at which half-move it stood.
struct Kept {
    text: String,
    at: usize,
}

/// The positions that were kept with what came of them, for White, and the result: 0, 1 or 2
/// halves of a point for White.
fn game<P: Tunable + Tactics>(
    mut position: P,
    thinker: &mut Thinker,
    nodes: u64,
    chance: &mut Chance,
) -> (Vec<(String, i32)>, u8) {
    let Ok(start) = AnyPosition::from_text(P::GAME, &position.to_text()) else {
        return (Vec::new(), 1);
    };
    let mut line = Line::new(start);
    let (mut kept, mut scores) = (Vec::new(), Vec::new());
    let mut clear = 0;
    let winner = loop {
        if let Some(outcome) = line.outcome() {
            break outcome.winner;
        }
        if scores.len() >= LONGEST {
            break None;
        }
        let Ok(found) = thinker.think(&line, &Limits::nodes(nodes), &Stop::new(), |_| {}) else {
            break None;
        };
        let own = found.score.centipawns().unwrap_or(match found.score > engine::Score::EVEN {
            true => MATE,
            false => -MATE,
        });
        let score = if position.turn() == Player::White { own } else { -own };
        let alone = Player::ALL.into_iter().any(|player| !position.can_win(player));
        clear = if own.abs() >= WON.0 && !alone { clear + 1 } else { 0 };
        if clear >= WON.1 {
            break Some(if score > 0 { Player::White } else { Player::Black });
        }
        if own.abs() < WON.0 && quiet(&position, found.best) {
            kept.push(Kept { text: position.to_text(), at: scores.len() });
        }
        scores.push(score);
        let moves = position.legal_moves();
        let taking = moves.iter().copied().find(|&mv| switches(&position, mv));
        let taking = taking.filter(|_| chance.below(TAKEN_ONE_IN) == 0);
        if taking.is_some() {
            // What was thought before foretells nothing of what comes.
            scores.clear();
            kept.clear();
        }
        let mv = taking.unwrap_or(found.best);
        position.play_unchecked(mv);
        if line.play(mv).is_err() {
            break None;
        }
    };
    let points = points(winner);
    let ahead = ahead(&scores, (i32::from(points) - 1) * WON.0);
    (kept.into_iter().map(|kept| (kept.text, ahead[kept.at])).collect(), points)
}

/// What a forced win counts for.
const MATE: i32 = 3_000;

/// Whether nothing is about to be taken with profit.
fn quiet<P: Tunable + Tactics>(position: &P, best: Move) -> bool {
    if position.in_danger() || position.stakes(best).is_noisy() {
        return false;
    }
    let mut moves = MoveList::new();
    position.generate_noisy(&mut moves);
    !moves.iter().any(|&mv| position.exchange_wins(mv, P::worth, 1))
}

/// Whether the move takes the checkered side.
fn switches<P: Tactics>(position: &P, mv: Move) -> bool {
    let king = |at| position.man_at(at).is_some_and(|man| man.role == Role::King);
    P::GAME == Game::Checkered && king(mv.from) && king(mv.to)
}

/// For each half-move what the search thought of it and of the ones after it, the nearest first
/// and foremost, and in the end of the result.
fn ahead(scores: &[i32], result: i32) -> Vec<i32> {
    let mut coming = result;
    let mut ahead = vec![0; scores.len()];
    for (ahead, score) in ahead.iter_mut().zip(scores).rev() {
        coming += (score.clamp(&-WON.0, &WON.0) - coming) * NEAR / FULL;
        *ahead = coming;
    }
    ahead
}

fn points(winner: Option<Player>) -> u8 {
    match winner {
        Some(Player::White) => 2,
        None => 1,
        Some(Player::Black) => 0,
    }
}

/// The splitmix64 sequence.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    /// A number below `end`; 0 if there is none.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)).checked_rem(end).unwrap_or(0)
    }
}
