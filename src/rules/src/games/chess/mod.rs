//! Classic chess by the FIDE Laws: the board, the moves that are played, and what they do.

mod ends;
mod generate;
pub(super) mod keys;
mod refuse;
mod setup;
mod tactics;
pub(super) mod text;

use crate::attacks::{self, Sq, bit, each, inner, inner_known, outer};
use crate::{
    Castling, Choice, Effect, Game, Memory, Move, MoveList, Outcome, Piece, Player, Position,
    PositionTextError, Refusal, Role, Setup, SetupError, Side, Square, SquareSet, Tier, Wing,
};

/// A position of classic chess in which White and Black have one king each, the side that has
/// just moved is not in check, and rights and counters fit the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess {
    roles: [u64; 6],
    sides: [u64; 2],
    hash: u64,
    turn: Player,
    castling: Castling,
    /// Set only when a capture to it is legal.
    en_passant: Option<u8>,
    halfmoves: u16,
    fullmove: u16,
}

/// King and rook of one castling, and where they go.
#[derive(Clone, Copy)]
pub(super) struct CastlingPath {
    pub(super) king: Sq,
    pub(super) king_to: Sq,
    pub(super) rook: Sq,
    pub(super) rook_to: Sq,
}

impl CastlingPath {
    pub(super) const fn of(player: Player, wing: Wing) -> Self {
        let home = match player {
            Player::White => 0,
            Player::Black => 56,
        };
        let (king_to, rook, rook_to) = match wing {
            Wing::King => (6, 7, 5),
            Wing::Queen => (2, 0, 3),
        };
        Self { king: home + 4, king_to: home + king_to, rook: home + rook, rook_to: home + rook_to }
    }
}

/// The rights that end when something moves from, or lands on, a square.
pub(super) const RIGHTS_LOST: [Castling; 64] = {
    let mut lost = [Castling::NONE; 64];
    let rights = [
        (Player::White, Wing::King),
        (Player::White, Wing::Queen),
        (Player::Black, Wing::King),
        (Player::Black, Wing::Queen),
    ];
    let mut i = 0;
    while i < rights.len() {
        let (player, wing) = rights[i];
        let (path, right) = (CastlingPath::of(player, wing), Castling::right(player, wing));
        lost[path.king] = lost[path.king].with(right);
        lost[path.rook] = lost[path.rook].with(right);
        i += 1;
    }
    lost
};

impl Chess {
    #[inline(always)]
    fn own(&self) -> u64 {
        self.sides[self.turn.index()]
    }

    #[inline(always)]
    fn enemy(&self) -> u64 {
        self.sides[(!self.turn).index()]
    }

    #[inline(always)]
    fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The men of `player` that are a `role`, as sets of [`boards::eight`](crate::boards::eight).
    #[inline(always)]
    pub fn of(&self, player: Player, role: Role) -> u64 {
        self.sides[player.index()] & self.roles[role as usize]
    }

    #[inline(always)]
    fn king(&self, player: Player) -> Sq {
        attacks::first(self.of(player, Role::King))
    }

    #[inline(always)]
    fn role_on(&self, sq: Sq) -> Option<Role> {
        Role::CHESS.into_iter().find(|&role| self.roles[role as usize] & bit(sq) != 0)
    }

    fn piece_on(&self, sq: Sq) -> Option<Piece> {
        let side = if self.sides[0] & bit(sq) != 0 { Side::White } else { Side::Black };
        self.role_on(sq).map(|role| Piece { side, role })
    }

    /// The men of `player` that attack `sq`, seen with `occupied` squares.
    #[inline(always)]
    fn attacking(&self, player: Player, sq: Sq, occupied: u64) -> u64 {
        let role = |role: Role| self.roles[role as usize];
        let queens = role(Role::Queen);
        self.sides[player.index()]
            & ((attacks::knight(sq) & role(Role::Knight))
                | (attacks::king(sq) & role(Role::King))
                | (attacks::pawn(!player, sq) & role(Role::Pawn))
                | (attacks::bishop(sq, occupied) & (role(Role::Bishop) | queens))
                | (attacks::rook(sq, occupied) & (role(Role::Rook) | queens)))
    }

