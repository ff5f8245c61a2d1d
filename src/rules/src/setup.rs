//! A free placement: any men anywhere, not yet judged.

use std::fmt;

use crate::{Effect, Game, Piece, Player, Role, Square, SquareSet};

/// What stands where and whose turn it is, possibly impossible. The door to a validated
/// position is `AnyPosition::new`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game it is meant for.
    pub game: Game,
    /// What stands where.
    pub board: Board,
    /// Who moves.
    pub turn: Player,
    /// What the board does not show.
    pub memory: Memory,
}

impl Setup {
    /// An empty board of `game`, White to move.
    pub fn empty(game: Game) -> Self {
        Self { game, board: Board::default(), turn: Player::White, memory: Memory::default() }
    }

    /// Carries out one effect of a move, as told by the position it was played in.
    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Captured { at, .. } => {
                self.board.set(at, None);
            }
            Effect::Moved { from, to } => self.board.shift(from, to),
            Effect::Promoted { at, to, .. } => self.board.change_role(at, to),
            Effect::Remembered { after, .. } => self.memory = after,
            Effect::TurnPassed { to, .. } => self.turn = to,
            Effect::Over(_) => {}
        }
    }

    /// Takes one effect back; of several, the last is taken back first.
    pub fn unapply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Captured { at, piece } => {
                self.board.set(at, Some(piece));
            }
            Effect::Moved { from, to } => self.board.shift(to, from),
            Effect::Promoted { at, from, .. } => self.board.change_role(at, from),
            Effect::Remembered { before, .. } => self.memory = before,
            Effect::TurnPassed { from, .. } => self.turn = from,
            Effect::Over(_) => {}
        }
    }
}

/// The board drawn in letters, White's side below, a point for an empty square.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = || 0..self.game.files();
        for rank in (0..self.game.ranks()).rev() {
            write!(f, "{}", rank + 1)?;
            for at in files().filter_map(|file| Square::new(file, rank)) {
                write!(f, " {}", self.board.get(at).map_or('.', Piece::letter))?;
            }
            writeln!(f)?;
        }
        write!(f, " ")?;
        files().try_for_each(|file| write!(f, " {}", (b'a' + file) as char))
    }
}

/// What a position remembers beside its board; fields a game does not use keep their default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    /// Castling rights that are left.
    pub castling: Castling,
    /// The square an en passant capture may go to, only when one is legal.
    pub en_passant: Option<Square>,
    /// Half-moves since the draw counter was last reset.
    pub halfmoves: u16,
    /// Number of the full move, from 1, up by one after Black's move.
    pub fullmove: u16,
}

/// Castling rights, one bit each: White king side 1, White queen side 2, Black 4 and 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(pub u8);

impl Castling {
    /// No right is left.
    pub const NONE: Self = Self(0);
    /// All four rights.
    pub const ALL: Self = Self(0b1111);

    /// The right of `player` on `wing`.
    pub const fn right(player: Player, wing: Wing) -> Self {
        Self(1 << (2 * player.index() + wing as usize))
    }

    /// Whether `player` still has the right on `wing`.
    pub const fn has(self, player: Player, wing: Wing) -> bool {
        self.0 & Self::right(player, wing).0 != 0
    }

    /// These rights and those of `other`.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These rights less those of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Every single right, in the order they are written.
    pub fn singles() -> impl Iterator<Item = (Player, Wing)> {
        Player::ALL.into_iter().flat_map(|player| Wing::ALL.map(|wing| (player, wing)))
    }
}

/// Written as in position text: `KQkq`, or `-` for none.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 & Self::ALL.0 == 0 {
            return f.write_str("-");
        }
        for (player, wing) in Self::singles().filter(|&(player, wing)| self.has(player, wing)) {
            let letter = match wing {
                Wing::King => Role::King,
                Wing::Queen => Role::Queen,
            };
            write!(f, "{}", Piece::of(player, letter).letter())?;
        }
        Ok(())
    }
}

/// The half of the board on which the king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Towards the h file.
    King,
    /// Towards the a file.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// Men by square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    men: [Option<Piece>; Self::SIZE],
}

impl Board {
    const SIZE: usize = (Square::FILES * Square::RANKS) as usize;

    /// The man on `at`.
    pub fn get(&self, at: Square) -> Option<Piece> {
        self.men[at.index()]
    }

    /// Puts `piece` on `at`, or clears it; gives back what stood there.
    pub fn set(&mut self, at: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.men[at.index()], piece)
    }

    /// The squares on which `piece` stands.
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        self.iter().filter(|&(_, man)| man == piece).map(|(at, _)| at).collect()
    }

    fn shift(&mut self, from: Square, to: Square) {
        let man = self.set(from, None);
        self.set(to, man);
    }

    fn change_role(&mut self, at: Square, role: Role) {
        if let Some(man) = &mut self.men[at.index()] {
            man.role = role;
        }
    }

    /// Every man with its square, rank by rank from a1.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|at| self.get(at).map(|piece| (at, piece)))
    }
}

impl Default for Board {
    fn default() -> Self {
        Self { men: [None; Self::SIZE] }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self { castling: Castling::default(), en_passant: None, halfmoves: 0, fullmove: 1 }
    }
}
