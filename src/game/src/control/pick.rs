//! Pointers become touches and views. The only file that knows pointer events.
//!
//! A press that moves less than a few pixels is a tap, or if it lasts, a look. A longer one drags the man it began on,
//! if that man may move, and turns the camera otherwise; whatever ends a drag moves nothing else.

use std::time::Duration;

use bevy::input::touch::Touches;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings};
use bevy::picking::pointer::{PointerButton, PointerId};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, egui};
use rules::Square;

use super::camera::{Orbit, View};
use super::cursor::Cursor;
use super::hand::{Hand, Touch, aims};
use crate::board::{At, Man, StackedOn, Table, Tile};
use crate::launch::Launch;
use crate::look::layout::Layout;
use crate::ui::{Arrangement, Panels};

/// A man that follows the pointer, and the point of the surface under it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Dragged(pub Option<Carried>);

/// What is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// The man.
    pub man: Entity,
    /// The square it came from.
    pub from: Square,
    /// The point of the board's plane under the pointer.
    pub over: Vec3,
}

/// The square under the pointer, for a quiet sign that it can be touched.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Square>);

/// The man on this square was held down for a while without being moved: somebody wants to read
/// about it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look(pub Square);

/// How long the press that has not become anything yet has lasted.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lingering {
    since: Option<Duration>,
    /// In how many pictures it was seen: a slow picture is no long press.
    pictures: u8,
    /// Whether it was long enough, so that it means no tap.
    long: bool,
}

/// A press that lasts so long is a look.
const LONG: Duration = Duration::from_millis(550);

/// What a press has become so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Gesture {
    #[default]
    None,
    /// Pressed, not yet moved far: the square that is meant, and that of the man it began on.
    Pressed { on: Option<Square>, body: Option<Square>, button: PointerButton, pointer: PointerId },
    /// A man is dragged.
    Carrying,
    /// The camera is turned or shifted.
    Turning { pan: bool },
}

/// A mouse that moves further than this while pressed drags, in logical pixels.
const MOUSE_SLACK: f32 = 6.0;
/// The same for a finger, which rolls.
const FINGER_SLACK: f32 = 14.0;

/// Listens to pointers.
pub fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ..default() })
        .init_resource::<Dragged>()
        .init_resource::<Hovered>()
        .init_resource::<Gesture>()
        .init_resource::<Lingering>()
        .add_message::<Look>()
        .add_systems(Update, linger)
        .add_observer(press)
        .add_observer(drag)
        .add_observer(release)
        .add_observer(cancel)
        .add_observer(over)
        .add_observer(out);
}

/// Whether what happens at a point is the panels' business. They learn of the pointer a frame late,
/// and so does whoever says that it is theirs: in a slow frame a press must neither go through a
/// panel nor be lost to one it has left.
pub(super) fn is_panels(panels: &mut Query<&mut EguiContext>, point: egui::Pos2) -> bool {
    panels.iter_mut().any(|mut context| {
        let context = context.get_mut();
        let layer = context.layer_id_at(point);
        context.egui_is_using_pointer()
            || layer.is_some_and(|layer| layer.order != egui::Order::Background)
    })
}

/// What stands for a square under the pointer.
type Spots<'w, 's> = Query<'w, 's, AnyOf<(&'static At, &'static Tile)>>;

fn square_of(spots: &Spots, entity: Entity) -> Option<Square> {
    let (at, tile) = spots.get(entity).ok()?;
    at.map(|at| at.0).or(tile.map(|tile| tile.0))
}

