//! The title is looked at: miniatures stand on the table where the screen has their places.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::gallery::{Miniature, PLINTH};
use super::plan::Plan;
use super::scene::Scene;
use crate::control::camera::{FIELD_OF_VIEW, Gliding, Orbit};
use crate::settings::{Motion, Settings};
use crate::ui::Panels;

/// When miniatures find their places.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TitleSystems;

/// Where the title's part of the table is: out of sight of the board.
pub(super) const STAGE: Vec3 = Vec3::new(0.0, 0.0, 400.0);

/// Radians above the table, and how far away.
const PITCH: f32 = 0.66;
const DISTANCE: f32 = 22.0;
/// Miniatures stand askew, so that two of their sides are seen.
const TURN: f32 = 0.36;
/// How much of its place a miniature fills.
const FILL: f32 = 0.90;
/// Height of the tallest man, in squares.
const TALL: f32 = 1.15;
/// How much larger one is that is pointed at, and the part of the way there left after a second.
const LIFT: f32 = 0.08;
const GLIDE: f32 = 0.000_02;

/// Looks.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (look, arrange)
            .chain()
            .run_if(|panels: Res<Panels>| panels.title)
            .in_set(TitleSystems)
            .after(crate::control::camera::CameraSystems),
    )
    .add_systems(Update, come_to_the_board.run_if(resource_changed::<Panels>));
}

fn eye() -> Transform {
    let turn = Quat::from_rotation_x(-PITCH);
    Transform::from_translation(STAGE + turn * Vec3::Z * DISTANCE).with_rotation(turn)
}

fn look(mut cameras: Query<(&mut Transform, &mut Camera), With<Orbit>>) {
    for (mut transform, mut camera) in &mut cameras {
        transform.set_if_neq(eye());
        if camera.sub_camera_view.is_some() {
            camera.sub_camera_view = None;
        }
    }
}

/// From the title to the board the view comes nearer.
fn come_to_the_board(
    panels: Res<Panels>,
    mut before: Local<bool>,
    mut cameras: Query<(&Orbit, &mut Gliding)>,
) {
    if std::mem::replace(&mut *before, panels.title) && !panels.title {
        for (orbit, mut gliding) in &mut cameras {
            *gliding = Gliding::from_afar(*orbit);
        }
    }
}

fn arrange(
    time: Res<Time<Real>>,
    plan: Res<Plan>,
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut miniatures: Query<(&mut Miniature, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(window) = windows.single() else { return };
    let left = match settings.motion {
        Motion::Off => 0.0,
        Motion::Full | Motion::Fast => GLIDE.powf(time.delta_secs().min(0.1)),
    };
    for (mut miniature, mut transform) in &mut miniatures {
        let scene = &Scene::all()[miniature.nth];
        let goal = if plan.lit == Some(scene.game) { 1.0 } else { 0.0 };
        let lift = goal + (miniature.lift - goal) * left;
        if (lift - goal).abs() > 0.01 {
            redraw.write(RequestRedraw);
        }
        if miniature.lift != lift {
            miniature.lift = lift;
        }
        let stand = stand(plan.cells[miniature.nth], window.size(), scene.half(), lift);
        transform.set_if_neq(stand);
    }
}

/// Where a miniature of `half` extent fills its cell of a window.
fn stand(cell: Rect, window: Vec2, half: Vec2, lift: f32) -> Transform {
    let eye = eye();
    let per_pixel = 2.0 * (FIELD_OF_VIEW / 2.0).tan() / window.y.max(1.0);
    // The men rise over the middle of the plinth, so it stands in the lower part of the cell.
    let aim = cell.center() + Vec2::new(0.0, cell.height() * 0.01);
    let off = (aim - window / 2.0) * per_pixel;
    let way = eye.rotation * Vec3::new(off.x, -off.y, -1.0);
    let steps = eye.translation.y / -way.y.min(-0.05);
    let place = eye.translation + way * steps - STAGE;
    // `way` goes one unit along the line of sight, so its length counts depth.
    // Seen alike wherever they stand.
    let turn = Quat::from_rotation_y(TURN - 0.5 * off.x.atan());
    let (sin, cos) = TURN.sin_cos();
    let wide = 2.0 * (half.x * cos + half.y * sin) + 0.5;
    let deep = 2.0 * (half.x * sin + half.y * cos) + 0.5;
    let high = deep * PITCH.sin() + (TALL + PLINTH) * PITCH.cos();
    let fits = (cell.width() * FILL / wide).min(cell.height() * FILL / high);
    let scale = fits * per_pixel * steps * (1.0 + LIFT * lift);
    Transform::from_translation(place + Vec3::Y * scale * (0.37 + 0.25 * lift))
        .with_rotation(turn)
        .with_scale(Vec3::splat(scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_miniature_stands_in_its_cell() {
        for window in [Vec2::new(800.0, 480.0), Vec2::new(1280.0, 720.0), Vec2::new(1080.0, 1920.0)]
        {
            for cell in super::super::plan::share(Rect::from_corners(Vec2::ZERO, window)) {
                let stand = stand(cell, window, Vec2::splat(2.0), 0.0);
                let eye = eye();
                let seen = eye.rotation.inverse() * (STAGE + stand.translation - eye.translation);
                let per_pixel = 2.0 * (FIELD_OF_VIEW / 2.0).tan() / window.y;
                let at = window / 2.0 + Vec2::new(seen.x, -seen.y) / -seen.z / per_pixel;
                assert!(cell.contains(at), "{window}: {cell:?} {at}");
            }
        }
    }
}
