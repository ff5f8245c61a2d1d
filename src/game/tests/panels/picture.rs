//! Draws what egui gives into a picture, on the processor.

use std::collections::HashMap;
use std::io::Write;

use bevy::prelude::*;
use bevy_egui::egui;
use egui::epaint::{ImageData, Primitive};
use rules::Square;

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
                        let whole = self.0.get_mut(id).unwrap();
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

pub(crate) fn write(
    path: &str,
    size: Vec2,
    zoom: f32,
    jobs: &[egui::ClippedPrimitive],
    textures: &Textures,
    squares: &[(Square, Vec2)],
) {
    let (width, height) = (size.x as usize, size.y as usize);
    let mut pixels = vec![[62.0_f32, 56.0, 50.0]; width * height];
    for (square, at) in squares {
        let light = (square.file() + square.rank()) % 2 == 1;
        let half = 5.0 + at.y / size.y * size.y.min(size.x) * 0.04;
        for y in (at.y - half * 0.8) as usize..((at.y + half * 0.8) as usize).min(height) {
            for x in (at.x - half).max(0.0) as usize..((at.x + half) as usize).min(width) {
                pixels[y * width + x] = if light { [190.0, 160.0, 120.0] } else { [110.0, 75.0, 50.0] };
            }
        }
    }
    for job in jobs {
        let Primitive::Mesh(mesh) = &job.primitive else { continue };
        let texture = &textures.0[&mesh.texture_id];
        let clip = job.clip_rect;
        for triangle in mesh.indices.chunks_exact(3) {
            let v: Vec<_> = triangle.iter().map(|i| mesh.vertices[*i as usize]).collect();
            let p: Vec<_> = v.iter().map(|v| v.pos * zoom).collect();
            let area = (p[1] - p[0]).x * (p[2] - p[0]).y - (p[1] - p[0]).y * (p[2] - p[0]).x;
            if area == 0.0 {
                continue;
            }
            let min_x = p.iter().map(|p| p.x).fold(f32::MAX, f32::min).max(clip.min.x * zoom).max(0.0);
            let max_x = p.iter().map(|p| p.x).fold(f32::MIN, f32::max).min(clip.max.x * zoom).min(size.x);
            let min_y = p.iter().map(|p| p.y).fold(f32::MAX, f32::min).max(clip.min.y * zoom).max(0.0);
            let max_y = p.iter().map(|p| p.y).fold(f32::MIN, f32::max).min(clip.max.y * zoom).min(size.y);
            for y in (min_y as usize)..(max_y.ceil() as usize).min(height) {
                for x in (min_x as usize)..(max_x.ceil() as usize).min(width) {
                    let at = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
                    let w = |a: usize, b: usize| {
                        ((p[b] - p[a]).x * (at - p[a]).y - (p[b] - p[a]).y * (at - p[a]).x) / area
                    };
                    let (w0, w1, w2) = (w(1, 2), w(2, 0), w(0, 1));
                    // The left and upper edges belong to a triangle.
                    let inside = |w: f32, a: usize, b: usize| {
                        let d = (p[b] - p[a]) * area.signum();
                        w > 0.0 || (w == 0.0 && (d.y < 0.0 || (d.y == 0.0 && d.x > 0.0)))
                    };
                    if !(inside(w0, 1, 2) && inside(w1, 2, 0) && inside(w2, 0, 1)) {
                        continue;
                    }
                    if x as f32 + 0.5 < clip.min.x * zoom || x as f32 + 0.5 > clip.max.x * zoom
                        || y as f32 + 0.5 < clip.min.y * zoom || y as f32 + 0.5 > clip.max.y * zoom {
                        continue;
                    }
                    let uv = (v[0].uv.to_vec2() * w0 + v[1].uv.to_vec2() * w1 + v[2].uv.to_vec2() * w2).to_pos2();
                    let texel = sample(texture, uv);
                    let channel = |n: usize| {
                        w0 * f32::from(v[0].color.to_array()[n])
                            + w1 * f32::from(v[1].color.to_array()[n])
                            + w2 * f32::from(v[2].color.to_array()[n])
                    };
                    let alpha = channel(3) * texel[3] / 255.0;
                    let pixel = &mut pixels[y * width + x];
                    for n in 0..3 {
                        pixel[n] = (channel(n) * texel[n] + pixel[n] * (1.0 - alpha)).min(255.0);
                    }
                }
            }
        }
    }
    let mut file = std::fs::File::create(path).unwrap();
    write!(file, "P6\n{width} {height}\n255\n").unwrap();
    let bytes: Vec<u8> = pixels.iter().flatten().map(|value| *value as u8).collect();
    file.write_all(&bytes).unwrap();
}

fn sample(image: &egui::ColorImage, uv: egui::Pos2) -> [f32; 4] {
    let (w, h) = (image.size[0], image.size[1]);
    let x = (uv.x * w as f32 - 0.5).clamp(0.0, (w - 1) as f32);
    let y = (uv.y * h as f32 - 0.5).clamp(0.0, (h - 1) as f32);
    let (x0, y0) = (x as usize, y as usize);
    let (x1, y1) = ((x0 + 1).min(w - 1), (y0 + 1).min(h - 1));
    let (fx, fy) = (x - x0 as f32, y - y0 as f32);
    let mut out = [0.0; 4];
    for (at, weight) in [
        ((x0, y0), (1.0 - fx) * (1.0 - fy)),
        ((x1, y0), fx * (1.0 - fy)),
        ((x0, y1), (1.0 - fx) * fy),
        ((x1, y1), fx * fy),
    ] {
        let texel = image[at].to_array();
        for n in 0..4 {
            out[n] += weight * f32::from(texel[n]) / 255.0;
        }
    }
    out
}
