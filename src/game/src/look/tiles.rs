//! The board itself: squares, frame, letters and numbers, trays and the table under it.

use bevy::prelude::*;
use rules::Square;

use super::LookSystems;
use super::layout::Layout;
use super::models::{CUTS, Materials, Models};
use crate::board::Tile;
use crate::settings::Settings;

/// Furniture that belongs to one layout.
#[derive(Component, Debug)]
struct Furniture;

/// A letter or number on the frame.
#[derive(Component, Debug)]
struct Coordinate;

/// Builds the board.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            dress.run_if(any_match_filter::<(With<Tile>, Without<Mesh3d>)>),
            furnish,
            show_coordinates.run_if(
                resource_changed::<Settings>.or_else(any_match_filter::<Added<Coordinate>>),
            ),
        )
            .chain()
            .in_set(LookSystems::Dress),
    );
}

fn dress(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    layout: Res<Layout>,
    tiles: Query<(Entity, &Tile), Without<Mesh3d>>,
) {
    if !models.ready() {
        return;
    }
    for (entity, tile) in &tiles {
        let (file, rank) = (usize::from(tile.0.file()), usize::from(tile.0.rank()));
        let woods = if (file + rank) % 2 == 1 { &materials.light } else { &materials.dark };
        let half_turn = if (file * 5 + rank * 3) % 4 < 2 { 0.0 } else { std::f32::consts::PI };
        commands.entity(entity).insert((
            Mesh3d(models.mesh("square")),
            MeshMaterial3d(woods[(file * 3 + rank * 2) % CUTS].clone()),
            Transform::from_translation(layout.place(tile.0))
                .with_rotation(Quat::from_rotation_y(half_turn)),
            Pickable::default(),
        ));
    }
}

fn furnish(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    layout: Res<Layout>,
    tiles: Query<&Tile>,
    old: Query<Entity, With<Furniture>>,
    mut furnished: Local<Option<Layout>>,
) {
    if !models.ready() || *furnished == Some(*layout) || tiles.is_empty() {
        return;
    }
    *furnished = Some(*layout);
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let half = layout.half();
    let tray = half.x + Layout::FRAME + Layout::TRAY_OFFSET;
    let part = |name: &str, material: &Handle<StandardMaterial>, place: Vec3| {
        (
            Furniture,
            Mesh3d(models.mesh(name)),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(place),
        )
    };
    commands.spawn(part("frame", &materials.frame, Vec3::ZERO));
    let (furniture, mesh, material, transform) = part("table", &materials.table, Vec3::ZERO);
    commands.spawn((
        furniture,
        mesh,
        material,
        transform.with_scale(Vec3::new(TABLE_SCALE, 1.0, TABLE_SCALE)),
    ));
    for x in [-tray, tray] {
        let place = Vec3::new(x, 0.0, 0.0);
        commands.spawn(part("tray", &materials.frame, place));
        commands.spawn(part("tray_felt", &materials.felt, place));
    }
    for (name, place, turn) in coordinates(&layout, tiles.iter().map(|tile| tile.0)) {
        let (furniture, mesh, material, transform) = part(&name, &materials.inlay, place);
        commands.spawn((
            furniture,
            mesh,
            material,
            transform.with_rotation(Quat::from_rotation_y(turn)),
            Coordinate,
        ));
    }
}

/// Each glyph with its place on the frame and its turn: readable from both seats.
fn coordinates(layout: &Layout, squares: impl Iterator<Item = Square>) -> Vec<(String, Vec3, f32)> {
    let half = layout.half();
    let (mut files, mut ranks) = (Vec::new(), Vec::new());
    for square in squares {
        files.push((square.file(), layout.place(square).x));
        ranks.push((square.rank(), layout.place(square).z));
    }
    for list in [&mut files, &mut ranks] {
        list.sort_by_key(|(index, _)| *index);
        list.dedup_by_key(|(index, _)| *index);
    }
    let middle = COORDINATE_OFFSET;
    let height = GLYPH_HEIGHT;
    let mut glyphs = Vec::new();
    for (turn, way) in [(0.0, 1.0), (std::f32::consts::PI, -1.0)] {
        for (file, x) in &files {
            let name = format!("glyph_{}", (b'a' + file) as char);
            glyphs.push((name, Vec3::new(*x, height, way * (half.y + middle)), turn));
        }
        for (rank, z) in &ranks {
            let name = format!("glyph_{}", rank + 1);
            glyphs.push((name, Vec3::new(-way * (half.x + middle), height, *z), turn));
        }
    }
    glyphs
}

/// The table is larger than its model, so that its edge stays out of most views.
const TABLE_SCALE: f32 = 1.7;

/// From the outer edge of the squares to the middle of a letter.
const COORDINATE_OFFSET: f32 = 0.38;

/// A hair above the frame, so that letters do not fight with it.
const GLYPH_HEIGHT: f32 = 0.001;

fn show_coordinates(settings: Res<Settings>, mut glyphs: Query<&mut Visibility, With<Coordinate>>) {
    for mut visibility in &mut glyphs {
        *visibility = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
    }
}
