//! The weights of Joker chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        24 2,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        82 125, 330 300, 370 330, 490 550, 1000 980,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, -5 -49, -12 8, -58 14,
        -4 -16, -2 -24, -16 -46, -44 11, -54 -13, 2 -39, 11 -6, -10 -59,
        -18 -32, -49 -44, 10 -83, 12 -15, -44 -39, -5 -8, -22 -34, 12 -4,
        -1 -3, 5 -23, 18 23, -12 -17, 26 3, 22 -2, 36 13, 28 57,
        -2 6, -7 27, -13 8, 34 62, 8 41, 0 35, 14 34, 11 31,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -28 -20, -11 -77, -15 -5, -12 7, 23 15, -41 -17, 2 -25, -12 7,
        -10 46, 10 36, -6 20, -17 -2, -5 12, -17 -20, 16 -10, -18 -8,
        5 -6, 0 20, 45 18, 22 42, -37 -2, -19 -22, 9 1, 36 52,
        55 54, 15 1, 40 -1, 34 21, -8 9, 26 13, -21 -14, 3 6,
        11 28, 28 17, 23 -4, -5 -12, -4 3, -23 -38, 5 5, -5 -3,
        -12 -3, -3 -5, -7 -3, 0 -3, -2 -9,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -19 6, -2 -9, -20 23, -5 -9, 4 8, -8 -11, -14 -32, 16 -7,
        4 11, 14 19, 11 13, -30 9, 10 28, -8 2, -16 11, -18 -16,
        1 -5, -17 1, -24 -25, 19 1, 8 -26, -9 -16, -14 18, -4 9,
        -1 -25, -2 -3, 7 -34, -7 9, 11 15, 15 16, -13 -6, 1 -11,
        14 9, 1 -7, 16 18, -3 -8, -4 -16, -5 -5, -6 -15, -8 -16,
        13 12, -12 -6, -2 -4, 4 -4, 2 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -22 8, -30 -11, -9 -52, 16 -30, 4 -18, -2 -3, 18 -4, -44 -20,
        -8 -32, -18 -32, -32 -36, 28 16, -35 -33, -14 -6, -15 -12, 10 23,
        18 42, -4 -19, 34 2, 5 -18, 0 9, 4 22, -9 -9, 21 -12,
        5 -12, 9 -1, -28 1, -21 13, 17 6, 13 -1, -2 -3, 5 2,
        -1 -32, -6 -14, 5 8, -9 1, 3 7, 23 14, 7 21, 8 14,
        25 9, 1 10, 2 8, 3 15, 13 21,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        7 -3, -36 -19, -8 -5, 59 -52, 34 -27, -22 -7, 16 -3, -9 -28,
        -40 -6, -25 -13, 1 -3, -10 -13, 23 -1, 25 2, -8 2, -11 -3,
        -1 -11, 6 6, -25 0, 12 13, 2 -11, -19 -7, 4 16, -8 -1,
        3 2, 30 -8, -10 3, -16 -5, -44 -3, -7 -7, -13 7, -8 -1,
        -23 -5, -1 0, 3 8, -14 -10, -22 0, -10 -3, -3 -1, 8 1,
        18 6, 11 1, 5 -5, 1 -3, 3 3,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        -17 -18, 24 -28, 34 -32, 3 -11, -11 -50, -58 -41, 36 -23, 28 26,
        9 34, -18 2, -8 -14, -15 -8, -6 16, 6 7, 13 2, -1 9,
        -14 -21, -3 19, 12 6, 14 12, 0 12, -9 1, 0 15, 5 0,
        6 -7, -4 -1, -1 23, 6 34, -1 2, 0 6, 0 -8, -3 23,
        -1 35, -1 20, -1 15, -3 -13, -1 -16, 4 30, 10 49, 7 34,
        0 -10, -3 -6, -3 0, 5 11, 5 17,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -26 -8, -25 -7, -21 -8, -24 -10, -22 -10, -18 -8, -15 -10, -14 -11,
        -17 -14,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -35 -23, -30 -22, -26 -19, -16 -14, -7 -7, -5 -4, -3 4, -4 6,
        -7 4, -10 6, -7 6, -8 3, -10 -1, -8 0, -7 0, -6 1,
        -5 1,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -44 -31, -45 -32, -28 -31, -20 -28, -18 -24, -15 -17, -15 -13, -7 -9,
        -16 -8, -20 -5, -16 -1, -9 -2, 0 -3, 3 -4, 6 -2, 7 -1,
        8 0,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, -9 -10, -12 -11, -17 -13, -22 -14, -32 -14, -38 -13, -43 -11,
        -44 -8, -40 -4, -44 -2, -38 -1, -37 -2, -41 -4, -41 -6, -36 -9,
        -31 -12, -24 -15, -16 -19, -11 -24, -6 -28, -1 -33, 2 -38, 3 -45,
        3 -52, 4 -54, 4 -56, 5 -57, 6 -58, 6 -56, 7 -55, 7 -54,
        8 -54,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -80 170,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -10 9,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        76 -16, 40 27,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        64 -64,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -7 55, 6 45,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        -7 51, 86 -27,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -25 22, -7 27,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        20 -10,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        68 82, 17 45,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 19 11, 11 0, 3 0, 2 -3, 1 -2, 1 -1,
        0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 8 18, 13 8, 11 10, 8 10, 8 12, 9 11, 9 10,
        0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -19 -13, -9 -10, -12 -14, -7 -8, -12 -9, -6 1, -1 15,
        0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -9 -12, -5 -10, -8 -13, 0 -5, 0 0, 4 10, 8 21,
        0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 3 68, 3 74, 2 78, 4 91, 5 104, 7 115, 8 116,
        0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, -5 0, -3 2, -6 2, -3 6, 0 9, 2 10, 3 12,
        0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        2 56, 1 55, 1 50, 4 47, 0 36, 7 28, 11 24, 16 27,
        18 30,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        7 18, 8 18, 8 22, 5 31, 10 41, 7 48, 6 53, 8 58,
        12 62,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        163 -56,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -7 34, 10 -37, -10 -10, 6 14, 31 6, 27 11, -29 -32, 5 12,
        0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        3 -5, 6 -22, 9 -32, 19 -3, -18 34, -6 -64, -11 70, -8 11,
        0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        22 -8, -25 7, 20 15, 12 1, 31 2, 25 2, 29 0, 18 -2,
        0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -82 -40, -39 38, -8 17, 1 -27, -2 -51, 35 30,
        0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        3 -6, -7 -8,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -13 1, -2 9, -1 14, 16 13, 24 12, 28 7, 28 4, 25 0,
        25 0, 19 -2, 13 -3, 8 -3, 2 -4, -4 -5, -9 -4, -10 -3,
        -12 -3, -14 -3, -15 -3, -16 -3, -16 -4, -17 -5, -17 -5, -17 -6,
        -18 -6, -18 -6,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -5 -15,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -22 26,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -98 -1, -21 -45, -215 86, -109 153,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 107 -42, 119 17, 102 47, 178 34,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -9 32, 25 76, 33 16, 64 22, 138 26,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        8 27, -2 57, -10 61, -30 17, 117 25,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        44 -39,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        52 27,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        -18 80,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        15 -2,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, -54 -261, -58 -282, -61 -300, -63 -313, -64 -319, -64 -322, -64 -323,
    ];
    /// A Joker.
    JOKER: Men = [
        400 330,
    ];
    /// Jokers by square.
    JOKER_SQUARES: Squares = [
        10 10, 11 2, -7 -8, 11 -1, 25 5, -27 31, 16 4, 4 13,
        9 0, 36 25, 10 6, 10 6, 6 45, 34 28, -4 2, 11 0,
        -21 -13, 14 -2, 41 35, 12 -1, 2 -8, -2 -9, -2 -14, -10 7,
        47 26, 5 -6, 0 -9, -18 16, 15 3, -11 -16, -7 -4, -16 -9,
        -5 -16, -10 -7, -1 7, -4 -4, -9 -15, -21 -7, -35 -32, -6 -9,
        -7 -6, -4 -11, -12 -11, -1 -2, -17 -10,
    ];
    /// Empty squares a Joker can go to.
    JOKER_MOBILITY: Ladder = [
        20 24, 23 23, 29 22, 37 29, 42 32, 52 31, 54 26, 57 25,
        57 23,
    ];
    /// Own Jokers that the opponent attacks: guarded, and not guarded.
    JOKER_ATTACKED: Each = [
        -23 55, -103 -65,
    ];
    /// Enemy men that own Jokers hold: pawn, knight, bishop, rook, queen.
    HELD: Each = [
        -10 57, 97 98, 75 84, 65 243, 316 354,
    ];
    /// The same, where they are attacked too.
    HELD_ATTACKED: Each = [
        4 -2, -24 43, 50 56, 48 173, 196 148,
    ];
    /// Own men that are frozen for this turn only.
    THAWING: Each = [
        31 21, 53 41, 48 26, 55 11, 7 -43,
    ];
    /// Enemy men that a Joker's next step would hold.
    FREEZE_THREAT: Each = [
        -19 32, -8 50, 2 0, 1 53, 4 34,
    ];
    /// Jokers beside the surroundings of the enemy king.
    JOKER_ZONE: Each = [
        -39 -58,
    ];
}
