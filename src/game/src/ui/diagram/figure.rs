//! A figure of a page: a board with its caption; a tap plays its line, another tap puts it back.

use std::time::Duration;

use bevy_egui::egui;
use egui::{Id, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};
use rules::Effect;

use super::super::icon::{self, Icon};
use super::super::redraw::Redraw;
use super::super::theme;
use super::board::Board;
use super::film;
use crate::pages::Figure;
use crate::settings::Motion;

/// Side of the sign that says whether it plays.
const SIGN: f32 = 24.0;
/// Between pictures while a line is played.
const PICTURE: Duration = Duration::from_millis(33);

/// Shows it with a board of at most `size`, as wide as that, with `caption` below.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    figure: &Figure,
    caption: &str,
    size: egui::Vec2,
    motion: Motion,
    redraw: &mut Redraw,
) {
    let board = Board::new(figure.start.game(), &figure.around, size);
    let plays = !figure.plays.is_empty();
    let font = theme::font(theme::SMALL);
    let indent = if plays { SIGN + 6.0 } else { 0.0 };
    let galley = ui.painter().layout(caption.to_owned(), font, theme::tone().dim, size.x - indent);
    let below = galley.size().y.max(if plays { SIGN } else { 0.0 });
    let whole = vec2(size.x, board.size().y + theme::GRID + below);
    let sense = if plays { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(whole, sense);
    let corner = rect.min + vec2((size.x - board.size().x) / 2.0, 0.0);
    let board = board.at(corner);
    let id = Id::new(&figure.key);
    let now = ui.input(|input| input.time);
    let mut since: Option<f64> = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    if response.clicked() {
        since = if since.is_some() { None } else { Some(now) };
        ui.data_mut(|data| data.insert_temp(id, since));
    }
    let pace = if motion == Motion::Fast { 2.0 } else { 1.0 };
    let time = since.map(|since| (now - since) as f32 * pace);
    let length = film::length(figure);
    let painter = ui.painter();
    match time {
        Some(time) => {
            film::paint(painter, &board, figure, time, motion == Motion::Off);
            if time < length {
                redraw.within(PICTURE);
            }
        }
        None => still(painter, &board, figure),
    }
    let low = corner.y + board.size().y + theme::GRID;
    let at = egui::pos2(rect.left() + indent, low + (below - galley.size().y) / 2.0);
    painter.galley(at, galley, theme::tone().dim);
    if plays {
        if response.hovered() || response.has_focus() {
            let frame = Rect::from_min_size(corner, board.size()).expand(1.0);
            let line = Stroke::new(1.5, theme::BRASS);
            painter.rect_stroke(frame, 2, line, egui::StrokeKind::Outside);
        }
        let sign = match time {
            Some(time) if time >= length => Icon::Undo,
            Some(_) => Icon::Pause,
            None => Icon::Play,
        };
        let place = Rect::from_min_size(egui::pos2(rect.left(), low), vec2(SIGN, SIGN));
        painter.circle_stroke(place.center(), SIGN / 2.0 - 1.0, Stroke::new(1.2, theme::BRASS));
        icon::paint(painter, place.shrink(5.0), sign, theme::BRASS);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, caption));
    }
}

/// The figure before anything is played: with what is pointed at, and a man's moves.
fn still(painter: &egui::Painter, board: &Board, figure: &Figure) {
    film::stand(painter, board, &figure.start, None);
    for square in figure.marks.iter().filter(|at| board.shows(**at)) {
        board.paint_border(painter, *square, Stroke::new(2.0, theme::BRASS));
    }
    let Some(from) = figure.from else { return };
    board.paint_border(painter, from, Stroke::new(2.0, theme::BRASS));
    for mv in figure.start.targets_from(from).iter().filter(|mv| board.shows(mv.to)) {
        let takes = figure.start.effects(*mv).iter().any(Effect::is_capture);
        let at = board.place(mv.to);
        if takes {
            let line = Stroke::new((board.unit() * 0.08).max(1.5), theme::BRASS);
            painter.circle_stroke(at, board.unit() * 0.42, line);
        } else {
            painter.circle_filled(at, board.unit() * 0.14, theme::BRASS);
        }
    }
}
