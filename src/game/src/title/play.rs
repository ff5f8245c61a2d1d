//! The miniatures live: one after the other makes a move, from the first to the last and again.

use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use rules::{AnyPosition, Effect, Move};

use super::gallery::{Dresser, Figure, Miniature, figures, ice};
use super::plan::Plan;
use super::scene::Scene;
use crate::look::frost::Icy;
use crate::look::materials::Materials;
use crate::look::motion::Travel;
use crate::look::shot;
use crate::settings::{Motion, Settings};
use crate::ui::Panels;

/// How far each miniature has come.
#[derive(Resource, Debug, Default)]
struct Play {
    positions: Vec<AnyPosition>,
    plies: Vec<usize>,
    /// Whose turn it is.
    next: usize,
    passed: Duration,
    /// Since somebody was last seen.
    alone: Duration,
    /// Whether it is time for the next one to move.
    due: bool,
}

impl Play {
    /// How long nothing will change by itself.
    fn rest(&self) -> Duration {
        if self.alone > PATIENCE { Duration::MAX } else { PACE.saturating_sub(self.passed) }
    }
}

/// From the end of one move to the next, wherever it is.
const PACE: Duration = Duration::from_millis(700);
/// A table nobody touches comes to rest.
const PATIENCE: Duration = Duration::from_secs(120);
/// Seconds of a step, and of coming and going.
const STEP: f32 = 0.55;
const FADE: f32 = 0.35;

/// A man that leaves once it has gone.
#[derive(Component, Debug)]
struct Leaving;

/// Plays.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Play>().add_systems(
        Update,
        (
            (await_turn, take_turn.run_if(|play: Res<Play>| play.due), see_off)
                .chain()
                .run_if(|panels: Res<Panels>| panels.title),
            begin_anew.run_if(any_match_filter::<Added<Miniature>>),
        ),
    );
}

fn begin_anew(mut play: ResMut<Play>) {
    let positions = Scene::all().iter().map(|scene| scene.start.clone()).collect();
    *play = Play { positions, plies: vec![0; Scene::all().len()], ..default() };
}

fn await_turn(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    (mut play, mut plan): (ResMut<Play>, ResMut<Plan>),
    mut pointer: MessageReader<CursorMoved>,
    mut fingers: MessageReader<TouchInput>,
    mut keys: MessageReader<KeyboardInput>,
    travels: Query<(), (With<Figure>, With<Travel>)>,
) {
    play.due = false;
    if play.positions.is_empty() || settings.motion == Motion::Off {
        plan.rest = Duration::MAX;
        return;
    }
    let seen = pointer.read().count() + fingers.read().count() + keys.read().count() > 0;
    play.alone = if seen { Duration::ZERO } else { play.alone + time.delta() };
    if travels.is_empty() {
        play.passed += time.delta();
    }
    plan.rest = play.rest();
    if play.passed >= PACE && play.alone <= PATIENCE {
        play.passed = Duration::ZERO;
        play.due = true;
    }
}

fn take_turn(
    mut commands: Commands,
    mut play: ResMut<Play>,
    dresser: Dresser,
    miniatures: Query<(Entity, &Miniature)>,
    mut men: Query<(Entity, &mut Figure, &Transform), Without<Leaving>>,
    mut meshes: ResMut<Assets<Mesh>>,
    woods: Res<Materials>,
) {
    let nth = play.next;
    play.next = (nth + 1) % Scene::all().len();
    let Some((miniature, _)) = miniatures.iter().find(|(_, miniature)| miniature.nth == nth) else {
        return;
    };
    let scene = &Scene::all()[nth];
    let Some(mv) = scene.moves.get(play.plies[nth]).copied() else {
        play.plies[nth] = 0;
        play.positions[nth] = scene.start.clone();
        come_again(&mut commands, nth, miniature, &dresser, &men);
        return;
    };
    play.plies[nth] += 1;
    let effects = play.positions[nth].effects(mv);
    play.positions[nth].play_unchecked(mv);
    let shot = effects.iter().rev().find_map(|effect| match *effect {
        Effect::Shot { from, to } => Some([(from, 0.8), (to, 0.3)]),
        _ => None,
    });
    if let Some(ends) = shot {
        let [from, to] = ends.map(|(at, up)| scene.place(at) + Vec3::Y * up);
        let stone = shot::stone(from, to, shot::FLIGHT, &mut meshes, &woods);
        commands.spawn((ChildOf(miniature), stone));
    }
    follow(&mut commands, nth, mv, &effects, shot.is_some(), &mut men);
    agree(&mut commands, nth, &play.positions[nth], &dresser, &mut men);
}

