//! The camera: it orbits, zooms and pans around the board within limits, and never loses it.

use bevy::camera::SubCameraView;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContext;
use rules::Player;

use super::pick::is_panels;
use crate::board::{BoardSystems, Reset, Stepped, Table};
use crate::look::layout::Layout;
use crate::settings::{Motion, Orientation, Settings};
use crate::ui::{Arrangement, Panels};

/// A wish about the view.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum View {
    /// Back to the seat the game is seen from.
    Reset,
    /// To the other side of the table.
    Flip,
    /// Straight from above, and back.
    TopDown,
    /// Turned by pixels of a drag.
    Orbit(Vec2),
    /// Shifted by pixels of a drag.
    Pan(Vec2),
    /// Nearer by this factor (less than 1: further); a point of the table may be named that stays
    /// where it is seen.
    Zoom(f32, Option<Vec3>),
}

/// Where the camera is meant to be; it glides there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Radians around the board; 0 is White's seat.
    pub yaw: f32,
    /// Radians above the table.
    pub pitch: f32,
    /// 1 shows the whole board; smaller is nearer.
    pub zoom: f32,
    /// The point looked at.
    pub target: Vec3,
}

impl Default for Orbit {
    fn default() -> Self {
        Self { yaw: 0.0, pitch: SEAT_PITCH, zoom: 1.0, target: Vec3::ZERO }
    }
}

impl Orbit {
    /// Whose seat this view is nearer to.
    pub fn seat(&self) -> Player {
        if self.yaw.cos() >= 0.0 { Player::White } else { Player::Black }
    }

    /// Whether it looks straight down.
    pub fn is_top_down(&self) -> bool {
        self.pitch > 1.5
    }

    fn look_at(&mut self, target: Vec3) {
        let reach = Vec3::splat(PAN_LIMIT);
        self.target = target.clamp(-reach, reach) * Vec3::new(1.0, 0.0, 1.0);
    }

    /// Comes nearer by a factor; `still` stays where it is seen.
    fn come_nearer(&mut self, by: f32, still: Option<Vec3>) {
        let zoom = (self.zoom / by).clamp(ZOOM_LIMITS.0, ZOOM_LIMITS.1);
        let still = still.unwrap_or(self.target);
        self.look_at(still + (self.target - still) * (zoom / self.zoom));
        self.zoom = zoom;
        // Whoever steps back sees the whole board again.
        if zoom >= 1.0 {
            self.target = Vec3::ZERO;
        }
    }
}

/// When the view follows what was wished.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CameraSystems;

/// Vertical field of view in radians; long enough a lens that far squares stay large.
pub const FIELD_OF_VIEW: f32 = 0.5;

const SEAT_PITCH: f32 = 0.93;
const PITCH_LIMITS: (f32, f32) = (0.35, 1.5533);
const TOP_DOWN_PITCH: f32 = 1.5533;
const ZOOM_LIMITS: (f32, f32) = (0.4, 1.5);
const PAN_LIMIT: f32 = 3.6;
const RADIANS_PER_PIXEL: f32 = 0.006;
/// Part of the way that is left after a second.
const GLIDE: f32 = 0.000_4;
/// How far from the middle of the free part of the window the outline may reach, 1 being its
/// edge.
const MARGIN: f32 = 0.96;

/// Keeps the camera on its orbit.
pub fn plugin(app: &mut App) {
    app.add_message::<View>().add_systems(
        Update,
        (wheel, pinch, turn_to_seat.after(BoardSystems::Apply), steer, glide)
            .chain()
            .in_set(CameraSystems),
    );
}

/// Where the camera really is, on its way to its [`Orbit`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Gliding(Orbit);

impl Gliding {
    /// On the way to `orbit` from a little further away.
    pub fn from_afar(orbit: Orbit) -> Self {
        Self(Orbit { zoom: orbit.zoom * 1.3, pitch: orbit.pitch - 0.12, ..orbit })
    }
}

