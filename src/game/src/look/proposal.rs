//! A proposed move is shown before it is meant: ghosts where men would stand, and an arrow.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use rules::{Effect, Square};

use super::LookSystems;
use super::arrow;
use super::layout::Layout;
use super::men::facing;
use super::models::{Materials, Models};
use crate::board::Table;
use crate::control::Hand;

/// Part of the picture of a proposed move.
#[derive(Component, Debug)]
struct Proposal;

/// Height of the arrow above the board: over all marks.
const ARROW_HEIGHT: f32 = 0.03;

/// Draws proposals.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, propose.run_if(resource_changed::<Hand>).in_set(LookSystems::Mark));
}

fn propose(
    mut commands: Commands,
    hand: Res<Hand>,
    table: Res<Table>,
    layout: Res<Layout>,
    models: Res<Models>,
    materials: Res<Materials>,
    old: Query<Entity, With<Proposal>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut colours: ResMut<Assets<StandardMaterial>>,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let Hand::Proposing { mv } = *hand else { return };
    let position = table.shown_position();
    let ink = colours.add(StandardMaterial {
        base_color: Color::srgba(0.97, 0.95, 0.88, 0.85),
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        ..default()
    });
    for effect in position.effects(mv) {
        let Effect::Moved { from, to } = effect else { continue };
        let Some(piece) = position.man_at(from) else { continue };
        let (start, end) = (layout.place(from), layout.place(to));
        commands.spawn((
            Proposal,
            Mesh3d(models.man(piece.role)),
            MeshMaterial3d(materials.ghost(piece.side)),
            Transform::from_translation(end).with_rotation(facing(piece.side, false)),
            NotShadowCaster,
        ));
        commands.spawn((
            Proposal,
            Mesh3d(meshes.add(arrow::arrow(start.distance(end)))),
            MeshMaterial3d(ink.clone()),
            Transform::from_translation(start + Vec3::Y * ARROW_HEIGHT)
                .with_rotation(arrow::heading(start, end)),
            NotShadowCaster,
        ));
    }
}

/// Squares that a proposed move changes, for panels that must not cover them.
pub fn squares(hand: Hand) -> Vec<Square> {
    match hand {
        Hand::Proposing { mv } => vec![mv.from, mv.to],
        Hand::Choosing { from, to } => vec![from, to],
        Hand::Empty | Hand::Holding { .. } => Vec::new(),
    }
}
