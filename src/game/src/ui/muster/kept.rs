//! Formations with names: giving one, laying one out, throwing one away.

use bevy_egui::egui;
use egui::{Context, Rect, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2};
use rules::Player;

use super::super::arrangement::Arrangement;
use super::super::button::{self, Weight};
use super::super::icon::{self, Icon};
use super::super::{sheet, theme};
use crate::board::muster::{Formation, Half};
use crate::keep::{self, Folders, Named};
use crate::text::Words;

const LONGEST: usize = 40;

/// What the sheet remembers between frames.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// The formations as they were when the sheet was opened or last changed.
    found: Option<Vec<Named>>,
    /// The name that is being written.
    name: String,
    /// The one that is asked about before it is thrown away.
    doomed: Option<String>,
    /// What went wrong.
    error: Option<String>,
}

enum Wish {
    Keep,
    Form(Formation),
    Doom(String),
    Spare,
    Delete(String),
}

/// Shows the sheet while it is open, and does what is asked there.
pub(super) fn show(
    ctx: &Context,
    arrangement: &Arrangement,
    words: &Words,
    folders: &Folders,
    half: &mut Half,
    sheet_memory: &mut super::Memory,
) {
    let Some(memory) = &mut sheet_memory.kept else { return };
    if memory.found.is_none() {
        memory.found = Some(keep::layouts(folders).unwrap_or_else(|told| {
            memory.error = Some(words.say(&told));
            Vec::new()
        }));
    }
    if half.player() == Player::Black
        && let Some(found) = &mut memory.found
    {
        found.retain(|kept| !sheet_memory.secret.contains(&kept.name));
    }
    let title = words.get("muster-kept");
    let frame = sheet::Frame { id: "muster kept", title: &title, width: 420.0, back: false };
    let shown =
        frame.show(ctx, arrangement, words, |ui| content(ui, memory, !half.is_empty(), words));
    let Some(wish) = shown.inner else {
        if shown.closed {
            sheet_memory.kept = None;
        }
        return;
    };
    memory.error = None;
    let done = match wish {
        Wish::Form(formation) => {
            half.form(&formation);
            sheet_memory.kept = None;
            return;
        }
        Wish::Doom(name) => {
            memory.doomed = Some(name);
            return;
        }
        Wish::Spare => {
            memory.doomed = None;
            return;
        }
        Wish::Keep => {
            let name = std::mem::take(&mut memory.name).trim().to_owned();
            if half.player() == Player::White {
                sheet_memory.secret.push(name.clone());
            }
            keep::keep_layout(folders, &name, half.formation())
        }
        Wish::Delete(name) => keep::delete_layout(folders, &name),
    };
    *memory =
        Memory { error: done.err().map(|error| words.say(&error.saying())), ..Memory::default() };
}

fn content(ui: &mut Ui, memory: &mut Memory, filled: bool, words: &Words) -> Option<Wish> {
    let mut wish = None;
    if let Some(error) = &memory.error {
        ui.add(egui::Label::new(theme::text(error, theme::SMALL, theme::tone().danger)).wrap());
    }
    let hint = words.get("muster-kept-name");
    let field = TextEdit::singleline(&mut memory.name)
        .hint_text(theme::text(hint, theme::BODY, theme::tone().dim))
        .char_limit(LONGEST)
        .margin(vec2(12.0, 10.0))
        .desired_width(ui.available_width())
        .min_size(vec2(ui.available_width(), theme::TARGET));
    ui.add(field);
    let name = memory.name.trim();
    let found = memory.found.as_deref().unwrap_or_default();
    if found.iter().any(|kept| kept.name == name) {
        sheet::remark(ui, &words.get("muster-kept-replaces"));
    }
    ui.add_enabled_ui(filled && !name.is_empty(), |ui| {
        if button::wide(ui, &words.get("muster-kept-save"), Weight::Main).clicked() {
            wish = Some(Wish::Keep);
        }
    });
    if found.is_empty() {
        sheet::remark(ui, &words.get("muster-kept-none"));
    }
    ui.spacing_mut().item_spacing.y = theme::GRID;
    for kept in found {
        let asked = memory.doomed.as_ref() == Some(&kept.name);
        wish = wish.or(row(ui, kept, asked, words));
    }
    wish
}

fn row(ui: &mut Ui, kept: &Named, asked: bool, words: &Words) -> Option<Wish> {
    const HEIGHT: f32 = 48.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    if asked {
        ui.painter().rect_filled(rect, theme::RADIUS, theme::tone().raised);
        return confirm(ui, rect, kept, words);
    }
    let bin = Rect::from_center_size(
        pos2(rect.right() - 4.0 - theme::TARGET / 2.0, rect.center().y),
        vec2(theme::TARGET, theme::TARGET),
    );
    let response =
        ui.interact(rect.with_max_x(bin.left()), ui.id().with(&kept.name), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &kept.name));
    let lit = response.hovered() || response.has_focus();
    ui.painter().rect_filled(
        rect,
        theme::RADIUS,
        if lit { theme::tone().hover } else { theme::tone().raised },
    );
    let line = theme::line(
        ui,
        &kept.name,
        theme::BODY,
        theme::tone().ink,
        bin.left() - rect.left() - 20.0,
    );
    let at = pos2(rect.left() + 12.0, rect.center().y - line.size().y / 2.0);
    ui.painter().galley(at, line, theme::tone().ink);

    let hint = words.get("saved-delete");
    let delete = ui.interact(bin, ui.id().with(("bin", &kept.name)), Sense::click());
    delete.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &hint));
    if delete.hovered() || delete.has_focus() {
        ui.painter().rect_filled(bin, theme::RADIUS, theme::tone().hover);
    }
    icon::paint(ui.painter(), bin.shrink(9.0), Icon::Bin, theme::tone().dim);
    if delete.on_hover_text(hint).clicked() {
        return Some(Wish::Doom(kept.name.clone()));
    }
    response.clicked().then(|| Wish::Form(kept.men.clone()))
}

/// Asks in the place of the row.
fn confirm(ui: &mut Ui, rect: Rect, kept: &Named, words: &Words) -> Option<Wish> {
    let inner = rect.shrink2(vec2(12.0, 4.0));
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inner).layout(layout));
    let mut wish = None;
    if button::fitting(&mut child, &words.get("saved-delete"), Weight::Danger).clicked() {
        wish = Some(Wish::Delete(kept.name.clone()));
    }
    if button::fitting(&mut child, &words.get("saved-keep"), Weight::Plain).clicked() {
        wish = Some(Wish::Spare);
    }
    let width = child.available_width() - 8.0;
    let line = theme::line(ui, &kept.name, theme::BODY, theme::tone().ink, width);
    let at = pos2(inner.left(), rect.center().y - line.size().y / 2.0);
    ui.painter().galley(at, line, theme::tone().ink);
    wish
}
