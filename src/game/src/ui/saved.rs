//! The shelf of games, and ways to carry the game on the table elsewhere.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, Sense, Ui, pos2, vec2};
use rules::Player;

use super::ago::ago;
use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::files::Files;
use super::icon::{self, Icon};
use super::open::{Panels, Sheet};
use super::toast::Toast;
use super::{sheet, theme};
use crate::board::{Aside, Intent, Seat, Table};
use crate::keep::{self, Entry, Folders, Shelf, Unfinished};
use crate::text::Words;

/// What the sheet remembers between frames.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// The shelf as it was when the sheet was opened or last changed.
    shelf: Option<Shelf>,
    /// The game that is asked about before it is thrown away.
    doomed: Option<String>,
    /// What went wrong.
    error: Option<String>,
}

/// What somebody wants.
enum Wish {
    Open(String),
    Doom(String),
    Spare,
    Delete(String),
    Import,
    Export,
    CopyGame,
    CopyPosition,
}

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    aside: Res<Aside>,
    folders: Res<Folders>,
    mut unfinished: ResMut<Unfinished>,
    mut panels: ResMut<Panels>,
    mut files: ResMut<Files>,
    mut toast: ResMut<Toast>,
    mut intents: MessageWriter<Intent>,
    mut memory: Local<Memory>,
) -> Result {
    if panels.open != Some(Sheet::Saved) {
        *memory = Memory::default();
        return Ok(());
    }
    if files.is_open() {
        return Ok(());
    }
    let table = aside.game().unwrap_or(&table);
    let ctx = contexts.ctx_mut()?;
    if memory.shelf.is_none() {
        memory.shelf = Some(keep::shelf(&folders));
    }
    let title = words.get("saved-title");
    let frame = sheet::Frame { id: "saved", title: &title, width: 480.0, back: false };
    let shown = frame.show(ctx, &arrangement, &words, |ui| content(ui, &memory, table, &words));
    let Some(wish) = shown.inner else {
        if shown.closed {
            panels.close();
        }
        return Ok(());
    };
    memory.error = None;
    match wish {
        Wish::Open(id) => match keep::load(&folders, &id) {
            Ok(saved) => {
                forget(&mut unfinished, &id);
                intents.write(Intent::Open(Box::new(saved)));
                panels.close();
            }
            Err(error) => {
                memory.error = Some(words.say(&error.saying()));
                memory.shelf = None;
            }
        },
        Wish::Doom(id) => memory.doomed = Some(id),
        Wish::Spare => memory.doomed = None,
        Wish::Delete(id) => {
            memory.doomed = None;
            memory.shelf = None;
            match keep::delete(&folders, &id) {
                Ok(()) => forget(&mut unfinished, &id),
                Err(error) => memory.error = Some(words.say(&error.saying())),
            }
        }
        Wish::Import => panels.show(Sheet::Import),
        Wish::Export => files.export(table, &words, &arrangement),
        Wish::CopyGame => {
            ctx.copy_text(keep::export_pgn(table, &words));
            toast.say(words.get("saved-game-copied"));
        }
        Wish::CopyPosition => {
            ctx.copy_text(keep::export_position(table));
            toast.say(words.get("saved-position-copied"));
        }
    }
    Ok(())
}

/// Both names of a game, or where nobody gave one the computer or the side.
pub(super) fn names(words: &Words, names: &[String; 2], seats: [Seat; 2]) -> String {
    let [white, black] = Player::ALL.map(|player| words.player(player, names, seats));
    format!("{white} – {black}")
}

fn forget(unfinished: &mut Unfinished, id: &str) {
    if unfinished.0.as_ref().is_some_and(|saved| saved.id == id) {
        unfinished.0 = None;
    }
}

