//! The weights of Cyvasse: begun by hand, fitted by the tuning tool.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        9 8,
    ];
    /// Men: militia, spearman, rider, knight, elephant, crossbowman, trebuchet, tower, dragon, king. All other rows of men keep this order.
    MEN: Men = [
        92 97, 109 110, 238 225, 307 309, 328 360, 386 386, 452 449, 462 460,
        874 926, 1141 1141,
    ];
    /// Men by rank: nine places each.
    RANK_SQUARES: Squares = [
        0 0, 1 1, -1 -1, -1 -1, -1 -1, -1 -1, 0 0, 0 0,
        0 0, 0 0, -1 -1, -1 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 1 0, 1 0, 0 0, 0 0, -1 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 1 0, 0 0, 0 -1,
        0 0, 0 0, 0 0, 0 0, 0 0, 1 0, 0 1, -1 0,
        -1 -1, 0 0, 0 0, 0 0, 0 0, -1 0, 1 0, 0 0,
        -1 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 1 1,
        0 0, -1 0, 0 0, 0 0, 0 0, 0 0, 0 0, -1 -1,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 -1, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Men by distance from the nearer end of their rank: six places each.
    WIDTH_SQUARES: Squares = [
        0 0, 0 1, 2 2, 3 3, 3 3, 5 5, -1 -1, 1 1,
        2 2, 2 3, 4 4, 6 5, 1 0, 2 1, 2 2, 2 3,
        4 4, 5 5, 0 0, 2 2, 4 4, 6 6, 8 8, 10 10,
        0 0, 3 3, 4 4, 5 5, 8 8, 10 10, 0 0, 1 2,
        3 3, 7 6, 8 8, 10 10, 0 0, 2 2, 4 4, 7 7,
        9 9, 10 11, 0 0, 0 0, -1 -1, 0 0, 0 0, 0 0,
        0 0, 2 2, 3 4, 6 6, 8 8, 10 10, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a man can walk to, in steps: ten places each.
    WALK_SQUARES: Squares = [
        0 0, 1 1, 2 2, 3 3, 3 4, 5 4, 6 6, 7 7,
        8 8, 9 9, 0 0, 1 1, 3 2, 3 3, 3 3, 5 4,
        6 6, 7 7, 8 8, 9 9, 0 0, 3 3, 7 6, 9 9,
        13 13, 16 16, 18 18, 22 22, 25 25, 28 28, 0 0, 3 3,
        7 6, 9 10, 12 13, 15 15, 18 18, 22 22, 25 25, 28 28,
        0 0, 2 2, 4 4, 7 6, 8 8, 10 10, 12 12, 15 15,
        17 17, 19 19, 0 0, 3 3, 6 6, 9 9, 13 13, 15 15,
        18 18, 22 22, 25 25, 28 28, 0 0, 2 1, 3 3, 3 3,
        4 4, 5 5, 6 6, 7 7, 8 8, 9 9, -1 -1, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 4 4, 8 8, 13 12, 17 16, 21 21, 25 25, 29 29,
        33 33, 37 37, 0 0, 2 1, 2 2, 2 2, 4 4, 5 5,
        6 6, 7 7, 8 8, 9 9,
    ];
    /// Men in water.
    WATER: Each = [
        -7 -6, -4 -6, -10 -10, -12 -13, -13 -13, -10 -9, -10 -9, 0 0,
        -15 -16, -5 -5,
    ];
    /// Men that are attacked and cannot be taken yet.
    WORN: Each = [
        -4 -4, -6 -5, -10 -10, -9 -8, -10 -10, 0 -1, 0 -1, -23 -25,
        -13 -13, -13 -13,
    ];
    /// Men with neither armour left nor protection.
    BARE: Each = [
        -7 -9, -7 -9, -20 -19, -30 -30, -31 -31, -25 -23, -21 -20, -62 -61,
        -61 -62, -62 -62,
    ];
    /// Men that the opponent could take now.
    TAKABLE: Each = [
        -25 -25, -23 -24, -46 -45, -62 -62, -62 -62, -73 -73, -72 -72, -82 -82,
        -154 -155, 0 0,
    ];
    /// Men beside an own tower.
    COVERED: Each = [
        7 6, 0 2, 7 7, 6 5, 6 4, 18 14, 27 24, 0 0,
        5 5, 26 26,
    ];
    /// Men by distance from the enemy king: nine places each.
    CHASE_SQUARES: Squares = [
        33 33, 29 29, 25 25, 21 21, 17 16, 10 11, 8 9, 4 4,
        0 0, 33 33, 29 29, 25 25, 21 21, 17 17, 12 12, 7 8,
        4 4, 0 0, 75 75, 65 65, 56 56, 47 47, 37 37, 28 28,
        19 19, 10 9, 0 0, 83 83, 73 73, 62 62, 51 51, 41 41,
        32 31, 21 21, 10 11, 0 0, 91 91, 80 80, 68 68, 56 56,
        45 45, 35 35, 24 23, 11 11, 0 0, 83 83, 73 73, 62 62,
        52 52, 41 41, 31 31, 21 20, 10 10, 0 0, 66 66, 58 58,
        50 50, 42 42, 33 33, 25 25, 17 17, 9 9, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, -1 -1, 0 0,
        100 100, 87 87, 75 74, 62 62, 50 50, 37 37, 25 25, 13 12,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Squares around the king that the opponent attacks.
    ZONE_ONCE: Each = [
        10 13,
    ];
    /// The same, attacked twice or more.
    ZONE_TWICE: Each = [
        -8 -6,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        0 0, 8 8, 15 15, 19 19, 21 21, 21 21, 21 21,
    ];
    /// Free squares beside the king that are not attacked.
    KING_EXITS: Ladder = [
        -15 -15, -5 -5, 0 0, 2 2, 3 3, 4 4, 4 4,
    ];
    /// Own towers beside the king, none to three.
    KING_COVERS: Ladder = [
        0 0, 31 31, 47 47, 57 57,
    ];
    /// Such towers that the opponent attacks once, and twice or more.
    COVERS_PRESSED: Each = [
        -20 -20, -62 -62,
    ];
}
