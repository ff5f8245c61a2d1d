//! Marks that lie on the board: last move, check, selected, legal and hovered, each with a
//! shape of its own so that colour is never needed to tell them apart.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use rules::{AnyPosition, Effect, Move, Square, SquareSet, Terrain};

use super::LookSystems;
use super::layout::Layout;
use super::shapes::{self, Cell};
use super::style::{Style, StyleSystems};
use crate::board::{Signs, Table};
use crate::computer::Hint;
use crate::control::hand::aims;
use crate::control::pick::{Dragged, Hovered, is_touchable};
use crate::control::{Cursor, Hand};
use crate::settings::Settings;

/// What a mark says about its square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// The last move began here: open corners.
    LastFrom,
    /// The last move ended here: a thin border.
    LastTo,
    /// This king is attacked: a burst.
    Check,
    /// The man here is held: a full plate with a border.
    Selected,
    /// The held man may go here: a dot.
    Legal,
    /// The held man may capture here: a ring.
    Capture,
    /// The proposed move ends here: a double border.
    Proposed,
    /// The held man attacks the man here, or could if one stood here: ticks around it.
    Attacked,
    /// A spearman bars the way of the held man here: a cross.
    Barred,
    /// A study or a hint points at this square: a glow over all of it, unless that is water.
    Glow,
    /// The man here is to be moved, says a study or a hint: a broad ring around its foot.
    Asked,
    /// This is where to go, says a study: a broad border.
    Goal,
    /// What was tried here is right: a tick.
    Right,
    /// All ways here were found: a ring that no man hides.
    Found,
    /// One way here was found of two: half of that ring.
    HalfFound,
    /// What was tried here is wrong: a large cross.
    Wrong,
    /// The keys are here: long heavy corners.
    Cursor,
    /// The pointer is here and could do something: heavy corners.
    Hovered,
}

impl Mark {
    /// Every mark, from the lowest to the one on top.
    pub const ALL: [Self; 18] = [
        Self::LastFrom,
        Self::LastTo,
        Self::Check,
        Self::Selected,
        Self::Legal,
        Self::Capture,
        Self::Proposed,
        Self::Attacked,
        Self::Barred,
        Self::Glow,
        Self::Asked,
        Self::Goal,
        Self::Right,
        Self::Found,
        Self::HalfFound,
        Self::Wrong,
        Self::Cursor,
        Self::Hovered,
    ];

    /// The shape, `swell` wider on all sides.
    fn shape(self, cell: Cell, swell: f32) -> Mesh {
        let (s, d) = (swell, 2.0 * swell);
        match self {
            Self::LastFrom => shapes::corners(cell, 0.94 + d, 0.07 + d, 0.26 + d),
            Self::LastTo => shapes::border(cell, 0.94 + d, 0.055 + d),
            Self::Check => shapes::burst(14, 0.36 - s, 0.41 + s, 0.5 + s),
            Self::Selected => shapes::plate(cell, 0.96),
            Self::Legal => shapes::disc(0.15 + s),
            Self::Capture => shapes::ring(0.385 - s, 0.47 + s),
            Self::Proposed => shapes::border(cell, 0.98 + d, 0.1 + d),
            Self::Attacked => shapes::ticks(6, 0.33 - s, 0.47 + s, 0.075 + d),
            Self::Barred => shapes::cross(0.34 + d, 0.06 + d),
            Self::Glow => shapes::plate(cell, 0.95),
            Self::Asked => shapes::ring(0.37 - s, 0.48 + s),
            Self::Goal => shapes::border(cell, 0.96 + d, 0.085 + d),
            Self::Right => shapes::tick(0.36 + s, 0.1 + d),
            Self::Found => shapes::ring(0.4 - s, 0.49 + s),
            // Its rim has the same middle, so that it is drawn below.
            Self::HalfFound => shapes::half_ring(0.4 - s, 0.49 + s, d),
            Self::Wrong => shapes::cross(0.8 + d, 0.11 + d),
            Self::Cursor => shapes::corners(cell, 1.0 + d, 0.1 + d, 0.36 + d),
            Self::Hovered => shapes::corners(cell, 0.98 + d, 0.09 + d, 0.22 + d),
        }
    }

    /// A thin dark rim around it, by which light marks are seen on light squares.
    fn rim(self, cell: Cell) -> Mesh {
        match self {
            Self::Selected | Self::Glow => shapes::border(cell, 0.985, 0.03),
            _ => self.shape(cell, RIM),
        }
    }

