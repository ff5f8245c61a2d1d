//! The command line of the game: flags for tests, pictures and measurements.

use std::path::PathBuf;

use bevy::asset::AssetPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{WindowPlugin, WindowResolution};
use clap::Parser;
use rules::{AnyPosition, Game, PositionTextError};
use wgpu_types::MemoryHints;

use crate::settings::Quality;

/// Pancharanga: a table for chess-like games.
#[derive(Parser, Resource, Clone, Debug, Default)]
#[command(version)]
pub struct Launch {
    /// Keep games and settings in this folder instead of the platform's own
    #[arg(long, env = "PANCHARANGA_HOME", value_name = "DIR")]
    pub home: Option<PathBuf>,
    /// Size of the window in logical pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = parse_size)]
    pub size: Option<(u32, u32)>,
    /// Play a scene of each game by itself, write pictures to this folder, and stop
    #[arg(long, value_name = "DIR")]
    pub render_to: Option<PathBuf>,
    /// Play a game of each kind by itself, over and over, until a key, a button or a finger is felt
    #[arg(long)]
    pub showcase: bool,
    /// Write the frames of a short film of it to this folder, twenty a second, and stop
    #[arg(long, value_name = "DIR")]
    pub film: Option<PathBuf>,
    /// Write a line of JSON to this file whenever the state of the table changes
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
    /// Begin with a new game of this kind: chess, joker, keres, cyvasse or checkered
    #[arg(long, value_name = "GAME")]
    pub game: Option<Game>,
    /// Begin it from this position text
    #[arg(long, value_name = "TEXT", requires = "game")]
    pub position: Option<String>,
    /// How much is drawn, until the settings say otherwise
    #[arg(long, value_name = "LEVEL")]
    pub quality: Option<Quality>,
    /// Draw without a pause, and print what a frame takes and what our systems take of it
    #[arg(long)]
    pub cost: bool,
    /// Open nothing but a window with a camera, and with --game as many men in plain materials, to
    /// measure against
    #[arg(long)]
    pub bare: bool,
}

impl Launch {
    /// The folder to keep games and settings in, if not the platform's: a game that plays by
    /// itself for pictures leaves nothing on anybody's shelf.
    pub fn home(&self) -> Option<PathBuf> {
        let passing = || std::env::temp_dir().join(format!("pancharanga-{}", std::process::id()));
        self.home.clone().or_else(|| self.takes_pictures().then(passing))
    }

    /// Whether nobody is there but whoever takes pictures.
    pub fn takes_pictures(&self) -> bool {
        self.render_to.is_some() || self.film.is_some()
    }

    /// Where play begins, if the command line says so.
    ///
    /// # Errors
    /// What is wrong with the position text, or that there is no display to open a window on.
    pub fn check(&self) -> Result<Option<AnyPosition>, LaunchError> {
        let start = match (self.game, &self.position) {
            (Some(game), Some(text)) => Some(AnyPosition::from_text(game, text)?),
            (Some(game), None) => Some(AnyPosition::start(game)),
            (None, _) => None,
        };
        let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_named = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(is_set);
        // Other systems have one display, and it needs no name.
        if cfg!(target_os = "linux") && !is_named {
            return Err(LaunchError::NoDisplay);
        }
        Ok(start)
    }

    /// The engine's plugins with our window.
    pub fn window(&self) -> bevy::app::PluginGroupBuilder {
        let (width, height) = self.size.unwrap_or((1280, 720));
        let memory_hints = if self.bare { default() } else { SMALL_BLOCKS };
        DefaultPlugins
            .set(RenderPlugin {
                render_creation: WgpuSettings { memory_hints, ..default() }.into(),
                ..default()
            })
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: String::from("Pancharanga"),
                    name: Some(String::from("pancharanga")),
                    resolution: WindowResolution::new(width, height),
                    ..default()
                }),
                ..default()
            })
            .set(AssetPlugin {
                file_path: crate::sources::root().join("assets").to_string_lossy().into_owned(),
                watch_for_changes_override: Some(false),
                ..default()
            })
            // A frame drawn on request must be the frame that is seen.
            .disable::<PipelinedRenderingPlugin>()
    }
}

/// The graphics card's memory is taken in blocks of so many bytes. The engine's default takes it by
/// the hundred megabytes, for scenes that stream; of small blocks more are given back once all
/// has been read.
const SMALL_BLOCKS: MemoryHints =
    MemoryHints::Manual { suballocated_device_memory_block_size: 6 << 20..6 << 20 };

/// Why the game does not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LaunchError {
    /// Nowhere to open a window.
    #[error(
        "there is no display to open a window on; `cargo xtask play` renders pictures without one"
    )]
    NoDisplay,
    /// The position on the command line.
    #[error("--position: {0}")]
    Position(#[from] PositionTextError),
}

fn parse_size(text: &str) -> Result<(u32, u32), String> {
    text.split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)))
        .filter(|(width, height)| *width >= 320 && *height >= 240)
        .ok_or_else(|| format!("\"{text}\" is no size; write it like 1280x720, at least 320x240"))
}
