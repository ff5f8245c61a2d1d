//! The soft shade at a man's foot, so that he stands on his square in every light and at every
//! level of quality, and the glow around a man whom a tower protects.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::LookSystems;
use super::layout::Layout;
use super::moment::Fallen;
use super::motion::Travel;
use crate::board::{Feet, Man, Protected, StackedOn, Table, Taken};

/// Shapes and colours of shades and glows.
#[derive(Resource, Debug)]
struct Discs {
    shade: (Handle<Mesh>, Handle<StandardMaterial>),
    glow: (Handle<Mesh>, Handle<StandardMaterial>),
}

/// What lies under a man.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Under {
    Shade,
    Glow,
}

/// A man who has his shade.
#[derive(Component, Debug)]
struct Shaded;

/// A man who has his glow.
#[derive(Component, Debug)]
struct Glowing(Entity);

/// Heights above the board, under every mark.
const SHADE_HEIGHT: f32 = 0.003;
const GLOW_HEIGHT: f32 = 0.0045;
const STEPS: u32 = 32;

/// Lays shades and glows.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, fill)
        .add_systems(Update, (shade, glow).in_set(LookSystems::Mark))
        .add_systems(Update, lie.after(LookSystems::Move));
}

fn fill(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut ink = |base_color: Color| {
        materials.add(StandardMaterial {
            base_color,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            ..default()
        })
    };
    let (dark, blue) = (ink(Color::BLACK), ink(Color::srgb(0.42, 0.74, 1.0)));
    let shade = meshes.add(disc(&[(0.0, 0.62), (0.24, 0.62), (0.34, 0.40), (0.47, 0.0)]));
    let glow = meshes.add(disc(&[(0.32, 0.0), (0.42, 0.34), (0.45, 0.40), (0.51, 0.0)]));
    commands.insert_resource(Discs { shade: (shade, dark), glow: (glow, blue) });
}

fn shade(
    mut commands: Commands,
    discs: Res<Discs>,
    men: Query<Entity, (With<Man>, With<Mesh3d>, Without<Shaded>)>,
) {
    for man in &men {
        commands.entity(man).insert(Shaded).with_child(lying(Under::Shade, &discs.shade));
    }
}

fn glow(
    mut commands: Commands,
    discs: Res<Discs>,
    table: Res<Table>,
    protected: Query<Entity, (With<Man>, With<Mesh3d>, With<Protected>, Without<Glowing>)>,
    glowing: Query<(Entity, &Glowing, Has<Protected>)>,
) {
    let told = table.feet() == Feet::All;
    for (man, glow, _) in glowing.iter().filter(|(.., protected)| !(told && *protected)) {
        commands.entity(glow.0).despawn();
        commands.entity(man).remove::<Glowing>();
    }
    for man in protected.iter().filter(|_| told) {
        let glow = commands.spawn((ChildOf(man), lying(Under::Glow, &discs.glow))).id();
        commands.entity(man).insert(Glowing(glow));
    }
}

fn lying(under: Under, disc: &(Handle<Mesh>, Handle<StandardMaterial>)) -> impl Bundle {
    let height = if under == Under::Shade { SHADE_HEIGHT } else { GLOW_HEIGHT };
    (
        under,
        Mesh3d(disc.0.clone()),
        MeshMaterial3d(disc.1.clone()),
        Transform::from_xyz(0.0, height, 0.0),
        NotShadowCaster,
        NotShadowReceiver,
        Pickable::IGNORE,
    )
}

type Moved = Or<(
    Changed<Transform>,
    Changed<Children>,
    Changed<Taken>,
    Changed<StackedOn>,
    Changed<Fallen>,
)>;

/// What lies under a man stays on the ground while he is lifted, and a man who is carried, or
/// lies down himself, has nothing under him.
fn lie(
    men: Query<
        (&Transform, &Children, Has<StackedOn>, Has<Taken>, Has<Travel>, Option<&Fallen>),
        (With<Man>, Moved),
    >,
    mut discs: Query<(&Under, &mut Transform, &mut Visibility), Without<Man>>,
) {
    for (man, children, rides, taken, travels, fallen) in &men {
        for child in children {
            let Ok((under, mut disc, mut visibility)) = discs.get_mut(*child) else { continue };
            let height = if *under == Under::Shade { SHADE_HEIGHT } else { GLOW_HEIGHT };
            let ground = if taken && !travels { Layout::TRAY_FLOOR } else { 0.0 };
            disc.translation.y = height + (ground - man.translation.y) / man.scale.y.max(0.01);
            let hidden = rides || fallen.is_some_and(Fallen::lies) || (taken && travels);
            visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}

/// Rings about the middle, each with its radius and how dense it is, fading from one to the next.
fn disc(rings: &[(f32, f32)]) -> Mesh {
    let (mut positions, mut colours) = (Vec::new(), Vec::new());
    for (radius, density) in rings {
        for step in 0..STEPS {
            let (sin, cos) = (TAU * step as f32 / STEPS as f32).sin_cos();
            positions.push([radius * cos, 0.0, radius * sin]);
            colours.push([1.0, 1.0, 1.0, *density]);
        }
    }
    let mut indices = Vec::new();
    for ring in 0..rings.len() as u32 - 1 {
        for step in 0..STEPS {
            let (a, b) = (ring * STEPS + step, ring * STEPS + (step + 1) % STEPS);
            indices.extend([a, b, a + STEPS, a + STEPS, b, b + STEPS]);
        }
    }
    let count = positions.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; count])
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}
