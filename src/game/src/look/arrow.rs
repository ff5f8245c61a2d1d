//! The arrow from where a man stands to where it would go.

use bevy::prelude::*;

use super::shapes;

/// Half the width of the shaft.
const SHAFT: f32 = 0.07;
/// Half the width of the head.
const HEAD: f32 = 0.2;
/// Length of the head.
const HEAD_LENGTH: f32 = 0.34;
/// How far from the middle of the first square it begins.
const START: f32 = 0.42;

/// A flat arrow along −z of the given length from middle to middle, its tip in the middle of
/// the target; turn it with [`heading`].
pub fn arrow(length: f32) -> Mesh {
    let (start, neck, tip) = (-START.min(length * 0.4), -(length - HEAD_LENGTH), -length);
    shapes::flat(&[
        [[-SHAFT, neck], [SHAFT, neck], [SHAFT, start], [-SHAFT, start]],
        [[0.0, tip], [HEAD, neck], [0.0, neck], [-HEAD, neck]],
    ])
}

/// The turn that points an arrow from `from` to `to`.
pub fn heading(from: Vec3, to: Vec3) -> Quat {
    let way = to - from;
    Quat::from_rotation_y((-way.x).atan2(-way.z))
}
