//! Cyvasse: the board, the moves that are played, and what they do.

mod attack;
mod ends;
mod generate;
pub(crate) mod grid;
mod keys;
pub mod layout;
mod level;
mod men;
pub(crate) mod notation;
mod path;
mod refuse;
mod setup;
mod tactics;
mod text;

pub use level::Level;

use crate::{
    Effect, Game, Memory, Move, MoveList, Outcome, Piece, Player, Position, PositionTextError,
    Refusal, Role, Setup, SetupError, Side, Square, SquareSet, Status, Terrain,
};
use grid::{Sq, bit, each, inner, inner_known, outer};

/// A position of Cyvasse: no man stands on a mountain, and not both sides have only towers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cyvasse {
    /// By place in `Role::CYVASSE`.
    kinds: [u128; men::KINDS],
    sides: [u128; 2],
    mountains: u128,
    water: u128,
    hash: u64,
    turn: Player,
    halfmoves: u16,
    fullmove: u16,
}

impl Cyvasse {
    #[inline(always)]
    fn own(&self) -> u128 {
        self.sides[self.turn.index()]
    }

    #[inline(always)]
    fn enemy(&self) -> u128 {
        self.sides[(!self.turn).index()]
    }

    #[inline(always)]
    fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    /// The squares that are mountains, and those that are water.
    #[inline(always)]
    pub fn terrain(&self) -> [u128; 2] {
        [self.mountains, self.water]
    }

    /// The men of either side that are a `role`.
    #[inline(always)]
    fn men(&self, role: Role) -> u128 {
        men::kind(role).map_or(0, |kind| self.kinds[kind])
    }

    /// The men of `player` that are a `role`, as sets of [`boards::hexes`](crate::boards::hexes).
    #[inline(always)]
    pub fn of(&self, player: Player, role: Role) -> u128 {
        self.sides[player.index()] & self.men(role)
    }

    #[inline(always)]
    fn kind_on(&self, sq: Sq) -> Option<usize> {
        self.kinds.iter().position(|men| men & bit(sq) != 0)
    }

    fn piece_on(&self, sq: Sq) -> Option<Piece> {
        let side = if self.sides[0] & bit(sq) != 0 { Side::White } else { Side::Black };
        self.kind_on(sq).map(|kind| Piece { side, role: Role::CYVASSE[kind] })
    }

    /// Puts a man down or takes it up.
    #[inline(always)]
    fn toggle(&mut self, player: Player, kind: usize, sq: Sq) {
        self.kinds[kind] ^= bit(sq);
        self.sides[player.index()] ^= bit(sq);
        self.hash ^= keys::man(player, kind, sq);
    }

    /// Whether the man on `sq` captures by a shot.
    fn shoots(&self, sq: Sq) -> bool {
        self.men(Role::Trebuchet) & bit(sq) != 0
    }

    fn memory(&self) -> Memory {
        Memory { halfmoves: self.halfmoves, fullmove: self.fullmove, ..Memory::default() }
    }
}

impl Position for Cyvasse {
    const GAME: Game = Game::Cyvasse;

    fn start() -> Self {
        setup::start()
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::judge(setup)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(Game::Cyvasse);
        for sq in each(self.occupied()) {
            setup.board.set(outer(sq), self.piece_on(sq));
        }
        for (set, terrain) in [(self.mountains, Terrain::Mountain), (self.water, Terrain::Water)] {
            each(set).for_each(|sq| setup.board.set_terrain(outer(sq), terrain));
        }
        Setup { turn: self.turn, memory: self.memory(), ..setup }
    }

    fn from_text(text: &str) -> Result<Self, PositionTextError> {
        text::read(text)
    }

    fn to_text(&self) -> String {
        text::write(self)
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn man_at(&self, at: Square) -> Option<Piece> {
        self.piece_on(inner(at)?)
    }

    fn attackers(&self, at: Square, by: Player) -> SquareSet {
        inner(at).map_or(SquareSet::EMPTY, |sq| shared(self.attacking(by, sq)))
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn repeats(&self, other: &Self) -> bool {
        let counted = |position: &Self| Self { halfmoves: 0, fullmove: 0, ..*position };
        self.hash == other.hash && counted(self) == counted(other)
    }

    fn generate(&self, moves: &mut MoveList) {
        self.walk_moves(moves);
    }

    fn count_moves(&self) -> usize {
        self.number_of_moves()
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let (us, them) = (self.turn, !self.turn);
        let Some(kind) = self.kind_on(from) else {
            return;
        };
        let captures = self.sides[them.index()] & bit(to) != 0;
        if captures && let Some(taken) = self.kind_on(to) {
            self.toggle(them, taken, to);
        }
        if !(captures && self.shoots(from)) {
            self.toggle(us, kind, from);
            self.toggle(us, kind, to);
        }
        self.halfmoves = if captures { 0 } else { self.halfmoves.saturating_add(1) };
        if us == Player::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = them;
        self.hash ^= keys::TURN;
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let mut effects = Vec::with_capacity(4);
        let taken = self.piece_on(to);
        effects.extend(taken.map(|piece| Effect::Captured { at: mv.to, piece }));
        effects.push(if taken.is_some() && self.shoots(from) {
            Effect::Shot { from: mv.from, to: mv.to }
        } else {
            Effect::Moved { from: mv.from, to: mv.to }
        });
        let mut next = *self;
        next.play_unchecked(mv);
        effects.push(Effect::Remembered { before: self.memory(), after: next.memory() });
        effects.push(Effect::TurnPassed { from: self.turn, to: next.turn });
        effects
    }

    fn refusals(&self, mv: Move) -> Vec<Refusal> {
        refuse::reasons(self, mv)
    }

    /// There is no check: a king may be left where it can be taken.
    fn checked(&self) -> SquareSet {
        SquareSet::EMPTY
    }

    fn outcome_on_board(&self) -> Option<Outcome> {
        ends::on_board(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        ends::without_history(self)
    }

    fn can_win(&self, player: Player) -> bool {
        ends::can_win(self, player)
    }

    fn status(&self, at: Square) -> Status {
        let man = inner(at).and_then(|sq| Some((sq, self.piece_on(sq)?)));
        let Some((sq, Piece { side, role })) = man else {
            return Status::default();
        };
        let owner = if side == Side::White { Player::White } else { Player::Black };
        Status {
            armour: Some(self.armour(sq, role, !owner)),
            protected: self.protected(owner) & bit(sq) != 0,
            ..Status::default()
        }
    }

    fn barred(&self, player: Player) -> SquareSet {
        shared(self.bars(player) & !self.mountains)
    }

    fn path(&self, mv: Move) -> Vec<Square> {
        path::of(self, mv)
    }
}

fn shared(set: u128) -> SquareSet {
    each(set).map(outer).collect()
}
