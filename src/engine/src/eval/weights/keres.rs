//! The weights of Keres: begun by hand, fitted by the tuning tool.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        12 11,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        97 114, 305 335, 223 247, 294 275, 293 320, 345 392, 551 623,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        0 0, 1 0, 2 0, 3 0, 3 0, 0 0, 1 0, 2 0,
        3 0, 3 0, 1 1, 0 -1, 4 1, 4 0, 3 0, 4 4,
        4 5, 7 5, 6 5, 6 5, 10 13, 11 13, 11 13, 12 13,
        13 13, 20 26, 21 26, 22 26, 23 26, 23 27, 36 47, 37 47,
        38 48, 39 47, 39 47, 60 78, 61 78, 62 78, 63 79, 63 78,
        0 0, 1 0, 2 0, 3 0, 3 0,
    ];
    /// Ballistas by square.
    BALLISTA_SQUARES: Squares = [
        -1 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 1 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Guards by square.
    GUARD_SQUARES: Squares = [
        -10 -8, -10 -8, -10 -8, -7 -7, -10 -8, -10 -8, -10 -8, -11 -8,
        -10 -8, -11 -8, -10 -8, -10 -8, 0 0, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 8 6, -10 -8, -10 -8, 0 0, 8 6,
        12 10, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        -11 -8, -11 -9, -9 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -9 -8, -10 -8, -10 -8, -10 -8, 1 0, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8, 0 0, 7 6,
        12 9, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -9, -10 -9, -10 -8, -10 -8,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, 1 1, 0 0, 0 0, -10 -8,
        -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8, 0 0, 7 6,
        12 10, -10 -8, -10 -8, 0 0, 7 6, 7 6, -10 -8, -10 -8,
        0 0, 0 0, 0 0, -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
        -10 -8, -10 -8, -10 -8, -10 -8, -10 -8,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        -6 -3, -5 -3, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
        -6 -3, -6 -3, -6 -3, -6 -3, 0 0, -1 0, 0 0, -6 -3,
        -6 -3, 0 0, 5 3, 5 3, -6 -3, -6 -3, 0 0, 5 3,
        8 5, -6 -3, -6 -3, 0 0, 5 3, 5 3, -6 -3, -6 -3,
        0 0, 0 0, 0 0, -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
        -6 -3, -6 -3, -6 -3, -6 -3, -6 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 1 0,
        -1 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 8 6, 8 6,
        8 6, 8 6, 8 6, 8 6, 8 6, 8 6, 8 6, 8 6,
        8 6, 8 6, 8 6, 8 6, 8 6,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        10 -12, 10 -12, 10 -12, 8 -12, 6 -11, 4 -12, 4 -12, 4 -12,
        2 -12, 0 -12, -8 -12, -8 -12, -8 2, -8 2, -8 2, -20 -12,
        -20 -12, -20 2, -20 5, -20 6, -30 -12, -30 -12, -30 2, -30 6,
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
        -9 -10, -4 -5, 0 0, 5 5, 10 10, 15 15, 20 20, 25 25,
        30 30,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        -14 -10, -10 -7, -6 -4, -3 0, 0 3, 4 5, 7 9, 11 12,
        15 15,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        -15 -14, -11 -10, -8 -7, -4 -5, -1 -2, 3 1, 6 3, 11 6,
        15 9,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        -17 -16, -13 -12, -9 -8, -4 -4, -1 0, 3 4, 8 8, 13 12,
        17 16,
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
        6 12, 9 16, 12 21, 15 26, 18 30, 21 34, 24 39, 24 39,
        24 39,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        0 1, -2 -3, 2 3, 2 -1, 2 -1, -1 -3, -1 -3,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        1 3, 5 4, 7 9, 11 13, 18 9, 10 4, 9 6,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        -7 -9, -3 -4, 1 0, 5 4, 9 8, 13 12, 17 16, 20 20,
        24 24, 28 27, 31 31, 35 35, 36 36, 36 35, 36 35, 35 35,
        35 35, 35 35, 35 35, 35 35,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        4 3, 7 5, 8 7, 10 9, 11 11, 13 12, 14 14, 16 16,
        18 17,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        1 1, 1 1, 1 1, 2 3, 4 5, 9 9, 15 15, 22 22,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        37 36, 51 51,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        30 30, 32 32, 34 34, 36 36, 40 40, 45 45, 50 50, 60 60,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        2 -5, -7 -5, -6 -4, -4 -5, -8 -6, -6 -6, -8 -8,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        -19 -18, -29 -29, -24 -24, -31 -31, -31 -30, -36 -35, -45 -46,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, -23 -22, -16 -16, -22 -21, -24 -23, -27 -26, -50 -50,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        -15 -15, -52 -50,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        -15 -15, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        -28 0, -13 0, 0 0, 8 0, 14 0, 16 0, 16 0, 16 0,
        14 0,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        0 0, -3 -1, -6 -2, -9 -3, -12 -4, -15 -5, -18 -6, -21 -7,
        -24 -8, -27 -9, -30 -10, -33 -11, -36 -12,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        -21 0,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 0, -3 -1, -6 -3, -10 -5, -18 -7, -25 -10, -34 -13, -44 -17,
        -55 -21, -68 -25, -81 -30, -96 -35, -111 -41, -128 -47, -147 -53, -166 -60,
        -187 -67, -208 -75, -231 -83, -256 -91, -281 -100, -308 -109, -321 -120, -321 -121,
        -321 -121, -321 -121,
    ];
}
