//! Image-based light: a quiet room, described by formula and filtered once at the start.
//!
//! The room is not a picture: warm walls, a large window to the left of White, a soft lamp
//! overhead and a dim floor. Its light is averaged over the lobe of each roughness (GGX,
//! Karis 2013) into the levels of a small cube map.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use half::f16;

/// Edge of the sharpest level of the reflections, in texels.
const SPECULAR_SIZE: u32 = 64;
/// Levels from mirror to matt.
const SPECULAR_LEVELS: u32 = 6;
/// Edge of the diffuse map, in texels; it holds nothing sharp.
const DIFFUSE_SIZE: u32 = 8;
/// Directions averaged for one texel of a reflection.
const SPECULAR_SAMPLES: u32 = 48;
/// Directions averaged for one texel of the diffuse map.
const DIFFUSE_SAMPLES: u32 = 256;

/// The light of the room on everything in it, of `intensity` cd/m² for a radiance of 1.
pub fn room(images: &mut Assets<Image>, intensity: f32) -> EnvironmentMapLight {
    EnvironmentMapLight {
        diffuse_map: images.add(cube(DIFFUSE_SIZE, 1, |direction, _| diffuse(direction))),
        specular_map: images.add(cube(SPECULAR_SIZE, SPECULAR_LEVELS, specular)),
        intensity,
        ..default()
    }
}

/// What comes from `direction` (unit length), linear, 1 being a bright wall.
fn radiance(direction: Vec3) -> Vec3 {
    let up = direction.y;
    let wall = Vec3::new(0.46, 0.42, 0.38);
    let floor = Vec3::new(0.16, 0.12, 0.09);
    let ceiling = Vec3::new(0.62, 0.60, 0.57);
    let base = if up >= 0.0 {
        wall.lerp(ceiling, up.powf(0.7))
    } else {
        wall.lerp(floor, (-up).powf(0.5))
    };
    let window = panel(direction, Vec3::new(-0.83, 0.48, 0.28), 0.62, 0.42);
    let far_window = panel(direction, Vec3::new(0.72, 0.42, -0.55), 0.3, 0.34);
    let lamp = panel(direction, Vec3::new(0.05, 1.0, -0.1), 0.42, 0.42);
    base + Vec3::new(4.6, 4.9, 5.4) * window
        + Vec3::new(1.5, 1.35, 1.15) * far_window
        + Vec3::new(2.6, 2.3, 1.9) * lamp
}

/// How much of a soft-edged rectangle around `centre` is seen in `direction`, 0 to 1.
fn panel(direction: Vec3, centre: Vec3, half_width: f32, half_height: f32) -> f32 {
    let centre = centre.normalize();
    let side = if centre.y.abs() > 0.95 { Vec3::X } else { centre.cross(Vec3::Y).normalize() };
    let rise = side.cross(centre);
    let depth = direction.dot(centre);
    if depth <= 0.05 {
        return 0.0;
    }
    let x = (direction.dot(side) / depth).abs();
    let y = (direction.dot(rise) / depth).abs();
    let edge = |value: f32, limit: f32| 1.0 - smooth(limit * 0.8, limit * 1.2, value);
    edge(x, half_width) * edge(y, half_height)
}

fn smooth(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn diffuse(normal: Vec3) -> Vec3 {
    let frame = Frame::around(normal);
    let sum: Vec3 = (0..DIFFUSE_SAMPLES)
        .map(|i| {
            // Cosine-weighted, so that the plain average is the irradiance over π.
            let (u, v) = hammersley(i, DIFFUSE_SAMPLES);
            let radius = u.sqrt();
            let (sin, cos) = (TAU * v).sin_cos();
            radiance(frame.at(Vec3::new(radius * cos, radius * sin, (1.0 - u).sqrt())))
        })
        .sum();
    sum / DIFFUSE_SAMPLES as f32
}

fn specular(normal: Vec3, level: u32) -> Vec3 {
    if level == 0 {
        return radiance(normal);
    }
    let roughness = level as f32 / (SPECULAR_LEVELS - 1) as f32;
    let alpha = roughness * roughness;
    let frame = Frame::around(normal);
    let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
    for i in 0..SPECULAR_SAMPLES {
        let (u, v) = hammersley(i, SPECULAR_SAMPLES);
        let cos = ((1.0 - u) / (1.0 + (alpha * alpha - 1.0) * u)).sqrt();
        let sin = (1.0 - cos * cos).sqrt();
        let half = frame.at(Vec3::new(sin * (TAU * v).cos(), sin * (TAU * v).sin(), cos));
        let light = half * (2.0 * normal.dot(half)) - normal;
        let facing = normal.dot(light);
        if facing > 0.0 {
            sum += radiance(light.normalize()) * facing;
            weight += facing;
        }
    }
    sum / f32::max(weight, 1e-4)
}

/// Axes around a direction.
struct Frame {
    x: Vec3,
    y: Vec3,
    z: Vec3,
}

impl Frame {
    fn around(z: Vec3) -> Self {
        let (x, y) = z.any_orthonormal_pair();
        Self { x, y, z }
    }

    fn at(&self, local: Vec3) -> Vec3 {
        self.x * local.x + self.y * local.y + self.z * local.z
    }
}

/// The `i`th of `count` evenly spread points of the unit square.
fn hammersley(i: u32, count: u32) -> (f32, f32) {
    (i as f32 / count as f32, i.reverse_bits() as f32 / (1u64 << 32) as f32)
}

/// A cube map of `levels` levels whose texels are `colour(direction, level)`.
fn cube(size: u32, levels: u32, colour: impl Fn(Vec3, u32) -> Vec3) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let edge = size >> level;
            for y in 0..edge {
                for x in 0..edge {
                    let u = (x as f32 + 0.5) / edge as f32 * 2.0 - 1.0;
                    let v = (y as f32 + 0.5) / edge as f32 * 2.0 - 1.0;
                    let rgb = colour(face_direction(face, u, v), level);
                    for channel in [rgb.x, rgb.y, rgb.z, 1.0] {
                        data.extend_from_slice(&f16::from_f32(channel).to_le_bytes());
                    }
                }
            }
        }
    }
    let mut image = Image::new_uninit(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.data = Some(data);
    image
}

/// The direction of a texel of a cube face (+x −x +y −y +z −z), as cube maps are sampled:
/// z is turned round, since cube maps are left-handed.
fn face_direction(face: u32, u: f32, v: f32) -> Vec3 {
    let direction = match face {
        0 => Vec3::new(1.0, -v, -u),
        1 => Vec3::new(-1.0, -v, u),
        2 => Vec3::new(u, 1.0, v),
        3 => Vec3::new(u, -1.0, -v),
        4 => Vec3::new(u, -v, 1.0),
        _ => Vec3::new(-u, -v, -1.0),
    };
    (direction * Vec3::new(1.0, 1.0, -1.0)).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_of_the_room_lies_between_its_floor_and_its_window() {
        for direction in [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z] {
            let even = diffuse(direction);
            assert!(even.min_element() > 0.05 && even.max_element() < 3.0, "{direction}: {even}");
        }
        assert!(diffuse(Vec3::Y).x > diffuse(Vec3::NEG_Y).x, "light comes from above");
    }
}