fn wheel(
    mut scrolls: MessageReader<MouseWheel>,
    mut views: MessageWriter<View>,
    arrangement: Res<Arrangement>,
    mut panels: Query<&mut EguiContext>,
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Orbit>>,
) {
    for scroll in scrolls.read() {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.y,
            MouseScrollUnit::Pixel => scroll.y / 50.0,
        };
        let pointer = windows.single().ok().and_then(Window::cursor_position);
        let theirs = pointer.is_some_and(|at| is_panels(&mut panels, arrangement.point(at)));
        if !theirs && notches != 0.0 {
            views.write(View::Zoom(1.12_f32.powf(notches), under(pointer, &cameras)));
        }
    }
}

/// Two fingers: apart is nearer, together is further, side by side is a shift.
fn pinch(
    mut pinches: MessageReader<PinchGesture>,
    touches: Res<Touches>,
    mut views: MessageWriter<View>,
    cameras: Query<(&Camera, &GlobalTransform), With<Orbit>>,
) {
    for pinch in pinches.read() {
        views.write(View::Zoom(1.0 + pinch.0, None));
    }
    let fingers: Vec<_> = touches.iter().collect();
    let [a, b] = fingers[..] else { return };
    let before = a.previous_position().distance(b.previous_position());
    let now = a.position().distance(b.position());
    if before > 1.0 && now > 1.0 && (before - now).abs() > 0.01 {
        let middle = (a.position() + b.position()) / 2.0;
        views.write(View::Zoom(now / before, under(Some(middle), &cameras)));
    }
    let shift = (a.delta() + b.delta()) / 2.0;
    if shift != Vec2::ZERO {
        views.write(View::Pan(shift));
    }
}

/// The point of the table seen at a place of the window.
fn under(
    place: Option<Vec2>,
    cameras: &Query<(&Camera, &GlobalTransform), With<Orbit>>,
) -> Option<Vec3> {
    let (camera, transform) = cameras.single().ok()?;
    let ray = camera.viewport_to_world(transform, place?).ok()?;
    ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))
}

/// Two people who share a side of the screen see the board from the mover's seat; one person
/// who plays the computer keeps to one seat from the beginning.
fn turn_to_seat(
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    table: Res<Table>,
    settings: Res<Settings>,
    mut cameras: Query<&mut Orbit>,
    mut before_study: Local<Option<Orbit>>,
) {
    let begun = resets.read().count() > 0;
    for mut orbit in &mut cameras {
        // After a study the game is seen as it was before.
        match (table.study(), *before_study) {
            (Some(_), None) => *before_study = Some(*orbit),
            (None, Some(before)) => {
                *orbit = before;
                *before_study = None;
            }
            _ => {}
        }
    }
    let changed = steps.read().count() > 0 || begun || settings.is_changed();
    let seat = match (table.lone_person(), settings.orientation) {
        (Some(person), _) if begun => person,
        (None, Orientation::Turn) if changed && table.outcome().is_none() => {
            table.shown_position().turn()
        }
        _ => return,
    };
    for mut orbit in &mut cameras {
        if orbit.seat() != seat {
            orbit.yaw += std::f32::consts::PI;
        }
    }
}

fn steer(
    mut views: MessageReader<View>,
    mut cameras: Query<(&mut Orbit, &Gliding)>,
    settings: Res<Settings>,
    (table, panels): (Res<Table>, Res<Panels>),
) {
    if panels.title {
        views.clear();
    }
    for view in views.read() {
        for (mut orbit, now) in &mut cameras {
            match *view {
                View::Reset => {
                    let seat = match (table.lone_person(), settings.orientation) {
                        (Some(person), _) => person,
                        (None, Orientation::Turn) => table.shown_position().turn(),
                        (None, Orientation::Fixed | Orientation::Flip) => Player::White,
                    };
                    let yaw = if seat == Player::White { 0.0 } else { std::f32::consts::PI };
                    *orbit = Orbit { yaw: nearest_turn(yaw, now.0.yaw), ..Orbit::default() };
                }
                View::Flip => {
                    let yaw =
                        if orbit.seat() == Player::White { std::f32::consts::PI } else { 0.0 };
                    orbit.yaw = nearest_turn(yaw, now.0.yaw + 0.01);
                }
                View::TopDown if orbit.is_top_down() => orbit.pitch = SEAT_PITCH,
                View::TopDown => {
                    orbit.pitch = TOP_DOWN_PITCH;
                    let yaw =
                        if orbit.seat() == Player::White { 0.0 } else { std::f32::consts::PI };
                    orbit.yaw = nearest_turn(yaw, now.0.yaw);
                }
                View::Orbit(by) => {
                    orbit.yaw -= by.x * RADIANS_PER_PIXEL;
                    orbit.pitch = (orbit.pitch + by.y * RADIANS_PER_PIXEL)
                        .clamp(PITCH_LIMITS.0, PITCH_LIMITS.1);
                }
                View::Pan(by) => {
                    let right = Quat::from_rotation_y(orbit.yaw) * Vec3::X;
                    let back = Quat::from_rotation_y(orbit.yaw) * Vec3::Z;
                    let reach = orbit.zoom * 0.014;
                    let target = orbit.target - (right * by.x + back * by.y) * reach;
                    orbit.look_at(target);
                }
                View::Zoom(by, still) => orbit.come_nearer(by, still),
            }
        }
    }
}