/// All over again: those who are there go, and the first ones come.
fn come_again(
    commands: &mut Commands,
    nth: usize,
    miniature: Entity,
    dresser: &Dresser,
    men: &Query<(Entity, &mut Figure, &Transform), Without<Leaving>>,
) {
    let start = &Scene::all()[nth].start;
    for (entity, _, stand) in men.iter().filter(|(_, figure, _)| figure.scene == nth) {
        let leave = Travel::new(vec![stand.translation; 2], (1.0, 0.0), 0.0, 0.0, FADE);
        commands.entity(entity).insert((Leaving, leave));
    }
    for figure in figures(nth, start) {
        let man = dresser.spawn(commands, miniature, figure, ice(start, figure.at));
        let come = Travel::new(vec![figure.place(); 2], (0.0, 1.0), 0.0, FADE, FADE);
        let small = figure.stand().with_scale(Vec3::ZERO);
        commands.entity(man).insert((small, come));
    }
}

/// Men go where the effects send them.
fn follow(
    commands: &mut Commands,
    nth: usize,
    mv: Move,
    effects: &[Effect],
    shot: bool,
    men: &mut Query<(Entity, &mut Figure, &Transform), Without<Leaving>>,
) {
    let mut taken = Vec::new();
    for effect in effects {
        match *effect {
            Effect::Captured { at, .. } => {
                let top = men
                    .iter()
                    .filter(|(entity, figure, _)| {
                        figure.scene == nth && figure.at == at && !taken.contains(entity)
                    })
                    .max_by_key(|(_, figure, _)| figure.rides);
                if let Some((entity, _, stand)) = top {
                    taken.push(entity);
                    let wait = if shot { shot::FLIGHT } else { 0.6 * STEP };
                    let away = vec![stand.translation; 2];
                    let leave = Travel::new(away, (1.0, 0.0), 0.25, wait, FADE);
                    commands.entity(entity).insert((Leaving, leave));
                }
            }
            Effect::Moved { from, to }
            | Effect::Stacked { from, to }
            | Effect::Unstacked { from, to } => {
                let whole = matches!(effect, Effect::Moved { .. });
                let mounts = matches!(effect, Effect::Stacked { .. });
                let stacked = men
                    .iter()
                    .any(|(_, figure, _)| figure.scene == nth && figure.at == from && figure.rides);
                for (entity, mut figure, stand) in men.iter_mut() {
                    let here = figure.scene == nth && figure.at == from;
                    if !here || taken.contains(&entity) || !(whole || !stacked || figure.rides) {
                        continue;
                    }
                    figure.at = to;
                    figure.rides = if whole { figure.rides } else { mounts };
                    let way = vec![stand.translation, figure.place()];
                    let leaps = mv.from.file().abs_diff(mv.to.file())
                        != mv.from.rank().abs_diff(mv.to.rank())
                        && mv.from.file() != mv.to.file()
                        && mv.from.rank() != mv.to.rank();
                    let rise = if leaps || !whole { 0.9 } else { 0.12 };
                    let travel = Travel::new(way, (1.0, 1.0), rise, 0.0, STEP);
                    commands.entity(entity).insert(travel);
                }
            }
            _ => {}
        }
    }
}

/// What men are and how they are is as the position has it.
fn agree(
    commands: &mut Commands,
    nth: usize,
    position: &AnyPosition,
    dresser: &Dresser,
    men: &mut Query<(Entity, &mut Figure, &Transform), Without<Leaving>>,
) {
    let board = position.to_setup().board;
    for (entity, mut figure, _) in men {
        if figure.scene != nth {
            continue;
        }
        let below = board.below(figure.at);
        let piece = if figure.rides || below.is_none() { board.get(figure.at) } else { below };
        let mut man = commands.entity(entity);
        if let Some(piece) = piece.filter(|piece| *piece != figure.piece) {
            figure.piece = piece;
            dresser.dress(&figure, &mut man);
        }
        match ice(position, figure.at) {
            Some(frozen) => man.insert(Icy(frozen)),
            None => man.remove::<Icy>(),
        };
    }
}

/// Whoever has gone is gone.
fn see_off(mut commands: Commands, gone: Query<Entity, (With<Leaving>, Without<Travel>)>) {
    gone.iter().for_each(|man| commands.entity(man).despawn());
}
