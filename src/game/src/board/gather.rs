//! The components read back as a placement, to be held against the rules.

use bevy::prelude::*;
use rules::{Board, Setup};

use super::BoardSystems;
use super::components::{At, Man};
use super::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, agree.run_if(resource_changed::<Table>).in_set(BoardSystems::Agree));
}

/// What the components say stands where.
pub fn gather(men: &Query<(&Man, &At)>) -> Board {
    let mut board = Board::default();
    for (man, at) in men {
        board.set(at.0, Some(man.0));
    }
    board
}

/// # Panics
/// In debug builds, when the components have left the rules' position.
fn agree(men: Query<(&Man, &At)>, table: Res<Table>) {
    if cfg!(debug_assertions) {
        let Setup { board, .. } = table.shown_position().to_setup();
        assert_eq!(gather(&men), board, "the components left the rules' position");
    }
}
