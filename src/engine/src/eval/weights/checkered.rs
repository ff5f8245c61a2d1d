//! The weights of Checkered chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        -5 -52,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        147 128, 337 602, 515 730, 551 847, 757 1710,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, -7 -15, -18 -18, -31 -24, -23 -22,
        -2 8, 16 11, -11 -6, -11 5, -10 3, -15 14, -18 12, 21 14,
        -30 -4, 48 6, 20 -3, 8 -1, 17 8, 20 1, -3 -2, 10 5,
        0 0, 0 0, 1 0, -5 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -13 -2, -19 -6, -6 -5, -15 -4, -35 -3, 5 3, -6 1, -42 -1,
        -6 -10, -27 -3, -21 -15, -25 -3, -9 -5, 0 0, 10 3, 14 -1,
        1 0, 59 4, 4 -1, 35 0, 4 1, -12 1, 15 2, 4 -1,
        -3 1, 2 -2, 7 1, 1 0, -3 0, -5 0, 1 1, -3 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        11 1, -4 -1, -6 -15, -1 -2, 11 0, -41 -9, 2 -2, -49 -2,
        48 7, 19 1, -17 -1, -37 2, 0 0, -7 -2, -10 1, -9 -1,
        1 2, 1 0, 4 -2, 8 2, 8 -3, 7 1, 0 -1, -1 0,
        -6 -2, 0 0, -6 0, 2 0, 1 0, 5 1, -6 -2, 6 0,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -1 -73, -35 -2, -23 -5, 1 8, -15 -9, 13 2, 5 5, -7 3,
        -9 -5, -14 -1, -5 1, -11 -1, -12 0, -1 0, -2 -1, 0 -1,
        -2 0, 4 0, 1 0, 0 0, 0 0, 0 0, 0 0, 0 2,
        1 0, 0 0, -1 0, 0 0, 0 0, -1 0, 0 0, 1 0,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        -17 -4, -19 -10, -5 3, 40 -89, 13 1, -7 -1, -31 -7, -49 -10,
        16 2, -25 -1, -53 -5, -27 -1, -11 1, -23 -2, -27 -1, -18 -1,
        -12 -2, -13 0, -12 0, -8 0, 2 0, 6 1, 0 0, -9 -2,
        0 0, -3 -1, 12 1, -1 -1, 2 0, 1 0, 3 0, -1 -1,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        5 7, 4 1, -14 -13, 16 3, 7 2, 6 2, -6 4, 35 0,
        -2 0, -3 -5, 2 6, -13 0, -1 0, 0 -1, -16 -3, -9 -2,
        0 0, 4 3, -3 -2, -3 1, 0 2, -1 -1, 0 0, -3 -1,
        -2 0, 0 0, -2 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -70 -24, -64 -23, -62 -25, -59 -33, -60 -32, -54 -32, -61 -30, -48 -29,
        -43 -27,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -49 -17, -61 -19, -45 -17, -39 -14, -18 -10, -16 -8, -18 -9, -31 -10,
        -23 -10, -19 -9, -15 -7, -12 -7, -11 -6, -10 -6,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -72 -56, -68 -55, -53 -55, -55 -51, -58 -45, -67 -42, -68 -38, -60 -32,
        -51 -24, -47 -20, -42 -16, -39 -15, -36 -15, -35 -14, -34 -14,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -39 -21, -36 -39, -36 -42, -42 -47, -50 -49, -72 -50, -90 -51, -101 -48,
        -103 -47, -105 -44, -107 -42, -110 -39, -109 -37, -107 -35, -102 -31, -90 -28,
        -78 -24, -67 -20, -55 -17, -46 -14, -38 -12, -32 -10, -26 -8, -20 -7,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -78 -23,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -23 -180,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        7 -24, 16 8,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        13 -23,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        8 -12, -13 -100,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        25 -11, 67 44,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        5 69, -72 46,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        0 0,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        19 -2, 10 3,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 1 -9, 17 -5, 24 -1, 19 -2, 0 0, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 1 0, -8 8, 1 13, -3 9, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -10 -3, -5 0, 0 1, 2 0, 5 0, 2 -1, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -27 -7, -14 -3, -5 -2, -2 -2, 1 -2, 0 -2, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 1 -1, 1 -1, 1 -1, 1 0, 0 0, 1 -1, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, -6 -5, 3 -1, 5 1, 5 1, 3 0, 0 0, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        8 4, 9 5, 12 6, 17 7, 13 4, 15 5, 18 6, 15 6,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        15 5, 17 5, 16 5, 17 6, 12 6, 13 6, 12 5, 10 5,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        -6 -33,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -29 -45, 9 20, 6 3, 2 12, -13 6, 24 3, 0 0, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -28 -39, -7 10, 17 39, -13 16, -24 -43, 65 16, -10 -1, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -7 -75, -54 18, 21 -18, -32 -35, 11 22, -10 105, 21 -7, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -37 -3, -29 7, 23 -23, 46 7, 45 2, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        103 4, 34 -20,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -10 -4, -14 -5, -21 -2, -6 -1, -5 -1, -6 -1, 1 0, 4 -1,
        9 0, 10 0, 7 0, 6 -1, 3 0, 3 1, 2 1, 1 1,
        0 2, -1 2, -1 1, 0 2, 1 2, 1 2, 1 2, 2 3,
        2 2, 2 2,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -18 39,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        1 -14,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -26 28, -47 -40, 39 6, 1 116,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, -4 9, 77 2, 25 1, 270 12,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -16 -7, 7 14, 4 2, 143 18, 194 13,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -92 -3, 16 3, 27 41, -2 -2, 7 5,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        39 -17,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        43 14,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        -25 -129,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        -16 11,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered men when they serve whoever moves, for the side to move: pawn, knight, bishop, rook, queen.
    CHECKERED: Men = [
        -5 28, 54 3, -35 90, -41 169, 464 319,
    ];
    /// Checkered pawns by their rank, for the side to move.
    CHECKERED_PAWN: Ladder = [
        0 0, -41 2, -40 -1, -10 -2, 25 1, 35 1, 26 0, 0 0,
    ];
    /// Men of the opponent that checkered men attack, for the side to move.
    CHECKERED_AIMS: Each = [
        -68 -55, 11 -4, 21 9, -14 -9, 2 0,
    ];
    /// Own men that checkered men would attack at the opponent's turn.
    CHECKERED_AIMED: Each = [
        -83 122, -135 12, -111 77, -155 27, -246 -88,
    ];
    /// Squares around the opponent's king that checkered men attack, for the side to move.
    CHECKERED_ZONE: Each = [
        78 -116,
    ];
    /// Squares around the own king that checkered men would attack at the opponent's turn.
    CHECKERED_ZONE_OWN: Each = [
        -41 124,
    ];
    /// Having the move, once a player has the checkered men.
    TAKEN_TEMPO: Each = [
        10 -22,
    ];
    /// Checkered men, for the player who has them.
    TAKEN_CHECKERED: Men = [
        349 285, 744 730, 780 764, 1196 1246, 2334 2364,
    ];
    /// How many checkered men there are, for the player who has them.
    TAKEN_LEFT: Ladder = [
        0 0, 29 -1, 4 -12, -1 -10, -2 -9, -1 -7, 0 -5, 0 -3,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// White and black men, for the player who has the checkered men.
    TAKEN_ORDINARY: Men = [
        157 -64, -172 -311, -164 -323, -444 -536, -1034 -1038,
    ];
    /// Checkered pawns by their distance to the nearest last rank.
    TAKEN_PAWN: Ladder = [
        0 0, 20 5, 15 0, 5 -7,
    ];
    /// Squares a checkered officer attacks that no ordinary pawn does: knight, bishop, rook, queen.
    TAKEN_MOBILITY: Each = [
        -18 -130, 35 -119, 64 2, 22 1,
    ];
    /// White and black men that checkered men attack.
    TAKEN_AIMS: Each = [
        -71 -104, -33 -131, -91 -105, -53 19, -45 -26,
    ];
    /// Checkered men that white and black men attack.
    TAKEN_AIMED: Each = [
        -12 -7, -40 -29, -60 -37, -37 -6, -68 -28,
    ];
    /// Checkered men that are attacked and not guarded.
    TAKEN_LOOSE: Each = [
        -13 -27, -47 -45, -38 -12, -21 10, -63 -30,
    ];
    /// Squares around both kings that checkered men attack.
    TAKEN_ZONE: Each = [
        16 -37,
    ];
    /// Kings that checkered men attack.
    TAKEN_CHECK: Each = [
        0 0,
    ];
}
