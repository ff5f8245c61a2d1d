//! Joker chess: the board, and what can be asked of it.

pub(crate) mod attacks;
mod ends;
mod freeze;
mod generate;
mod keys;
mod play;
mod refuse;
mod setup;
mod tactics;
mod text;

use crate::{
    Castling, Effect, Game, Memory, Move, MoveList, Outcome, Piece, Player, Position,
    PositionTextError, Refusal, Role, Setup, SetupError, Side, Square, SquareSet, Status, Wing,
};
use attacks::{Set, Sq, UP, bit, each, first, inner, outer};

/// A position of Joker chess in which White and Black have one king each, the side that has
/// just moved is not in check, and rights, lists and counters fit the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joker {
    roles: [Set; 7],
    sides: [Set; 2],
    /// The pawns that made the two-square step and are on their file still.
    doubled: Set,
    /// Men of the side to move that are frozen for this turn, though nothing holds them.
    thawing: Set,
    hash: u64,
    turn: Player,
    castling: Castling,
    /// Set only when a capture to it is legal.
    en_passant: Option<u8>,
    /// Set only when En Croissant to it is legal.
    croissant: Option<u8>,
    halfmoves: u16,
    fullmove: u16,
}

/// King and rook of one castling, and where they go.
#[derive(Clone, Copy)]
struct CastlingPath {
    king: Sq,
    king_to: Sq,
    rook: Sq,
    rook_to: Sq,
}

impl CastlingPath {
    const fn of(player: Player, wing: Wing) -> Self {
        let home = match player {
            Player::White => 0,
            Player::Black => 72,
        };
        let (king_to, rook, rook_to) = match wing {
            Wing::King => (6, 8, 5),
            Wing::Queen => (2, 0, 3),
        };
        Self { king: home + 4, king_to: home + king_to, rook: home + rook, rook_to: home + rook_to }
    }
}

impl Joker {
    #[inline(always)]
    fn own(&self) -> Set {
        self.sides[self.turn.index()]
    }

    #[inline(always)]
    fn enemy(&self) -> Set {
        self.sides[(!self.turn).index()]
    }

