//! A move that is proposed or advised is shown as it would be: ghosts where men would stand, and
//! an arrow.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use rules::{AnyPosition, Effect, Move, Piece, Side, Square};

use super::LookSystems;
use super::arrow::{Arrow, Arrows};
use super::checkered::Checkered;
use super::layout::Layout;
use super::materials::Materials;
use super::men::facing;
use super::models::Models;
use crate::board::Table;
use crate::computer::Hint;
use crate::control::Hand;

/// Part of the picture of a proposed move.
#[derive(Component, Debug)]
struct Proposal;

/// Draws proposals.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        propose
            .run_if(resource_changed::<Hand>.or_else(resource_changed::<Hint>))
            .in_set(LookSystems::Mark),
    );
}

fn propose(
    mut commands: Commands,
    hand: Res<Hand>,
    hint: Res<Hint>,
    table: Res<Table>,
    layout: Res<Layout>,
    models: Res<Models>,
    materials: Res<Materials>,
    checkered: Res<Checkered>,
    old: Query<Entity, With<Proposal>>,
    mut arrows: Arrows,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    // What is held matters more than what was advised.
    let (mv, arrow) = match (*hand, hint.mv()) {
        (Hand::Proposing { mv }, _) => (mv, Arrow::Proposed),
        (Hand::Empty, Some(mv)) => (mv, Arrow::Hinted),
        _ => return,
    };
    let position = table.shown_position();
    let effects = position.effects(mv);
    let mut ghosts: Vec<(Piece, Square, f32)> = Vec::new();
    for effect in &effects {
        match *effect {
            Effect::Moved { from, to } => {
                if let Some(below) = position.man_below(from) {
                    ghosts.push((below, to, 0.0));
                }
                let rides = position.man_below(from).is_some();
                let height = if rides { Layout::DECK } else { 0.0 };
                ghosts.extend(position.man_at(from).map(|man| (man, to, height)));
            }
            Effect::Stacked { from, to } => {
                ghosts.extend(position.man_at(from).map(|man| (man, to, Layout::DECK)));
            }
            Effect::Unstacked { from, to } => {
                ghosts.extend(position.man_at(from).map(|man| (man, to, 0.0)));
            }
            Effect::Bred { at, to, .. } => {
                ghosts.iter_mut().filter(|ghost| ghost.1 == at).for_each(|ghost| ghost.0 = to);
            }
            _ => {}
        }
    }
    for way in legs(position, mv, &layout) {
        arrows.lay(&mut commands, Proposal, arrow, way);
    }
    for (piece, at, height) in ghosts {
        let mut ghost = commands.spawn((
            Proposal,
            Mesh3d(models.man(table.game(), piece.role)),
            Transform::from_translation(layout.place(at) + Vec3::Y * height)
                .with_rotation(facing(piece.side, false)),
            NotShadowCaster,
        ));
        if piece.side == Side::Checkered {
            ghost.insert(MeshMaterial3d(checkered.ghost.clone()));
        } else {
            ghost.insert(MeshMaterial3d(materials.ghost(piece.side)));
        }
    }
}

/// The arrows that show a move: one for each man that goes somewhere or shoots, or leg by leg
/// along a walk.
pub(super) fn legs(position: &AnyPosition, mv: Move, layout: &Layout) -> Vec<(Vec3, Vec3)> {
    let path = position.path(mv);
    let mut straight = Vec::new();
    let mut walks = path.len() > 2;
    for effect in position.effects(mv) {
        match effect {
            Effect::Shot { from, to } => {
                walks = false;
                straight.push((from, to));
            }
            Effect::Moved { from, to } if !walks => straight.push((from, to)),
            Effect::Stacked { from, to } | Effect::Unstacked { from, to } => {
                straight.push((from, to));
            }
            _ => {}
        }
    }
    if walks {
        straight.extend(path.windows(2).map(|leg| (leg[0], leg[1])));
    }
    straight.into_iter().map(|(from, to)| (layout.place(from), layout.place(to))).collect()
}

/// Squares that a proposed move changes, for panels that must not cover them.
pub fn squares(hand: Hand) -> Vec<Square> {
    match hand {
        Hand::Proposing { mv } => vec![mv.from, mv.to],
        Hand::Choosing { from, to } => vec![from, to],
        Hand::Empty | Hand::Holding { .. } => Vec::new(),
    }
}
