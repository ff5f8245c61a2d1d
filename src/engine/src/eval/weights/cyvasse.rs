//! The weights of Cyvasse. How they were chosen is told in the crate's README.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        8 8,
    ];
    /// Men: militia, spearman, rider, knight, elephant, crossbowman, trebuchet, tower, dragon, king. All other rows of men keep this order.
    MEN: Men = [
        100 100, 115 115, 230 215, 300 300, 320 350, 380 380, 430 430, 450 450,
        850 900, 1100 1100,
    ];
    /// Men by rank: nine places each.
    RANK_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Men by distance from the nearer end of their rank: six places each.
    WIDTH_SQUARES: Squares = [
        0 0, 1 1, 2 2, 3 3, 4 4, 5 5, 0 0, 1 1,
        2 2, 3 3, 4 4, 5 5, 0 0, 1 1, 2 2, 3 3,
        4 4, 5 5, 0 0, 2 2, 4 4, 6 6, 8 8, 10 10,
        0 0, 2 2, 4 4, 6 6, 8 8, 10 10, 0 0, 2 2,
        4 4, 6 6, 8 8, 10 10, 0 0, 2 2, 4 4, 6 6,
        8 8, 10 10, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 2 2, 4 4, 6 6, 8 8, 10 10, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a man can walk to, in steps: ten places each.
    WALK_SQUARES: Squares = [
        0 0, 1 1, 2 2, 3 3, 4 4, 5 5, 6 6, 7 7,
        8 8, 9 9, 0 0, 1 1, 2 2, 3 3, 4 4, 5 5,
        6 6, 7 7, 8 8, 9 9, 0 0, 3 3, 6 6, 9 9,
        12 12, 15 15, 18 18, 21 21, 24 24, 27 27, 0 0, 3 3,
        6 6, 9 9, 12 12, 15 15, 18 18, 21 21, 24 24, 27 27,
        0 0, 2 2, 4 4, 6 6, 8 8, 10 10, 12 12, 14 14,
        16 16, 18 18, 0 0, 3 3, 6 6, 9 9, 12 12, 15 15,
        18 18, 21 21, 24 24, 27 27, 0 0, 1 1, 2 2, 3 3,
        4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 4 4, 8 8, 12 12, 16 16, 20 20, 24 24, 28 28,
        32 32, 36 36, 0 0, 1 1, 2 2, 3 3, 4 4, 5 5,
        6 6, 7 7, 8 8, 9 9,
    ];
    /// Men in water.
    WATER: Each = [
        -5 -5, -5 -5, -10 -10, -12 -12, -12 -12, -8 -8, -8 -8, 0 0,
        -15 -15, -5 -5,
    ];
    /// Men that are attacked and cannot be taken yet.
    WORN: Each = [
        -6 -6, -6 -6, -10 -10, -8 -8, -8 -8, 0 0, 0 0, -25 -25,
        -10 -10, -15 -15,
    ];
    /// Men with neither armour left nor protection.
    BARE: Each = [
        -10 -10, -10 -10, -20 -20, -30 -30, -30 -30, -20 -20, -20 -20, -60 -60,
        -60 -60, -60 -60,
    ];
    /// Men that the opponent could take now.
    TAKABLE: Each = [
        -25 -25, -25 -25, -45 -45, -60 -60, -60 -60, -70 -70, -70 -70, -80 -80,
        -150 -150, 0 0,
    ];
    /// Men beside an own tower.
    COVERED: Each = [
        3 3, 3 3, 5 5, 5 5, 5 5, 20 20, 20 20, 0 0,
        5 5, 25 25,
    ];
    /// Men by distance from the enemy king: nine places each.
    CHASE_SQUARES: Squares = [
        32 32, 28 28, 24 24, 20 20, 16 16, 12 12, 8 8, 4 4,
        0 0, 32 32, 28 28, 24 24, 20 20, 16 16, 12 12, 8 8,
        4 4, 0 0, 72 72, 63 63, 54 54, 45 45, 36 36, 27 27,
        18 18, 9 9, 0 0, 80 80, 70 70, 60 60, 50 50, 40 40,
        30 30, 20 20, 10 10, 0 0, 88 88, 77 77, 66 66, 55 55,
        44 44, 33 33, 22 22, 11 11, 0 0, 80 80, 70 70, 60 60,
        50 50, 40 40, 30 30, 20 20, 10 10, 0 0, 64 64, 56 56,
        48 48, 40 40, 32 32, 24 24, 16 16, 8 8, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        96 96, 84 84, 72 72, 60 60, 48 48, 36 36, 24 24, 12 12,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Squares around the king that the opponent attacks.
    ZONE_ONCE: Each = [
        -6 -6,
    ];
    /// The same, attacked twice or more.
    ZONE_TWICE: Each = [
        -10 -10,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        0 0, 8 8, 14 14, 18 18, 20 20, 20 20, 20 20,
    ];
    /// Free squares beside the king that are not attacked.
    KING_EXITS: Ladder = [
        -15 -15, -5 -5, 0 0, 2 2, 3 3, 4 4, 4 4,
    ];
    /// Own towers beside the king, none to three.
    KING_COVERS: Ladder = [
        0 0, 30 30, 45 45, 55 55,
    ];
    /// Such towers that the opponent attacks once, and twice or more.
    COVERS_PRESSED: Each = [
        -20 -20, -60 -60,
    ];
}
