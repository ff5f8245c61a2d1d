//! Moves are seen: men travel from where they are to where they belong.
//!
//! Motion follows the components, never the other way round, so that a hand is never held up:
//! a man that is sent elsewhere while it travels simply sets out from where it is.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::{Effect, Game, Role, Square};

use super::LookSystems;
use super::layout::Layout;
use super::men::{Whereabouts, home};
use super::moment::Landing;
use super::shot::FLIGHT;
use crate::board::{At, Man, StackedOn, Stepped, Taken, Unrest};
use crate::control::pick::Dragged;
use crate::settings::{Motion, Settings};

/// A man on its way.
#[derive(Component, Clone, Debug)]
pub struct Travel {
    /// The points it passes, the first where it set out, the last where it goes; at least two.
    way: Vec<Vec3>,
    from_scale: f32,
    to_scale: f32,
    rise: f32,
    /// How far it leans over in the middle, as an axis as long as the angle in radians.
    lean: Vec3,
    stood: Quat,
    /// Seconds until it sets out.
    wait: f32,
    /// Seconds on the way.
    length: f32,
    passed: f32,
}

impl Travel {
    /// Along `way`, at least two points, in `length` seconds after `wait`, growing or shrinking from
    /// one `scale` to the other and rising so high in the middle.
    pub fn new(way: Vec<Vec3>, scale: (f32, f32), rise: f32, wait: f32, length: f32) -> Self {
        let (from_scale, to_scale) = scale;
        Self {
            way,
            from_scale,
            to_scale,
            rise,
            lean: Vec3::ZERO,
            stood: Quat::IDENTITY,
            wait,
            length,
            passed: 0.0,
        }
    }

    /// The point that is reached after part `t` of the way, 0 to 1.
    fn point(&self, t: f32) -> Vec3 {
        let whole: f32 = self.way.windows(2).map(|leg| leg[0].distance(leg[1])).sum();
        let mut left = t * whole;
        for leg in self.way.windows(2) {
            let length = leg[0].distance(leg[1]);
            if left <= length && length > 0.0 {
                return leg[0].lerp(leg[1], left / length);
            }
            left -= length;
        }
        self.way.last().copied().unwrap_or_default()
    }
}

/// Seconds for one square, and for each more.
const FIRST_SQUARE: f32 = 0.22;
const NEXT_SQUARE: f32 = 0.028;
/// A taken man waits until its captor is nearly there.
const TAKEN_WAIT: f32 = 0.14;
/// How far a taken man leans over as it flies, in radians.
const STRUCK: f32 = 0.55;
/// Whoever comes down from higher than this is felt.
const HEAVY: f32 = 0.5;
/// How high a dragged man hangs over the board.
const CARRY_HEIGHT: f32 = 0.32;

/// Moves what moves.
pub fn plugin(app: &mut App) {
    app.init_resource::<Unrest>()
        .add_systems(Update, (set_out, carry, travel, settle).chain().in_set(LookSystems::Move));
}

type Moved = Or<(Changed<At>, Added<Taken>, Changed<StackedOn>)>;

