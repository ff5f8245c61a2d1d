//! A shot is seen: a stone flies from who shot to what is hit.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::Effect;

use super::LookSystems;
use super::layout::Layout;
use super::materials::Materials;
use crate::board::{Cause, Stepped};
use crate::settings::{Motion, Settings};

/// A stone in the air.
#[derive(Component, Clone, Copy, Debug)]
struct Stone {
    from: Vec3,
    to: Vec3,
    passed: f32,
    length: f32,
}

/// Seconds from the shot to the hit.
pub const FLIGHT: f32 = 0.55;

/// Lets stones fly.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (loose.run_if(on_message::<Stepped>), fly).chain().in_set(LookSystems::Move),
    );
}

fn loose(
    mut commands: Commands,
    mut steps: MessageReader<Stepped>,
    mut meshes: ResMut<Assets<Mesh>>,
    materials: Res<Materials>,
    layout: Res<Layout>,
    settings: Res<Settings>,
) {
    let pace = match settings.motion {
        Motion::Full => 1.0,
        Motion::Fast => 0.5,
        Motion::Off => return,
    };
    for step in steps.read().filter(|step| step.forward && step.cause == Cause::Played) {
        for effect in &step.effects {
            let Effect::Shot { from, to } = *effect else { continue };
            let (from, to) = (layout.place(from) + Vec3::Y * 0.8, layout.place(to) + Vec3::Y * 0.3);
            commands.spawn(stone(from, to, FLIGHT * pace, &mut meshes, &materials));
        }
    }
}

/// A stone that flies from one point to the other in `length` seconds.
pub fn stone(
    from: Vec3,
    to: Vec3,
    length: f32,
    meshes: &mut Assets<Mesh>,
    materials: &Materials,
) -> impl Bundle + use<> {
    let ball = Sphere::new(0.11);
    (
        Stone { from, to, passed: 0.0, length },
        Mesh3d(meshes.add(ball.mesh().ico(2).unwrap_or_else(|_| ball.mesh().uv(12, 8)))),
        MeshMaterial3d(materials.rock.clone()),
        Transform::from_translation(from),
        Pickable::IGNORE,
    )
}

fn fly(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut stones: Query<(Entity, &mut Stone, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut stone, mut transform) in &mut stones {
        stone.passed += time.delta_secs().min(0.1);
        let t = (stone.passed / stone.length).min(1.0);
        let arc = 4.0 * t * (1.0 - t) * (0.6 + 0.25 * stone.from.distance(stone.to));
        transform.translation = stone.from.lerp(stone.to, t) + Vec3::Y * arc;
        transform.rotation = Quat::from_rotation_x(t * 9.0);
        if t >= 1.0 {
            commands.entity(entity).despawn();
        }
        redraw.write(RequestRedraw);
    }
}
