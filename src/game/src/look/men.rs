//! Men get their bodies: the mesh of their role in the material of their side.

use bevy::prelude::*;
use rules::{Player, Side};

use super::LookSystems;
use super::checkered::{Checkered, CheckeredWood};
use super::layout::Layout;
use super::materials::Materials;
use super::models::Models;
use super::moment::Fallen;
use crate::board::{At, Man, StackedOn, Table, Taken};
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

/// What tells where a man belongs.
pub type Whereabouts<'a> = (&'a Man, Option<&'a At>, Has<StackedOn>, Option<&'a Taken>);

/// Where a man belongs: on the board, on another man, or in a tray.
pub fn home(
    layout: &Layout,
    (man, at, rides, taken): (&Man, Option<&At>, bool, Option<&Taken>),
) -> Vec3 {
    match (at, taken) {
        (Some(at), _) if rides => layout.place(at.0) + Vec3::Y * Layout::DECK,
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

/// Whether all men face Black's seat the wrong way round because Black is to move, one of two
/// people.
pub fn turned(settings: &Settings, table: &Table) -> bool {
    settings.orientation == Orientation::Flip
        && table.lone_person().is_none()
        && table.shown_position().turn() == Player::Black
        && table.outcome().is_none()
}

fn dress(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    checkered: Res<Checkered>,
    layout: Res<Layout>,
    men: Query<(Entity, Ref<Man>, Option<&At>, Has<StackedOn>, Option<&Taken>, Option<&Mesh3d>)>,
) {
    if !models.ready() {
        return;
    }
    for (entity, man, at, rides, taken, dressed) in &men {
        if dressed.is_some() && !man.is_changed() && !models.is_changed() {
            continue;
        }
        let mesh = models.man(layout.game(), man.0.role);
        let mut body = commands.entity(entity);
        if dressed.is_none_or(|worn| worn.0 != mesh) {
            body.insert(Mesh3d(mesh));
        }
        if man.0.side == Side::Checkered {
            body.remove::<MeshMaterial3d<StandardMaterial>>()
                .insert(MeshMaterial3d(checkered.man.clone()));
        } else {
            body.remove::<MeshMaterial3d<CheckeredWood>>()
                .insert(MeshMaterial3d(materials.man(man.0.side)));
        }
        if dressed.is_none() {
            let place = home(&layout, (&man, at, rides, taken));
            let size = if at.is_some() { 1.0 } else { Layout::TAKEN_SCALE };
            body.insert((
                Transform::from_translation(place)
                    .with_rotation(facing(man.0.side, false))
                    .with_scale(Vec3::splat(size)),
                Visibility::default(),
                Pickable::default(),
            ));
        }
    }
}

fn face(
    settings: Res<Settings>,
    table: Res<Table>,
    mut men: Query<(&Man, &mut Transform), Without<Fallen>>,
) {
    let turned = turned(&settings, &table);
    for (man, mut transform) in &mut men {
        let rotation = facing(man.0.side, turned);
        if transform.rotation.angle_between(rotation) > 0.001 {
            transform.rotation = rotation;
        }
    }
}
