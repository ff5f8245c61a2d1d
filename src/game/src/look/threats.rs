//! What attacks the man under the pointer: an arrow from each attacker, and from each Joker that
//! holds it, drawn while the pointer rests there and no man is held.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use rules::{Square, SquareSet};

use super::LookSystems;
use super::arrow;
use super::layout::Layout;
use crate::board::{Reset, Stepped, Table};
use crate::control::Hand;
use crate::control::pick::Hovered;

/// One arrow of this picture.
#[derive(Component, Debug)]
struct Threat;

/// Colours of arrows: of attackers, and of Jokers.
#[derive(Resource, Debug)]
struct Quiver {
    attack: Handle<StandardMaterial>,
    hold: Handle<StandardMaterial>,
}

/// Under the arrow of a proposed move.
const HEIGHT: f32 = 0.026;

/// Draws threats.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, fill).add_systems(
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

fn fill(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut ink = |base_color: Color| {
        materials.add(StandardMaterial {
            base_color,
            unlit: true,
            alpha_mode: AlphaMode::Blend,
            cull_mode: None,
            ..default()
        })
    };
    commands.insert_resource(Quiver {
        attack: ink(Color::srgba(0.86, 0.36, 0.14, 0.6)),
        hold: ink(Color::srgba(0.42, 0.75, 0.98, 0.8)),
    });
}

fn draw(
    mut commands: Commands,
    quiver: Res<Quiver>,
    layout: Res<Layout>,
    table: Res<Table>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    old: Query<Entity, With<Threat>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(at) = hovered.0.filter(|_| *hand == Hand::Empty) else { return };
    let arrows = attackers(&table, at).into_iter().map(|from| (from, &quiver.attack));
    let position = table.shown_position();
    let holders = position.holders(at).into_iter().map(|from| (from, &quiver.hold));
    for (from, ink) in arrows.chain(holders) {
        let (start, end) = (layout.place(from), layout.place(at));
        commands.spawn((
            Threat,
            Mesh3d(meshes.add(arrow::arrow(start.distance(end)))),
            MeshMaterial3d(ink.clone()),
            Transform::from_translation(start + Vec3::Y * HEIGHT)
                .with_rotation(arrow::heading(start, end)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
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
