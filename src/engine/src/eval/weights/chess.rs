//! The weights of chess: begun by hand, fitted by the tuning tool.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        19 10,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        69 115, 330 321, 370 300, 443 620, 1111 977,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 6, -1 13, -12 10, -6 11,
        12 3, -10 -18, -7 -7, -10 0, 2 6, -17 11, 4 -15, 13 -24,
        2 26, 2 32, 23 6, 17 0, 27 16, 6 31, 12 14, 22 15,
        32 22, 27 64, 17 34, 10 17, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -61 -24, -19 -7, -50 -36, -36 -32, -28 -23, -19 8, -4 3, 1 13,
        -17 -16, 8 -2, 2 1, 12 9, 1 -17, -7 4, 9 31, 26 -5,
        -8 -10, 11 -18, 17 4, 33 7, -20 -26, 7 -18, 15 17, 21 12,
        -35 -32, -10 -13, -11 -10, -18 -20, -43 -39, -29 -37, -26 -23, -24 -22,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -9 -14, -22 -5, -17 -8, -4 -12, -11 -8, 22 -11, 9 -33, -4 -1,
        -6 -16, 3 0, 23 -18, -2 15, -22 7, -17 5, 7 -3, 23 3,
        -10 3, 5 -14, 15 14, 13 15, 2 -3, -10 4, 28 -5, 19 -4,
        -12 10, 5 17, -9 0, -7 -7, -15 -4, -6 17, -8 -4, -12 15,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -19 3, -22 2, -2 0, 20 -40, -26 -14, -2 -1, 4 -16, 11 -22,
        -24 28, 7 -3, 5 -5, -25 -4, -1 16, -14 4, -2 -3, -18 -5,
        5 6, -8 6, -4 2, -16 -6, -4 13, 3 18, 7 4, 0 -1,
        18 16, 22 16, 5 0, 30 10, 17 26, 11 21, 6 30, 2 16,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        -18 -15, 10 -27, 1 -22, 13 -58, 9 -14, 10 9, 14 -5, -1 3,
        -14 -16, 4 4, -9 4, -14 19, 6 -17, 5 4, -20 12, -8 24,
        -4 -4, 3 15, -14 13, -9 30, -1 -7, 15 5, 14 9, -4 -2,
        -13 1, 9 3, 4 8, 16 8, -2 -8, -16 -22, -3 -15, -4 -8,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        27 -24, 33 -12, -6 -13, -3 -26, -8 -31, -13 -15, -20 0, -18 -14,
        -17 -10, -18 -10, -17 -6, -20 -4, -34 -6, -38 -13, -41 3, -60 -19,
        -30 -6, -39 11, -48 -3, -69 -25, -31 6, -36 -14, -52 -8, -58 15,
        -31 13, -40 16, -42 20, -50 21, -32 -11, -35 15, -43 10, -50 10,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -28 -43, -18 -15, -7 15, 2 24, 3 24, 8 31, 13 19, 23 6,
        34 -38,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -28 -59, -5 -23, 0 -4, -3 2, 8 19, 12 24, 10 35, 11 44,
        21 46, 21 39, 35 30, 51 9, 52 0, 53 -22,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -59 -85, -15 -56, -6 -21, 5 -5, 11 11, 10 21, 8 29, 9 46,
        6 55, 0 65, 10 64, 5 71, 13 72, 11 76, 4 67,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -6 -39, 0 -35, 1 -30, 5 -26, 7 -20, 4 -6, 8 14, 0 23,
        3 43, 5 59, 5 70, 11 82, 15 96, 13 99, 13 96, 16 96,
        13 96, 14 87, 30 74, 37 51, 43 20, 42 -20, 35 -38, 24 -72,
        24 -66, 17 -74, 19 -58, 20 -50,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        31 31,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -6 16,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        31 19, 10 23,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        4 32,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        0 25, 6 41,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        23 4, 47 -10,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -17 14, -12 1,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        9 -18,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -42 -57, -11 1,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 14 11, 14 17, 17 23, 42 43, 69 72, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 10 -4, 6 18, 11 15, 19 30, 44 61, 78 100, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -6 19, -5 26, -9 40, -7 60, 11 95, 41 139, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -12 2, -4 1, 4 1, 9 3, 17 31, 26 61, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, -26 61, -33 57, -36 56, -31 89, -13 137, 1 165, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 5 9, -2 17, 0 22, 20 45, 37 56, 43 74, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        -34 73, -38 72, -34 56, -22 21, -15 -1, -4 -14, 1 -15, -5 -15,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        -16 -48, -16 -44, -9 -24, -5 2, -25 51, -24 87, -27 85, -28 86,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        36 18,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -22 31, 9 -15, 6 -14, -6 -12, -9 -3, 0 7, -18 4, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -19 9, 14 -14, 3 -9, -6 -9, -14 -7, 13 10, -22 32, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -12 12, 18 3, -3 -4, -13 1, -1 6, -1 2, -4 -12, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -11 -6, -7 -1, 1 -14, -5 -3, -3 6, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        -2 -31, -56 -31,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        4 -15, 3 3, 10 -7, 9 -4, 8 -10, 6 -15, -2 -21, -12 -16,
        -21 -19, -39 -16, -65 -24, -94 -17, -123 -15, -141 -19, -155 -8, -167 -3,
        -184 2, -199 1, -215 1, -232 -3, -252 -7, -270 -8, -294 -11, -318 -14,
        -322 -16, -321 -17,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -2 2,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -9 12,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -34 26, -9 -3, -33 -9, -31 43,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 74 -12, 52 24, 47 36, 60 25,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -4 19, 16 29, 40 24, 45 29, 56 23,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -8 25, 1 22, 30 2, -18 -1, 67 -10,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        41 4,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        19 18,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        12 45,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        5 0,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -102 -238, -104 -270, -100 -296, -89 -284, -78 -270, -72 -268,
    ];
}
