//! A line as it is played, moment by moment: who stands where, who is on the way, who leaves.

use bevy_egui::egui;
use egui::{Color32, Painter, Pos2, Stroke};
use rules::{AnyPosition, Effect, Piece, Square};

use super::super::theme;
use super::board::Board;
use crate::pages::{Figure, Play};

/// Seconds that a move takes, and that are waited after it.
const MOVE: f32 = 0.7;
const REST: f32 = 0.55;

/// How long the line of a figure is, in seconds.
pub(super) fn length(figure: &Figure) -> f32 {
    figure.plays.len() as f32 * (MOVE + REST)
}

/// Draws the figure `time` seconds after it began to play. Where nothing moves (`still`), each
/// move is seen at its end.
pub(super) fn paint(painter: &Painter, board: &Board, figure: &Figure, time: f32, still: bool) {
    let nth = ((time / (MOVE + REST)) as usize).min(figure.plays.len());
    let before = match nth {
        0 => &figure.start,
        nth => &figure.plays[nth - 1].after,
    };
    let Some(play) = figure.plays.get(nth) else {
        return stand(painter, board, before, figure.plays.last());
    };
    let passed = (time - nth as f32 * (MOVE + REST)) / MOVE;
    if still || passed >= 1.0 {
        stand(painter, board, &play.after, Some(play));
    } else {
        // Slow at both ends.
        walk(painter, board, before, play, passed * passed * (3.0 - 2.0 * passed));
    }
}

/// Draws a position in which nothing moves, after `play`.
pub(super) fn stand(painter: &Painter, board: &Board, position: &AnyPosition, play: Option<&Play>) {
    let men = position.to_setup().board;
    board.paint_ground(painter, &men);
    board.paint_names(painter);
    if let Some(play) = play {
        for square in [play.mv.from, play.mv.to].into_iter().filter(|at| board.shows(*at)) {
            board.paint_border(painter, square, Stroke::new(1.5, LAST));
        }
    }
    for (square, man) in men.iter().filter(|(at, _)| board.shows(*at)) {
        board.paint_man(painter, board.place(square), (man, men.below(square)), 1.0);
        board.paint_status(painter, position, square);
    }
}

fn walk(painter: &Painter, board: &Board, before: &AnyPosition, play: &Play, part: f32) {
    let men = before.to_setup().board;
    board.paint_ground(painter, &men);
    board.paint_names(painter);
    board.paint_border(painter, play.mv.from, Stroke::new(1.5, LAST));
    let mut moving: Vec<(Pos2, (Piece, Option<Piece>))> = Vec::new();
    for (square, man) in men.iter().filter(|(at, _)| board.shows(*at)) {
        let below = men.below(square);
        let leaves = play.effects.iter().find_map(|effect| match *effect {
            Effect::Moved { from, to } if from == square => Some((to, below)),
            Effect::Stacked { from, to } | Effect::Unstacked { from, to } if from == square => {
                Some((to, None))
            }
            _ => None,
        });
        let taken = play
            .effects
            .iter()
            .any(|effect| matches!(*effect, Effect::Captured { at, .. } if at == square));
        match leaves {
            Some((to, carried)) => {
                // Whoever is left behind stands there alone.
                if let Some(stays) = below.filter(|_| carried.is_none()) {
                    board.paint_man(painter, board.place(square), (stays, None), 1.0);
                }
                moving.push((on_the_way(board, play, square, to, part), (man, carried)));
            }
            None if taken => {
                let left = (2.0 - 2.0 * part).min(1.0);
                board.paint_man(painter, board.place(square), (man, below), left);
            }
            None => {
                board.paint_man(painter, board.place(square), (man, below), 1.0);
                board.paint_status(painter, before, square);
            }
        }
    }
    for (at, men) in moving {
        board.paint_man(painter, at, men, 1.0);
    }
    for effect in &play.effects {
        if let Effect::Shot { from, to } = *effect {
            let (from, to) = (board.place(from), board.place(to));
            // It flies in a bow, and is there half way through.
            let part = (part * 2.0).min(1.0);
            let rise = board.unit() * 1.2 * (part * std::f32::consts::PI).sin();
            let at = from.lerp(to, part) - egui::vec2(0.0, rise);
            painter.circle_filled(at, (board.unit() * 0.13).max(2.0), theme::WHITE);
        }
    }
}

/// Where a man is after a part of its way, which leads along the squares it passes.
fn on_the_way(board: &Board, play: &Play, from: Square, to: Square, part: f32) -> Pos2 {
    let straight = [from, to];
    let way: &[Square] =
        if (from, to) == (play.mv.from, play.mv.to) { &play.path } else { &straight };
    let steps = way.len().saturating_sub(1).max(1);
    let gone = part * steps as f32;
    let nth = (gone as usize).min(steps - 1);
    match (way.get(nth), way.get(nth + 1)) {
        (Some(from), Some(to)) => board.place(*from).lerp(board.place(*to), gone - nth as f32),
        _ => board.place(from).lerp(board.place(to), part),
    }
}

const LAST: Color32 = Color32::from_rgb(0xD8, 0xA8, 0x48);
