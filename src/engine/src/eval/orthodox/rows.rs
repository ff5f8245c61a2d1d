//! The rows that chess-like games share, each found by name in the table of the game at hand.

use crate::eval::weight::{Kind, Row};

macro_rules! rows {
    ($($field:ident: $name:literal,)*) => {
        /// Where a game's table keeps what the shared terms count.
        #[derive(Clone, Copy, Debug)]
        pub(in crate::eval) struct Rows {
            $(pub(super) $field: Row,)*
        }

        impl Rows {
            /// The rows of a table whose rows have these names and lengths.
            pub(in crate::eval) const fn of(names: &[(&'static str, usize, Kind)]) -> Self {
                Self { $($field: Row::find(names, $name),)* }
            }
        }
    };
}

rows! {
    tempo: "TEMPO",
    men: "MEN",
    pawn_squares: "PAWN_SQUARES",
    knight_squares: "KNIGHT_SQUARES",
    bishop_squares: "BISHOP_SQUARES",
    rook_squares: "ROOK_SQUARES",
    queen_squares: "QUEEN_SQUARES",
    king_squares: "KING_SQUARES",
    knight_mobility: "KNIGHT_MOBILITY",
    bishop_mobility: "BISHOP_MOBILITY",
    rook_mobility: "ROOK_MOBILITY",
    queen_mobility: "QUEEN_MOBILITY",
    bishop_pair: "BISHOP_PAIR",
    bishop_pawns: "BISHOP_PAWNS",
    outpost: "OUTPOST",
    outpost_near: "OUTPOST_NEAR",
    behind_pawn: "BEHIND_PAWN",
    rook_file: "ROOK_FILE",
    isolated: "ISOLATED",
    doubled: "DOUBLED",
    backward: "BACKWARD",
    supported: "SUPPORTED",
    phalanx: "PHALANX",
    passed: "PASSED",
    passed_free: "PASSED_FREE",
    passed_safe: "PASSED_SAFE",
    passed_guarded: "PASSED_GUARDED",
    passed_own_king: "PASSED_OWN_KING",
    passed_their_king: "PASSED_THEIR_KING",
    passed_rook: "PASSED_ROOK",
    shelter: "SHELTER",
    shelter_beside: "SHELTER_BESIDE",
    storm: "STORM",
    storm_blocked: "STORM_BLOCKED",
    king_file: "KING_FILE",
    danger: "DANGER",
    zone_hits: "ZONE_HITS",
    zone_weak: "ZONE_WEAK",
    safe_check: "SAFE_CHECK",
    pawn_threat: "PAWN_THREAT",
    minor_threat: "MINOR_THREAT",
    rook_threat: "ROOK_THREAT",
    king_threat: "KING_THREAT",
    push_threat: "PUSH_THREAT",
    hanging: "HANGING",
    space: "SPACE",
    hunt: "HUNT",
}
