//! The frames of a film: the showcase in brief, each picture a fixed step of time further,
//! however long the machine takes to draw it: `--film`.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::Showcase;
use crate::board::{Subject, Table};
use crate::launch::Launch;
use crate::look::wake::is_whole;

/// Pictures a second.
const RATE: u64 = 20;
/// Pictures that shaders and textures get to be ready.
const SETTLE: u32 = 12;

/// Films when asked to.
pub(super) fn plugin(app: &mut App) {
    let films = app.world().get_resource::<Launch>().is_some_and(|launch| launch.film.is_some());
    if films {
        let step = Duration::from_nanos(1_000_000_000 / RATE);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(step)).add_systems(
            Update,
            // What is read from disk and compiled takes its own time, and none of the film's.
            film.run_if(is_whole),
        );
    }
}

/// How far the film has come.
#[derive(Default)]
struct Reel {
    warmed: u32,
    begun: bool,
    frames: usize,
}

fn film(
    launch: Res<Launch>,
    table: Res<Table>,
    waiting: Query<(), With<Screenshot>>,
    mut showcase: ResMut<Showcase>,
    mut reel: Local<Reel>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let Some(folder) = &launch.film else { return };
    if !reel.begun {
        reel.begun = true;
        showcase.brief = true;
        showcase.begin();
        if let Err(error) = std::fs::create_dir_all(folder) {
            error!("{} cannot be made: {error}", folder.display());
            exit.write(AppExit::error());
        }
        return;
    }
    if !showcase.is_on() {
        // What was shown last stays on the table; nothing more of it is taken.
        if waiting.is_empty() {
            info!("{} frames lie in {}", reel.frames, folder.display());
            exit.write(AppExit::Success);
        }
        return;
    }
    if !table.studies(Subject::Showcase) {
        return;
    }
    reel.warmed += 1;
    if reel.warmed < SETTLE {
        return;
    }
    reel.frames += 1;
    let path = folder.join(format!("{:05}.png", reel.frames));
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
}
