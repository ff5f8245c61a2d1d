//! The stage: camera, light and the layout of the board on the table.

use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, PointLightShadowMap};
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use rules::Player;

use super::environment;
use super::layout::Layout;
use crate::board::{BoardSystems, Reset, Table};
use crate::control::camera::{FIELD_OF_VIEW, Gliding, Orbit};

/// Sets the stage.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.055, 0.046, 0.042)))
        .insert_resource(GlobalAmbientLight::NONE)
        .insert_resource(Layout::of(rules::Game::Chess))
        .insert_resource(PointLightShadowMap { size: NO_LAMPS })
        .add_systems(Startup, (light, camera))
        .add_systems(
            Update,
            lay_out
                .run_if(on_message::<Reset>)
                .after(BoardSystems::Agree)
                .before(super::LookSystems::Dress),
        );
}

/// No lamp of ours shines all around, but the engine keeps a map of shadows for such: 24 MB of it,
/// if it is not told otherwise. This is its edge in texels.
const NO_LAMPS: usize = 16;

/// The layout follows the game on the table, and who sits at it.
pub fn lay_out(table: Res<Table>, mut layout: ResMut<Layout>) {
    let seat = table.lone_person().unwrap_or(Player::White);
    layout.set_if_neq(Layout::of(table.game()).seen_from(seat));
}

fn light(mut commands: Commands) {
    commands.spawn((
        DirectionalLight {
            color: Color::srgb(1.0, 0.95, 0.87),
            illuminance: 1_750.0,
            shadow_maps_enabled: true,
            ..default()
        },
        // All that casts a shadow lies within a few units of the middle of the board.
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            minimum_distance: 4.0,
            maximum_distance: 42.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-7.0, 11.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn camera(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    commands.spawn((
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 1.0,
            far: 120.0,
            ..default()
        }),
        Tonemapping::AcesFitted,
        Exposure::INDOOR,
        environment::room(&mut images, 155.0),
        MeshPickingCamera,
        Orbit::default(),
        Gliding::default(),
    ));
}