fn content(ui: &mut Ui, memory: &Memory, table: &Table, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let empty = Shelf::default();
    let shelf = memory.shelf.as_ref().unwrap_or(&empty);
    if let Some(error) = &memory.error {
        ui.add(egui::Label::new(theme::text(error, theme::SMALL, theme::tone().danger)).wrap());
    }
    for damaged in &shelf.damaged {
        let text = words.say(&damaged.saying());
        ui.add(egui::Label::new(theme::text(text, theme::SMALL, theme::tone().danger)).wrap());
    }
    if shelf.entries.is_empty() {
        sheet::remark(ui, &words.get("saved-none"));
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    for entry in &shelf.entries {
        let asked = memory.doomed.as_ref() == Some(&entry.id);
        wish = wish.or(row(ui, entry, asked, entry.id == table.id, words));
    }
    ui.spacing_mut().item_spacing.y = 8.0;

    sheet::heading(ui, &words.get("saved-elsewhere"));
    let [import, export, game, position] =
        ["saved-import", "saved-export", "saved-copy-game", "saved-copy-position"]
            .map(|key| words.get(key));
    let first = [(import.as_str(), Weight::Plain), (export.as_str(), Weight::Plain)];
    let second = [(game.as_str(), Weight::Plain), (position.as_str(), Weight::Plain)];
    let first =
        button::row(ui, &first).map(|nth| [Wish::Import, Wish::Export].into_iter().nth(nth));
    let second = button::row(ui, &second)
        .map(|nth| [Wish::CopyGame, Wish::CopyPosition].into_iter().nth(nth));
    wish.or(first.or(second).flatten())
}

fn row(ui: &mut Ui, entry: &Entry, asked: bool, here: bool, words: &Words) -> Option<Wish> {
    const HEIGHT: f32 = 56.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    let names = names(words, &entry.names, entry.seats);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &names));
    let fill = match () {
        () if here => theme::tone().accent_wash,
        () if response.hovered() && !asked => theme::tone().hover,
        () => theme::tone().raised,
    };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    if asked {
        return confirm(ui, rect, entry, words);
    }
    let bin = Rect::from_center_size(
        pos2(rect.right() - 8.0 - theme::TARGET / 2.0, rect.center().y),
        vec2(theme::TARGET, theme::TARGET),
    );
    let width = bin.left() - rect.left() - 20.0;
    let title = theme::line(ui, names, theme::BODY, theme::tone().ink, width);
    ui.painter().galley(rect.min + vec2(12.0, 8.0), title, theme::tone().ink);
    let about = theme::line(ui, about(entry, words), theme::SMALL, theme::tone().dim, width);
    let at = pos2(rect.left() + 12.0, rect.bottom() - 9.0 - about.size().y);
    ui.painter().galley(at, about, theme::tone().dim);

    // The game on the table is written again after each move; it cannot be thrown away.
    if !here {
        let hint = words.get("saved-delete");
        let delete = ui.interact(bin, ui.id().with(("bin", &entry.id)), Sense::click());
        delete.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &hint));
        if delete.hovered() {
            ui.painter().rect_filled(bin, theme::RADIUS, theme::tone().hover);
        }
        icon::paint(ui.painter(), bin.shrink(9.0), Icon::Bin, theme::tone().dim);
        if delete.on_hover_text(hint).clicked() {
            return Some(Wish::Doom(entry.id.clone()));
        }
    }
    (response.clicked() && !here).then(|| Wish::Open(entry.id.clone()))
}

/// Asks in the place of the row.
fn confirm(ui: &mut Ui, rect: Rect, entry: &Entry, words: &Words) -> Option<Wish> {
    let inner = rect.shrink2(vec2(12.0, 8.0));
    let mut child = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(inner)
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
    );
    let mut wish = None;
    if button::fitting(&mut child, &words.get("saved-delete"), Weight::Danger).clicked() {
        wish = Some(Wish::Delete(entry.id.clone()));
    }
    if button::fitting(&mut child, &words.get("saved-keep"), Weight::Plain).clicked() {
        wish = Some(Wish::Spare);
    }
    let width = child.available_width() - 8.0;
    let text =
        theme::line(ui, words.get("saved-delete-question"), theme::BODY, theme::tone().ink, width);
    let at = pos2(inner.left(), rect.center().y - text.size().y / 2.0);
    ui.painter().galley(at, text, theme::tone().ink);
    wish
}

fn about(entry: &Entry, words: &Words) -> String {
    let result = match entry.outcome {
        Some(outcome) => outcome.score().replace("1/2", "½").replace('-', " – "),
        None => words.get("saved-unfinished"),
    };
    let moves = words.fill("saved-plies", &[("count", entry.plies.into())]);
    let game = words.get(&format!("game-{}", entry.game));
    [game, moves, result, ago(words, entry.modified)].join(" · ")
}