fn set_out(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut steps: MessageReader<Stepped>,
    mut men: Query<(Entity, Whereabouts, &mut Transform), Moved>,
) {
    let steps: Vec<&Stepped> = steps.read().collect();
    // Only a single step is followed on its path; a leap over several plies goes straight.
    let (path, shot) = match steps[..] {
        [step] => (walked(step), step.effects.iter().any(is_shot) && step.forward),
        _ => (Vec::new(), false),
    };
    for (entity, who, mut transform) in &mut men {
        let (man, at, rides, _) = who;
        let to = home(&layout, who);
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
        let climbs = rides || transform.translation.y > 0.5 * Layout::DECK;
        let rise = match man.0.role {
            _ if leaves_board => 1.9,
            Role::Dragon => 1.1,
            Role::Knight | Role::Joker if layout.game() != Game::Cyvasse => 1.25,
            _ if climbs => 0.7,
            _ => 0.09,
        };
        let mut points = vec![transform.translation];
        let walks = at.is_some_and(|at| path.last() == Some(&at.0)) && man.0.role != Role::Dragon;
        if walks && !leaves_board {
            let between = &path[1..path.len() - 1];
            points.extend(between.iter().map(|square| layout.place(*square)));
        }
        points.push(to);
        let distance: f32 = points.windows(2).map(|leg| leg[0].distance(leg[1])).sum();
        // A blow throws a man over on its way off the board.
        let away = to - transform.translation;
        let struck = at.is_none() && transform.scale.x > 0.9;
        let lean =
            if struck { Vec3::Y.cross(away).normalize_or_zero() * STRUCK } else { Vec3::ZERO };
        let wait = match at {
            None if shot => FLIGHT,
            None => TAKEN_WAIT,
            Some(_) => 0.0,
        };
        commands.entity(entity).insert(Travel {
            way: points,
            from_scale: transform.scale.x,
            to_scale,
            rise,
            lean,
            stood: transform.rotation,
            wait: wait * pace,
            length: (FIRST_SQUARE + NEXT_SQUARE * distance + if leaves_board { 0.12 } else { 0.0 })
                * pace,
            passed: 0.0,
        });
    }
}

/// The squares a step went over, in the order it is seen; empty when it went straight.
fn walked(step: &Stepped) -> Vec<Square> {
    let mut path = step.path.clone();
    if !step.forward {
        path.reverse();
    }
    if path.len() > 2 { path } else { Vec::new() }
}

fn is_shot(effect: &Effect) -> bool {
    matches!(effect, Effect::Shot { .. })
}

/// The dragged man hangs under the pointer with whoever rides on it; let go, they travel to where
/// they belong.
fn carry(
    mut commands: Commands,
    dragged: Res<Dragged>,
    layout: Res<Layout>,
    mut held: Local<Vec<Entity>>,
    mut men: Query<(Entity, Whereabouts, &mut Transform, Has<Travel>)>,
) {
    if let Some(carried) = dragged.0 {
        let reach = layout.half().max_element() + 2.0;
        let over = carried.over.clamp(Vec3::splat(-reach), Vec3::splat(reach));
        for (entity, (_, at, rides, _), mut transform, _) in &mut men {
            if at.map(|at| at.0) != Some(carried.from) {
                continue;
            }
            let height = CARRY_HEIGHT + if rides { Layout::DECK } else { 0.0 };
            transform.translation = Vec3::new(over.x, height, over.z);
            if !held.contains(&entity) {
                commands.entity(entity).remove::<Travel>().insert(Pickable::IGNORE);
                held.push(entity);
            }
        }
        return;
    }
    for entity in held.drain(..) {
        let Ok((_, who, transform, travels)) = men.get(entity) else { continue };
        commands.entity(entity).insert(Pickable::default());
        if !travels {
            let scale = transform.scale.x;
            let way = vec![transform.translation, home(&layout, who)];
            commands.entity(entity).insert(Travel::new(way, (scale, scale), 0.0, 0.0, 0.16));
        }
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
        transform.translation = travel.point(eased) + Vec3::Y * arc;
        transform.scale =
            Vec3::splat(travel.from_scale + (travel.to_scale - travel.from_scale) * eased);
        if travel.lean != Vec3::ZERO {
            let lean = travel.lean * (t * std::f32::consts::PI).sin();
            transform.rotation = Quat::from_scaled_axis(lean) * travel.stood;
        }
        if t >= 1.0 {
            commands.entity(entity).remove::<Travel>();
            if travel.rise > HEAVY && travel.to_scale == 1.0 {
                commands.entity(entity).insert(Landing::default());
            }
        }
        redraw.write(RequestRedraw);
    }
}

/// Tells whether anybody travels. Who is shot waits for the stone, so that it is told of too.
fn settle(
    travelling: Query<(), (With<Man>, With<Travel>)>,
    mut unrest: ResMut<Unrest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if unrest.set_if_neq(Unrest(!travelling.is_empty())) {
        redraw.write(RequestRedraw);
    }
}
