//! Men of both sides are made of what both sides are made of, in a pattern of cells.

use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::LookSystems;
use super::finish::Textures;
use super::materials::{MaterialSystems, ghost};
use super::style::Style;

/// The light material with dark cells in it.
pub type CheckeredWood = ExtendedMaterial<StandardMaterial, Checkering>;

/// The pattern.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct Checkering {
    /// Linear factor that turns the light material into the dark one.
    #[uniform(100)]
    dark: LinearRgba,
    /// Cells around a man, and cells a unit of height.
    #[uniform(100)]
    cells: Vec4,
}

impl MaterialExtension for Checkering {
    fn fragment_shader() -> ShaderRef {
        "shaders://checkered.wgsl".into()
    }
}

/// What checkered men are made of.
#[derive(Resource, Debug)]
pub struct Checkered {
    /// On the board.
    pub man: Handle<CheckeredWood>,
    /// Proposed.
    pub ghost: Handle<CheckeredWood>,
}

/// Mixes both sides' materials.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<CheckeredWood>::default())
        .add_systems(Startup, reserve)
        .add_systems(
            Update,
            mix.run_if(resource_changed::<Style>).after(MaterialSystems).before(LookSystems::Dress),
        );
}

fn reserve(mut commands: Commands, mut mixed: ResMut<Assets<CheckeredWood>>) {
    let mut one = || {
        mixed.add(CheckeredWood {
            base: StandardMaterial::default(),
            extension: Checkering { dark: LinearRgba::BLACK, cells: CELLS },
        })
    };
    commands.insert_resource(Checkered { man: one(), ghost: one() });
}

/// Cells around a man, and cells a unit of height.
const CELLS: Vec4 = Vec4::new(8.0, 5.5, 0.0, 0.0);

fn mix(
    style: Res<Style>,
    textures: Res<Textures>,
    ours: Res<Checkered>,
    mut mixed: ResMut<Assets<CheckeredWood>>,
) {
    let (white, black) = (&style.men.white, &style.men.black);
    let [r, g, b] = std::array::from_fn(|i| black.colour[i] / white.colour[i]);
    let dark = LinearRgba::rgb(r, g, b);
    let bases = [(&ours.man, white.material(&textures, 0)), (&ours.ghost, ghost(white, &textures))];
    for (handle, base) in bases {
        if let Some(mut old) = mixed.get_mut(handle) {
            *old = CheckeredWood { base, extension: Checkering { dark, cells: CELLS } };
        }
    }
}
