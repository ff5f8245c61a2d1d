//! How far a man goes, as dots and rings around it.

use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Stroke, Vec2, vec2};
use rules::{Game, Piece, Square};

use super::super::theme;
use super::board::Board;
use crate::pages::{Reach, steps_between};

/// Draws it from `corner` on, no larger than a square of `side`, with `man` in the middle; `turned`
/// if he comes towards whoever looks. How large it is.
pub(in crate::ui) fn paint(
    painter: &Painter,
    corner: Pos2,
    side: f32,
    reach: &Reach,
    (man, turned): (Piece, bool),
) -> Vec2 {
    let board = Board::new(reach.game, &part(reach), vec2(side, side)).at(corner).turned(turned);
    board.paint_ground(painter, &rules::Board::default());
    let unit = board.unit();
    for square in reach.freezes {
        board.paint_wash(painter, square, ICE);
    }
    let all = |set: rules::SquareSet| set.into_iter().filter(|at| board.shows(*at));
    for square in all(reach.goes) {
        painter.circle_filled(board.place(square), (unit * 0.18).max(1.6), theme::BRASS);
    }
    for square in all(reach.takes) {
        let line = Stroke::new((unit * 0.1).max(1.2), theme::BRASS);
        painter.circle_stroke(board.place(square), unit * 0.3, line);
    }
    for square in all(reach.attacks) {
        let line = Stroke::new((unit * 0.1).max(1.2), ATTACK);
        painter.circle_stroke(board.place(square), unit * 0.38, line);
    }
    board.paint_man(painter, board.place(reach.at), (man, None), 1.0);
    board.size()
}

/// What is worth seeing of the board: as far as anything happens, and a little around the man.
fn part(reach: &Reach) -> Vec<Square> {
    let away = |at: Square| match reach.game {
        Game::Cyvasse => steps_between(reach.at, at),
        _ => {
            let (x, y) = (at.file().abs_diff(reach.at.file()), at.rank().abs_diff(reach.at.rank()));
            usize::from(x.max(y))
        }
    };
    let sets = [reach.goes, reach.takes, reach.attacks, reach.freezes];
    let far = sets.into_iter().flatten().map(away).max().unwrap_or_default().max(2);
    reach.game.squares().filter(|at| away(*at) <= far).collect()
}

const ATTACK: Color32 = Color32::from_rgb(0xE0, 0x70, 0x48);
const ICE: Color32 = Color32::from_rgb(0x4E, 0x7A, 0x92);

/// Draws the sign that the words of `key` explain.
pub(in crate::ui) fn sign(painter: &Painter, at: Pos2, key: &str) {
    match key {
        "rules-sign-takes" => {
            painter.circle_stroke(at, 5.0, Stroke::new(1.8, theme::tone().accent));
        }
        "rules-sign-attacks" => {
            painter.circle_stroke(at, 6.0, Stroke::new(1.8, ATTACK));
        }
        "rules-sign-freezes" => {
            let rect = egui::Rect::from_center_size(at, vec2(12.0, 12.0));
            painter.rect_filled(rect, 0, ICE);
        }
        _ => {
            painter.circle_filled(at, 3.5, theme::tone().accent);
        }
    }
}
