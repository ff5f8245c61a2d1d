//! The moves of the game, to read and to look at any of them again.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Color32, Galley, Id, Order, Rect, ScrollArea, Sense, Ui, pos2, vec2};
use rules::{Move, Player};

use super::analysis::{self, Findings};
use super::arrangement::{Arrangement, Shape};
use super::button::{self, Weight};
use super::icon::Icon;
use super::open::Panels;
use super::theme;
use crate::analysis::{Analyse, Analysis, Learn, Review};
use crate::board::{Intent, Table};
use crate::text::Words;

/// Shows the list where it has room or was unfolded.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    panels: Res<Panels>,
    table: Res<Table>,
    (words, analysis, review): (Res<Words>, Res<Analysis>, Res<Review>),
    mut intents: MessageWriter<Intent>,
    mut analyses: MessageWriter<Analyse>,
    mut learning: MessageWriter<Learn>,
    mut list: Local<List>,
    mut findings: Local<Findings>,
) -> Result {
    if arrangement.shape != Shape::Roomy && !panels.moves {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    list.follow(&table);
    let review = Some(&*review).filter(|review| analysis.is_about(&table) && review.is_of(&table));
    findings.follow(&table, &analysis);
    let rect = arrangement.moves;
    let wish = Area::new(Id::new("moves"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            // Over the board nothing may shine through.
            let over = arrangement.shape != Shape::Roomy;
            let fill = if over { theme::tone().sheet } else { theme::tone().panel };
            theme::panel()
                .fill(fill)
                .show(ui, |ui| {
                    let margin = 2.0 * 8.0 + 2.0;
                    ui.set_min_size(rect.size() - vec2(margin, margin));
                    ui.set_max_size(rect.size() - vec2(margin, margin));
                    let found = analysis
                        .is_about(&table)
                        .then(|| analysis::show(ui, &findings, review, &table, &words))
                        .flatten();
                    let ply = content(ui, &mut list, review, &table, &words);
                    found.or(ply.map(analysis::Wish::Show))
                })
                .inner
        })
        .inner;
    match wish {
        None => {}
        Some(analysis::Wish::Show(ply)) => {
            intents.write(Intent::Show(ply));
        }
        Some(analysis::Wish::Review) => {
            analyses.write(Analyse::Review);
        }
        Some(analysis::Wish::Learn) => {
            learning.write(Learn::Begin);
        }
    }
    Ok(())
}

const ROW: f32 = 32.0;
/// Room for the move numbers.
const NUMBERS: f32 = 36.0;

/// The moves in notation, written once each.
#[derive(Debug, Default)]
pub(super) struct List {
    id: String,
    revision: Option<u64>,
    moves: Vec<(Move, String)>,
    /// Plies before the first move that the list leaves room for: 1 when Black began.
    offset: usize,
    first_number: usize,
    /// What was last scrolled to.
    seen: Option<(usize, usize)>,
}

impl List {
    fn follow(&mut self, table: &Table) {
        if self.revision == Some(table.revision()) && self.id == table.id {
            return;
        }
        if self.id != table.id {
            *self = Self { id: table.id.clone(), ..Self::default() };
        }
        self.revision = Some(table.revision());
        let line = table.line();
        let setup = line.start().to_setup();
        self.offset = usize::from(setup.turn == Player::Black);
        self.first_number = usize::from(setup.memory.fullmove);
        let kept = self.moves.iter().zip(line.moves()).take_while(|((a, _), b)| a == b).count();
        self.moves.truncate(kept);
        let new = line.moves().skip(kept).zip(kept..);
        self.moves.extend(new.filter_map(|(mv, ply)| Some((mv, line.san_at(ply)?))));
    }

    fn rows(&self) -> usize {
        (self.moves.len() + self.offset).div_ceil(2)
    }

    /// The row of the move that led to `ply`.
    fn row_of(&self, ply: usize) -> usize {
        (ply.max(1) - 1 + self.offset) / 2
    }
}

/// The list and its buttons; the ply somebody wants to see.
fn content(
    ui: &mut Ui,
    list: &mut List,
    review: Option<&Review>,
    table: &Table,
    words: &Words,
) -> Option<usize> {
    let plies = table.line().ply();
    let shown = table.shown();
    let mut wish = None;

    let foot = theme::TARGET + 8.0;
    let back = if table.looking_back() { theme::TARGET + 8.0 } else { 0.0 };
    let height = ui.available_height() - foot - back;
    ui.spacing_mut().item_spacing.y = 0.0;
    if plies == 0 {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let hint = words.get("moves-none");
        let font = theme::font(theme::SMALL);
        let galley = ui.painter().layout(hint, font, theme::tone().dim, rect.width() - 16.0);
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, theme::tone().dim);
    } else {
        wish = scroll(ui, list, review, table, height);
    }
    if table.looking_back() {
        ui.add_space(8.0);
        if button::wide(ui, &words.get("moves-back-to-game"), Weight::Main).clicked() {
            wish = Some(plies);
        }
    }
    ui.add_space(8.0);
    wish.or(steps(ui, shown, plies, words))
}

