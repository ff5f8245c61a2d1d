//! Flat shapes for marks on the board, lying on height 0, made of triangles.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

const ROUND: u32 = 48;

/// A filled circle.
pub fn disc(radius: f32) -> Mesh {
    ring(0.0, radius)
}

/// The band between two circles.
pub fn ring(inner: f32, outer: f32) -> Mesh {
    band(ROUND, |_| (inner, outer))
}

/// The half of a ring that is nearer to White, `beyond` longer at each end, as an angle.
pub fn half_ring(inner: f32, outer: f32, beyond: f32) -> Mesh {
    const STEPS: u32 = 16;
    let sweep = std::f32::consts::PI + 2.0 * beyond;
    let spoke = |i: u32| Vec2::from_angle(sweep * i as f32 / STEPS as f32 - beyond);
    let quads: Vec<_> = (0..STEPS)
        .map(|i| {
            let (from, to) = (spoke(i), spoke(i + 1));
            [from * inner, from * outer, to * outer, to * inner].map(|corner| corner.to_array())
        })
        .collect();
    flat(&quads)
}

/// A ring with `teeth` points outwards.
pub fn burst(teeth: u32, inner: f32, outer: f32, tip: f32) -> Mesh {
    band(teeth * 2, |i| (inner, if i % 2 == 0 { tip } else { outer }))
}

/// The border of a cell of width `size`, itself `width` wide.
pub fn border(cell: Cell, size: f32, width: f32) -> Mesh {
    let (outer, inner) = (cell.outline(size), cell.outline(size - 2.0 * width));
    let quads: Vec<_> = (0..outer.len())
        .map(|i| {
            let next = (i + 1) % outer.len();
            [outer[i], outer[next], inner[next], inner[i]].map(|point| point.to_array())
        })
        .collect();
    flat(&quads)
}

/// The corners of such a border, each arm `length` long.
pub fn corners(cell: Cell, size: f32, width: f32, length: f32) -> Mesh {
    let (outer, inner) = (cell.outline(size), cell.outline(size - 2.0 * width));
    let mut quads = Vec::new();
    for (i, (corner, within)) in outer.iter().zip(&inner).enumerate() {
        for (next, forward) in [(i + 1, true), (i + outer.len() - 1, false)] {
            let along = (outer[next % outer.len()] - corner).normalize();
            let inward = if forward { along.perp() } else { -along.perp() };
            let end = corner + along * length;
            let mut arm =
                [*corner, end, end + inward * width, *within].map(|point| point.to_array());
            if !forward {
                arm.reverse();
            }
            quads.push(arm);
        }
    }
    flat(&quads)
}

/// A full cell of width `size`.
pub fn plate(cell: Cell, size: f32) -> Mesh {
    let outline = cell.outline(size);
    let quads: Vec<_> = (1..outline.len() - 1)
        .map(|i| [outline[0], outline[i], outline[i + 1], outline[0]].map(|point| point.to_array()))
        .collect();
    flat(&quads)
}

/// Two bars across each other, each `length` long.
pub fn cross(length: f32, width: f32) -> Mesh {
    let (far, half) = (length / 2.0, width / 2.0);
    let bar = |turn: f32| {
        let turn = Vec2::from_angle(turn);
        [[-far, -half], [far, -half], [far, half], [-far, half]]
            .map(|corner| turn.rotate(Vec2::from_array(corner)).to_array())
    };
    let eighth = std::f32::consts::FRAC_PI_4;
    flat(&[bar(eighth), bar(-eighth)])
}

/// A tick, `size` from its middle to its tips, in strokes of `width`.
pub fn tick(size: f32, width: f32) -> Mesh {
    let (start, foot, tip) =
        (Vec2::new(-0.8, -0.05) * size, Vec2::new(-0.2, 0.6) * size, Vec2::new(0.9, -0.8) * size);
    let stroke = |from: Vec2, to: Vec2| {
        let way = (to - from).normalize_or_zero() * width / 2.0;
        let side = way.perp();
        let (from, to) = (from - way, to + way);
        [to - side, to + side, from + side, from - side].map(|corner| [corner.x, corner.y])
    };
    flat(&[stroke(start, foot), stroke(foot, tip)])
}

/// `count` short bars around a circle, pointing to its middle.
pub fn ticks(count: u32, inner: f32, outer: f32, width: f32) -> Mesh {
    let half = width / 2.0;
    let bars: Vec<_> = (0..count)
        .map(|i| {
            let turn = Vec2::from_angle(TAU * (i as f32 + 0.5) / count as f32);
            [[inner, -half], [outer, -half], [outer, half], [inner, half]]
                .map(|corner| turn.rotate(Vec2::from_array(corner)).to_array())
        })
        .collect();
    flat(&bars)
}

/// The form of a board's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Four sides.
    Square,
    /// Six sides, a corner towards each seat.
    Hexagon,
}

impl Cell {
    /// The corners, clockwise seen from above, `size` from side to side.
    fn outline(self, size: f32) -> Vec<Vec2> {
        let (count, first, radius) = match self {
            Self::Square => {
                (4, -0.75 * std::f32::consts::PI, size * std::f32::consts::FRAC_1_SQRT_2)
            }
            Self::Hexagon => (6, -0.5 * std::f32::consts::PI, size / 3.0_f32.sqrt()),
        };
        let step = TAU / count as f32;
        (0..count).map(|i| Vec2::from_angle(first + step * i as f32) * radius).collect()
    }
}

/// Quads given by their corners (x, z), clockwise seen from above.
pub fn flat(quads: &[[[f32; 2]; 4]]) -> Mesh {
    let positions: Vec<[f32; 3]> = quads.iter().flatten().map(|[x, z]| [*x, 0.0, *z]).collect();
    let indices = (0..quads.len() as u32)
        .flat_map(|quad| [0, 2, 1, 0, 3, 2].map(|corner| quad * 4 + corner))
        .collect();
    surface(positions, indices)
}

fn band(steps: u32, radii: impl Fn(u32) -> (f32, f32)) -> Mesh {
    let positions = (0..steps)
        .flat_map(|i| {
            let (sin, cos) = (TAU * i as f32 / steps as f32).sin_cos();
            let (inner, outer) = radii(i);
            [[inner * cos, 0.0, inner * sin], [outer * cos, 0.0, outer * sin]]
        })
        .collect();
    let indices = (0..steps)
        .flat_map(|i| {
            let (a, b) = (2 * i, 2 * ((i + 1) % steps));
            [a, b, a + 1, a + 1, b, b + 1]
        })
        .collect();
    surface(positions, indices)
}

fn surface(positions: Vec<[f32; 3]>, indices: Vec<u32>) -> Mesh {
    let count = positions.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; count])
        .with_inserted_indices(Indices::U32(indices))
}
