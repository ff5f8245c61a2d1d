//! The map: the flat board of six sides with one's own half below, its ground and one's men.

use bevy_egui::egui;
use egui::{
    Align2, Color32, Key, Modifiers, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, vec2,
};
use rules::{Game, Player, Square, SquareSet, Terrain, layout};

use super::super::{silhouette, theme};
use super::gesture::{Gesture, Target};
use super::said;
use crate::board::muster::{Half, Held};
use crate::look::layout::Layout;
use crate::text::Words;

/// The board in squares.
const WIDTH: f32 = 12.0;
const HEIGHT: f32 = 8.0 * ROW + 2.0 * CORNER;
/// From rank to rank.
const ROW: f32 = 0.866_025_4;
/// From the middle of a square to its corner.
const CORNER: f32 = 0.577_350_3;

/// From this distance of neighbours on, empty squares show their names.
const NAMED: f32 = 40.0;

/// How high a map of `width` is.
pub(super) fn height(width: f32) -> f32 {
    width / WIDTH * HEIGHT
}

/// The map of one side in a place of the window.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    middle: Pos2,
    /// The distance of neighbours.
    unit: f32,
    player: Player,
}

impl Plan {
    /// As large as fits into `rect`.
    pub(super) fn within(rect: Rect, player: Player) -> Self {
        let unit = (rect.width() / WIDTH).min(rect.height() / HEIGHT);
        Self { middle: rect.center(), unit, player }
    }

    /// The distance of neighbours.
    pub(super) fn unit(&self) -> f32 {
        self.unit
    }

    /// The square at a point of the window.
    pub(super) fn square_at(&self, at: Pos2) -> Option<Square> {
        Game::Cyvasse.squares().find(|square| self.target(*square).contains(at))
    }

    /// Shows the map with what stands in `half`; what was done to it.
    pub(super) fn show(&self, ui: &Ui, half: &Half, words: &Words) -> Option<Gesture> {
        let zone = layout::zone(self.player);
        let ground = half.ground();
        let mut gesture = None;
        for square in Game::Cyvasse.squares().filter(|square| !zone.contains(*square)) {
            self.ground(ui.painter(), square, half.board().terrain(square), FAR);
        }
        for square in zone {
            let response = self.square(ui, half, square, words);
            let delete = || response.has_focus() && takes_away(ui);
            gesture = gesture
                .or_else(|| Gesture::of(&response, Target::Square(square)))
                .or_else(|| delete().then_some(Gesture::SendBack(square)));
            self.cell(ui, half, square, ground, &response);
        }
        gesture
    }

    fn square(&self, ui: &Ui, half: &Half, square: Square, words: &Words) -> Response {
        let id = ui.id().with(square);
        let response = ui.interact(self.target(square), id, Sense::click_and_drag());
        let label = said::square(words, half.board(), square);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        response.on_hover_text(label)
    }

    fn cell(&self, ui: &Ui, half: &Half, square: Square, ground: SquareSet, response: &Response) {
        let painter = ui.painter();
        let free = ground.contains(square);
        self.ground(painter, square, half.board().terrain(square), NEAR);
        let held = half.held() == Some(Held::Placed(square));
        let aimed = half.held().is_some() && free && response.contains_pointer();
        if held || aimed || response.has_focus() || (response.hovered() && free) {
            let line = match () {
                () if held || aimed => Stroke::new(2.5, theme::BRASS),
                () if response.has_focus() => Stroke::new(2.0, theme::WHITE),
                () => Stroke::new(1.0, theme::tone().dim),
            };
            painter.add(Shape::closed_line(self.corners(square, 0.94), line));
        }
        let man = half.board().get(square);
        match man {
            Some(man) if !(held && ui.ctx().dragged_id() == Some(response.id)) => {
                silhouette::paint(painter, self.figure(square), man);
            }
            None if free && half.held().is_some() => {
                painter.circle_filled(self.place(square), self.unit * 0.08, theme::BRASS);
            }
            _ => {}
        }
        if free && man.is_none() && self.unit >= NAMED {
            let at = self.place(square) + vec2(0.0, self.unit * 0.5);
            let font = theme::font((self.unit * 0.19).clamp(9.0, 12.0));
            let name = square.to_string();
            painter.text(at, Align2::CENTER_BOTTOM, name, font, theme::tone().dim);
        }
    }