fn scroll(
    ui: &mut Ui,
    list: &mut List,
    review: Option<&Review>,
    table: &Table,
    height: f32,
) -> Option<usize> {
    let (shown, plies) = (table.shown(), table.line().ply());
    // The result has a row of its own.
    let rows = list.rows() + usize::from(table.outcome().is_some());
    let mut area = ScrollArea::vertical()
        .id_salt("moves")
        .min_scrolled_height(height)
        .max_height(height)
        .auto_shrink([false, false]);
    if list.seen != Some((shown, plies)) {
        list.seen = Some((shown, plies));
        let row = if shown == plies { rows.max(1) - 1 } else { list.row_of(shown) };
        area = area.vertical_scroll_offset((row as f32 + 0.5) * ROW - height / 2.0);
    }
    area.show_rows(ui, ROW, rows, |ui, range| {
        let mut wish = None;
        for row in range {
            let size = vec2(ui.available_width(), ROW);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            if row < list.rows() {
                wish = wish.or(row_of_moves(ui, list, review, (row, rect), shown));
            } else if let Some(outcome) = table.outcome() {
                let font = theme::font(theme::BODY);
                let score = outcome.score().replace("1/2", "½").replace('-', " – ");
                ui.painter().text(
                    rect.center(),
                    Align2::CENTER_CENTER,
                    score,
                    font,
                    theme::tone().accent,
                );
            }
        }
        wish
    })
    .inner
}

/// A move as large as shows all of it: its target is written last.
fn whole(ui: &Ui, san: &str, ink: Color32, width: f32) -> Arc<Galley> {
    let sizes = [theme::BODY, theme::SMALL, theme::SMALL - 2.0];
    let fits = |size: &f32| {
        let galley = ui.painter().layout_no_wrap(san.to_owned(), theme::font(*size), ink);
        galley.size().x <= width
    };
    let size = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
    theme::line(ui, san, size, ink, width)
}

fn row_of_moves(
    ui: &Ui,
    list: &List,
    review: Option<&Review>,
    (row, rect): (usize, Rect),
    shown: usize,
) -> Option<usize> {
    let font = theme::font(theme::SMALL);
    let number = format!("{}.", list.first_number + row);
    let at = pos2(rect.left() + NUMBERS - 8.0, rect.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, number, font, theme::tone().dim);
    let width = (rect.width() - NUMBERS) / 2.0;
    let mut wish = None;
    for column in 0..2 {
        let Some(ply) = (2 * row + column).checked_sub(list.offset) else {
            ui.painter().text(
                pos2(rect.left() + NUMBERS + 8.0, rect.center().y),
                Align2::LEFT_CENTER,
                "…",
                theme::font(theme::BODY),
                theme::tone().dim,
            );
            continue;
        };
        let Some((_, san)) = list.moves.get(ply) else { continue };
        let left = rect.left() + NUMBERS + width * column as f32;
        let cell =
            Rect::from_min_size(pos2(left, rect.top()), vec2(width, ROW)).shrink2(vec2(1.0, 1.0));
        let response = ui.interact(cell, ui.id().with(("ply", ply)), Sense::click());
        let current = ply + 1 == shown;
        response.widget_info(|| {
            egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, current, san)
        });
        let fill = match () {
            () if current => theme::tone().accent_wash,
            () if response.hovered() => theme::tone().raised,
            () => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(cell, theme::RADIUS - 2, fill);
        let ink = match () {
            () if current => theme::tone().accent,
            () if ply < shown => theme::tone().ink,
            () => theme::tone().dim,
        };
        let galley = whole(ui, san, ink, cell.width() - 8.0);
        let at = pos2(cell.left() + 4.0, cell.center().y - galley.size().y / 2.0);
        let end = pos2(at.x + galley.size().x + 1.0, cell.center().y);
        ui.painter().galley(at, galley, ink);
        if let Some(grade) = review.and_then(|review| review.grade(ply)) {
            let (font, ink) = (theme::font(theme::BODY), analysis::ink(grade));
            ui.painter().text(end, Align2::LEFT_CENTER, grade.sign(), font, ink);
        }
        if response.clicked() {
            wish = Some(ply + 1);
        }
    }
    wish
}

fn steps(ui: &mut Ui, shown: usize, plies: usize, words: &Words) -> Option<usize> {
    let ends = [
        (Icon::First, "moves-first", shown > 0, 0),
        (Icon::Previous, "moves-previous", shown > 0, shown.saturating_sub(1)),
        (Icon::Next, "moves-next", shown < plies, (shown + 1).min(plies)),
        (Icon::Last, "moves-last", shown < plies, plies),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = (ui.available_width() - 12.0) / 4.0;
        let mut wish = None;
        for (icon, key, enabled, ply) in ends {
            let size = vec2(width, theme::TARGET);
            if button::icon_sized(ui, icon, &words.get(key), enabled, size).clicked() {
                wish = Some(ply);
            }
        }
        wish
    })
    .inner
}
