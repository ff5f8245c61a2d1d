//! What a pawn becomes, chosen at the square where it arrives.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Key, Order, Rect, Sense, Ui, pos2, vec2};
use rules::{Move, Piece, Role};

use super::arrangement::Arrangement;
use super::icon::{self, Icon};
use super::{beside, silhouette, theme};
use crate::board::Table;
use crate::control::hand::aims;
use crate::control::{Hand, Touch};
use crate::look::Anchors;
use crate::text::Words;

const TILE: egui::Vec2 = vec2(72.0, 84.0);
const PAD: f32 = 8.0;
const CANCEL: f32 = theme::TARGET;

/// Shows the men to choose from while a move asks for one.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    anchors: Res<Anchors>,
    hand: Res<Hand>,
    table: Res<Table>,
    words: Res<Words>,
    mut touches: MessageWriter<Touch>,
) -> Result {
    let Hand::Choosing { from, to } = *hand else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let mut moves = aims(&table, from, to);
    moves.sort_by_key(|mv| RANKING.iter().position(|role| mv.becomes() == Some(*role)));
    let width = moves.len() as f32 * TILE.x + CANCEL + 3.0 * PAD;
    let size = vec2(width, TILE.y + 2.0 * PAD);
    let rect = beside::place(&anchors, &arrangement, from, to, size);
    let player = table.shown_position().turn();
    let chosen = Area::new(Id::new("picker"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(rect, Sense::click());
            ui.painter().rect_filled(rect, theme::PANEL_RADIUS, theme::SHEET);
            let mut chosen = None;
            for (nth, mv) in moves.iter().enumerate() {
                let Some(role) = mv.becomes() else { continue };
                let left = rect.left() + PAD + nth as f32 * TILE.x;
                let tile = Rect::from_min_size(pos2(left, rect.top() + PAD), TILE);
                if man(ui, tile, Piece::of(player, role), &words) {
                    chosen = Some(Touch::Choose(*mv));
                }
            }
            let place = Rect::from_center_size(
                pos2(rect.right() - PAD - CANCEL / 2.0, rect.center().y),
                vec2(CANCEL, CANCEL),
            );
            if cancel(ui, place, &words.get("confirm-no")) {
                chosen = Some(Touch::Cancel);
            }
            chosen
        })
        .inner;
    if let Some(touch) = chosen.or_else(|| by_key(ctx, &moves)) {
        touches.write(touch);
    }
    Ok(())
}

/// The order in which most people want them.
const RANKING: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

fn by_key(ctx: &egui::Context, moves: &[Move]) -> Option<Touch> {
    let keys = [
        (Key::Q, Role::Queen),
        (Key::R, Role::Rook),
        (Key::B, Role::Bishop),
        (Key::N, Role::Knight),
    ];
    let (_, role) = keys.into_iter().find(|(key, _)| ctx.input(|input| input.key_pressed(*key)))?;
    moves.iter().find(|mv| mv.becomes() == Some(role)).map(|mv| Touch::Choose(*mv))
}

fn man(ui: &Ui, tile: Rect, piece: Piece, words: &Words) -> bool {
    let name = words.get(&format!("role-{}", piece.role.id()));
    let response = ui.interact(tile, ui.id().with(piece.role.id()), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    if response.hovered() {
        ui.painter().rect_filled(tile, theme::RADIUS, theme::HOVER);
    }
    let figure = Rect::from_center_size(tile.center() - vec2(0.0, 10.0), vec2(52.0, 52.0));
    silhouette::paint(ui.painter(), figure, piece);
    let label = theme::line(ui, name, theme::SMALL, theme::INK, tile.width() - 4.0);
    let at = pos2(tile.center().x - label.size().x / 2.0, tile.bottom() - label.size().y - 3.0);
    ui.painter().galley(at, label, theme::INK);
    response.clicked()
}

fn cancel(ui: &Ui, rect: Rect, hint: &str) -> bool {
    let response = ui.interact(rect, ui.id().with("cancel"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, hint));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::RADIUS, theme::HOVER);
    }
    icon::paint(ui.painter(), rect.shrink(8.0), Icon::Close, theme::INK);
    response.on_hover_text(hint).clicked()
}
