//! The showcase: one act after the other, over and over, until somebody wants the table.

use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use rules::{AnyPosition, Player};

use super::acts::Act;
use crate::board::{BoardSystems, Feet, Hands, Script, Study, Subject, Table};
use crate::control::camera::View;
use crate::launch::Launch;
use crate::look::models::Models;
use crate::settings::{Motion, Settings};

/// Whether the table plays by itself, and what.
#[derive(Resource, Debug, Default)]
pub struct Showcase {
    /// The act that is played or comes next; `None` while nothing is shown.
    act: Option<usize>,
    /// Whether only the end of each act is shown, and each only once.
    pub(super) brief: bool,
    /// Seconds since the view was last chosen.
    turned: f32,
    since: Duration,
}

impl Showcase {
    /// Begins with the first act.
    pub fn begin(&mut self) {
        *self = Self { act: Some(0), brief: self.brief, ..default() };
    }

    /// Whether it is on.
    pub fn is_on(&self) -> bool {
        self.act.is_some()
    }
}

/// The last moves of an act that are shown in brief.
const BRIEF: usize = 6;
/// Before the first move, between two, and after the last.
const LEAD: Duration = Duration::from_millis(2_600);
const BEAT: Duration = Duration::from_millis(1_500);
const END: Duration = Duration::from_millis(4_000);
/// The same in brief.
const BRIEF_LEAD: Duration = Duration::from_millis(1_400);
const BRIEF_BEAT: Duration = Duration::from_millis(1_000);
const BRIEF_END: Duration = Duration::from_millis(1_500);
/// Pixels a second that the view turns by, and how far to either side, in seconds.
const DRIFT: f32 = 9.0;
const SWING: f32 = 14.0;
/// Pixels that the view lies lower than a player's.
const LOWER: f32 = 28.0;
/// Whoever has just pressed the button that begins it still moves the pointer.
const GRACE: Duration = Duration::from_millis(800);

/// Directs.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showcase>().add_systems(Startup, begin_as_asked).add_systems(
        Update,
        (direct.in_set(BoardSystems::Judge), drift, give_way.before(BoardSystems::Judge))
            .run_if(|showcase: Res<Showcase>| showcase.is_on()),
    );
}

fn begin_as_asked(launch: Option<Res<Launch>>, mut showcase: ResMut<Showcase>) {
    if launch.is_some_and(|launch| launch.showcase) {
        showcase.begin();
    }
}

fn direct(
    table: Res<Table>,
    models: Res<Models>,
    mut showcase: ResMut<Showcase>,
    mut script: ResMut<Script>,
    mut views: MessageWriter<View>,
) {
    let Some(nth) = showcase.act.filter(|_| !script.is_busy()) else { return };
    let shown = table.studies(Subject::Showcase);
    let begun = nth > 0 || shown;
    if begun && !shown || showcase.brief && nth == Act::all().len() {
        // Somebody put something else on the table; or all has been shown.
        showcase.act = None;
        return;
    }
    if !begun && !models.ready() {
        return;
    }
    let Some(act) = Act::all().get(nth % Act::all().len().max(1)) else { return };
    let (start, moves) = if showcase.brief {
        act.finale(BRIEF)
    } else {
        (AnyPosition::start(act.game), act.moves.as_slice())
    };
    let [lead, beat, end] =
        if showcase.brief { [BRIEF_LEAD, BRIEF_BEAT, BRIEF_END] } else { [LEAD, BEAT, END] };
    let (seat, hands) = (Player::White, Hands::Squares);
    let study = Study { subject: Subject::Showcase, seat, hands, feet: Feet::All };
    script.put_up(study, start);
    script.pause(lead);
    for mv in moves {
        script.play(*mv);
        script.pause(beat);
    }
    script.pause(end);
    showcase.act = Some(nth + 1);
    showcase.turned = 0.0;
    views.write(View::Reset);
    views.write(View::Orbit(Vec2::new(0.0, -LOWER)));
    views.write(View::Zoom(1.06, None));
}

/// The view goes slowly to one side and back to the other.
fn drift(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut showcase: ResMut<Showcase>,
    mut views: MessageWriter<View>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    showcase.since += time.delta();
    if settings.motion == Motion::Off {
        return;
    }
    let passed = time.delta_secs().min(0.2);
    showcase.turned += passed;
    let way = if (showcase.turned / SWING + 0.5).rem_euclid(2.0) < 1.0 { -1.0 } else { 1.0 };
    views.write(View::Orbit(Vec2::new(way * DRIFT * passed, 0.0)));
    redraw.write(RequestRedraw);
}

fn give_way(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheels: MessageReader<MouseWheel>,
    mut fingers: MessageReader<TouchInput>,
    mut pointers: MessageReader<CursorMoved>,
    table: Res<Table>,
    mut showcase: ResMut<Showcase>,
    mut script: ResMut<Script>,
) {
    // All are read, so that none is left for the next time.
    let touched = [
        keys.read().count(),
        buttons.read().count(),
        wheels.read().count(),
        fingers.read().count(),
        pointers.read().filter(|moved| moved.delta.is_some_and(|way| way.length() > 3.0)).count(),
    ];
    if showcase.since < GRACE || touched.iter().all(|count| *count == 0) {
        return;
    }
    showcase.act = None;
    if table.studies(Subject::Showcase) {
        script.leave();
    } else {
        script.clear();
    }
}
