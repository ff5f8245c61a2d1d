//! Pictures are drawn when something changes and not otherwise: a quiet board costs nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

use super::finish::Textures;
use super::models::Models;
use super::quality::Level;
use super::style::Style;
use super::{Anchors, LookSystems};
use crate::board::{Clock, Reset, Script, Signs, Stepped, Table, WishRefused};
use crate::computer::{Bell, Hint};
use crate::control::{Cursor, Hand};
use crate::settings::Settings;
use crate::ui::{Panels, Redraw, Whole};

/// Frames drawn after a change, so that what it set off is seen too.
const AFTERGLOW: u32 = 4;
/// Seconds after the start, or after everything looks otherwise, in which what was asked for may
/// not have reached the renderer; and the most it may take to compile its shaders.
const WARM_UP: f32 = 2.0;
const COMPILING: f32 = 90.0;
/// How long the loop may sleep when no clock runs.
const SLEEP: Duration = Duration::from_secs(3600);

/// When it is decided whether another picture is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WakeSystems;

/// Whether the renderer still compiles shaders: what needs them is not seen yet.
#[derive(Resource, Clone, Debug, Default)]
pub struct Compiling(Arc<AtomicBool>);

/// Whether everything that belongs on the table can be seen.
pub fn is_whole(
    models: Res<Models>,
    textures: Res<Textures>,
    assets: Res<AssetServer>,
    compiling: Res<Compiling>,
) -> bool {
    models.ready() && textures.ready(&assets) && !compiling.0.load(Ordering::Relaxed)
}

/// Lets the loop sleep, and wakes it.
pub fn plugin(app: &mut App) {
    let mode = UpdateMode::reactive_low_power(SLEEP);
    app.init_resource::<Whole>()
        .insert_resource(WinitSettings { focused_mode: mode, unfocused_mode: mode })
        .add_systems(PreStartup, hang_the_bell)
        .add_systems(Update, tell_how_much.in_set(LookSystems::Dress))
        .add_systems(Last, (keep_awake, set_the_alarm).in_set(WakeSystems));
    let compiling = Compiling::default();
    app.insert_resource(compiling.clone());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiling)
            .add_systems(Render, tell.in_set(RenderSystems::Cleanup));
    }
}

/// The renderer tells whether it is busy.
fn tell(cache: Res<PipelineCache>, compiling: Res<Compiling>) {
    compiling.0.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

/// The panels hear how much of the table can be seen.
fn tell_how_much(
    (models, textures, assets): (Res<Models>, Res<Textures>, Res<AssetServer>),
    compiling: Res<Compiling>,
    mut whole: ResMut<Whole>,
) {
    let share = models.share();
    let is_whole = is_whole(models, textures, assets, compiling);
    whole.set_if_neq(Whole(if is_whole { 1.0 } else { 0.95 * share }));
}

/// A thought that comes to its end wakes the loop.
fn hang_the_bell(mut commands: Commands, loops: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = loops {
        let proxy = (*proxy).clone();
        commands.insert_resource(Bell::new(move || {
            // A loop that is gone needs no waking.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
    }
}

/// What a picture shows beside the men.
type Seen = (Hand, Hint, Signs, Cursor, Panels, Settings);

fn keep_awake(
    time: Res<Time<Real>>,
    (models, textures, assets): (Res<Models>, Res<Textures>, Res<AssetServer>),
    (level, style, compiling): (Res<Level>, Res<Style>, Res<Compiling>),
    hand: Res<Hand>,
    (hint, signs, cursor): (Res<Hint>, Res<Signs>, Res<Cursor>),
    settings: Res<Settings>,
    panels: Res<Panels>,
    anchors: Res<Anchors>,
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    mut refusals: MessageReader<WishRefused>,
    mut warm: Local<f32>,
    mut left: Local<u32>,
    mut before: Local<Option<Seen>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let happened = steps.read().count() + resets.read().count() + refusals.read().count() > 0;
    let now = time.elapsed_secs();
    if level.is_changed() || style.is_changed() {
        *warm = now + WARM_UP;
    }
    let busy = compiling.0.load(Ordering::Relaxed) && now < *warm + COMPILING;
    let warming = now < *warm || busy || !models.ready() || !textures.ready(&assets);
    // Compared by value: whoever may write these marks them as changed in every frame.
    let now = (*hand, *hint, signs.clone(), *cursor, *panels, settings.clone());
    let changed = before.as_ref() != Some(&now) || anchors.is_changed();
    if changed {
        *before = Some(now);
    }
    if happened || warming || changed {
        *left = AFTERGLOW;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// A running clock, a study that goes on by itself and whatever else changes by itself set the alarm.
fn set_the_alarm(
    table: Res<Table>,
    script: Res<Script>,
    panels: Res<Redraw>,
    mut winit: ResMut<WinitSettings>,
) {
    let clock = match (table.running(), table.clock()) {
        (Some(player), Some(clock)) if clock.left(player) < Clock::CRITICAL => {
            Duration::from_millis(100)
        }
        (Some(_), Some(_)) => Duration::from_millis(500),
        _ => SLEEP,
    };
    let mode =
        UpdateMode::reactive_low_power(clock.min(panels.after).min(script.due().unwrap_or(SLEEP)));
    if winit.focused_mode != mode {
        *winit = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}
