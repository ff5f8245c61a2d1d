//! The panel beside a mistake that is put on the table again.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::Ui;
use rules::{Move, san};

use super::analysis::ink;
use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::{study, theme};
use crate::analysis::{Found, Learn, Mistakes};
use crate::board::{Subject, Table};
use crate::text::{self, Words};

/// Shows it while somebody learns.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    mistakes: Res<Mistakes>,
    mut wishes: MessageWriter<Learn>,
) -> Result {
    if !table.studies(Subject::Review) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let pressed = study::panel(
        ctx,
        &arrangement,
        "mistakes",
        |ui| {
            content(ui, &mistakes, &words);
            None
        },
        |ui| foot(ui, &mistakes, &words),
    );
    if let Some(wish) = pressed {
        wishes.write(wish);
    }
    Ok(())
}

fn content(ui: &mut Ui, mistakes: &Mistakes, words: &Words) {
    let Some(case) = mistakes.case() else { return };
    let (nth, all) = mistakes.progress();
    let args = [("nth", nth.into()), ("all", all.into())];
    ui.label(theme::text(words.fill("mistakes-title", &args), theme::SMALL, theme::tone().dim));
    let said = |mv: Move| san::to_san(&case.position, mv);
    let played = format!("{}{}", said(case.played), case.grade.sign());
    let number = case.position.to_setup().memory.fullmove;
    let args = [("number", number.into()), ("move", played.into())];
    wrapped(ui, words.fill("mistakes-played", &args), ink(case.grade));
    ui.add_space(theme::GRID);
    let tell = |key: &str, mv: Move| words.fill(key, &[("move", said(mv).into())]);
    match mistakes.found() {
        Found::Nothing => wrapped(ui, words.get("mistakes-ask"), theme::tone().ink),
        Found::Judging(mv) => wrapped(ui, tell("mistakes-judging", *mv), theme::tone().ink),
        Found::Wrong(mv) => wrapped(ui, tell("mistakes-wrong", *mv), theme::tone().wrong),
        Found::Illegal(why) => {
            wrapped(ui, words.say(&text::refusal(case.position.game(), why)), theme::tone().wrong);
        }
        Found::Right(mv) if *mv == case.best => {
            wrapped(ui, tell("mistakes-right", *mv), theme::tone().accent);
        }
        Found::Right(mv) => {
            wrapped(ui, tell("mistakes-as-good", *mv), theme::tone().accent);
            wrapped(ui, tell("mistakes-best", case.best), theme::tone().ink);
        }
        Found::Shown => wrapped(ui, tell("mistakes-best", case.best), theme::tone().ink),
    }
}

fn foot(ui: &mut Ui, mistakes: &Mistakes, words: &Words) -> Option<Learn> {
    let (nth, all) = mistakes.progress();
    let done = mistakes.found().is_done();
    let leave = words.get("mistakes-leave");
    let (first, then) = match (done, nth < all) {
        (false, _) => (words.get("mistakes-show"), Learn::Show),
        (true, true) => (words.get("mistakes-next"), Learn::Next),
        (true, false) => {
            return button::wide(ui, &leave, Weight::Main).clicked().then_some(Learn::Leave);
        }
    };
    let weight = if done { Weight::Main } else { Weight::Plain };
    let buttons = [(first.as_str(), weight), (leave.as_str(), Weight::Plain)];
    match button::row(ui, &buttons)? {
        0 => Some(then),
        _ => Some(Learn::Leave),
    }
}

fn wrapped(ui: &mut Ui, text: String, ink: egui::Color32) {
    ui.add(egui::Label::new(theme::text(text, theme::BODY, ink)).wrap());
}
