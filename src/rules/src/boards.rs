//! The boards as sets of one bit a square, and where men attack on them: for those who judge
//! positions rather than play them.

/// The 8×8 board of chess and Checkered chess: squares `0..64`, rank by rank from a1.
pub mod eight {
    pub use crate::attacks::{
        FILE_A, FILE_H, Sq, between, bishop, bit, each, first, king, knight, pawn, rank, rook,
    };
}

/// The 9×9 board of Joker chess and Keres: squares `0..81`, rank by rank from a1.
pub mod nine {
    pub use crate::games::joker_attacks::{
        FILE_A, FILE_I, Sq, bishop, bit, each, first, king, knight, pawn, rank, rook,
    };
    pub use crate::games::keres_attacks::{BOARD, ballista, guard, paladin, soldier, soldiers};
}

/// The board of Cyvasse: squares `13 * rank + file`, of which [`BOARD`](hexes::BOARD) exist.
pub mod hexes {
    pub use crate::games::cyvasse_grid::{
        BOARD, Sq, bit, each, expand, first, forward, neighbours, rays, shots,
    };
}
