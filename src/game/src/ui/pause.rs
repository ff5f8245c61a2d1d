//! A calm veil while the clocks stand still.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Id, LayerId, Order};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::open::Panels;
use super::theme;
use crate::board::{Intent, Table};
use crate::text::Words;

/// Shows the veil and the way on.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    panels: Res<Panels>,
    mut intents: MessageWriter<Intent>,
) -> Result {
    if !table.paused() || panels.is_open() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let veil = LayerId::new(Order::Background, Id::new("pause veil"));
    ctx.layer_painter(veil).rect_filled(arrangement.screen, 0, theme::VEIL);
    let pressed = Area::new(Id::new("pause"))
        .order(Order::Middle)
        .anchor(Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show(ctx, |ui| {
            theme::sheet()
                .show(ui, |ui| {
                    ui.set_width(200.0);
                    ui.vertical_centered(|ui| {
                        ui.label(theme::text(
                            words.get("pause-title"),
                            theme::TITLE,
                            theme::tone().ink,
                        ));
                    });
                    button::wide(ui, &words.get("action-go-on"), Weight::Main).clicked()
                })
                .inner
        })
        .inner;
    if pressed {
        intents.write(Intent::Pause(false));
    }
    Ok(())
}
