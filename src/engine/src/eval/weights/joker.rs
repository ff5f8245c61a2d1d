//! The weights of Joker chess. How they were chosen is told in the crate's README.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        18 8,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        82 120, 325 300, 365 335, 490 555, 1000 1000,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, -10 6, 2 6, -6 6,
        -6 8, -8 8, -8 2, -4 4, 2 0, 4 0, 4 0, -6 6,
        -2 6, 6 0, 14 -2, 16 -4, 0 10, 3 10, 8 2, 16 0,
        20 -2, 4 14, 8 12, 14 8, 20 6, 24 4, 8 25, 14 22,
        22 16, 26 12, 28 12, 20 40, 25 35, 25 30, 25 30, 25 30,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -51 -22, -31 -22, -31 -22, -31 -22, -31 -22, -25 -22, -25 -22, -25 -22,
        -25 -22, -25 -22, -25 -22, -25 -22, -8 -8, -8 -8, -8 -8, -19 -22,
        -19 -22, -2 -8, 16 5, 16 5, -19 -22, -19 -22, -2 -8, 16 5,
        26 12, -19 -22, -19 -22, -2 -8, 16 5, 16 5, -25 -22, -25 -22,
        -8 -8, -8 -8, -8 -8, -25 -22, -25 -22, -25 -22, -25 -22, -25 -22,
        -45 -22, -25 -22, -25 -22, -25 -22, -25 -22,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -14 -6, -14 -6, -14 -6, -14 -6, -14 -6, -8 -6, 0 -6, -8 -6,
        -8 -6, -8 -6, -8 -6, -8 -6, 2 0, 2 0, 2 0, -8 -6,
        -8 -6, 2 0, 8 4, 8 4, -8 -6, -8 -6, 2 0, 8 4,
        12 6, -8 -6, -8 -6, 2 0, 8 4, 8 4, -8 -6, -8 -6,
        2 0, 2 0, 2 0, -8 -6, -8 -6, -8 -6, -8 -6, -8 -6,
        -8 -6, -8 -6, -8 -6, -8 -6, -8 -6,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -6 -4, -3 -4, 2 -4, 6 -4, 8 -4, -6 -4, -6 -4, -6 -4,
        -6 -4, -6 -4, -6 4, -6 4, -6 4, -6 4, -6 4, -6 4,
        -6 4, -6 4, -6 4, -6 4, 0 4, 0 4, 0 4, 0 4,
        0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4,
        0 4, 0 4, 0 4, 15 10, 15 10, 15 10, 15 10, 15 10,
        0 10, 0 10, 0 10, 0 10, 0 10,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        0 -12, 0 -12, 0 -12, 0 -12, 0 -12, 0 -12, 0 -12, 0 -12,
        0 -12, 0 -12, -6 -12, -6 -12, -2 0, -2 0, -2 0, -6 -12,
        -6 -12, -2 0, 2 10, 2 10, -6 -12, -6 -12, -2 0, 2 10,
        2 15, -6 -12, -6 -12, -2 0, 2 10, 2 10, -6 -12, -6 -12,
        -2 0, -2 0, -2 0, -6 -12, -6 -12, -6 -12, -6 -12, -6 -12,
        -6 -12, -6 -12, -6 -12, -6 -12, -6 -12,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        20 -28, 30 -18, 10 -18, 0 -18, -6 -18, 10 -18, 8 -18, -6 -18,
        -15 -18, -20 -18, -15 -18, -20 -18, -26 0, -34 0, -38 0, -35 -18,
        -42 -18, -46 0, -52 15, -55 15, -35 -18, -42 -18, -46 0, -52 15,
        -55 25, -35 -18, -42 -18, -46 0, -52 15, -55 15, -35 -18, -42 -18,
        -46 0, -52 0, -55 0, -35 -18, -42 -18, -46 -18, -52 -18, -55 -18,
        -35 -28, -42 -18, -46 -18, -52 -18, -55 -18,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -40 -50, -20 -25, -8 -8, 0 0, 6 8, 12 12, 16 14, 20 16,
        22 18,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -35 -40, -18 -20, -5 -8, 2 0, 8 8, 13 14, 17 18, 20 22,
        22 25, 25 27, 28 28, 32 28, 34 30, 36 32, 36 32, 36 32,
        36 32,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -30 -50, -18 -25, -10 -8, -6 4, -3 12, 0 18, 3 24, 6 30,
        9 35, 12 40, 14 44, 16 47, 18 50, 20 52, 22 53, 22 53,
        22 53,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -18 -35, -16 -31, -14 -27, -11 -23, -9 -19, -7 -15, -5 -11, -3 -7,
        0 -3, 2 1, 4 5, 6 9, 8 13, 11 17, 13 21, 15 25,
        17 29, 19 33, 22 37, 24 41, 26 45, 26 49, 26 53, 26 55,
        26 55, 26 55, 26 55, 26 55, 26 55, 26 55, 26 55, 26 55,
        26 55,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        25 50,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -3 -6,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        30 18, 18 8,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        12 8,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        10 4, 8 3,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        16 6, 36 14,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        -6 -8, -14 -12,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        -8 -20,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -6 -8, -16 -12,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 10 4, 10 4, 12 8, 16 14, 30 30, 60 60,
        0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 4 2, 8 4, 8 4, 12 8, 22 22, 45 50, 80 90,
        0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, 0 5, 0 10, 0 10, 2 22, 14 40, 35 75, 65 120,
        0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 0 2, 0 4, 0 4, 2 8, 5 16, 12 30, 20 50,
        0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 0 4, 0 8, 0 8, 2 14, 6 28, 15 50, 25 80,
        0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 0 3, 2 6, 2 6, 4 10, 8 18, 14 28, 20 35,
        0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        0 30, 0 26, 0 18, 0 8, 0 0, 0 -8, 0 -14, 0 -18,
        0 -18,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        0 -30, 0 -24, 0 -8, 0 8, 0 20, 0 28, 0 32, 0 34,
        0 34,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        8 15,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -38 0, 22 0, 12 0, -4 0, -12 0, -16 0, -18 0, -18 0,
        0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -24 0, 16 0, 8 0, -3 0, -8 0, -12 0, -14 0, -14 0,
        0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        0 0, -6 0, -22 0, -14 0, -6 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -8 0, -4 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        -18 4, -32 2,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 0, -2 -1, -5 -2, -9 -3, -15 -4, -21 -5, -29 -6, -37 -7,
        -47 -8, -58 -9, -70 -10, -83 -11, -97 -12, -112 -13, -129 -14, -146 -15,
        -165 -16, -184 -17, -205 -18, -227 -19, -250 -20, -274 -21, -299 -22, -325 -23,
        -330 -24, -330 -25,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -2 0,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -6 0,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -25 0, -14 0, -30 -5, -25 -10,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 55 35, 55 35, 70 40, 75 45,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        4 12, 18 20, 22 20, 45 35, 45 30,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        0 14, 20 24, 20 20, 0 5, 45 20,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        10 30,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        18 14,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        22 16,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        4 0,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, 0 0, 0 -15, 0 -30, 0 -45, 0 -60, 0 -75, 0 -75,
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