    fn ground(&self, painter: &Painter, square: Square, terrain: Terrain, look: Look) {
        let colour = match terrain {
            Terrain::Mountain => look.mountain,
            Terrain::Water => look.water,
            Terrain::Open => look.open[usize::from((square.file() + 2 * square.rank()) % 3)],
        };
        let corners = self.corners(square, 0.97);
        painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
        let at = |(x, y): (f32, f32)| self.place(square) + vec2(x, y) * self.unit;
        match terrain {
            Terrain::Mountain => {
                for (peak, half) in [((0.16, -0.12), 0.22), ((-0.1, -0.3), 0.3)] {
                    let (x, y) = peak;
                    let foot = 0.28;
                    let slope = vec![at((x, y)), at((x + half, foot)), at((x - half, foot))];
                    painter.add(Shape::convex_polygon(slope, look.rock, Stroke::new(1.0, colour)));
                    let snow = 0.3;
                    let low = y + (foot - y) * snow;
                    let cap =
                        vec![at((x, y)), at((x + half * snow, low)), at((x - half * snow, low))];
                    painter.add(Shape::convex_polygon(cap, look.snow, Stroke::NONE));
                }
            }
            Terrain::Water => {
                for y in [-0.2, 0.0, 0.2] {
                    let wave = (0..=12_u8).map(|step| {
                        let x = f32::from(step) / 12.0 - 0.5;
                        at((x * 0.6, y + 0.03 * (x * 4.0 * std::f32::consts::PI).sin()))
                    });
                    let line = Stroke::new((self.unit * 0.03).max(1.0), look.wave);
                    painter.add(Shape::line(wave.collect(), line));
                }
            }
            Terrain::Open => {}
        }
    }

    /// The middle of a square: White sits below, and for Black the board is turned.
    fn place(&self, square: Square) -> Pos2 {
        let at = Layout::of(Game::Cyvasse).place(square);
        let turn = if self.player == Player::White { 1.0 } else { -1.0 };
        self.middle + turn * self.unit * vec2(at.x, at.z)
    }

    /// What is pressed to mean a square; they cover the board without gaps.
    fn target(&self, square: Square) -> Rect {
        Rect::from_center_size(self.place(square), self.unit * vec2(1.0, ROW))
    }

    fn figure(&self, square: Square) -> Rect {
        Rect::from_center_size(self.place(square), Vec2::splat(self.unit * 0.8))
    }

    fn corners(&self, square: Square, size: f32) -> Vec<Pos2> {
        let corner = |nth: u8| {
            let angle = (f32::from(nth) + 0.5) * std::f32::consts::FRAC_PI_3;
            self.place(square) + self.unit * CORNER * size * vec2(angle.cos(), angle.sin())
        };
        (0..6).map(corner).collect()
    }
}

/// Whether a key is pressed that takes a man away.
fn takes_away(ui: &Ui) -> bool {
    let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    key(Key::Delete) || key(Key::Backspace)
}

/// The colours of a part of the board.
#[derive(Clone, Copy)]
struct Look {
    open: [Color32; 3],
    mountain: Color32,
    rock: Color32,
    snow: Color32,
    water: Color32,
    wave: Color32,
}

/// One's own half: dark enough for men of both colours.
const NEAR: Look = Look {
    open: [
        Color32::from_rgb(0x4A, 0x3C, 0x30),
        Color32::from_rgb(0x5C, 0x4C, 0x3D),
        Color32::from_rgb(0x53, 0x44, 0x37),
    ],
    mountain: Color32::from_rgb(0x4B, 0x48, 0x46),
    rock: Color32::from_rgb(0x8A, 0x83, 0x7C),
    snow: Color32::from_rgb(0xE6, 0xE2, 0xDC),
    water: Color32::from_rgb(0x27, 0x4F, 0x60),
    wave: Color32::from_rgb(0x62, 0x9A, 0xAE),
};

/// Where one may not stand.
const FAR: Look = Look {
    open: [
        Color32::from_rgb(0x2E, 0x25, 0x1E),
        Color32::from_rgb(0x35, 0x2A, 0x22),
        Color32::from_rgb(0x31, 0x28, 0x20),
    ],
    mountain: Color32::from_rgb(0x33, 0x30, 0x2E),
    rock: Color32::from_rgb(0x52, 0x4D, 0x49),
    snow: Color32::from_rgb(0x80, 0x7B, 0x75),
    water: Color32::from_rgb(0x1E, 0x34, 0x3E),
    wave: Color32::from_rgb(0x38, 0x5A, 0x68),
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_where_it_is_drawn_and_the_own_half_lies_below() {
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(528.0, 356.0));
        for player in Player::ALL {
            let plan = Plan::within(rect, player);
            for square in Game::Cyvasse.squares() {
                assert_eq!(plan.square_at(plan.place(square)), Some(square));
                assert!(plan.corners(square, 1.0).iter().all(|at| rect.expand(0.1).contains(*at)));
                let own = layout::zone(player).contains(square);
                let below = plan.place(square).y > rect.center().y + 1.0;
                assert_eq!(own, below, "{square} of {player}");
            }
        }
    }
}
