//! The weights of chess: begun by hand, fitted by the tuning tool.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        19 5,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        85 126, 338 316, 352 331, 482 556, 998 1011,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, -10 6, 2 7, -6 7, -7 8,
        -7 2, -6 3, 2 0, 4 1, -6 7, -2 7, 8 -3, 17 -4,
        -1 14, 4 13, 11 6, 17 2, 6 26, 12 23, 21 17, 24 12,
        20 41, 25 36, 25 30, 25 31, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -52 -22, -31 -22, -32 -23, -31 -23, -25 -22, -8 -8, -8 -8, -7 -8,
        -26 -22, -8 -8, 10 5, 10 5, -19 -22, -2 -8, 16 5, 27 12,
        -19 -22, -2 -8, 16 5, 27 12, -19 -23, -2 -8, 16 5, 16 5,
        -25 -23, -8 -8, -8 -8, -8 -8, -46 -22, -25 -22, -25 -22, -26 -22,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -14 -6, -14 -6, -15 -7, -14 -6, -8 -6, 11 0, 2 0, 3 0,
        -9 -6, 2 0, 8 4, 8 4, -8 -6, 2 0, 7 4, 12 6,
        -8 -6, 2 0, 8 4, 12 6, -8 -6, 2 0, 8 5, 8 4,
        -8 -6, 2 0, 2 0, 2 0, -8 -6, -8 -6, -8 -6, -8 -6,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -5 -4, -3 -4, 2 -4, 8 -4, -7 -4, -6 -4, -6 -4, -6 -4,
        -6 4, -6 4, -6 4, -6 4, -7 4, -6 4, -6 4, -6 4,
        0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4, 0 4,
        15 10, 15 10, 15 10, 15 10, 0 10, 0 10, 0 10, 0 10,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        0 -12, 0 -12, 0 -12, 0 -12, 0 -12, 0 0, 0 0, 0 0,
        -6 -12, -2 0, 2 10, 1 10, -6 -12, -2 0, 2 10, 2 15,
        -6 -12, -2 0, 2 10, 2 15, -6 -12, -2 0, 2 10, 2 10,
        -6 -12, -2 0, -2 0, -2 0, -6 -12, -6 -12, -6 -12, -6 -12,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        20 -29, 31 -17, 4 -19, -5 -18, 10 -18, 8 0, -11 0, -21 -1,
        -15 -18, -20 0, -31 15, -39 15, -36 -18, -43 0, -49 15, -56 25,
        -36 -18, -43 0, -49 15, -56 25, -36 -18, -43 0, -49 15, -56 15,
        -36 -18, -43 0, -49 0, -56 0, -36 -28, -43 -18, -49 -18, -56 -18,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        -40 -50, -20 -25, -8 -8, 1 1, 7 9, 13 13, 17 15, 21 17,
        23 19,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -35 -41, -18 -20, -5 -8, 2 0, 9 9, 14 15, 17 19, 21 23,
        23 26, 25 28, 29 29, 33 29, 35 31, 36 33,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -30 -51, -17 -25, -9 -8, -5 4, -2 12, 0 18, 3 25, 6 30,
        9 36, 12 41, 14 45, 16 48, 18 51, 20 53, 22 53,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        -18 -36, -16 -32, -14 -27, -11 -23, -9 -19, -7 -15, -5 -11, -3 -7,
        0 -3, 2 1, 4 5, 6 9, 8 13, 11 17, 13 21, 15 25,
        17 29, 19 33, 22 37, 24 41, 26 45, 26 49, 26 53, 26 55,
        27 55, 26 55, 26 55, 26 55,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        27 51,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        3 8,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        31 20, 18 10,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        12 11,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        10 4, 7 5,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        13 10, 36 12,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        2 -3, -11 -5,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        -6 -18,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        -6 -9, -17 -11,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 9 4, 11 8, 16 14, 29 30, 60 61, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 6 2, 9 4, 13 8, 23 22, 47 51, 82 92, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, 0 6, 0 11, 2 23, 14 42, 36 77, 66 123, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 0 3, 0 5, 2 9, 5 17, 12 31, 20 52, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 0 5, 0 9, 2 15, 6 29, 15 52, 26 82, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 0 4, 2 7, 4 11, 8 19, 14 29, 21 36, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        0 31, 0 28, 0 19, 0 9, 0 0, 0 -8, 0 -14, 0 -18,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        0 -30, 0 -24, 0 -8, 0 9, 0 21, 0 29, 0 33, 0 35,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        9 14,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        -36 0, 21 0, 12 -2, -4 2, -14 0, -17 0, -18 0, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        -25 2, 16 1, 9 0, -4 -3, -8 0, -13 0, -14 0, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        3 4, -6 0, -24 -1, -14 -2, -8 -2, 0 0, -1 1, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, -10 -3, -3 -1, 1 1, 1 1, 0 0, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        -15 2, -33 2,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        -1 0, -2 -1, -5 -2, -9 -3, -15 -4, -21 -5, -29 -6, -37 -7,
        -48 -8, -59 -9, -71 -10, -85 -11, -99 -12, -114 -13, -132 -14, -149 -15,
        -168 -16, -187 -17, -209 -18, -231 -19, -255 -20, -279 -21, -305 -22, -331 -23,
        -336 -24, -336 -25,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        -8 8,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        -8 13,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        -26 -1, -13 -1, -31 -4, -24 -2,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 57 36, 56 35, 71 40, 77 46,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        2 14, 19 22, 23 20, 46 36, 46 31,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        -2 18, 19 24, 20 18, 0 5, 46 20,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        10 31,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        17 14,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        22 18,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        -3 -2,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, 0 -2, 0 -17, 0 -32, 0 -47, 0 -62, 0 -78,
    ];
}
