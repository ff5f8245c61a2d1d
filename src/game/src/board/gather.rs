//! The components read back as a placement, to be held against the rules.

use bevy::prelude::*;
use rules::{AnyPosition, Board, Square, Status};

use super::BoardSystems;
use super::components::{Armour, At, Frozen, Man, Protected, StackedOn, Terrain, Tile};
use super::table::Table;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, agree.run_if(resource_changed::<Table>).in_set(BoardSystems::Agree));
}

/// Everything about men that stand on the board.
pub type Standing<'a> = (
    &'a Man,
    &'a At,
    Option<&'a StackedOn>,
    Option<&'a Frozen>,
    Option<&'a Armour>,
    Has<Protected>,
);

/// What the components say: the board, and what is special about the men on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// What stands where, on what ground.
    pub board: Board,
    /// Men about whom something is special, rank by rank from a1.
    pub statuses: Vec<(Square, Status)>,
}

impl Gathered {
    /// What the rules say of `position`.
    pub fn of(position: &AnyPosition) -> Self {
        let board = position.to_setup().board;
        let all = board.iter().map(|(at, _)| (at, position.status(at)));
        let statuses = all.filter(|(_, status)| *status != Status::default()).collect();
        Self { board, statuses }
    }
}

/// What the components say.
pub fn gather(men: &Query<Standing>, tiles: &Query<(&Tile, &Terrain)>) -> Gathered {
    let mut board = Board::default();
    // Carriers first, so that riders find them.
    for rides in [false, true] {
        for (man, at, stacked, ..) in men.iter().filter(|man| man.2.is_some() == rides) {
            debug_assert!(stacked.is_some() == board.get(at.0).is_some(), "{} is crowded", at.0);
            board.put(at.0, man.0);
        }
    }
    for (tile, terrain) in tiles {
        board.set_terrain(tile.0, terrain.0);
    }
    let mut statuses: Vec<(Square, Status)> = men
        .iter()
        .map(|(_, at, _, frozen, armour, protected)| {
            let (frozen, armour) = (frozen.map(|it| it.0), armour.map(|it| it.0));
            (at.0, Status { frozen, armour, protected })
        })
        .filter(|(_, status)| *status != Status::default())
        .collect();
    statuses.sort_unstable_by_key(|(at, _)| *at);
    Gathered { board, statuses }
}

/// # Panics
/// In debug builds, when the components have left the rules' position.
fn agree(men: Query<Standing>, tiles: Query<(&Tile, &Terrain)>, table: Res<Table>) {
    if cfg!(debug_assertions) {
        let told = Gathered::of(table.shown_position());
        assert_eq!(gather(&men, &tiles), told, "the components left the rules' position");
    }
}
