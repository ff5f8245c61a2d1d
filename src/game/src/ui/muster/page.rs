//! How the sheet shares a window: the map with what is said about it, and beside or below it
//! what is chosen from.

use bevy_egui::egui;
use egui::{Rect, pos2};

use super::super::theme::{GAP, TARGET};
use super::plan;

/// The places on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Page {
    /// Title, and the ways back.
    pub(super) head: Rect,
    /// The map.
    pub(super) plan: Rect,
    /// What is said.
    pub(super) foot: Rect,
    /// Reserve, formations and tools; they scroll where they must.
    pub(super) side: Rect,
    /// The button that ends it.
    pub(super) done: Rect,
}

/// Room for what is said: two or three lines.
const FOOT: f32 = 62.0;
const BETWEEN: f32 = 8.0;

impl Page {
    /// The places in a window.
    pub(super) fn of(screen: Rect) -> Self {
        let inner = screen.shrink(GAP);
        let head = Rect::from_min_size(inner.min, egui::vec2(inner.width(), TARGET));
        let body = inner.with_min_y(head.bottom() + BETWEEN);
        let (map, rest) = if inner.width() < 1.05 * inner.height() {
            let height = plan::height(body.width()).min(0.5 * body.height());
            let below = body.top() + height + FOOT;
            (body.with_max_y(below), body.with_min_y(below + BETWEEN))
        } else {
            let width = (0.3 * inner.width()).clamp(250.0, 330.0);
            let left = body.right() - width;
            let room = body.with_max_x(left - GAP);
            let height = room.height().min(plan::height(room.width()) + FOOT);
            let map = Rect::from_center_size(room.center(), egui::vec2(room.width(), height));
            (map, body.with_min_x(left))
        };
        let done = Rect::from_min_max(pos2(rest.left(), rest.bottom() - TARGET), rest.max);
        Self {
            head,
            plan: map.with_max_y(map.bottom() - FOOT),
            foot: map.with_min_y(map.bottom() - FOOT + BETWEEN),
            side: rest.with_max_y(done.top() - BETWEEN),
            done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lie_apart_and_inside_every_window() {
        for width in (400..=2600).step_by(37) {
            for height in (440..=1500).step_by(37) {
                let size = egui::vec2(width as f32, height as f32);
                let screen = Rect::from_min_size(egui::Pos2::ZERO, size);
                let page = Page::of(screen);
                let places = [page.head, page.plan, page.foot, page.side, page.done];
                for (nth, place) in places.iter().enumerate() {
                    assert!(place.is_positive() && screen.contains_rect(*place), "{size:?}");
                    for other in &places[nth + 1..] {
                        assert!(!place.intersects(*other), "{size:?}: {page:?}");
                    }
                }
                assert!(page.side.height() >= TARGET, "{size:?}: {page:?}");
            }
        }
    }
}
