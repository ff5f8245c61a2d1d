//! The table under the board: it falls into the dark towards its edge, and the board casts a
//! soft shade on it, so that the board is the brightest thing in sight.

use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use super::LookSystems;
use super::finish::Textures;
use super::layout::Layout;
use super::materials::MaterialSystems;
use super::style::Style;

/// The material of the table.
pub type TableMaterial = ExtendedMaterial<StandardMaterial, Shade>;

/// How light falls off.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug, Default)]
pub struct Shade {
    /// The outline of the board's frame in one quarter: where it ends along x, along z, and how
    /// far its edge along x reaches. w is unused.
    #[uniform(100)]
    outline: Vec4,
}

impl MaterialExtension for Shade {
    fn fragment_shader() -> ShaderRef {
        "shaders://table.wgsl".into()
    }
}

/// What the table is made of.
#[derive(Resource, Debug)]
pub struct Tabletop(pub Handle<TableMaterial>);

/// Lays the table.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<TableMaterial>::default())
        .add_systems(Startup, reserve)
        .add_systems(
            Update,
            lay.run_if(resource_changed::<Style>.or_else(resource_changed::<Layout>))
                .after(MaterialSystems)
                .before(LookSystems::Dress),
        );
}

fn reserve(mut commands: Commands, mut tables: ResMut<Assets<TableMaterial>>) {
    let table = TableMaterial { base: StandardMaterial::default(), extension: Shade::default() };
    commands.insert_resource(Tabletop(tables.add(table)));
}

fn lay(
    style: Res<Style>,
    layout: Res<Layout>,
    textures: Res<Textures>,
    ours: Res<Tabletop>,
    mut tables: ResMut<Assets<TableMaterial>>,
) {
    if let Some(mut table) = tables.get_mut(&ours.0) {
        table.base = style.board.table.material(&textures, 0);
        table.base.reflectance = 0.25;
        table.extension.outline = layout.edge().extend(0.0);
    }
}
