//! The board itself: squares, frame, letters and numbers, trays and the table under it.

use bevy::mesh::MeshTag;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use rules::{Player, Square};

use super::LookSystems;
use super::anchors::Anchors;
use super::layout::Layout;
use super::materials::{CUTS, Materials};
use super::models::Models;
use super::tabletop::Tabletop;
use super::water::{Pond, Wet};
use crate::board::{Terrain, Tile};
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
            turn_coordinates
                .run_if(resource_changed::<Anchors>.or_else(any_match_filter::<Added<Coordinate>>)),
        )
            .chain()
            .in_set(LookSystems::Dress),
    );
}

fn dress(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    pond: Res<Pond>,
    layout: Res<Layout>,
    tiles: Query<(Entity, &Tile, &Terrain), Without<Mesh3d>>,
    all: Query<(&Tile, &Terrain)>,
) {
    if !models.ready() {
        return;
    }
    let is_wet = |(_, ground): &(&Tile, &Terrain)| ground.0 == rules::Terrain::Water;
    let waters: HashSet<Square> = all.iter().filter(is_wet).map(|(tile, _)| tile.0).collect();
    for (entity, tile, ground) in &tiles {
        let (file, rank) = (usize::from(tile.0.file()), usize::from(tile.0.rank()));
        let woods = [&materials.light, &materials.middle, &materials.dark];
        let woods = woods[tone(layout.is_hexagonal(), tile.0)];
        let half_turn = if (file * 5 + rank * 3) % 4 < 2 { 0.0 } else { std::f32::consts::PI };
        let name = if layout.is_hexagonal() { "hexagon" } else { "square" };
        let wet = ground.0 == rules::Terrain::Water;
        // Ponds have no joints: water lies under the edges of the land and of itself.
        let (depth, spread) = if wet { (WATER_LINE, WATER_SPREAD) } else { (0.0, 1.0) };
        let mut square = commands.entity(entity);
        square.insert((
            Mesh3d(models.board(layout.game(), name)),
            Transform::from_translation(layout.place(tile.0) - Vec3::Y * depth)
                .with_rotation(Quat::from_rotation_y(half_turn))
                .with_scale(Vec3::new(spread, 1.0, spread)),
            Visibility::default(),
            Pickable::default(),
        ));
        if wet {
            let shores = shores(&layout, tile.0, &|square| waters.contains(&square));
            square.insert((Wet, MeshTag(shores), MeshMaterial3d(pond.material.clone())));
        } else if ground.0 == rules::Terrain::Mountain {
            square.insert(MeshMaterial3d(materials.rock.clone()));
        } else {
            square.insert(MeshMaterial3d(woods[(file * 3 + rank * 2) % CUTS].clone()));
        }
        if ground.0 == rules::Terrain::Mountain {
            let turn = Quat::from_rotation_y((file * 11 + rank * 5) as f32);
            let parts = [
                (models.mountain(tile.0), &materials.rock),
                (models.snow(tile.0), &materials.snow),
            ];
            for (mesh, material) in parts {
                square.with_child((
                    Mesh3d(mesh),
                    MeshMaterial3d(material.clone()),
                    Transform::from_rotation(turn),
                    Pickable::IGNORE,
                ));
            }
        }
    }
}

/// Whether a square is light, of the middle tone or dark: 0, 1 or 2.
pub fn tone(hexagonal: bool, square: Square) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    match hexagonal {
        // Along every line of neighbours the three tones follow each other.
        true => (file + 2 * rank) % 3,
        false => 2 * ((file + rank + 1) % 2),
    }
}

/// How far water lies below the board.
const WATER_LINE: f32 = 0.05;
/// How much wider than its square water is.
const WATER_SPREAD: f32 = 1.045;

/// The sides of a square of water that are land: one bit each, from the side towards +x on,
/// against the clock seen from above.
pub fn shores(layout: &Layout, of: Square, is_wet: &dyn Fn(Square) -> bool) -> u32 {
    let side = |nth: u32| {
        let angle = nth as f32 * std::f32::consts::FRAC_PI_3;
        let beyond = layout.place(of) + Vec3::new(angle.cos(), 0.0, -angle.sin());
        let wet = layout.square_at(beyond).is_some_and(is_wet);
        u32::from(!wet) << nth
    };
    (0..6).map(side).sum()
}

