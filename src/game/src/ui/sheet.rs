//! The frame that all sheets share: a veil, a title, a way out, and room that scrolls.

use bevy_egui::egui;
use egui::{Align, Align2, Context, Id, Layout, Modal, Rect, ScrollArea, Ui, vec2};

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
        let id = Id::new(self.id);
        let hung = Hung::of(ctx, id, screen);
        let area = match hung.top() {
            None => Modal::default_area(id),
            Some(top) => Modal::default_area(id).anchor(Align2::CENTER_TOP, vec2(0.0, top)),
        };
        let modal = Modal::new(id)
            .area(area)
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
        hung.keep(ctx, id, modal.response.rect);
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
            let size = vec2(room, theme::TARGET);
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

/// Where a sheet hangs: it opens in the middle, and then its upper edge stays, so that nothing
/// moves from under the hand that made it higher or lower.
#[derive(Clone, Copy, Debug)]
struct Hung {
    /// The pass in which it was shown last.
    pass: u64,
    /// In how many passes it was shown since it was opened.
    shown: u64,
    screen: Rect,
    rect: Rect,
}

impl Hung {
    /// Passes until a sheet that was opened knows its own height.
    const MEASURED: u64 = 3;

    fn of(ctx: &Context, id: Id, screen: Rect) -> Self {
        let pass = ctx.cumulative_pass_nr();
        let before: Option<Self> = ctx.data(|data| data.get_temp(id));
        let before = before.filter(|last| last.pass + 1 >= pass && last.screen == screen);
        let (shown, rect) = before.map_or((0, screen), |last| (last.shown + 1, last.rect));
        Self { pass, shown, screen, rect }
    }

    /// How far below the upper edge of the screen, once that is known.
    fn top(&self) -> Option<f32> {
        let lowest = self.screen.bottom() - theme::GAP - self.rect.height();
        (self.shown >= Self::MEASURED)
            .then(|| self.rect.top().min(lowest).max(0.0) - self.screen.top())
    }

    fn keep(self, ctx: &Context, id: Id, rect: Rect) {
        ctx.data_mut(|data| data.insert_temp(id, Self { rect, ..self }));
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
