//! The settings on disk: read at the start, written when they change.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::file::{read_text, set_aside, write_text};
use super::{Folders, KeepError, Notice};
use crate::settings::Settings;
use crate::text::Saying;

/// A slider that is dragged changes every frame; the disk need not hear of each.
const PAUSE: Duration = Duration::from_millis(300);

/// What the file holds.
#[derive(Resource, Debug, Default)]
struct Kept {
    settings: Settings,
    waiting: Option<Duration>,
    complained: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Kept>()
        .add_message::<RequestRedraw>()
        .add_systems(PreStartup, fetch)
        .add_systems(PostUpdate, keep)
        .add_systems(Last, keep_at_exit.run_if(on_message::<AppExit>));
}

fn fetch(
    folders: Res<Folders>,
    mut settings: ResMut<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if !folders.settings.exists() {
        return;
    }
    match read(&folders) {
        Ok(found) => {
            *settings = found;
            kept.settings = settings.clone();
        }
        Err(saying) => {
            notices.write(Notice(saying));
        }
    }
}

/// The settings of the file. A damaged file is set aside; what the person is told then.
fn read(folders: &Folders) -> Result<Settings, Saying> {
    let path = &folders.settings;
    let why = match read_text(path) {
        Ok(text) => match ron::from_str(&text) {
            Ok(settings) => return Ok(bounded(settings)),
            Err(error) => Saying::new("keep-why-text")
                .with("line", error.span.start.line)
                .with("column", error.span.start.col),
        },
        Err(KeepError::NotText { .. }) => Saying::new("keep-why-no-text"),
        Err(error) => return Err(error.saying()),
    };
    let told = Saying::new("keep-settings-damaged")
        .with("path", path.display().to_string())
        .with("why", why);
    match set_aside(path) {
        Ok(aside) => Err(told.with("aside", aside.display().to_string())),
        Err(error) => Err(error.saying()),
    }
}

/// The settings with every number where it makes sense, whoever wrote it.
fn bounded(settings: Settings) -> Settings {
    let usual = Settings::default();
    let within = |number: f32, usual: f32, least: f32, most: f32| {
        if number.is_finite() { number.clamp(least, most) } else { usual }
    };
    Settings {
        volume: within(settings.volume, usual.volume, 0.0, 1.0),
        scale: within(settings.scale, usual.scale, 0.75, 2.0),
        ..settings
    }
}

fn keep(
    time: Res<Time<Real>>,
    folders: Res<Folders>,
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if settings.is_changed() && *settings != kept.settings {
        kept.waiting = Some(time.elapsed());
    }
    let Some(since) = kept.waiting else { return };
    if time.elapsed() - since < PAUSE {
        redraws.write(RequestRedraw);
    } else {
        store(&folders, &settings, &mut kept, &mut notices);
    }
}

fn keep_at_exit(
    folders: Res<Folders>,
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if *settings != kept.settings {
        store(&folders, &settings, &mut kept, &mut notices);
    }
}

fn store(
    folders: &Folders,
    settings: &Settings,
    kept: &mut Kept,
    notices: &mut MessageWriter<Notice>,
) {
    kept.waiting = None;
    kept.settings = settings.clone();
    let pretty = ron::ser::PrettyConfig::default();
    let text = match ron::ser::to_string_pretty(settings, pretty) {
        Ok(text) => text,
        Err(error) => return error!("settings cannot be written as text: {error}"),
    };
    match write_text(&folders.settings, &text) {
        Ok(()) => kept.complained = false,
        Err(error) if kept.complained => warn!("{error}"),
        Err(error) => {
            kept.complained = true;
            notices.write(Notice(error.saying()));
        }
    }
}
