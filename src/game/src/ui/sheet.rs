//! The frame that all sheets share: a veil, a title, a way out, and room that scrolls.

use bevy_egui::egui;
use egui::{Align, Context, Id, Layout, Modal, ScrollArea, Ui};

use super::arrangement::Arrangement;
use super::button;
use super::icon::Icon;
use super::theme;
use crate::text::Words;

/// What a sheet is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame<'a> {
    pub(super) id: &'static str,
    pub(super) title: &'a str,
    pub(super) width: f32,
    /// Whether an arrow leads back to where it was opened from.
    pub(super) back: bool,
}

/// What happened to a sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown<T> {
    /// It was closed: by its button, by a tap beside it, or, where no arrow leads back, by Escape.
    pub(super) closed: bool,
    /// Its arrow was pressed, or Escape.
    pub(super) back: bool,
    /// What its content gave.
    pub(super) inner: T,
}

/// How the head of a sheet leads out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// To where it was opened from.
    Back,
    /// To the table or the title.
    Closed,
}

impl Frame<'_> {
    /// Shows the sheet with `content`.
    pub(super) fn show<T>(
        self,
        ctx: &Context,
        arrangement: &Arrangement,
        words: &Words,
        content: impl FnOnce(&mut Ui) -> T,
    ) -> Shown<T> {
        let shown = self.show_on_foot(ctx, arrangement, words, content, (0.0, |_| ()));
        Shown { closed: shown.closed, back: shown.back, inner: shown.inner.0 }
    }

    /// Shows the sheet with `content`; `foot`, which is so high, stands below it and does not
    /// scroll.
    pub(super) fn show_on_foot<T, F>(
        self,
        ctx: &Context,
        arrangement: &Arrangement,
        words: &Words,
        content: impl FnOnce(&mut Ui) -> T,
        (foot_height, foot): (f32, impl FnOnce(&mut Ui) -> F),
    ) -> Shown<(T, F)> {
        let screen = arrangement.screen;
        let width = self.width.min(screen.width() - 2.0 * theme::GAP - 34.0);
        // Title, margins and gaps take the rest.
        let height = screen.height() - 2.0 * theme::GAP - 96.0 - foot_height;
        let modal = Modal::new(Id::new(self.id))
            .backdrop_color(theme::VEIL)
            .frame(theme::sheet())
            .show(ctx, |ui| {
                ui.set_width(width);
                // What was shown last does not limit what is shown now.
                ui.set_max_height(screen.height());
                let left = self.head(ui, words);
                ui.add_space(theme::GRID);
                let inner = ScrollArea::vertical()
                    .id_salt(self.id)
                    .max_height(height)
                    .auto_shrink([false, true])
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        content(ui)
                    })
                    .inner;
                (left, (inner, foot(ui)))
            });
        let beside = modal.backdrop_response.clicked();
        let escaped = modal.should_close() && !beside;
        let (left, inner) = modal.inner;
        let back = left == Some(Left::Back) || (escaped && self.back);
        let closed = left == Some(Left::Closed) || beside || (escaped && !self.back);
        Shown { closed, back, inner }
    }

    pub(super) fn head(&self, ui: &mut Ui, words: &Words) -> Option<Left> {
        ui.horizontal(|ui| {
            let pressed = |ui: &mut Ui, icon: Icon, key: &str| {
                button::icon(ui, icon, &words.get(key), true).clicked()
            };
            let back = self.back && pressed(ui, Icon::Back, "menu-back");
            let room = ui.available_width() - theme::TARGET - theme::GAP;
            let title = egui::Label::new(theme::text(self.title, theme::TITLE, theme::tone().ink));
            let size = egui::vec2(room, theme::TARGET);
            let align = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(size, align, |ui| {
                ui.set_min_size(size);
                ui.add(title.truncate());
            });
            let layout = Layout::right_to_left(Align::Center);
            let closed = ui.with_layout(layout, |ui| pressed(ui, Icon::Close, "menu-close")).inner;
            back.then_some(Left::Back).or(closed.then_some(Left::Closed))
        })
        .inner
    }
}

/// A small heading within a sheet.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(theme::GRID);
    ui.label(theme::text(text, theme::SMALL, theme::tone().dim));
}

/// A side remark within a sheet.
pub(super) fn remark(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(theme::text(text, theme::SMALL, theme::tone().dim)).wrap());
}
