//! The weights of Cyvasse. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        -3 1,
    ];
    /// Men: militia, spearman, rider, knight, elephant, crossbowman, trebuchet, tower, dragon, king. All other rows of men keep this order.
    MEN: Men = [
        113 97, 134 127, 252 191, 315 297, 326 427, 447 387, 510 589, 747 749,
        854 954, 1127 1127,
    ];
    /// Men by rank: nine places each.
    RANK_SQUARES: Squares = [
        -6 3, -5 8, -2 0, -2 -4, 1 -19, -5 -6, 1 0, 3 0,
        1 1, -3 -3, -1 10, -2 -4, 1 -5, -4 -14, -7 -2, -2 -1,
        1 0, 0 0, -3 -5, -4 -14, 0 -8, -1 -8, -5 -7, -13 1,
        -4 -1, -1 0, 0 0, -5 -2, -5 0, -8 -7, 0 -14, -3 -9,
        -8 -6, -11 -6, 1 0, 0 0, -11 -7, -5 1, -1 -10, -17 -5,
        -15 -5, 3 0, -1 -1, 0 0, 0 0, -1 -6, -7 -17, -5 -11,
        -6 -6, -7 1, -2 1, 0 0, -1 -1, 0 0, -11 -3, -7 -5,
        -10 -4, -2 -1, 1 1, 0 0, 0 0, 0 0, 0 0, -1 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        -13 -9, -21 -9, -16 -16, -10 -21, -13 -27, -25 -14, -21 -5, -5 -3,
        1 -1, 4 2, 3 4, -2 -3, -5 -3, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Men by distance from the nearer end of their rank: six places each.
    WIDTH_SQUARES: Squares = [
        1 -3, -1 -7, -3 0, -6 -2, -4 -1, -1 -4, -2 -4, -2 -1,
        -3 -2, -3 -6, -3 -5, -4 0, -1 -12, -6 -4, -2 -10, -5 -7,
        -4 -7, -13 -2, -4 -16, -6 -11, -9 -6, -12 -2, -6 -3, -5 -7,
        -7 -6, -7 -10, -15 -3, -10 -3, -9 -4, 3 0, -15 -4, -8 -4,
        1 -2, 1 -20, -7 -12, -2 2, 1 1, 0 0, 1 1, -14 -7,
        -14 -6, -1 0, 0 0, 0 0, -1 0, 0 0, 0 0, 0 0,
        -23 -24, -25 -32, -16 -14, -22 -11, -12 -18, -27 -6, 0 0, 0 0,
        0 0, 3 3, -2 -2, -1 -1,
    ];
    /// Squares a man can walk to, in steps: ten places each.
    WALK_SQUARES: Squares = [
        -4 1, -1 -5, -1 -6, -1 -5, -1 -3, -3 4, -4 -3, 0 0,
        0 0, 0 0, -3 0, -1 -4, -3 -4, -2 -5, -4 -5, -4 1,
        -1 -1, 0 0, 0 0, 0 0, -5 -1, 1 -9, -3 -8, -5 -3,
        -5 -14, -7 -6, -9 0, 1 0, 0 -1, 0 0, 5 0, -4 -2,
        -6 -9, -5 -9, -8 -6, -8 -9, -11 -8, -2 -1, 0 0, 0 0,
        -3 -1, -5 -6, -7 -8, -10 -6, -10 -6, -9 1, -1 -1, 0 0,
        0 0, 0 0, 3 0, -3 -2, -5 -15, -7 -20, -12 0, -10 -3,
        0 -1, 4 0, 0 0, 0 0, -4 -2, -4 -6, -5 1, -6 -1,
        -4 -2, -5 -3, -1 -1, 0 0, 0 0, 0 0, -1 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, -10 -1, -16 -22, -23 -19, -23 -19, -23 -21, -20 -14,
        -7 -6, -3 -2, 0 -6, -3 3, -6 3, 3 -1, 10 3, -5 -1,
        0 -1, 0 0, 0 0, 0 0,
    ];
    /// Men in water.
    WATER: Each = [
        3 -17, 1 -6, 5 1, -2 -21, -7 -12, -1 -3, -7 -3, 0 0,
        15 -49, -6 -2,
    ];
    /// Men that are attacked and cannot be taken yet.
    WORN: Each = [
        18 8, 19 -3, 22 4, -7 13, 6 -3, 16 0, -1 0, 41 5,
        -36 -32, 15 7,
    ];
    /// Men with neither armour left nor protection.
    BARE: Each = [
        0 26, 1 0, 3 6, -40 -7, -3 0, -75 -106, -71 -35, 0 0,
        -203 -25, 7 0,
    ];
    /// Men that the opponent could take now.
    TAKABLE: Each = [
        4 10, -6 20, -21 26, -52 -7, -10 -2, -57 -8, -17 -5, 0 0,
        -266 -35, 0 0,
    ];
    /// Men beside an own tower.
    COVERED: Each = [
        6 2, 3 -8, 4 -11, -4 3, 2 7, -79 -108, -76 -33, 0 0,
        0 -24, 3 10,
    ];
    /// Men by distance from the enemy king: nine places each.
    CHASE_SQUARES: Squares = [
        -1 0, 4 2, 9 -2, -3 -7, -3 0, -4 -5, -6 -5, -7 2,
        0 0, 0 0, -1 -1, 7 1, -5 1, -6 -11, -2 -2, -5 -4,
        -6 -4, 0 0, 1 0, 8 2, -6 0, -12 -2, -7 -8, -6 -12,
        -4 -13, -5 -9, 0 0, -1 0, 2 1, -13 -6, -7 -9, -5 -10,
        -2 -4, -8 -11, -7 -5, 0 0, -1 -1, 1 0, 3 0, -8 -3,
        -1 6, -10 -12, -15 -13, -16 -5, 0 0, 0 0, -1 -1, 4 4,
        -4 1, -10 -6, -10 -15, -1 -14, -8 -10, 0 0, 0 0, 0 0,
        0 0, 0 0, 2 1, -4 0, -13 -9, -13 -5, 0 0, 0 0,
        0 0, 0 0, 0 0, 11 6, 3 6, -6 -9, -8 -5, 0 0,
        2 0, -6 -1, -16 -5, -25 -16, -32 -21, -23 -19, -7 -27, -18 -16,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Squares around the king that the opponent attacks.
    ZONE_ONCE: Each = [
        16 20,
    ];
    /// The same, attacked twice or more.
    ZONE_TWICE: Each = [
        3 -6,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        0 0, 3 2, 2 3, 1 1, 0 -2, -3 -2, -3 -2,
    ];
    /// Free squares beside the king that are not attacked.
    KING_EXITS: Ladder = [
        -2 -3, -6 -1, -5 -1, 0 0, 4 1, 5 2, 5 2,
    ];
    /// Own towers beside the king, none to three.
    KING_COVERS: Ladder = [
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Such towers that the opponent attacks once, and twice or more.
    COVERS_PRESSED: Each = [
        0 0, 0 0,
    ];
}
