//! What attacks the man under the pointer: an arrow from each attacker, and from each Joker that
//! holds it, drawn while the pointer rests there and no man is held.

use bevy::prelude::*;
use rules::{Square, SquareSet};

use super::LookSystems;
use super::arrow::{Arrow, Arrows};
use super::layout::Layout;
use crate::board::{Reset, Stepped, Table};
use crate::control::Hand;
use crate::control::pick::Hovered;

/// One arrow of this picture.
#[derive(Component, Debug)]
struct Threat;

/// Draws threats.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(
            resource_changed::<Hovered>
                .or_else(resource_changed::<Hand>)
                .or_else(on_message::<Stepped>)
                .or_else(on_message::<Reset>),
        )
        .in_set(LookSystems::Mark),
    );
}

fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    table: Res<Table>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    old: Query<Entity, With<Threat>>,
    mut arrows: Arrows,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(at) = hovered.0.filter(|_| *hand == Hand::Empty) else { return };
    let attackers = attackers(&table, at).into_iter().map(|from| (from, Arrow::Attack));
    let position = table.shown_position();
    let holders = position.holders(at).into_iter().map(|from| (from, Arrow::Hold));
    for (from, arrow) in attackers.chain(holders) {
        arrows.lay(&mut commands, Threat, arrow, (layout.place(from), layout.place(at)));
    }
}

/// The enemies that attack the man on `at`, if its armour counts them.
fn attackers(table: &Table, at: Square) -> SquareSet {
    let position = table.shown_position();
    let player = position.man_at(at).and_then(|man| man.side.player());
    match player {
        Some(player) if position.status(at).armour.is_some() => position.attackers(at, !player),
        _ => SquareSet::EMPTY,
    }
}
