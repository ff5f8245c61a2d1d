//! A short game played by itself, rendered to pictures: `--render-to`.

use std::path::Path;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::RequestRedraw;

use crate::board::{Intent, Table};
use crate::control::camera::View;
use crate::launch::Launch;
use crate::look::models::Models;
use crate::look::motion::Travel;

/// A sharp little game that ends in mate with most men still on the board.
const MOVES: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";
/// Frames to let shaders, textures and journeys settle before a picture.
const SETTLE: u32 = 12;

/// Plays and photographs when asked to.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, direct.run_if(|launch: Res<Launch>| launch.render_to.is_some()));
}

/// How far the performance has come.
#[derive(Default)]
struct Performance {
    pictures: usize,
    still: u32,
    taken: bool,
}

fn direct(
    launch: Res<Launch>,
    models: Res<Models>,
    table: Res<Table>,
    travels: Query<(), With<Travel>>,
    shots: Query<(), With<Screenshot>>,
    mut performance: Local<Performance>,
    mut commands: Commands,
    mut intents: MessageWriter<Intent>,
    mut views: MessageWriter<View>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let Some(folder) = &launch.render_to else { return };
    if !models.ready() || !travels.is_empty() || !shots.is_empty() {
        performance.still = 0;
        return;
    }
    performance.still += 1;
    if performance.still < SETTLE {
        return;
    }
    performance.still = 0;
    if !performance.taken {
        performance.taken = true;
        performance.pictures += 1;
        let path = folder.join(format!("{:02}.png", performance.pictures));
        if let Err(error) = std::fs::create_dir_all(folder) {
            error!("{} cannot be made: {error}", folder.display());
            exit.write(AppExit::error());
            return;
        }
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        return;
    }
    performance.taken = false;
    match MOVES.split(' ').nth(table.line().ply()).map(str::parse) {
        Some(Ok(mv)) => {
            intents.write(Intent::Play(mv));
            views.write(View::Orbit(Vec2::new(-9.0, 1.5)));
        }
        Some(Err(_)) | None => {
            info!("{} pictures lie in {}", performance.pictures, place(folder));
            exit.write(AppExit::Success);
        }
    }
}

fn place(folder: &Path) -> String {
    folder.canonicalize().unwrap_or_else(|_| folder.to_owned()).display().to_string()
}
