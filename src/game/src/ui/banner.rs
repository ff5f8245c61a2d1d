//! How the game ended, said once, and what to do next.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use rules::Outcome;

use super::arrangement::{Arrangement, Shape};
use super::button::{self, Weight};
use super::files::Files;
use super::open::{Panels, Sheet};
use super::question;
use super::redraw::Redraw;
use super::theme;
use crate::analysis::Analyse;
use crate::board::{Intent, Table};
use crate::text::{self, Words};

/// The last move is seen before anything is said about it.
const DELAY: Duration = Duration::from_millis(1100);

/// The number of the button that looks at every move.
const REVIEW: usize = 4;

/// What the banner knows of the game on the table.
#[derive(Debug, Default)]
pub(super) struct Watch {
    id: String,
    /// Whether it was seen in progress; of a game opened after its end nothing is said.
    in_progress: bool,
    ended: Option<(Outcome, Duration)>,
}

/// Shows the banner from a moment after the end until it is closed.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    time: Res<Time<Real>>,
    mut panels: ResMut<Panels>,
    mut files: ResMut<Files>,
    mut redraw: ResMut<Redraw>,
    mut intents: MessageWriter<Intent>,
    mut analyses: MessageWriter<Analyse>,
    mut watch: Local<Watch>,
) -> Result {
    watch.follow(&table, time.elapsed());
    let Some((outcome, since)) = watch.ended else { return Ok(()) };
    let shown_for = time.elapsed().saturating_sub(since);
    if shown_for < DELAY {
        redraw.within(DELAY.saturating_sub(shown_for));
        return Ok(());
    }
    // The list of moves needs its room where it is unfolded over the board.
    let unfolded = panels.moves && arrangement.shape != Shape::Roomy;
    if files.is_open() || unfolded {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let pressed = question::panel(ctx, &arrangement, "banner", 400.0, |ui| {
        let score = outcome.score().replace("1/2", "½").replace('-', " – ");
        let sentence = words.say(&text::result(table.game(), outcome));
        ui.vertical_centered(|ui| {
            ui.label(theme::text(score, theme::TITLE, theme::tone().accent));
            ui.add(egui::Label::new(theme::text(sentence, theme::BODY, theme::tone().ink)).wrap());
        });
        ui.add_space(theme::GRID);
        let [rematch, new, look, save, review] =
            ["banner-rematch", "banner-new-game", "banner-look", "banner-save", "analysis-review"]
                .map(|key| words.get(key));
        let first = [(rematch.as_str(), Weight::Main), (new.as_str(), Weight::Plain)];
        let second = [(look.as_str(), Weight::Plain), (save.as_str(), Weight::Plain)];
        let first = button::row(ui, &first);
        let second = button::row(ui, &second);
        let review = button::wide(ui, &review, Weight::Plain).clicked().then_some(REVIEW);
        first.or(second.map(|nth| nth + 2)).or(review)
    });
    match pressed {
        None => return Ok(()),
        Some(0) => {
            intents.write(Intent::Rematch);
        }
        Some(1) => panels.show(Sheet::NewGame),
        Some(2) => {}
        Some(REVIEW) => {
            analyses.write(Analyse::Review);
        }
        // The banner stays: saving is not the last thing people do with a game.
        Some(_) => {
            files.export(&table, &words, &arrangement);
            return Ok(());
        }
    }
    watch.ended = None;
    watch.in_progress = false;
    Ok(())
}

impl Watch {
    fn follow(&mut self, table: &Table, now: Duration) {
        if self.id != table.id {
            *self = Self { id: table.id.clone(), ..Self::default() };
        }
        match table.outcome() {
            None => {
                self.in_progress = true;
                self.ended = None;
            }
            Some(outcome) if self.in_progress && self.ended.is_none() => {
                self.ended = Some((outcome, now));
            }
            Some(_) => {}
        }
    }
}
