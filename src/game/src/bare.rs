//! What the table is measured against: a window with a camera, and for a game as many men as it
//! begins with, in plain materials on plain ground.

use std::time::Duration;

use bevy::gltf::GltfAssetLabel;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use rules::{AnyPosition, Game, Role};

use crate::look::layout::Layout;

/// The bare window, with the men of `game` if there is one.
pub fn plugin(app: &mut App, game: Option<Game>) {
    let seldom = UpdateMode::reactive_low_power(Duration::from_secs(1));
    app.insert_resource(WinitSettings { focused_mode: seldom, unfocused_mode: seldom });
    match game {
        None => app.add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera3d::default());
        }),
        Some(game) => app.add_systems(
            Startup,
            move |commands: Commands,
                  assets: Res<AssetServer>,
                  meshes: ResMut<Assets<Mesh>>,
                  materials: ResMut<Assets<StandardMaterial>>| {
                set_up(game, commands, &assets, meshes, materials);
            },
        ),
    };
}

/// Where the camera stands, in squares.
const CAMERA: Vec3 = Vec3::new(0.0, 9.0, 8.0);
/// Where the lamp hangs.
const LAMP: Vec3 = Vec3::new(4.0, 9.0, 3.0);

fn set_up(
    game: Game,
    mut commands: Commands,
    assets: &AssetServer,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Camera3d::default(),
        Transform::from_translation(CAMERA).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        DirectionalLight { shadow_maps_enabled: true, ..default() },
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Mesh3d(meshes.add(Plane3d::default().mesh().size(40.0, 40.0))),
        MeshMaterial3d(materials.add(Color::srgb(0.3, 0.25, 0.2))),
    ));
    let plain = [Color::srgb(0.9, 0.85, 0.75), Color::srgb(0.2, 0.15, 0.12)]
        .map(|colour| materials.add(colour));
    let layout = Layout::of(game);
    let set = match game {
        Game::Keres | Game::Cyvasse => format!("models/{game}_set.glb"),
        Game::Chess | Game::Joker | Game::Checkered => "models/chess_set.glb".to_owned(),
    };
    for (at, man) in AnyPosition::start(game).to_setup().board.iter() {
        // Any mesh of the set will do: what counts is how many there are.
        let mesh = (man.role as usize) % (Role::King as usize + 1);
        let mesh = GltfAssetLabel::Primitive { mesh, primitive: 0 }.from_asset(set.clone());
        let side = man.side.player().map_or(0, |player| player.index());
        commands.spawn((
            Mesh3d(assets.load(mesh)),
            MeshMaterial3d(plain[side].clone()),
            Transform::from_translation(layout.place(at)),
        ));
    }
}
