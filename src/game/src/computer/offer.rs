//! A draw that is offered to the computer.

use bevy::prelude::*;
use engine::Score;
use rules::Player;

use super::bell::Bell;
use super::mind::Mind;
use crate::board::{Intent, Table};

/// The computer declined the draw that was offered to it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declined(pub Player);

/// Up to this move it plays on.
const OPENING: u16 = 10;

/// Accepts an offer when the computer stands no better, by what it thought when it last moved.
pub(super) fn consider(
    table: Res<Table>,
    mind: Res<Mind>,
    bell: Res<Bell>,
    mut intents: MessageWriter<Intent>,
    mut declined: MessageWriter<Declined>,
) {
    let Some(offered) = table.draw_offer().map(|from| !from) else { return };
    if table.seat(offered).is_person() {
        return;
    }
    let score = mind.score(&table, offered);
    let past_opening = table.line().position().to_setup().memory.fullmove > OPENING;
    let accepts = past_opening && score.is_some_and(|score| score <= Score::EVEN);
    intents.write(Intent::AnswerDraw(accepts));
    if !accepts {
        declined.write(Declined(offered));
    }
    // The answer is heard in the next frame.
    bell.ring();
}
