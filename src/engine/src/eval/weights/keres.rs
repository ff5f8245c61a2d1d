//! The weights of Keres. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        9 -6,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        139 163, 243 571, 255 430, 323 464, 327 574, 303 704, 494 951,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        -1 -4, -27 -7, 36 9, 15 -15, 2 3, 5 8, 21 26, 8 -4,
        12 6, -29 -14, -1 -35, -12 12, -20 -22, -6 7, -27 -15, -9 -16,
        -1 -17, -7 -26, -33 -35, 9 13, 5 -7, -24 -29, -1 -8, 9 3,
        -36 0, -28 -14, 23 16, -4 -13, 8 0, 7 0, 14 17, -29 -8,
        -8 5, -10 15, 44 32, -10 0, 12 12, 10 23, 44 40, -1 7,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Ballistas by square.
    BALLISTA_SQUARES: Squares = [
        4 -35, 19 6, -11 -2, -12 -6, -5 -1, 3 -19, 25 14, 10 1,
        -7 6, -4 1, -33 -24, 0 3, 0 -4, -2 -2, -1 -1, -25 -8,
        -6 4, 1 1, -3 -2, 0 0, 10 8, -3 -3, -5 -1, 1 0,
        0 0, -6 19, -15 -3, -1 2, 1 0, 0 0, -11 3, 12 8,
        -13 -4, 3 0, -2 -2, -8 -4, -9 -2, -2 -1, -2 -1, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Guards by square.
    GUARD_SQUARES: Squares = [
        3 0, -39 -11, -15 -2, -2 -18, 0 2, -2 -9, 15 12, -9 -7,
        -10 -3, -2 -16, -2 -3, 3 -1, -7 -9, -5 10, -1 -1, 9 -5,
        -6 -2, -13 -17, 4 3, -20 1, 4 2, -24 -15, -4 1, 2 7,
        -4 -1, -4 1, 5 3, 3 -3, -1 -2, 3 2, -1 -1, -2 -8,
        -1 2, -6 -4, -3 -1, 1 -6, 1 2, 6 0, 4 3, 3 3,
        1 0, -12 -9, 0 2, -5 -5, 0 1,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        -17 -16, 0 -7, -15 34, 2 1, -14 -8, -2 4, -7 -24, 2 -2,
        -8 -32, -13 -6, 5 7, -16 -3, -23 -17, 2 -4, -3 -14, -7 1,
        15 -12, -16 -8, -16 -5, 4 2, 3 10, 0 0, 2 9, 9 3,
        -2 -4, 0 -1, 11 8, 3 6, 0 -1, -2 0, -8 -2, -6 -6,
        5 3, 1 1, 4 -1, -9 -5, -4 -9, -5 -4, -7 -12, -5 -8,
        7 -5, -24 -11, -9 -11, -5 -1, -6 -8,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -19 -6, -21 -47, 30 -35, -10 2, 12 4, -4 14, 11 14, -26 -23,
        8 12, -11 -9, -23 -12, -16 -3, 2 -12, 3 27, -16 -1, -17 1,
        -3 -15, 1 8, -1 -4, 13 0, -14 -7, -7 0, -7 2, -5 -5,
        4 -4, -2 4, 5 -10, -1 -10, -2 -3, -1 -1, -3 -1, -11 -4,
        -4 0, -5 5, 3 0, 3 1, 2 0, 0 0, -5 -4, 0 0,
        -3 -1, -5 -3, -7 -4, -5 -1, -3 -1,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        5 2, -9 3, -1 -5, -14 -25, 12 3, 6 -9, -15 -1, -3 5,
        14 -8, -26 -9, -2 -1, -4 -7, -16 -2, -16 -10, 17 0, -7 -15,
        0 -2, -10 -1, 3 1, -18 -9, -7 -1, 4 3, 1 -1, 4 0,
        1 -3, -11 1, 4 0, -16 -3, 3 0, 5 1, -4 -2, -11 3,
        -7 -2, 0 2, -5 1, -11 -7, -1 0, -8 -5, -3 -2, -3 -2,
        -3 0, -14 -4, 1 1, -11 -7, 0 -3,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -17 -15, -12 -10, 21 5, 15 -4, -11 -9, -16 -25, 3 -1, -5 2,
        -25 0, -5 -7, -12 -16, -15 -5, 10 -19, -11 1, -11 -5, 12 3,
        -25 -6, 0 -5, -6 -2, 10 4, -12 -3, -7 -5, -17 -7, -8 -2,
        -16 -7, -1 2, -3 -10, -1 -2, -2 -1, -3 -1, 5 2, -8 -1,
        -1 1, -10 -5, 1 0, 1 0, -9 -8, -8 -1, 3 3, -1 -1,
        -16 -14, -20 -12, -22 -7, -10 -7, 1 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        41 3, 46 -6, 12 -5, 8 14, 31 -3, 15 20, -12 -8, 21 10,
        13 7, -3 -20, 6 3, 0 8, 1 2, 0 -6, 8 2, -23 1,
        -14 5, 5 10, -8 6, 0 -7, -9 1, -15 -8, -3 -8, 2 0,
        -1 3, -14 -10, -14 -4, -2 -3, -9 0, -2 0, -37 -16, -11 -8,
        -6 1, 1 6, -7 1, -6 1, -3 0, 0 2, -1 2, 1 2,
        -4 0, 0 0, 0 -5, -3 1, 0 0,
    ];
    /// Squares a lone soldier attacks that own men do not stand on.
    SOLDIER_MOBILITY: Ladder = [
        -84 -67, -82 -68, -84 -65,
    ];
    /// The same for ballistas.
    BALLISTA_MOBILITY: Ladder = [
        -76 -55, -79 -53, -60 -40, -63 -35, -64 -33, -61 -29, -56 -26, -54 -25,
        -52 -23,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        -78 -54, -80 -56, -83 -55, -83 -55, -81 -57, -80 -57, -76 -56, -80 -55,
        -82 -57,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        -101 -79, -109 -78, -104 -80, -107 -85, -108 -84, -103 -82, -97 -88, -92 -88,
        -87 -83,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        -85 -57, -88 -56, -98 -64, -102 -67, -102 -75, -97 -77, -101 -75, -104 -73,
        -104 -74,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -68 -40, -76 -42, -71 -41, -64 -41, -63 -41, -62 -42, -62 -42, -61 -42,
        -61 -42, -62 -39, -59 -37, -53 -34, -48 -33, -45 -32, -42 -30, -40 -28,
        -38 -28,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -90 -54, -96 -56, -97 -56, -92 -55, -88 -56, -90 -56, -90 -58, -91 -59,
        -87 -57, -91 -57, -95 -58, -91 -60, -88 -61, -86 -65, -81 -68, -82 -74,
        -81 -79,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        -49 -59, -34 34, -61 -64, -46 -55, -61 -192, -64 2, -52 -40,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        9 -8, -16 -1, -35 -77, -93 -112, -100 6, -45 -66, -90 -118,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        -27 -49, -34 -46, -30 -34, -25 -26, -22 -21, -24 -18, -20 -19, -17 -15,
        -18 -14, -14 -11, -11 -10, -9 -8, -7 -6, 0 0, -4 -3, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        -36 -52, -34 -45, -36 -43, -43 -42, -43 -39, -46 -39, -46 -39, -45 -38,
        -45 -39,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        -3 -15, 6 -12, 13 -18, -1 -17, -7 -6, -14 4, -17 7, -17 5,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        22 86, 6 34,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        -15 15, -14 15, -13 16, -12 17, -10 18, -12 18, -14 16, -17 12,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        15 21, -4 7, 27 -8, 9 -15, 14 -24, -29 -31, -40 0,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        18 27, -57 -33, -5 -11, -23 -6, -29 -20, -12 -12, -33 -5,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, -47 -10, -10 -10, -53 0, -42 -27, -23 -18, -48 7,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        -36 9, -63 -7,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        0 0, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        3 7, 2 3, -3 -2, 3 -2, -2 -4, 2 -3, 2 -2, 0 -2,
        -4 -1,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        -10 -8, -7 -7, -9 -4, -4 -1, 0 4, 2 3, 0 3, 4 4,
        10 4, 9 2, 5 0, 2 0, 2 2,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        -30 33,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        9 11, 6 -1, 1 -2, 2 -4, 4 1, 6 3, 5 2, 2 -2,
        0 -3, -1 -2, 0 0, 0 0, 0 0, 1 1, 0 0, -1 0,
        -2 0, -2 -1, -3 -1, -4 -1, -4 -1, 0 0, -1 0, -2 0,
        -1 0, 0 0,
    ];
}
