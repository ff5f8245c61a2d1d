//! The men still in reserve, each kind with how many there are.

use bevy_egui::egui;
use egui::{
    Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use rules::{Game, Piece, Role, layout};

use super::super::{silhouette, theme};
use super::gesture::{Gesture, Target};
use super::said;
use crate::board::muster::{Half, Held};
use crate::text::Words;

const FIGURE: f32 = 38.0;
const NAME: f32 = 20.0;
/// Room for how many there are.
const NUMBER: f32 = 13.0;
/// Below this the tiles are too narrow for names.
const NARROWEST: f32 = 58.0;

/// Shows the reserve over the whole width, in more rows where the place is `tall`; what was done
/// to it, and where it lies.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    half: &Half,
    words: &Words,
    tall: bool,
) -> (Option<Gesture>, Rect) {
    let names: Vec<(Role, String)> =
        layout::ARMY.into_iter().map(|(role, _)| (role, words.role(Game::Cyvasse, role))).collect();
    let width = ui.available_width();
    let gap = theme::GRID;
    let widest = names.iter().map(|(_, name)| name_width(ui, name) + 8.0).fold(NARROWEST, f32::max);
    // Two rows of tiles, or more where there is room for them, if that makes room for names.
    let fewest = if tall { 3_u8 } else { 5 };
    let columns =
        (fewest..=5).rev().map(f32::from).find(|columns| (widest + gap) * columns <= width + gap);
    let named = columns.is_some();
    let columns = columns.unwrap_or(5.0);
    let tile = vec2(
        ((width + gap) / columns - gap).floor(),
        FIGURE + 8.0 + if named { NAME } else { 0.0 },
    );
    let rows = (names.len() as f32 / columns).ceil();
    let (rect, _) =
        ui.allocate_exact_size(vec2(width, rows * (tile.y + gap) - gap), Sense::hover());
    let mut gesture = None;
    for (nth, (role, name)) in names.iter().enumerate() {
        let (row, column) = ((nth as f32 / columns).floor(), nth as f32 % columns);
        let place =
            Rect::from_min_size(rect.min + vec2(column, row) * (tile + Vec2::splat(gap)), tile);
        let count = half.reserve(*role);
        let response = ui.interact(place, ui.id().with(role.id()), Sense::click_and_drag());
        let label = said::count(words, *role, count);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        let response = response.on_hover_text(name);
        gesture = gesture.or_else(|| Gesture::of(&response, Target::Reserve(*role)));
        let piece = Piece::of(half.player(), *role);
        paint(ui, place, half, piece, count, named.then_some(name), &response);
    }
    (gesture, rect)
}

fn paint(
    ui: &Ui,
    place: Rect,
    half: &Half,
    piece: Piece,
    count: usize,
    name: Option<&String>,
    response: &Response,
) {
    let painter = ui.painter();
    let held = half.held() == Some(Held::Reserve(piece.role));
    let fill = match () {
        () if held => theme::tone().accent_wash,
        () if count > 0 && response.hovered() => theme::tone().hover,
        () if count > 0 => theme::tone().raised,
        () => theme::tone().sunk,
    };
    let line = match () {
        () if held => Stroke::new(2.0, theme::tone().accent),
        () if response.has_focus() => Stroke::new(1.5, theme::tone().ink),
        () => Stroke::NONE,
    };
    painter.rect(place, theme::RADIUS, fill, line, StrokeKind::Inside);
    let ink = |there: Color32| if count > 0 { there } else { theme::tone().faint };
    let middle = pos2(place.center().x, place.top() + 4.0 + FIGURE / 2.0);
    let side = (FIGURE - 4.0).min(place.width() - NUMBER - 2.0);
    let figure = Rect::from_center_size(middle - vec2(NUMBER / 2.0, 0.0), Vec2::splat(side));
    silhouette::paint_faded(painter, figure, piece, if count > 0 { 1.0 } else { 0.25 });
    if count > 0 {
        let number = pos2(place.right() - 5.0, place.top() + 3.0);
        let font = theme::font(theme::SMALL);
        painter.text(number, Align2::RIGHT_TOP, count.to_string(), font, theme::tone().ink);
    }
    if let Some(name) = name {
        let line = theme::line(ui, name, theme::SMALL, ink(theme::tone().dim), place.width() - 2.0);
        let at = pos2(place.center().x - line.size().x / 2.0, place.bottom() - 3.0 - line.size().y);
        painter.galley(at, line, theme::tone().dim);
    }
}

fn name_width(ui: &Ui, name: &str) -> f32 {
    let font = theme::font(theme::SMALL);
    ui.painter().layout_no_wrap(name.to_owned(), font, theme::tone().ink).size().x
}
