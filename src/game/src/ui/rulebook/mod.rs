//! The rules of every game, to be read: sections with figures that play when they are tapped.

mod section;
mod table;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align, ComboBox, Id, Key, Modal, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};
use egui::{WidgetInfo, WidgetType};
use rules::Game;

use super::arrangement::Arrangement;
use super::open::{Leaf, Panels, Sheet};
use super::redraw::Redraw;
use super::{sheet, theme};
use crate::board::Table;
use crate::pages::Page;
use crate::settings::Settings;
use crate::text::Words;

/// Width of the list of sections beside the text.
const SIDE: f32 = 176.0;
/// From this width on the list stands beside the text.
const WIDE: f32 = 660.0;

/// How far somebody has read.
#[derive(Debug, Default)]
pub(super) struct Reading {
    leaf: Option<Leaf>,
    /// The section in sight.
    section: usize,
    /// The section that the list shows as such.
    listed: Option<usize>,
    /// The section that is to come in sight.
    jump: Option<usize>,
    /// How far the text was scrolled when the section was told.
    offset: f32,
}

/// Shows the sheet while it is open; a key opens and closes it.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    settings: Res<Settings>,
    mut panels: ResMut<Panels>,
    mut redraw: ResMut<Redraw>,
    mut reading: Local<Reading>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let key = ctx.input(|input| input.key_pressed(Key::F1));
    match panels.open {
        Some(Sheet::Rules(leaf)) if key => panels.leave(Sheet::Rules(leaf)),
        None if key => panels.show(Sheet::Rules(Leaf::of(table.game()))),
        _ => {}
    }
    let Some(Sheet::Rules(leaf)) = panels.open else {
        reading.leaf = None;
        return Ok(());
    };
    reading.open(leaf);
    let mut game = leaf.game;
    let screen = arrangement.screen;
    let size = screen.size() - Vec2::splat(2.0 * theme::GAP + 34.0);
    let size = vec2(size.x.min(1040.0), size.y.min(1200.0));
    let title = words.get("menu-rules");
    let frame = sheet::Frame { id: "rules", title: &title, width: size.x, back: leaf.choosing };
    let modal = Modal::new(Id::new("rules"))
        .backdrop_color(theme::VEIL)
        .frame(theme::sheet())
        .show(ctx, |ui| {
            ui.set_width(size.x);
            ui.set_height(size.y);
            let closed = frame.head(ui, &words);
            ui.add_space(theme::GRID);
            let rect = ui.available_rect_before_wrap();
            let rect = Rect::from_min_max(
                rect.min,
                pos2(rect.min.x + size.x, rect.min.y + size.y - theme::TARGET - 3.0 * theme::GRID),
            );
            let text = |ui: &mut Ui, reading: &mut Reading, redraw: &mut Redraw| {
                section::all(ui, Page::of(leaf.game), reading, &words, settings.motion, redraw);
            };
            body(ui, rect, &mut game, &mut reading, &words, |ui, reading| {
                text(ui, reading, &mut redraw);
            });
            closed
        });
    if modal.should_close() || modal.inner.is_some() {
        panels.leave(Sheet::Rules(leaf));
    } else if game != leaf.game {
        panels.open = Some(Sheet::Rules(Leaf { game, section: "", ..leaf }));
    }
    Ok(())
}

/// The list of sections beside or above the text.
fn body(
    ui: &mut Ui,
    rect: Rect,
    game: &mut Game,
    reading: &mut Reading,
    words: &Words,
    text: impl FnOnce(&mut Ui, &mut Reading),
) {
    let page = Page::of(*game);
    let titles: Vec<String> = page.sections.iter().map(|section| words.get(&section.key)).collect();
    let (list, rest) = if rect.width() >= WIDE {
        let (list, rest) = rect.split_left_right_at_x(rect.left() + SIDE);
        (list, rest.with_min_x(rest.left() + theme::GAP))
    } else {
        let height = 2.0 * theme::TARGET + 2.0 * theme::GRID;
        let (list, rest) = rect.split_top_bottom_at_y(rect.top() + height);
        (list, rest.with_min_y(rest.top() + theme::GRID))
    };
    let within = |rect: Rect| egui::UiBuilder::new().max_rect(rect);
    let fresh = reading.listed.replace(reading.section) != Some(reading.section);
    ui.scope_builder(within(list), |ui| {
        games(ui, game, words);
        if rect.width() >= WIDE {
            ScrollArea::vertical().id_salt("sections").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for (nth, title) in titles.iter().enumerate() {
                    let width = ui.available_width();
                    if entry(ui, title, width, reading.section == nth, fresh) {
                        reading.jump = Some(nth);
                    }
                }
            });
        } else {
            ScrollArea::horizontal().id_salt("sections").show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = theme::GRID;
                    for (nth, title) in titles.iter().enumerate() {
                        let width = super::button::text_width(ui, title) + 24.0;
                        if entry(ui, title, width, reading.section == nth, fresh) {
                            reading.jump = Some(nth);
                        }
                    }
                });
            });
        }
    });
    ui.scope_builder(within(rest), |ui| text(ui, reading));
    ui.advance_cursor_after_rect(rect);
}

/// Which game is read about.
fn games(ui: &mut Ui, game: &mut Game, words: &Words) {
    let name = |game: Game| words.get(&format!("game-{game}"));
    ComboBox::from_id_salt("rules of")
        .width(ui.available_width())
        .selected_text(theme::text(name(*game), theme::BODY, theme::tone().ink))
        .show_ui(ui, |ui| {
            for one in Game::ALL {
                ui.selectable_value(game, one, name(one));
            }
        });
}

/// A section in the list; whether it was pressed. One that was just come to is brought in sight.
fn entry(ui: &mut Ui, title: &str, width: f32, current: bool, fresh: bool) -> bool {
    let galley = ui.painter().layout(
        title.to_owned(),
        theme::font(theme::BODY),
        theme::tone().ink,
        width - 20.0,
    );
    let size = vec2(width, (galley.size().y + 10.0).max(36.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, current, title));
    let fill = match () {
        () if current => theme::tone().accent_wash,
        () if response.hovered() || response.has_focus() => theme::tone().hover,
        () => theme::tone().raised,
    };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    let at = pos2(rect.left() + 10.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tone().ink);
    if current && fresh {
        ui.scroll_to_rect_animation(rect, None, egui::style::ScrollAnimation::none());
    }
    response.clicked()
}

impl Reading {
    fn open(&mut self, leaf: Leaf) {
        if self.leaf.replace(leaf) != Some(leaf) {
            self.section = Page::of(leaf.game).find(leaf.section).unwrap_or(0);
            self.jump = Some(self.section);
            self.listed = None;
        }
    }

    /// Learns from where the sections begin, and where the text is seen, which one is read.
    fn follow(&mut self, tops: &[f32], seen: Rect, offset: f32) {
        if let Some(jump) = self.jump.take() {
            self.section = jump;
            self.offset = f32::NAN;
        } else if self.offset.is_nan() {
            self.offset = offset;
        } else if (offset - self.offset).abs() > 0.5 {
            self.offset = offset;
            let line = seen.top() + seen.height() * 0.25;
            self.section = tops.iter().rposition(|top| *top <= line).unwrap_or(0);
        }
    }
}

/// Where a section begins, brought to the top of what is seen.
fn bring(ui: &Ui, top: f32) {
    let rect = Rect::from_min_size(pos2(ui.min_rect().left(), top), vec2(1.0, 1.0));
    let at_once = egui::style::ScrollAnimation::none();
    ui.scroll_to_rect_animation(rect, Some(Align::TOP), at_once);
}
