//! Checkered chess: the board, and what a position answers.

mod attack;
mod ends;
mod keys;
mod play;
mod refuse;
mod setup;
mod shared;
mod sink;
mod switch;
mod tactics;
mod taken;
mod text;

use self::sink::{Count, Sink};
use super::chess::CastlingPath;
use crate::attacks::{self, Sq, bit, each, inner, outer};
use crate::{
    Castling, Effect, Game, Memory, Move, MoveList, Outcome, Piece, Player, Position,
    PositionTextError, Refusal, Role, Setup, SetupError, Side, Square, SquareSet, Stage, Wing,
};

/// A position of Checkered chess in which White and Black have one king each, the side that has
/// just moved has left no king of its own attacked, and rights, counters and the last move fit
/// the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkered {
    roles: [u64; 6],
    /// White's, Black's and the checkered men.
    sides: [u64; 3],
    /// The start squares whose two-square step is unused.
    doubles: u64,
    hash: u64,
    stage: Stage,
    turn: Player,
    castling: Castling,
    /// Set only when a capture to it is legal.
    en_passant: Option<u8>,
    /// From where to where a checkered man has just gone without a capture, in stage 1.
    undo: Option<(u8, u8)>,
    halfmoves: u16,
    fullmove: u16,
}

/// One rank further for a pawn that goes up, or down.
#[inline(always)]
const fn forward<const UP: bool>(set: u64) -> u64 {
    if UP { set << 8 } else { set >> 8 }
}

impl Checkered {
    /// The men of a side, as sets of [`boards::eight`](crate::boards::eight).
    #[inline(always)]
    pub fn men(&self, side: Side) -> u64 {
        self.sides[side as usize]
    }

    /// Whose the checkered men are.
    #[inline(always)]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// White's and Black's men.
    #[inline(always)]
    fn ordinary(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    #[inline(always)]
    fn occupied(&self) -> u64 {
        self.ordinary() | self.sides[2]
    }

    /// The men of `side` that are a `role`.
    #[inline(always)]
    pub fn of(&self, side: Side, role: Role) -> u64 {
        self.men(side) & self.roles[role as usize]
    }

    #[inline(always)]
    fn king(&self, player: Player) -> Sq {
        attacks::first(self.of(player.into(), Role::King))
    }

    #[inline(always)]
    fn role_on(&self, sq: Sq) -> Option<Role> {
        Role::CHESS.into_iter().find(|&role| self.roles[role as usize] & bit(sq) != 0)
    }

    #[inline(always)]
    fn piece_on(&self, sq: Sq) -> Option<Piece> {
        let side = match bit(sq) {
            at if self.sides[0] & at != 0 => Side::White,
            at if self.sides[1] & at != 0 => Side::Black,
            _ => Side::Checkered,
        };
        self.role_on(sq).map(|role| Piece { side, role })
    }

    /// The men that `player` moves when it is their turn.
    #[inline(always)]
    fn movable(&self, player: Player) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.men(player.into()) | self.men(Side::Checkered),
            Stage::Taken(holder) if holder == player => self.men(Side::Checkered),
            Stage::Taken(_) => self.ordinary(),
        }
    }

    /// The men that `player` can capture.
    #[inline(always)]
    fn takable(&self, player: Player) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.men((!player).into()),
            Stage::Taken(holder) if holder == player => self.ordinary(),
            Stage::Taken(_) => self.men(Side::Checkered),
        }
    }

    /// The square of the pawn that an en passant capture to `sq` takes.
    #[inline(always)]
    fn passed_pawn(sq: Sq) -> Sq {
        sq ^ 8
    }

    /// The pawns of the side to move that may legally take en passant on `target`.
    fn en_passant_captors(&self, target: Sq) -> u64 {
        match self.stage {
            Stage::Shared { .. } => self.captors_shared(target),
            Stage::Taken(holder) => self.captors_taken(target, holder),
        }
    }

    /// The castling that a move from and to these squares is, if a king makes it.
    #[inline(always)]
    fn castling_of(&self, from: Sq, to: Sq) -> Option<CastlingPath> {
        let king = self.roles[Role::King as usize] & bit(from) != 0;
        if from.abs_diff(to) != 2 || !king || self.occupied() & bit(to) != 0 {
            return None;
        }
        let player = if self.sides[0] & bit(from) != 0 { Player::White } else { Player::Black };
        let wing = if to > from { Wing::King } else { Wing::Queen };
        Some(CastlingPath::of(player, wing))
    }

    /// Adds every legal move: see the walks themselves for their order.
    fn walk<S: Sink>(&self, sink: &mut S) {
        match (self.stage, self.turn) {
            (Stage::Shared { .. }, Player::White) => self.walk_shared::<true, S>(sink),
            (Stage::Shared { .. }, Player::Black) => self.walk_shared::<false, S>(sink),
            (Stage::Taken(_), _) if self.none_left().is_some() => {}
            (Stage::Taken(holder), turn) => {
                if holder == turn {
                    self.walk_checkered(sink);
                } else {
                    self.walk_ordinary(sink);
                }
                if let Some(target) = self.en_passant {
                    for sq in each(self.en_passant_captors(target.into())) {
                        sink.man(sq, bit(target.into()));
                    }
                }
            }
        }
    }

    fn memory(&self) -> Memory {
        let named = |sq: u8| outer(sq.into());
        Memory {
            castling: self.castling,
            en_passant: self.en_passant.map(named),
            undo: self.undo.map(|(from, to)| (named(from), named(to))),
            doubles: each(self.doubles).map(outer).collect(),
            stage: self.stage,
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
            ..Memory::default()
        }
    }
}