fn press(
    event: On<Pointer<Press>>,
    spots: Spots,
    lens: Lens,
    mut rays: MeshRayCast,
    hand: Res<Hand>,
    table: Res<Table>,
    men: Query<&At, With<Man>>,
    (arrangement, open): (Res<Arrangement>, Res<Panels>),
    mut panels: Query<&mut EguiContext>,
    mut gesture: ResMut<Gesture>,
) {
    if open.title {
        return;
    }
    // The event climbs to the window; only its first target counts.
    if event.entity != event.original_event_target() {
        return;
    }
    if is_panels(&mut panels, arrangement.point(event.pointer_location.position)) {
        return;
    }
    // Where the pointer was when it was pressed; in a slow frame it may be elsewhere by now.
    let ray = lens.ray(event.pointer_location.position);
    let mut spot = |without: Option<Square>| {
        let is_lifted =
            |entity| without.is_some() && men.get(entity).ok().map(|at| at.0) == without;
        let filter = |entity| spots.contains(entity) && !is_lifted(entity);
        let settings = MeshRayCastSettings::default();
        let hits = rays.cast_ray(ray?, &settings.with_filter(&filter));
        hits.first().and_then(|(entity, _)| square_of(&spots, *entity))
    };
    let body = spot(None);
    // A held man, or two in a stack, do not hide the square behind them if they may go there.
    let behind = hand
        .from()
        .filter(|from| body == Some(*from))
        .and_then(|from| Some((from, spot(Some(from))?)))
        .filter(|(from, behind)| !aims(&table, *from, *behind).is_empty())
        .map(|(_, behind)| behind);
    let on = behind.or(body);
    // A second finger or button turns a press into nothing a man could be moved by.
    let (button, pointer) = (event.button, event.pointer_id);
    let pressed = Gesture::Pressed { on, body, button, pointer };
    *gesture = match *gesture {
        Gesture::None => pressed,
        // Nothing is pressed twice: where it was let go, nobody saw it.
        Gesture::Pressed { button: before, pointer: by, .. }
            if (before, by) == (button, pointer) =>
        {
            pressed
        }
        Gesture::Pressed { .. } => Gesture::Turning { pan: false },
        other => other,
    };
}

fn drag(
    event: On<Pointer<Drag>>,
    lens: Lens,
    table: Res<Table>,
    men: Query<(Entity, &At), (With<Man>, Without<StackedOn>)>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<Dragged>,
    mut touches: MessageWriter<Touch>,
    mut views: MessageWriter<View>,
) {
    if event.entity != event.original_event_target() {
        return;
    }
    if let Gesture::Pressed { body, button, .. } = *gesture {
        let slack = if is_finger(event.pointer_id) { FINGER_SLACK } else { MOUSE_SLACK };
        if event.distance.length() < slack {
            return;
        }
        let position = table.shown_position();
        let own = |at: Square| Some(at) == body && position.owns(position.turn(), at);
        let man = (button == PointerButton::Primary && table.open_to_hands())
            .then(|| men.iter().find(|(_, at)| own(at.0)))
            .flatten();
        *gesture = if let Some((man, at)) = man {
            touches.write(Touch::Lift(at.0));
            dragged.0 = Some(Carried { man, from: at.0, over: Vec3::ZERO });
            Gesture::Carrying
        } else {
            Gesture::Turning { pan: button != PointerButton::Primary }
        };
    }
    match *gesture {
        Gesture::Carrying => {
            let over = lens.surface_at(event.pointer_location.position);
            if let (Some(carried), Some(over)) = (&mut dragged.0, over) {
                carried.over = over;
            }
        }
        Gesture::Turning { pan: true } => {
            views.write(View::Pan(event.delta));
        }
        // Two fingers zoom and shift; they do not turn as well.
        Gesture::Turning { pan: false } if lens.fingers() < 2 => {
            views.write(View::Orbit(event.delta));
        }
        _ => {}
    }
}

/// A press that stays where it is becomes a look at the man under it.
fn linger(
    gesture: Res<Gesture>,
    time: Res<Time<Real>>,
    mut lingering: ResMut<Lingering>,
    mut looks: MessageWriter<Look>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Gesture::Pressed { body: Some(at), button: PointerButton::Primary, .. } = *gesture else {
        lingering.set_if_neq(Lingering::default());
        return;
    };
    if lingering.long {
        return;
    }
    redraw.write(RequestRedraw);
    let since = *lingering.since.get_or_insert(time.elapsed());
    lingering.pictures = lingering.pictures.saturating_add(1);
    if lingering.pictures > 1 && time.elapsed().saturating_sub(since) >= LONG {
        lingering.long = true;
        looks.write(Look(at));
    }
}