fn glide(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    (arrangement, panels): (Res<Arrangement>, Res<Panels>),
    mut cameras: Query<(&Orbit, &mut Gliding, &mut Transform, &mut Camera)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut framed: Local<Option<(Orbit, Frame, Layout)>>,
) {
    let Some(layout) = layout else { return };
    if panels.title {
        *framed = None;
        return;
    }
    let Ok(window) = windows.single() else { return };
    let frame = Frame::new(window.size(), arrangement.free());
    for (orbit, mut gliding, mut transform, mut camera) in &mut cameras {
        let left = match settings.motion {
            Motion::Off => 0.0,
            // A slow frame must not throw the camera past its goal or stop it short.
            Motion::Full | Motion::Fast => GLIDE.powf(time.delta_secs().min(0.25)),
        };
        let now = &mut gliding.0;
        let far = is_far(now, orbit);
        if far {
            now.yaw = orbit.yaw + (now.yaw - orbit.yaw) * left;
            now.pitch = orbit.pitch + (now.pitch - orbit.pitch) * left;
            now.zoom = orbit.zoom + (now.zoom - orbit.zoom) * left;
            now.target = orbit.target + (now.target - orbit.target) * left;
            redraw.write(RequestRedraw);
        } else if *now != *orbit {
            *now = *orbit;
        }
        let seen = Some((*now, frame, *layout));
        if *framed != seen {
            *framed = seen;
            *transform = pose(now, &layout, &frame);
            camera.sub_camera_view = Some(frame.crop());
        }
    }
}

fn is_far(now: &Orbit, goal: &Orbit) -> bool {
    (now.yaw - goal.yaw).abs() > 0.001
        || (now.pitch - goal.pitch).abs() > 0.001
        || (now.zoom - goal.zoom).abs() > 0.001
        || now.target.distance(goal.target) > 0.002
}

/// The window, and the part of it that no panel covers, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    window: Vec2,
    free: Rect,
}

impl Frame {
    /// A window of `window` pixels with a free part; all of it when the part is too small.
    pub fn new(window: Vec2, free: Rect) -> Self {
        let whole = Rect::from_corners(Vec2::ZERO, window.max(Vec2::ONE));
        let free = free.intersect(whole);
        let enough = free.width() > 0.3 * window.x && free.height() > 0.3 * window.y;
        Self { window: whole.size(), free: if enough { free } else { whole } }
    }

    /// The lens is shifted so that its middle is the middle of the free part: the window shows a
    /// crop of a larger picture around that point.
    fn crop(&self) -> SubCameraView {
        let middle = self.free.center();
        let half = middle.max(self.window - middle);
        SubCameraView {
            full_size: (half * 2.0).round().as_uvec2(),
            offset: half - middle,
            size: self.window.round().as_uvec2(),
        }
    }
}

