//! The best moves that the analysis found are arrows on the board, the best the boldest.

use bevy::prelude::*;
use rules::Move;

use super::LookSystems;
use super::arrow::{Arrow, Arrows};
use super::layout::Layout;
use super::proposal::legs;
use crate::analysis::{Analysis, Worth};
use crate::board::Table;
use crate::control::Hand;

/// Part of an arrow of the analysis.
#[derive(Component, Debug)]
struct Advice;

/// A line that is worse than the best by more centipawns is no advice.
const WORSE: i32 = 150;

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
    mut arrows: Arrows,
    mut before: Local<Option<Shown>>,
) {
    let position = table.shown_position();
    let worth = analysis.shown(&table).filter(|_| *hand == Hand::Empty);
    let now = worth.map(|worth| (position.hash(), moves(worth)));
    if now == *before && !layout.is_changed() {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let moves = now.iter().flat_map(|(_, moves)| moves);
    for (mv, arrow) in moves.zip(Arrow::LINES) {
        for way in legs(position, *mv, &layout) {
            arrows.lay(&mut commands, Advice, arrow, way);
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
    let ranks = 0..worth.lines.len().min(Arrow::LINES.len());
    ranks.filter(near).map(|nth| worth.lines[nth].moves[0]).collect()
}
