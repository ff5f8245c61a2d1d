//! A small panel at the foot of the window with a sentence and buttons.

use bevy_egui::egui;
use egui::{Align2, Area, Context, Id, Order, Ui};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::theme;

/// Asks `text`; the index of the pressed button.
pub(super) fn ask(
    ctx: &Context,
    arrangement: &Arrangement,
    id: &'static str,
    text: &str,
    buttons: &[(&str, Weight)],
) -> Option<usize> {
    panel(ctx, arrangement, id, 360.0, |ui| {
        ui.vertical_centered(|ui| {
            ui.add(egui::Label::new(theme::text(text, theme::BODY, theme::tone().ink)).wrap());
        });
        ui.add_space(theme::GRID);
        button::row(ui, buttons)
    })
}

/// A panel of `width` standing at the foot.
pub(super) fn panel<T>(
    ctx: &Context,
    arrangement: &Arrangement,
    id: &'static str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> T,
) -> T {
    let width = width.min(arrangement.breadth() - FRAME);
    Area::new(Id::new(id))
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(arrangement.foot)
        .show(ctx, |ui| {
            theme::sheet()
                .show(ui, |ui| {
                    ui.set_width(width);
                    content(ui)
                })
                .inner
        })
        .inner
}

/// What the frame of a sheet takes of its width.
const FRAME: f32 = 34.0;
