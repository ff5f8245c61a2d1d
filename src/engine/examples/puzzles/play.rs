//! Games between weak players, and what is found on the way.

use engine::puzzle::{Goal, Puzzle, lead};
use engine::{Level, Limits, Opinion, Score, Settings, Stop, Thinker};
use rules::{AnyPosition, Game, Line};

use crate::wanted::Wanted;
use crate::{gain, win};

/// Moves at random at the start of each game: at least so many, and up to so many more. Where
/// armies begin behind strong lines it takes many to tear holes into them.
const fn random(game: Game) -> (u64, u64) {
    match game {
        Game::Cyvasse => (40, 60),
        Game::Keres => (6, 12),
        Game::Chess | Game::Joker | Game::Checkered => (2, 5),
    }
}

/// The levels of the two players, from and up to. Where there is no check the lowest leave their king
/// to be taken at once.
const fn levels(game: Game) -> [(u64, u64); 2] {
    match game {
        Game::Keres | Game::Cyvasse => [(4, 5), (4, 4)],
        Game::Chess | Game::Joker | Game::Checkered => [(2, 6), (2, 6)],
    }
}

/// A game so long is over.
const LONGEST: usize = 180;
/// Positions to visit to see whether something is to be found.
const GLANCE: u64 = 2_000;
/// From this score on it is worth to look.
const AHEAD: i32 = 300;
/// Before the opponent's last move nobody was so far ahead, where men are to be won.
const BALANCED: i32 = 200;
/// Whoever is so far ahead in men wins anyhow, and the game is left.
const CRUSHING: i32 = 1_200;

/// Looks for puzzles in so many games; `keep` is shown all of them whenever there is one more.
pub(crate) fn games(
    game: Game,
    seed: u64,
    games: u64,
    wanted: &mut Wanted,
    mut keep: impl FnMut(&[Puzzle]) -> Result<(), String>,
) -> Result<(), String> {
    for nth in 0..games {
        if !Goal::ALL.iter().any(|&goal| wanted.wants_any(goal)) {
            break;
        }
        let had = wanted.found.len();
        play(game, seed.wrapping_mul(1_000_003).wrapping_add(nth), wanted);
        if wanted.found.len() > had {
            keep(&wanted.found)?;
        }
    }
    Ok(())
}

/// Looks for puzzles in the positions of a file.
pub(crate) fn positions(game: Game, file: &str, wanted: &mut Wanted) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut judge = judge(game);
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((text, _)) = line.split_once(" |") else { continue };
        let position =
            AnyPosition::from_text(game, text).map_err(|error| format!("{file}: {error}"))?;
        if lead(&position, position.turn()).abs() <= CRUSHING
            && let Some(puzzle) = win::find(&mut judge, &position, wanted)
        {
            wanted.keep(puzzle);
        }
    }
    Ok(())
}

/// Who looks at positions. Where kings are taken counting men says as much as the whole evaluation, in
/// half the time.
fn judge(game: Game) -> Thinker {
    let taken = matches!(game, Game::Keres | Game::Cyvasse);
    let opinion = if taken { Opinion::Material } else { Opinion::Full };
    Thinker::new(Settings { hash: 4, opinion, ..Settings::default() })
}

/// Plays a game and looks at each position of it; an opening that ends the game is none.
fn play(game: Game, seed: u64, wanted: &mut Wanted) -> Option<()> {
    let mut chance = Chance(seed);
    let mut line = Line::new(AnyPosition::start(game));
    let (least, more) = random(game);
    for _ in 0..least + chance.below(more) {
        let moves = line.position().legal_moves();
        line.play(*moves.get(chance.below(moves.len() as u64) as usize)?).ok()?;
    }
    let mut player = |(least, most): (u64, u64)| {
        let level = Level::new((least + chance.below(most - least + 1)) as u32).ok();
        let seed = chance.below(u64::MAX);
        Thinker::new(Settings { level, seed, hash: 1, ..Settings::default() })
    };
    let mut players = levels(game).map(&mut player);
    if chance.below(2) == 0 {
        players.reverse();
    }
    let mut judge = judge(game);
    // What the side to move thought at its last turn and at this one.
    let mut before = Score::EVEN;
    while line.outcome().is_none() && line.ply() < LONGEST {
        let position = line.position();
        let glance = look(&mut judge, position, GLANCE)?;
        seek(&mut judge, position, glance, before.reversed(), wanted);
        before = glance;
        let turn = position.turn();
        if lead(position, turn).abs() > CRUSHING {
            break;
        }
        let mover = &mut players[turn.index()];
        let thought = mover.think(&line, &Limits::default(), &Stop::new(), |_| {}).ok()?;
        line.play(thought.best).ok()?;
        if line.position().turn() == turn {
            before = before.reversed();
        }
    }
    Some(())
}

/// Looks for puzzles in a position, whose score is known and what it was before the opponent's
/// last move.
fn seek(
    judge: &mut Thinker,
    position: &AnyPosition,
    score: Score,
    before: Score,
    wanted: &mut Wanted,
) {
    let wins = |score: Score| score.moves_to_end().is_some_and(|moves| moves > 0);
    let blundered = score.centipawns().is_none_or(|value| value >= AHEAD)
        && before.centipawns().is_some_and(|value| value < BALANCED);
    let fresh = wins(score) && !wins(before);
    if (fresh || blundered)
        && wanted.wants_any(Goal::Win)
        && let Some(puzzle) = win::find(judge, position, wanted)
    {
        wanted.keep(puzzle);
        return;
    }
    if blundered
        && !wins(score)
        && wanted.wants_any(Goal::Gain)
        && let Some(puzzle) = gain::find(judge, position, wanted)
    {
        wanted.keep(puzzle);
    }
}

/// What a full search of so many positions thinks.
pub(crate) fn look(judge: &mut Thinker, position: &AnyPosition, nodes: u64) -> Option<Score> {
    let line = Line::new(position.clone());
    let thought = judge.think(&line, &Limits::nodes(nodes), &Stop::new(), |_| {});
    thought.ok().map(|thought| thought.score)
}

/// The splitmix64 sequence.
struct Chance(u64);

impl Chance {
    /// A number below `end`; 0 if there is none.
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)).checked_rem(end).unwrap_or(0)
    }
}
