//! The weights of chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        19 4,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        52 188, 336 248, 428 204, 428 531, 1277 806,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, -20 -5, 2 -9, -12 10, 2 1,
        -20 -5, -8 -2, -9 -4, 1 -2, -17 -26, -24 2, -13 -19, -6 -19,
        19 -30, 17 0, 14 -6, 11 -1, 20 6, 19 31, 4 8, -4 8,
        12 21, 0 5, -3 11, 6 15, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -12 -7, -16 -40, 15 3, 3 4, -20 -7, -8 -5, -22 5, -8 20,
        -17 1, 2 3, 15 8, -8 -14, -25 -6, -6 -13, -2 3, 28 31,
        7 3, 39 5, 16 10, 12 3, -5 -8, 10 8, 6 11, 13 3,
        -4 -6, 0 4, -9 -18, 1 -1, -6 -1, 0 -3, -2 -1, 0 -2,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -10 -3, -4 2, -21 4, 3 7, -2 -7, -6 -9, 3 -4, 1 2,
        1 8, 1 1, 30 12, -4 1, 0 -11, 3 -6, -10 8, -8 -12,
        6 2, 16 -2, -4 1, 7 9, -7 0, -1 -7, 4 5, 6 11,
        -10 -6, 2 6, -2 -4, -4 -9, 2 6, -2 2, -2 -2, 1 -5,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        3 13, 4 -2, 5 -12, 19 -16, -1 -7, 10 -3, -27 -19, -8 -19,
        -24 -20, -7 5, -15 -9, -10 -6, -5 2, 1 15, -6 -7, 6 -6,
        5 1, -1 10, -4 11, 4 5, 3 -2, 3 4, 1 -13, 4 3,
        2 8, 1 9, 6 2, 3 7, 10 11, 6 20, 0 4, 4 8,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        8 1, -17 -4, -8 -4, 10 -22, -1 -1, 5 -1, -2 -9, -16 -5,
        -7 -2, -7 -4, 7 4, -3 1, 13 -2, 6 -1, 1 6, 8 3,
        20 3, 3 2, -4 1, 1 4, -10 -1, 1 -3, -2 -1, 4 4,
        -7 -5, -3 2, -2 0, 0 -1, 4 6, 3 1, 3 1, 2 1,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -14 -24, 14 -17, 7 -22, -3 -11, -29 -26, 2 -17, 10 13, 2 19,
        -1 -4, -3 -5, 2 18, 12 4, -1 8, -4 3, 0 17, 6 3,
        -3 -2, 1 11, 2 8, -1 0, 0 -3, -2 1, 0 20, -1 10,
        -1 -4, -1 -13, 1 10, 3 14, 0 -4, -2 -4, -2 -3, 2 4,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -13 -5, -14 -5, -13 -3, -10 0, -2 2, 6 6, 12 4, 14 -1,
        16 -4,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -33 -29, -22 -22, -11 -12, -7 -5, -5 1, 5 5, 10 8, 5 4,
        4 6, 7 6, 7 7, 7 7, 7 6, 6 6,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -35 -19, -30 -17, -19 -14, -16 -13, -5 -10, -3 -4, 2 2, 3 5,
        2 5, 5 9, 7 14, 8 17, 10 14, 14 10, 17 -6,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, -11 -5, -11 -5, -8 -5, -6 -5, -8 -5, -11 -4, -10 -4,
        -6 -2, -1 1, 4 3, 7 5, 10 8, 12 8, 14 6, 13 4,
        14 2, 15 -1, 17 -3, 17 -6, 15 -12, 13 -20, 11 -22, 9 -25,
        8 -24, 7 -25, 6 -24, 6 -24,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -25 84,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -6 23,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        38 24, 12 5,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        39 10,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -1 41, 3 30,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        21 9, 108 -63,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -29 11, -29 15,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        31 -74,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        20 17, -14 20,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 7 -9, 8 -9, 19 -6, 15 -5, 14 -5, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 2 -1, 6 0, 11 1, 13 4, 11 5, 10 4, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -14 -5, -12 -4, -16 -6, -17 4, -15 18, -11 29, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -2 2, -2 1, -3 0, -3 11, -3 28, 0 38, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 8 63, 8 68, 8 72, 10 80, 11 88, 12 92, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 3 22, 4 25, 4 25, 6 34, 7 40, 7 42, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        -4 61, -5 62, -4 52, -2 38, 0 24, 1 17, 3 16, 4 17,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        -8 22, -6 23, -4 24, 1 34, 3 41, 3 49, 3 50, 2 47,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        83 7,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -52 27, 29 -3, 3 -14, 12 -9, 17 6, -7 -5, 2 5, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -23 1, 9 -7, -10 -4, 2 -3, 25 -43, -6 39, -1 14, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -5 7, -1 15, 17 -10, 2 -3, 0 16, -12 11, -13 21, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -13 -14, 11 -12, 34 2, -25 -36, 13 6, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        21 -18, -36 -9,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -7 4, 2 11, 9 8, 15 7, 19 11, 20 10, 20 7, 18 2,
        13 -3, 9 -4, 4 -4, -1 -4, -6 -5, -9 -5, -10 -3, -11 -3,
        -11 -3, -11 -3, -10 -3, -10 -3, -10 -4, -9 -4, -9 -4, -9 -4,
        -8 -4, -8 -4,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -9 -7,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -24 17,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -81 19, -19 -29, -182 47, -83 56,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 82 -3, 25 6, 56 21, 57 6,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -11 34, 11 39, 35 9, 70 15, 81 -8,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -15 37, -16 47, -10 28, -6 -1, 67 7,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        43 -23,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        27 21,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        22 44,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        11 -13,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -38 -194, -39 -204, -38 -202, -36 -193, -34 -186, -33 -182,
    ];
}