fn release(
    event: On<Pointer<Release>>,
    lens: Lens,
    lingering: Res<Lingering>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<Dragged>,
    mut touches: MessageWriter<Touch>,
) {
    if event.entity != event.original_event_target() {
        return;
    }
    let finger = is_finger(event.pointer_id);
    match *gesture {
        Gesture::Pressed { on: Some(square), button: PointerButton::Primary, .. }
            if !lingering.long =>
        {
            touches.write(Touch::Tap { square, finger });
        }
        Gesture::Pressed { button: PointerButton::Secondary, .. } => {
            touches.write(Touch::Cancel);
        }
        Gesture::Carrying => {
            let square = lens
                .surface_at(event.pointer_location.position)
                .and_then(|point| lens.layout.square_at(point));
            touches.write(Touch::Drop { square, finger });
        }
        _ => {}
    }
    *gesture = Gesture::None;
    dragged.set_if_neq(Dragged(None));
}

fn cancel(
    event: On<Pointer<Cancel>>,
    mut gesture: ResMut<Gesture>,
    mut dragged: ResMut<Dragged>,
    mut touches: MessageWriter<Touch>,
) {
    if event.entity == event.original_event_target() && *gesture != Gesture::None {
        if *gesture == Gesture::Carrying {
            touches.write(Touch::Cancel);
        }
        *gesture = Gesture::None;
        dragged.set_if_neq(Dragged(None));
    }
}

fn over(
    event: On<Pointer<Over>>,
    spots: Spots,
    launch: Option<Res<Launch>>,
    mut hovered: ResMut<Hovered>,
    mut cursor: ResMut<Cursor>,
) {
    // A pointer that lies about is not in the picture.
    if launch.is_some_and(|launch| launch.takes_pictures()) {
        return;
    }
    if event.entity == event.original_event_target() {
        // Whoever takes the mouse lets go of the keys.
        cursor.set_if_neq(Cursor(None));
        hovered.set_if_neq(Hovered(square_of(&spots, event.entity)));
    }
}

fn out(event: On<Pointer<Out>>, spots: Spots, mut hovered: ResMut<Hovered>) {
    if event.entity == event.original_event_target() && square_of(&spots, event.entity) == hovered.0
    {
        hovered.set_if_neq(Hovered(None));
    }
}

fn is_finger(pointer: PointerId) -> bool {
    matches!(pointer, PointerId::Touch(_))
}

/// The way from the window to the surface of the board.
#[derive(bevy::ecs::system::SystemParam)]
struct Lens<'w, 's> {
    layout: Res<'w, Layout>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Orbit>>,
    touches: Option<Res<'w, Touches>>,
}

impl Lens<'_, '_> {
    /// The point of the board's plane under a point of the window.
    fn surface_at(&self, position: Vec2) -> Option<Vec3> {
        let ray = self.ray(position)?;
        let distance = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        Some(ray.get_point(distance))
    }

    /// The ray into the world from a point of the window.
    fn ray(&self, position: Vec2) -> Option<Ray3d> {
        let (camera, transform) = self.cameras.iter().next()?;
        camera.viewport_to_world(transform, position).ok()
    }

    fn fingers(&self) -> usize {
        self.touches.as_ref().map_or(0, |touches| touches.iter().count())
    }
}

/// Whether the hand could do something on the hovered square.
pub fn is_touchable(hovered: Hovered, hand: &Hand, table: &Table) -> bool {
    let Some(square) = hovered.0 else { return false };
    let position = table.shown_position();
    let own = position.owns(position.turn(), square);
    let aimed = hand.from().is_some_and(|from| !aims(table, from, square).is_empty());
    table.open_to_hands() && (own || aimed)
}
