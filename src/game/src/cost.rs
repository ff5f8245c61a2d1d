//! What drawing costs: `--cost` prints how long the start took, and in the mean of many frames how
//! long each takes and how much of a processor our own systems take.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use crate::launch::Launch;
use crate::look::wake::is_whole;
use crate::title::Plan;
use crate::ui::{PanelSystems, Panels};

/// Notes that the program begins.
pub fn begin() {
    BEGUN.get_or_init(Instant::now);
}

/// Measures when asked to.
pub fn plugin(app: &mut App) {
    let launch = app.world().resource::<Launch>();
    if !launch.cost {
        return;
    }
    if launch.bare {
        app.insert_resource(Whole(true));
    } else {
        app.init_resource::<Whole>().add_systems(PreUpdate, see_all.run_if(is_whole));
    }
    app.init_schedule(BeforeOurs).init_schedule(AfterOurs);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(Update, BeforeOurs);
    order.insert_after(Update, AfterOurs);
    app.init_resource::<Cost>()
        .add_systems(BeforeOurs, start)
        .add_systems(AfterOurs, stop)
        .add_systems(EguiPrimaryContextPass, (start.before(PanelSystems), stop.after(PanelSystems)))
        .add_systems(Last, report);
}

static BEGUN: OnceLock<Instant> = OnceLock::new();

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct BeforeOurs;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct AfterOurs;

/// Whether all that belongs to the first screen is there.
#[derive(Resource, Default)]
struct Whole(bool);

#[derive(Resource, Default)]
struct Cost {
    since: Option<Duration>,
    spent: Duration,
    frame: Option<Instant>,
    whole: Duration,
    frames: u32,
    told: bool,
}

/// Frames that make one line.
const FRAMES: u32 = 60;

fn see_all(mut whole: ResMut<Whole>, panels: Res<Panels>, plan: Res<Plan>) {
    whole.0 |= !panels.title || plan.read >= 1.0;
}

fn start(mut cost: ResMut<Cost>) {
    cost.since = Some(processor_time());
}

fn stop(mut cost: ResMut<Cost>) {
    let since = cost.since.take().unwrap_or_else(processor_time);
    cost.spent += processor_time().saturating_sub(since);
}

/// Draws without a pause, so that there is something to measure; counts once all is there.
fn report(mut cost: ResMut<Cost>, whole: Res<Whole>, mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
    let before = cost.frame.replace(Instant::now());
    let (Some(before), true) = (before, whole.0) else {
        cost.spent = Duration::ZERO;
        return;
    };
    if !cost.told {
        cost.told = true;
        cost.spent = Duration::ZERO;
        if let Some(begun) = BEGUN.get() {
            info!("the first whole picture came after {} ms", begun.elapsed().as_millis());
        }
        return;
    }
    cost.whole += before.elapsed();
    cost.frames += 1;
    if cost.frames == FRAMES {
        let [whole, ours] =
            [cost.whole, cost.spent].map(|all| all.as_micros() / u128::from(FRAMES));
        info!("a frame takes {whole} us, our systems take {ours} us of it (mean of {FRAMES})");
        *cost = Cost { frame: cost.frame, told: true, ..default() };
    }
}

/// How much of a processor this thread has had: where the picture is drawn by processors as well,
/// they are taken away from us now and then.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "only the C library tells the time of one thread")]
fn processor_time() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: it writes a time to where it is told.
    unsafe {
        libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time);
    }
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Elsewhere the time that goes by stands for it.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn processor_time() -> Duration {
    BEGUN.get_or_init(Instant::now).elapsed()
}
