//! The weights of chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        20 3,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        68 178, 353 284, 426 259, 480 566, 1514 629,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, -20 -1, 14 -4, -14 -5, -3 -8,
        -20 -18, -17 1, -18 -5, 10 -8, -15 -46, -27 -4, -13 -17, 11 -25,
        17 -24, 5 -8, 10 -7, 8 -13, 18 6, 8 15, -15 20, 17 18,
        29 55, 8 36, 0 16, 5 21, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -24 -10, -12 -24, 10 15, 11 9, -21 -14, -22 -12, -28 13, -6 23,
        -21 -22, 13 0, 13 21, 5 12, -14 0, -7 -5, 27 12, 30 14,
        10 0, 28 -11, 31 9, 33 7, -9 -4, 4 8, 13 19, 6 3,
        -17 -6, -5 -6, -7 -16, 0 2, -23 -16, -1 -2, -5 1, -3 -13,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -14 9, -6 -5, -12 -12, -16 -9, 0 -1, 8 3, -4 -10, -5 12,
        -4 13, 19 0, 26 14, -6 8, 13 -12, 11 18, -5 6, 15 3,
        -5 5, 17 13, -23 -9, 23 6, -8 -17, -5 -16, 15 16, 1 -9,
        -9 1, -11 -3, -9 0, 1 -4, 0 11, -5 -4, -1 -3, 2 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        6 -6, -8 -3, 19 -2, 17 -16, -2 -6, -16 -18, -16 -19, -21 -22,
        -7 3, -13 10, -16 4, -14 4, -17 -2, -21 -4, -6 -7, 8 -6,
        7 -4, -6 10, -11 -1, 5 -4, 22 16, 7 8, 5 2, 6 7,
        25 15, 17 13, 11 13, 11 5, 8 23, 10 -4, 3 7, 1 2,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        11 4, -23 1, -35 -13, 5 -44, -4 -7, 21 -8, 1 -12, -9 -12,
        9 -6, 4 -1, -3 21, 2 -11, 2 10, 3 10, -16 2, 12 24,
        9 -14, 9 -2, 5 17, 4 23, 5 -14, 12 -3, 12 16, 17 16,
        2 -5, -3 -6, -1 9, 10 2, -1 -7, 8 10, 11 -17, 3 -19,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -15 -35, 37 -24, 9 -31, 6 -18, -21 -10, 19 -23, 15 -1, -8 6,
        -5 -26, 2 4, 8 -5, 5 -3, -8 -2, -10 2, -3 11, -5 16,
        -4 -9, 3 10, -3 19, -4 23, 0 2, -1 33, -9 10, -8 22,
        -3 -13, -1 8, 3 32, 2 31, -4 -31, -3 -9, 0 7, 2 11,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -13 0, -9 1, 0 4, 4 10, 11 14, 17 15, 16 9, 14 5,
        17 4,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -36 -21, -24 -16, -14 -11, -13 -1, -4 4, 1 13, 11 16, 14 16,
        17 21, 19 19, 18 15, 17 10, 17 7, 16 3,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -38 -39, -28 -34, -14 -19, -10 -8, -4 2, 1 11, 2 15, 5 19,
        8 15, 14 18, 21 24, 24 24, 28 27, 32 27, 33 20,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, 7 -3, 3 -4, 1 -4, 0 -3, 2 0, -1 2, 1 7,
        8 12, 9 17, 13 21, 16 25, 18 27, 21 28, 25 21, 29 14,
        34 7, 36 -1, 39 -8, 38 -16, 36 -25, 32 -40, 29 -44, 26 -49,
        23 -50, 21 -50, 20 -50, 19 -50,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -3 97,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        0 19,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        70 9, 29 5,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        33 6,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -3 29, 2 36,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        27 8, 76 -17,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -7 12, -15 9,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        5 -64,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -16 60, 33 -35,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 16 -2, 17 -2, 18 4, 15 9, 14 8, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 1 -4, 4 0, 7 4, 7 4, 9 8, 8 8, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -8 3, -5 8, -7 4, -5 19, -3 33, 1 43, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 0 -4, 3 -2, 1 -6, 2 6, 3 18, 4 28, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, -10 75, -10 82, -11 84, -10 93, -7 106, -5 108, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, -2 26, -2 27, -6 25, -3 33, 1 38, 3 41, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        -22 58, -21 60, -18 46, -15 34, -11 27, -3 25, 9 25, 14 27,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        -17 18, -18 10, -13 16, -9 29, -4 46, -4 58, -1 61, -1 61,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        63 3,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -93 37, 27 -1, 9 -11, 11 -26, 21 -33, 18 13, 12 24, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -20 -8, 14 -17, -15 -16, 9 -13, -11 -5, 19 14, -2 40, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -19 12, -4 1, 8 1, -3 -3, 7 11, 2 2, -2 4, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -45 4, -5 -7, 1 3, -5 -25, 71 1, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        70 -27, 10 -25,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -10 -5, 3 11, 17 18, 21 11, 29 3, 35 -5, 40 -7, 36 -8,
        29 -9, 19 -9, 10 -9, 5 -3, -4 0, -11 2, -17 4, -20 4,
        -21 4, -21 3, -21 2, -20 1, -19 0, -18 -1, -18 -1, -17 -2,
        -17 -2, -17 -2,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -11 3,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -20 6,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -65 0, -21 -3, -104 14, -87 63,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 89 1, 71 44, 62 14, 77 -3,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -4 32, 11 50, 52 26, 82 -15, 79 -6,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -13 35, 24 33, 5 18, -13 -2, 89 -30,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        38 -22,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        31 24,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        15 36,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        9 -9,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -70 -245, -75 -273, -77 -295, -76 -302, -75 -301, -74 -299,
    ];
}
