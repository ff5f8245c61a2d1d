//! The thread that looks into the game: at the moves under review, else at the shown position.

use std::time::Duration;

use bevy::prelude::*;
use engine::Limits;
use rules::Line;

use super::chance::Chance;
use super::review::Review;
use super::watch::{Analysis, LINES, Worth};
use crate::board::Table;
use crate::computer::Bell;
use crate::computer::brain::{Brain, Errand, Question};
use crate::settings::Settings;

/// How long the shown position is looked at.
const WATCH: Duration = Duration::from_secs(20);
/// How many positions are visited for one that is under review…
const REVIEW_NODES: u64 = 120_000;
/// …and how long that may take at most.
const REVIEW: Duration = Duration::from_millis(600);
/// Megabytes of its memory.
const HASH: usize = 32;

/// What the analyst is busy with.
#[derive(Resource, Debug, Default)]
pub(super) struct Analyst {
    /// Dropped before the brain, which waits for its thread.
    errand: Option<(Aim, Errand)>,
    /// Made for the first question.
    brain: Option<Brain>,
}

/// What an answer is for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Aim {
    game: String,
    ply: usize,
    position: u64,
    review: bool,
}

/// Takes in what has been found.
pub(super) fn listen(
    table: Res<Table>,
    mut analyst: ResMut<Analyst>,
    mut analysis: ResMut<Analysis>,
    mut review: ResMut<Review>,
) {
    let Analyst { errand, brain } = analyst.bypass_change_detection();
    let Some((aim, under_way)) = errand else { return };
    while let Some(answer) = brain.as_mut().and_then(Brain::answer) {
        let position = table.line().position_at(aim.ply);
        let Some(position) = position.filter(|position| {
            answer.number == under_way.number
                && aim.game == table.id
                && aim.position == position.hash()
        }) else {
            continue;
        };
        let mover = position.turn();
        if aim.review {
            let forced = position.legal_moves().len() == 1;
            review.learn(aim.ply, mover, answer.lines[0].clone(), forced);
        } else {
            let (lines, depth, done) = (answer.lines, answer.depth, answer.done);
            analysis.learn(aim.position, Worth { mover, lines, depth, done });
        }
    }
}

/// Begins to look at what is wanted now, and lets go of anything else.
pub(super) fn attend(
    (table, settings): (Res<Table>, Res<Settings>),
    bell: Res<Bell>,
    analysis: Res<Analysis>,
    mut review: ResMut<Review>,
    mut analyst: ResMut<Analyst>,
) {
    if review.is_running() {
        see_ends(&table, &mut review);
    }
    let aim = aim(&table, &analysis, &review);
    let analyst = analyst.bypass_change_detection();
    if analyst.errand.as_ref().map(|(aim, _)| aim) == aim.as_ref() {
        return;
    }
    analyst.errand = None;
    let Some(aim) = aim else { return };
    if analyst.brain.is_none() {
        match Brain::new(bell.clone()) {
            Ok(brain) => analyst.brain = Some(brain),
            Err(why) => {
                error_once!("the game cannot be looked into: {why}");
                return;
            }
        }
    }
    let question = question(&table, &aim, settings.threads());
    analyst.errand = analyst.brain.as_mut().map(|brain| (aim, brain.ask(question)));
}

/// Where the game has ended there is nothing to think about.
fn see_ends(table: &Table, review: &mut Review) {
    while let Some(ply) = review.next() {
        let Some(chance) = Chance::at_end(table.line(), ply) else { return };
        let Some(position) = table.line().position_at(ply) else { return };
        review.learn_end(ply, position.turn(), chance);
    }
}

fn aim(table: &Table, analysis: &Analysis, review: &Review) -> Option<Aim> {
    // One thread is enough: the player whose move is awaited comes first.
    let waits = table.thinker().is_some() && !table.looking_back();
    if !analysis.is_about(table) || waits {
        return None;
    }
    let aim = |ply, review| {
        let position = table.line().position_at(ply)?.hash();
        let ends = Chance::at_end(table.line(), ply).is_some();
        (!ends).then(|| Aim { game: table.id.clone(), ply, position, review })
    };
    if review.is_running() && review.is_of(table) {
        return aim(review.next()?, true);
    }
    aim(table.shown(), false).filter(|aim| analysis.lacks(aim.position))
}

fn question(table: &Table, aim: &Aim, threads: usize) -> Question {
    let settings = engine::Settings {
        hash: HASH,
        threads,
        lines: if aim.review { 1 } else { LINES },
        ..engine::Settings::default()
    };
    let limits = if aim.review {
        Limits { nodes: Some(REVIEW_NODES), ..Limits::move_time(REVIEW) }
    } else {
        Limits::move_time(WATCH)
    };
    let line = line_to(table.line(), aim.ply);
    Question { line, settings, limits, pace: Duration::ZERO, aloud: !aim.review }
}

/// The game as far as `ply`.
pub(super) fn line_to(line: &Line, ply: usize) -> Line {
    let mut line = line.clone();
    while line.ply() > ply {
        line.undo();
    }
    line
}