    /// The colour on the board; a strong one where the palette is.
    pub fn colour(self, contrast: bool) -> Color {
        if contrast {
            return self.strong_colour();
        }
        match self {
            Self::LastFrom | Self::LastTo => Color::srgba(0.96, 0.72, 0.22, 0.85),
            Self::Check => Color::srgba(0.92, 0.16, 0.12, 0.95),
            Self::Selected => Color::srgba(0.20, 0.62, 0.72, 0.62),
            Self::Legal => Color::srgba(0.10, 0.50, 0.58, 0.88),
            Self::Capture => Color::srgba(0.10, 0.50, 0.58, 0.95),
            Self::Proposed => Color::srgba(0.95, 0.95, 0.90, 0.9),
            Self::Attacked => Color::srgba(0.86, 0.36, 0.14, 0.85),
            Self::Barred => Color::srgba(0.80, 0.20, 0.16, 0.85),
            Self::Glow => Color::srgba(0.99, 0.74, 0.22, 0.42),
            Self::Asked | Self::Goal => Color::srgba(0.98, 0.78, 0.30, 0.95),
            Self::Right | Self::Found | Self::HalfFound => Color::srgba(0.35, 0.75, 0.38, 0.95),
            Self::Wrong => Color::srgba(0.88, 0.22, 0.16, 0.95),
            Self::Cursor => Color::srgba(0.55, 0.85, 0.95, 0.95),
            Self::Hovered => Color::srgba(0.97, 0.94, 0.86, 0.75),
        }
    }

    fn strong_colour(self) -> Color {
        match self {
            Self::LastFrom | Self::LastTo => Color::srgb(1.0, 0.80, 0.0),
            Self::Check => Color::srgb(1.0, 0.05, 0.05),
            Self::Selected => Color::srgba(0.0, 0.75, 1.0, 0.85),
            Self::Legal | Self::Capture => Color::srgb(0.1, 0.92, 1.0),
            Self::Proposed => Color::WHITE,
            Self::Attacked => Color::srgb(1.0, 0.45, 0.0),
            Self::Barred => Color::srgb(1.0, 0.1, 0.3),
            Self::Right | Self::Found | Self::HalfFound => Color::srgb(0.2, 1.0, 0.35),
            Self::Glow => Color::srgba(1.0, 0.85, 0.2, 0.55),
            Self::Asked | Self::Goal => Color::srgb(1.0, 0.9, 0.2),
            Self::Wrong => Color::srgb(1.0, 0.1, 0.1),
            Self::Cursor => Color::srgb(0.6, 0.95, 1.0),
            Self::Hovered => Color::srgba(1.0, 1.0, 1.0, 0.9),
        }
    }

    /// Height above the board, so that marks on one square never flicker.
    fn height(self) -> f32 {
        0.007 + 0.001_2 * self as u8 as f32
    }
}

/// Width of a rim.
const RIM: f32 = 0.014;
/// How far a rim lies under its mark.
const RIM_DEPTH: f32 = 0.000_7;
/// The colour of all rims.
pub const RIM_COLOUR: Color = Color::srgba(0.02, 0.02, 0.03, 0.6);

/// Shapes for four-sided and for six-sided squares and colours of the marks, in the order of
/// [`Mark::ALL`]; and what rims are drawn with.
#[derive(Resource, Debug)]
struct Inks {
    marks: Vec<Ink>,
    rim: Handle<StandardMaterial>,
}

#[derive(Debug)]
struct Ink {
    shapes: [Handle<Mesh>; 2],
    rims: [Handle<Mesh>; 2],
    material: Handle<StandardMaterial>,
}

/// Draws marks.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, mix)
        .add_systems(Update, tint.run_if(resource_changed::<Style>).after(StyleSystems));
    app.add_systems(
        Update,
        mark.run_if(
            resource_changed::<Hand>
                .or_else(resource_changed::<Hint>)
                .or_else(resource_changed::<Signs>)
                .or_else(resource_changed::<Cursor>)
                .or_else(resource_changed::<Hovered>)
                .or_else(resource_changed::<Dragged>)
                .or_else(resource_changed::<Layout>)
                .or_else(resource_changed::<Settings>)
                .or_else(on_message::<crate::board::Stepped>)
                .or_else(on_message::<crate::board::Reset>),
        )
        .in_set(LookSystems::Mark),
    );
}

/// What lies flat on the board in one colour, whatever the light.
pub(super) fn ink(base_color: Color) -> StandardMaterial {
    StandardMaterial {
        base_color,
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        ..default()
    }
}

fn mix(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut paint = |colour: Color| materials.add(ink(colour));
    let rim = paint(RIM_COLOUR);
    let cells = [Cell::Square, Cell::Hexagon];
    let marks = Mark::ALL.map(|mark| Ink {
        shapes: cells.map(|cell| meshes.add(mark.shape(cell, 0.0))),
        rims: cells.map(|cell| meshes.add(mark.rim(cell))),
        material: paint(mark.colour(false)),
    });
    commands.insert_resource(Inks { marks: marks.into(), rim });
}

fn tint(style: Res<Style>, inks: Res<Inks>, mut materials: ResMut<Assets<StandardMaterial>>) {
    for (mark, ink) in Mark::ALL.into_iter().zip(&inks.marks) {
        if let Some(mut material) = materials.get_mut(&ink.material) {
            material.base_color = mark.colour(style.contrast);
        }
    }
}

