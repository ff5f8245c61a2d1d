//! The miniatures: each a piece of a board on a plinth, with men, built while they are shown.

use std::f32::consts::FRAC_PI_6;

use bevy::ecs::system::SystemParam;
use bevy::gltf::GltfMesh;
use bevy::prelude::*;
use rules::{AnyPosition, Frozen as Ice, Game, Piece, Side, Square, Terrain};

use super::TitleSystems;
use super::plan::Plan;
use super::scene::Scene;
use super::view::STAGE;
use crate::board::Frozen;
use crate::look::checkered::{Checkered, CheckeredWood};
use crate::look::layout::Layout;
use crate::look::materials::{CUTS, Materials};
use crate::look::men::facing;
use crate::look::models::Models;
use crate::look::water::Pond;
use crate::ui::Panels;

/// The models of all five games, small and only while the title is shown.
#[derive(Resource, Debug, Default)]
pub(super) struct Gallery(Models);

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

const FILES: [&str; 7] =
    ["board_8x8", "board_cyvasse", "chess_set", "joker_set", "keres_set", "cyvasse_set", "terrain"];

/// Builds and clears away.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .add_systems(
            Update,
            (gather, build.run_if(not(any_with_component::<Stage>)))
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
) {
    if gallery.0.is_empty() {
        // Small on the screen: far levels do.
        gallery.0.ask(&FILES, true, &assets);
    }
    if !gallery.0.ready() {
        gallery.0.collect(&files, &parts, &assets);
        plan.read = gallery.0.share();
    }
}

fn clear(mut commands: Commands, stages: Query<Entity, With<Stage>>, mut gallery: ResMut<Gallery>) {
    stages.iter().for_each(|stage| commands.entity(stage).despawn());
    gallery.0 = Models::default();
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
        man.insert((Mesh3d(self.gallery.0.man(game, figure.piece.role)), Pickable::IGNORE));
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
        let stand = Transform::from_translation(figure.place())
            .with_rotation(facing(figure.piece.side, false));
        let mut man = commands.spawn((ChildOf(miniature), figure, stand, Visibility::default()));
        self.dress(&figure, &mut man);
        if let Some(frozen) = frozen {
            man.insert(Frozen(frozen));
        }
        man.id()
    }
}

fn build(
    mut commands: Commands,
    dresser: Dresser,
    table: Res<Models>,
    pond: Res<Pond>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if !dresser.gallery.0.ready() || !table.ready() {
        return;
    }
    let materials = &dresser.materials;
    let root =
        commands.spawn((Stage, Transform::from_translation(STAGE), Visibility::default())).id();
    let ground = dresser.gallery.0.board(Game::Chess, "table");
    commands.spawn((
        ChildOf(root),
        Mesh3d(ground),
        MeshMaterial3d(materials.table.clone()),
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
            MeshMaterial3d(materials.frame.clone()),
            Transform::from_xyz(0.0, -PLINTH / 2.0 - 0.03, 0.0)
                .with_rotation(Quat::from_rotation_y(turn)),
            Pickable::IGNORE,
        ));
        let board = scene.start.to_setup().board;
        for &square in &scene.squares {
            spread(&mut commands, miniature, scene, square, board.terrain(square), &dresser, &pond);
        }
        for figure in figures(nth, &scene.start) {
            let frozen = ice(&scene.start, figure.at);
            dresser.spawn(&mut commands, miniature, figure, frozen);
        }
    }
}

/// Height of what a miniature stands on.
const PLINTH: f32 = 0.34;

/// Lays one square with what grows on it.
fn spread(
    commands: &mut Commands,
    miniature: Entity,
    scene: &Scene,
    square: Square,
    ground: Terrain,
    dresser: &Dresser,
    pond: &Pond,
) {
    let (models, materials) = (&dresser.gallery.0, &dresser.materials);
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let hexagonal = Layout::of(scene.game).is_hexagonal();
    let woods = match () {
        () if hexagonal => {
            [&materials.light, &materials.middle, &materials.dark][(file + 2 * rank) % 3]
        }
        () if (file + rank) % 2 == 1 => &materials.light,
        () => &materials.dark,
    };
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
        tile.insert(MeshMaterial3d(pond.material.clone()));
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
