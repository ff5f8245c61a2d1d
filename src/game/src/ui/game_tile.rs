//! A game to choose: a small board with the man it is known by, its name, and a line about it.

use bevy_egui::egui;
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};
use rules::{Board, Game, Piece, Player, Role, Side, Square, Terrain};

use super::{silhouette, theme};
use crate::text::Words;

/// Side of the board.
const BOARD: f32 = 46.0;
/// How far the man stands out beside it.
const OUT: f32 = 20.0;
const PAD: f32 = 8.0;

/// Shows the tile over the whole row; whether it was pressed. `board` lends its terrain.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    game: Game,
    board: Option<&Board>,
    chosen: bool,
) -> bool {
    let about = words.get(&format!("game-{game}-about"));
    let (rect, response) = tile(ui, words, game, board, &about, chosen, None);
    let name = words.get(&format!("game-{game}"));
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name.as_str()));
    if chosen {
        let radius = CornerRadius::same(theme::RADIUS);
        let line = Stroke::new(1.5, theme::tone().accent);
        ui.painter().rect_stroke(rect, radius, line, StrokeKind::Inside);
    }
    response.clicked()
}

/// The course of a game with what there is to say about it, and how much of it is done, 0 to 1;
/// whether it was pressed.
pub(super) fn course(ui: &mut Ui, words: &Words, game: Game, about: &str, done: f32) -> bool {
    let (_, response) = tile(ui, words, game, None, about, false, Some(done));
    let name = words.get(&format!("game-{game}"));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name.as_str()));
    response.clicked()
}

fn tile(
    ui: &mut Ui,
    words: &Words,
    game: Game,
    board: Option<&Board>,
    about: &str,
    chosen: bool,
    done: Option<f32>,
) -> (Rect, Response) {
    const BAR: f32 = 5.0;
    let name = words.get(&format!("game-{game}"));
    let width = ui.available_width();
    let left = PAD + BOARD + OUT + 8.0;
    let room = width - left - PAD;
    let layout = |text: &str, size: f32, colour: Color32| {
        ui.painter().layout(text.to_owned(), theme::font(size), colour, room)
    };
    let title = layout(&name, theme::BODY, theme::tone().ink);
    let line = layout(about, theme::SMALL, theme::tone().dim);
    let bar = if done.is_some() { BAR + 6.0 } else { 0.0 };
    let text = title.size().y + line.size().y + bar;
    let height = (BOARD + 2.0 * PAD).max(text + 8.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let lit = response.hovered() || response.has_focus();
    let fill = match () {
        () if chosen => theme::tone().accent_wash,
        () if lit => theme::tone().hover,
        () => theme::tone().raised,
    };
    ui.painter().rect_filled(rect, theme::RADIUS, fill);
    let place = Rect::from_center_size(
        pos2(rect.left() + PAD + BOARD / 2.0, rect.center().y),
        vec2(BOARD, BOARD),
    );
    picture(ui.painter(), place, game, board);
    let at = pos2(rect.left() + left, rect.center().y - text / 2.0);
    let below = at + vec2(0.0, title.size().y);
    let foot = below + vec2(0.0, line.size().y + 6.0);
    ui.painter().galley(at, title, theme::tone().ink);
    ui.painter().galley(below, line, theme::tone().dim);
    if let Some(done) = done {
        let rail = Rect::from_min_size(foot, vec2(room - 8.0, BAR));
        ui.painter().rect_filled(rail, 2, theme::tone().sunk);
        let full = rail.with_max_x(rail.left() + rail.width() * done);
        ui.painter().rect_filled(full, 2, theme::tone().accent);
    }
    (rect, response)
}

/// The board from above, and the man at its corner.
fn picture(painter: &Painter, rect: Rect, game: Game, board: Option<&Board>) {
    let shifted = is_shifted(game);
    let places: Vec<(Square, Pos2)> =
        game.squares().map(|square| (square, place(square, shifted))).collect();
    let bounds = Rect::from_points(&places.iter().map(|(_, at)| *at).collect::<Vec<_>>());
    let side = rect.width() / (bounds.width().max(bounds.height()) + 1.0);
    for (square, at) in places {
        let middle = rect.center() + (at - bounds.center()) * side;
        let colour = match board.map_or(Terrain::Open, |board| board.terrain(square)) {
            Terrain::Mountain => MOUNTAIN,
            Terrain::Water => WATER,
            Terrain::Open => ground(square, shifted),
        };
        if shifted {
            painter.circle_filled(middle, side * 0.5, colour);
        } else {
            let field = Rect::from_center_size(middle, vec2(side, side));
            painter.rect_filled(field, 0, colour);
        }
    }
    let man =
        Rect::from_min_max(rect.max + vec2(OUT, 2.0) - vec2(36.0, 36.0), rect.max + vec2(OUT, 2.0));
    match emblem(game) {
        (man_on_top, Some(below)) => silhouette::paint_stack(painter, man, man_on_top, below),
        (alone, None) => silhouette::paint(painter, man, alone),
    }
}

/// Whether each rank is shifted by half a square, so that the board has six sides.
fn is_shifted(game: Game) -> bool {
    Square::new(0, 0).is_some_and(|corner| !game.has_square(corner))
}

/// The middle of a square in squares, White's side below.
fn place(square: Square, shifted: bool) -> Pos2 {
    let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
    if shifted { pos2(file + rank / 2.0, -rank * 0.866) } else { pos2(file, -rank) }
}

fn ground(square: Square, shifted: bool) -> Color32 {
    let (file, rank) = (square.file(), square.rank());
    let shade = if shifted { (file + 2 * rank) % 3 } else { (file + rank) % 2 };
    [DARK, LIGHT, MIDDLE][usize::from(shade)]
}

/// The man a game is known by, and the one who carries him.
fn emblem(game: Game) -> (Piece, Option<Piece>) {
    let white = |role| Piece::of(Player::White, role);
    match game {
        Game::Chess => (white(Role::Knight), None),
        Game::Joker => (white(Role::Joker), None),
        Game::Keres => (white(Role::Guard), Some(white(Role::Paladin))),
        Game::Cyvasse => (white(Role::Dragon), None),
        Game::Checkered => (Piece { side: Side::Checkered, role: Role::Queen }, None),
    }
}

const DARK: Color32 = Color32::from_rgb(0x6B, 0x4A, 0x34);
const MIDDLE: Color32 = Color32::from_rgb(0x82, 0x60, 0x46);
const LIGHT: Color32 = Color32::from_rgb(0x9C, 0x7B, 0x5B);
const MOUNTAIN: Color32 = Color32::from_rgb(0x8C, 0x8A, 0x88);
const WATER: Color32 = Color32::from_rgb(0x3F, 0x77, 0x8C);
