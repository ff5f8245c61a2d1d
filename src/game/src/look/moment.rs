//! Moments of their own: the king of whoever has lost lies down, a man that became another one
//! rises where it stands, and who comes down from above gives way, with whoever carries it.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::{AnyPosition, Piece, Role, Square};

use super::LookSystems;
use super::layout::Layout;
use super::men::{facing, turned};
use super::motion::Travel;
use crate::board::{At, Man, StackedOn, Table};
use crate::settings::{Motion, Settings};

/// A king that lies down, or stands up again when the end is taken back.
#[derive(Component, Clone, Copy, Debug)]
pub struct Fallen {
    down: bool,
    /// Turns x to where it falls.
    way: Quat,
    /// How far it has come, 0 standing and 1 lying.
    part: f32,
}

impl Fallen {
    /// Whether it does not stand.
    pub fn lies(&self) -> bool {
        self.part > 0.0
    }
}

/// A man that has just become another one.
#[derive(Component, Clone, Copy, Debug)]
struct Rising(f32);

/// A man that has just come down, on a square or on another man.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Landing(f32);

/// Seconds of each.
const FALL: f32 = 0.6;
const RISE: f32 = 0.4;
const LAND: f32 = 0.22;
/// How much a man gives way to its own weight.
const GIVE: f32 = 0.12;
/// Radians from standing to lying on a foot that is wider than the head.
const LYING: f32 = 1.42;
/// How far from its middle a foot tips over.
const FOOT: f32 = 0.27;
/// How far it slides back from its head while it falls, so that no more than the next square is
/// needed.
const SLIDE: f32 = 0.35;
/// How far a square may lie whom a king falls on.
const NEXT: f32 = 1.5;
/// How small a man begins to rise.
const SMALL: f32 = 0.55;

/// Shows moments.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            lose.run_if(resource_changed::<Table>),
            fall.run_if(any_with_component::<Fallen>),
            become_another,
            rise.run_if(any_with_component::<Rising>),
            bear.run_if(any_match_filter::<Added<Landing>>),
            land.run_if(any_with_component::<Landing>),
        )
            .chain()
            .in_set(LookSystems::Mark),
    );
}

fn lose(
    mut commands: Commands,
    (table, layout): (Res<Table>, Res<Layout>),
    mut kings: Query<(Entity, &Man, Option<&At>, Option<&mut Fallen>)>,
) {
    let ended = table.outcome().filter(|_| table.shown() == table.line().ply());
    let lost =
        ended.and_then(|outcome| outcome.winner).map(|winner| Piece::of(!winner, Role::King));
    for (entity, man, at, fallen) in &mut kings {
        let at = at.filter(|_| lost == Some(man.0));
        match (fallen, at) {
            (Some(mut fallen), _) if fallen.down != at.is_some() => fallen.down = at.is_some(),
            (None, Some(at)) => {
                let way = way(table.shown_position(), &layout, at.0);
                commands.entity(entity).insert(Fallen { down: true, way, part: 0.0 });
            }
            _ => {}
        }
    }
}

/// Where a king has room to fall, as what turns x there: on a free square beside it, else off the
/// board, else wherever.
fn way(position: &AnyPosition, layout: &Layout, king: Square) -> Quat {
    let stand = layout.place(king);
    let free = position
        .game()
        .squares()
        .filter(|at| *at != king && position.man_at(*at).is_none())
        .map(|at| layout.place(at) - stand)
        .filter(|way| way.length() < NEXT);
    let off = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z]
        .into_iter()
        .filter(|way| layout.square_at(stand + *way).is_none());
    // To the side is seen best, and the nearer the better.
    let seen = |way: &Vec3| way.x.abs() / way.length_squared() + 0.01 * way.x;
    let best = free.max_by(|one, other| seen(one).total_cmp(&seen(other)));
    best.or_else(|| off.max_by(|one, other| seen(one).total_cmp(&seen(other))))
        .map_or(Quat::IDENTITY, |way| Quat::from_rotation_y((-way.z).atan2(way.x)))
}

fn fall(
    mut commands: Commands,
    time: Res<Time<Real>>,
    layout: Res<Layout>,
    (settings, table): (Res<Settings>, Res<Table>),
    mut kings: Query<(Entity, &Man, &At, &mut Fallen, &mut Transform), Without<Travel>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let turned = turned(&settings, &table);
    for (entity, man, at, mut fallen, mut transform) in &mut kings {
        let goal = if fallen.down { 1.0 } else { 0.0 };
        if fallen.part != goal {
            let step = match settings.motion {
                Motion::Off => 1.0,
                Motion::Fast => 2.0 * time.delta_secs().min(0.1) / FALL,
                Motion::Full => time.delta_secs().min(0.1) / FALL,
            };
            fallen.part += (goal - fallen.part).clamp(-step, step);
            redraw.write(RequestRedraw);
        }
        // What falls is ever faster.
        let gone = fallen.part * fallen.part;
        let tip = Quat::from_rotation_z(-LYING * gone);
        let edge = Vec3::X * FOOT;
        let way = fallen.way;
        let shift = way * (edge - tip * edge - Vec3::X * SLIDE * gone);
        let stood = Transform::from_translation(layout.place(at.0) + shift)
            .with_rotation(way * tip * way.inverse() * facing(man.0.side, turned))
            .with_scale(transform.scale);
        transform.set_if_neq(stood);
        if fallen.part == 0.0 && !fallen.down {
            commands.entity(entity).remove::<Fallen>();
        }
    }
}

