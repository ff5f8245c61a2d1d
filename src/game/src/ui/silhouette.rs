//! The men as small flat figures: turned profiles, mirrored, and a horse.

use std::sync::LazyLock;

use bevy_egui::egui;
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use rules::{Piece, Role, Side};

/// Draws `piece` into the largest square in the middle of `rect`.
pub(super) fn paint(painter: &Painter, rect: Rect, piece: Piece) {
    let (fill, line) = match piece.side {
        Side::White => (LIGHT, LIGHT_LINE),
        Side::Black | Side::Checkered => (DARK, DARK_LINE),
    };
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
    for detail in &figure.details {
        painter.add(Shape::line(detail.iter().map(at).collect(), Stroke::new(width * 1.3, line)));
    }
}

const LIGHT: Color32 = Color32::from_rgb(0xF2, 0xE7, 0xD0);
const LIGHT_LINE: Color32 = Color32::from_rgb(0x1C, 0x13, 0x0D);
const DARK: Color32 = Color32::from_rgb(0x86, 0x5C, 0x3F);
const DARK_LINE: Color32 = Color32::from_rgb(0x14, 0x0C, 0x07);

/// A figure in a box of 100 by 100.
struct Figure {
    parts: Vec<Part>,
    details: Vec<Vec<Pos2>>,
}

struct Part {
    outline: Vec<Pos2>,
    triangles: Vec<u32>,
}

/// A piece of an outline, going on from where the last one ended.
#[derive(Clone, Copy)]
enum Line {
    To(f32, f32),
    /// A curve drawn towards the first point, ending at the second.
    Bend(f32, f32, f32, f32),
}

use Line::{Bend, To};

fn figure(role: Role) -> &'static Figure {
    static FIGURES: LazyLock<[Figure; 6]> =
        LazyLock::new(|| [pawn(), knight(), bishop(), rook(), queen(), king()]);
    let nth = match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        _ => 5,
    };
    &FIGURES[nth]
}

fn pawn() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 42.0),
                To(63.0, 42.0),
                Bend(67.0, 46.0, 61.0, 50.0),
                To(57.0, 50.0),
                Bend(58.0, 66.0, 68.0, 75.0),
                Bend(76.0, 79.0, 76.0, 85.0),
                To(76.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 29.0, 15.5),
        ],
        details: vec![],
    }
}

fn knight() -> Figure {
    Figure {
        parts: vec![drawn(&[
            To(24.0, 91.0),
            To(24.0, 85.0),
            Bend(24.0, 79.0, 31.0, 76.0),
            Bend(32.0, 66.0, 44.0, 57.0),
            Bend(49.0, 53.0, 48.0, 47.0),
            Bend(41.0, 52.0, 34.0, 53.0),
            Bend(31.0, 60.0, 24.0, 59.0),
            Bend(15.0, 57.0, 17.0, 49.0),
            Bend(24.0, 39.0, 27.0, 31.0),
            Bend(30.0, 22.0, 38.0, 18.0),
            To(38.0, 7.0),
            Bend(45.0, 10.0, 48.0, 15.0),
            Bend(68.0, 17.0, 74.0, 40.0),
            Bend(78.0, 60.0, 72.0, 76.0),
            Bend(79.0, 79.0, 79.0, 85.0),
            To(79.0, 91.0),
        ])],
        details: vec![
            vec![pos2(34.0, 33.0), pos2(38.0, 31.5)],
            vec![pos2(21.5, 50.0), pos2(23.5, 49.0)],
        ],
    }
}

fn bishop() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 16.0),
                Bend(70.0, 33.0, 66.0, 46.0),
                Bend(64.0, 53.0, 58.0, 56.0),
                To(64.0, 57.0),
                Bend(68.0, 61.0, 62.0, 64.0),
                To(58.0, 64.0),
                Bend(60.0, 72.0, 69.0, 77.0),
                Bend(77.0, 80.0, 77.0, 85.0),
                To(77.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 13.0, 5.5),
        ],
        details: vec![vec![pos2(59.0, 27.0), pos2(49.0, 42.0)]],
    }
}

fn rook() -> Figure {
    Figure {
        parts: vec![turned(&[
            To(50.0, 16.0),
            To(56.0, 16.0),
            To(56.0, 24.0),
            To(62.5, 24.0),
            To(62.5, 16.0),
            To(74.0, 16.0),
            To(74.0, 33.0),
            Bend(73.0, 38.0, 65.0, 41.0),
            Bend(65.0, 62.0, 69.0, 73.0),
            Bend(78.0, 78.0, 78.0, 85.0),
            To(78.0, 91.0),
            To(50.0, 91.0),
        ])],
        details: vec![vec![pos2(34.0, 42.0), pos2(66.0, 42.0)]],
    }
}

