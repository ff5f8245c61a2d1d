//! The arrows by which a study points from one square to another.

use bevy::prelude::*;

use super::LookSystems;
use super::arrow::{Arrow, Arrows};
use super::layout::Layout;
use crate::board::Signs;

/// One of these arrows.
#[derive(Component, Debug)]
struct Pointing;

/// Draws these arrows.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        point
            .run_if(resource_changed::<Signs>.or_else(resource_changed::<Layout>))
            .in_set(LookSystems::Mark),
    );
}

fn point(
    mut commands: Commands,
    signs: Res<Signs>,
    layout: Res<Layout>,
    old: Query<Entity, With<Pointing>>,
    mut arrows: Arrows,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    for (from, to) in &signs.arrows {
        let way = (layout.place(*from), layout.place(*to));
        arrows.lay(&mut commands, Pointing, Arrow::Shown, way);
    }
}
