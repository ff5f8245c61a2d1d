//! What is counted up beside the text; every number comes from the rules.

use bevy_egui::egui;
use egui::{Align2, Label, Painter, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use rules::{AnyPosition, Game, Piece, Player, Role};

use super::super::captured::worth;
use super::super::{diagram, silhouette, theme};
use crate::pages::{Reach, Table};
use crate::text::{Words, capital};

/// Side of the drawing of a man's moves.
const DRAWING: f32 = 92.0;
/// From this width on men stand two abreast.
const ABREAST: f32 = 580.0;
/// Height of a row of numbers.
const ROW: f32 = 30.0;

/// Shows `table` of `game` over the whole width.
pub(super) fn show(ui: &mut Ui, table: Table, game: Game, words: &Words) {
    ui.add_space(2.0 * theme::GRID);
    match table {
        Table::Men => men(ui, game, words),
        Table::Measures => measures(ui, words),
        Table::Freezing => freezing(ui, words),
    }
}

/// How many men of a role each side has at the start of play.
fn count(game: Game, role: Role) -> usize {
    let board = AnyPosition::start(game).to_setup().board;
    board.squares_of(Piece::of(Player::White, role)).len()
}

fn men(ui: &mut Ui, game: Game, words: &Words) {
    let roles: Vec<Role> = game.roles().iter().rev().copied().collect();
    let abreast = if ui.available_width() >= ABREAST { 2 } else { 1 };
    let each = (ui.available_width() - 4.0 * theme::GRID) / abreast as f32;
    for row in roles.chunks(abreast) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0 * theme::GRID;
            for role in row {
                ui.vertical(|ui| {
                    ui.set_width(each);
                    man(ui, game, *role, words);
                });
            }
        });
        ui.add_space(theme::GRID);
    }
    legend(ui, game, words);
}

/// How one man moves, drawn and in words.
fn man(ui: &mut Ui, game: Game, role: Role, words: &Words) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0 * theme::GRID;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(DRAWING), Sense::hover());
        let reach = Reach::of(game, role);
        diagram::reach(ui.painter(), rect.min, DRAWING, reach, (reach.man, false));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let name = capital(&words.role(game, role));
            ui.add(Label::new(theme::text(name, theme::BODY, theme::tone().ink)).wrap());
            let count = words.fill("rules-count", &[("count", count(game, role).into())]);
            ui.add(Label::new(theme::text(count, theme::SMALL, theme::tone().dim)).wrap());
            let how = words.say(&crate::text::how(game, role));
            ui.add(Label::new(theme::text(how, theme::SMALL, theme::tone().ink)).wrap());
        });
    });
}

/// What the signs in the drawings mean.
fn legend(ui: &mut Ui, game: Game, words: &Words) {
    let mut signs = vec!["rules-sign-goes"];
    match game {
        Game::Chess | Game::Checkered => signs.push("rules-sign-takes"),
        Game::Joker => signs.extend(["rules-sign-takes", "rules-sign-freezes"]),
        Game::Cyvasse => signs.push("rules-sign-attacks"),
        Game::Keres => {}
    }
    ui.horizontal_wrapped(|ui| {
        for key in signs {
            let label = words.get(key);
            let font = theme::font(theme::SMALL);
            let galley = ui.painter().layout_no_wrap(label, font, theme::tone().dim);
            let size = vec2(galley.size().x + 26.0, galley.size().y.max(20.0));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            diagram::sign(ui.painter(), rect.left_center() + vec2(8.0, 0.0), key);
            let at = pos2(rect.left() + 20.0, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, theme::tone().dim);
        }
    });
}

/// Rows of numbers, with a man before each.
fn measures(ui: &mut Ui, words: &Words) {
    let width = ui.available_width().min(560.0);
    let cell = (width * 0.15).max(58.0);
    let heads =
        ["rules-armour", "rules-steps", "rules-attack", "rules-number"].map(|key| words.get(key));
    let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
    numbers(ui.painter(), rect, cell, &heads, theme::tone().dim);
    // Rows touch, and what comes after them stands apart as before.
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for role in Game::Cyvasse.roles().iter().rev().copied() {
            let reach = Reach::of(Game::Cyvasse, role);
            let some = |number: usize| match number {
                0 => String::from("–"),
                number => number.to_string(),
            };
            let range = match reach.range() {
                Some((near, far)) if near > 1 => format!("{near}–{far}"),
                Some((_, far)) => far.to_string(),
                None => String::from("–"),
            };
            let cells = [
                reach.armour.to_string(),
                some(reach.steps()),
                range,
                count(Game::Cyvasse, role).to_string(),
            ];
            let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
            let painter = ui.painter();
            painter.hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme::tone().line));
            let figure = Rect::from_min_size(rect.min, Vec2::splat(ROW)).shrink(2.0);
            silhouette::paint(painter, figure, Piece::of(Player::White, role));
            let name = capital(&words.role(Game::Cyvasse, role));
            let at = rect.left_center() + vec2(ROW + 6.0, 0.0);
            painter.text(
                at,
                Align2::LEFT_CENTER,
                name,
                theme::font(theme::SMALL),
                theme::tone().ink,
            );
            numbers(painter, rect, cell, &cells, theme::tone().ink);
        }
    });
}

fn numbers(painter: &Painter, rect: Rect, cell: f32, cells: &[String; 4], ink: egui::Color32) {
    for (text, nth) in cells.iter().rev().zip(0_u8..) {
        let at = rect.right_center() - vec2((f32::from(nth) + 0.5) * cell, 0.0);
        painter.text(at, Align2::CENTER_CENTER, text, theme::font(theme::SMALL), ink);
    }
}

/// The men that a Joker freezes, the first ones first, with what they are worth.
fn freezing(ui: &mut Ui, words: &Words) {
    let targets = |role: &Role| !matches!(role, Role::King | Role::Joker);
    let mut roles: Vec<Role> = Game::Joker.roles().iter().copied().filter(targets).collect();
    roles.sort_by_key(|role| std::cmp::Reverse(worth(*role)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0 * theme::GRID;
        for role in roles {
            let label = format!("{} {}", capital(&words.role(Game::Joker, role)), worth(role));
            let font = theme::font(theme::SMALL);
            let galley = ui.painter().layout_no_wrap(label, font, theme::tone().ink);
            let size = vec2(galley.size().x + ROW + 14.0, ROW + 4.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            ui.painter().rect_filled(rect, theme::RADIUS, theme::tone().raised);
            let figure = Rect::from_min_size(rect.min + vec2(4.0, 3.0), Vec2::splat(ROW - 2.0));
            silhouette::paint(ui.painter(), figure, Piece::of(Player::Black, role));
            let at = pos2(figure.right() + 4.0, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, theme::tone().ink);
        }
    });
}
