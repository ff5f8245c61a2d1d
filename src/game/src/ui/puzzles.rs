//! The sheet of puzzles: today's, and others by game and difficulty.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;
use rules::Game;

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::open::{Panels, Sheet};
use super::{sheet, theme};
use crate::board::Table;
use crate::puzzles::{Band, Book, Choice, Day, Record, Wish};
use crate::text::Words;

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    record: Res<Record>,
    mut panels: ResMut<Panels>,
    mut wishes: MessageWriter<Wish>,
    mut chosen: Local<Option<Choice>>,
) -> Result {
    if panels.open != Some(Sheet::Puzzles) {
        return Ok(());
    }
    let choice = chosen.get_or_insert(Choice { game: table.game(), band: None });
    let ctx = contexts.ctx_mut()?;
    let title = words.get("puzzles-title");
    let frame = sheet::Frame { id: "puzzles", title: &title, width: 420.0, back: false };
    let shown = frame.show(ctx, &arrangement, &words, |ui| {
        let today = today(ui, &record, &words);
        today.or(others(ui, choice, &record, &words))
    });
    if let Some(wish) = shown.inner {
        wishes.write(wish);
        panels.close();
    } else if shown.closed {
        panels.close();
    }
    Ok(())
}

/// The puzzle of the day.
fn today(ui: &mut Ui, record: &Record, words: &Words) -> Option<Wish> {
    let day = Day::today();
    let entry = day.puzzle()?;
    sheet::heading(ui, &words.get("puzzles-today"));
    let game = words.get(&format!("game-{}", entry.game()));
    let rating = words.fill("puzzles-rating", &[("rating", entry.rating.into())]);
    ui.label(theme::text(game, theme::BODY, theme::tone().ink));
    sheet::remark(ui, &rating);
    let done = record.has_solved_day(day);
    if done {
        sheet::remark(ui, &words.get("puzzles-today-done"));
    }
    let weight = if done { Weight::Plain } else { Weight::Main };
    let pressed = button::wide(ui, &words.get("puzzles-solve-today"), weight).clicked();
    let days = record.days_in_row(day);
    if days > 0 {
        sheet::remark(ui, &words.fill("puzzles-days", &[("count", days.into())]));
    }
    pressed.then_some(Wish::Day(day))
}

/// The others.
fn others(ui: &mut Ui, choice: &mut Choice, record: &Record, words: &Words) -> Option<Wish> {
    sheet::heading(ui, &words.get("puzzles-choose"));
    let games = Game::ALL.map(|game| (game, words.get(&format!("game-{game}"))));
    button::choice(ui, &mut choice.game, &games);
    let all = (None, words.get("puzzles-band-all"));
    let bands =
        Band::ALL.map(|band| (Some(band), words.get(&format!("puzzles-band-{}", band.id()))));
    let bands: Vec<_> = std::iter::once(all).chain(bands).collect();
    button::choice(ui, &mut choice.band, &bands);
    let (solved, count) = choice.solved(record);
    let args = [("solved", solved.into()), ("count", count.into())];
    sheet::remark(ui, &words.fill("puzzles-solved-of", &args));
    for fault in &Book::of(choice.game).faults {
        sheet::remark(ui, &words.say(&fault.saying()));
    }
    let pressed = ui
        .add_enabled_ui(count > 0, |ui| {
            button::wide(ui, &words.get("puzzles-solve"), Weight::Plain)
        })
        .inner;
    if record.longest() > 0 {
        let args = [("count", record.run().into()), ("longest", record.longest().into())];
        sheet::remark(ui, &words.fill("puzzles-run", &args));
    }
    pressed.clicked().then_some(Wish::Choose(*choice))
}
