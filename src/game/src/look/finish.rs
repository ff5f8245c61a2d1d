//! Finishes: what a surface is made of, a colour with a texture that gives it life.

use bevy::math::Affine2;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::texture::Encoding;

/// A texture of `assets/textures` and its means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Texture {
    /// The stem of its files.
    pub name: &'static str,
    /// Its mean colour, linear.
    pub mean: [f32; 3],
    /// Its mean roughness, 0 to 1.
    pub roughness: f32,
}

/// Light wood with a quiet grain.
pub const WOOD_LIGHT: Texture =
    Texture { name: "wood_light", mean: [0.743, 0.516, 0.259], roughness: 0.416 };
/// Dark wood with a quiet grain.
pub const WOOD_DARK: Texture =
    Texture { name: "wood_dark", mean: [0.143, 0.054, 0.022], roughness: 0.421 };
/// Long boards side by side.
pub const WOOD_TABLE: Texture =
    Texture { name: "wood_table", mean: [0.057, 0.037, 0.028], roughness: 0.555 };
/// Cloth.
pub const FELT: Texture = Texture { name: "felt", mean: [0.220, 0.220, 0.220], roughness: 0.949 };
/// Short turf.
pub const GRASS: Texture = Texture { name: "grass", mean: [0.119, 0.168, 0.050], roughness: 0.836 };
/// Veined stone.
pub const STONE_LIGHT: Texture =
    Texture { name: "stone_light", mean: [0.802, 0.764, 0.700], roughness: 0.220 };
/// Even stone.
pub const STONE_DARK: Texture =
    Texture { name: "stone_dark", mean: [0.123, 0.134, 0.145], roughness: 0.300 };

/// What a surface is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finish {
    /// What gives it life; without one it is even.
    pub texture: Option<Texture>,
    /// Its mean colour, linear.
    pub colour: [f32; 3],
    /// How rough it is, as a factor on its texture's own; absolute where there is none.
    pub roughness: f32,
    /// Repeats of the texture a square.
    pub scale: f32,
}

impl Finish {
    /// A surface with a texture.
    pub const fn of(texture: Texture, colour: [f32; 3], roughness: f32, scale: f32) -> Self {
        Self { texture: Some(texture), colour, roughness, scale }
    }

    /// An even surface.
    pub const fn even(colour: [f32; 3]) -> Self {
        Self { texture: None, colour, roughness: 0.6, scale: 1.0 }
    }

    /// The material, cut from the `cut`th place of the texture.
    pub fn material(&self, textures: &Textures, cut: usize) -> StandardMaterial {
        let [r, g, b] = match self.texture {
            Some(texture) => std::array::from_fn(|i| self.colour[i] / texture.mean[i]),
            None => self.colour,
        };
        let maps = self.texture.and_then(|texture| textures.0.get(texture.name));
        let place = Vec2::new(0.37, 0.61) * cut as f32;
        let mapped = maps.is_some_and(|maps| maps.roughness.is_some());
        let own = self.texture.filter(|_| !mapped).map_or(1.0, |texture| texture.roughness);
        StandardMaterial {
            base_color: Color::linear_rgb(r, g, b),
            base_color_texture: maps.map(|maps| maps.colour.clone()),
            normal_map_texture: maps.and_then(|maps| maps.normal.clone()),
            metallic_roughness_texture: maps.and_then(|maps| maps.roughness.clone()),
            perceptual_roughness: self.roughness * own,
            reflectance: 0.4,
            uv_transform: Affine2::from_scale_angle_translation(
                Vec2::splat(self.scale),
                0.0,
                place,
            ),
            ..default()
        }
    }
}

/// The maps of one texture.
#[derive(Clone, Debug)]
struct Maps {
    colour: Handle<Image>,
    normal: Option<Handle<Image>>,
    roughness: Option<Handle<Image>>,
}

/// The textures that something on the table is made of; others take no memory.
#[derive(Resource, Debug, Default)]
pub struct Textures(HashMap<&'static str, Maps>);

impl Textures {
    /// Holds what these finishes want and lets everything else go.
    pub fn hold<'a>(
        &mut self,
        assets: &AssetServer,
        finishes: impl Iterator<Item = &'a Finish>,
        relief: bool,
    ) {
        let image = |texture: &Texture, part: &str, encoding: Encoding| {
            let path = format!("textures/{}{part}.tile.jpg", texture.name);
            let loader = assets.load_builder();
            loader.with_settings(move |wanted: &mut Encoding| *wanted = encoding).load(path)
        };
        let old = std::mem::take(&mut self.0);
        for texture in finishes.filter_map(|finish| finish.texture) {
            let normal = || image(&texture, "_normal", Encoding::Linear);
            let roughness = || image(&texture, "_orm", Encoding::Linear);
            let colour = old.get(texture.name).map(|maps| maps.colour.clone());
            self.0.entry(texture.name).or_insert_with(|| Maps {
                colour: colour.unwrap_or_else(|| image(&texture, "", Encoding::Colour)),
                normal: relief.then(normal),
                roughness: relief.then(roughness),
            });
        }
    }

    /// Whether every one of them is there, or never will be.
    pub fn ready(&self, assets: &AssetServer) -> bool {
        let done =
            |image: &Handle<Image>| assets.is_loaded(image) || assets.load_state(image).is_failed();
        self.0.values().all(|maps| {
            done(&maps.colour) && maps.normal.iter().all(done) && maps.roughness.iter().all(done)
        })
    }
}
