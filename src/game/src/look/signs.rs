//! The arrows by which a study points from one square to another.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::LookSystems;
use super::arrow;
use super::layout::Layout;
use crate::board::Signs;

/// One of these arrows.
#[derive(Component, Debug)]
struct Pointing;

const COLOUR: Color = Color::srgba(0.98, 0.78, 0.30, 0.9);
/// Under the arrow of a proposed move.
const HEIGHT: f32 = 0.028;

/// Draws these arrows.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point
            .run_if(resource_changed::<Signs>.or_else(resource_changed::<Layout>))
            .in_set(LookSystems::Mark),
    );
}

fn point(
    mut commands: Commands,
    signs: Res<Signs>,
    layout: Res<Layout>,
    old: Query<Entity, With<Pointing>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if signs.arrows.is_empty() {
        return;
    }
    let ink = materials.add(StandardMaterial {
        base_color: COLOUR,
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        ..default()
    });
    for (from, to) in &signs.arrows {
        let (from, to) = (layout.place(*from), layout.place(*to));
        commands.spawn((
            Pointing,
            Mesh3d(meshes.add(arrow::arrow(from.distance(to)))),
            MeshMaterial3d(ink.clone()),
            Transform::from_translation(from + Vec3::Y * HEIGHT)
                .with_rotation(arrow::heading(from, to)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
    }
}
