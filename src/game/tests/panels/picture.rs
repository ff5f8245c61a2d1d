//! Draws what egui gives on the processor, over a sketch of the board, to be looked at.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui;
use egui::epaint::{ImageData, Primitive, Vertex};
use rules::Square;

/// The textures of a context, kept up to date.
#[derive(Default)]
pub(crate) struct Textures(HashMap<egui::TextureId, egui::ColorImage>);

impl Textures {
    pub(crate) fn apply(&mut self, delta: &egui::TexturesDelta) {
        for (id, deltas) in &delta.set {
            for delta in deltas {
                let ImageData::Color(image) = &delta.image;
                match delta.pos {
                    None => {
                        self.0.insert(*id, (**image).clone());
                    }
                    Some([x, y]) => {
                        let whole = self.0.get_mut(id).expect("a part follows a whole");
                        for row in 0..image.size[1] {
                            for column in 0..image.size[0] {
                                whole[(x + column, y + row)] = image[(column, row)];
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A picture as a file of type PPM.
pub(crate) fn draw(
    size: Vec2,
    scale: f32,
    jobs: &[egui::ClippedPrimitive],
    textures: &Textures,
    squares: &[(Square, Vec2)],
) -> Vec<u8> {
    let mut canvas = Canvas::new(size.x as usize, size.y as usize);
    for (square, at) in squares {
        canvas.sketch(*square, *at);
    }
    for job in jobs {
        let Primitive::Mesh(mesh) = &job.primitive else { continue };
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|nth| mesh.vertices[corners[nth] as usize]);
            canvas.triangle(corners, scale, job.clip_rect * scale, &textures.0[&mesh.texture_id]);
        }
    }
    canvas.into_file()
}

/// Pixels in linear light, as the renderer blends them.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.1, 0.045, 0.025]; width * height] }
    }

    fn sketch(&mut self, square: Square, at: Vec2) {
        let light = (square.file() + square.rank()) % 2 == 1;
        let colour = if light { [0.7, 0.62, 0.5] } else { [0.4, 0.15, 0.05] };
        let half = 6.0 + at.y * 0.03;
        for y in (at.y - half * 0.8).max(0.0) as usize..(at.y + half * 0.8) as usize {
            for x in (at.x - half).max(0.0) as usize..(at.x + half) as usize {
                if x < self.width && y < self.height {
                    self.pixels[y * self.width + x] = colour;
                }
            }
        }
    }

    fn triangle(
        &mut self,
        corners: [Vertex; 3],
        scale: f32,
        clip: egui::Rect,
        texture: &egui::ColorImage,
    ) {
        let at = corners.map(|corner| corner.pos * scale);
        let cross = |a: egui::Pos2, b: egui::Pos2, c: egui::Pos2| {
            (b - a).x * (c - a).y - (b - a).y * (c - a).x
        };
        let area = cross(at[0], at[1], at[2]);
        let whole = egui::vec2(self.width as f32, self.height as f32);
        let bounds = egui::Rect::from_points(&at)
            .intersect(clip)
            .intersect(egui::Rect::from_min_size(egui::Pos2::ZERO, whole));
        if area == 0.0 || !bounds.is_positive() {
            return;
        }
        for y in bounds.top() as usize..bounds.bottom().ceil() as usize {
            for x in bounds.left() as usize..bounds.right().ceil() as usize {
                let middle = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
                let weights = [
                    cross(at[1], at[2], middle) / area,
                    cross(at[2], at[0], middle) / area,
                    cross(at[0], at[1], middle) / area,
                ];
                // An edge between two triangles belongs to the one below it or right of it.
                let inside = (0..3).all(|nth| {
                    let edge = (at[(nth + 2) % 3] - at[(nth + 1) % 3]) * area.signum();
                    let owned = edge.y < 0.0 || (edge.y == 0.0 && edge.x > 0.0);
                    weights[nth] > 0.0 || (weights[nth] == 0.0 && owned)
                });
                if inside && clip.contains(middle) {
                    self.blend(x, y, &corners, weights, texture);
                }
            }
        }
    }

    fn blend(
        &mut self,
        x: usize,
        y: usize,
        corners: &[Vertex; 3],
        weights: [f32; 3],
        texture: &egui::ColorImage,
    ) {
        let mix = |value: &dyn Fn(&Vertex) -> f32| -> f32 {
            corners.iter().zip(weights).map(|(corner, weight)| value(corner) * weight).sum()
        };
        let texel = sample(texture, mix(&|corner| corner.uv.x), mix(&|corner| corner.uv.y));
        let channel = |nth: usize| {
            mix(&|corner| f32::from(corner.color.to_array()[nth]) / 255.0) * texel[nth]
        };
        let rest = 1.0 - channel(3);
        let pixel = &mut self.pixels[y * self.width + x];
        for (nth, value) in pixel.iter_mut().enumerate() {
            *value = channel(nth).powf(GAMMA) + *value * rest;
        }
    }

    fn into_file(self) -> Vec<u8> {
        let mut file = format!("P6\n{} {}\n255\n", self.width, self.height).into_bytes();
        let shown = |value: &f32| (value.min(1.0).powf(1.0 / GAMMA) * 255.0) as u8;
        file.extend(self.pixels.iter().flatten().map(shown));
        file
    }
}

const GAMMA: f32 = 2.2;

/// The texture at `u` and `v` between 0 and 1, between its four nearest texels.
fn sample(image: &egui::ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = image.size;
    let x = (u * width as f32 - 0.5).clamp(0.0, (width - 1) as f32);
    let y = (v * height as f32 - 0.5).clamp(0.0, (height - 1) as f32);
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (dx, dy) = (x.fract(), y.fract());
    let texels = [
        ((left, top), (1.0 - dx) * (1.0 - dy)),
        ((right, top), dx * (1.0 - dy)),
        ((left, bottom), (1.0 - dx) * dy),
        ((right, bottom), dx * dy),
    ];
    let mut mixed = [0.0; 4];
    for (at, weight) in texels {
        for (sum, value) in mixed.iter_mut().zip(image[at].to_array()) {
            *sum += weight * f32::from(value) / 255.0;
        }
    }
    mixed
}
