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

/// A ring with `teeth` points outwards.
pub fn burst(teeth: u32, inner: f32, outer: f32, tip: f32) -> Mesh {
    band(teeth * 2, |i| (inner, if i % 2 == 0 { tip } else { outer }))
}

/// The border of a square of side `size`, `width` wide.
pub fn border(size: f32, width: f32) -> Mesh {
    let half = size / 2.0;
    flat(&[
        [[-half, -half], [half, -half], [half, -half + width], [-half, -half + width]],
        [[-half, half - width], [half, half - width], [half, half], [-half, half]],
        [
            [-half, -half + width],
            [-half + width, -half + width],
            [-half + width, half - width],
            [-half, half - width],
        ],
        [
            [half - width, -half + width],
            [half, -half + width],
            [half, half - width],
            [half - width, half - width],
        ],
    ])
}

/// The four corners of such a border, each arm `length` long.
pub fn corners(size: f32, width: f32, length: f32) -> Mesh {
    let half = size / 2.0;
    let mut quads = Vec::new();
    for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let corner = |dx: f32, dz: f32| [x * (half - dx), z * (half - dz)];
        let mut arm =
            [corner(0.0, 0.0), corner(length, 0.0), corner(length, width), corner(0.0, width)];
        let mut leg =
            [corner(0.0, width), corner(width, width), corner(width, length), corner(0.0, length)];
        if x * z < 0.0 {
            arm.reverse();
            leg.reverse();
        }
        quads.extend([arm, leg]);
    }
    flat(&quads)
}

/// A full square of side `size`.
pub fn plate(size: f32) -> Mesh {
    let half = size / 2.0;
    flat(&[[[-half, -half], [half, -half], [half, half], [-half, half]]])
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