fn mark(
    mut commands: Commands,
    inks: Res<Inks>,
    layout: Res<Layout>,
    table: Res<Table>,
    hand: Res<Hand>,
    (hint, signs, cursor): (Res<Hint>, Res<Signs>, Res<Cursor>),
    (hovered, dragged): (Res<Hovered>, Res<Dragged>),
    settings: Res<Settings>,
    marks: Query<(Entity, &Mark, &Spot)>,
) {
    let mut wanted: HashSet<(Mark, Square)> =
        wanted(&table, *hand, *hovered, *dragged, &layout, &settings).into_iter().collect();
    let hinted = hint.man().map(|at| Signs { men: SquareSet::from_iter([at]), ..default() });
    let terrain = table.shown_position().to_setup().board;
    let dry = |at: Square| terrain.terrain(at) != Terrain::Water;
    let pointed = pointed(&signs).chain(hinted.iter().flat_map(pointed));
    wanted.extend(pointed.filter(|(mark, at)| *mark != Mark::Glow || dry(*at)));
    wanted.extend(cursor.0.map(|square| (Mark::Cursor, square)));
    for (entity, mark, spot) in &marks {
        // On another board the same square lies elsewhere.
        if layout.is_changed() || !wanted.remove(&(*mark, spot.0)) {
            commands.entity(entity).despawn();
        }
    }
    for (mark, square) in wanted {
        let ink = &inks.marks[mark as usize];
        let cell = usize::from(layout.is_hexagonal());
        let place = layout.place(square) + Vec3::Y * mark.height();
        commands
            .spawn((
                mark,
                Spot(square),
                Mesh3d(ink.shapes[cell].clone()),
                MeshMaterial3d(ink.material.clone()),
                Transform::from_translation(place),
                (NotShadowCaster, NotShadowReceiver),
            ))
            .with_child((
                Mesh3d(ink.rims[cell].clone()),
                MeshMaterial3d(inks.rim.clone()),
                Transform::from_xyz(0.0, -RIM_DEPTH, 0.0),
                (NotShadowCaster, NotShadowReceiver),
            ));
    }
}

/// The square a mark lies on.
#[derive(Component, Clone, Copy, Debug)]
struct Spot(Square);

/// What a study points at.
fn pointed(signs: &Signs) -> impl Iterator<Item = (Mark, Square)> + '_ {
    let men = signs.men.into_iter().flat_map(|at| [(Mark::Glow, at), (Mark::Asked, at)]);
    let goals = signs.goals.into_iter().flat_map(|at| [(Mark::Glow, at), (Mark::Goal, at)]);
    let judged =
        signs.verdict.map(|(at, right)| (if right { Mark::Right } else { Mark::Wrong }, at));
    let found = signs.found.into_iter().flat_map(|at| [(Mark::Right, at), (Mark::Found, at)]);
    let half = signs.half_found.into_iter().map(|at| (Mark::HalfFound, at));
    men.chain(goals).chain(found).chain(half).chain(judged)
}

fn wanted(
    table: &Table,
    hand: Hand,
    hovered: Hovered,
    dragged: Dragged,
    layout: &Layout,
    settings: &Settings,
) -> Vec<(Mark, Square)> {
    let position = table.shown_position();
    let mut marks = Vec::new();
    if let Some(last) = table.last_move() {
        marks.extend([(Mark::LastFrom, last.from), (Mark::LastTo, last.to)]);
    }
    marks.extend(position.checked().into_iter().map(|square| (Mark::Check, square)));
    let over = match dragged.0 {
        Some(carried) => layout.square_at(carried.over),
        None => hovered.0.filter(|_| is_touchable(hovered, &hand, table)),
    };
    marks.extend(over.map(|square| (Mark::Hovered, square)));
    let Some(from) = hand.from() else { return marks };
    marks.push((Mark::Selected, from));
    if settings.targets && table.shows_targets() {
        let targets: HashSet<Square> =
            position.targets_from(from).iter().flat_map(|mv| position.inputs_for(*mv)).collect();
        marks.extend(targets.into_iter().map(|square| {
            let takes = aims(table, from, square).iter().any(|mv| captures(position, *mv));
            (if takes { Mark::Capture } else { Mark::Legal }, square)
        }));
    }
    if table.shows_targets() {
        marks.extend(reach(position, from));
    }
    match hand {
        Hand::Proposing { mv } => marks.push((Mark::Proposed, mv.to)),
        Hand::Choosing { to, .. } => marks.push((Mark::Proposed, to)),
        Hand::Empty | Hand::Holding { .. } => {}
    }
    marks
}

/// What a held man attacks of the men whose armour counts attackers, and where spearmen bar its
/// walks.
fn reach(position: &AnyPosition, from: Square) -> Vec<(Mark, Square)> {
    let mover = position.turn();
    let foe = |at: Square| position.man_at(at).is_some() && position.owns(!mover, at);
    let attacked = position
        .game()
        .squares()
        .filter(|at| foe(*at) && position.status(*at).armour.is_some())
        .filter(|at| position.attackers(*at, mover).contains(from))
        .map(|at| (Mark::Attacked, at));
    let barred = position
        .barred(!mover)
        .into_iter()
        .filter(|at| position.man_at(*at).is_none())
        .map(|at| (Mark::Barred, at));
    attacked.chain(barred).collect()
}

fn captures(position: &AnyPosition, mv: Move) -> bool {
    position.effects(mv).iter().any(|effect| matches!(effect, Effect::Captured { .. }))
}
