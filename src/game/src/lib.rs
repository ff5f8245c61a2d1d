//! The game: layers, each a folder of small plugins.
//!
//! `board` holds the truth as components and runs without a window; `control` turns hands into
//! intents, `computer` thoughts; `look` and `sound` show what happened; `ui` holds the panels.
//! `keep` writes games and settings to disk, `text` finds the words.

pub mod analysis;
pub mod bare;
pub mod board;
pub mod computer;
pub mod control;
pub mod cost;
pub mod keep;
pub mod launch;
pub mod lessons;
pub mod levels;
pub mod look;
pub mod memory;
pub mod pages;
pub mod puzzles;
pub mod settings;
pub mod showcase;
pub mod sound;
pub mod sources;
pub mod text;
pub mod title;
pub mod trace;
pub mod ui;

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use clap::Parser;

use board::{Intent, Terms};
use launch::Launch;
use ui::Panels;

/// Reads the command line and plays until the window is closed.
pub fn run() -> AppExit {
    cost::begin();
    let launch = Launch::parse();
    let start = match launch.check() {
        Ok(start) => start,
        Err(error) => {
            eprintln!("{error}");
            return AppExit::from_code(2);
        }
    };
    if !launch.bare {
        memory::give_back();
    }
    let mut app = App::new();
    app.add_plugins(sources::plugin);
    app.add_plugins(launch.window());
    if launch.bare {
        app.insert_resource(launch.clone()).add_plugins(cost::plugin);
        bare::plugin(&mut app, launch.game);
    } else {
        app.insert_resource(launch.clone()).add_plugins(game);
        if let Some(start) = start {
            app.add_systems(
                Startup,
                move |mut intents: MessageWriter<Intent>, mut panels: ResMut<Panels>| {
                    *panels = Panels::TABLE;
                    let terms = Terms { start: start.clone(), ..Terms::plain(start.game()) };
                    intents.write(Intent::new_game(terms));
                },
            );
        }
    }
    let exit = app.run();
    if let (None, Some(passing), true) = (&launch.home, launch.home(), launch.takes_pictures()) {
        // Nobody misses what was kept meanwhile.
        let _ = std::fs::remove_dir_all(passing);
    }
    exit
}

/// The whole game, without the engine's own plugins.
pub fn game(app: &mut App) {
    app.add_plugins((
        analysis::plugin,
        board::plugin,
        computer::plugin,
        control::plugin,
        cost::plugin,
        keep::plugin,
        lessons::plugin,
        look::plugin,
        puzzles::plugin,
        showcase::plugin,
        sound::plugin,
        text::plugin,
        title::plugin,
        trace::plugin,
        ui::plugin,
    ));
    // Each of our systems takes some millionths of a second: handing them to other threads takes
    // longer than they do.
    for schedule in [Update.intern(), EguiPrimaryContextPass.intern()] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}
