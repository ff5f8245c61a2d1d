//! The text of the rules: one section below the other, figures beside or below their text.

use bevy_egui::egui;
use egui::{Label, ScrollArea, Ui, vec2};

use super::super::redraw::Redraw;
use super::super::{diagram, theme};
use super::{Reading, bring, table};
use crate::pages::{Figure, Page, Section};
use crate::settings::Motion;
use crate::text::Words;

/// Size of the title of a section.
const HEADING: f32 = 19.0;
/// From this width on figures stand beside their text.
const BESIDE: f32 = 500.0;
/// Between a text and its figure, and between figures.
const GAP: f32 = 20.0;
/// How wide figures are at least and at most.
const LEAST: f32 = 176.0;
const MOST: f32 = 290.0;

/// Shows every section of `page`, scrolled to where `reading` wants to be.
pub(super) fn all(
    ui: &mut Ui,
    page: &Page,
    reading: &mut Reading,
    words: &Words,
    motion: Motion,
    redraw: &mut Redraw,
) {
    let seen = ui.max_rect();
    let scrolled = ScrollArea::vertical()
        .id_salt(("rules", page.game))
        .max_height(seen.height())
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // The bar does not lie over figures.
            ui.set_width(ui.available_width() - 10.0);
            let mut tops = Vec::new();
            for (nth, section) in page.sections.iter().enumerate() {
                if nth > 0 {
                    ui.add_space(5.0 * theme::GRID);
                }
                tops.push(ui.cursor().top());
                one(ui, page, section, words, motion, redraw);
                if reading.jump == Some(nth) {
                    bring(ui, tops[nth]);
                }
            }
            // The last section can come to the top as well.
            ui.add_space(seen.height() * 0.3);
            tops
        });
    reading.follow(&scrolled.inner, seen, scrolled.state.offset.y);
}

fn one(
    ui: &mut Ui,
    page: &Page,
    section: &Section,
    words: &Words,
    motion: Motion,
    redraw: &mut Redraw,
) {
    ui.add(Label::new(theme::text(words.get(&section.key), HEADING, theme::tone().accent)).wrap());
    let width = ui.available_width();
    let mut figure = |ui: &mut Ui, figure: &Figure, width: f32| {
        let size = vec2(width, width);
        diagram::figure(ui, figure, &words.get(&figure.key), size, motion, redraw);
    };
    match &section.figures[..] {
        [one] if width >= BESIDE => {
            let right = (width * 0.4).clamp(LEAST, MOST);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                ui.vertical(|ui| {
                    ui.set_width(width - right - GAP);
                    text(ui, section, words);
                });
                ui.vertical(|ui| figure(ui, one, right));
            });
        }
        figures => {
            text(ui, section, words);
            // As many side by side as can be looked at well.
            let fits = ((width + GAP) / (LEAST + GAP)).max(1.0) as usize;
            let abreast = fits.min(figures.len()).max(1);
            let each = (width + GAP) / abreast as f32 - GAP;
            for row in figures.chunks(abreast) {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for one in row {
                        ui.vertical(|ui| {
                            ui.set_width(each);
                            figure(ui, one, each.min(MOST));
                        });
                    }
                });
                ui.add_space(theme::GRID);
            }
        }
    }
    if let Some(table) = section.table {
        table::show(ui, table, page.game, words);
    }
}

fn text(ui: &mut Ui, section: &Section, words: &Words) {
    let text = words.get(&section.text_key());
    for paragraph in text.split("\n\n") {
        ui.add(Label::new(theme::text(paragraph, theme::BODY, theme::tone().ink)).wrap());
    }
}
