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
                self.board.lift(at);
            }
            Effect::Moved { from, to } => self.board.shift(from, to),
            Effect::Stacked { from, to } | Effect::Unstacked { from, to } => {
                self.board.step(from, to);
            }
            Effect::Promoted { at, tier, to, .. } => self.board.change_role(at, tier, to),
            Effect::Bred { at, to, .. } => {
                self.board.set(at, Some(to));
            }
            Effect::Remembered { after, .. } => self.memory = after,
            Effect::TurnPassed { to, .. } => self.turn = to,
            Effect::Shot { .. }
            | Effect::TookCheckered { .. }
            | Effect::StatusChanged { .. }
            | Effect::Over(_) => {}
        }
    }

    /// Takes one effect back; of several, the last is taken back first.
    pub fn unapply(&mut self, effect: &Effect) {
        match *effect {
            Effect::Captured { at, piece } => self.board.put(at, piece),
            Effect::Moved { from, to } => self.board.shift(to, from),
            Effect::Stacked { from, to } | Effect::Unstacked { from, to } => {
                self.board.step(to, from);
            }
            Effect::Promoted { at, tier, from, .. } => self.board.change_role(at, tier, from),
            Effect::Bred { at, from, .. } => {
                self.board.set(at, Some(from));
            }
            Effect::Remembered { before, .. } => self.memory = before,
            Effect::TurnPassed { from, .. } => self.turn = from,
            Effect::Shot { .. }
            | Effect::TookCheckered { .. }
            | Effect::StatusChanged { .. }
            | Effect::Over(_) => {}
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
    /// The square En Croissant may go to, only when it is legal (Joker chess).
    pub croissant: Option<Square>,
    /// The pawns that made the two-square step and are on their file still (Joker chess).
    pub doubled: SquareSet,
    /// The men frozen for their owner's next turn only (Joker chess).
    pub thawing: SquareSet,
    /// The last move, if a checkered man made it without a capture in stage 1: it may not be
    /// taken straight back (Checkered chess).
    pub undo: Option<(Square, Square)>,
    /// The start squares whose two-square step is still unused (Checkered chess).
    pub doubles: SquareSet,
    /// Who has the checkered men (Checkered chess).
    pub stage: Stage,
    /// Half-moves since the draw counter was last reset.
    pub halfmoves: u16,
    /// Number of the full move, from 1, up by one after Black's move.
    pub fullmove: u16,
}

/// Who has the checkered men, in Checkered chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Whoever moves.
    Shared {
        /// Whether a player may take them for the rest of the game.
        switch: bool,
    },
    /// This player, for the rest of the game; the other has White and Black.
    Taken(Player),
}

/// Written as in position text: `1`, `1-` where no switch is allowed, `2w` or `2b`.
impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shared { switch: true } => "1",
            Self::Shared { switch: false } => "1-",
            Self::Taken(Player::White) => "2w",
            Self::Taken(Player::Black) => "2b",
        })
    }
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

/// Men by square, and what the squares are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    men: [Option<Piece>; Self::SIZE],
    /// The lower men of stacks.
    below: [Option<Piece>; Self::SIZE],
    terrain: [Terrain; Self::SIZE],
}

/// What a square is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Nothing that matters.
    #[default]
    Open,
    /// No man stands here.
    Mountain,
    /// A walk ends here.
    Water,
}

/// A place in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tier {
    /// The man on top, or a man that stands alone.
    Top,
    /// The man that carries another.
    Below,
}

impl Board {
    const SIZE: usize = (Square::FILES * Square::RANKS) as usize;

    /// The man on `at`; of a stack, the one on top.
    pub fn get(&self, at: Square) -> Option<Piece> {
        self.men[at.index()]
    }

    /// The man that carries the one on `at`.
    pub fn below(&self, at: Square) -> Option<Piece> {
        self.below[at.index()]
    }

    /// Lets `piece` alone stand on `at`, or clears it; gives back the man that stood there, of a
    /// stack the one on top.
    pub fn set(&mut self, at: Square, piece: Option<Piece>) -> Option<Piece> {
        self.below[at.index()] = None;
        std::mem::replace(&mut self.men[at.index()], piece)
    }

    /// Puts `piece` on `at`, on top of a man that stands there.
    ///
    /// # Panics
    /// When two men stand there already.
    pub fn put(&mut self, at: Square, piece: Piece) {
        let below = self.men[at.index()].replace(piece);
        let third = std::mem::replace(&mut self.below[at.index()], below);
        assert!(third.is_none(), "{at} holds two men already");
    }

    /// Takes the man on `at` away; of a stack, the one on top.
    pub fn lift(&mut self, at: Square) -> Option<Piece> {
        let below = self.below[at.index()].take();
        std::mem::replace(&mut self.men[at.index()], below)
    }

    /// What `at` is made of.
    pub fn terrain(&self, at: Square) -> Terrain {
        self.terrain[at.index()]
    }

    /// Makes `at` of `terrain`.
    pub fn set_terrain(&mut self, at: Square, terrain: Terrain) {
        self.terrain[at.index()] = terrain;
    }

    /// The squares on which `piece` stands, alone or on top.
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        self.iter().filter(|&(_, man)| man == piece).map(|(at, _)| at).collect()
    }

    fn shift(&mut self, from: Square, to: Square) {
        self.men[to.index()] = self.men[from.index()].take();
        self.below[to.index()] = self.below[from.index()].take();
    }

    fn step(&mut self, from: Square, to: Square) {
        if let Some(man) = self.lift(from) {
            self.put(to, man);
        }
    }

    fn change_role(&mut self, at: Square, tier: Tier, role: Role) {
        let men = match tier {
            Tier::Top => &mut self.men,
            Tier::Below => &mut self.below,
        };
        if let Some(man) = &mut men[at.index()] {
            man.role = role;
        }
    }

    /// Every man with its square, rank by rank from a1; of stacks, the one on top.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|at| self.get(at).map(|piece| (at, piece)))
    }
}

impl Default for Board {
    fn default() -> Self {
        Self {
            men: [None; Self::SIZE],
            below: [None; Self::SIZE],
            terrain: [Terrain::Open; Self::SIZE],
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            castling: Castling::default(),
            en_passant: None,
            croissant: None,
            doubled: SquareSet::EMPTY,
            thawing: SquareSet::EMPTY,
            undo: None,
            doubles: SquareSet::EMPTY,
            stage: Stage::default(),
            halfmoves: 0,
            fullmove: 1,
        }
    }
}

impl Default for Stage {
    fn default() -> Self {
        Self::Shared { switch: true }
    }
}
