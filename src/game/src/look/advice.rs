//! The best moves that the analysis found are arrows on the board, the best the boldest.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use rules::Move;

use super::LookSystems;
use super::arrow;
use super::layout::Layout;
use super::proposal::{ARROW_HEIGHT, legs};
use crate::analysis::{Analysis, Worth};
use crate::board::Table;
use crate::control::Hand;

/// Part of an arrow of the analysis.
#[derive(Component, Debug)]
struct Advice;

/// Colour and width of the arrow of each line, as a share of the ordinary width.
const RANKS: [(Color, f32); 3] = [
    (Color::srgba(0.36, 0.62, 0.92, 0.9), 1.0),
    (Color::srgba(0.36, 0.62, 0.92, 0.55), 0.75),
    (Color::srgba(0.36, 0.62, 0.92, 0.35), 0.6),
];
/// A line that is worse than the best by more centipawns is no advice.
const WORSE: i32 = 150;
/// Between the heights of two arrows.
const LAYER: f32 = 0.002;

/// Draws the advice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analysis>().add_systems(
        Update,
        advise
            .run_if(
                resource_changed::<Hand>
                    .or_else(resource_changed::<Analysis>)
                    .or_else(resource_changed::<Table>)
                    .or_else(resource_changed::<Layout>),
            )
            .in_set(LookSystems::Mark),
    );
}

/// What the arrows show.
type Shown = (u64, Vec<Move>);

fn advise(
    mut commands: Commands,
    analysis: Res<Analysis>,
    table: Res<Table>,
    layout: Res<Layout>,
    hand: Res<Hand>,
    old: Query<Entity, With<Advice>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut colours: ResMut<Assets<StandardMaterial>>,
    mut inks: Local<Vec<Handle<StandardMaterial>>>,
    mut before: Local<Option<Shown>>,
) {
    let position = table.shown_position();
    let worth = analysis.shown(&table).filter(|_| *hand == Hand::Empty);
    let now = worth.map(|worth| (position.hash(), moves(worth)));
    if now == *before && !layout.is_changed() {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if inks.is_empty() {
        *inks = RANKS.map(|(colour, _)| colours.add(ink(colour))).into();
    }
    for (rank, mv) in now.iter().flat_map(|(_, moves)| moves.iter().enumerate()) {
        let height = ARROW_HEIGHT - LAYER * (rank + 1) as f32;
        for (from, to) in legs(position, *mv, &layout) {
            commands.spawn((
                Advice,
                Mesh3d(meshes.add(arrow::arrow(from.distance(to)))),
                MeshMaterial3d(inks[rank].clone()),
                Transform::from_translation(from + Vec3::Y * height)
                    .with_rotation(arrow::heading(from, to))
                    .with_scale(Vec3::new(RANKS[rank].1, 1.0, 1.0)),
                NotShadowCaster,
            ));
        }
    }
    *before = now;
}

/// The first moves of the lines that are not much worse than the best.
fn moves(worth: &Worth) -> Vec<Move> {
    let value = |nth: usize| worth.lines[nth].score.centipawns();
    let near = |nth: &usize| match (value(0), value(*nth)) {
        (Some(best), Some(this)) => best - this <= WORSE,
        _ => *nth == 0,
    };
    let ranks = 0..worth.lines.len().min(RANKS.len());
    ranks.filter(near).map(|nth| worth.lines[nth].moves[0]).collect()
}

fn ink(colour: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: colour,
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        ..default()
    }
}
