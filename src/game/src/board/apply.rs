//! Components follow the table: effects, forwards or backwards, become component changes.

use bevy::prelude::*;
use rules::{AnyPosition, Effect, Piece, Role, Side, Square, Status, Tier};

use super::BoardSystems;
use super::components::{Armour, At, Frozen, Man, Protected, StackedOn, Taken, Terrain, Tile};
use super::table::{Cause, Step, Table};

/// The components went one ply forwards or backwards.
#[derive(Message, Clone, Debug)]
pub struct Stepped {
    /// In the order in which they happened, even when they were taken back.
    pub effects: Vec<Effect>,
    /// The squares the mover passed, its first and last included, in the order of the move.
    pub path: Vec<Square>,
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
            Step::Reset { start, past } => {
                put_up(world, &start);
                past.iter().flatten().for_each(|effect| apply(world, effect));
                world.write_message(Reset);
            }
            Step::Walk { effects, path, forward, cause } => {
                if forward {
                    effects.iter().for_each(|effect| apply(world, effect));
                } else {
                    effects.iter().rev().for_each(|effect| unapply(world, effect));
                }
                world.write_message(Stepped { effects, path, forward, cause });
            }
        }
    }
}

fn put_up(world: &mut World, position: &AnyPosition) {
    let old: Vec<Entity> =
        world.query_filtered::<Entity, Or<(With<Man>, With<Tile>)>>().iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
    let setup = position.to_setup();
    for square in setup.game.squares() {
        let ground = Terrain(setup.board.terrain(square));
        world.spawn((Name::new(format!("square {square}")), Tile(square), ground));
    }
    for (square, piece) in setup.board.iter() {
        let below = setup.board.below(square).map(|below| spawn_man(world, square, below));
        let man = spawn_man(world, square, piece);
        if let Some(below) = below {
            world.entity_mut(man).insert(StackedOn(below));
        }
        set_status(world, square, position.status(square));
    }
}

fn spawn_man(world: &mut World, square: Square, piece: Piece) -> Entity {
    world.spawn((man_name(piece), Man(piece), At(square))).id()
}

fn apply(world: &mut World, effect: &Effect) {
    match *effect {
        Effect::Captured { at, .. } => take(world, at),
        Effect::Moved { from, to } => move_all(world, from, to),
        Effect::Stacked { from, to } | Effect::Unstacked { from, to } => step(world, from, to),
        Effect::Promoted { at, tier, to, .. } => promote(world, at, tier, to),
        Effect::Bred { at, to, .. } => become_piece(world, at, to),
        Effect::StatusChanged { at, after, .. } => set_status(world, at, after),
        Effect::Shot { .. }
        | Effect::TookCheckered { .. }
        | Effect::Remembered { .. }
        | Effect::TurnPassed { .. }
        | Effect::Over(_) => {}
    }
}

fn unapply(world: &mut World, effect: &Effect) {
    match *effect {
        Effect::Captured { at, piece } => put_back(world, at, piece),
        Effect::Moved { from, to } => move_all(world, to, from),
        Effect::Stacked { from, to } | Effect::Unstacked { from, to } => step(world, to, from),
        Effect::Promoted { at, tier, from, .. } => promote(world, at, tier, from),
        Effect::Bred { at, from, .. } => become_piece(world, at, from),
        Effect::StatusChanged { at, before, .. } => set_status(world, at, before),
        Effect::Shot { .. }
        | Effect::TookCheckered { .. }
        | Effect::Remembered { .. }
        | Effect::TurnPassed { .. }
        | Effect::Over(_) => {}
    }
}

fn take(world: &mut World, at: Square) {
    let Some(entity) = top_man(world, at) else { return };
    let Some(&Man(piece)) = world.get::<Man>(entity) else { return };
    let nth = taken_of(world, piece.side).len();
    world.entity_mut(entity).remove::<(At, StackedOn)>().insert(Taken { nth });
}

fn put_back(world: &mut World, at: Square, piece: Piece) {
    let last = taken_of(world, piece.side).into_iter().max_by_key(|(_, nth)| *nth);
    let Some((entity, _)) = last else { return };
    let below = top_man(world, at);
    let mut man = world.entity_mut(entity);
    man.remove::<Taken>().insert((man_name(piece), Man(piece), At(at)));
    if let Some(below) = below {
        man.insert(StackedOn(below));
    }
}

fn move_all(world: &mut World, from: Square, to: Square) {
    for (entity, _) in men_on(world, from) {
        world.entity_mut(entity).insert(At(to));
    }
}

/// The top man of one square goes on top of whatever stands on the other.
fn step(world: &mut World, from: Square, to: Square) {
    let Some(entity) = top_man(world, from) else { return };
    let below = top_man(world, to);
    let mut man = world.entity_mut(entity);
    man.remove::<StackedOn>().insert(At(to));
    if let Some(below) = below {
        man.insert(StackedOn(below));
    }
}

fn promote(world: &mut World, at: Square, tier: Tier, role: Role) {
    let men = men_on(world, at);
    let rides = tier == Tier::Top && men.len() > 1;
    let Some(&(entity, _)) = men.iter().find(|man| man.1 == rides) else { return };
    if let Some(&Man(piece)) = world.get::<Man>(entity) {
        let piece = Piece { role, ..piece };
        world.entity_mut(entity).insert((man_name(piece), Man(piece)));
    }
}

fn become_piece(world: &mut World, at: Square, piece: Piece) {
    if let Some(entity) = top_man(world, at) {
        world.entity_mut(entity).insert((man_name(piece), Man(piece)));
    }
}

fn set_status(world: &mut World, at: Square, status: Status) {
    let Some(entity) = top_man(world, at) else { return };
    let mut man = world.entity_mut(entity);
    match status.frozen {
        Some(frozen) => man.insert(Frozen(frozen)),
        None => man.remove::<Frozen>(),
    };
    match status.armour {
        Some(armour) => man.insert(Armour(armour)),
        None => man.remove::<Armour>(),
    };
    if status.protected {
        man.insert(Protected);
    } else {
        man.remove::<Protected>();
    }
}

/// The man on `at`; of a stack, the one on top.
fn top_man(world: &mut World, at: Square) -> Option<Entity> {
    men_on(world, at).into_iter().max_by_key(|(_, rides)| *rides).map(|(entity, _)| entity)
}

/// The men on `at`, and whether each rides on another.
fn men_on(world: &mut World, at: Square) -> Vec<(Entity, bool)> {
    world
        .query_filtered::<(Entity, &At, Has<StackedOn>), With<Man>>()
        .iter(world)
        .filter(|(_, stands, _)| stands.0 == at)
        .map(|(entity, _, rides)| (entity, rides))
        .collect()
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
