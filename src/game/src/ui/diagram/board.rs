//! A flat board of any game: its squares, its ground, what is written at its edge, and its men.

use bevy_egui::egui;
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use rules::{AnyPosition, Board as Men, Frozen, Game, Piece, Square, Terrain};

use super::super::{silhouette, theme};
use crate::look::layout::Layout;

/// A board, or a part of it, in a place of the window; White sits below, unless it is turned.
#[derive(Clone, Debug)]
pub(in crate::ui) struct Board {
    game: Game,
    squares: Vec<Square>,
    /// Half the size of a square, in squares.
    half: Vec2,
    /// All squares, in squares.
    bounds: Rect,
    middle: Pos2,
    /// The distance of neighbours.
    unit: f32,
    turned: bool,
}

/// From the middle of a square of six sides to its corner.
const CORNER: f32 = 0.577_350_3;

impl Board {
    /// The board of `game` with all squares in the box around `around` (or all there are), no
    /// larger than `size`; its upper left corner is at the origin.
    pub(in crate::ui) fn new(game: Game, around: &[Square], size: Vec2) -> Self {
        let layout = Layout::of(game);
        let place = |square: Square| {
            let at = layout.place(square);
            pos2(at.x, at.z)
        };
        let wanted: Vec<Pos2> = around.iter().copied().map(place).collect();
        let kept = Rect::from_points(&wanted).expand(0.01);
        let squares: Vec<Square> =
            game.squares().filter(|at| around.is_empty() || kept.contains(place(*at))).collect();
        let half = if layout.is_hexagonal() { vec2(0.5, CORNER) } else { vec2(0.5, 0.5) };
        let places: Vec<Pos2> = squares.iter().copied().map(place).collect();
        let bounds = Rect::from_points(&places).expand2(half);
        let unit = (size.x / bounds.width()).min(size.y / bounds.height());
        let middle = (bounds.size() * unit / 2.0).to_pos2();
        Self { game, squares, half, bounds, middle, unit, turned: false }
    }

    /// How large it is.
    pub(in crate::ui) fn size(&self) -> Vec2 {
        self.bounds.size() * self.unit
    }

    /// The same board with its upper left corner at `corner`.
    #[must_use]
    pub(in crate::ui) fn at(mut self, corner: Pos2) -> Self {
        self.middle = corner + self.size() / 2.0;
        self
    }

    /// The same board with Black below, if it is to be `turned`.
    #[must_use]
    pub(in crate::ui) fn turned(self, turned: bool) -> Self {
        Self { turned, ..self }
    }

    /// The distance of neighbours.
    pub(in crate::ui) fn unit(&self) -> f32 {
        self.unit
    }

    /// The middle of a square.
    pub(in crate::ui) fn place(&self, square: Square) -> Pos2 {
        let at = Layout::of(self.game).place(square);
        let away = (pos2(at.x, at.z) - self.bounds.center()) * self.unit;
        self.middle + if self.turned { -away } else { away }
    }

    /// Whether a square is in sight.
    pub(in crate::ui) fn shows(&self, square: Square) -> bool {
        self.squares.contains(&square)
    }

    /// The squares, made of what `men` says.
    pub(in crate::ui) fn paint_ground(&self, painter: &Painter, men: &Men) {
        for square in self.squares.iter().copied() {
            let terrain = men.terrain(square);
            let colour = match terrain {
                Terrain::Open => ground(self.game, square),
                Terrain::Mountain => MOUNTAIN,
                Terrain::Water => WATER,
            };
            painter.add(Shape::convex_polygon(self.corners(square, 1.0), colour, Stroke::NONE));
            self.paint_relief(painter, square, terrain);
        }
    }

    /// A few letters and numbers, where squares are large enough for them.
    pub(in crate::ui) fn paint_names(&self, painter: &Painter) {
        if self.unit < 19.0 {
            return;
        }
        let font = theme::font((self.unit * 0.3).clamp(8.0, 11.0));
        for square in self.squares.iter().copied() {
            let (x, y) = (i16::from(square.file()), i16::from(square.rank()));
            let beside = |x: i16, y: i16| {
                let at = u8::try_from(x).ok().zip(u8::try_from(y).ok());
                at.and_then(|(x, y)| Square::new(x, y)).is_some_and(|at| self.shows(at))
            };
            let name = square.to_string();
            let (file, rank) = name.split_at(1);
            let corner = self.place(square);
            let inset = self.half * self.unit * 0.86;
            if self.half.y > 0.5 {
                // Files are slanted: a square says its whole name at the left edge alone.
                if !beside(x - 1, y) {
                    let at = corner - vec2(self.unit * 0.44, 0.0);
                    painter.text(at, Align2::LEFT_CENTER, &name, font.clone(), theme::tone().dim);
                }
                continue;
            }
            if !beside(x, y - 1) {
                let at = corner + inset;
                painter.text(at, Align2::RIGHT_BOTTOM, file, font.clone(), theme::tone().dim);
            }
            if !beside(x - 1, y) {
                painter.text(
                    corner - inset,
                    Align2::LEFT_TOP,
                    rank,
                    font.clone(),
                    theme::tone().dim,
                );
            }
        }
    }

    /// A man, where it stands or on its way, with what is special about it; 0 is nothing of it,
    /// 1 all.
    pub(in crate::ui) fn paint_man(
        &self,
        painter: &Painter,
        at: Pos2,
        (man, below): (Piece, Option<Piece>),
        opacity: f32,
    ) {
        let rect = Rect::from_center_size(at, Vec2::splat(self.unit * 0.9));
        match below {
            Some(below) if opacity >= 1.0 => silhouette::paint_stack(painter, rect, man, below),
            _ => silhouette::paint_faded(painter, rect, man, opacity),
        }
    }

