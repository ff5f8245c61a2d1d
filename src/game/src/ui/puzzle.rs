//! The panel of the puzzle on the table: what is asked, what was tried, what helps.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align, Key, Layout, Ui, vec2};
use engine::puzzle::{Goal, Puzzle};
use rules::{Player, Reason, Stage};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::icon::Icon;
use super::open::Panels;
use super::{study, theme};
use crate::control::Hand;
use crate::puzzles::{Record, Session, Solver, Tone, Wish};
use crate::text::Words;

/// Shows the panel while a puzzle is on the table, and listens to its keys.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    session: Res<Session>,
    record: Res<Record>,
    panels: Res<Panels>,
    hand: Res<Hand>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let Some(solver) = session.solver() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = !panels.is_open() && !matches!(*hand, Hand::Choosing { .. });
    let by_key = if free { key(ctx, solver) } else { None };
    let content = |ui: &mut Ui| {
        let pressed = head(ui, solver, &words);
        task(ui, &solver.entry().puzzle, &words);
        said(ui, &session, &words);
        if solver.is_solved() {
            about(ui, solver, &record, &words);
        }
        pressed
    };
    let pressed = study::panel(ctx, &arrangement, "puzzle", content, |ui| foot(ui, solver, &words));
    wishes.write_batch(by_key.or(pressed));
    Ok(())
}

/// What a key wants.
fn key(ctx: &egui::Context, solver: &Solver) -> Option<Wish> {
    let wishes = [
        (Key::H, Wish::Hint, !solver.is_solved()),
        (Key::S, Wish::Solution, !solver.is_solved()),
        (Key::R, Wish::Retry, true),
        (Key::N, Wish::Next, true),
    ];
    let plain = ctx.input(|input| !input.modifiers.any());
    let pressed = |key: Key| plain && ctx.input(|input| input.key_pressed(key));
    wishes.into_iter().find(|(key, _, fits)| *fits && pressed(*key)).map(|(_, wish, _)| wish)
}

/// Which game and how hard, and the ways back and out.
fn head(ui: &mut Ui, solver: &Solver, words: &Words) -> Option<Wish> {
    let entry = solver.entry();
    let mut pressed = None;
    ui.horizontal(|ui| {
        let room = ui.available_width() - 2.0 * theme::TARGET - 24.0;
        ui.allocate_ui(vec2(room, theme::TARGET), |ui| {
            ui.vertical(|ui| {
                ui.set_width(room);
                ui.spacing_mut().item_spacing.y = 2.0;
                let game = words.get(&format!("game-{}", entry.game()));
                let rating = words.fill("puzzles-rating", &[("rating", entry.rating.into())]);
                for line in [game, rating] {
                    let line = theme::text(line, theme::SMALL, theme::tone().dim);
                    ui.add(egui::Label::new(line).wrap());
                }
            });
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if button::icon(ui, Icon::Close, &words.get("puzzles-leave"), true).clicked() {
                pressed = Some(Wish::Leave);
            }
            let begun = solver.line().ply() > 0;
            if button::icon(ui, Icon::Undo, &words.get("puzzles-retry"), begun).clicked() {
                pressed = Some(Wish::Retry);
            }
        });
    });
    pressed
}

/// Who moves, and what is asked.
fn task(ui: &mut Ui, puzzle: &Puzzle, words: &Words) {
    let side = words.get(&format!("puzzles-side-{}", side(puzzle)));
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 20.0), egui::Sense::hover());
        let fill = match puzzle.solver() {
            Player::White => theme::WHITE,
            Player::Black => theme::BLACK,
        };
        ui.painter().circle(rect.center(), 6.0, fill, egui::Stroke::new(1.2, theme::tone().dim));
        ui.add(egui::Label::new(theme::text(side, theme::BODY, theme::tone().ink)).wrap());
    });
    let asked =
        words.fill(&format!("puzzles-ask-{}", asked(puzzle)), &[("count", puzzle.moves().into())]);
    ui.add(egui::Label::new(theme::text(asked, theme::BODY, theme::tone().accent)).wrap());
}

/// What was said last.
fn said(ui: &mut Ui, session: &Session, words: &Words) {
    let Some(said) = session.said() else { return };
    let colour = match said.tone {
        Tone::Praise => theme::tone().accent,
        Tone::Blame => theme::tone().danger,
        Tone::Help => theme::tone().ink,
    };
    ui.add_space(theme::GRID);
    let text = theme::text(words.say(&said.saying), theme::BODY, colour);
    ui.add(egui::Label::new(text).wrap());
}

/// What showed in it, and how many were solved in a row.
fn about(ui: &mut Ui, solver: &Solver, record: &Record, words: &Words) {
    let themes: Vec<String> = solver
        .entry()
        .themes
        .iter()
        .map(|theme| words.get(&format!("theme-{}", theme.id())))
        .collect();
    let run = [("count", record.run().into()), ("longest", record.longest().into())];
    let run = (record.run() > 0).then(|| words.fill("puzzles-run", &run));
    for text in [(!themes.is_empty()).then(|| themes.join(" · ")), run].into_iter().flatten() {
        ui.add(egui::Label::new(theme::text(text, theme::SMALL, theme::tone().dim)).wrap());
    }
}

/// What helps, or what comes next.
fn foot(ui: &mut Ui, solver: &Solver, words: &Words) -> Option<Wish> {
    if solver.is_solved() {
        let next = button::wide(ui, &words.get("puzzles-next"), Weight::Main);
        return next.clicked().then_some(Wish::Next);
    }
    let hint = words.get("action-hint");
    let solution = words.get("puzzles-solution");
    let pressed = button::row(ui, &[(&hint, Weight::Plain), (&solution, Weight::Plain)])?;
    Some(if pressed == 0 { Wish::Hint } else { Wish::Solution })
}

/// Whose men the solver moves.
fn side(puzzle: &Puzzle) -> &'static str {
    match puzzle.line().start().to_setup().memory.stage {
        Stage::Taken(taker) if taker == puzzle.solver() => "checkered",
        Stage::Taken(_) => "both",
        Stage::Shared { .. } => puzzle.solver().id(),
    }
}

/// What is asked, without saying how.
fn asked(puzzle: &Puzzle) -> &'static str {
    match (puzzle.goal(), puzzle.outcome().map(|outcome| outcome.reason)) {
        (Goal::Gain, _) => "gain",
        (Goal::Win, Some(Reason::Checkmate)) => "mate",
        (Goal::Win, Some(Reason::KingCaptured)) => "king",
        (Goal::Win, _) => "win",
    }
}
