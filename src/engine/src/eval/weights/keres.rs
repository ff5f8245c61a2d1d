//! The weights of Keres. How they were chosen is told in the crate's README.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        15 15,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        95 110, 300 330, 210 230, 285 300, 275 310, 335 390, 540 620,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        0 0, 1 0, 2 0, 3 0, 3 0, 0 0, 1 0, 2 0,
        3 0, 3 0, 0 0, 1 0, 2 0, 3 0, 3 0, 4 5,
        5 5, 6 5, 7 5, 7 5, 10 13, 11 13, 12 13, 13 13,
        13 13, 20 26, 21 26, 22 26, 23 26, 23 26, 36 47, 37 47,
        38 47, 39 47, 39 47, 60 78, 61 78, 62 78, 63 78, 63 78,
        0 0, 1 0, 2 0, 3 0, 3 0,
    ];
    /// Ballistas by square.
    BALLISTA_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Guards by square.
    GUARD_SQUARES: Squares = [
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, 0 0, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8, 0 0, 7 6,
        12 10, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, 0 0, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8, 0 0, 7 6,
        12 10, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, 0 0, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8, 0 0, 7 6,
        12 10, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -6 -3, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
        -6 -3, -6 -3, -6 -3, -6 -3, 0 0, 0 0, 0 0, -6 -3,
        -6 -3, 0 0, 5 3, 5 3, -6 -3, -6 -3, 0 0, 5 3,
        8 5, -6 -3, -6 -3, 0 0, 5 3, 5 3, -6 -3, -6 -3,
        0 0, 0 0, 0 0, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
        -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 8 6, 8 6,
        8 6, 8 6, 8 6, 8 6, 8 6, 8 6, 8 6, 8 6,
        8 6, 8 6, 8 6, 8 6, 8 6,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        10 -12, 10 -12, 10 -12, 8 -12, 6 -12, 4 -12, 4 -12, 4 -12,
        2 -12, 0 -12, -8 -12, -8 -12, -8 2, -8 2, -8 2, -20 -12,
        -20 -12, -20 2, -20 6, -20 6, -30 -12, -30 -12, -30 2, -30 6,
        -30 10, -38 -12, -38 -12, -38 2, -38 6, -38 6, -44 -12, -44 -12,
        -44 2, -44 2, -44 2, -50 -12, -50 -12, -50 -12, -50 -12, -50 -12,
        -50 -12, -50 -12, -50 -12, -50 -12, -50 -12,
    ];
    /// Squares a lone soldier attacks that own men do not stand on.
    SOLDIER_MOBILITY: Ladder = [
        -6 -6, 0 0, 6 6,
    ];
    /// The same for ballistas.
    BALLISTA_MOBILITY: Ladder = [
        -10 -10, -5 -5, 0 0, 5 5, 10 10, 15 15, 20 20, 25 25,
        30 30,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        -14 -10, -10 -7, -7 -4, -4 -1, 0 2, 4 5, 7 8, 10 11,
        14 14,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        -16 -12, -12 -8, -8 -5, -4 -2, 0 2, 4 6, 8 9, 12 12,
        16 16,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        -18 -16, -14 -12, -9 -8, -4 -4, 0 0, 4 4, 9 8, 14 12,
        18 16,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -20 -22, -16 -17, -11 -12, -6 -7, -2 -2, 2 3, 7 8, 12 13,
        16 18, 20 23, 25 28, 30 33, 30 35, 30 35, 30 35, 30 35,
        30 35,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -18 -24, -15 -20, -12 -15, -9 -10, -6 -6, -3 -2, 0 3, 3 8,
        6 12, 9 16, 12 21, 15 26, 18 30, 21 34, 24 39, 24 40,
        24 40,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        -4 -4, -4 -4, -4 -4, -4 -4, -4 -4, -4 -4, -4 -4,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        4 4, 4 4, 4 4, 4 4, 4 4, 4 4, 4 4,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        -10 -10, -6 -6, -2 -2, 2 2, 6 6, 10 10, 14 14, 18 18,
        22 22, 26 26, 30 30, 34 34, 35 35, 35 35, 35 35, 35 35,
        35 35, 35 35, 35 35, 35 35,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        0 0, 2 2, 4 4, 6 6, 8 8, 10 10, 12 12, 14 14,
        16 16,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        0 0, 0 0, 0 0, 2 2, 5 5, 9 9, 15 15, 22 22,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        35 35, 50 50,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        30 30, 32 32, 34 34, 36 36, 40 40, 45 45, 50 50, 60 60,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        -2 -2, -5 -5, -4 -4, -5 -5, -5 -5, -6 -6, -8 -8,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        -14 -14, -28 -28, -24 -24, -30 -30, -30 -30, -35 -35, -45 -45,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, -22 -22, -16 -16, -22 -22, -22 -22, -26 -26, -50 -50,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        -14 -14, -50 -50,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        -15 -15, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        -28 0, -12 0, 0 0, 8 0, 14 0, 16 0, 16 0, 16 0,
        14 0,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        0 0, -3 -1, -6 -2, -9 -3, -12 -4, -15 -5, -18 -6, -21 -7,
        -24 -8, -27 -9, -30 -10, -33 -11, -36 -12,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        -12 -6,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 0, -3 -1, -6 -3, -11 -5, -18 -7, -25 -10, -34 -13, -43 -17,
        -54 -21, -67 -25, -80 -30, -95 -35, -110 -41, -127 -47, -146 -53, -165 -60,
        -186 -67, -207 -75, -230 -83, -255 -91, -280 -100, -307 -109, -320 -119, -320 -120,
        -320 -120, -320 -120,
    ];
}
