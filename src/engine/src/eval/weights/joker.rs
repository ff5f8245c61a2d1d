//! The weights of Joker chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        24 0,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        62 214, 400 334, 581 267, 546 576, 1230 769,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, -10 -29, -12 -7, -48 16,
        1 -23, 3 -23, -12 -40, -38 21, -44 -7, -5 -24, 5 -11, -6 -39,
        -17 -31, -42 -40, 10 -82, 26 0, -44 -38, -9 1, -14 -26, -5 -6,
        -5 -11, -3 -37, 24 24, -10 -10, 29 12, 27 -4, 33 9, 29 60,
        -4 2, -12 20, -9 12, 26 40, 7 31, -1 29, 9 25, 10 27,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -21 -13, 3 -67, -4 2, 5 5, 7 7, -37 -14, 0 -16, -19 5,
        -18 35, -3 38, -22 10, -11 -1, 1 5, -17 -20, 15 -16, -26 -9,
        5 -8, 3 13, 33 21, 39 42, -37 -4, -12 -19, 16 12, 31 48,
        48 51, 13 6, 39 1, 23 19, 3 8, 22 9, -20 -14, 4 8,
        13 28, 29 16, 17 -6, -6 -10, -4 3, -19 -34, 4 3, 0 -1,
        -12 -4, -3 -5, -6 -2, 0 -2, -2 -8,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -16 2, 0 -4, -12 22, -10 -1, -2 7, -4 -11, -7 -29, 18 -18,
        -9 9, 15 17, 26 21, -28 1, 25 39, -2 0, -17 8, -23 -17,
        2 -5, -23 6, -19 -20, 6 -5, 7 -24, -2 -9, -11 16, -3 5,
        -9 -27, 4 7, 20 -28, -5 5, 1 15, 13 19, -14 -6, -2 -11,
        12 6, 4 -4, 15 17, -7 -8, -5 -10, -5 -9, -7 -13, -7 -17,
        8 11, -9 -3, 1 -5, 3 -5, 2 -4,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -19 7, -22 -16, -13 -53, 19 -23, 7 -14, -1 5, 20 -6, -34 -18,
        -15 -30, -12 -28, -29 -35, 17 11, -30 -28, -14 -2, -13 -8, 4 15,
        20 41, -4 -15, 17 -4, 8 -15, -3 3, 0 16, -7 -11, 18 -7,
        10 -10, 5 2, -17 7, -11 17, 11 5, 10 1, 2 -3, 8 7,
        -2 -29, -3 -11, 6 7, -7 0, 6 13, 19 18, 9 23, 6 12,
        19 7, 1 9, 0 6, 4 11, 10 17,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        9 0, -33 -16, -16 -8, 58 -38, 36 -28, -11 -3, 14 -3, -14 -24,
        -39 -7, -21 -9, 1 -5, -7 -10, 15 0, 22 2, -6 1, -20 -6,
        6 -8, -2 4, -23 -2, 11 11, 3 -11, -13 -7, 0 13, -2 0,
        6 1, 38 -1, -11 1, -7 -1, -31 2, -8 -7, -14 4, -9 -4,
        -15 -3, 3 2, 3 6, -18 -11, -20 -1, -7 0, -3 0, 6 -1,
        20 14, 8 1, 4 -5, 3 -2, 4 3,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -6 -14, 16 -20, 18 -31, 18 -9, -24 -47, -52 -37, 26 -22, 15 25,
        11 29, -21 -2, -4 -6, -13 -8, -7 8, 6 4, 21 8, 0 10,
        -11 -17, 2 22, 14 4, 14 16, 0 16, -6 6, 1 13, 6 2,
        7 -3, -4 -2, 0 21, 6 31, -1 0, 0 5, 0 -8, -2 18,
        -1 32, -1 16, -1 13, -2 -9, -1 -14, 3 24, 6 32, 5 26,
        0 -9, -3 -6, -3 -2, 4 10, 4 12,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -16 -4, -17 -5, -13 -5, -9 -5, -9 -6, -12 -4, -3 -4, 2 -7,
        7 -4,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -22 -19, -15 -17, -20 -16, -6 -9, 5 2, 6 0, 4 1, 7 6,
        4 5, -4 5, -7 3, -7 2, -7 2, -4 5, -2 6, -1 6,
        -1 6,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -37 -20, -37 -20, -20 -21, -8 -19, -13 -22, -15 -15, -15 -7, -10 -2,
        -12 2, -13 3, -3 7, 0 3, 4 -2, 4 -4, 11 -3, 14 -5,
        15 -6,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, 0 -6, 2 -6, -2 -7, -5 -7, -19 -8, -30 -8, -35 -7,
        -37 -5, -33 -2, -39 -2, -34 -4, -33 -8, -33 -11, -31 -14, -23 -15,
        -17 -19, -11 -22, -6 -25, -1 -28, 3 -28, 6 -30, 8 -32, 8 -36,
        8 -39, 8 -41, 8 -42, 8 -43, 8 -44, 8 -44, 9 -43, 9 -43,
        9 -43,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -99 168,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -9 4,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        68 14, 31 49,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        71 -65,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -17 64, 0 49,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        -1 21, 121 -61,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -22 20, -10 19,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        28 -35,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        67 74, 15 37,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 27 12, 12 6, 6 7, 1 4, 2 4, 2 4,
        0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 7 -1, 11 9, 9 1, 15 3, 13 5, 12 5, 12 4,
        0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -14 -20, -8 -19, -8 -24, -1 -12, -4 -5, -3 4, 1 15,
        0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 4 -12, 6 -12, 5 -19, 10 -7, 10 5, 10 19, 13 29,
        0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 7 69, 8 75, 9 79, 10 93, 10 105, 11 115, 12 116,
        0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, -1 -11, 3 -9, 4 -12, 4 -6, 3 2, 3 5, 4 7,
        0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        2 49, 2 48, 3 43, 7 41, 8 33, 15 31, 19 29, 20 31,
        23 35,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        6 21, 8 19, 10 18, 9 23, 12 35, 14 48, 15 55, 16 59,
        17 60,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        201 -16,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -10 42, 4 -6, -21 -27, -2 -9, 40 -2, 36 11, -22 -21, 4 10,
        0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -2 -14, -3 -11, 16 -26, 20 -16, -10 34, -15 -68, -4 76, -6 14,
        0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        15 9, 1 3, 26 18, 19 -23, 34 10, 25 15, 28 9, 13 33,
        0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -70 -41, -35 29, -25 -14, 5 -33, -31 -55, 28 24,
        0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        6 5, -28 -17,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -12 -1, -1 7, 2 10, 16 11, 24 11, 28 8, 27 6, 24 2,
        20 1, 15 -2, 10 -3, 4 -3, -1 -3, -6 -5, -9 -3, -11 -2,
        -12 -2, -13 -2, -14 -3, -14 -3, -14 -4, -15 -5, -15 -5, -15 -6,
        -15 -6, -15 -6,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -1 -17,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -18 23,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -97 12, -31 -64, -261 99, -107 145,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 104 -29, 104 11, 87 42, 160 28,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -14 24, 24 64, 19 9, 78 26, 163 30,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        21 9, -30 73, -29 59, -33 13, 141 30,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        50 19,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        46 12,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        -19 66,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        14 -5,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -52 -254, -55 -270, -56 -281, -57 -286, -57 -290, -57 -291, -57 -292,
    ];
    /// A Joker.
    JOKER: Men = [
        290 152,
    ];
    /// Jokers by square.
    JOKER_SQUARES: Squares = [
        13 11, 7 4, -15 -9, 6 -1, 7 2, -14 37, 5 1, 0 8,
        2 3, 22 15, 5 6, 17 4, 8 34, 22 12, 1 4, 9 2,
        -16 -9, 6 -7, 8 16, 4 -1, 4 -3, -2 -7, -2 -11, 0 5,
        40 15, -1 -6, 0 -10, -9 9, 10 3, -9 -12, -3 -4, -8 -5,
        -2 -8, -4 -2, -2 4, -2 -2, -1 -10, -11 -4, -18 -22, -3 -8,
        -3 -4, -3 -10, -5 -7, 0 -2, -9 -6,
    ];
    /// Empty squares a Joker can go to.
    JOKER_MOBILITY: Ladder = [
        26 23, 19 19, 23 18, 27 16, 34 18, 40 19, 42 14, 41 14,
        39 12,
    ];
    /// Own Jokers that the opponent attacks: guarded, and not guarded.
    JOKER_ATTACKED: Each = [
        -8 23, -70 -37,
    ];
    /// Enemy men that own Jokers hold: pawn, knight, bishop, rook, queen.
    HELD: Each = [
        -6 44, 107 68, 76 62, 56 190, 320 272,
    ];
    /// The same, where they are attacked too.
    HELD_ATTACKED: Each = [
        1 -11, 0 44, 55 26, 46 131, 174 111,
    ];
    /// Own men that are frozen for this turn only.
    THAWING: Each = [
        29 27, 26 31, 28 21, 34 7, -2 -28,
    ];
    /// Enemy men that a Joker's next step would hold.
    FREEZE_THREAT: Each = [
        -21 21, 3 41, -5 2, 19 48, 7 22,
    ];
    /// Jokers beside the surroundings of the enemy king.
    JOKER_ZONE: Each = [
        -30 -47,
    ];
}
