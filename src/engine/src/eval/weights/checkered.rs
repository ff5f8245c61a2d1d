//! The weights of Checkered chess. The tuning tool wrote the numbers.

use super::weights;

weights! {
    /// Having the move.
    TEMPO: Each = [
        0 0,
    ];
    /// Men: pawn, knight, bishop, rook, queen.
    MEN: Men = [
        100 100, 320 320, 330 330, 500 500, 950 950,
    ];
    /// Pawns by square.
    PAWN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Knights by square.
    KNIGHT_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops by square.
    BISHOP_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Rooks by square.
    ROOK_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Queens by square.
    QUEEN_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The king by square.
    KING_SQUARES: Squares = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a knight can go to without meeting a pawn's attack.
    KNIGHT_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0,
    ];
    /// The same for bishops.
    BISHOP_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same for rooks.
    ROOK_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same for queens.
    QUEEN_MOBILITY: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Bishops on both colours.
    BISHOP_PAIR: Each = [
        0 0,
    ];
    /// Own pawns on the colour of an own bishop.
    BISHOP_PAWNS: Each = [
        0 0,
    ];
    /// Knights, and bishops, that a pawn guards where no pawn can drive them away.
    OUTPOST: Each = [
        0 0, 0 0,
    ];
    /// Such places that a knight attacks.
    OUTPOST_NEAR: Each = [
        0 0,
    ];
    /// Knights, and bishops, right behind a pawn.
    BEHIND_PAWN: Each = [
        0 0, 0 0,
    ];
    /// Rooks on files without own pawns, and without any.
    ROOK_FILE: Each = [
        0 0, 0 0,
    ];
    /// Pawns without neighbours, on closed files and on files where rooks can come at them.
    ISOLATED: Each = [
        0 0, 0 0,
    ];
    /// Pawns with another own pawn on their file before them.
    DOUBLED: Each = [
        0 0,
    ];
    /// Pawns that cannot safely catch up with their neighbours, on closed and open files.
    BACKWARD: Each = [
        0 0, 0 0,
    ];
    /// Pawns that a pawn guards, by rank.
    SUPPORTED: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Pawns beside a pawn, by rank.
    PHALANX: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns, by rank.
    PASSED: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns with nobody on the next square, by rank.
    PASSED_FREE: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns whose whole way is empty and unattacked, by rank.
    PASSED_SAFE: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns whose next square is guarded, by rank.
    PASSED_GUARDED: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns beyond the middle, by the own king's distance.
    PASSED_OWN_KING: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same by the other king's distance.
    PASSED_THEIR_KING: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Passed pawns with an own rook behind them.
    PASSED_ROOK: Each = [
        0 0,
    ];
    /// The nearest own pawn before the king, by distance; first: none.
    SHELTER: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same on the files beside it.
    SHELTER_BESIDE: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The nearest enemy pawn on those three files, by distance; first: none.
    STORM: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The same where an own pawn stops it.
    STORM_BLOCKED: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// The king on a file without own pawns, and without any.
    KING_FILE: Each = [
        0 0, 0 0,
    ];
    /// Pressure on the own king, step by step.
    DANGER: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0,
    ];
    /// Attacks of enemy officers on squares around the king.
    ZONE_HITS: Each = [
        0 0,
    ];
    /// Squares around the king that are attacked and guarded by nobody else.
    ZONE_WEAK: Each = [
        0 0,
    ];
    /// Safe checks that knights, bishops, rooks, queens could give to the own king.
    SAFE_CHECK: Each = [
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Enemy men that pawns attack: pawn (never), knight, bishop, rook, queen.
    PAWN_THREAT: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Enemy men that knights and bishops attack.
    MINOR_THREAT: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Enemy men that rooks attack.
    ROOK_THREAT: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Unguarded enemy men that the king attacks.
    KING_THREAT: Each = [
        0 0,
    ];
    /// Enemy officers that a safe step of a pawn would attack.
    PUSH_THREAT: Each = [
        0 0,
    ];
    /// Enemy men that are attacked and not guarded well enough.
    HANGING: Each = [
        0 0,
    ];
    /// Safe squares behind the own pawns on the files of the middle.
    SPACE: Each = [
        0 0,
    ];
    /// The own king's distance from a lone enemy king.
    HUNT: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered men when they serve whoever moves, for the side to move: pawn, knight, bishop, rook, queen.
    CHECKERED: Men = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered pawns by their rank, for the side to move.
    CHECKERED_PAWN: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Men of the opponent that checkered men attack, for the side to move.
    CHECKERED_AIMS: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Own men that checkered men would attack at the opponent's turn.
    CHECKERED_AIMED: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares around the opponent's king that checkered men attack, for the side to move.
    CHECKERED_ZONE: Each = [
        0 0,
    ];
    /// Squares around the own king that checkered men would attack at the opponent's turn.
    CHECKERED_ZONE_OWN: Each = [
        0 0,
    ];
    /// Having the move, once a player has the checkered men.
    TAKEN_TEMPO: Each = [
        0 0,
    ];
    /// Checkered men, for the player who has them.
    TAKEN_CHECKERED: Men = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// How many checkered men there are, for the player who has them.
    TAKEN_LEFT: Ladder = [
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
        0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// White and black men, for the player who has the checkered men.
    TAKEN_ORDINARY: Men = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered pawns by their distance to the nearest last rank.
    TAKEN_PAWN: Ladder = [
        0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares a checkered officer attacks that no ordinary pawn does: knight, bishop, rook, queen.
    TAKEN_MOBILITY: Each = [
        0 0, 0 0, 0 0, 0 0,
    ];
    /// White and black men that checkered men attack.
    TAKEN_AIMS: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered men that white and black men attack.
    TAKEN_AIMED: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Checkered men that are attacked and not guarded.
    TAKEN_LOOSE: Each = [
        0 0, 0 0, 0 0, 0 0, 0 0,
    ];
    /// Squares around both kings that checkered men attack.
    TAKEN_ZONE: Each = [
        0 0,
    ];
    /// Kings that checkered men attack.
    TAKEN_CHECK: Each = [
        0 0,
    ];
}
