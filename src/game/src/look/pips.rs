//! Armour left is told by pips at a man's foot, on the side of whoever looks: bright ones are
//! left, dark ones are worn down. A small shield beside them says that a tower protects.

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::LookSystems;
use super::layout::Layout;
use crate::board::{Armour, At, Feet, Man, Protected, Table};
use crate::control::camera::{CameraSystems, Orbit};

/// Shapes and colours of pips.
#[derive(Resource, Debug)]
struct Beads {
    pip: Handle<Mesh>,
    left: Handle<StandardMaterial>,
    worn: Handle<StandardMaterial>,
    /// The parts of a shield, from the lowest.
    shield: [(Handle<Mesh>, Handle<StandardMaterial>); 3],
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
/// From the middle of a shield to its point, and how much farther its rim reaches.
const SHIELD: f32 = 0.135;
const SHIELD_RIM: f32 = 0.03;
/// Wider than a pip, it takes more of the row.
const SHIELD_STEP: f32 = 0.21;
/// How far it leans back, to be seen by whoever sits before it and from above.
const SHIELD_LEAN: f32 = 0.8;

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
    let worn = paint(Color::srgb(0.09, 0.07, 0.06));
    commands.insert_resource(Beads {
        pip: meshes.add(Sphere::new(0.072).mesh().uv(16, 10)),
        left: paint(Color::srgb(0.98, 0.74, 0.20)),
        shield: [
            (meshes.add(shield(SHIELD + SHIELD_RIM, -1.0, 0.0)), worn.clone()),
            (meshes.add(shield(SHIELD, -1.0, 0.012)), paint(Color::srgb(0.34, 0.58, 0.82))),
            (meshes.add(shield(SHIELD, 0.0, 0.02)), paint(Color::srgb(0.68, 0.83, 0.94))),
        ],
        worn,
    });
}

type Told<'a> = (Entity, &'a At, Option<&'a Armour>, Has<Protected>);

fn count(
    mut commands: Commands,
    beads: Res<Beads>,
    table: Res<Table>,
    men: Query<Told, (With<Man>, With<Mesh3d>)>,
    pips: Query<(Entity, &Pips, &ChildOf)>,
) {
    for (entity, old, _) in &pips {
        let now = men.get(old.of).ok().and_then(|man| told(man, table.feet()));
        if now != Some(*old) {
            commands.entity(entity).despawn();
        }
    }
    for new in men.iter().filter_map(|man| told(man, table.feet())) {
        if pips.iter().any(|(_, old, _)| *old == new) {
            continue;
        }
        let full = new.armour.full;
        let pips = f32::from(full) * STEP;
        let begin = -(pips + if new.protected { SHIELD_STEP } else { 0.0 }) / 2.0;
        let row = (new, ChildOf(new.of), Transform::default(), Visibility::default());
        commands.spawn(row).with_children(|row| {
            for nth in 0..full {
                let bright = nth < new.armour.left;
                row.spawn((
                    Mesh3d(beads.pip.clone()),
                    MeshMaterial3d(if bright { &beads.left } else { &beads.worn }.clone()),
                    Transform::from_xyz(begin + (f32::from(nth) + 0.5) * STEP, HEIGHT, 0.0),
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
            for (mesh, material) in beads.shield.iter().filter(|_| new.protected) {
                let across = begin + pips + SHIELD_STEP / 2.0;
                row.spawn((
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material.clone()),
                    Transform::from_xyz(across, SHIELD, SHIELD / 2.0)
                        .with_rotation(Quat::from_rotation_x(-SHIELD_LEAN)),
                    NotShadowCaster,
                    NotShadowReceiver,
                ));
            }
        });
    }
}

fn told(
    (of, _, armour, protected): <Told<'_> as bevy::ecs::query::QueryData>::Item<'_, '_>,
    feet: Feet,
) -> Option<Pips> {
    let armour = armour.map(|armour| armour.0).filter(|_| feet != Feet::Bare)?;
    let protected = protected && feet == Feet::All;
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

/// An upright shield with its point `size` below the middle, so far in front of it; only what
/// lies right of `from`, which is -1 for all of it.
fn shield(size: f32, from: f32, front: f32) -> Mesh {
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
    let outline = outline.map(|(x, y): (f32, f32)| [x.max(from) * size, y * size, front]);
    let middle = [0.2 * (1.0 + from).min(0.5) * size, 0.0, front];
    let positions: Vec<_> = std::iter::once(middle).chain(outline).collect();
    let normals = vec![[0.0, 0.0, 1.0]; positions.len()];
    let uvs = vec![[0.0, 0.0]; positions.len()];
    let count = outline.len() as u32;
    let indices = (0..count).flat_map(|i| [0, 1 + (i + 1) % count, 1 + i]).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}
