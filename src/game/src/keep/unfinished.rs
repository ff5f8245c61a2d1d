//! The game that was not finished when the program stopped.

use bevy::prelude::*;

use super::file::sweep;
use super::shelf::{files, open, put_aside};
use super::{Folders, KeepError, Notice};
use crate::board::Saved;

/// The unfinished game played last, found at the start; whoever offers it takes it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Unfinished(pub Option<Saved>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unfinished>().add_systems(PreStartup, find);
}

fn find(
    folders: Res<Folders>,
    mut unfinished: ResMut<Unfinished>,
    mut notices: MessageWriter<Notice>,
) {
    sweep(&folders.games);
    if let Some(folder) = folders.settings.parent() {
        sweep(folder);
    }
    let mut games = files(&folders);
    // Two files of one tick of the clock keep an order as well.
    games.sort_by(|(a, before), (b, after)| (after, b).cmp(&(before, a)));
    for (path, _) in games {
        let game = open(&path).and_then(|saved| match saved.outcome() {
            Some(_) => Ok(None),
            None => match saved.check() {
                Ok(()) => Ok(Some(saved)),
                Err(why) => Err(KeepError::Damaged { path: path.clone(), why }),
            },
        });
        match game {
            Ok(None) => {}
            Ok(Some(saved)) => {
                unfinished.0 = Some(saved);
                return;
            }
            Err(error) => {
                notices.write(Notice(put_aside(&path, &error).saying()));
            }
        }
    }
}
