//! What a layout must be like beyond the laws of laying out.

use rules::{Board, Piece, Player, Role, Square};
use serde::Deserialize;

use crate::board::muster::distance;

/// Something a layout must be like.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What.
    pub must: Must,
    /// The end of the key of what is said when it is not.
    pub why: String,
}

/// Where men must stand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Must {
    /// Every man of the first role beside one of the second.
    Beside(Role, Role),
    /// Every man of this role on one of these squares.
    On(Role, Vec<Square>),
    /// No man of this role on one of these squares.
    Off(Role, Vec<Square>),
}

impl Goal {
    /// Whether the men of `player` on `board` stand so.
    pub fn is_met(&self, board: &Board, player: Player) -> bool {
        let men = |role: Role| board.squares_of(Piece::of(player, role));
        match &self.must {
            Must::Beside(role, other) => {
                let others = men(*other);
                let near = |at| others.into_iter().any(|other| distance(at, other) == 1);
                men(*role).into_iter().all(near)
            }
            Must::On(role, squares) => men(*role).into_iter().all(|at| squares.contains(&at)),
            Must::Off(role, squares) => men(*role).into_iter().all(|at| !squares.contains(&at)),
        }
    }
}
