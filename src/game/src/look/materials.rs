//! What things are made of: woods, felt, checkered wood, rock and water.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::math::Affine2;
use bevy::prelude::*;
use rules::Side;

use super::layout::Layout;
use super::stage;

/// How many places of a board squares are cut from, so that neighbours differ.
pub const CUTS: usize = 5;

/// What things are made of.
#[derive(Resource, Debug)]
pub struct Materials {
    /// White's men.
    pub white: Handle<StandardMaterial>,
    /// Black's men.
    pub black: Handle<StandardMaterial>,
    /// A proposed white man.
    pub white_ghost: Handle<StandardMaterial>,
    /// A proposed black man.
    pub black_ghost: Handle<StandardMaterial>,
    /// Light squares, cut from different places of the board.
    pub light: [Handle<StandardMaterial>; CUTS],
    /// Dark squares.
    pub dark: [Handle<StandardMaterial>; CUTS],
    /// The frame and the rims of the trays.
    pub frame: Handle<StandardMaterial>,
    /// The floor of the trays.
    pub felt: Handle<StandardMaterial>,
    /// The table the board lies on.
    pub table: Handle<StandardMaterial>,
    /// Letters and numbers on the frame.
    pub inlay: Handle<StandardMaterial>,
    /// A third tone, for boards whose squares have six neighbours.
    pub middle: [Handle<StandardMaterial>; CUTS],
    /// Mountains.
    pub rock: Handle<StandardMaterial>,
    /// Their peaks.
    pub snow: Handle<StandardMaterial>,
}

impl Materials {
    /// What `side`'s men are made of; checkered ones are of both woods.
    pub fn man(&self, side: Side) -> Handle<StandardMaterial> {
        match side {
            Side::White | Side::Checkered => self.white.clone(),
            Side::Black => self.black.clone(),
        }
    }

    /// The same, seen through.
    pub fn ghost(&self, side: Side) -> Handle<StandardMaterial> {
        match side {
            Side::White | Side::Checkered => self.white_ghost.clone(),
            Side::Black => self.black_ghost.clone(),
        }
    }
}

/// Makes materials.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, make_materials)
        .add_systems(Update, quarry.run_if(resource_changed::<Layout>).after(stage::lay_out));
}

/// Stone takes memory only while there are mountains.
fn quarry(
    assets: Res<AssetServer>,
    layout: Res<Layout>,
    ours: Res<Materials>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let stone =
        if layout.has_terrain() { Wood::load(&assets, "stone_light") } else { Wood::default() };
    for handle in [&ours.rock, &ours.snow] {
        if let Some(mut material) = materials.get_mut(handle) {
            material.base_color_texture = stone.colour.clone();
            material.normal_map_texture = stone.normal.clone();
            material.metallic_roughness_texture = stone.roughness.clone();
        }
    }
}

fn make_materials(
    mut commands: Commands,
    assets: Res<AssetServer>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let light = Wood::load(&assets, "wood_light");
    let dark = Wood::load(&assets, "wood_dark");
    let table = Wood::load(&assets, "wood_table");
    let felt = Wood::load(&assets, "felt");
    let mut add = |wood: &Wood, tint: [f32; 3], roughness: f32, uv: Affine2| {
        materials.add(wood.material(tint, roughness, uv))
    };
    let plain = Affine2::IDENTITY;
    let white = add(&light, [1.0, 0.80, 0.52], 0.85, plain);
    let black = add(&dark, [0.30, 0.22, 0.20], 0.80, plain);
    let light_squares = cuts().map(|cut| add(&light, [0.60, 0.50, 0.38], 1.0, cut));
    let dark_squares = cuts().map(|cut| add(&dark, [0.70, 0.58, 0.52], 1.0, cut));
    let middle_squares = cuts().map(|cut| add(&light, [0.40, 0.27, 0.17], 1.0, cut));
    let frame = add(&dark, [0.56, 0.45, 0.40], 0.9, plain);
    let felt = add(&felt, [0.24, 0.26, 0.24], 1.0, plain);
    let table = add(&table, [0.62, 0.60, 0.58], 1.0, Affine2::from_scale(Vec2::splat(3.0)));
    let inlay = add(&light, [0.80, 0.66, 0.44], 1.0, plain);
    // Its texture comes with the terrain.
    let stone = Wood::default();
    let rock = add(&stone, [0.21, 0.185, 0.16], 1.0, Affine2::from_scale(Vec2::splat(0.8)));
    let snow = add(&stone, [1.3, 1.35, 1.4], 0.7, plain);
    let mut ghost = |of: &Handle<StandardMaterial>| {
        let mut material = materials.get(of).cloned().unwrap_or_default();
        material.base_color.set_alpha(0.55);
        material.alpha_mode = AlphaMode::Blend;
        materials.add(material)
    };
    let (white_ghost, black_ghost) = (ghost(&white), ghost(&black));
    commands.insert_resource(Materials {
        white,
        black,
        white_ghost,
        black_ghost,
        light: light_squares,
        dark: dark_squares,
        frame,
        felt,
        table,
        inlay,
        middle: middle_squares,
        rock,
        snow,
    });
}

/// Where squares are cut: pieces of the texture that do not overlap much.
fn cuts() -> [Affine2; CUTS] {
    std::array::from_fn(|cut| {
        let place = Vec2::new(0.37, 0.61) * cut as f32;
        Affine2::from_scale_angle_translation(Vec2::splat(0.62), 0.0, place)
    })
}

/// The textures of one material; by default it is plain.
#[derive(Default)]
struct Wood {
    colour: Option<Handle<Image>>,
    normal: Option<Handle<Image>>,
    roughness: Option<Handle<Image>>,
}

impl Wood {
    fn load(assets: &AssetServer, name: &str) -> Self {
        let image = |part: &str, srgb: bool| {
            let path = format!("textures/{name}{part}.jpg");
            Some(assets.load_builder().with_settings(tiling(srgb)).load(path))
        };
        Self {
            colour: image("", true),
            normal: image("_normal", false),
            roughness: image("_orm", false),
        }
    }

    /// Wood under a linear tint, its texture placed by `uv`.
    fn material(&self, [r, g, b]: [f32; 3], roughness: f32, uv: Affine2) -> StandardMaterial {
        StandardMaterial {
            base_color: Color::linear_rgb(r, g, b),
            base_color_texture: self.colour.clone(),
            normal_map_texture: self.normal.clone(),
            metallic_roughness_texture: self.roughness.clone(),
            perceptual_roughness: roughness,
            reflectance: 0.4,
            uv_transform: uv,
            ..default()
        }
    }
}

fn tiling(srgb: bool) -> impl Fn(&mut ImageLoaderSettings) + Send + Sync {
    move |settings: &mut ImageLoaderSettings| {
        settings.is_srgb = srgb;
        // Nobody looks at their texels but the graphics card.
        settings.asset_usage = RenderAssetUsages::RENDER_WORLD;
        settings.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::Repeat,
            ..ImageSamplerDescriptor::linear()
        });
    }
}
