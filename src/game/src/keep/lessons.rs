//! What was learnt in lessons: read at the start, written when a step is done.

use bevy::prelude::*;

use super::file::{read_text, set_aside, write_text};
use super::{Folders, KeepError, Notice};
use crate::lessons::Progress;
use crate::text::Saying;

/// What the file holds.
#[derive(Resource, Debug, Default)]
struct Kept {
    progress: Progress,
    complained: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Progress>()
        .init_resource::<Kept>()
        .add_systems(PreStartup, fetch)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Progress>));
}

fn fetch(
    folders: Res<Folders>,
    mut progress: ResMut<Progress>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if !folders.lessons.exists() {
        return;
    }
    match read(&folders) {
        Ok(found) => {
            *progress = found;
            kept.progress = progress.clone();
        }
        Err(saying) => {
            notices.write(Notice(saying));
        }
    }
}

/// What the file tells. A damaged file is set aside; what the person is told then.
fn read(folders: &Folders) -> Result<Progress, Saying> {
    let path = &folders.lessons;
    let why = match read_text(path) {
        Ok(text) => match ron::from_str(&text) {
            Ok(progress) => return Ok(progress),
            Err(error) => Saying::new("keep-why-text")
                .with("line", error.span.start.line)
                .with("column", error.span.start.col),
        },
        Err(KeepError::NotText { .. }) => Saying::new("keep-why-no-text"),
        Err(error) => return Err(error.saying()),
    };
    let told = Saying::new("keep-lessons-damaged")
        .with("path", path.display().to_string())
        .with("why", why);
    match set_aside(path) {
        Ok(aside) => Err(told.with("aside", aside.display().to_string())),
        Err(error) => Err(error.saying()),
    }
}

fn keep(
    folders: Res<Folders>,
    progress: Res<Progress>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if *progress == kept.progress {
        return;
    }
    kept.progress = progress.clone();
    // One line a lesson.
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor("  ");
    let text = match ron::ser::to_string_pretty(&*progress, pretty) {
        Ok(text) => text,
        Err(error) => return error!("what was learnt cannot be written as text: {error}"),
    };
    match write_text(&folders.lessons, &text) {
        Ok(()) => kept.complained = false,
        Err(error) if kept.complained => warn!("{error}"),
        Err(error) => {
            kept.complained = true;
            notices.write(Notice(error.saying()));
        }
    }
}
