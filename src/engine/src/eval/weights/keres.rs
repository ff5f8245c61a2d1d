//! The weights of Keres. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        0 0,
    ];
    /// Men: soldier, ballista, guard, paladin, knight, bishop, rook.
    MEN: Men = [
        100 100, 200 200, 250 250, 320 320, 320 320, 330 330, 500 500,
    ];
    /// Soldiers by square.
    SOLDIER_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
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
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Paladins by square.
    PALADIN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a lone soldier attacks that own men do not stand on.
    SOLDIER_MOBILITY: Ladder = [
        0 0, 0 0, 0 0,
    ];
    /// The same for ballistas.
    BALLISTA_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for guards.
    GUARD_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for paladins.
    PALADIN_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for knights.
    KNIGHT_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// Men that carry another, in the order of men.
    BELOW: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Men that ride on another.
    ABOVE: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Every two squares a whole stack can go to.
    STACK_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Every two squares the top of a stack can go to alone, friends aside.
    TOP_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// Soldiers and ballistas in stacks, by rank.
    CARRIED: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// Stacks that can safely take a soldier, or a ballista, to where it is promoted.
    PROMOTION: Each = [
        0 0, 0 0,
    ];
    /// Ballistas with an empty file before them, by rank.
    BALLISTA_OPEN: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// Own men that are attacked and guarded.
    ATTACKED: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Own men that are attacked and not guarded.
    LOOSE: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Own men that a lesser man attacks.
    ATTACKED_BY_LESS: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Own stacks that are attacked: guarded, and not guarded.
    STACK_ATTACKED: Each = [
        0 0, 0 0,
    ];
    /// The own king is attacked: with the move, and without.
    KING_ATTACKED: Each = [
        0 0, 0 0,
    ];
    /// Own men beside the king.
    KING_GUARDS: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// Every two empty squares that lie open before the king.
    KING_LINES: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Attacked squares beside the king that only the king guards.
    ZONE_LOOSE: Each = [
        0 0,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
}