fn furnish(
    mut commands: Commands,
    models: Res<Models>,
    materials: Res<Materials>,
    layout: Res<Layout>,
    tabletop: Res<Tabletop>,
    tiles: Query<&Tile>,
    old: Query<Entity, With<Furniture>>,
    mut furnished: Local<Option<Layout>>,
) {
    if !models.ready() || *furnished == Some(*layout) || tiles.is_empty() {
        return;
    }
    *furnished = Some(*layout);
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let tray = layout.reach().x + Layout::TRAY_OFFSET;
    let mesh = |name: &str| match name {
        name if name.starts_with("glyph") => models.mesh(name),
        name => models.board(layout.game(), name),
    };
    let part = |name: &str, material: &Handle<StandardMaterial>, place: Vec3| {
        (
            Furniture,
            Mesh3d(mesh(name)),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(place),
        )
    };
    commands.spawn(part("frame", &materials.frame, Vec3::ZERO));
    if layout.is_hexagonal() {
        commands.spawn(part("border", &materials.frame, Vec3::ZERO));
    }
    commands.spawn((
        Furniture,
        Mesh3d(mesh("table")),
        MeshMaterial3d(tabletop.0.clone()),
        Transform::from_scale(Vec3::new(TABLE_SCALE, 1.0, TABLE_SCALE)),
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
    let squares: Vec<Square> = squares.collect();
    let half_turn = std::f32::consts::PI;
    // Where files end and where ranks end, the way to the frame there, and the glyphs' turn.
    let hexagonal = layout.is_hexagonal();
    let (down, right) = (Vec3::new(-0.5, 0.0, 0.866_025_4), Vec3::X);
    let seats: Vec<(Vec3, Vec3, f32)> = if hexagonal {
        // There is room for one set only; it turns with the onlooker.
        vec![(down, right, 0.0), (-down, -right, 0.0)]
    } else {
        vec![(Vec3::Z, Vec3::NEG_X, 0.0), (Vec3::NEG_Z, Vec3::X, half_turn)]
    };
    let mut glyphs = Vec::new();
    for (files, ranks, turn) in seats {
        let end = |line: &dyn Fn(&Square) -> bool, outward: Vec3| {
            let places = squares.iter().filter(|square| line(square)).map(|at| layout.place(*at));
            places.max_by(|a, b| a.dot(outward).total_cmp(&b.dot(outward)))
        };
        let glyph = |name: String, place: Vec3, outward: Vec3| {
            let away = outward * (0.5 + COORDINATE_OFFSET);
            (name, place + away + Vec3::Y * GLYPH_HEIGHT, turn)
        };
        for file in 0..layout.game().files() {
            let place = end(&|square| square.file() == file, files);
            let name = format!("glyph_{}", (b'a' + file) as char);
            glyphs.extend(place.map(|place| glyph(name, place, files)));
        }
        for rank in 0..layout.game().ranks() {
            let place = end(&|square| square.rank() == rank, ranks);
            // On two of six edges files end; there ranks are not named.
            let free = |place: &Vec3| !hexagonal || place.z * ranks.x > -0.1;
            let name = format!("glyph_{}", rank + 1);
            glyphs.extend(place.filter(free).map(|place| glyph(name, place, ranks)));
        }
    }
    glyphs
}

/// Coordinates of a board with six-sided squares are upright for whoever looks.
fn turn_coordinates(
    layout: Res<Layout>,
    anchors: Res<Anchors>,
    mut glyphs: Query<&mut Transform, With<Coordinate>>,
) {
    if !layout.is_hexagonal() {
        return;
    }
    let turn = if anchors.bottom == Player::White { 0.0 } else { std::f32::consts::PI };
    let turn = Quat::from_rotation_y(turn);
    for mut glyph in &mut glyphs {
        if glyph.rotation.angle_between(turn) > 0.1 {
            glyph.rotation = turn;
        }
    }
}

/// The table is larger than its model, so that its edge stays out of most views.
const TABLE_SCALE: f32 = 3.0;

/// From the outer edge of the squares to the middle of a letter.
const COORDINATE_OFFSET: f32 = 0.38;

/// A hair above the frame, so that letters do not fight with it.
const GLYPH_HEIGHT: f32 = 0.001;

fn show_coordinates(settings: Res<Settings>, mut glyphs: Query<&mut Visibility, With<Coordinate>>) {
    for mut visibility in &mut glyphs {
        *visibility = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;

    #[test]
    fn water_has_its_shore_where_there_is_land() {
        let layout = Layout::of(Game::Cyvasse);
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let waters: HashSet<Square> = ["f5", "g5"].map(square).into_iter().collect();
        assert_eq!(
            shores(&layout, square("f5"), &|at| waters.contains(&at)),
            0b11_1110,
            "water lies towards +x"
        );
        assert_eq!(
            shores(&layout, square("g5"), &|at| waters.contains(&at)),
            0b11_0111,
            "water lies towards -x"
        );
        assert_eq!(
            shores(&layout, square("a5"), &|at| waters.contains(&at)),
            0b11_1111,
            "a5 lies at the edge"
        );
    }
}
