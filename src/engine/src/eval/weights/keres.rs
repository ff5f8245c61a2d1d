//! The weights of Keres. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        -3 1,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        105 84, 237 406, 288 383, 317 468, 342 482, 349 535, 549 814,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        1 0, 0 -2, 4 2, 3 0, 3 2, -3 -2, -1 1, -7 -3,
        3 1, 2 0, 4 -8, 2 1, -6 -5, -10 -12, 6 1, -8 -8,
        0 -4, 2 -1, 5 -8, 7 8, 7 10, -3 0, -11 -3, 0 9,
        -3 2, -7 -2, -1 -1, 2 2, 2 2, -1 0, -1 -1, -2 -1,
        -2 -1, -3 -1, 1 0, 0 1, 0 0, 0 0, 1 1, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Ballistas by square.
    BALLISTA_SQUARES: Squares = [
        -7 -3, -1 0, 0 0, 1 0, 0 0, -1 -3, 3 1, 1 0,
        2 0, -1 0, -8 4, 0 0, -1 0, 0 0, 0 0, -5 -2,
        -4 -1, -1 0, 0 0, 0 0, 0 -3, 0 0, 1 0, 0 0,
        0 0, 2 7, 0 0, 0 0, 0 0, 0 0, -5 -1, -2 -1,
        0 0, 0 0, 0 0, -1 0, 0 0, 0 0, -1 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Guards by square.
    GUARD_SQUARES: Squares = [
        0 0, -2 2, -8 -3, 0 -8, 1 -1, -2 -3, -2 2, 0 0,
        -5 0, 1 -10, 0 0, 2 0, 2 1, 5 8, 0 -1, -2 0,
        -4 -1, -1 -2, 0 0, -9 -1, 0 0, -2 0, -1 0, -1 0,
        -1 -1, 0 2, 0 0, 1 1, -1 -1, 0 0, -1 -1, 0 -1,
        -1 0, 0 0, 0 -1, 0 0, -1 0, 0 0, 0 0, 0 0,
        0 0, -2 -1, -1 -1, -1 -1, 0 0,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        -1 2, 6 -6, 1 -1, 3 -2, -2 -2, 3 0, 1 2, -5 -1,
        1 0, 4 2, -3 0, -5 -2, -1 0, -6 -3, 1 1, -3 -1,
        0 1, -6 -1, -10 -3, -1 0, -4 -2, -1 -1, 0 0, 0 0,
        -1 -1, -1 0, -1 -2, 1 1, 0 0, -1 0, -1 0, -1 -1,
        -2 -1, -1 -1, 0 0, -1 -1, -1 0, -1 -1, -1 -2, 0 0,
        -6 -1, -6 -3, -1 -2, -2 0, -1 -1,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        1 0, -11 -18, 7 -1, 0 0, -1 -1, 1 1, 8 2, -6 -4,
        -2 3, -3 1, -8 -3, -8 -1, -3 -3, 4 3, -1 0, -3 -1,
        -1 1, 6 2, 1 0, -1 -2, -5 -1, -3 -1, -7 -2, -4 -1,
        1 0, 0 1, 1 -1, 1 0, -1 0, -1 0, -2 -1, -3 -2,
        -1 0, -1 0, 0 0, -1 -1, -1 -1, 0 0, 0 0, 0 0,
        -1 0, 0 0, 1 1, -1 0, 0 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        0 -1, -14 -2, 6 2, -3 1, 0 0, -10 -4, -1 0, -10 0,
        1 0, -3 -1, -1 -1, 7 -2, -2 -1, -1 -3, 0 0, -1 -2,
        0 0, -3 0, 0 0, 4 0, 0 0, -1 -1, -1 0, 1 1,
        0 0, 1 0, -1 -1, -3 -1, 0 0, -1 -1, -1 -1, -2 -1,
        -1 -1, -1 -1, -1 0, 1 0, 0 0, -3 -2, -1 0, 0 0,
        -1 0, -2 0, -1 0, -4 -2, 0 -1,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        -2 -3, -2 -3, -9 -5, -3 -1, 0 0, 1 0, -4 -2, -10 -1,
        -4 0, -6 -2, 5 1, -7 -1, 8 -2, 2 0, -2 -1, 0 1,
        -6 -2, 2 0, -2 0, -2 0, -1 -1, -3 -1, -4 -1, -2 -1,
        -2 -1, 0 1, -1 -1, 1 -1, -2 -1, -2 -1, 3 1, -3 -1,
        -1 -1, -1 -1, 1 0, 1 0, 1 1, -1 0, -1 -1, 0 0,
        -7 -3, -2 -1, -2 1, -3 -2, -1 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        18 6, 13 8, 6 4, 2 2, 0 2, 5 3, 0 0, 0 -1,
        2 1, 2 -2, 2 1, 2 2, 1 0, 3 2, -4 -1, -3 -2,
        -6 -2, -2 -1, -3 1, 3 1, -4 -3, -3 -2, -1 -3, 0 0,
        -1 0, -5 -4, -1 -1, -1 -1, -6 -2, -1 0, -5 -3, -3 -2,
        -3 -1, -1 0, -2 0, -2 0, 0 0, 0 0, 0 0, 0 0,
        -1 -1, 0 0, 0 -1, -1 0, 0 0,
    ];
    /// Squares a lone soldier attacks that own men do not stand on.
    SOLDIER_MOBILITY: Ladder = [
        -27 -40, -24 -39, -23 -37,
    ];
    /// The same for ballistas.
    BALLISTA_MOBILITY: Ladder = [
        -28 -13, -27 -12, -25 -10, -23 -8, -19 -7, -18 -6, -16 -6, -14 -5,
        -14 -5,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        -30 -9, -29 -9, -24 -8, -21 -8, -20 -8, -21 -8, -19 -6, -18 -6,
        -17 -5,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        -33 -14, -36 -14, -37 -15, -37 -16, -37 -17, -37 -17, -35 -18, -35 -18,
        -34 -17,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        -33 -16, -32 -17, -34 -16, -35 -16, -35 -15, -33 -13, -32 -12, -31 -11,
        -30 -10,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        -32 -9, -33 -10, -33 -9, -30 -9, -26 -9, -22 -9, -19 -8, -18 -8,
        -16 -8, -15 -7, -13 -7, -12 -6, -10 -5, -9 -5, -8 -4, 0 0,
        0 0,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -28 -7, -29 -7, -31 -8, -33 -8, -34 -9, -34 -9, -34 -9, -33 -9,
        -30 -9, -29 -9, -28 -9, -26 -9, -24 -9, -23 -10, -22 -9, -21 -9,
        -21 -9,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        -18 -28, -11 1, -26 -49, -20 -13, -19 -66, -29 6, -17 -31,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        -17 14, 3 50, -24 -36, -26 -61, -29 -13, -20 -57, -28 -77,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        -11 -15, -10 -15, -7 -15, -5 -16, -10 -17, -11 -15, -10 -14, -11 -12,
        -11 -11, -9 -9, -8 -8, -7 -6, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        -12 -21, -11 -22, -14 -22, -17 -23, -18 -21, -18 -20, -18 -18, -17 -17,
        -17 -17,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        7 5, 6 5, 4 6, -4 4, -10 4, -12 4, -12 3, -12 3,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        28 5, 23 8,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        -13 -2, -13 -2, -14 -2, -12 -2, -11 -2, -10 -1, -11 -2, -11 -1,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        13 55, 12 10, 48 38, 23 11, 11 -1, -2 8, -11 5,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        35 15, -1 -1, 6 4, 3 1, -4 -2, 0 -2, -4 -3,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, -2 3, -4 0, -12 -6, 14 4, 2 0, -7 3,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        -15 -6, -22 3,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        0 0, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        5 1, 3 1, 2 0, -1 0, -3 -1, -2 -1, -1 -1, -2 -1,
        -2 -1,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        4 2, 3 1, 3 1, 3 1, 2 0, 1 0, 0 -1, -1 0,
        -2 -1, -3 -1, -3 -1, -3 0, -3 0,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        -24 -38,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 2, 2 2, 5 3, 7 2, 7 2, 6 2, 5 1, 3 0,
        2 -1, 0 -1, -1 -1, -2 -1, -3 -1, -4 -1, -3 -1, -3 -1,
        -3 -1, -3 -1, -3 -1, -2 -1, -2 -1, 0 0, -1 0, -1 0,
        -1 0, 0 0,
    ];
}