    /// What is special about the man on a square: ice, or what is left of its armour.
    pub(in crate::ui) fn paint_status(
        &self,
        painter: &Painter,
        position: &AnyPosition,
        square: Square,
    ) {
        let status = position.status(square);
        let at = self.place(square);
        if let Some(frozen) = status.frozen {
            let strength = if frozen == Frozen::Held { 0.5 } else { 0.28 };
            let ice = self.corners(square, 0.96);
            let line = Stroke::new(1.5, ICE);
            painter.add(Shape::convex_polygon(ice, ICE.gamma_multiply(strength), line));
        }
        if status.protected {
            painter.circle_stroke(at, self.unit * 0.43, Stroke::new(1.5, GUARD));
        }
        if let Some(armour) = status.armour
            && self.unit >= 15.0
        {
            let size = (self.unit * 0.07).max(1.6);
            let wide = f32::from(armour.full.saturating_sub(1)) * size * 2.8;
            for nth in 0..armour.full {
                let x = f32::from(nth) * size * 2.8 - wide / 2.0;
                let pip = at + vec2(x, self.half.y * self.unit - size * 1.6);
                let colour = if nth < armour.left { theme::BRASS } else { theme::BLACK };
                painter.circle(pip, size, colour, Stroke::new(1.0, theme::BLACK));
            }
        }
    }

    /// A border around a square.
    pub(in crate::ui) fn paint_border(&self, painter: &Painter, square: Square, line: Stroke) {
        painter.add(Shape::closed_line(self.corners(square, 0.9), line));
    }

    /// A square laid over with a colour.
    pub(in crate::ui) fn paint_wash(&self, painter: &Painter, square: Square, colour: Color32) {
        let corners = self.corners(square, 1.0);
        painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
    }

    fn paint_relief(&self, painter: &Painter, square: Square, terrain: Terrain) {
        let at = |x: f32, y: f32| self.place(square) + vec2(x, y) * self.unit;
        match terrain {
            Terrain::Open => {}
            Terrain::Mountain => {
                for (x, y, half) in [(0.15, -0.14, 0.22), (-0.1, -0.3, 0.3)] {
                    let slope = vec![at(x, y), at(x + half, 0.27), at(x - half, 0.27)];
                    painter.add(Shape::convex_polygon(slope, ROCK, Stroke::new(1.0, MOUNTAIN)));
                    let low = y + (0.27 - y) * 0.3;
                    let cap = vec![at(x, y), at(x + half * 0.3, low), at(x - half * 0.3, low)];
                    painter.add(Shape::convex_polygon(cap, SNOW, Stroke::NONE));
                }
            }
            Terrain::Water => {
                for y in [-0.2, 0.0, 0.2] {
                    let wave = (0..=10_u8).map(|step| {
                        let x = f32::from(step) / 10.0 - 0.5;
                        at(x * 0.6, y + 0.03 * (x * 4.0 * std::f32::consts::PI).sin())
                    });
                    let line = Stroke::new((self.unit * 0.03).max(0.8), WAVE);
                    painter.add(Shape::line(wave.collect(), line));
                }
            }
        }
    }

    fn corners(&self, square: Square, size: f32) -> Vec<Pos2> {
        let middle = self.place(square);
        let reach = self.unit * size;
        if self.half.y > 0.5 {
            let corner = |nth: u8| {
                let angle = (f32::from(nth) + 0.5) * std::f32::consts::FRAC_PI_3;
                middle + reach * CORNER * vec2(angle.cos(), angle.sin())
            };
            return (0..6).map(corner).collect();
        }
        let corner = |(x, y): (f32, f32)| middle + reach / 2.0 * vec2(x, y);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(corner).into()
    }
}

fn ground(game: Game, square: Square) -> Color32 {
    let (file, rank) = (square.file(), square.rank());
    match game {
        Game::Cyvasse => [DARK, LIGHT, MEDIUM][usize::from((file + 2 * rank) % 3)],
        _ => [DARK, LIGHT][usize::from((file + rank) % 2)],
    }
}

// Dark enough for men of both colours.
const DARK: Color32 = Color32::from_rgb(0x4A, 0x3A, 0x2D);
const MEDIUM: Color32 = Color32::from_rgb(0x58, 0x46, 0x37);
const LIGHT: Color32 = Color32::from_rgb(0x66, 0x53, 0x42);
const MOUNTAIN: Color32 = Color32::from_rgb(0x4B, 0x48, 0x46);
const ROCK: Color32 = Color32::from_rgb(0x8A, 0x83, 0x7C);
const SNOW: Color32 = Color32::from_rgb(0xE6, 0xE2, 0xDC);
const WATER: Color32 = Color32::from_rgb(0x27, 0x4F, 0x60);
const WAVE: Color32 = Color32::from_rgb(0x62, 0x9A, 0xAE);
const ICE: Color32 = Color32::from_rgb(0x9C, 0xD4, 0xF0);
const GUARD: Color32 = Color32::from_rgb(0x9A, 0xB8, 0x78);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_fits_its_place_and_a_part_of_it_shows_what_it_must() {
        for game in Game::ALL {
            let whole = Board::new(game, &[], vec2(200.0, 150.0)).at(pos2(10.0, 20.0));
            let place = Rect::from_min_size(pos2(10.0, 20.0), vec2(200.0, 150.0)).expand(0.1);
            for square in game.squares() {
                assert!(whole.corners(square, 1.0).iter().all(|at| place.contains(*at)), "{game}");
            }
            let around = ["e3", "g5"].map(|name| name.parse().expect("a square"));
            let part = Board::new(game, &around, vec2(200.0, 200.0));
            assert!(around.iter().all(|at| part.shows(*at)), "{game}");
            assert!(part.unit() > whole.unit(), "{game}");
        }
    }
}
