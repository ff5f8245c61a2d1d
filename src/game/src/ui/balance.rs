//! The bar beside the board that shows who stands better, while the game is looked into.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{
    Align2, Area, Id, Order, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, pos2,
};
use rules::Player;

use super::analysis;
use super::arrangement::{Arrangement, Shape};
use super::redraw::Redraw;
use super::theme;
use crate::analysis::{Analysis, Chance};
use crate::board::Table;
use crate::look::Anchors;

/// How fast the bar follows, a second.
const SPEED: f32 = 6.0;

/// Shows the bar: the share of whoever sits near lies near.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    analysis: Res<Analysis>,
    anchors: Res<Anchors>,
    mut redraw: ResMut<Redraw>,
    mut shown: Local<Option<f32>>,
) -> Result {
    let Some(rect) = arrangement.bar.filter(|_| analysis.is_about(&table)) else {
        *shown = None;
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    // What is not known yet is taken to be as it was.
    let before = shown.unwrap_or(Chance::EVEN.white());
    let wanted = analysis.chance(&table).map_or(before, Chance::white);
    let pace = (ctx.input(|input| input.stable_dt.min(0.1)) * SPEED).min(1.0);
    let now =
        if (wanted - before).abs() < 0.004 { wanted } else { before + (wanted - before) * pace };
    *shown = Some(now);
    if now != wanted {
        redraw.within(Duration::ZERO);
    }
    let score = analysis.shown(&table).map(|worth| analysis::score(worth.score(), worth.mover));
    Area::new(Id::new("balance"))
        .order(Order::Background)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(rect.size(), Sense::hover());
            let label = score.clone().unwrap_or_default();
            response
                .widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &label));
            let white_is_near = anchors.bottom == Player::White;
            let near = if white_is_near { now } else { 1.0 - now };
            let upright = arrangement.shape != Shape::Tall;
            let part = part(rect, near, upright);
            let (near_ink, far_ink) = if white_is_near {
                (theme::WHITE, theme::BLACK)
            } else {
                (theme::BLACK, theme::WHITE)
            };
            ui.painter().rect_filled(rect, 6, far_ink);
            ui.painter().rect_filled(part, 6, near_ink);
            let middle = if upright {
                [pos2(rect.left(), rect.center().y), pos2(rect.right(), rect.center().y)]
            } else {
                [pos2(rect.center().x, rect.top()), pos2(rect.center().x, rect.bottom())]
            };
            ui.painter().line_segment(middle, Stroke::new(2.0, theme::tone().accent));
            ui.painter().rect_stroke(
                rect,
                6,
                Stroke::new(1.0, theme::tone().line),
                StrokeKind::Inside,
            );
            if let Some(score) = score {
                // At the end of whoever stands better.
                let at_near = near >= 0.5;
                let ink = if at_near { far_ink } else { near_ink };
                let (at, align) = match (upright, at_near) {
                    (true, true) => {
                        (rect.center_bottom() - egui::vec2(0.0, 4.0), Align2::CENTER_BOTTOM)
                    }
                    (true, false) => (rect.center_top() + egui::vec2(0.0, 4.0), Align2::CENTER_TOP),
                    (false, true) => {
                        (rect.left_center() + egui::vec2(6.0, 0.0), Align2::LEFT_CENTER)
                    }
                    (false, false) => {
                        (rect.right_center() - egui::vec2(6.0, 0.0), Align2::RIGHT_CENTER)
                    }
                };
                let size = if upright { 9.5 } else { theme::SMALL };
                ui.painter().text(at, align, score, theme::font(size), ink);
            }
        });
    Ok(())
}

/// The part of the bar that belongs to whoever sits near: the lower, or where the bar lies, the left.
fn part(rect: Rect, near: f32, upright: bool) -> Rect {
    if upright {
        Rect::from_min_max(pos2(rect.left(), rect.bottom() - rect.height() * near), rect.max)
    } else {
        Rect::from_min_max(rect.min, pos2(rect.left() + rect.width() * near, rect.bottom()))
    }
}
