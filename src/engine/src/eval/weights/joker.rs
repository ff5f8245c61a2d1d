//! The weights of Joker chess: begun by hand, fitted by the tuning tool.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        20 5,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        85 137, 327 312, 363 316, 499 575, 1015 1000,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, -1 10, -1 8, -8 8,
        -5 10, -9 9, -8 0, -3 1, 4 1, 4 -1, 2 -2, -12 8,
        -3 5, 9 0, 11 -4, 19 -5, -1 10, 4 10, 6 2, 17 -2,
        21 -2, 3 14, 10 14, 14 9, 20 6, 25 4, 8 26, 14 23,
        22 16, 27 12, 28 12, 20 41, 26 36, 25 31, 25 31, 25 30,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -52 -23, -34 -23, -32 -23, -32 -23, -32 -22, -25 -22, -26 -22, -25 -22,
        -25 -22, -25 -22, -26 -22, -26 -23, -7 -7, -8 -8, -8 -8, -20 -22,
        -19 -22, 0 -8, 16 5, 16 5, -19 -22, -19 -23, -3 -8, 16 5,
        26 12, -19 -22, -20 -23, -2 -8, 16 5, 16 5, -26 -22, -26 -22,
        -8 -8, -8 -8, -8 -8, -25 -22, -25 -22, -26 -23, -25 -22, -25 -22,
        -46 -22, -25 -22, -25 -22, -25 -22, -26 -22,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -15 -6, -14 -6, -15 -6, -16 -6, -14 -6, -8 -7, 0 -6, -7 -5,
        -8 -6, -8 -6, -9 -6, -7 -7, 3 1, 1 0, 2 0, -6 -6,
        -8 -6, 1 0, 7 4, 7 4, -8 -6, -8 -6, 2 0, 8 3,
        12 6, -8 -6, -9 -6, 2 0, 8 4, 8 4, -8 -6, -8 -6,
        2 0, 2 0, 2 0, -8 -6, -8 -6, -8 -6, -8 -6, -8 -6,
        -8 -6, -8 -6, -8 -6, -8 -6, -8 -6,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -4 -4, -5 -4, 1 -5, 9 -3, 9 -4, -7 -4, -7 -4, -7 -5,
        -6 -4, -6 -4, -6 4, -7 4, -6 4, -6 4, -6 4, -6 4,
        -6 4, -6 4, -6 4, -6 4, 0 4, 0 5, 0 4, 0 4,
        0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4,
        0 4, 0 4, 0 4, 16 10, 16 11, 15 10, 15 10, 15 10,
        0 10, 0 10, 0 10, 0 10, 0 10,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        0 -12, 0 -12, 0 -12, 3 -12, 0 -12, 0 -13, 0 -12, 0 -12,
        0 -13, 0 -12, -6 -12, -7 -12, -2 0, -3 0, -2 0, -5 -12,
        -6 -12, -2 0, 2 10, 1 10, -7 -12, -6 -12, -2 0, 2 10,
        2 15, -6 -12, -7 -13, -2 0, 2 10, 2 10, -6 -12, -6 -12,
        -2 -1, -2 0, -2 0, -6 -12, -6 -12, -6 -12, -6 -12, -6 -12,
        -6 -12, -6 -13, -6 -12, -6 -13, -6 -12,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        21 -28, 31 -18, 12 -18, -3 -19, -6 -19, 10 -18, 8 -19, -6 -19,
        -15 -19, -21 -19, -15 -17, -20 -18, -27 0, -35 -1, -39 0, -36 -17,
        -43 -19, -47 0, -53 14, -56 15, -36 -18, -43 -18, -47 0, -53 15,
        -56 25, -36 -19, -43 -18, -47 0, -53 15, -56 15, -36 -18, -43 -18,
        -47 0, -53 0, -56 0, -36 -18, -43 -18, -47 -18, -53 -18, -56 -18,
        -36 -29, -43 -18, -47 -18, -53 -18, -56 -18,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -41 -51, -21 -25, -9 -8, -1 1, 5 9, 11 14, 17 16, 21 18,
        23 19,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -34 -41, -17 -20, -4 -8, 3 0, 10 8, 15 14, 17 18, 19 22,
        20 24, 23 26, 27 26, 31 26, 33 27, 35 29, 35 28, 36 29,
        36 29,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -29 -51, -17 -25, -9 -8, -6 4, -3 12, 0 19, 1 25, 5 31,
        7 36, 11 42, 14 46, 16 49, 19 52, 21 55, 23 56, 23 55,
        23 55,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -18 -36, -15 -31, -13 -27, -10 -23, -8 -19, -6 -15, -4 -11, -2 -7,
        1 -3, 2 1, 4 5, 6 9, 7 13, 10 17, 13 21, 15 26,
        17 30, 19 34, 22 38, 24 42, 26 46, 26 49, 26 53, 26 55,
        26 55, 26 55, 26 55, 26 55, 26 55, 26 55, 26 55, 26 55,
        26 56,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        12 36,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -5 9,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        34 15, 21 12,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        11 9,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        8 7, 19 8,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        6 7, 41 21,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -3 -1, -30 -8,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        -21 -24,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -6 -9, -17 -12,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 18 7, 17 6, 17 10, 20 16, 34 32, 64 62,
        0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, -3 5, 5 4, 6 3, 10 7, 21 21, 45 50, 82 92,
        0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, 1 9, 1 14, 1 14, 2 26, 14 45, 36 79, 66 125,
        0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 1 6, 1 8, 0 8, 2 12, 5 20, 12 34, 20 54,
        0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 0 8, 0 12, 0 12, 3 18, 7 33, 16 55, 26 85,
        0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 1 5, 3 8, 3 8, 5 12, 9 20, 15 30, 21 37,
        0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        1 34, 0 30, 0 22, 0 11, 0 3, 0 -5, 0 -12, -1 -16,
        -1 -16,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        -1 -29, -1 -23, 0 -6, 0 11, 0 23, 0 32, 0 37, 1 39,
        1 38,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        7 15,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -29 0, 24 8, 2 -1, -2 -6, -14 1, -17 -1, -18 0, -18 0,
        0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -14 -2, 23 11, 6 -4, -15 2, -12 -4, -12 -2, -14 -1, -14 0,
        0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -16 3, -6 0, -21 0, -12 -8, -1 -4, -2 10, 12 4, 0 -4,
        0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -9 0, -5 2, 0 0, -2 -3, 1 0, 0 0,
        0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        -10 2, -30 4,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -2 -3, -3 -2, -6 -2, -9 -3, -15 -3, -21 -4, -29 -5, -37 -7,
        -48 -8, -59 -9, -71 -10, -85 -11, -99 -12, -114 -13, -132 -14, -149 -15,
        -168 -16, -188 -17, -209 -18, -231 -19, -255 -20, -279 -21, -305 -22, -331 -23,
        -336 -24, -336 -25,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        2 15,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -8 27,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -25 0, -12 11, -32 -12, -16 2,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 57 35, 58 36, 71 41, 76 46,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        9 24, 9 18, 24 21, 46 36, 47 31,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -4 24, 16 25, 15 17, 0 6, 47 21,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        10 31,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        26 11,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        15 21,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        12 2,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -1 -6, -1 -21, -1 -36, -1 -50, 0 -65, 0 -80, 0 -79,
    ];
    /// A Joker.
    JOKER: Men = [
        448 366,
    ];
    /// Jokers by square.
    JOKER_SQUARES: Squares = [
        10 10, 11 2, -4 -8, 11 -1, 26 5, -27 32, 17 4, 4 13,
        8 0, 37 25, 10 6, 11 7, 7 46, 38 30, -4 2, 12 0,
        -21 -13, 13 -2, 42 36, 12 -1, 2 -8, -2 -9, -1 -14, -10 7,
        47 27, 5 -6, 0 -9, -18 17, 15 3, -11 -16, -8 -4, -16 -9,
        -5 -16, -10 -7, -1 7, -4 -4, -9 -15, -22 -7, -36 -33, -6 -9,
        -7 -6, -4 -11, -12 -11, -1 -2, -17 -10,
    ];
    /// Empty squares a Joker can go to.
    JOKER_MOBILITY: Ladder = [
        26 27, 29 26, 35 26, 43 33, 48 36, 57 35, 59 30, 61 29,
        61 26,
    ];
    /// Own Jokers that the opponent attacks: guarded, and not guarded.
    JOKER_ATTACKED: Each = [
        -23 59, -107 -66,
    ];
    /// Enemy men that own Jokers hold: pawn, knight, bishop, rook, queen.
    HELD: Each = [
        -13 67, 100 101, 79 82, 67 252, 328 371,
    ];
    /// The same, where they are attacked too.
    HELD_ATTACKED: Each = [
        5 -1, -22 46, 53 56, 51 178, 201 155,
    ];
    /// Own men that are frozen for this turn only.
    THAWING: Each = [
        31 21, 55 42, 49 27, 56 11, 7 -44,
    ];
    /// Enemy men that a Joker's next step would hold.
    FREEZE_THREAT: Each = [
        -22 48, -7 52, 4 1, 1 55, 4 35,
    ];
    /// Jokers beside the surroundings of the enemy king.
    JOKER_ZONE: Each = [
        -39 -54,
    ];
}