impl Position for Checkered {
    const GAME: Game = Game::Checkered;

    fn start() -> Self {
        setup::start()
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::judge(setup)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(Game::Checkered);
        for sq in each(self.occupied()) {
            setup.board.set(outer(sq), self.piece_on(sq));
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

    fn owns(&self, player: Player, at: Square) -> bool {
        inner(at).is_some_and(|sq| self.movable(player) & bit(sq) != 0)
    }

    fn attackers(&self, at: Square, by: Player) -> SquareSet {
        inner(at).map_or(SquareSet::EMPTY, |sq| {
            each(self.attacking(by, sq, self.occupied())).map(outer).collect()
        })
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn repeats(&self, other: &Self) -> bool {
        let counted = |position: &Self| Self { halfmoves: 0, fullmove: 0, ..*position };
        self.hash == other.hash && counted(self) == counted(other)
    }

    fn generate(&self, moves: &mut MoveList) {
        self.walk(moves);
    }

    fn count_moves(&self) -> usize {
        let mut count = Count(0);
        self.walk(&mut count);
        count.0
    }

    fn play_unchecked(&mut self, mv: Move) {
        play::play(self, mv);
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        play::effects(self, mv)
    }

    fn refusals(&self, mv: Move) -> Vec<Refusal> {
        refuse::reasons(self, mv)
    }

    fn checked(&self) -> SquareSet {
        each(self.kings_attacked()).map(outer).collect()
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

    /// A king moved onto its own rook means castling with that rook.
    fn canonical(&self, mv: Move) -> Move {
        let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
            return mv;
        };
        for (player, wing) in Castling::singles() {
            let path = CastlingPath::of(player, wing);
            if (from, to) == (path.king, path.rook)
                && self.movable(self.turn) & self.of(player.into(), Role::King) & bit(from) != 0
                && self.of(player.into(), Role::Rook) & bit(to) != 0
            {
                return Move { to: outer(path.king_to), ..mv };
            }
        }
        mv
    }

    fn inputs_for(&self, mv: Move) -> SquareSet {
        let squares = SquareSet::of(mv.to);
        let path =
            inner(mv.from).zip(inner(mv.to)).and_then(|(from, to)| self.castling_of(from, to));
        path.map_or(squares, |path| squares | SquareSet::of(outer(path.rook)))
    }
}
