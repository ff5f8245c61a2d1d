//! The panel in which whoever put up a study speaks: beside the board, in a high window below it.

use bevy_egui::egui;
use egui::emath::TSTransform;
use egui::layers::ShapeIdx;
use egui::{Area, Id, Order, Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::arrangement::Arrangement;
use super::theme;

/// Shows the panel with `content`, which scrolls if it must, and `foot`, which stays at its lower
/// edge. Without room for it, while a game is on the table, nothing is shown.
pub(super) fn panel<T>(
    ctx: &egui::Context,
    arrangement: &Arrangement,
    id: &'static str,
    content: impl FnOnce(&mut Ui) -> Option<T>,
    foot: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let rect = arrangement.study?;
    Area::new(Id::new(id))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        // Its place is known; egui would move it by a size that it has only guessed so far, and
        // the board beside it would not be touched meanwhile.
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            // What lies under the panel is not touched through it.
            ui.allocate_rect(rect, egui::Sense::click());
            ui.painter().rect_filled(rect, theme::PANEL_RADIUS, theme::tone().sheet);
            let line = egui::Stroke::new(1.0, theme::tone().line);
            ui.painter().rect_stroke(rect, theme::PANEL_RADIUS, line, egui::StrokeKind::Inside);
            let inner = rect.shrink(12.0);
            // As high as it was last: its words may need more than a row.
            let foot_id = Id::new(id).with("foot");
            let known: Option<f32> = ui.data(|data| data.get_temp(foot_id));
            let height = known.unwrap_or(theme::TARGET);
            let row = inner.with_min_y(inner.bottom() - height);
            let mut lower = ui.new_child(UiBuilder::new().max_rect(row));
            let before = drawn(&lower);
            let pressed = foot(&mut lower);
            let needed = lower.min_rect().height().max(theme::TARGET);
            if (needed - height).abs() > 0.5 {
                // It is pressed there only from the next frame on, but seen there at once.
                let rise = TSTransform::from_translation(vec2(0.0, height - needed));
                let after = drawn(&lower);
                ui.ctx().graphics_mut(|graphics| {
                    graphics.entry(lower.layer_id()).transform_range(before, after, rise);
                });
                ui.data_mut(|data| data.insert_temp(foot_id, needed));
                ui.ctx().request_repaint();
            }
            let room = inner.with_max_y(inner.bottom() - needed - 8.0);
            let mut upper = ui.new_child(UiBuilder::new().max_rect(room));
            let shown = ScrollArea::vertical()
                .id_salt(id)
                .max_height(room.height())
                .auto_shrink([false, false])
                .show(&mut upper, |ui| {
                    ui.set_width(ui.available_width());
                    content(ui)
                });
            let blank = room.with_min_y(room.top() + shown.content_size.y + theme::GRID);
            ui.data_mut(|data| data.insert_temp(Id::new(BLANK), blank));
            shown.inner.or(pressed)
        })
        .inner
}

/// How much lies in the layer of `ui` already.
fn drawn(ui: &Ui) -> ShapeIdx {
    ui.ctx().graphics_mut(|graphics| graphics.entry(ui.layer_id()).next_idx())
}

/// What the content of the panel leaves free of it, as it was shown last.
pub(super) fn blank(ctx: &egui::Context, arrangement: &Arrangement) -> Option<Rect> {
    let blank = ctx.data(|data| data.get_temp::<Rect>(Id::new(BLANK)));
    blank.filter(|blank| arrangement.study.is_some_and(|panel| panel.contains_rect(*blank)))
}

const BLANK: &str = "blank of the study";
