//! Arrows that lie on the board, from where something stands to where it goes or reaches.

use bevy::ecs::system::SystemParam;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::marks::{RIM_COLOUR, ink};
use super::shapes;
use super::style::{Style, StyleSystems};

/// What an arrow says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// This man attacks that one.
    Attack,
    /// This Joker holds that man.
    Hold,
    /// A study points from here to there.
    Shown,
    /// The third best line that the analysis found begins so.
    Third,
    /// The second best line.
    Second,
    /// The best line.
    Best,
    /// The hand proposes this move.
    Proposed,
    /// A hint advises this move.
    Hinted,
    /// This man is why something cannot be done there.
    Blamed,
}

impl Arrow {
    /// Every arrow, from the lowest to the one on top.
    pub const ALL: [Self; 9] = [
        Self::Attack,
        Self::Hold,
        Self::Shown,
        Self::Third,
        Self::Second,
        Self::Best,
        Self::Proposed,
        Self::Hinted,
        Self::Blamed,
    ];
    /// The best lines, the best first.
    pub const LINES: [Self; 3] = [Self::Best, Self::Second, Self::Third];

    /// The colour on the board; a strong one where the palette is.
    pub fn colour(self, contrast: bool) -> Color {
        if contrast {
            return self.strong_colour();
        }
        match self {
            Self::Attack => Color::srgba(0.86, 0.36, 0.14, 0.7),
            Self::Hold => Color::srgba(0.42, 0.75, 0.98, 0.8),
            Self::Shown => Color::srgba(0.98, 0.78, 0.30, 0.9),
            Self::Third => Color::srgba(0.36, 0.62, 0.92, 0.45),
            Self::Second => Color::srgba(0.36, 0.62, 0.92, 0.6),
            Self::Best => Color::srgba(0.36, 0.62, 0.92, 0.9),
            Self::Proposed => Color::srgba(0.97, 0.95, 0.88, 0.85),
            Self::Hinted => Color::srgba(0.45, 0.80, 0.48, 0.9),
            Self::Blamed => Color::srgba(0.94, 0.42, 0.20, 0.85),
        }
    }

    fn strong_colour(self) -> Color {
        match self {
            Self::Attack => Color::srgb(1.0, 0.45, 0.0),
            Self::Hold => Color::srgb(0.35, 0.8, 1.0),
            Self::Shown => Color::srgb(1.0, 0.9, 0.2),
            Self::Third => Color::srgba(0.2, 0.55, 1.0, 0.7),
            Self::Second => Color::srgba(0.2, 0.55, 1.0, 0.85),
            Self::Best => Color::srgb(0.2, 0.55, 1.0),
            Self::Proposed => Color::WHITE,
            Self::Hinted => Color::srgb(0.2, 1.0, 0.35),
            Self::Blamed => Color::srgb(1.0, 0.3, 0.1),
        }
    }

    /// How wide it is, as a share of the usual.
    fn width(self) -> f32 {
        match self {
            Self::Third => 0.6,
            Self::Second => 0.75,
            _ => 1.0,
        }
    }

    /// Height above the board: over all marks, each at its own, so that they never flicker.
    fn height(self) -> f32 {
        0.029 + 0.001_2 * self as u8 as f32
    }
}

/// How far a rim lies under what it goes around, and how much wider it is.
const RIM_DEPTH: f32 = 0.000_6;
const RIM: f32 = 0.018;

/// Half the width of the shaft.
const SHAFT: f32 = 0.07;
/// Half the width of the head.
const HEAD: f32 = 0.2;
/// Length of the head.
const HEAD_LENGTH: f32 = 0.34;
/// How far from the middle of the first square it begins.
const START: f32 = 0.42;

/// What arrows are drawn with.
#[derive(Resource, Debug)]
struct Quiver {
    /// In the order of [`Arrow::ALL`].
    inks: Vec<Handle<StandardMaterial>>,
    rim: Handle<StandardMaterial>,
}

/// Keeps what arrows are drawn with.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, fill)
        .add_systems(Update, tint.run_if(resource_changed::<Style>).after(StyleSystems));
}

/// Lays arrows, and what goes with them.
#[derive(SystemParam)]
pub(super) struct Arrows<'w> {
    quiver: Res<'w, Quiver>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl Arrows<'_> {
    /// Lays an arrow from one place on the board to another; `part` tells whose it is.
    pub(super) fn lay(
        &mut self,
        commands: &mut Commands,
        part: impl Bundle,
        arrow: Arrow,
        (from, to): (Vec3, Vec3),
    ) {
        let length = from.distance(to);
        let shapes = [0.0, RIM].map(|swell| shape(length, arrow.width(), swell));
        let way = Transform::from_translation(from).with_rotation(heading(from, to));
        self.put(commands, part, arrow, way, shapes);
    }

    /// Lays a ring around a place, in the arrow's colour.
    pub(super) fn ring(
        &mut self,
        commands: &mut Commands,
        part: impl Bundle,
        arrow: Arrow,
        at: Vec3,
    ) {
        let shapes = [0.0, RIM].map(|swell| shapes::ring(0.42 - swell, 0.5 + swell));
        self.put(commands, part, arrow, Transform::from_translation(at), shapes);
    }

    fn put(
        &mut self,
        commands: &mut Commands,
        part: impl Bundle,
        arrow: Arrow,
        place: Transform,
        [shape, rim]: [Mesh; 2],
    ) {
        let lifted = place.with_translation(place.translation + Vec3::Y * arrow.height());
        let flat = (NotShadowCaster, NotShadowReceiver, Pickable::IGNORE);
        let ink = self.quiver.inks[arrow as usize].clone();
        commands
            .spawn((
                part,
                Mesh3d(self.meshes.add(shape)),
                MeshMaterial3d(ink),
                lifted,
                flat.clone(),
            ))
            .with_child((
                Mesh3d(self.meshes.add(rim)),
                MeshMaterial3d(self.quiver.rim.clone()),
                Transform::from_xyz(0.0, -RIM_DEPTH, 0.0),
                flat,
            ));
    }
}

fn fill(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut paint = |colour: Color| materials.add(ink(colour));
    let inks = Arrow::ALL.map(|arrow| paint(arrow.colour(false))).into();
    commands.insert_resource(Quiver { inks, rim: paint(RIM_COLOUR) });
}

fn tint(style: Res<Style>, quiver: Res<Quiver>, mut materials: ResMut<Assets<StandardMaterial>>) {
    for (arrow, ink) in Arrow::ALL.into_iter().zip(&quiver.inks) {
        if let Some(mut material) = materials.get_mut(ink) {
            material.base_color = arrow.colour(style.contrast);
        }
    }
}

/// A flat arrow along −z of the given length from middle to middle, its tip in the middle of
/// the target, `swell` wider on all sides.
fn shape(length: f32, width: f32, swell: f32) -> Mesh {
    let (shaft, head) = (SHAFT * width + swell, HEAD * width + 1.7 * swell);
    let start = swell - START.min(length * 0.4);
    let (neck, tip) = (swell - (length - HEAD_LENGTH), -length - 1.7 * swell);
    shapes::flat(&[
        [[-shaft, neck], [shaft, neck], [shaft, start], [-shaft, start]],
        [[0.0, tip], [head, neck], [0.0, neck], [-head, neck]],
    ])
}

/// The turn that points an arrow from `from` to `to`.
fn heading(from: Vec3, to: Vec3) -> Quat {
    let way = to - from;
    Quat::from_rotation_y((-way.x).atan2(-way.z))
}
