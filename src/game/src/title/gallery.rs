//! The miniatures: each a piece of a board on a plinth, with men, built while they are shown.

use std::f32::consts::FRAC_PI_6;

use bevy::ecs::system::SystemParam;
use bevy::gltf::GltfMesh;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use rules::{AnyPosition, Frozen as Ice, Game, Piece, Side, Square, Terrain};

use super::TitleSystems;
use super::plan::Plan;
use super::scene::Scene;
use super::view::STAGE;
use crate::look::boards::Board;
use crate::look::checkered::{Checkered, CheckeredWood};
use crate::look::finish::{Finish, Textures};
use crate::look::frost::Icy;
use crate::look::layout::Layout;
use crate::look::materials::{CUTS, Materials};
use crate::look::men::facing;
use crate::look::models::Models;
use crate::look::style::Style;
use crate::look::tiles::{shores, tone};
use crate::look::water::Pond;
use crate::settings::Settings;
use crate::ui::Panels;

/// The models of all five games, small and only while the title is shown.
#[derive(Resource, Debug, Default)]
pub(super) struct Gallery {
    models: Models,
    textures: Textures,
    boards: Vec<Woods>,
    /// Whether everything has been read.
    ready: bool,
}

/// What a miniature's board is made of.
#[derive(Debug)]
struct Woods {
    light: [Handle<StandardMaterial>; CUTS],
    middle: [Handle<StandardMaterial>; CUTS],
    dark: [Handle<StandardMaterial>; CUTS],
    frame: Handle<StandardMaterial>,
    rock: Handle<StandardMaterial>,
    snow: Handle<StandardMaterial>,
}

impl Woods {
    fn of(board: &Board, mut add: impl FnMut(&Finish, usize) -> Handle<StandardMaterial>) -> Self {
        let mut squares = |finish| std::array::from_fn(|cut| add(finish, cut));
        let [light, middle, dark] = [&board.light, &board.middle, &board.dark].map(&mut squares);
        let [frame, rock, snow] =
            [&board.frame, &board.rock, &board.snow].map(|finish| add(finish, 0));
        Self { light, middle, dark, frame, rock, snow }
    }
}

/// Everything that belongs to the title's stage goes when its root goes.
#[derive(Component, Debug)]
pub(super) struct Stage;

/// A piece of a board; its children are squares and [`Figure`]s.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Miniature {
    /// Its place among the scenes.
    pub(super) nth: usize,
    /// How much it stands out, 0 to 1.
    pub(super) lift: f32,
}

/// A man of a miniature.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Figure {
    pub(super) scene: usize,
    pub(super) piece: Piece,
    pub(super) at: Square,
    /// Whether another man carries it.
    pub(super) rides: bool,
}

impl Figure {
    /// Where it stands within its miniature.
    pub(super) fn place(&self) -> Vec3 {
        let deck = if self.rides { Layout::DECK } else { 0.0 };
        Scene::all()[self.scene].place(self.at) + Vec3::Y * deck
    }

    /// The same, turned as its side is.
    pub(super) fn stand(&self) -> Transform {
        Transform::from_translation(self.place()).with_rotation(facing(self.piece.side, false))
    }
}

/// All figures of a scene as `position` has them, bottom men before those they carry.
pub(super) fn figures(scene: usize, position: &AnyPosition) -> Vec<Figure> {
    let shown = &Scene::all()[scene];
    let board = position.to_setup().board;
    let mut figures = Vec::new();
    for (at, piece) in board.iter().filter(|(at, _)| shown.shows(*at)) {
        let below = board.below(at);
        figures.extend(below.map(|piece| Figure { scene, piece, at, rides: false }));
        figures.push(Figure { scene, piece, at, rides: below.is_some() });
    }
    figures
}

/// How the man on `at` is frozen.
pub(super) fn ice(position: &AnyPosition, at: Square) -> Option<Ice> {
    position.status(at).frozen
}

