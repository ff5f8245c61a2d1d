//! The weights of chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        21 3,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        69 179, 354 287, 429 249, 474 566, 1472 659,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, -21 3, 16 -2, -13 -2, -3 -7,
        -19 -16, -14 5, -18 -1, 13 -2, -18 -44, -24 0, -12 -20, 10 -20,
        16 -28, 1 -7, 10 -6, 5 -16, 21 6, 12 17, -10 14, 10 16,
        27 47, 4 26, -1 12, 5 18, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -23 -10, -11 -29, 14 12, 13 9, -20 -11, -20 -13, -28 15, -9 20,
        -18 -14, 7 0, 14 16, 3 4, -16 -1, -6 -8, 19 8, 32 18,
        7 1, 32 -7, 27 7, 25 9, -8 -4, 7 9, 10 18, 11 5,
        -16 -9, -3 -2, -9 -17, 1 1, -19 -10, -1 -2, -5 0, -2 -10,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -14 5, -5 1, -13 -8, -8 -1, -2 -5, 8 0, -4 -8, -7 8,
        -5 12, 14 2, 27 11, -5 4, 7 -11, 11 12, -5 3, 9 -3,
        -3 6, 14 5, -18 -8, 17 10, -9 -12, -3 -14, 14 15, 1 -4,
        -9 -1, -5 4, -7 -2, -2 -7, 1 11, -4 -2, -1 -3, 2 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        10 -5, -5 -5, 18 -5, 18 -16, -2 -7, -9 -15, -19 -20, -19 -25,
        -14 -8, -10 13, -18 0, -13 4, -14 -2, -15 1, -9 -9, 9 -5,
        4 -7, -4 11, -10 0, 3 -3, 17 11, 6 9, 3 -3, 5 6,
        20 12, 13 16, 12 17, 9 7, 6 20, 8 3, 2 10, 3 7,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        16 6, -23 -2, -32 -12, 4 -41, -1 -5, 16 -5, 3 -12, -9 -12,
        5 -5, 6 -2, 1 17, -1 -8, 3 5, 2 5, -12 1, 8 18,
        11 -10, 9 0, 2 12, 6 19, 2 -5, 10 -1, 8 12, 12 12,
        0 -5, -4 -3, -1 7, 6 1, 0 -4, 7 6, 8 -15, 2 -14,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -14 -27, 38 -22, 11 -26, 3 -17, -26 -15, 16 -18, 14 4, -8 9,
        -4 -16, 1 4, 6 0, 5 -4, -5 7, -10 1, -3 10, -1 12,
        -4 -7, 2 12, -1 16, -4 11, 0 2, -2 21, -8 7, -4 27,
        -2 -10, -1 0, 2 23, 1 20, -2 -21, -3 -8, -1 4, 2 7,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -14 1, -11 2, -3 3, 2 10, 9 12, 16 12, 16 8, 13 3,
        13 2,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -37 -20, -25 -16, -15 -11, -12 -2, -2 2, 2 8, 11 12, 14 14,
        15 20, 16 17, 15 13, 13 8, 12 6, 11 3,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -35 -36, -28 -32, -16 -19, -10 -9, -5 -2, 0 6, 1 10, 4 14,
        7 12, 12 17, 18 23, 20 23, 22 24, 27 25, 27 16,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, 6 -4, 3 -5, 0 -5, -2 -4, 0 -2, -2 0, -1 4,
        5 8, 6 13, 10 18, 12 21, 15 23, 19 24, 23 19, 26 12,
        30 6, 32 -1, 34 -9, 33 -16, 30 -26, 26 -41, 23 -44, 20 -47,
        18 -47, 16 -46, 15 -45, 14 -45,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        4 105,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -2 24,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        67 9, 22 10,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        34 6,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -3 27, -2 44,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        28 11, 79 -22,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -7 14, -13 9,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        8 -76,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -11 55, 26 -14,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 13 -2, 16 0, 18 7, 15 8, 13 7, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 2 -5, 4 -2, 9 3, 10 5, 11 9, 10 9, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -7 1, -7 4, -10 1, -11 19, -9 30, -3 39, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 2 -2, 3 0, 1 -2, 0 10, 0 22, 2 32, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, -6 74, -6 81, -6 85, -4 94, -2 105, 0 106, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 2 23, 1 25, -3 23, -1 32, 3 36, 5 38, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        -22 57, -21 59, -19 48, -14 37, -10 29, -2 25, 9 27, 15 28,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        -16 21, -18 14, -14 19, -9 29, -4 45, -3 57, 0 62, -1 60,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        61 2,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -82 37, 30 2, 14 -13, 12 -29, 17 -24, 5 12, 9 20, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -19 -3, 11 -13, -19 -12, 8 -11, -4 -20, 20 19, -2 38, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -15 11, -1 -3, 6 -2, -6 -3, 6 12, 5 5, 0 9, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -39 -4, -4 -6, 5 7, -8 -26, 57 5, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        62 -22, 1 -19,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -7 -5, 5 12, 15 18, 19 12, 26 7, 32 -1, 37 -3, 32 -5,
        24 -7, 15 -9, 7 -9, 3 -3, -5 -1, -12 -1, -17 1, -19 1,
        -20 1, -20 1, -19 0, -18 0, -16 -1, -16 -2, -15 -2, -14 -2,
        -14 -2, -13 -2,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -10 2,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -18 7,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -65 4, -19 -4, -112 16, -94 79,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 92 0, 68 36, 62 17, 71 1,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -4 33, 10 49, 47 20, 80 -9, 78 -7,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -12 32, 21 34, 3 23, -10 -2, 84 -18,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        39 -25,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        33 26,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        15 42,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        8 -8,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -65 -248, -69 -273, -70 -291, -69 -294, -68 -290, -66 -287,
    ];
}
