//! The game on the table goes to disk in the frame in which it changes.

use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;

use super::file::{read_text, write_text};
use super::shelf::path_of;
use super::{Folders, KeepError, Notice};
use crate::board::saved::fresh_id;
use crate::board::{Aside, BoardSystems, Table};
use crate::levels;
use crate::text::Saying;

/// A running clock goes to disk this often even when nobody moves.
const BEAT: Duration = Duration::from_secs(1);

/// What is known to be on disk.
#[derive(Resource, Debug, Default)]
struct Kept {
    /// Which game this is about.
    id: String,
    /// What its file holds, if it has one.
    text: Option<String>,
    /// The table's revision that was looked at last.
    revision: Option<u64>,
    at: Duration,
    /// A person is told of a failing disk once, not at each move.
    complained: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_systems(Update, keep.after(BoardSystems::Apply))
        .add_systems(Last, keep_at_exit.run_if(on_message::<AppExit>));
}

fn keep(
    time: Res<Time<Real>>,
    folders: Res<Folders>,
    mut table: ResMut<Table>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if table.study().is_some() {
        return;
    }
    if kept.id != table.id {
        kept.meet(&folders, &table);
    }
    let due = table.running().is_some() && time.elapsed() - kept.at >= BEAT;
    if kept.revision != Some(table.revision()) || due {
        kept.at = time.elapsed();
        store(&folders, table.bypass_change_detection(), &mut kept, &mut notices);
    }
}

fn keep_at_exit(
    folders: Res<Folders>,
    mut table: ResMut<Table>,
    mut aside: ResMut<Aside>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    let game = aside.game_mut().unwrap_or(&mut table);
    if kept.id == game.id {
        store(&folders, game, &mut kept, &mut notices);
    }
}

impl Kept {
    /// Another game is on the table: it is on disk as it was opened, or not at all.
    fn meet(&mut self, folders: &Folders, table: &Table) {
        self.id.clone_from(&table.id);
        self.text = read_text(&path_of(folders, &table.id)).ok();
        // An opened game is on disk already; anything else that holds something is not.
        self.revision = self.text.is_some().then(|| table.revision());
    }
}

fn store(
    folders: &Folders,
    table: &mut Table,
    kept: &mut Kept,
    notices: &mut MessageWriter<Notice>,
) {
    kept.revision = Some(table.revision());
    if !worth_keeping(table) && kept.text.is_none() {
        return;
    }
    let path = path_of(folders, &table.id);
    if changed_elsewhere(&path, kept) {
        // Another window goes on with the same game: both lines of play are kept.
        let id = fresh_id();
        notices.write(Notice(Saying::new("keep-copy").with("path", path.display().to_string())));
        table.id.clone_from(&id);
        kept.id = id;
        kept.text = None;
    }
    let text = table.to_saved().write();
    if kept.text.as_ref() == Some(&text) {
        return;
    }
    match write_text(&path_of(folders, &table.id), &text) {
        Ok(()) => {
            kept.text = Some(text);
            kept.complained = false;
        }
        Err(error) => complain(&error, kept, notices),
    }
}

/// A table that nobody has played at is no game yet, unless somebody laid out its armies or
/// brought its position.
fn worth_keeping(table: &Table) -> bool {
    let begun = table.line().ply() > 0 || table.can_redo() || table.outcome().is_some();
    begun || !levels::is_among(table.line().start())
}

fn changed_elsewhere(path: &Path, kept: &Kept) -> bool {
    match (read_text(path), &kept.text) {
        (Ok(found), Some(known)) => found != *known,
        (Ok(_), None) => true,
        (Err(_), _) => false,
    }
}

fn complain(error: &KeepError, kept: &mut Kept, notices: &mut MessageWriter<Notice>) {
    if kept.complained {
        warn!("{error}");
    } else {
        kept.complained = true;
        notices.write(Notice(Saying::new("keep-goes-on").with("why", error.saying())));
    }
}
