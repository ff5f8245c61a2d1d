//! What the computer thinks about: the move that is awaited of it, else a hint that is sought,
//! and never what has been overtaken by the game.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use bevy::prelude::*;
use engine::{Clock, Level, Limits, Score};
use rules::{Move, Player};

use super::bell::Bell;
use super::brain::{Brain, Errand, Question};
use super::hint::Hint;
use crate::board::{Intent, Table, Unrest};
use crate::settings::{Pace, Settings};

/// Without a clock nobody takes longer; levels have had enough much earlier.
const LONGEST: Duration = Duration::from_secs(2);
/// How long a hint may take.
const HINT: Duration = Duration::from_secs(1);
/// At a calm pace a move takes at least so long…
const CALM: Duration = Duration::from_millis(1200);
/// …but no larger part of what the clock has left.
const CALM_PART: u32 = 60;
/// Time lost between the clock and a sleeping loop.
const OVERHEAD: Duration = Duration::from_millis(120);

/// What the computer has in mind.
#[derive(Resource, Debug, Default)]
pub struct Mind {
    /// Dropped before the brain, which waits for its thread.
    errand: Option<(Aim, Errand)>,
    /// What was found and not played yet.
    answer: Option<Move>,
    /// Which game the scores are of.
    game: String,
    scores: [Option<Score>; 2],
    /// Made for the first question.
    brain: Option<Brain>,
}

/// What an answer is for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Aim {
    game: String,
    ply: usize,
    position: u64,
    mover: Player,
    wish: Wish,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// A move by a computer, at its level if it has one.
    Move(Option<Level>),
    Hint,
}

impl Mind {
    /// What the computer on `player`'s side thought of it when it last moved in this game.
    pub(super) fn score(&self, table: &Table, player: Player) -> Option<Score> {
        self.scores[player.index()].filter(|_| self.game == table.id)
    }

    /// Whether it thinks about anything, or waits with a move.
    pub fn is_busy(&self) -> bool {
        self.errand.is_some()
    }

    fn let_go(&mut self) {
        self.errand = None;
        self.answer = None;
    }

    /// Takes in what has arrived; the answer to what is thought about now.
    fn listen(&mut self) -> Option<(&Aim, Move)> {
        let (aim, errand) = self.errand.as_ref()?;
        while let Some(answer) = self.brain.as_mut().and_then(Brain::answer) {
            if answer.number == errand.number {
                if aim.wish != Wish::Hint {
                    self.scores[aim.mover.index()] = Some(answer.score());
                }
                self.answer = Some(answer.best());
            }
        }
        self.answer.map(|mv| (aim, mv))
    }
}

/// Plays what was found, as soon as the table lets it, or shows the hint. At a calm pace the move
/// before is seen to its end first.
pub(super) fn answer(
    (table, settings, unrest): (Res<Table>, Res<Settings>, Res<Unrest>),
    mut mind: ResMut<Mind>,
    mut hint: ResMut<Hint>,
    mut intents: MessageWriter<Intent>,
) {
    let Some((aim, mv)) = mind.bypass_change_detection().listen() else {
        return;
    };
    if aim.wish == Wish::Hint {
        hint.found(mv);
    } else if table.open_to_moves().is_ok()
        && !(unrest.0 && pace(&table, aim, settings.pace) == CALM)
    {
        intents.write(Intent::Answer { position: aim.position, mv });
    }
}

/// Begins to think about what is wanted now, and lets go of anything else.
pub(super) fn attend(
    table: Res<Table>,
    settings: Res<Settings>,
    hint: Res<Hint>,
    bell: Res<Bell>,
    mut mind: ResMut<Mind>,
) {
    let aim = aim(&table, *hint);
    let mind = mind.bypass_change_detection();
    if mind.errand.as_ref().map(|(aim, _)| aim) == aim.as_ref() {
        return;
    }
    mind.let_go();
    let Some(aim) = aim else { return };
    if mind.game != aim.game {
        mind.game.clone_from(&aim.game);
        mind.scores = [None; 2];
    }
    if mind.brain.is_none() {
        match Brain::new(bell.clone()) {
            Ok(brain) => mind.brain = Some(brain),
            Err(why) => {
                error_once!("the computer cannot think: {why}");
                return;
            }
        }
    }
    let question = question(&table, &aim, &settings);
    mind.errand = mind.brain.as_mut().map(|brain| (aim, brain.ask(question)));
}

fn aim(table: &Table, hint: Hint) -> Option<Aim> {
    let line = table.line();
    let wish = match table.thinker() {
        Some((_, level)) => Wish::Move(level),
        None if hint == Hint::Sought && table.open_to_hands() => Wish::Hint,
        None => return None,
    };
    Some(Aim {
        game: table.id.clone(),
        ply: line.ply(),
        position: line.position().hash(),
        mover: line.position().turn(),
        wish,
    })
}

fn question(table: &Table, aim: &Aim, settings: &Settings) -> Question {
    let clock = table.clock().filter(|_| aim.wish != Wish::Hint);
    let mut seed = DefaultHasher::new();
    aim.game.hash(&mut seed);
    let level = match aim.wish {
        Wish::Move(level) => level,
        Wish::Hint => None,
    };
    // A level is the same on every machine.
    let threads = if level.is_some() { 1 } else { settings.threads() };
    let thinking =
        engine::Settings { level, threads, seed: seed.finish(), ..engine::Settings::default() };
    let limits = match (aim.wish, clock) {
        (Wish::Hint, _) => Limits::move_time(HINT),
        (Wish::Move(_), Some(clock)) => Limits {
            clock: Some(Clock {
                left: clock.left(aim.mover),
                increment: clock.control.increment,
                moves_to_go: None,
                overhead: OVERHEAD,
            }),
            ..Limits::default()
        },
        (Wish::Move(_), None) => Limits::move_time(LONGEST),
    };
    let pace = pace(table, aim, settings.pace);
    Question { line: table.line().clone(), settings: thinking, limits, pace, aloud: false }
}

/// How long an answer takes at least.
fn pace(table: &Table, aim: &Aim, pace: Pace) -> Duration {
    let left = table.clock().map(|clock| clock.left(aim.mover));
    match pace {
        Pace::Calm if aim.wish != Wish::Hint => {
            left.map_or(CALM, |left| CALM.min(left / CALM_PART))
        }
        Pace::Calm | Pace::AtOnce => Duration::ZERO,
    }
}
