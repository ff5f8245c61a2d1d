//! What a frame of our own systems costs: `--cost` prints the mean once a second of frames.

use std::time::{Duration, Instant};

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

use crate::launch::Launch;
use crate::ui::PanelSystems;

/// Measures when asked to.
pub fn plugin(app: &mut App) {
    if !app.world().resource::<Launch>().cost {
        return;
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

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct BeforeOurs;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct AfterOurs;

#[derive(Resource, Default)]
struct Cost {
    since: Option<Instant>,
    spent: Duration,
    frames: u32,
}

/// Frames that make one line.
const FRAMES: u32 = 60;

fn start(mut cost: ResMut<Cost>) {
    cost.since = Some(Instant::now());
}

fn stop(mut cost: ResMut<Cost>) {
    let spent = cost.since.take().map_or(Duration::ZERO, |since| since.elapsed());
    cost.spent += spent;
}

/// Draws without a pause, so that there is something to measure.
fn report(mut cost: ResMut<Cost>, mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
    cost.frames += 1;
    if cost.frames == FRAMES {
        let mean = cost.spent / FRAMES;
        info!("our systems take {mean:?} of a frame (mean of {FRAMES})");
        *cost = Cost::default();
    }
}
