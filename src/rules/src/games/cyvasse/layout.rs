//! Laying out one's own half: the army, where it may stand, and what is wrong with a layout.

use std::fmt;

use crate::text::join_reasons;
use crate::{Board, Game, Piece, Player, Role, Square, SquareSet, Terrain};

/// The army of one side: how many men of each role it has.
///
/// ```
/// assert_eq!(rules::layout::ARMY.iter().map(|(_, count)| count).sum::<usize>(), 23);
/// ```
pub const ARMY: [(Role, usize); 10] = [
    (Role::Militia, 6),
    (Role::Spearman, 3),
    (Role::Rider, 3),
    (Role::Knight, 2),
    (Role::Elephant, 2),
    (Role::Crossbowman, 2),
    (Role::Trebuchet, 1),
    (Role::Dragon, 1),
    (Role::Tower, 2),
    (Role::King, 1),
];

/// The first and the last rank of a side's half, as they are numbered on the board.
pub const fn ranks(player: Player) -> (u8, u8) {
    match player {
        Player::White => (1, 4),
        Player::Black => (6, 9),
    }
}

/// The squares on which `player` may lay out men, mountains included.
pub fn zone(player: Player) -> SquareSet {
    let (first, last) = ranks(player);
    Game::Cyvasse.squares().filter(|at| (first..=last).contains(&(at.rank() + 1))).collect()
}

/// Where `at` comes to lie when the board is turned by 180°.
///
/// ```
/// use rules::{Square, layout};
///
/// let square = |name: &str| name.parse::<Square>().unwrap();
/// assert_eq!(layout::mirrored(square("h1")), square("e9"));
/// ```
pub fn mirrored(at: Square) -> Square {
    let (file, rank) = (Square::FILES - 1 - at.file(), Square::RANKS - 1 - at.rank());
    Square::new(file, rank).unwrap_or(at)
}

/// Judges what `player` has laid out on `board`, whatever the other side has done; the terrain
/// is the board's.
///
/// ```
/// use rules::{AnyPosition, Game, Player, layout};
///
/// let mut board = AnyPosition::start(Game::Cyvasse).to_setup().board;
/// assert_eq!(layout::judge(&board, Player::White), Ok(()));
/// board.lift("h1".parse().unwrap());
/// let refused = layout::judge(&board, Player::White).unwrap_err();
/// assert_eq!(refused.to_string(), "1 king is still to be placed");
/// ```
///
/// # Errors
/// Every fault: first of men where they stand, rank by rank, then of what is missing or too much.
pub fn judge(board: &Board, player: Player) -> Result<(), LayoutError> {
    let own: Vec<(Square, Piece)> =
        board.iter().filter(|(_, man)| man.side.player() == Some(player)).collect();
    let mut faults: Vec<LayoutFault> =
        own.iter().flat_map(|&(at, piece)| misplaced(board, player, at, piece)).collect();
    for (role, full) in ARMY {
        let count = own.iter().filter(|(_, man)| man.role == role).count();
        if count < full {
            faults.push(LayoutFault::Missing { role, count: full - count });
        } else if count > full {
            faults.push(LayoutFault::TooMany { role, count, most: full });
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(LayoutError { faults }) }
}

fn misplaced(board: &Board, player: Player, at: Square, piece: Piece) -> Vec<LayoutFault> {
    let (first, last) = ranks(player);
    let outside = !zone(player).contains(at);
    let faults = [
        outside.then_some(LayoutFault::OutsideZone { at, piece, first, last }),
        (board.terrain(at) == Terrain::Mountain).then_some(LayoutFault::OnMountain { at, piece }),
        board.below(at).is_some().then_some(LayoutFault::Stacked { at }),
        ARMY.iter()
            .all(|(role, _)| *role != piece.role)
            .then_some(LayoutFault::Stranger { at, piece }),
    ];
    faults.into_iter().flatten().collect()
}

/// A layout that cannot be played with, with every fault found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError {
    /// The faults, at least one.
    pub faults: Vec<LayoutFault>,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join_reasons(f, &self.faults)
    }
}

impl std::error::Error for LayoutError {}

