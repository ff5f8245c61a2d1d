//! What hides one half from the other: the cover over the whole table, the curtain between the
//! two players, and the question before all is given up.

use bevy_egui::egui;
use egui::{Context, Frame, Id, Key, Modal, Modifiers, Rect, Ui, UiBuilder, vec2};

use super::super::arrangement::Arrangement;
use super::super::button::{self, Weight};
use super::super::icon::Icon;
use super::super::theme;
use super::Wish;
use crate::text::Words;

/// What a cover shows.
pub(super) struct Shown<T> {
    /// Whether nothing lies over it.
    pub(super) on_top: bool,
    /// What its content gave.
    pub(super) inner: T,
}

/// Covers the whole window and shows `content` on it.
pub(super) fn cover<T>(
    ctx: &Context,
    id: &'static str,
    screen: Rect,
    content: impl FnOnce(&mut Ui) -> T,
) -> Shown<T> {
    let modal = Modal::new(Id::new(id))
        .backdrop_color(theme::tone().sheet)
        .frame(Frame::NONE)
        .show(ctx, |ui| {
            ui.set_min_size(screen.size());
            let mut inside = ui.new_child(UiBuilder::new().max_rect(screen));
            content(&mut inside)
        });
    Shown { on_top: modal.is_top_modal && !modal.any_popup_open, inner: modal.inner }
}

/// Asks Black to the table and White to look away.
pub(super) fn show(ctx: &Context, screen: Rect, name: &str, words: &Words) -> Option<Wish> {
    const WIDTH: f32 = 360.0;
    let shown = cover(ctx, "muster curtain", screen, |ui| {
        let mut wish = None;
        let size = vec2(theme::TARGET, theme::TARGET);
        let corner = screen.right_top() + vec2(-theme::GAP - size.x, theme::GAP);
        let mut close = ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(corner, size)));
        if button::icon(&mut close, Icon::Close, &words.get("menu-close"), true).clicked() {
            wish = Some(Wish::Leave);
        }
        let width = WIDTH.min(screen.width() - 2.0 * theme::GAP);
        let place = Rect::from_center_size(screen.center(), vec2(width, 160.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        ui.vertical_centered(|ui| {
            let title = words.get("muster-handover-title");
            ui.add(egui::Label::new(theme::text(title, theme::TITLE, theme::tone().ink)).wrap());
            if !name.is_empty() {
                ui.add(egui::Label::new(theme::text(name, theme::BODY, theme::tone().ink)).wrap());
            }
            let about = words.get("muster-handover-about");
            ui.add(egui::Label::new(theme::text(about, theme::BODY, theme::tone().dim)).wrap());
        });
        ui.add_space(2.0 * theme::GRID);
        if button::wide(&mut ui, &words.get("muster-handover-begin"), Weight::Main).clicked() {
            wish = Some(Wish::TakeOver);
        }
        wish
    });
    let escape = || ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    shown.inner.or_else(|| (shown.on_top && escape()).then_some(Wish::Leave))
}

/// Asks whether all is to be given up.
pub(super) fn ask(ctx: &Context, arrangement: &Arrangement, words: &Words) -> Option<bool> {
    let width = 360.0_f32.min(arrangement.screen.width() - 2.0 * theme::GAP - 34.0);
    let modal = Modal::new(Id::new("muster leaving"))
        .backdrop_color(theme::VEIL)
        .frame(theme::sheet())
        .show(ctx, |ui| {
            ui.set_width(width);
            let question = words.get("muster-leave-question");
            ui.vertical_centered(|ui| {
                ui.add(
                    egui::Label::new(theme::text(question, theme::BODY, theme::tone().ink)).wrap(),
                );
            });
            ui.add_space(theme::GRID);
            let [stay, leave] = ["muster-leave-no", "muster-leave-yes"].map(|key| words.get(key));
            let buttons = [(stay.as_str(), Weight::Main), (leave.as_str(), Weight::Danger)];
            button::row(ui, &buttons)
        });
    let stays = modal.should_close();
    modal.inner.map(|nth| nth == 1).or(stays.then_some(false))
}
