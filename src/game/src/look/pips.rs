//! Armour left is told by pips at a man's foot, on the side of whoever looks: bright ones are
//! left, dark ones are worn down. A small shield beside them says that a tower protects.

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::LookSystems;
use super::layout::Layout;
use crate::board::{Armour, At, Man, Protected};
use crate::control::camera::{CameraSystems, Orbit};

/// Shapes and colours of pips.
#[derive(Resource, Debug)]
struct Beads {
    pip: Handle<Mesh>,
    shield: Handle<Mesh>,
    left: Handle<StandardMaterial>,
    worn: Handle<StandardMaterial>,
    guarded: Handle<StandardMaterial>,
}

/// The pips of one man.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Pips {
    of: Entity,
    armour: rules::Armour,
    protected: bool,
}

/// From one pip to the next.
const STEP: f32 = 0.19;
/// From the middle of a square to its pips.
const NEAR: f32 = 0.40;
/// Above the board.
const HEIGHT: f32 = 0.075;

/// Counts armour.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, string)
        .add_systems(Update, (count, turn.after(CameraSystems)).chain().in_set(LookSystems::Mark));
}

fn string(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut paint = |base_color: Color| {
        materials.add(StandardMaterial { base_color, unlit: true, ..default() })
    };
    commands.insert_resource(Beads {
        pip: meshes.add(Sphere::new(0.072).mesh().uv(16, 10)),
        shield: meshes.add(shield(0.115)),
        left: paint(Color::srgb(0.98, 0.74, 0.20)),
        worn: paint(Color::srgb(0.09, 0.07, 0.06)),
        guarded: paint(Color::srgb(0.45, 0.76, 0.98)),
    });
}

type Told<'a> = (Entity, &'a At, Option<&'a Armour>, Has<Protected>);

fn count(
    mut commands: Commands,
    beads: Res<Beads>,
    men: Query<Told, (With<Man>, With<Mesh3d>)>,
    pips: Query<(Entity, &Pips, &ChildOf)>,
) {
    for (entity, old, _) in &pips {
        let now = men.get(old.of).ok().and_then(told);
        if now != Some(*old) {
            commands.entity(entity).despawn();
        }
    }
    for new in men.iter().filter_map(told) {
        if pips.iter().any(|(_, old, _)| *old == new) {
            continue;
        }
        let full = new.armour.full;
        let places = usize::from(full) + usize::from(new.protected);
        let place = |nth: usize| {
            let across = (nth as f32 - (places as f32 - 1.0) / 2.0) * STEP;
            Transform::from_xyz(across, HEIGHT, 0.0)
        };
        let row = (new, ChildOf(new.of), Transform::default(), Visibility::default());
        commands.spawn(row).with_children(|row| {
            for nth in 0..full {
                let bright = nth < new.armour.left;
                row.spawn((
                    Mesh3d(beads.pip.clone()),
                    MeshMaterial3d(if bright { &beads.left } else { &beads.worn }.clone()),
                    place(nth.into()),
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
            if new.protected {
                row.spawn((
                    Mesh3d(beads.shield.clone()),
                    MeshMaterial3d(beads.guarded.clone()),
                    place(full.into()),
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
        });
    }
}

fn told(
    (of, _, armour, protected): <Told<'_> as bevy::ecs::query::QueryData>::Item<'_, '_>,
) -> Option<Pips> {
    let armour = armour.map(|armour| armour.0)?;
    (armour.full > 0 || protected).then_some(Pips { of, armour, protected })
}

/// Rows of pips lie on the side of whoever looks, whichever way their men are turned.
fn turn(
    layout: Res<Layout>,
    cameras: Query<&Transform, (With<Orbit>, Without<Pips>)>,
    men: Query<&Transform, (With<Man>, Without<Pips>, Without<Orbit>)>,
    mut rows: Query<(&Pips, &mut Transform), Without<Orbit>>,
) {
    let Ok(eye) = cameras.single() else { return };
    // Straight from above, what is up in the picture tells where the onlooker sits.
    let towards = eye.rotation * Vec3::Z + eye.rotation * Vec3::NEG_Y;
    let yaw = towards.x.atan2(towards.z);
    let near = if layout.is_hexagonal() { NEAR } else { NEAR + 0.02 };
    for (pips, mut row) in &mut rows {
        let Ok(man) = men.get(pips.of) else { continue };
        let turn = Quat::from_rotation_y(yaw);
        let back = man.rotation.inverse();
        let wanted =
            Transform::from_translation(back * (turn * Vec3::Z * near)).with_rotation(back * turn);
        if row.translation.distance(wanted.translation) > 1e-4 {
            *row = wanted;
        }
    }
}

/// A small upright shield, seen from the front and tilted a little upwards.
fn shield(size: f32) -> Mesh {
    let outline = [
        (-0.8, 0.9),
        (0.0, 1.05),
        (0.8, 0.9),
        (0.78, 0.1),
        (0.5, -0.55),
        (0.0, -1.0),
        (-0.5, -0.55),
        (-0.78, 0.1),
    ];
    let mut positions = vec![[0.0, 0.0, 0.35 * size]];
    positions.extend(outline.map(|(x, y)| [x * size, y * size, 0.0]));
    let normals = vec![[0.0, 0.6, 0.8]; positions.len()];
    let uvs = vec![[0.0, 0.0]; positions.len()];
    let count = outline.len() as u32;
    let indices = (0..count).flat_map(|i| [0, 1 + (i + 1) % count, 1 + i]).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}
