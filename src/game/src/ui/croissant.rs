//! En Croissant, explained beside its target the first time it is offered.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, vec2};
use rules::Square;

use super::arrangement::Arrangement;
use super::{beside, theme};
use crate::board::Table;
use crate::control::Hand;
use crate::look::Anchors;
use crate::settings::Settings;
use crate::text::Words;

const WIDTH: f32 = 264.0;
const PAD: f32 = 12.0;

/// Explains it while a pawn is held that may do it.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    anchors: Res<Anchors>,
    hand: Res<Hand>,
    table: Res<Table>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut explained: Local<bool>,
) -> Result {
    let offered = if settings.croissant_known { None } else { offered(&table, *hand) };
    let Some((from, to)) = offered else {
        // It was read; whoever lets go of the pawn knows it.
        if std::mem::take(&mut *explained) {
            settings.croissant_known = true;
        }
        return Ok(());
    };
    *explained = true;
    let ctx = contexts.ctx_mut()?;
    let text = words.get("told-croissant");
    let font = theme::font(theme::SMALL);
    let galley = ctx.fonts_mut(|fonts| fonts.layout(text, font, theme::INK, WIDTH - 2.0 * PAD));
    let size = vec2(WIDTH, galley.size().y + 2.0 * PAD);
    let rect = beside::place(&anchors, &arrangement, from, to, size);
    Area::new(Id::new("croissant"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .interactable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(rect, egui::Sense::hover());
            ui.painter().rect_filled(rect, theme::PANEL_RADIUS, theme::SHEET);
            ui.painter().galley(rect.min + vec2(PAD, PAD), galley, theme::INK);
        });
    Ok(())
}

/// The way of the held pawn, if it may do it now.
fn offered(table: &Table, hand: Hand) -> Option<(Square, Square)> {
    let Hand::Holding { from } = hand else { return None };
    let position = table.shown_position();
    let to = position.to_setup().memory.croissant?;
    position.targets_from(from).iter().any(|mv| mv.to == to).then_some((from, to))
}