/// Small on the screen: far levels of men do.
const FILES: [&str; 7] = [
    "board_8x8",
    "board_cyvasse",
    "chess_set_far",
    "joker_set_far",
    "keres_set_far",
    "cyvasse_set_far",
    "terrain",
];

/// Builds and clears away.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .add_systems(
            Update,
            (
                gather.run_if(|gallery: Res<Gallery>| !gallery.ready),
                build.run_if(not(any_with_component::<Stage>)),
            )
                .chain()
                .run_if(|panels: Res<Panels>| panels.title)
                .before(TitleSystems),
        )
        .add_systems(
            Update,
            clear.run_if(|panels: Res<Panels>| !panels.title).run_if(any_with_component::<Stage>),
        );
}

fn gather(
    assets: Res<AssetServer>,
    (mut gallery, mut plan): (ResMut<Gallery>, ResMut<Plan>),
    files: Res<Assets<Gltf>>,
    parts: Res<Assets<GltfMesh>>,
    settings: Res<Settings>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if gallery.models.is_empty() {
        gallery.models.ask(FILES.map(str::to_owned), &assets);
        let boards = Game::ALL.map(|game| Board::of(game, settings.contrast));
        gallery.textures.hold(&assets, boards.iter().flat_map(Board::finishes), false);
        let Gallery { textures, boards: woods, .. } = &mut *gallery;
        let mut add = |finish: &Finish, cut| materials.add(finish.material(textures, cut));
        *woods = boards.iter().map(|board| Woods::of(board, &mut add)).collect();
    }
    if !gallery.models.ready() {
        gallery.models.collect(&files, &parts, &assets);
    }
    gallery.ready = gallery.models.ready() && gallery.textures.ready(&assets);
    plan.read = if gallery.ready { 1.0 } else { 0.95 * gallery.models.share() };
}

fn clear(mut commands: Commands, stages: Query<Entity, With<Stage>>, mut gallery: ResMut<Gallery>) {
    stages.iter().for_each(|stage| commands.entity(stage).despawn());
    *gallery = Gallery::default();
}

/// What things are made of.
#[derive(SystemParam)]
pub(super) struct Dresser<'w> {
    gallery: Res<'w, Gallery>,
    materials: Res<'w, Materials>,
    checkered: Res<'w, Checkered>,
}

impl Dresser<'_> {
    /// Gives a figure its body.
    pub(super) fn dress(&self, figure: &Figure, man: &mut EntityCommands) {
        let game = Scene::all()[figure.scene].game;
        man.insert((Mesh3d(self.gallery.models.man(game, figure.piece.role)), Pickable::IGNORE));
        if figure.piece.side == Side::Checkered {
            man.remove::<MeshMaterial3d<StandardMaterial>>()
                .insert(MeshMaterial3d(self.checkered.man.clone()));
        } else {
            man.remove::<MeshMaterial3d<CheckeredWood>>()
                .insert(MeshMaterial3d(self.materials.man(figure.piece.side)));
        }
    }

    /// Puts a figure on its miniature.
    pub(super) fn spawn(
        &self,
        commands: &mut Commands,
        miniature: Entity,
        figure: Figure,
        frozen: Option<Ice>,
    ) -> Entity {
        let mut man =
            commands.spawn((ChildOf(miniature), figure, figure.stand(), Visibility::default()));
        self.dress(&figure, &mut man);
        if let Some(frozen) = frozen {
            man.insert(Icy(frozen));
        }
        man.id()
    }
}