fn become_another(
    mut commands: Commands,
    settings: Res<Settings>,
    men: Query<(Entity, Ref<Man>), (Changed<Man>, With<At>, With<Mesh3d>)>,
) {
    if settings.motion == Motion::Off {
        return;
    }
    for (entity, _) in men.iter().filter(|(_, man)| !man.is_added()) {
        commands.entity(entity).insert(Rising(0.0));
    }
}

fn rise(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut men: Query<(Entity, &mut Rising, &mut Transform), (Without<Travel>, With<At>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut rising, mut transform) in &mut men {
        rising.0 += time.delta_secs().min(0.1) / RISE;
        let t = rising.0.min(1.0);
        // A little too large on the way, as if it took a breath.
        let swell = (t * std::f32::consts::PI).sin() * 0.12;
        let size = SMALL + (1.0 - SMALL) * (1.0 - (1.0 - t).powi(3)) + swell;
        transform.scale = Vec3::splat(if t >= 1.0 { 1.0 } else { size });
        if t >= 1.0 {
            commands.entity(entity).remove::<Rising>();
        }
        redraw.write(RequestRedraw);
    }
}

/// Whoever carries a man feels it come down.
fn bear(
    mut commands: Commands,
    landed: Query<&At, (Added<Landing>, With<StackedOn>)>,
    below: Query<(Entity, &At), (With<Man>, Without<StackedOn>)>,
) {
    for on in &landed {
        for (man, _) in below.iter().filter(|(_, at)| at.0 == on.0) {
            commands.entity(man).insert(Landing::default());
        }
    }
}

fn land(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut men: Query<(Entity, &mut Landing, &mut Transform), (Without<Travel>, Without<Rising>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut landing, mut transform) in &mut men {
        landing.0 += time.delta_secs().min(0.1) / LAND;
        let t = landing.0.min(1.0);
        let give = GIVE * (t * std::f32::consts::PI).sin() * (1.0 - t);
        transform.scale = Vec3::new(1.0 + 0.5 * give, 1.0 - give, 1.0 + 0.5 * give);
        if t >= 1.0 {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Landing>();
        }
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;
    use crate::board::{self, Intent, Terms};

    fn lying(app: &mut App) -> Vec<(Piece, bool)> {
        let world = app.world_mut();
        let mut kings = world.query::<(&Man, &Transform, &Fallen)>();
        let up = |stand: &Transform| (stand.rotation * Vec3::Y).y;
        kings.iter(world).map(|(man, stand, _)| (man.0, up(stand) < 0.3)).collect()
    }

    #[test]
    fn a_king_falls_where_nobody_stands() {
        let layout = Layout::of(Game::Chess);
        for (text, king, free) in [
            ("8/8/2ppp3/2pkp3/3Pp3/8/8/K7 w - - 0 1", "d5", "c4"),
            ("6kr/5ppp/8/8/8/8/8/K7 w - - 0 1", "g8", "f8"),
        ] {
            let position = AnyPosition::from_text(Game::Chess, text).expect("a position");
            let [king, free] = [king, free].map(|at| at.parse().expect("a square"));
            let head = layout.place(king) + way(&position, &layout, king) * Vec3::X;
            assert_eq!(layout.square_at(head), Some(free), "{text}");
        }
    }

    #[test]
    fn the_mated_king_lies_down_and_stands_up_when_the_mate_is_taken_back() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, board::plugin, plugin))
            .insert_resource(Settings { motion: Motion::Off, ..default() })
            .insert_resource(Layout::of(Game::Chess))
            .add_message::<RequestRedraw>();
        let text = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";
        let start = AnyPosition::from_text(Game::Chess, text).expect("a position");
        let wish = |app: &mut App, intent| {
            app.world_mut().write_message(intent);
            for _ in 0..4 {
                app.update();
                // Men are dressed elsewhere; here they only stand.
                let mut bare =
                    app.world_mut().query_filtered::<Entity, (With<Man>, Without<Transform>)>();
                let bare: Vec<Entity> = bare.iter(app.world()).collect();
                for man in bare {
                    app.world_mut().entity_mut(man).insert(Transform::default());
                }
            }
        };
        wish(&mut app, Intent::new_game(Terms { start, ..Terms::plain(Game::Chess) }));
        assert!(lying(&mut app).is_empty());
        wish(&mut app, Intent::Play("f7g7".parse().expect("a move")));
        let black = Piece::of(rules::Player::Black, Role::King);
        assert_eq!(lying(&mut app), [(black, true)]);
        wish(&mut app, Intent::Undo);
        assert!(lying(&mut app).is_empty(), "it stands");
    }
}
