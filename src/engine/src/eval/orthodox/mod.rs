//! What chess-like games have in common: men, squares, mobility, pawns, kings and threats.

mod board;
mod drawish;
mod king;
mod passed;
mod pawns;
mod pieces;
mod rows;
mod threats;

pub(super) use board::{Board, Eight, Nine, Set};
pub(super) use rows::Rows;

use rules::{Player, Role};

use super::tally::{Tally, Taper};

/// How many officers of each role count towards the phase, by role.
const OFFICERS: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// The officers of both sides at the start of chess.
const ALL_OFFICERS: i32 = 24;

/// A board seen by its men, with who attacks what.
#[derive(Debug)]
pub(super) struct Field<B: Board> {
    /// By player and role.
    men: [[B::Set; 6]; 2],
    sides: [B::Set; 2],
    /// Squares on which anybody stands, whoever they belong to.
    occupied: B::Set,
    /// Men that attack nothing and do not move now.
    idle: B::Set,
    kings: [usize; 2],
    /// What each player's men attack, by role.
    attacks: [[B::Set; 6]; 2],
    /// What each player attacks, at least once and at least twice.
    once: [B::Set; 2],
    twice: [B::Set; 2],
    /// The surroundings of each player's king.
    zones: [B::Set; 2],
    /// How many squares of a king's surroundings the opponent's officers attack, and how heavy
    /// those officers are.
    hits: [i32; 2],
    pressure: [i32; 2],
}

impl<B: Board> Field<B> {
    /// The board of these men. `others` are squares that men of neither player stand on, `idle`
    /// the men that are held.
    #[inline(always)]
    pub(super) fn new(of: impl Fn(Player, Role) -> B::Set, others: B::Set, idle: B::Set) -> Self {
        let men = Player::ALL.map(|player| Role::CHESS.map(|role| of(player, role)));
        let side = |men: [B::Set; 6]| men.into_iter().fold(B::Set::EMPTY, |all, men| all | men);
        let sides = men.map(side);
        let kings = men.map(|men| men[Role::King as usize].first());
        let mut field = Self {
            men,
            sides,
            occupied: sides[0] | sides[1] | others,
            idle,
            kings,
            attacks: [[B::Set::EMPTY; 6]; 2],
            once: [B::Set::EMPTY; 2],
            twice: [B::Set::EMPTY; 2],
            zones: [B::Set::EMPTY; 2],
            hits: [0; 2],
            pressure: [0; 2],
        };
        for player in Player::ALL {
            let king = kings[player.index()];
            let near = B::king(king);
            field.zones[player.index()] = near | B::Set::of(king) | B::ahead(player, near, 1);
            field.attack(player, Role::King, near);
            let pawns = field.of(player, Role::Pawn) & !idle;
            field.attack(player, Role::Pawn, B::pawns(player, pawns));
        }
        field
    }

    /// Counts every shared term and says how far the game has come.
    #[inline(always)]
    pub(super) fn count<T: Tally>(&mut self, rows: &Rows, turn: Player, tally: &mut T) -> Taper {
        tally.add(rows.tempo, 0, sign(turn));
        for player in Player::ALL {
            self.pieces(player, rows, tally);
            self.pawns(player, rows, tally);
        }
        for player in Player::ALL {
            self.king(player, rows, tally);
            self.threats(player, rows, tally);
            self.passed(player, rows, tally);
            self.hunt(player, rows, tally);
        }
        let officers = |role: Role| {
            let count = self.of(Player::White, role) | self.of(Player::Black, role);
            count.count() * OFFICERS[role as usize]
        };
        Taper::of(Role::CHESS.into_iter().map(officers).sum(), ALL_OFFICERS)
    }

    /// The men of a player that are a `role`.
    #[inline(always)]
    pub(super) fn of(&self, player: Player, role: Role) -> B::Set {
        self.men[player.index()][role as usize]
    }

    /// Where anybody stands.
    #[inline(always)]
    pub(super) fn occupied(&self) -> B::Set {
        self.occupied
    }

    /// The surroundings of a player's king.
    #[inline(always)]
    pub(super) fn zone(&self, player: Player) -> B::Set {
        self.zones[player.index()]
    }

    /// What a player's men attack.
    #[inline(always)]
    pub(super) fn attacked_by(&self, player: Player) -> B::Set {
        self.once[player.index()]
    }

    #[inline(always)]
    fn attacked_by_role(&self, player: Player, role: Role) -> B::Set {
        self.attacks[player.index()][role as usize]
    }

    #[inline(always)]
    fn attack(&mut self, player: Player, role: Role, set: B::Set) {
        let player = player.index();
        self.attacks[player][role as usize] |= set;
        self.twice[player] |= self.once[player] & set;
        self.once[player] |= set;
    }
}

/// How a player's terms count for White.
#[inline(always)]
pub(super) const fn sign(player: Player) -> i32 {
    match player {
        Player::White => 1,
        Player::Black => -1,
    }
}