/// The camera's place for an orbit: as near as shows the whole outline in the free part of the
/// window, times the zoom.
pub fn pose(orbit: &Orbit, layout: &Layout, frame: &Frame) -> Transform {
    let turn = Quat::from_rotation_y(orbit.yaw) * Quat::from_rotation_x(-orbit.pitch);
    // The field of view spans the larger picture that the window is cut from.
    let per_pixel = (FIELD_OF_VIEW / 2.0).tan() / (frame.crop().full_size.y as f32 / 2.0);
    let reach = frame.free.size() / 2.0 * per_pixel * MARGIN;
    let inverse = turn.inverse();
    // A corner at camera-space (x, y, z) is in sight from distance d when |x| ≤ reach·(d − z).
    let distance = layout
        .outline()
        .iter()
        .map(|corner| {
            let seen = inverse * *corner;
            (seen.x.abs() / reach.x).max(seen.y.abs() / reach.y) + seen.z
        })
        .fold(0.0_f32, f32::max);
    let eye = orbit.target + turn * Vec3::Z * distance * orbit.zoom;
    Transform::from_translation(eye).with_rotation(turn)
}

/// `yaw` or a full turn more or less, whichever is nearest to `now`.
fn nearest_turn(yaw: f32, now: f32) -> f32 {
    let turn = std::f32::consts::TAU;
    yaw + ((now - yaw) / turn).round() * turn
}

#[cfg(test)]
mod tests {
    use engine::Level;
    use rules::Game;

    use super::*;
    use crate::board::{self, Intent, Seat, Terms};

    fn seen_from(app: &mut App) -> Player {
        let world = app.world_mut();
        world.query::<&Orbit>().single(world).expect("one camera").seat()
    }

    fn wish(app: &mut App, wish: Intent) {
        app.world_mut().write_message(wish);
        app.update();
    }

    #[test]
    fn what_the_pointer_is_on_stays_under_it() {
        let layout = Layout::of(Game::Chess);
        let window = Vec2::new(800.0, 480.0);
        let frame = Frame::new(window, Rect::from_corners(Vec2::ZERO, window));
        let seen = |orbit: &Orbit, point: Vec3| {
            let point = pose(orbit, &layout, &frame).to_matrix().inverse().transform_point3(point);
            point.truncate() / point.z
        };
        let square = Vec3::new(2.5, 0.0, -1.5);
        let mut orbit = Orbit { yaw: 0.4, ..Orbit::default() };
        let place = seen(&orbit, square);
        for by in [1.12, 1.4, 0.9] {
            orbit.come_nearer(by, Some(square));
            assert!(seen(&orbit, square).distance(place) < 1e-4, "{by}");
        }
        orbit.come_nearer(0.1, Some(square));
        assert_eq!(orbit.target, Vec3::ZERO, "far away the whole board is in the middle");
    }

    #[test]
    fn one_person_keeps_to_one_seat_and_two_change_only_when_they_want_to() {
        let computer = Seat::Computer(Some(Level::LOWEST));
        for orientation in Orientation::ALL {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, board::plugin, plugin))
                .insert_resource(Settings { orientation, ..default() })
                .init_resource::<Touches>()
                .init_resource::<Arrangement>()
                .insert_resource(Panels::TABLE)
                .add_message::<MouseWheel>()
                .add_message::<PinchGesture>()
                .add_message::<RequestRedraw>();
            app.world_mut().spawn(Orbit::default());
            for (seats, begin, after) in [
                ([computer, Seat::Person], Player::Black, Player::Black),
                ([Seat::Person, computer], Player::White, Player::White),
                ([Seat::Person; 2], Player::White, Player::Black),
            ] {
                wish(&mut app, Intent::new_game(Terms { seats, ..Terms::plain(Game::Chess) }));
                assert_eq!(seen_from(&mut app), begin, "{orientation:?}");
                wish(&mut app, Intent::Play("e2e4".parse().expect("a move")));
                let turns = orientation == Orientation::Turn;
                let expected = if turns { after } else { begin };
                assert_eq!(seen_from(&mut app), expected, "{orientation:?}");
                app.world_mut().write_message(View::Flip);
                app.update();
                app.world_mut().write_message(View::Reset);
                app.update();
                assert_eq!(seen_from(&mut app), expected, "{orientation:?}");
            }
        }
    }
}
