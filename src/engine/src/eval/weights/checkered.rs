//! The weights of Checkered chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        -17 -2,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        112 59, 251 393, 392 437, 403 561, 688 1105,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 1 1, -4 -2, -7 -8, -8 -14,
        0 0, 8 1, 7 -1, -10 4, 1 -2, -3 1, -6 4, 6 2,
        -4 0, 5 2, 2 0, 2 2, 0 1, 1 1, 2 0, 0 1,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        0 0, -14 -8, -1 -1, -1 0, -13 -2, -1 0, -1 0, -9 -1,
        -11 -4, -2 -1, -9 -1, -4 -1, 2 0, -1 0, 3 1, 2 1,
        0 0, 13 1, -2 0, 7 1, 0 0, -1 0, 1 0, 1 0,
        2 0, 0 0, 1 0, 0 0, -1 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        1 1, -1 0, -9 -8, 3 0, 1 0, -14 -4, 1 0, -7 0,
        9 1, 4 0, 1 0, -9 1, -1 0, 0 0, 1 1, -1 0,
        4 0, -1 0, -1 -1, 4 1, 2 0, 0 0, -1 0, 0 0,
        1 0, 0 0, -1 0, -1 -1, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -14 -24, -12 -1, -11 -4, -2 2, -1 -2, 1 0, 0 0, 1 1,
        2 0, -5 0, -2 0, -4 0, -2 0, 0 0, 0 0, 1 0,
        0 0, 1 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 1,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        0 0, -4 -2, -11 -2, 1 -27, 0 0, -4 0, -14 -4, -13 -3,
        4 0, -5 0, -9 -1, -7 -1, -11 -1, -8 -1, -8 -1, -2 0,
        -8 -1, -3 0, -3 0, -2 0, 1 0, 0 0, -1 0, -1 0,
        0 0, 0 0, 2 0, 0 0, 0 0, 0 0, 1 0, 0 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        1 1, 3 1, 4 -1, 1 0, 1 1, 4 0, -1 1, 5 1,
        -1 -1, -2 -1, 4 2, -3 0, 0 0, -1 -1, -7 -1, -4 -1,
        1 1, 1 1, -1 -1, -2 0, 0 1, 0 0, 0 0, -1 0,
        -1 0, 0 0, -1 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -27 -10, -27 -10, -28 -10, -28 -10, -26 -10, -24 -10, -24 -10, -24 -9,
        -23 -9,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -12 -7, -13 -7, -12 -6, -12 -6, -9 -5, -7 -4, -7 -4, -7 -4,
        -6 -3, -5 -3, -5 -3, -4 -3, -2 -1, -2 -1,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -30 -19, -31 -19, -27 -18, -28 -18, -27 -17, -27 -15, -25 -14, -24 -12,
        -22 -11, -21 -10, -19 -9, -18 -8, -17 -8, -16 -7, -16 -7,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -22 -12, -22 -17, -23 -18, -26 -18, -30 -19, -36 -19, -42 -19, -45 -19,
        -46 -18, -46 -18, -45 -17, -43 -15, -40 -14, -37 -13, -34 -12, -30 -10,
        -27 -9, -23 -8, -20 -7, -17 -6, -15 -5, -13 -5, -11 -4, -4 -2,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        -57 -19,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        -23 -92,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        18 1, 0 0,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        9 -16,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        -4 -22, 1 -51,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        -15 -6, 25 21,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        1 39, -20 13,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        0 0,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        10 -1, -2 -4,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 9 -2, 9 -2, 9 -2, 8 -2, 0 0, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, -2 -9, -1 -7, 1 -5, 1 -5, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, -7 -4, -7 -4, -7 -4, -6 -4, -6 -4, -6 -4, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, -9 -5, -9 -5, -9 -5, -8 -4, -8 -4, -8 -4, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, -7 -3, -7 -3, -7 -3, -6 -2, -6 -2, 0 0, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        -1 0, -1 0, -1 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        -1 -14,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -19 -4, 17 -5, 2 2, 7 5, -12 2, 4 0, 0 0, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -21 0, -4 1, 8 5, 1 -5, 2 -6, 14 4, 0 0, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        -11 -51, -29 5, 0 -11, -9 -13, 10 0, 2 39, 16 37, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, 8 12, -8 -6, 0 -12, 4 0, 17 0, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        39 15, 32 6,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -6 -2, -5 -2, -5 -1, -2 -1, 0 -1, 1 0, 2 0, 2 0,
        2 0, 2 0, 2 0, 1 0, 1 0, 1 0, 0 0, 0 1,
        0 1, 0 1, 0 1, 0 1, 0 1, 0 1, 0 1, 0 1,
        0 1, 0 1,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -1 44,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -5 -5,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -18 5, -24 0, -5 -13, 27 53,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, -13 0, 35 1, 3 0, 78 5,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        -2 15, 2 10, 6 -5, 44 1, 62 5,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -40 7, -8 3, 3 5, 0 0, 2 0,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        -9 -7,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        16 -3,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        -26 -88,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        -8 10,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered men when they serve whoever moves, for the side to move: pawn, knight, bishop, rook, queen.
    CHECKERED: Men = [
        -7 8, 4 39, 23 62, 56 91, 186 153,
    ];
    /// Checkered pawns by their rank, for the side to move.
    CHECKERED_PAWN: Ladder = [
        0 0, -6 -1, -5 -1, -3 -1, -1 -1, 0 -1, 0 -1, 0 0,
    ];
    /// Men of the opponent that checkered men attack, for the side to move.
    CHECKERED_AIMS: Each = [
        -31 -12, 3 1, 4 3, -4 -1, 0 0,
    ];
    /// Own men that checkered men would attack at the opponent's turn.
    CHECKERED_AIMED: Each = [
        -34 46, -50 2, -30 8, -35 0, -151 -39,
    ];
    /// Squares around the opponent's king that checkered men attack, for the side to move.
    CHECKERED_ZONE: Each = [
        28 -12,
    ];
    /// Squares around the own king that checkered men would attack at the opponent's turn.
    CHECKERED_ZONE_OWN: Each = [
        -20 45,
    ];
    /// Having the move, once a player has the checkered men.
    TAKEN_TEMPO: Each = [
        17 -18,
    ];
    /// Checkered men, for the player who has them.
    TAKEN_CHECKERED: Men = [
        190 173, 456 458, 480 473, 743 746, 1404 1397,
    ];
    /// How many checkered men there are, for the player who has them.
    TAKEN_LEFT: Ladder = [
        0 0, 5 4, 4 3, 4 3, 3 3, 3 2, 3 2, 1 2,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// White and black men, for the player who has the checkered men.
    TAKEN_ORDINARY: Men = [
        100 -45, -114 -182, -122 -197, -245 -306, -577 -628,
    ];
    /// Checkered pawns by their distance to the nearest last rank.
    TAKEN_PAWN: Ladder = [
        0 0, 9 5, 9 5, 8 5,
    ];
    /// Squares a checkered officer attacks that no ordinary pawn does: knight, bishop, rook, queen.
    TAKEN_MOBILITY: Each = [
        -44 -37, 5 -29, 21 15, 3 5,
    ];
    /// White and black men that checkered men attack.
    TAKEN_AIMS: Each = [
        -29 -55, -1 -35, -20 -28, -10 -1, -4 -2,
    ];
    /// Checkered men that white and black men attack.
    TAKEN_AIMED: Each = [
        -4 -3, -14 -16, -11 -12, -5 -3, -10 -7,
    ];
    /// Checkered men that are attacked and not guarded.
    TAKEN_LOOSE: Each = [
        -2 -6, -9 -10, -6 -5, -4 -1, -11 -8,
    ];
    /// Squares around both kings that checkered men attack.
    TAKEN_ZONE: Each = [
        3 -19,
    ];
    /// Kings that checkered men attack.
    TAKEN_CHECK: Each = [
        0 0,
    ];
}
