//! How the game ended, said once, and what to do next.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{AreaState, Context, Id, Pos2, Rect, Vec2};
use rules::Outcome;

use super::arrangement::{Arrangement, Shape};
use super::beside;
use super::button::{self, Weight};
use super::files::Files;
use super::open::{Panels, Sheet};
use super::question;
use super::redraw::Redraw;
use super::theme;
use crate::analysis::Analyse;
use crate::board::{Intent, Table};
use crate::look::Anchors;
use crate::text::{self, Words};

/// The last move is seen before anything is said about it.
const DELAY: Duration = Duration::from_millis(1100);

/// Windows that are lower than this have little room above the banner.
const LOW: f32 = 600.0;

/// What it is called among the areas of the window.
const NAME: &str = "banner";
/// The number of the button that looks at every move.
const REVIEW: usize = 4;

/// What the banner knows of the game on the table.
#[derive(Debug, Default)]
pub(super) struct Watch {
    id: String,
    /// Whether it was seen in progress; of a game opened after its end nothing is said.
    in_progress: bool,
    ended: Option<(Outcome, Duration)>,
    /// The window and the size for which it found its place, and the middle of its lower edge there.
    stood: Option<(Rect, Vec2, Pos2)>,
}

/// Shows the banner from a moment after the end until it is closed.
pub(super) fn show(
    mut contexts: EguiContexts,
    (arrangement, anchors): (Res<Arrangement>, Res<Anchors>),
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
    // In a low window it is wide instead, so that more of the board is seen.
    let low = arrangement.screen.height() < LOW;
    let width = if low { 560.0 } else { 400.0 };
    let foot = watch.foot(ctx, &anchors, &arrangement, &table);
    let mut placed = *arrangement;
    placed.foot = foot;
    let pressed = question::panel(ctx, &placed, NAME, width, |ui| {
        let score = outcome.score().replace("1/2", "½").replace('-', " – ");
        let sentence = words.say(&text::result(table.game(), outcome));
        let size = if low { theme::BODY } else { theme::TITLE };
        let score = theme::text(score, size, theme::tone().accent);
        let sentence = theme::text(sentence, theme::BODY, theme::tone().ink);
        if low {
            ui.horizontal_wrapped(|ui| {
                ui.label(score);
                ui.label(sentence);
            });
        } else {
            ui.vertical_centered(|ui| {
                ui.label(score);
                ui.add(egui::Label::new(sentence).wrap());
            });
        }
        ui.add_space(theme::GRID);
        let [rematch, new, look, save, review] =
            ["banner-rematch", "banner-new-game", "banner-look", "banner-save", "analysis-review"]
                .map(|key| words.get(key));
        let review = (review.as_str(), Weight::Plain);
        let first = [(rematch.as_str(), Weight::Main), (new.as_str(), Weight::Plain)];
        if low {
            let first = button::row(ui, &[first[0], first[1], review]);
            let second = [(look.as_str(), Weight::Plain), (save.as_str(), Weight::Plain)];
            let second = button::row(ui, &second).map(|nth| nth + 2);
            return first.map(|nth| if nth == 2 { REVIEW } else { nth }).or(second);
        }
        let second = [(look.as_str(), Weight::Plain), (save.as_str(), Weight::Plain)];
        let first = button::row(ui, &first);
        let second = button::row(ui, &second);
        let review = button::wide(ui, review.0, review.1).clicked().then_some(REVIEW);
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
    watch.stood = None;
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
                self.stood = None;
            }
            Some(outcome) if self.in_progress && self.ended.is_none() => {
                self.ended = Some((outcome, now));
            }
            Some(_) => {}
        }
    }
    /// Where it stands: as near to the foot as it hides neither the king that was mated nor who
    /// moved last. What is turned under it later does not drive it away.
    fn foot(
        &mut self,
        ctx: &Context,
        anchors: &Anchors,
        arrangement: &Arrangement,
        table: &Table,
    ) -> Pos2 {
        let foot = arrangement.foot;
        let screen = arrangement.screen;
        let Some(size) = AreaState::load(ctx, Id::new(NAME)).and_then(|area| area.size) else {
            return foot;
        };
        let before = self.stood.filter(|(window, then, _)| (*window, *then) == (screen, size));
        if let Some((_, _, stood)) = before {
            return stood;
        }
        let mate = table.shown_position().checked();
        let squares = mate.into_iter().chain(table.last_move().map(|last| last.to));
        let calm = beside::calm(anchors, arrangement, squares, &[], size, foot);
        let stood = calm.map_or(foot, |(_, place)| place.center_bottom());
        self.stood = Some((screen, size, stood));
        stood
    }
}
