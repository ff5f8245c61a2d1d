//! What a person has achieved: read at the start, written when there is more of it.

use std::path::Path;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::file::{read_text, set_aside, write_text};
use super::{Folders, KeepError, Notice};
use crate::text::Saying;

/// Something that has a file of its own.
pub(super) trait Achieved:
    Resource<Mutability = Mutable> + Clone + Default + PartialEq + Serialize + DeserializeOwned
{
    /// Its file.
    fn path(folders: &Folders) -> &Path;

    /// What the person is told when the file is damaged, without `path`, `aside` and `why`.
    fn damaged() -> Saying;
}

/// What the file holds.
#[derive(Resource, Debug, Default)]
struct Kept<T> {
    known: T,
    complained: bool,
}

pub(super) fn plugin<T: Achieved>(app: &mut App) {
    app.init_resource::<T>()
        .init_resource::<Kept<T>>()
        .add_systems(PreStartup, fetch::<T>)
        .add_systems(PostUpdate, keep::<T>.run_if(resource_changed::<T>));
}

fn fetch<T: Achieved>(
    folders: Res<Folders>,
    mut achieved: ResMut<T>,
    mut kept: ResMut<Kept<T>>,
    mut notices: MessageWriter<Notice>,
) {
    if !T::path(&folders).exists() {
        return;
    }
    match read::<T>(&folders) {
        Ok(found) => {
            *achieved = found;
            kept.known = achieved.clone();
        }
        Err(saying) => {
            notices.write(Notice(saying));
        }
    }
}

/// What the file tells. A damaged file is set aside; what the person is told then.
fn read<T: Achieved>(folders: &Folders) -> Result<T, Saying> {
    let path = T::path(folders);
    let why = match read_text(path) {
        Ok(text) => match ron::from_str(&text) {
            Ok(found) => return Ok(found),
            Err(error) => Saying::new("keep-why-text")
                .with("line", error.span.start.line)
                .with("column", error.span.start.col),
        },
        Err(KeepError::NotText { .. }) => Saying::new("keep-why-no-text"),
        Err(error) => return Err(error.saying()),
    };
    let told = T::damaged().with("path", path.display().to_string()).with("why", why);
    match set_aside(path) {
        Ok(aside) => Err(told.with("aside", aside.display().to_string())),
        Err(error) => Err(error.saying()),
    }
}

fn keep<T: Achieved>(
    folders: Res<Folders>,
    achieved: Res<T>,
    mut kept: ResMut<Kept<T>>,
    mut notices: MessageWriter<Notice>,
) {
    if *achieved == kept.known {
        return;
    }
    kept.known = achieved.clone();
    let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor("  ");
    let text = match ron::ser::to_string_pretty(&*achieved, pretty) {
        Ok(text) => text,
        Err(error) => return error!("what was achieved cannot be written as text: {error}"),
    };
    match write_text(T::path(&folders), &text) {
        Ok(()) => kept.complained = false,
        Err(error) if kept.complained => warn!("{error}"),
        Err(error) => {
            kept.complained = true;
            notices.write(Notice(error.saying()));
        }
    }
}
