//! Keres, chess with stacks: the board, the moves that are played, and what they do.

pub(crate) mod attacks;
mod ends;
mod generate;
mod keys;
mod kind;
pub(crate) mod notation;
mod refuse;
mod setup;
mod tactics;
mod text;

use crate::{
    Choice, Effect, Game, Memory, Move, MoveList, Outcome, Piece, Player, Position,
    PositionTextError, Refusal, Setup, SetupError, Square, SquareSet, Tier,
};
use attacks::{Sq, bit, each, inner, inner_known, last_rank, outer};
use kind::{Kind, Kinds};

/// A position of Keres in which each side has one king, or the side to move has just lost its
/// own; no stack holds a king, and nobody stands unpromoted on a last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keres {
    /// The men that stand alone or on top of a stack.
    tops: Kinds,
    /// The men that carry another.
    below: Kinds,
    /// Where two men stand.
    stacks: u128,
    sides: [u128; 2],
    hash: u64,
    turn: Player,
    halfmoves: u16,
    fullmove: u16,
}

impl Keres {
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

    /// The men of `player` in a tier, in the order of [`Role::KERES`](crate::Role::KERES), as sets of
    /// [`boards::nine`](crate::boards::nine). Men that stand alone are on top.
    #[inline(always)]
    pub fn by_role(&self, player: Player, tier: Tier) -> [u128; 8] {
        let men = self.sides[player.index()];
        match tier {
            Tier::Top => Kind::ALL.map(|kind| self.tops.of(kind, men)),
            Tier::Below => Kind::ALL.map(|kind| self.below.of(kind, men & self.stacks)),
        }
    }

    /// Where men of `player` of this kind stand, in stacks too.
    fn of(&self, player: Player, kind: Kind) -> u128 {
        let men = self.sides[player.index()];
        self.tops.of(kind, men) | self.below.of(kind, men & self.stacks)
    }

    /// Own men that another may step onto.
    #[inline(always)]
    fn hosts(&self) -> u128 {
        let alone = self.own() & !self.stacks;
        alone & !self.tops.of(Kind::King, alone)
    }

    /// The man on `sq`; of a stack, the one on top.
    #[inline(always)]
    fn top_on(&self, sq: Sq) -> Option<Kind> {
        (self.occupied() & bit(sq) != 0).then(|| self.tops.on(sq))
    }

    /// The man on `sq` that carries another.
    #[inline(always)]
    fn below_on(&self, sq: Sq) -> Option<Kind> {
        (self.stacks & bit(sq) != 0).then(|| self.below.on(sq))
    }

    fn owner(&self, sq: Sq) -> Player {
        if self.sides[0] & bit(sq) != 0 { Player::White } else { Player::Black }
    }

    fn piece_on(&self, sq: Sq) -> Option<Piece> {
        self.top_on(sq).map(|kind| kind.piece(self.owner(sq)))
    }

    fn piece_below(&self, sq: Sq) -> Option<Piece> {
        self.below_on(sq).map(|kind| kind.piece(self.owner(sq)))
    }

    /// Puts a man that stands alone or on top down, or takes it up.
    #[inline(always)]
    fn toggle(&mut self, player: Player, kind: Kind, sq: Sq) {
        self.tops.toggle(kind, sq);
        self.hash ^= keys::man(player, Tier::Top, kind, sq);
    }

    /// The same for a man that carries another.
    #[inline(always)]
    fn toggle_below(&mut self, player: Player, kind: Kind, sq: Sq) {
        self.below.toggle(kind, sq);
        self.stacks ^= bit(sq);
        self.hash ^= keys::man(player, Tier::Below, kind, sq);
    }

    /// Takes whatever `player` has on `sq` off the board.
    #[inline(always)]
    fn clear(&mut self, player: Player, sq: Sq) {
        if let Some(kind) = self.top_on(sq) {
            self.toggle(player, kind, sq);
        }
        if let Some(kind) = self.below_on(sq) {
            self.toggle_below(player, kind, sq);
        }
        self.sides[player.index()] &= !bit(sq);
    }

    /// What a man of `player` is once it stands on `sq`.
    #[inline(always)]
    fn landed(player: Player, kind: Kind, sq: Sq) -> Kind {
        let promotion = kind.promotion().filter(|_| last_rank(player) & bit(sq) != 0);
        promotion.unwrap_or(kind)
    }

