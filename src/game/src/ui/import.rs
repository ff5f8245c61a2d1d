//! Games from elsewhere: from a file, from the clipboard, or as text.

use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts, egui};
use egui::{Sense, TextEdit, Ui, vec2};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::files::Files;
use super::open::{Panels, Sheet};
use super::{saved, sheet, theme};
use crate::board::{Intent, Saved};
use crate::keep::{self, Import, KeepError};
use crate::text::Words;

/// What the sheet remembers between frames.
#[derive(Debug, Default)]
pub(super) struct Memory {
    text: String,
    games: Vec<Saved>,
    errors: Vec<String>,
}

enum Wish {
    FromFile,
    FromClipboard,
    Read,
    Open(usize),
}

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    clipboard: Option<ResMut<EguiClipboard>>,
    mut panels: ResMut<Panels>,
    mut files: ResMut<Files>,
    mut intents: MessageWriter<Intent>,
    mut memory: Local<Memory>,
) -> Result {
    if panels.open != Some(Sheet::Import) {
        *memory = Memory::default();
        return Ok(());
    }
    if files.is_open() {
        return Ok(());
    }
    let mut opened = None;
    if files.chosen.is_some()
        && let Some(path) = files.chosen.take()
    {
        opened = memory.take_in(keep::import_file(&path), &words);
    }
    let ctx = contexts.ctx_mut()?;
    let title = words.get("import-title");
    let frame = sheet::Frame { id: "import", title: &title, width: 480.0, back: true };
    let shown = frame.show(ctx, &arrangement, &words, |ui| content(ui, &mut memory, &words));
    match shown.inner {
        Some(Wish::FromFile) => files.import(&words, &arrangement),
        Some(Wish::FromClipboard) => {
            memory.text = clipboard.and_then(|mut board| board.get_text()).unwrap_or_default();
            opened = memory.read(&words);
        }
        Some(Wish::Read) => opened = memory.read(&words),
        Some(Wish::Open(nth)) => {
            opened = (nth < memory.games.len()).then(|| memory.games.swap_remove(nth));
        }
        None if shown.back => panels.leave(Sheet::Import),
        None if shown.closed => panels.close(),
        None => {}
    }
    if let Some(game) = opened {
        intents.write(Intent::Open(Box::new(game)));
        panels.close();
    }
    Ok(())
}

impl Memory {
    fn read(&mut self, words: &Words) -> Option<Saved> {
        let import = keep::import_text(&self.text);
        self.take_in(import, words)
    }

    /// Keeps what was found; a single game without any error is given back to be opened.
    fn take_in(&mut self, import: Result<Import, KeepError>, words: &Words) -> Option<Saved> {
        let Import { mut games, errors } = match import {
            Ok(import) => import,
            Err(error) => {
                self.games.clear();
                self.errors = vec![words.say(&error.saying())];
                return None;
            }
        };
        if games.len() == 1 && errors.is_empty() {
            return games.pop();
        }
        self.errors = errors.iter().map(|error| words.say(error)).collect();
        self.games = games;
        None
    }
}

fn content(ui: &mut Ui, memory: &mut Memory, words: &Words) -> Option<Wish> {
    sheet::remark(ui, &words.get("import-about"));
    let [file, clipboard] = ["import-file", "import-clipboard"].map(|key| words.get(key));
    let buttons = [(file.as_str(), Weight::Plain), (clipboard.as_str(), Weight::Plain)];
    let mut wish = button::row(ui, &buttons).map(|nth| match nth {
        0 => Wish::FromFile,
        _ => Wish::FromClipboard,
    });
    for error in &memory.errors {
        ui.add(egui::Label::new(theme::text(error, theme::SMALL, theme::tone().danger)).wrap());
    }
    if memory.games.is_empty() {
        let width = ui.available_width();
        let field = TextEdit::multiline(&mut memory.text)
            .hint_text(theme::text(words.get("import-text"), theme::BODY, theme::tone().dim))
            .desired_width(width)
            .desired_rows(5)
            .margin(vec2(12.0, 10.0));
        egui::ScrollArea::vertical().id_salt("text").max_height(150.0).show(ui, |ui| ui.add(field));
        ui.add_enabled_ui(!memory.text.trim().is_empty(), |ui| {
            if button::wide(ui, &words.get("import-read"), Weight::Main).clicked() {
                wish = Some(Wish::Read);
            }
        });
        return wish;
    }
    let count = memory.games.len();
    sheet::heading(ui, &words.fill("import-choose", &[("count", count.into())]));
    ui.spacing_mut().item_spacing.y = 4.0;
    const HEIGHT: f32 = 44.0;
    egui::ScrollArea::vertical().id_salt("games").max_height(8.0 * HEIGHT).show_rows(
        ui,
        HEIGHT,
        count,
        |ui, range| {
            for nth in range {
                if game(ui, &memory.games[nth], HEIGHT, words) {
                    wish = Some(Wish::Open(nth));
                }
            }
        },
    );
    wish
}

fn game(ui: &mut Ui, game: &Saved, height: f32, words: &Words) -> bool {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let fill = if response.hovered() { theme::tone().hover } else { theme::tone().raised };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    let moves = words.fill("saved-plies", &[("count", game.plies().into())]);
    let moves = theme::line(ui, moves, theme::SMALL, theme::tone().dim, rect.width() / 2.0);
    let right = rect.right() - 12.0 - moves.size().x;
    ui.painter().galley(
        egui::pos2(right, rect.center().y - moves.size().y / 2.0),
        moves,
        theme::tone().dim,
    );
    let names = saved::names(words, &game.names(), game.seats().unwrap_or_default());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &names));
    let names = theme::line(ui, names, theme::BODY, theme::tone().ink, right - rect.left() - 24.0);
    let at = egui::pos2(rect.left() + 12.0, rect.center().y - names.size().y / 2.0);
    ui.painter().galley(at, names, theme::tone().ink);
    response.clicked()
}
