//! The title screen's words: the name above, each game under its miniature, ways on below.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui;
use egui::{Align2, Id, Key, Order, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};
use rules::Game;

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::new_game::Suggestion;
use super::open::{Leaf, Panels, Sheet};
use super::redraw::Redraw;
use super::theme;
use crate::board::{Intent, Table};
use crate::keep::Unfinished;
use crate::showcase::Showcase;
use crate::text::Words;
use crate::title::{Plan, plan};

/// Shows the title, and tells where its miniatures are.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    mut panels: ResMut<Panels>,
    mut unfinished: ResMut<Unfinished>,
    mut suggestion: ResMut<Suggestion>,
    mut stand: ResMut<Plan>,
    mut redraw: ResMut<Redraw>,
    mut showcase: ResMut<Showcase>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if !panels.title {
        return Ok(());
    }
    redraw.within(stand.rest);
    let ctx = contexts.ctx_mut()?;
    let screen = arrangement.screen;
    let begun = table.line().ply() > 0 && table.outcome().is_none();
    let waits = begun || unfinished.0.is_some();
    let ways = ways(table.game(), waits);
    let mut now = Plan { lit: None, ..stand.clone() };
    let shown = egui::Area::new(Id::new("title"))
        .order(Order::Background)
        .fixed_pos(screen.min)
        .show(ctx, |ui| {
            let deep = 0.26 * screen.height();
            theme::shade(ui, screen, screen.top(), screen.top() + deep);
            theme::shade(ui, screen, screen.bottom(), screen.bottom() - deep);
            let foot = foot(ui, screen, &ways, &words);
            let head = head(ui, screen, &words);
            if now.read < 1.0 {
                progress(ui, screen, now.read);
            }
            let room = Rect::from_min_max(
                pos2(screen.left() + theme::GAP, head),
                pos2(screen.right() - theme::GAP, foot.0),
            );
            let cells = plan::share(bevy::math::Rect::new(
                room.left(),
                room.top(),
                room.right(),
                room.bottom(),
            ));
            let mut chosen = None;
            for (game, cell) in Game::ALL.into_iter().zip(cells) {
                let place =
                    Rect::from_min_max(pos2(cell.min.x, cell.min.y), pos2(cell.max.x, cell.max.y));
                let (pressed, lit) = name(ui, place, game, &words);
                chosen = chosen.or(pressed.then_some(game));
                now.lit = now.lit.or(lit.then_some(game));
            }
            now.cells = cells.map(|cell| {
                let corner = |at: Vec2| arrangement.pixels(pos2(at.x, at.y));
                bevy::math::Rect::from_corners(corner(cell.min), corner(cell.max))
            });
            (chosen, foot.1)
        });
    stand.set_if_neq(now);
    let (chosen, way) = shown.inner;
    if let Some(game) = chosen {
        suggestion.of(game);
        panels.show(Sheet::NewGame);
    }
    match way {
        Some(Way::Continue) if begun => *panels = Panels::TABLE,
        Some(Way::Continue) => {
            if let Some(saved) = unfinished.0.take() {
                intents.write(Intent::Open(Box::new(saved)));
            }
        }
        Some(Way::To(sheet)) => panels.show(sheet),
        Some(Way::Showcase) => showcase.begin(),
        Some(Way::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// Where a button below leads.
#[derive(Clone, Copy, Debug)]
enum Way {
    Continue,
    To(Sheet),
    Showcase,
    Quit,
}

fn ways(game: Game, waits: bool) -> Vec<(&'static str, Weight, Way)> {
    let mut ways = Vec::new();
    if waits {
        ways.push(("menu-continue", Weight::Main, Way::Continue));
    }
    let to = [
        ("menu-learn", Sheet::Learn),
        ("menu-puzzles", Sheet::Puzzles),
        ("menu-rules", Sheet::Rules(Leaf::of(game))),
        ("menu-saved-games", Sheet::Saved),
        ("menu-settings", Sheet::Settings),
    ];
    ways.extend(to.map(|(key, sheet)| (key, Weight::Plain, Way::To(sheet))));
    ways.push(("title-showcase", Weight::Plain, Way::Showcase));
    ways.push(("menu-quit", Weight::Plain, Way::Quit));
    ways
}

/// The name of the program; how far down it reaches.
fn head(ui: &Ui, screen: Rect, words: &Words) -> f32 {
    let size = (screen.height() * 0.075).min(screen.width() * 0.085).clamp(26.0, 56.0);
    let top = pos2(screen.center().x, screen.top() + 0.5 * size);
    let (title, about) = (words.get("menu-title"), words.get("title-about"));
    let paint = |at, text: &str, size, ink| {
        ui.painter().text(at, Align2::CENTER_TOP, text, theme::font(size), ink)
    };
    let name = paint(top, &title, size, theme::WHITE);
    let small = (size * 0.34).max(theme::SMALL);
    let line = paint(name.center_bottom() + vec2(0.0, 2.0), &about, small, theme::WHITE_DIM);
    line.bottom() + 0.25 * size
}

/// A thin bar that fills while models are read.
pub(super) fn progress(ui: &Ui, screen: Rect, share: f32) {
    let rail = Rect::from_center_size(screen.center(), vec2(screen.width().min(320.0) * 0.8, 4.0));
    ui.painter().rect_filled(rail, 2, theme::BLACK);
    let full = rail.with_max_x(rail.left() + rail.width() * share);
    ui.painter().rect_filled(full, 2, theme::BRASS);
}

/// The buttons below, in as few rows as they fit into; where they begin, and which was pressed.
fn foot(
    ui: &mut Ui,
    screen: Rect,
    ways: &[(&'static str, Weight, Way)],
    words: &Words,
) -> (f32, Option<Way>) {
    let gap = 2.0 * theme::GRID;
    let room = screen.width() - 2.0 * theme::GAP;
    let labels: Vec<String> = ways.iter().map(|(key, ..)| words.get(key)).collect();
    let widths: Vec<f32> =
        labels.iter().map(|label| (button::text_width(ui, label) + 32.0).min(room)).collect();
    let mut rows: Vec<Vec<usize>> = vec![Vec::new()];
    let wide = |row: &[usize]| row.iter().map(|nth| widths[*nth] + gap).sum::<f32>() - gap;
    // As many rows as are needed, then filled evenly.
    let needed = (wide(&(0..ways.len()).collect::<Vec<_>>()) / room).ceil().max(1.0);
    let full = wide(&(0..ways.len()).collect::<Vec<_>>()) / needed;
    for (nth, width) in widths.iter().enumerate() {
        let row = rows.last_mut().map(|row| row.as_slice()).unwrap_or_default();
        let with = wide(row) + gap + width;
        let is_full = !row.is_empty() && (with > room || with > full + 0.5 * width);
        if is_full {
            rows.push(Vec::new());
        }
        if let Some(row) = rows.last_mut() {
            row.push(nth);
        }
    }
    let height = rows.len() as f32 * (theme::TARGET + gap) - gap;
    let top = screen.bottom() - 1.5 * theme::GAP - height;
    let mut pressed = None;
    for (row, places) in rows.iter().enumerate() {
        let mut left = screen.center().x - wide(places) / 2.0;
        for &nth in places {
            let corner = pos2(left, top + row as f32 * (theme::TARGET + gap));
            let place = Rect::from_min_size(corner, vec2(widths[nth], theme::TARGET));
            let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(place));
            if button::wide(&mut inner, &labels[nth], ways[nth].1).clicked() {
                pressed = Some(ways[nth].2);
            }
            left += widths[nth] + gap;
        }
    }
    (top - theme::GAP, pressed)
}

/// A game's name under its miniature; whether it was pressed, and whether it is pointed at.
fn name(ui: &mut Ui, cell: Rect, game: Game, words: &Words) -> (bool, bool) {
    let target = cell.shrink(3.0);
    let response = ui.interact(target, ui.id().with(game), Sense::click());
    let label = words.get(&format!("game-{game}"));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label.as_str()));
    let lit = response.hovered() || response.has_focus();
    let ink = if lit { theme::BRASS } else { theme::WHITE };
    let size = (cell.height() * 0.075).clamp(theme::BODY, 22.0);
    let galley = theme::line(ui, label, size, ink, target.width());
    let foot = pos2(cell.center().x, cell.bottom() - 0.06 * cell.height());
    let at = foot - vec2(galley.size().x / 2.0, galley.size().y);
    ui.painter().galley(at, galley, ink);
    if response.has_focus() {
        let line = egui::Stroke::new(1.5, theme::BRASS);
        ui.painter().rect_stroke(target, theme::PANEL_RADIUS, line, egui::StrokeKind::Inside);
    }
    let by_key = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (response.clicked() || by_key, lit)
}