    #[inline(always)]
    fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1]
    }

    /// The men of `player` that are a `role`, as sets of [`boards::nine`](crate::boards::nine).
    #[inline(always)]
    pub fn of(&self, player: Player, role: Role) -> Set {
        self.sides[player.index()] & self.roles[role as usize]
    }

    #[inline(always)]
    fn king(&self, player: Player) -> Sq {
        first(self.of(player, Role::King))
    }

    #[inline(always)]
    fn role_on(&self, sq: Sq) -> Option<Role> {
        /// As they are numbered.
        const ROLES: [Role; 7] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
            Role::Joker,
        ];
        ROLES.into_iter().find(|&role| self.roles[role as usize] & bit(sq) != 0)
    }

    fn piece_on(&self, sq: Sq) -> Option<Piece> {
        let side = if self.sides[0] & bit(sq) != 0 { Side::White } else { Side::Black };
        self.role_on(sq).map(|role| Piece { side, role })
    }

    /// Those of `men`, which are men of `player`, that attack `sq`, seen with `occupied`
    /// squares.
    #[inline(always)]
    fn attacking(&self, player: Player, men: Set, sq: Sq, occupied: Set) -> Set {
        let role = |role: Role| self.roles[role as usize] & men;
        let queens = role(Role::Queen);
        let mut attackers = (attacks::knight(sq) & role(Role::Knight))
            | (attacks::king(sq) & role(Role::King))
            | (attacks::pawn(!player, sq) & role(Role::Pawn));
        let bishops = (role(Role::Bishop) | queens) & attacks::bishop_rays(sq);
        if bishops != 0 {
            attackers |= attacks::bishop(sq, occupied) & bishops;
        }
        let rooks = (role(Role::Rook) | queens) & attacks::rook_rays(sq);
        if rooks != 0 {
            attackers |= attacks::rook(sq, occupied) & rooks;
        }
        attackers
    }

    /// The opponent's men that attack the king of the side to move.
    fn checkers(&self) -> Set {
        let king = self.king(self.turn);
        self.attacking(!self.turn, self.unfrozen(!self.turn), king, self.occupied())
    }

    /// Puts a man down or takes it up.
    #[inline(always)]
    fn toggle(&mut self, player: Player, role: Role, sq: Sq) {
        self.roles[role as usize] ^= bit(sq);
        self.sides[player.index()] ^= bit(sq);
        self.hash ^= keys::man(player, role, sq);
    }

    #[inline(always)]
    fn set_castling(&mut self, castling: Castling) {
        self.hash ^= keys::castling(self.castling) ^ keys::castling(castling);
        self.castling = castling;
    }

    #[inline(always)]
    fn set_en_passant(&mut self, square: Option<u8>) {
        self.hash ^= keys::en_passant(self.en_passant) ^ keys::en_passant(square);
        self.en_passant = square;
    }

    #[inline(always)]
    fn set_croissant(&mut self, square: Option<u8>) {
        self.hash ^= keys::croissant(self.croissant) ^ keys::croissant(square);
        self.croissant = square;
    }

    #[inline(always)]
    fn set_doubled(&mut self, squares: Set) {
        self.hash ^= keys::doubled(self.doubled ^ squares);
        self.doubled = squares;
    }

    #[inline(always)]
    fn set_thawing(&mut self, squares: Set) {
        self.hash ^= keys::thawing(self.thawing ^ squares);
        self.thawing = squares;
    }

    /// Where the pawn stands now that has just crossed, or left, `sq`: the one that en passant
    /// to `sq` takes, or that En Croissant to `sq` passes. `mover` steps there.
    #[inline(always)]
    const fn passed_pawn(mover: Player, sq: Sq) -> Sq {
        match mover {
            Player::White => sq.wrapping_sub(UP),
            Player::Black => sq + UP,
        }
    }

    /// The pawns of the side to move that may legally take en passant on `target`.
    fn en_passant_captors(&self, target: Sq) -> Set {
        let (us, them) = (self.turn, !self.turn);
        let passed = bit(Self::passed_pawn(us, target));
        let pawns = attacks::pawn(them, target) & self.of(us, Role::Pawn) & self.unfrozen(us);
        let active = self.unfrozen(them) & !passed;
        let safe = |&pawn: &Sq| {
            let occupied = (self.occupied() ^ bit(pawn) ^ passed) | bit(target);
            self.attacking(them, active, self.king(us), occupied) == 0
        };
        each(pawns).filter(safe).fold(0, |captors, pawn| captors | bit(pawn))
    }

    /// The pawns of the side to move that may legally make En Croissant to `target`.
    fn croissant_pawns(&self, target: Sq) -> Set {
        let (us, them) = (self.turn, !self.turn);
        let passer = Self::passed_pawn(us, target);
        let pawns =
            attacks::beside(passer) & self.of(us, Role::Pawn) & self.doubled & self.unfrozen(us);
        let active = self.unfrozen(them) & !bit(passer);
        let safe = |&pawn: &Sq| {
            let occupied = self.occupied() ^ bit(pawn) | bit(target);
            self.attacking(them, active, self.king(us), occupied) == 0
        };
        each(pawns).filter(safe).fold(0, |pawns, pawn| pawns | bit(pawn))
    }

    /// The castling that a move from and to these squares is, if the mover's king makes it.
    #[inline(always)]
    fn castling_of(&self, from: Sq, to: Sq) -> Option<CastlingPath> {
        if from.abs_diff(to) != 2 || self.roles[Role::King as usize] & bit(from) == 0 {
            return None;
        }
        let wing = if to > from { Wing::King } else { Wing::Queen };
        Some(CastlingPath::of(self.turn, wing))
    }

    fn memory(&self) -> Memory {
        Memory {
            castling: self.castling,
            en_passant: self.en_passant.map(|sq| outer(sq.into())),
            croissant: self.croissant.map(|sq| outer(sq.into())),
            doubled: shared(self.doubled),
            thawing: shared(self.thawing),
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
            ..Memory::default()
        }
    }
}

/// The shared set type for a set of this board.
fn shared(set: Set) -> SquareSet {
    each(set).map(outer).collect()
}

impl Position for Joker {
    const GAME: Game = Game::Joker;

    fn start() -> Self {
        setup::start()
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::judge(setup)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(Game::Joker);
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

    fn status(&self, at: Square) -> Status {
        let frozen = inner(at).and_then(|sq| self.frozen(sq));
        Status { frozen, ..Status::default() }
    }

    fn holders(&self, at: Square) -> SquareSet {
        inner(at).map_or(SquareSet::EMPTY, |sq| shared(self.holding(sq)))
    }

    /// Frozen men attack nothing, and Jokers never do.
    fn attackers(&self, at: Square, by: Player) -> SquareSet {
        inner(at).map_or(SquareSet::EMPTY, |sq| {
            shared(self.attacking(by, self.unfrozen(by), sq, self.occupied()))
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
        self.walk_moves(moves);
    }

    fn count_moves(&self) -> usize {
        self.number_of_moves()
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.make(mv);
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        self.told(mv)
    }

    fn refusals(&self, mv: Move) -> Vec<Refusal> {
        refuse::reasons(self, mv)
    }

    fn checked(&self) -> SquareSet {
        if self.checkers() == 0 {
            return SquareSet::EMPTY;
        }
        SquareSet::of(outer(self.king(self.turn)))
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

    /// The king moved onto its own rook means castling with that rook.
    fn canonical(&self, mv: Move) -> Move {
        let (Some(from), Some(to)) = (inner(mv.from), inner(mv.to)) else {
            return mv;
        };
        for wing in Wing::ALL {
            let path = CastlingPath::of(self.turn, wing);
            if (from, to) == (path.king, path.rook)
                && self.of(self.turn, Role::King) & bit(from) != 0
                && self.of(self.turn, Role::Rook) & bit(to) != 0
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
