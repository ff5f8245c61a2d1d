//! Questions between the players: a draw that was offered, and whether somebody gives up.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::arrangement::Arrangement;
use super::button::Weight;
use super::open::Panels;
use super::players::name;
use super::question;
use crate::board::{Intent, Table};
use crate::text::Words;

/// Asks what is to be asked.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    mut panels: ResMut<Panels>,
    mut intents: MessageWriter<Intent>,
    mut asked: Local<String>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A question is about the game it was asked in.
    let other = *asked != table.id;
    if other {
        asked.clone_from(&table.id);
    }
    if other || table.outcome().is_some() {
        if panels.resigning.is_some() {
            panels.resigning = None;
        }
        return Ok(());
    }
    if let Some(player) = panels.resigning {
        let text = words.fill("resign-question", &[("name", name(&table, &words, player).into())]);
        let (yes, no) = (words.get("action-resign"), words.get("resign-no"));
        let buttons = [(no.as_str(), Weight::Plain), (yes.as_str(), Weight::Danger)];
        match question::ask(ctx, &arrangement, "resign", &text, &buttons) {
            Some(0) => panels.resigning = None,
            Some(_) => {
                panels.resigning = None;
                intents.write(Intent::Resign(player));
            }
            None => {}
        }
    } else if let Some(player) = table.draw_offer().filter(|from| table.seat(!*from).is_person()) {
        let args = [
            ("name", name(&table, &words, player).into()),
            ("other", name(&table, &words, !player).into()),
        ];
        let text = words.fill("draw-question", &args);
        let (yes, no) = (words.get("draw-accept"), words.get("draw-decline"));
        let buttons = [(no.as_str(), Weight::Plain), (yes.as_str(), Weight::Main)];
        if let Some(nth) = question::ask(ctx, &arrangement, "draw", &text, &buttons) {
            intents.write(Intent::AnswerDraw(nth == 1));
        }
    }
    Ok(())
}
