//! One quiet line at the foot of the window, gone after a while.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Id, Order};

use super::arrangement::Arrangement;
use super::redraw::Redraw;
use super::theme;
use crate::board::{Table, WishRefused};
use crate::computer::Declined;
use crate::keep::Notice;
use crate::text::{self, Words};

/// What is being said.
#[derive(Resource, Debug, Default)]
pub(super) struct Toast {
    text: String,
    /// When it began to be shown; `None` until the next frame draws it.
    since: Option<Duration>,
    /// News that must be read stay longer than a remark.
    stays: Duration,
}

const REMARK: Duration = Duration::from_secs(4);
const NEWS: Duration = Duration::from_secs(12);
const FADE: Duration = Duration::from_millis(300);

impl Toast {
    /// Whether something is being said.
    pub(super) fn speaks(&self) -> bool {
        !self.text.is_empty()
    }

    /// Says `text` in the place of what was said before.
    pub(super) fn say(&mut self, text: impl Into<String>) {
        *self = Self { text: text.into(), since: None, stays: REMARK };
    }

    /// Says something that takes longer to read.
    pub(super) fn tell(&mut self, text: impl Into<String>) {
        *self = Self { text: text.into(), since: None, stays: NEWS };
    }
}

/// Takes in what others want said.
pub(super) fn listen(
    mut refusals: MessageReader<WishRefused>,
    mut notices: MessageReader<Notice>,
    mut declined: MessageReader<Declined>,
    mut toast: ResMut<Toast>,
    table: Res<Table>,
    words: Res<Words>,
) {
    for refused in refusals.read() {
        toast.say(words.say(&text::refusal(table.game(), &refused.why)));
    }
    if declined.read().count() > 0 {
        toast.say(words.get("draw-declined"));
    }
    for Notice(saying) in notices.read() {
        toast.tell(words.say(saying));
    }
}

/// Shows the line.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    time: Res<Time<Real>>,
    mut toast: ResMut<Toast>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    if toast.text.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let now = time.elapsed();
    let since = *toast.since.get_or_insert(now);
    let left = (since + toast.stays).saturating_sub(now);
    if left.is_zero() {
        *toast = Toast::default();
        return Ok(());
    }
    let opacity = (left.as_secs_f32() / FADE.as_secs_f32()).min(1.0);
    redraw.within(if left > FADE { left - FADE } else { Duration::from_millis(33) });

    let width = 560.0_f32.min(arrangement.screen.width() - 2.0 * theme::GAP - 34.0);
    Area::new(Id::new("toast"))
        .order(Order::Tooltip)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(arrangement.toast)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            theme::panel().fill(theme::SHEET).show(ui, |ui| {
                let font = theme::font(theme::BODY);
                let galley = ui.painter().layout(toast.text.clone(), font, theme::INK, width);
                let (rect, _) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
                ui.painter().galley(rect.min, galley, theme::INK);
            });
        });
    Ok(())
}