fn queen() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 20.0),
                Bend(52.0, 30.0, 57.0, 35.0),
                To(65.0, 20.0),
                Bend(66.0, 30.0, 70.0, 36.0),
                To(80.0, 27.0),
                Bend(76.0, 44.0, 65.0, 57.0),
                Bend(69.0, 61.0, 63.0, 64.0),
                To(60.0, 64.0),
                Bend(62.0, 72.0, 71.0, 77.0),
                Bend(79.0, 80.0, 79.0, 85.0),
                To(79.0, 91.0),
                To(50.0, 91.0),
            ]),
            ball(50.0, 14.0, 5.0),
            ball(65.5, 17.0, 4.5),
            ball(34.5, 17.0, 4.5),
            ball(81.5, 25.0, 4.5),
            ball(18.5, 25.0, 4.5),
        ],
        details: vec![],
    }
}

fn king() -> Figure {
    Figure {
        parts: vec![turned(&[
            To(50.0, 4.0),
            To(54.0, 4.0),
            To(54.0, 10.0),
            To(60.0, 10.0),
            To(60.0, 17.0),
            To(54.0, 17.0),
            To(54.0, 23.0),
            Bend(62.0, 23.0, 67.0, 28.0),
            Bend(74.0, 29.0, 73.0, 35.0),
            Bend(72.0, 48.0, 65.0, 57.0),
            Bend(69.0, 61.0, 63.0, 64.0),
            To(60.0, 64.0),
            Bend(62.0, 72.0, 71.0, 77.0),
            Bend(79.0, 80.0, 79.0, 85.0),
            To(79.0, 91.0),
            To(50.0, 91.0),
        ])],
        details: vec![vec![pos2(35.0, 36.0), pos2(65.0, 36.0)]],
    }
}

/// The right half of an outline from top to bottom, turned about the middle.
fn turned(half: &[Line]) -> Part {
    let right = points(half);
    let left = right.iter().rev().map(|point| pos2(100.0 - point.x, point.y));
    part(right.iter().copied().chain(left).collect())
}

fn drawn(lines: &[Line]) -> Part {
    part(points(lines))
}

fn ball(x: f32, y: f32, radius: f32) -> Part {
    const CORNERS: usize = 20;
    let corner = |nth: usize| {
        let angle = nth as f32 / CORNERS as f32 * std::f32::consts::TAU;
        pos2(x, y) + radius * vec2(angle.cos(), angle.sin())
    };
    part((0..CORNERS).map(corner).collect())
}

fn points(lines: &[Line]) -> Vec<Pos2> {
    const STEPS: usize = 7;
    let mut points: Vec<Pos2> = Vec::new();
    for line in lines {
        match *line {
            To(x, y) => points.push(pos2(x, y)),
            Bend(x, y, to_x, to_y) => {
                let from = points.last().copied().unwrap_or(pos2(x, y));
                let (over, to) = (pos2(x, y), pos2(to_x, to_y));
                points.extend((1..=STEPS).map(|step| {
                    let t = step as f32 / STEPS as f32;
                    from.lerp(over, t).lerp(over.lerp(to, t), t)
                }));
            }
        }
    }
    points
}

fn part(mut outline: Vec<Pos2>) -> Part {
    outline.dedup_by(|a, b| a.distance_sq(*b) < 0.01);
    if outline.first().zip(outline.last()).is_some_and(|(a, b)| a.distance_sq(*b) < 0.01) {
        outline.pop();
    }
    let triangles = triangulate(&outline);
    Part { outline, triangles }
}

/// Cuts ears off a simple polygon that runs clockwise on the screen or the other way.
fn triangulate(outline: &[Pos2]) -> Vec<u32> {
    let cross = |a: Pos2, b: Pos2, c: Pos2| {
        let (u, v) = (b - a, c - a);
        u.x * v.y - u.y * v.x
    };
    let area: f32 = (0..outline.len())
        .map(|i| cross(Pos2::ZERO, outline[i], outline[(i + 1) % outline.len()]))
        .sum();
    let mut left: Vec<usize> = (0..outline.len()).collect();
    if area < 0.0 {
        left.reverse();
    }
    let mut triangles = Vec::new();
    while left.len() > 3 {
        let count = left.len();
        let is_ear = |nth: usize| {
            let [a, b, c] = [left[(nth + count - 1) % count], left[nth], left[(nth + 1) % count]];
            let [pa, pb, pc] = [outline[a], outline[b], outline[c]];
            cross(pa, pb, pc) > 0.0
                && left.iter().filter(|i| ![a, b, c].contains(*i)).all(|i| {
                    let p = outline[*i];
                    cross(pa, pb, p) < 0.0 || cross(pb, pc, p) < 0.0 || cross(pc, pa, p) < 0.0
                })
        };
        // A straight corner is no ear but may be cut too, as it covers nothing.
        let Some(nth) = (0..count).find(|nth| is_ear(*nth)) else { break };
        let corners = [left[(nth + count - 1) % count], left[nth], left[(nth + 1) % count]];
        triangles.extend(corners.map(|corner| corner as u32));
        left.remove(nth);
    }
    if let [a, b, c] = left[..] {
        triangles.extend([a, b, c].map(|corner| corner as u32));
    }
    triangles
}

#[cfg(test)]
mod tests {
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
        for role in Role::CHESS {
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