    /// The opponent's men that attack the king of the side to move.
    fn checkers(&self) -> u64 {
        self.attacking(!self.turn, self.king(self.turn), self.occupied())
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

    /// The square of the pawn that an en passant capture to `sq` takes.
    #[inline(always)]
    fn passed_pawn(sq: Sq) -> Sq {
        sq ^ 8
    }

    /// The pawns of the side to move that may legally take en passant on `target`.
    fn en_passant_captors(&self, target: Sq) -> u64 {
        let king = self.king(self.turn);
        let passed = bit(Self::passed_pawn(target));
        let pawns = attacks::pawn(!self.turn, target) & self.of(self.turn, Role::Pawn);
        let safe = |&pawn: &Sq| {
            let occupied = (self.occupied() ^ bit(pawn) ^ passed) | bit(target);
            self.attacking(!self.turn, king, occupied) & !passed == 0
        };
        each(pawns).filter(safe).fold(0, |captors, pawn| captors | bit(pawn))
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
            halfmoves: self.halfmoves,
            fullmove: self.fullmove,
            ..Memory::default()
        }
    }
}

impl Position for Chess {
    const GAME: Game = Game::Chess;

    fn start() -> Self {
        setup::start()
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::judge(setup)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(Game::Chess);
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
        self.walk_moves(moves);
    }

    fn count_moves(&self) -> usize {
        self.number_of_moves()
    }

    fn play_unchecked(&mut self, mv: Move) {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let (us, them) = (self.turn, !self.turn);
        let Some(role) = self.role_on(from) else {
            return;
        };
        let en_passant = self.en_passant;
        self.set_en_passant(None);
        self.halfmoves = self.halfmoves.saturating_add(1);

        if let Some(path) = self.castling_of(from, to) {
            self.toggle(us, Role::Rook, path.rook);
            self.toggle(us, Role::Rook, path.rook_to);
        } else if self.sides[them.index()] & bit(to) != 0 {
            if let Some(taken) = self.role_on(to) {
                self.toggle(them, taken, to);
            }
            self.halfmoves = 0;
        }
        self.toggle(us, role, from);
        let lands_as = match mv.choice {
            Some(Choice::Become(promoted)) => promoted,
            _ => role,
        };
        self.toggle(us, lands_as, to);
        if self.castling != Castling::NONE {
            self.set_castling(self.castling.without(RIGHTS_LOST[from].with(RIGHTS_LOST[to])));
        }

        if role == Role::Pawn {
            self.halfmoves = 0;
            if en_passant == Some(to as u8) {
                self.toggle(them, Role::Pawn, Self::passed_pawn(to));
            }
        }
        self.turn = them;
        self.hash ^= keys::TURN;
        if us == Player::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        if role == Role::Pawn && from.abs_diff(to) == 16 {
            let crossed = from.midpoint(to);
            if attacks::pawn(us, crossed) & self.of(them, Role::Pawn) != 0
                && self.en_passant_captors(crossed) != 0
            {
                self.set_en_passant(Some(crossed as u8));
            }
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let mut effects = Vec::with_capacity(4);
        let pawn = self.roles[Role::Pawn as usize] & bit(from) != 0;
        let taken_on =
            if pawn && self.en_passant == Some(to as u8) { Self::passed_pawn(to) } else { to };
        if let Some(piece) = self.piece_on(taken_on) {
            effects.push(Effect::Captured { at: outer(taken_on), piece });
        }
        effects.push(Effect::Moved { from: mv.from, to: mv.to });
        if let Some(path) = self.castling_of(from, to) {
            effects.push(Effect::Moved { from: outer(path.rook), to: outer(path.rook_to) });
        }
        if let Some(role) = mv.becomes() {
            effects.push(Effect::Promoted {
                at: mv.to,
                tier: Tier::Top,
                from: Role::Pawn,
                to: role,
            });
        }
        let mut next = *self;
        next.play_unchecked(mv);
        effects.push(Effect::Remembered { before: self.memory(), after: next.memory() });
        effects.push(Effect::TurnPassed { from: self.turn, to: next.turn });
        effects
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