    /// Where a man of `player` on `sq` attacks.
    #[inline(always)]
    fn reach(player: Player, kind: Kind, sq: Sq, occupied: u128) -> u128 {
        match kind {
            Kind::Soldier => attacks::soldier(player, sq),
            Kind::Ballista => attacks::ballista(player, sq, occupied),
            Kind::Guard => attacks::guard(sq, occupied),
            Kind::Paladin => attacks::paladin(sq, occupied),
            Kind::Knight => attacks::knight(sq),
            Kind::Bishop => attacks::bishop(sq, occupied),
            Kind::Rook => attacks::rook(sq, occupied),
            Kind::King => attacks::king(sq),
        }
    }

    /// The men of `player` that attack `sq`, alone or in stacks.
    fn attacking(&self, player: Player, sq: Sq) -> u128 {
        // Whatever moves forward is attacked by the like of it from behind.
        let looking = |kind| Self::reach(!player, kind, sq, self.occupied());
        Kind::ALL.into_iter().fold(0, |set, kind| set | looking(kind) & self.of(player, kind))
    }

    fn memory(&self) -> Memory {
        Memory { halfmoves: self.halfmoves, fullmove: self.fullmove, ..Memory::default() }
    }
}

impl Position for Keres {
    const GAME: Game = Game::Keres;

    fn start() -> Self {
        setup::start()
    }

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        setup::judge(setup)
    }

    fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(Game::Keres);
        for sq in each(self.occupied()) {
            for piece in [self.piece_below(sq), self.piece_on(sq)].into_iter().flatten() {
                setup.board.put(outer(sq), piece);
            }
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

    fn man_below(&self, at: Square) -> Option<Piece> {
        self.piece_below(inner(at)?)
    }

    fn attackers(&self, at: Square, by: Player) -> SquareSet {
        inner(at).map_or(SquareSet::EMPTY, |sq| each(self.attacking(by, sq)).map(outer).collect())
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
        let Some(top) = self.top_on(from) else {
            return;
        };
        self.halfmoves = self.halfmoves.saturating_add(1);
        if self.sides[them.index()] & bit(to) != 0 {
            self.clear(them, to);
            self.halfmoves = 0;
        }

        let below = self.below_on(from);
        self.toggle(us, top, from);
        match below {
            None => self.sides[us.index()] ^= bit(from),
            Some(below) => {
                self.toggle_below(us, below, from);
                if mv.choice == Some(Choice::Unstack) {
                    self.toggle(us, below, from);
                } else {
                    self.sides[us.index()] ^= bit(from);
                    self.toggle_below(us, Self::landed(us, below, to), to);
                }
            }
        }
        // Only a man that moves alone finds a friend where it lands.
        if self.sides[us.index()] & bit(to) != 0
            && let Some(host) = self.top_on(to)
        {
            self.toggle(us, host, to);
            self.toggle_below(us, host, to);
        }
        self.sides[us.index()] |= bit(to);
        self.toggle(us, Self::landed(us, top, to), to);

        self.turn = them;
        self.hash ^= keys::TURN;
        if us == Player::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let mut effects = Vec::with_capacity(6);
        if self.enemy() & bit(to) != 0 {
            let taken = [self.piece_on(to), self.piece_below(to)].into_iter().flatten();
            effects.extend(taken.map(|piece| Effect::Captured { at: mv.to, piece }));
        }
        let (below, leaves) = (self.below_on(from), mv.choice == Some(Choice::Unstack));
        effects.push(match (self.own() & bit(to) != 0, leaves) {
            (true, _) => Effect::Stacked { from: mv.from, to: mv.to },
            (false, true) => Effect::Unstacked { from: mv.from, to: mv.to },
            (false, false) => Effect::Moved { from: mv.from, to: mv.to },
        });
        let moved = [(Tier::Top, self.top_on(from)), (Tier::Below, below.filter(|_| !leaves))];
        for (tier, kind) in moved {
            let Some(kind) = kind else { continue };
            let landed = Self::landed(self.turn, kind, to);
            if landed != kind {
                let (from, to) = (kind.role(), landed.role());
                effects.push(Effect::Promoted { at: mv.to, tier, from, to });
            }
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

    /// Nothing forbids leaving the king attacked, so that there is no check.
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

    fn path(&self, mv: Move) -> Vec<Square> {
        let (from, to) = (inner_known(mv.from), inner_known(mv.to));
        let mut path: Vec<Square> = each(attacks::between(from, to)).map(outer).collect();
        if from > to {
            path.reverse();
        }
        path.insert(0, mv.from);
        path.push(mv.to);
        path
    }
}