fn build(
    mut commands: Commands,
    dresser: Dresser,
    table: Res<Models>,
    pond: Res<Pond>,
    (style, textures): (Res<Style>, Res<Textures>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if !dresser.gallery.ready || !table.ready() {
        return;
    }
    let root =
        commands.spawn((Stage, Transform::from_translation(STAGE), Visibility::default())).id();
    let mut ground = style.board.table.material(&textures, 0);
    ground.reflectance = 0.25;
    let tabletop = dresser.gallery.models.board(Game::Chess, "table");
    commands.spawn((
        ChildOf(root),
        Mesh3d(tabletop),
        MeshMaterial3d(materials.add(ground)),
        Transform::from_scale(Vec3::new(6.0, 1.0, 6.0)),
        Pickable::IGNORE,
    ));
    for (nth, scene) in Scene::all().iter().enumerate() {
        let miniature = commands
            .spawn((
                ChildOf(root),
                Miniature { nth, lift: 0.0 },
                Transform::default(),
                Visibility::default(),
            ))
            .id();
        let hexagonal = Layout::of(scene.game).is_hexagonal();
        let half = scene.half();
        let plinth = if hexagonal {
            // Six sides, whose corners lie along x.
            Cylinder::new(half.x * 1.16, PLINTH).mesh().resolution(6).build()
        } else {
            Cuboid::new(2.0 * half.x + 0.5, PLINTH, 2.0 * half.y + 0.5).into()
        };
        let turn = if hexagonal { FRAC_PI_6 } else { 0.0 };
        commands.spawn((
            ChildOf(miniature),
            Mesh3d(meshes.add(plinth)),
            MeshMaterial3d(dresser.gallery.boards[nth].frame.clone()),
            Transform::from_xyz(0.0, -PLINTH / 2.0 - SUNK, 0.0)
                .with_rotation(Quat::from_rotation_y(turn)),
            Pickable::IGNORE,
        ));
        let board = scene.start.to_setup().board;
        for &square in &scene.squares {
            let ground = board.terrain(square);
            spread(&mut commands, miniature, nth, square, ground, &dresser, &pond);
        }
        for figure in figures(nth, &scene.start) {
            let frozen = ice(&scene.start, figure.at);
            dresser.spawn(&mut commands, miniature, figure, frozen);
        }
    }
}

/// Height of what a miniature stands on.
pub(super) const PLINTH: f32 = 0.34;
/// How far below the squares, and below water, its top is.
const SUNK: f32 = 0.075;

/// Lays one square with what grows on it.
fn spread(
    commands: &mut Commands,
    miniature: Entity,
    nth: usize,
    square: Square,
    ground: Terrain,
    dresser: &Dresser,
    pond: &Pond,
) {
    let scene = &Scene::all()[nth];
    let (models, materials) = (&dresser.gallery.models, &dresser.gallery.boards[nth]);
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let hexagonal = Layout::of(scene.game).is_hexagonal();
    let woods = [&materials.light, &materials.middle, &materials.dark];
    let woods = woods[tone(hexagonal, square)];
    let (board, name) =
        if hexagonal { (Game::Cyvasse, "hexagon") } else { (Game::Chess, "square") };
    let wet = ground == Terrain::Water;
    let depth = if wet { 0.05 } else { 0.0 };
    let mut tile = commands.spawn((
        ChildOf(miniature),
        Mesh3d(models.board(board, name)),
        Transform::from_translation(scene.place(square) - Vec3::Y * depth),
        Visibility::default(),
        Pickable::IGNORE,
    ));
    if wet {
        let shores = shores(&Layout::of(scene.game), square, &|square| {
            scene.start.to_setup().board.terrain(square) == Terrain::Water
        });
        tile.insert((MeshTag(shores), MeshMaterial3d(pond.material.clone())));
    } else if ground == Terrain::Mountain {
        tile.insert(MeshMaterial3d(materials.rock.clone()));
    } else {
        tile.insert(MeshMaterial3d(woods[(file * 3 + rank * 2) % CUTS].clone()));
    }
    if ground == Terrain::Mountain {
        for (mesh, material) in
            [(models.mountain(square), &materials.rock), (models.snow(square), &materials.snow)]
        {
            tile.with_child((Mesh3d(mesh), MeshMaterial3d(material.clone()), Pickable::IGNORE));
        }
    }
}
