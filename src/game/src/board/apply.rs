//! Components follow the table: effects, forwards or backwards, become component changes.

use bevy::prelude::*;
use rules::{Effect, Piece, Setup, Side, Square};

use super::BoardSystems;
use super::components::{At, Man, Taken, Tile};
use super::table::{Cause, Step, Table};

/// The components went one ply forwards or backwards.
#[derive(Message, Clone, Debug)]
pub struct Stepped {
    /// In the order in which they happened, even when they were taken back.
    pub effects: Vec<Effect>,
    /// False when they were taken back.
    pub forward: bool,
    /// Why.
    pub cause: Cause,
}

/// Another placement was put up.
#[derive(Message, Clone, Copy, Debug)]
pub struct Reset;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.run_if(has_steps).in_set(BoardSystems::Apply));
}

fn has_steps(table: Res<Table>) -> bool {
    table.has_steps()
}

fn follow(world: &mut World) {
    let steps = world.resource_mut::<Table>().take_steps();
    for step in steps {
        match step {
            Step::Reset(setup) => {
                put_up(world, &setup);
                world.write_message(Reset);
            }
            Step::Walk { effects, forward, cause } => {
                if forward {
                    effects.iter().for_each(|effect| apply(world, effect));
                } else {
                    effects.iter().rev().for_each(|effect| unapply(world, effect));
                }
                world.write_message(Stepped { effects, forward, cause });
            }
        }
    }
}

fn put_up(world: &mut World, setup: &Setup) {
    let old: Vec<Entity> =
        world.query_filtered::<Entity, Or<(With<Man>, With<Tile>)>>().iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
    for square in setup.game.squares() {
        world.spawn((Name::new(format!("square {square}")), Tile(square)));
    }
    for (square, piece) in setup.board.iter() {
        world.spawn((man_name(piece), Man(piece), At(square)));
    }
}

fn apply(world: &mut World, effect: &Effect) {
    match *effect {
        Effect::Captured { at, .. } => take(world, at),
        Effect::Moved { from, to } => move_man(world, from, to),
        Effect::Promoted { at, to, .. } => promote(world, at, to),
        _ => {}
    }
}

fn unapply(world: &mut World, effect: &Effect) {
    match *effect {
        Effect::Captured { at, piece } => put_back(world, at, piece),
        Effect::Moved { from, to } => move_man(world, to, from),
        Effect::Promoted { at, from, .. } => promote(world, at, from),
        _ => {}
    }
}

fn take(world: &mut World, at: Square) {
    let Some(entity) = man_on(world, at) else { return };
    let Some(&Man(piece)) = world.get::<Man>(entity) else { return };
    let nth = taken_of(world, piece.side).len();
    world.entity_mut(entity).remove::<At>().insert(Taken { nth });
}

fn put_back(world: &mut World, at: Square, piece: Piece) {
    let last = taken_of(world, piece.side).into_iter().max_by_key(|(_, nth)| *nth);
    let Some((entity, _)) = last else { return };
    world.entity_mut(entity).remove::<Taken>().insert((Man(piece), At(at)));
}

fn move_man(world: &mut World, from: Square, to: Square) {
    if let Some(entity) = man_on(world, from) {
        world.entity_mut(entity).insert(At(to));
    }
}

fn promote(world: &mut World, at: Square, role: rules::Role) {
    let Some(entity) = man_on(world, at) else { return };
    let Some(&Man(piece)) = world.get::<Man>(entity) else { return };
    let piece = Piece { role, ..piece };
    world.entity_mut(entity).insert((man_name(piece), Man(piece)));
}

fn man_on(world: &mut World, at: Square) -> Option<Entity> {
    world
        .query_filtered::<(Entity, &At), With<Man>>()
        .iter(world)
        .find_map(|(entity, stands)| (stands.0 == at).then_some(entity))
}

fn taken_of(world: &mut World, side: Side) -> Vec<(Entity, usize)> {
    world
        .query::<(Entity, &Man, &Taken)>()
        .iter(world)
        .filter(|(_, man, _)| man.0.side == side)
        .map(|(entity, _, taken)| (entity, taken.nth))
        .collect()
}

fn man_name(piece: Piece) -> Name {
    Name::new(format!("{:?} {}", piece.side, piece.role.id()))
}
