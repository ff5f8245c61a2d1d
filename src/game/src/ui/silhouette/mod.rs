//! The men as small flat figures, of one colour or chequered.

mod chess;
mod cyvasse;
mod joker;
mod keres;
mod outline;

use std::sync::LazyLock;

use bevy_egui::egui;
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, vec2};
use rules::{Piece, Role, Side};

use self::outline::Figure;

/// Draws `piece` into the largest square in the middle of `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, piece: Piece) {
    paint_faded(painter, rect, piece, 1.0);
}

/// Draws the man on top of a stack and the one below, who carries it.
pub(super) fn paint_stack(painter: &Painter, rect: Rect, top: Piece, below: Piece) {
    let [low, high] = stack(rect);
    paint(painter, low, below);
    paint(painter, high, top);
}

/// Draws the man on top leaving the one below, who stays.
pub(super) fn paint_leaving(painter: &Painter, rect: Rect, top: Piece, below: Piece) {
    let [low, high] = stack(rect);
    paint_faded(painter, low, below, 0.3);
    paint(painter, high.translate(vec2(rect.width() * 0.16, rect.height() * 0.06)), top);
}

/// Draws `piece` as if it were seen through: 0 is nothing, 1 is whole.
pub(super) fn paint_faded(painter: &Painter, rect: Rect, piece: Piece, opacity: f32) {
    let (fill, line) = match piece.side {
        Side::White | Side::Checkered => (LIGHT, LIGHT_LINE),
        Side::Black => (DARK, DARK_LINE),
    };
    let (fill, line) = (fill.gamma_multiply(opacity), line.gamma_multiply(opacity));
    let side = rect.width().min(rect.height());
    let rect = Rect::from_center_size(rect.center(), vec2(side, side));
    let at = |point: &Pos2| rect.min + point.to_vec2() * (side / 100.0);
    let width = (side * 0.03).clamp(1.0, 2.0);
    let figure = figure(piece.role);
    for part in &figure.parts {
        let outline = part.outline.iter().map(at).collect();
        painter.add(Shape::closed_line(outline, Stroke::new(2.0 * width + 0.5, line)));
    }
    for part in &figure.parts {
        let outline: Vec<Pos2> = part.outline.iter().map(at).collect();
        let mut mesh = Mesh::default();
        outline.iter().for_each(|point| mesh.colored_vertex(*point, fill));
        mesh.indices.clone_from(&part.triangles);
        painter.add(mesh);
        // Meshes have hard edges; a line of the same colour softens them.
        painter.add(Shape::closed_line(outline, Stroke::new(0.8, fill)));
    }
    if piece.side == Side::Checkered {
        let dark = DARK_FIELD.gamma_multiply(opacity);
        let mut mesh = Mesh::default();
        for (corner, nth) in
            figure.parts.iter().flat_map(|part| part.dark_fields.as_flattened()).zip(0..)
        {
            mesh.colored_vertex(at(corner), dark);
            mesh.indices.push(nth);
        }
        painter.add(mesh);
    }
    for detail in &figure.details {
        painter.add(Shape::line(detail.iter().map(at).collect(), Stroke::new(width * 1.3, line)));
    }
}

const LIGHT: Color32 = Color32::from_rgb(0xF2, 0xE7, 0xD0);
const LIGHT_LINE: Color32 = Color32::from_rgb(0x1C, 0x13, 0x0D);
const DARK: Color32 = Color32::from_rgb(0x86, 0x5C, 0x3F);
const DARK_LINE: Color32 = Color32::from_rgb(0x14, 0x0C, 0x07);
/// The dark fields of chequered men: darker than Black's, to be told apart when small.
const DARK_FIELD: Color32 = Color32::from_rgb(0x6A, 0x42, 0x2A);

/// The places of the lower and the upper man of a stack.
fn stack(rect: Rect) -> [Rect; 2] {
    let side = rect.width().min(rect.height());
    let size = vec2(side, side) * 0.68;
    let place =
        |x: f32, y: f32| Rect::from_min_size(rect.center() + vec2(x, y) * side - size / 2.0, size);
    [place(-0.1, 0.16), place(0.1, -0.16)]
}

fn figure(role: Role) -> &'static Figure {
    static FIGURES: LazyLock<[Figure; 19]> = LazyLock::new(|| {
        [
            chess::pawn(),
            chess::knight(),
            chess::bishop(),
            chess::rook(),
            chess::queen(),
            chess::king(),
            joker::joker(),
            keres::paladin(),
            keres::guard(),
            keres::soldier(),
            keres::ballista(),
            cyvasse::militia(),
            cyvasse::spearman(),
            cyvasse::rider(),
            cyvasse::elephant(),
            cyvasse::crossbowman(),
            cyvasse::trebuchet(),
            cyvasse::dragon(),
            cyvasse::tower(),
        ]
    });
    let nth = match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
        Role::Joker => 6,
        Role::Paladin => 7,
        Role::Guard => 8,
        Role::Soldier => 9,
        Role::Ballista => 10,
        Role::Militia => 11,
        Role::Spearman => 12,
        Role::Rider => 13,
        Role::Elephant => 14,
        Role::Crossbowman => 15,
        Role::Trebuchet => 16,
        Role::Dragon => 17,
        Role::Tower => 18,
    };
    &FIGURES[nth]
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;

    #[test]
    fn triangles_cover_each_outline_exactly() {
        let area = |points: &[Pos2]| {
            let double: f32 = (0..points.len())
                .map(|i| {
                    let (a, b) = (points[i], points[(i + 1) % points.len()]);
                    a.x * b.y - a.y * b.x
                })
                .sum();
            (double / 2.0).abs()
        };
        for role in Game::ALL.into_iter().flat_map(Game::roles).copied() {
            for part in &figure(role).parts {
                let pieces = part.triangles.chunks_exact(3);
                let covered: f32 = pieces
                    .map(|corners| {
                        area(&[0, 1, 2].map(|nth: usize| part.outline[corners[nth] as usize]))
                    })
                    .sum();
                assert!((covered - area(&part.outline)).abs() < 1.0, "{role}: {covered}");
                assert!(part.outline.iter().all(|p| (0.0..=100.0).contains(&p.x)), "{role}");
            }
        }
    }
}
