//! Two buttons beside a proposed move: yes, and never mind.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Color32, Id, Order, Rect, Sense, Ui, vec2};

use super::arrangement::Arrangement;
use super::beside;
use super::icon::{self, Icon};
use super::theme;
use crate::control::{Hand, Touch};
use crate::look::Anchors;
use crate::text::Words;

const SIDE: f32 = 52.0;
const PAD: f32 = 6.0;

/// Shows the buttons while a move is proposed.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    anchors: Res<Anchors>,
    hand: Res<Hand>,
    words: Res<Words>,
    mut touches: MessageWriter<Touch>,
) -> Result {
    let Hand::Proposing { mv } = *hand else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let size = vec2(2.0 * SIDE + 3.0 * PAD, SIDE + 2.0 * PAD);
    let rect = beside::place(&anchors, &arrangement, mv.from, mv.to, size);
    let touch = Area::new(Id::new("confirm"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(rect, Sense::click());
            ui.painter().rect_filled(rect, size.y / 2.0, theme::tone().panel);
            let place = |nth: f32| {
                let left = rect.left() + PAD + nth * (SIDE + PAD);
                Rect::from_min_size(egui::pos2(left, rect.top() + PAD), vec2(SIDE, SIDE))
            };
            let yes = words.get("confirm-yes");
            let no = words.get("confirm-no");
            let accent =
                [theme::tone().accent, theme::tone().accent_hover, theme::tone().on_accent];
            let plain = [theme::tone().raised, theme::tone().hover, theme::tone().ink];
            let yes = round(ui, place(0.0), Icon::Check, &yes, accent);
            let no = round(ui, place(1.0), Icon::Close, &no, plain);
            match () {
                () if yes => Some(Touch::Confirm),
                () if no => Some(Touch::Cancel),
                () => None,
            }
        })
        .inner;
    if let Some(touch) = touch {
        touches.write(touch);
    }
    Ok(())
}

/// Its colours: at rest, under the pointer, and the icon's.
fn round(ui: &Ui, rect: Rect, icon: Icon, hint: &str, colours: [Color32; 3]) -> bool {
    let [fill, lit, ink] = colours;
    let response = ui.interact(rect, ui.id().with(hint), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, hint));
    let centre = rect.center();
    let fill = if response.hovered() { lit } else { fill };
    ui.painter().circle_filled(centre, SIDE / 2.0, fill);
    icon::paint(ui.painter(), rect.shrink(13.0), icon, ink);
    response.on_hover_text(hint).clicked()
}
