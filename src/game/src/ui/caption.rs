//! What the showcase shows, in words at the foot of the picture.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui;
use egui::{Align2, Area, Color32, Id, Order, pos2, vec2};

use super::arrangement::Arrangement;
use super::theme;
use crate::board::{Subject, Table};
use crate::text::Words;

/// Shows the name of the game and a line about it while the table plays by itself.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
) -> Result {
    if !table.studies(Subject::Showcase) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let screen = arrangement.screen;
    Area::new(Id::new("caption"))
        .order(Order::Background)
        .interactable(false)
        .fixed_pos(screen.min)
        .show(ctx, |ui| {
            theme::shade(ui, screen, screen.bottom(), screen.bottom() - 0.22 * screen.height());
            let game = table.game();
            let size = (screen.height() * 0.05).clamp(22.0, 40.0);
            let left = screen.left() + 3.0 * theme::GAP;
            let room = screen.width() - 6.0 * theme::GAP;
            let small = (0.46 * size).max(theme::SMALL);
            let about = words.get(&format!("game-{game}-about"));
            let about = ui.painter().layout(about, theme::font(small), theme::WHITE_DIM, room);
            let foot = screen.bottom() - 2.0 * theme::GAP;
            let at = pos2(left, foot - about.size().y);
            let name = words.get(&format!("game-{game}"));
            let shadow = Color32::from_black_alpha(180);
            for (off, ink) in [(vec2(0.0, 1.5), shadow), (vec2(0.0, 0.0), theme::WHITE)] {
                let at = at + off - vec2(0.0, 2.0);
                ui.painter().text(at, Align2::LEFT_BOTTOM, &name, theme::font(size), ink);
            }
            ui.painter().galley(at, about, theme::WHITE_DIM);
        });
    Ok(())
}
