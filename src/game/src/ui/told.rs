//! What a move brought about that is easily missed: a check, and in Joker chess whose freeze
//! gave or took it.

use bevy::prelude::*;
use rules::{AnyPosition, Effect, Frozen, Square};

use super::toast::Toast;
use crate::board::{Cause, Stepped, Table};
use crate::text::{Saying, Words};

/// Says what the last move brought about.
pub(super) fn listen(
    mut steps: MessageReader<Stepped>,
    table: Res<Table>,
    words: Res<Words>,
    mut toast: ResMut<Toast>,
) {
    let played = steps.read().filter(|step| step.forward && step.cause == Cause::Played).count();
    if played == 0 || table.outcome().is_some() {
        return;
    }
    let line = table.line();
    let Some(last) = line.ply().checked_sub(1) else { return };
    if let (Some(before), Some(effects)) = (line.position_at(last), line.effects_at(last))
        && let Some(saying) = news(before, effects, line.position())
    {
        toast.say(words.say(&saying));
    }
}

/// What is to be said about a move that led from `before` to `after`.
fn news(before: &AnyPosition, effects: &[Effect], after: &AnyPosition) -> Option<Saying> {
    let mover = before.turn();
    if let Some(king) = after.checked().into_iter().next() {
        let attackers = after.attackers(king, mover);
        let thawed = freezes(effects).find(|(at, now)| now.is_none() && attackers.contains(*at));
        let saying = match thawed {
            Some((at, _)) => Saying::new("told-check-by-thaw").with("square", at.to_string()),
            None => Saying::new("told-check"),
        };
        return Some(saying.with("player", after.turn().id()));
    }
    let king = before.checked().into_iter().next()?;
    let attackers = before.attackers(king, !mover);
    let (at, _) =
        freezes(effects).find(|(at, now)| *now == Some(Frozen::Held) && attackers.contains(*at))?;
    Some(Saying::new("told-check-parried").with("square", at.to_string()))
}

/// The men that were frozen or let go, with what they are now.
fn freezes(effects: &[Effect]) -> impl Iterator<Item = (Square, Option<Frozen>)> + '_ {
    effects.iter().filter_map(|effect| match *effect {
        Effect::StatusChanged { at, before, after } if before.frozen != after.frozen => {
            Some((at, after.frozen))
        }
        _ => None,
    })
}
