//! A quiet card that tells a special rule once, when it first matters, with a way to the rules.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, Rect, Ui, pos2, vec2};

use super::arrangement::{Arrangement, Shape};
use super::card::Shown;
use super::icon::Icon;
use super::open::{Leaf, Panels, Sheet};
use super::{button, checkered, theme};
use crate::board::Table;
use crate::control::Hand;
use crate::pages::Tip;
use crate::settings::Settings;
use crate::text::Words;

/// So long it must have been seen to count as told.
const READ: Duration = Duration::from_millis(900);
const PAD: f32 = 10.0;
/// Height of the row with the way to the rules.
const FOOT: f32 = 34.0;

/// What is being told.
#[derive(Debug, Default)]
pub(super) struct Telling {
    tip: Option<Tip>,
    since: Duration,
    /// The game and the ply at which something was told: one thing a turn.
    told_at: Option<Turn>,
    /// What was looked at last, so that it is not looked at again.
    seen: Option<(Turn, Hand, bool)>,
}

/// The game, and how far it has come.
type Turn = (String, usize);

/// Tells what matters now and was never told before.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    (table, words, hand): (Res<Table>, Res<Words>, Res<Hand>),
    card: Res<Shown>,
    time: Res<Time<Real>>,
    mut panels: ResMut<Panels>,
    mut settings: ResMut<Settings>,
    mut telling: Local<Telling>,
) -> Result {
    let now = time.elapsed();
    let turn = (table.id.clone(), table.line().ply());
    // What is known may have been forgotten, or the tips been wanted again.
    if settings.is_changed() {
        telling.seen = None;
    }
    let quiet = panels.is_open() || panels.taking || panels.resigning.is_some();
    if telling.told_at.as_ref() != Some(&turn) {
        telling.stop(now, &mut settings);
    }
    if !settings.tips || quiet || table.shown() < table.line().ply() {
        return Ok(());
    }
    let seen = Some((turn.clone(), *hand, table.open_to_hands()));
    if telling.seen != seen && telling.tip.is_none() && telling.told_at.as_ref() != Some(&turn) {
        telling.seen = seen;
        let known = |tip: &Tip| settings.known_tips.contains(tip.id());
        telling.tip = Tip::due(&table, *hand).into_iter().find(|tip| !known(tip));
        telling.since = now;
        telling.told_at = telling.tip.map(|_| turn);
    }
    let Some(tip) = telling.tip else { return Ok(()) };
    // The card of a man under the pointer comes first.
    if card.0 {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let text = words.get(&format!("tip-{}", tip.id()));
    let game = table.game();
    let section = tip.section(game);
    match (draw(ctx, &arrangement, &text, &words, section.is_some()), section) {
        (None, _) => return Ok(()),
        (Some(Pressed::Rules), Some(section)) => {
            panels.show(Sheet::Rules(Leaf::at(game, section)));
        }
        (Some(Pressed::Close | Pressed::Rules), _) => {}
    }
    // Whoever presses has read it.
    telling.since = Duration::ZERO;
    telling.stop(now.max(READ), &mut settings);
    Ok(())
}

impl Telling {
    fn stop(&mut self, now: Duration, settings: &mut ResMut<Settings>) {
        if let Some(tip) = self.tip.take()
            && now.saturating_sub(self.since) >= READ
        {
            settings.known_tips.insert(tip.id().to_owned());
        }
    }
}

enum Pressed {
    Close,
    Rules,
}

/// Draws it near the far end of the edge. Only its foot takes the pointer; the board below the
/// rest stays in reach.
fn draw(
    ctx: &egui::Context,
    arrangement: &Arrangement,
    text: &str,
    words: &Words,
    has_rules: bool,
) -> Option<Pressed> {
    let aside = arrangement.aside;
    let width = match arrangement.shape {
        Shape::Roomy => aside.width(),
        Shape::Narrow => 190.0,
        Shape::Tall => aside.width().min(360.0),
    };
    let font = theme::font(theme::SMALL);
    let room = width - 2.0 * PAD;
    let galley =
        ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, theme::tone().ink, room));
    let size = vec2(width, galley.size().y + 2.0 * PAD + FOOT);
    let mut rect = Rect::from_min_size(aside.min, size);
    if let Some(men) = checkered::panel(ctx).filter(|men| men.intersects(rect)) {
        rect = rect.translate(vec2(0.0, men.bottom() + 8.0 - rect.top()));
    }
    let area = |id: &'static str, place: Rect| {
        Area::new(Id::new(id))
            .order(Order::Middle)
            .fixed_pos(place.min)
            .constrain(false)
            .fade_in(false)
    };
    area("tip", rect).interactable(false).show(ctx, |ui| {
        ui.allocate_rect(rect, egui::Sense::hover());
        let line = egui::Stroke::new(1.0, theme::tone().accent);
        let radius = theme::PANEL_RADIUS;
        ui.painter().rect(rect, radius, theme::tone().sheet, line, egui::StrokeKind::Inside);
        ui.painter().galley(rect.min + vec2(PAD, PAD), galley, theme::tone().ink);
    });
    let foot = Rect::from_min_max(
        pos2(rect.left() + PAD, rect.bottom() - FOOT - 4.0),
        rect.max - vec2(6.0, 4.0),
    );
    area("tip foot", foot)
        .show(ctx, |ui| {
            let within = egui::UiBuilder::new().max_rect(foot);
            ui.scope_builder(within, |ui| feet(ui, words, has_rules)).inner
        })
        .inner
}

fn feet(ui: &mut Ui, words: &Words, has_rules: bool) -> Option<Pressed> {
    ui.horizontal(|ui| {
        let link = |ui: &mut Ui| button::link(ui, Icon::Book, &words.get("menu-rules")).clicked();
        let rules = has_rules && link(ui);
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        let close = ui.with_layout(layout, |ui| {
            let size = vec2(FOOT, FOOT);
            button::icon_sized(ui, Icon::Check, &words.get("tip-understood"), true, size).clicked()
        });
        match (rules, close.inner) {
            (true, _) => Some(Pressed::Rules),
            (_, true) => Some(Pressed::Close),
            _ => None,
        }
    })
    .inner
}
