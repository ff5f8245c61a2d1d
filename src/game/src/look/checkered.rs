//! Men of both sides are made of both woods.

use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::materials::Materials;

/// The light wood with dark cells in it.
pub type CheckeredWood = ExtendedMaterial<StandardMaterial, Checkering>;

/// The pattern.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct Checkering {
    /// Linear factor that turns the light wood into the dark one.
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

/// Mixes the two woods.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<CheckeredWood>::default()).add_systems(PostStartup, mix);
}

fn mix(
    mut commands: Commands,
    woods: Res<Materials>,
    plain: Res<Assets<StandardMaterial>>,
    mut mixed: ResMut<Assets<CheckeredWood>>,
) {
    let mut of = |wood: &Handle<StandardMaterial>| {
        let base = plain.get(wood).cloned().unwrap_or_default();
        let dark = LinearRgba::rgb(0.17, 0.12, 0.11);
        mixed.add(CheckeredWood {
            base,
            extension: Checkering { dark, cells: Vec4::new(8.0, 5.5, 0.0, 0.0) },
        })
    };
    let checkered = Checkered { man: of(&woods.white), ghost: of(&woods.white_ghost) };
    commands.insert_resource(checkered);
}
