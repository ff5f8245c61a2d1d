//! How figures are drawn: outlines of lines and curves, cut into triangles.

use bevy_egui::egui::{Pos2, pos2, vec2};

/// A figure in a box of 100 by 100.
pub(super) struct Figure {
    pub(super) parts: Vec<Part>,
    /// Lines drawn over the parts.
    pub(super) details: Vec<Vec<Pos2>>,
}

/// A filled outline.
pub(super) struct Part {
    pub(super) outline: Vec<Pos2>,
    /// Corners of triangles that cover it.
    pub(super) triangles: Vec<u32>,
    /// Triangles of the dark fields of a chequer pattern laid over it.
    pub(super) dark_fields: Vec<[Pos2; 3]>,
}

/// A piece of an outline, going on from where the last one ended.
#[derive(Clone, Copy)]
pub(super) enum Line {
    To(f32, f32),
    /// A curve drawn towards the first point, ending at the second.
    Bend(f32, f32, f32, f32),
}

use Line::{Bend, To};

/// The right half of an outline from top to bottom, turned about the middle.
pub(super) fn turned(half: &[Line]) -> Part {
    let right = points(half);
    let left = right.iter().rev().map(|point| pos2(100.0 - point.x, point.y));
    part(right.iter().copied().chain(left).collect())
}

/// An outline as it is told.
pub(super) fn drawn(lines: &[Line]) -> Part {
    part(points(lines))
}

/// A disc.
pub(super) fn ball(x: f32, y: f32, radius: f32) -> Part {
    const CORNERS: usize = 20;
    let corner = |nth: usize| {
        let angle = nth as f32 / CORNERS as f32 * std::f32::consts::TAU;
        pos2(x, y) + radius * vec2(angle.cos(), angle.sin())
    };
    part((0..CORNERS).map(corner).collect())
}

/// A straight bar between two points.
pub(super) fn bar(from: (f32, f32), to: (f32, f32), width: f32) -> Part {
    let (from, to) = (pos2(from.0, from.1), pos2(to.0, to.1));
    let side = (to - from).normalized().rot90() * (width / 2.0);
    part(vec![from + side, to + side, to - side, from - side])
}

/// The points of lines that are drawn over the parts.
pub(super) fn points(lines: &[Line]) -> Vec<Pos2> {
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
    let dark_fields = triangles
        .chunks_exact(3)
        .flat_map(|corners| dark_fields([0, 1, 2].map(|nth| outline[corners[nth] as usize])))
        .collect();
    Part { outline, triangles, dark_fields }
}

/// Side of a field of the chequer pattern.
const FIELD: f32 = 17.0;

/// What the dark fields of the pattern have in common with a triangle.
fn dark_fields(triangle: [Pos2; 3]) -> Vec<[Pos2; 3]> {
    let mut pieces = Vec::new();
    for row in 0..7_u8 {
        for column in (0..6_u8).filter(|column| (row + column) % 2 == 0) {
            let low = pos2(
                50.0 + (f32::from(column) - 3.0) * FIELD,
                91.0 + (f32::from(row) - 6.0) * FIELD,
            );
            let high = low + vec2(FIELD, FIELD);
            let mut piece = triangle.to_vec();
            for inside in [
                &(|p: Pos2| p.x - low.x) as &dyn Fn(Pos2) -> f32,
                &|p| high.x - p.x,
                &|p| p.y - low.y,
                &|p| high.y - p.y,
            ] {
                piece = cut(&piece, inside);
            }
            pieces.extend((2..piece.len()).map(|nth| [piece[0], piece[nth - 1], piece[nth]]));
        }
    }
    pieces
}

/// The part of a convex outline on which `inside` is not negative; it is linear.
fn cut(outline: &[Pos2], inside: &dyn Fn(Pos2) -> f32) -> Vec<Pos2> {
    let mut kept = Vec::new();
    for (nth, here) in outline.iter().copied().enumerate() {
        let before = outline[(nth + outline.len() - 1) % outline.len()];
        let (a, b) = (inside(before), inside(here));
        if a * b < 0.0 {
            kept.push(before.lerp(here, a / (a - b)));
        }
        if b >= 0.0 {
            kept.push(here);
        }
    }
    kept
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
