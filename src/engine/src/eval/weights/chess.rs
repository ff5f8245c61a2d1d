//! The weights of chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        15 3,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        36 164, 193 345, 261 262, 209 617, 414 1359,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 4 20, 14 -16, -20 27, -1 -7,
        -5 2, -16 -10, -14 20, -7 -11, -17 -8, -20 -11, -1 -6, -13 -16,
        25 -15, 14 -3, -1 1, -3 -26, 16 7, 23 38, 30 6, -11 1,
        -2 -20, 10 11, -12 -7, 7 24, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -17 -14, -27 -50, 13 0, 14 24, -2 -9, -9 2, -34 13, -19 21,
        -31 -4, 14 3, 0 4, -8 -16, -31 -11, -10 -16, 7 19, 20 31,
        5 -4, 26 7, 38 20, 26 -6, 6 11, 2 0, 12 -11, 17 -10,
        8 1, -3 5, -13 -55, 8 3, -9 14, 2 3, -1 -3, -2 -10,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -22 -1, -15 0, -25 29, -7 -8, -12 -7, 13 -32, 25 -8, 23 12,
        2 3, 8 -9, 19 8, -5 4, 13 16, 5 21, -21 1, 0 -14,
        19 -1, 21 16, -5 20, -16 -10, 2 5, 2 -16, 3 -4, 3 -1,
        -11 -11, -6 3, -4 -16, -3 5, 0 7, -1 -5, -5 -9, -3 -16,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -12 22, 4 16, -7 0, 9 -19, 6 -27, -6 -5, -27 -11, 6 -16,
        7 -22, -28 1, -16 -30, -2 2, -5 1, -5 -4, 0 5, 1 -3,
        27 4, -3 -1, -5 9, 10 0, 10 -7, 6 -11, 5 -39, -4 -12,
        -3 17, 0 14, 15 36, 1 7, 20 4, 3 8, 4 10, 5 4,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        5 -7, -12 -4, 39 6, -13 -14, -1 -5, 2 5, 18 -5, -22 1,
        -7 -2, 4 0, 13 7, 20 1, 23 -7, 19 -2, 6 11, 17 -2,
        -4 4, 7 6, -3 1, -15 -2, -25 -12, -5 -10, -14 -14, 0 0,
        -14 -7, -6 -11, -9 -3, 0 1, -3 -7, 13 2, -4 -2, -6 -8,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -8 -15, 24 -21, 0 -27, 6 -29, -16 3, -10 -1, -11 18, 5 10,
        -5 5, 8 -1, -6 0, 10 25, 4 17, -3 -10, 3 17, 10 17,
        -1 0, 2 11, 1 2, -3 13, -2 -9, -6 -17, 2 8, -1 14,
        3 5, -4 -33, -2 -9, 4 15, -1 -12, 1 -1, -4 -3, 2 8,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -45 -104, -23 -105, -10 -94, -4 -91, 16 -97, 16 -94, 26 -100, 25 -103,
        26 -113,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -41 -25, -17 -20, -9 -16, -7 -27, -6 -32, -5 -27, 3 -22, 9 -17,
        3 -16, 4 -12, 4 -8, 3 -8, 3 -5, 3 -2,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -28 -63, -35 -66, -19 -60, -7 -51, -12 -54, -2 -45, -7 -49, -10 -46,
        -16 -45, -8 -44, 2 -39, 11 -32, 20 -42, 28 -45, 30 -66,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, 12 0, 15 0, 14 -1, 1 -4, -7 -5, -6 -6, -3 -7,
        0 -7, 3 -10, 4 -12, 10 -18, 8 -22, 9 -25, 7 -29, 6 -32,
        2 -34, -2 -36, -4 -37, -2 -38, -2 -39, -4 -41, -4 -40, -5 -41,
        -5 -40, -5 -39, -5 -36, -4 -35,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -2 41,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -9 17,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        12 53, 7 27,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        47 -16,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        0 19, 8 7,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        12 3, 96 -63,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -6 -1, -16 -11,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        30 -46,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        7 -8, -53 36,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 16 -24, 15 -14, 15 -11, 15 -4, 15 -2, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, -2 -12, 6 -10, 3 0, 2 1, 2 6, 2 7, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -10 -13, -14 -1, -10 2, -6 14, 0 22, 1 22, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -14 2, -12 13, -9 16, -1 27, 8 33, 10 38, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 9 40, 11 44, 13 44, 17 49, 23 55, 25 63, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 22 -22, 23 -14, 25 -2, 31 13, 33 15, 32 13, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        14 34, 15 33, 18 33, 15 17, 10 7, 5 0, 2 5, 7 15,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        13 -10, 12 -3, 15 12, 17 30, 17 41, 10 35, 3 25, 1 22,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        44 -37,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -9 15, 5 -11, -9 -4, 11 30, -4 -34, 10 15, 2 3, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -19 -6, -11 -6, -17 0, 4 -2, -7 -17, 21 37, 4 8, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        16 -13, -73 12, 2 -26, 24 -7, 26 4, 11 6, -2 24, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -32 -23, -50 81, 23 -7, -44 -35, 49 36, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        -17 -22, -54 -30,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -4 -33, -2 -9, -3 3, 7 6, 15 10, 21 4, 24 3, 20 4,
        16 5, 14 3, 9 4, 7 5, 3 2, -2 -1, -6 -2, -7 0,
        -8 0, -8 0, -8 -2, -8 -3, -8 -3, -7 -3, -6 -3, -6 -3,
        -5 -2, -6 -2,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -7 -6,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -47 26,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -52 11, -23 -35, -201 83, -56 135,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 62 -10, 17 7, 42 8, 41 -9,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -12 30, 17 -6, 55 -25, 38 -4, 49 -1,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -3 27, -9 47, -7 36, -5 -2, 46 12,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        50 19,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        39 -5,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        32 26,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        12 -13,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -42 -247, -43 -259, -43 -262, -41 -253, -39 -245, -38 -237,
    ];
}