/// One thing that is wrong with a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutFault {
    /// A man stands outside its side's half.
    #[error("the {piece} on {at} stands outside ranks {first} to {last}")]
    OutsideZone {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
        /// The first rank of the half.
        first: u8,
        /// The last rank of the half.
        last: u8,
    },
    /// A man stands where nobody can.
    #[error("the {piece} stands on {at}, which is a mountain")]
    OnMountain {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
    },
    /// A man stands on another.
    #[error("two men stand on {at}")]
    Stacked {
        /// Where they stand.
        at: Square,
    },
    /// A man of another game.
    #[error("the {piece} on {at} belongs to no army")]
    Stranger {
        /// Where it stands.
        at: Square,
        /// What it is.
        piece: Piece,
    },
    /// Men of the army that do not stand on the board yet.
    #[error("{} still to be placed", several(*count, *role))]
    Missing {
        /// What they are.
        role: Role,
        /// How many, at least 1.
        count: usize,
    },
    /// More men than the army has.
    #[error("{} on the board, but the army has {most}", several(*count, *role))]
    TooMany {
        /// What they are.
        role: Role,
        /// How many stand on the board.
        count: usize,
        /// How many there may be.
        most: usize,
    },
}

/// A number of men with the verb that goes with it.
fn several(count: usize, role: Role) -> String {
    let id = role.id();
    match (count, id.strip_suffix("man")) {
        (1, _) => format!("1 {id} is"),
        (_, Some(stem)) => format!("{count} {stem}men are"),
        _ if role == Role::Militia => format!("{count} {id} are"),
        _ => format!("{count} {id}s are"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnyPosition;

    #[test]
    fn zones_are_each_other_turned_and_leave_rank_5_free() {
        let turned: SquareSet = zone(Player::White).into_iter().map(mirrored).collect();
        assert_eq!(turned, zone(Player::Black));
        assert_eq!((zone(Player::White).len(), zone(Player::Black).len()), (38, 38));
        let middle = Game::Cyvasse.squares().filter(|at| at.rank() == 4);
        let zones = zone(Player::White) | zone(Player::Black);
        assert!(middle.into_iter().all(|at| !zones.contains(at)));
    }

    #[test]
    fn turning_twice_changes_nothing_and_keeps_to_the_board() {
        for at in Square::all() {
            assert_eq!(mirrored(mirrored(at)), at);
            let on_board = |at| Game::Cyvasse.has_square(at);
            assert_eq!(on_board(mirrored(at)), on_board(at));
        }
    }

    #[test]
    fn an_empty_half_is_told_what_to_place() {
        let told = judge(&Board::default(), Player::Black).expect_err("it is refused").to_string();
        assert_eq!(
            told,
            "6 militia are still to be placed; 3 spearmen are still to be placed; 3 riders are \
             still to be placed; 2 knights are still to be placed; 2 elephants are still to be \
             placed; 2 crossbowmen are still to be placed; 1 trebuchet is still to be placed; 1 \
             dragon is still to be placed; 2 towers are still to be placed; 1 king is still to \
             be placed"
        );
    }

    #[test]
    fn every_fault_is_told() {
        let mut board = AnyPosition::start(Game::Cyvasse).to_setup().board;
        for player in Player::ALL {
            assert_eq!(judge(&board, player), Ok(()));
        }
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let white = |role| Piece::of(Player::White, role);
        board.set(square("h1"), None);
        board.set(square("k1"), Some(white(Role::Dragon)));
        board.set(square("e2"), None);
        board.set(square("e5"), Some(white(Role::Elephant)));
        board.set(square("d4"), Some(white(Role::Queen)));
        board.put(square("i1"), white(Role::Tower));
        board.set(square("b5"), Some(Piece::of(Player::Black, Role::King)));
        let told = judge(&board, Player::White).expect_err("it is refused").to_string();
        assert_eq!(
            told,
            "two men stand on i1; the white queen stands on d4, which is a mountain; the white \
             queen on d4 belongs to no army; the white elephant on e5 stands outside ranks 1 to \
             4; 1 knight is still to be placed; 3 elephants are on the board, but the army has \
             2; 1 trebuchet is still to be placed; 2 dragons are on the board, but the army has \
             1; 3 towers are on the board, but the army has 2; 1 king is still to be placed"
        );
    }
}
