//! Men get their bodies: the mesh of their role in the wood of their side.

use bevy::prelude::*;
use rules::{Player, Side};

use super::LookSystems;
use super::layout::Layout;
use super::models::{Materials, Models};
use crate::board::{At, Man, Table, Taken};
use crate::settings::{Orientation, Settings};

/// Dresses men.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress, face.run_if(resource_changed::<Settings>.or_else(resource_changed::<Table>)))
            .chain()
            .in_set(LookSystems::Dress),
    );
}

/// Where a man belongs, on the board or in a tray.
pub fn home(layout: &Layout, man: Man, at: Option<&At>, taken: Option<&Taken>) -> Vec3 {
    match (at, taken) {
        (Some(at), _) => layout.place(at.0),
        (None, Some(taken)) => layout.taken(man.0.side, taken.nth),
        (None, None) => Vec3::ZERO,
    }
}

/// How a man of `side` is turned: towards the other side, or with the men of whoever sits
/// opposite when two people share one screen face to face.
pub fn facing(side: Side, turned: bool) -> Quat {
    let black = side == Side::Black;
    let half = if black != turned { std::f32::consts::PI } else { 0.0 };
    Quat::from_rotation_y(half)
}

/// Whether all men face Black's seat the wrong way round because Black is to move.
pub fn turned(settings: &Settings, table: &Table) -> bool {
    settings.orientation == Orientation::Flip
        && table.shown_position().turn() == Player::Black
        && table.outcome().is_none()
}

fn dress(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    layout: Res<Layout>,
    mut men: Query<(Entity, Ref<Man>, Option<&At>, Option<&Taken>, Option<&mut Mesh3d>)>,
) {
    if !models.ready() {
        return;
    }
    for (entity, man, at, taken, mesh) in &mut men {
        match mesh {
            None => {
                let place = home(&layout, *man, at, taken);
                let size = if at.is_some() { 1.0 } else { Layout::TAKEN_SCALE };
                commands.entity(entity).insert((
                    Mesh3d(models.man(man.0.role)),
                    MeshMaterial3d(materials.man(man.0.side)),
                    Transform::from_translation(place)
                        .with_rotation(facing(man.0.side, false))
                        .with_scale(Vec3::splat(size)),
                    Pickable::default(),
                ));
            }
            Some(mut mesh) if man.is_changed() => mesh.0 = models.man(man.0.role),
            Some(_) => {}
        }
    }
}

fn face(settings: Res<Settings>, table: Res<Table>, mut men: Query<(&Man, &mut Transform)>) {
    let turned = turned(&settings, &table);
    for (man, mut transform) in &mut men {
        let rotation = facing(man.0.side, turned);
        if transform.rotation.angle_between(rotation) > 0.001 {
            transform.rotation = rotation;
        }
    }
}
