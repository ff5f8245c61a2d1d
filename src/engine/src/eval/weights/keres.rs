//! The weights of Keres. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        5 -19,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        90 116, 322 354, 206 232, 274 302, 261 344, 333 406, 539 643,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        0 0, 0 0, 3 1, 2 0, 1 0, 2 2, 4 4, -3 -2,
        3 1, -4 -3, -10 -4, 0 1, -1 2, -25 -5, 4 -2, -7 0,
        13 -2, -14 -8, -10 -7, 23 3, 6 5, -12 -5, -2 -4, 7 -1,
        -8 -1, -4 -2, 16 10, -5 -2, 4 1, 0 -2, 4 3, -2 -1,
        2 1, 0 1, 3 3, 0 1, 3 1, 1 1, 3 3, 0 1,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Ballistas by square.
    BALLISTA_SQUARES: Squares = [
        13 3, 0 -1, 0 0, 0 0, 0 0, 8 7, 4 1, 1 0,
        0 0, -1 0, 0 0, 1 0, 0 0, 0 0, 0 0, -10 -2,
        -2 -1, 0 0, 0 0, 0 0, 1 2, -1 0, 0 0, 0 0,
        0 0, -1 3, -1 0, 0 0, 0 0, 0 0, 0 3, 1 1,
        0 0, 0 0, 0 0, -1 0, -1 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Guards by square.
    GUARD_SQUARES: Squares = [
        0 0, -1 0, -3 0, 7 1, 1 0, -3 -4, -1 1, -12 -2,
        -1 0, 4 -2, -1 0, -2 -4, 1 0, 4 5, 0 0, 2 -1,
        -1 0, -1 0, 2 1, -4 0, 0 1, -9 -3, 0 0, 2 1,
        0 0, -2 0, 0 0, -1 0, 0 0, 1 1, -1 -1, 0 -1,
        0 0, -1 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, -1 -1, 0 0, 0 0, 0 0,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        -8 -2, -2 -6, -8 12, 5 -1, 1 -1, 3 3, -3 -2, 1 -1,
        5 -1, 2 -1, -4 1, -3 -1, 1 -1, 2 0, 1 0, -2 0,
        4 -1, -2 0, -3 -1, -1 0, 1 1, -1 -1, 2 2, 3 2,
        -1 0, 0 1, 1 0, 0 0, -2 -1, 0 0, 0 0, -1 -1,
        0 0, 0 0, 0 0, 1 0, 0 0, 0 -1, 0 -1, 0 0,
        -2 -1, -3 -1, 0 -2, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        -1 0, -23 -10, 10 -1, -2 0, 2 0, 3 5, 6 4, -6 -4,
        13 6, -2 -1, 2 -1, -3 -1, -4 0, 3 3, -2 -1, 0 0,
        -3 -2, -2 1, 2 0, 1 -1, -2 -1, -2 0, -3 -1, -1 0,
        0 0, 0 1, -1 -1, 0 0, 0 0, 0 0, 0 0, -1 0,
        0 0, -1 0, 1 0, 0 -1, 0 0, 0 0, -1 0, 0 0,
        0 0, 0 0, 1 0, 0 0, 0 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        0 0, -8 -1, 1 1, -6 -3, 1 0, 7 2, -1 0, 4 3,
        2 0, 0 0, 0 0, 8 1, -2 0, -5 -1, 1 0, -2 -1,
        0 0, -3 1, 0 0, -1 0, 0 0, -2 -1, 1 0, 3 1,
        0 0, -2 0, 0 0, 1 0, 0 0, 0 0, -1 0, -1 1,
        0 0, 0 0, -1 0, 0 0, 0 0, -1 -1, 0 0, 0 0,
        0 0, -1 0, 0 0, -1 -1, 0 0,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        1 -1, -4 -2, -2 1, 1 1, 1 0, -6 -1, 5 -2, 0 3,
        -6 0, -1 -1, 5 1, -2 -1, 8 -1, -1 0, -2 0, 2 1,
        -4 -1, 2 1, -1 0, 0 1, -3 0, -1 0, -2 0, 0 0,
        -2 0, 1 1, 2 1, 1 0, 0 0, 0 0, 3 1, -2 0,
        1 0, -1 0, 0 0, 0 1, -1 1, 0 0, 2 2, 0 0,
        -2 1, -1 0, 0 0, 0 0, 0 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        5 0, 4 0, 7 1, 5 5, 10 7, 1 1, -2 -2, 3 1,
        0 -1, -3 -1, -1 -1, -4 -2, -2 -1, -3 -2, -3 0, -2 -1,
        -1 0, -1 0, -3 0, 0 0, -1 -1, -1 0, -1 -1, 0 0,
        -1 -1, -2 -1, -1 0, 0 0, -1 0, 0 0, -1 -1, -1 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a lone soldier attacks that own men do not stand on.
    SOLDIER_MOBILITY: Ladder = [
        -24 2, -22 3, -19 3,
    ];
    /// The same for ballistas.
    BALLISTA_MOBILITY: Ladder = [
        7 9, 4 8, 8 9, 9 9, 10 8, 13 8, 16 9, 16 9,
        17 9,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        -1 -4, -2 -4, -3 -4, -4 -5, -5 -5, -6 -5, -8 -5, -6 -4,
        -4 -3,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        -11 -4, -11 -4, -11 -5, -9 -6, -8 -6, -8 -7, -8 -9, -7 -9,
        -7 -9,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        -7 1, -8 2, -10 1, -9 1, -9 0, -9 -1, -10 -1, -10 -1,
        -10 -2,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        0 2, -2 2, -2 2, -2 2, -2 3, -3 2, -4 2, -4 2,
        -3 2, -2 2, -1 1, 0 1, 0 1, 0 1, 0 0, 0 0,
        0 0,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        -7 0, -7 1, -7 1, -6 1, -6 1, -5 2, -4 2, -3 3,
        -1 4, -2 4, -2 4, -2 4, -2 4, -1 4, -1 4, -1 3,
        -1 2,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        -8 -41, -17 21, -40 -19, 42 35, -17 -53, -51 0, 31 28,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        45 33, 0 19, -14 -9, -69 -53, -23 16, 16 -12, -18 -21,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        -12 -7, -10 -7, -10 -5, -8 -4, -4 -3, -4 -2, -3 -1, -2 -1,
        -2 0, -2 0, -1 0, -1 0, -1 0, -1 0, -1 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        -11 -3, -11 -3, -8 -3, -6 -3, -5 -3, -5 -3, -5 -3, -6 -3,
        -6 -3,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        -5 0, -3 0, -3 -1, -1 -1, 3 2, 5 5, 6 7, 5 6,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        11 13, 5 6,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        12 9, 11 9, 11 9, 10 9, 10 9, 9 9, 8 8, 7 7,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        35 3, -10 -2, 39 -12, 10 -20, 12 -16, -28 -7, -5 1,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        18 4, -10 -7, -6 -6, -8 -12, -16 -15, -4 0, -7 0,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, -14 -1, 1 -11, -9 -4, -3 -7, -2 1, -11 1,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        0 -3, -11 -7,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        0 0, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        2 3, -1 0, -3 -1, -1 -1, 0 0, 1 0, 1 0, 1 -1,
        -3 -1,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        3 1, 3 1, 1 1, 0 0, 0 1, 0 1, -1 0, -1 0,
        -1 -1, 0 -1, 0 0, -1 0, -1 0,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        -83 27,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        6 5, 4 3, 2 1, 2 0, 3 0, 2 0, 1 -1, 0 -1,
        -1 -1, -1 -1, -1 -1, -1 0, -1 0, -1 0, -1 0, -1 0,
        -1 0, -1 0, -1 0, -1 0, -1 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
}
