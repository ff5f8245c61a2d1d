//! Moves are seen: men travel from where they are to where they belong.
//!
//! Motion follows the components, never the other way round, so that a hand is never held up:
//! a man that is sent elsewhere while it travels simply sets out from where it is.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::Role;

use super::LookSystems;
use super::layout::Layout;
use super::men::home;
use crate::board::{At, Man, Taken};
use crate::control::pick::Dragged;
use crate::settings::{Motion, Settings};

/// A man on its way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Travel {
    from: Vec3,
    to: Vec3,
    from_scale: f32,
    to_scale: f32,
    rise: f32,
    /// Seconds until it sets out.
    wait: f32,
    /// Seconds on the way.
    length: f32,
    passed: f32,
}

/// Seconds for one square, and for each more.
const FIRST_SQUARE: f32 = 0.22;
const NEXT_SQUARE: f32 = 0.028;
/// A taken man waits until its captor is nearly there.
const TAKEN_WAIT: f32 = 0.14;
/// How high a dragged man hangs over the board.
const CARRY_HEIGHT: f32 = 0.32;

/// Moves what moves.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (set_out, carry, travel).chain().in_set(LookSystems::Move));
}

type Moved = Or<(Changed<At>, Added<Taken>)>;

fn set_out(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut men: Query<(Entity, &Man, Option<&At>, Option<&Taken>, &mut Transform), Moved>,
) {
    for (entity, man, at, taken, mut transform) in &mut men {
        let to = home(&layout, *man, at, taken);
        let to_scale = if at.is_some() { 1.0 } else { Layout::TAKEN_SCALE };
        let way = transform.translation.distance(to);
        if way < 0.001 && (transform.scale.x - to_scale).abs() < 0.001 {
            continue;
        }
        let pace = match settings.motion {
            Motion::Full => 1.0,
            Motion::Fast => 0.5,
            Motion::Off => 0.0,
        };
        if pace == 0.0 {
            transform.translation = to;
            transform.scale = Vec3::splat(to_scale);
            continue;
        }
        let leaves_board = at.is_none() || transform.scale.x < 0.9;
        let rise = match man.0.role {
            _ if leaves_board => 1.9,
            Role::Knight => 1.25,
            _ => 0.09,
        };
        commands.entity(entity).insert(Travel {
            from: transform.translation,
            to,
            from_scale: transform.scale.x,
            to_scale,
            rise,
            wait: if at.is_none() { TAKEN_WAIT * pace } else { 0.0 },
            length: (FIRST_SQUARE + NEXT_SQUARE * way + if leaves_board { 0.12 } else { 0.0 })
                * pace,
            passed: 0.0,
        });
    }
}

/// The dragged man hangs under the pointer; let go, it travels to where it belongs.
fn carry(
    mut commands: Commands,
    dragged: Res<Dragged>,
    layout: Res<Layout>,
    mut held: Local<Option<Entity>>,
    mut men: Query<(&Man, Option<&At>, Option<&Taken>, &mut Transform, Has<Travel>)>,
) {
    if let Some(carried) = dragged.0 {
        if let Ok((.., mut transform, _)) = men.get_mut(carried.man) {
            let reach = layout.half().max_element() + 2.0;
            let over = carried.over.clamp(Vec3::splat(-reach), Vec3::splat(reach));
            transform.translation = Vec3::new(over.x, CARRY_HEIGHT, over.z);
            if *held != Some(carried.man) {
                commands.entity(carried.man).remove::<Travel>().insert(Pickable::IGNORE);
                *held = Some(carried.man);
            }
        }
        return;
    }
    let Some(entity) = held.take() else { return };
    let Ok((man, at, taken, transform, travels)) = men.get(entity) else { return };
    commands.entity(entity).insert(Pickable::default());
    if !travels {
        let to = home(&layout, *man, at, taken);
        let scale = transform.scale.x;
        commands.entity(entity).insert(Travel {
            from: transform.translation,
            to,
            from_scale: scale,
            to_scale: scale,
            rise: 0.0,
            wait: 0.0,
            length: 0.16,
            passed: 0.0,
        });
    }
}

fn travel(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut men: Query<(Entity, &mut Travel, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut travel, mut transform) in &mut men {
        // A slow frame shortens the journey by one picture, not by half the way.
        travel.passed += time.delta_secs().min(0.1);
        let t = ((travel.passed - travel.wait) / travel.length.max(1e-3)).clamp(0.0, 1.0);
        let eased = t * t * (3.0 - 2.0 * t);
        let arc = 4.0 * t * (1.0 - t) * travel.rise;
        transform.translation = travel.from.lerp(travel.to, eased) + Vec3::Y * arc;
        transform.scale =
            Vec3::splat(travel.from_scale + (travel.to_scale - travel.from_scale) * eased);
        if t >= 1.0 {
            commands.entity(entity).remove::<Travel>();
        }
        redraw.write(RequestRedraw);
    }
}
