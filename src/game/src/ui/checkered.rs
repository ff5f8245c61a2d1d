//! Checkered chess in two stages: a button that takes the checkered men, and afterwards a line
//! that says whose men are whose.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, Pos2, Ui, vec2};
use rules::{AnyPosition, Effect, Move, Piece, Player, Role, Side, Stage};

use super::arrangement::{Arrangement, Shape};
use super::button::{self, Weight};
use super::open::Panels;
use super::players::name;
use super::{question, silhouette, theme};
use crate::board::{Intent, Table};
use crate::control::hand::Touch;
use crate::text::Words;

/// What was last looked for, so that moves are generated once a ply.
#[derive(Debug, Default)]
pub(super) struct Sought {
    key: (String, usize),
    switch: Option<Move>,
}

/// Shows the button where it is allowed, the question it asks, and the line of stage 2.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    mut panels: ResMut<Panels>,
    mut intents: MessageWriter<Intent>,
    mut touches: MessageWriter<Touch>,
    mut sought: Local<Sought>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let position = table.shown_position();
    let name = |player: Player| name(&table, &words, player);
    if let Stage::Taken(holder) = position.to_setup().memory.stage {
        let args = [("name", name(holder).into()), ("other", name(!holder).into())];
        let text = words.fill("checkered-taken", &args);
        let said = |ui: &mut Ui| {
            ui.add(egui::Label::new(theme::text(text, theme::SMALL, theme::tone().ink)).wrap());
        };
        beside_the_plates(ctx, &arrangement, said);
    }
    let key = (table.id.clone(), table.shown());
    if sought.key != key || position.game() != table.game() {
        *sought = Sought { key, switch: switch(position) };
    }
    let allowed = sought.switch.filter(|_| table.open_to_hands());
    let Some(mv) = allowed else {
        if panels.taking {
            panels.taking = false;
        }
        return Ok(());
    };
    let take = words.get("checkered-take");
    let pressed = beside_the_plates(ctx, &arrangement, |ui| {
        // Chequered men say at a glance what is meant.
        let size = vec2(ui.available_width(), 26.0);
        let (row, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        for (role, x) in [(Role::Pawn, -22.0), (Role::Queen, 0.0), (Role::Knight, 22.0)] {
            let place = egui::Rect::from_center_size(row.center() + vec2(x, 0.0), vec2(26.0, 26.0));
            silhouette::paint(ui.painter(), place, Piece { side: Side::Checkered, role });
        }
        button::wide(ui, &take, Weight::Plain).clicked()
    });
    if pressed {
        panels.taking = true;
        // One question at a time.
        touches.write(Touch::Cancel);
    }
    if panels.taking && panels.resigning.is_none() && table.draw_offer().is_none() {
        let mover = position.turn();
        let args = [("name", name(mover).into()), ("other", name(!mover).into())];
        let text = words.fill("checkered-question", &args);
        let (yes, no) = (words.get("checkered-yes"), words.get("checkered-no"));
        let buttons = [(no.as_str(), Weight::Plain), (yes.as_str(), Weight::Main)];
        if let Some(nth) = question::ask(ctx, &arrangement, "checkered", &text, &buttons) {
            panels.taking = false;
            if nth == 1 {
                intents.write(Intent::Play(mv));
            }
        }
    }
    Ok(())
}

/// The legal move that takes the checkered men: the king onto the enemy king's square.
fn switch(position: &AnyPosition) -> Option<Move> {
    let is_king = |at| position.man_at(at).is_some_and(|man| man.role == Role::King);
    let takes = |effect: &Effect| matches!(effect, Effect::TookCheckered { .. });
    let moves = position.legal_moves();
    let between_kings = moves.iter().copied().filter(|mv| is_king(mv.from) && is_king(mv.to));
    between_kings.into_iter().find(|mv| position.account(*mv).iter().any(takes))
}

/// Where the panel about the checkered men stands, if it was seen in the last frame.
pub(super) fn panel(ctx: &egui::Context) -> Option<egui::Rect> {
    let id = Id::new(AREA);
    let layer = egui::LayerId::new(Order::Middle, id);
    ctx.memory(|memory| {
        let seen = memory.areas().visible_last_frame(&layer);
        memory.area_rect(id).filter(|_| seen)
    })
}

const AREA: &str = "checkered men";

/// A small panel at the top of the room between the plates.
fn beside_the_plates<T>(
    ctx: &egui::Context,
    arrangement: &Arrangement,
    content: impl FnOnce(&mut Ui) -> T,
) -> T {
    let aside = arrangement.aside;
    let width = match arrangement.shape {
        Shape::Tall => aside.width().min(360.0),
        Shape::Roomy => aside.width(),
        Shape::Narrow => aside.width() + 16.0,
    };
    let at = Pos2::new(
        if arrangement.shape == Shape::Tall { aside.right() - width } else { aside.left() },
        aside.top(),
    );
    Area::new(Id::new(AREA))
        .order(Order::Middle)
        .fixed_pos(at)
        .fade_in(false)
        .show(ctx, |ui| {
            let frame = theme::panel();
            let inner = width - frame.total_margin().sum().x;
            frame
                .show(ui, |ui| {
                    ui.set_width(inner);
                    content(ui)
                })
                .inner
        })
        .inner
}
