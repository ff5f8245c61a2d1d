//! The panel in which whoever put up a study speaks: beside the board, in a high window below it.

use bevy_egui::egui;
use egui::{Area, Id, Order, ScrollArea, Ui, UiBuilder};

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
        .fade_in(false)
        .show(ctx, |ui| {
            // What lies under the panel is not touched through it.
            ui.allocate_rect(rect, egui::Sense::click());
            ui.painter().rect_filled(rect, theme::PANEL_RADIUS, theme::tone().sheet);
            let line = egui::Stroke::new(1.0, theme::tone().line);
            ui.painter().rect_stroke(rect, theme::PANEL_RADIUS, line, egui::StrokeKind::Inside);
            let inner = rect.shrink(12.0);
            let row = inner.with_min_y(inner.bottom() - theme::TARGET);
            let room = inner.with_max_y(row.top() - 8.0);
            let mut lower = ui.new_child(UiBuilder::new().max_rect(row));
            let pressed = foot(&mut lower);
            let mut upper = ui.new_child(UiBuilder::new().max_rect(room));
            let chosen = ScrollArea::vertical()
                .id_salt(id)
                .max_height(room.height())
                .auto_shrink([false, false])
                .show(&mut upper, |ui| {
                    ui.set_width(ui.available_width());
                    content(ui)
                })
                .inner;
            chosen.or(pressed)
        })
        .inner
}
