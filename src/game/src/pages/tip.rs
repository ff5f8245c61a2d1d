//! The special rules that are told once, when each first matters, and how that is known.

use rules::{
    AnyPosition, Choice, Effect, Game, Move, Piece, Role, Side, Square, Stage, Terrain, Tier,
};

use super::steps_between;
use crate::board::Table;
use crate::control::Hand;

/// A rule that is told when it first matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// A move waits to be confirmed, and need not.
    Confirming,
    /// A king is in check.
    Check,
    /// A pawn may be taken en passant.
    EnPassant,
    /// The king may castle.
    Castling,
    /// A pawn is about to become something.
    Promotion,
    /// A Joker holds a man.
    Freeze,
    /// A man is still frozen though no Joker holds it.
    Thaw,
    /// A pawn may pass behind another.
    Croissant,
    /// The held man may step onto a friend.
    Stacking,
    /// The top of a stack may leave it.
    Unstacking,
    /// A soldier or ballista of a stack is about to be promoted.
    StackPromotion,
    /// The king could be captured.
    KingCapture,
    /// Attackers wear a man's armour down.
    Armour,
    /// A tower keeps a man from being captured.
    Tower,
    /// The held man may step into water.
    Water,
    /// Mountains stand in the way of the held man.
    Mountain,
    /// Spearmen bar the way of the held man.
    Barred,
    /// The trebuchet may shoot.
    Trebuchet,
    /// The held man may capture, which breeds a checkered man.
    Breeding,
    /// A checkered man belongs to whoever moves.
    Shared,
    /// What a checkered man is to be is chosen.
    Nature,
    /// A checkered man may not go straight back.
    NoWayBack,
    /// The checkered men may be taken for good.
    Side,
    /// Everyone plays against the checkered men.
    After,
    /// A count to a draw comes to its end.
    Count,
}

impl Tip {
    /// Every tip; of several that matter at once, the first is told.
    pub const ALL: [Self; 25] = [
        Self::Confirming,
        Self::KingCapture,
        Self::Check,
        Self::Nature,
        Self::EnPassant,
        Self::Croissant,
        Self::Freeze,
        Self::Thaw,
        Self::NoWayBack,
        Self::After,
        Self::Side,
        Self::Shared,
        Self::StackPromotion,
        Self::Promotion,
        Self::Trebuchet,
        Self::Tower,
        Self::Armour,
        Self::Breeding,
        Self::Barred,
        Self::Water,
        Self::Mountain,
        Self::Unstacking,
        Self::Stacking,
        Self::Castling,
        Self::Count,
    ];

    /// Its name, in the settings and in the key of its sentence.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Confirming => "confirming",
            Self::Check => "check",
            Self::EnPassant => "en_passant",
            Self::Castling => "castling",
            Self::Promotion => "promotion",
            Self::Freeze => "freeze",
            Self::Thaw => "thaw",
            Self::Croissant => "croissant",
            Self::Stacking => "stacking",
            Self::Unstacking => "unstacking",
            Self::StackPromotion => "stack_promotion",
            Self::KingCapture => "king_capture",
            Self::Armour => "armour",
            Self::Tower => "tower",
            Self::Water => "water",
            Self::Mountain => "mountain",
            Self::Barred => "barred",
            Self::Trebuchet => "trebuchet",
            Self::Breeding => "breeding",
            Self::Shared => "shared",
            Self::Nature => "nature",
            Self::NoWayBack => "no_way_back",
            Self::Side => "side",
            Self::After => "after",
            Self::Count => "count",
        }
    }

    /// The section of the rules of `game` that says more, if it is about a rule.
    pub const fn section(self, game: Game) -> Option<&'static str> {
        Some(match (self, game) {
            (Self::Confirming, _) => return None,
            (Self::Check, Game::Chess | Game::Checkered) => "check",
            (Self::Check | Self::Count, _) => "ends",
            (Self::EnPassant, Game::Chess) => "en_passant",
            (Self::EnPassant | Self::Promotion, Game::Checkered) => "pawns",
            (Self::EnPassant | Self::Promotion, Game::Joker) => "board",
            (Self::Castling, Game::Checkered) => "men",
            (Self::Castling, _) => "castling",
            (Self::Promotion, Game::Chess) => "pawn",
            (Self::EnPassant | Self::Promotion | Self::StackPromotion, _) => "promotion",
            (Self::Freeze, _) => "freezing",
            (Self::Thaw, _) => "thaw",
            (Self::Croissant, _) => "croissant",
            (Self::Stacking, _) => "stacking",
            (Self::Unstacking, _) => "unstacking",
            (Self::KingCapture, Game::Keres) => "king",
            (Self::KingCapture, _) => "board",
            (Self::Armour, _) => "attack",
            (Self::Tower, _) => "tower",
            (Self::Water | Self::Mountain, _) => "ground",
            (Self::Barred, _) => "spearmen",
            (Self::Trebuchet, _) => "trebuchet",
            (Self::Breeding | Self::Nature, _) => "born",
            (Self::Shared, _) => "shared",
            (Self::NoWayBack, _) => "no_way_back",
            (Self::Side, _) => "side",
            (Self::After, _) => "after",
        })
    }

    /// What matters now to the person who is to move, the most telling first.
    pub fn due(table: &Table, hand: Hand) -> Vec<Self> {
        if !table.open_to_hands() {
            return Vec::new();
        }
        let look = Look::of(table.shown_position(), hand);
        Self::ALL.into_iter().filter(|tip| look.shows(*tip)).collect()
    }
}

/// A position and what is held over it.
struct Look<'a> {
    position: &'a AnyPosition,
    /// Where the held man stands.
    from: Option<Square>,
    /// The legal moves of the held man with what they do.
    held: Vec<(Move, Vec<Effect>)>,
    choosing: bool,
    proposing: bool,
}

impl<'a> Look<'a> {
    fn of(position: &'a AnyPosition, hand: Hand) -> Self {
        let from = hand.from();
        let moves = from.map(|from| position.targets_from(from)).unwrap_or_default();
        let held = moves.iter().map(|mv| (*mv, position.effects(*mv))).collect();
        Self {
            position,
            from,
            held,
            choosing: matches!(hand, Hand::Choosing { .. }),
            proposing: matches!(hand, Hand::Proposing { .. }),
        }
    }

    fn shows(&self, tip: Tip) -> bool {
        let game = self.position.game();
        let memory = || self.position.to_setup().memory;
        let is = |wanted: Game| game == wanted;
        match tip {
            Tip::Confirming => self.proposing,
            Tip::Check => !self.position.checked().is_empty(),
            Tip::EnPassant => memory().en_passant.is_some(),
            Tip::Castling => self.own(Role::King).any(|king| self.castles(king)),
            Tip::Promotion => self.holds(|_, effects| promotes(effects).count() == 1),
            Tip::StackPromotion => self.holds(|_, effects| {
                promotes(effects).count() > 1 || promotes(effects).any(|tier| tier == Tier::Below)
            }),
            Tip::Freeze => self.mine().any(|at| !self.position.holders(at).is_empty()),
            Tip::Thaw => is(Game::Joker) && !memory().thawing.is_empty(),
            Tip::Croissant => memory().croissant.is_some(),
            Tip::Stacking => self.holds(|mv, effects| {
                mv.choice.is_none()
                    && effects.iter().any(|one| matches!(one, Effect::Stacked { .. }))
            }),
            Tip::Unstacking => self.holds(|mv, _| mv.choice == Some(Choice::Unstack)),
            Tip::KingCapture => {
                let foe = !self.position.turn();
                let taken = |king: Square| match game {
                    Game::Keres => !self.position.attackers(king, foe).is_empty(),
                    _ => self.is_bare(king),
                };
                matches!(game, Game::Keres | Game::Cyvasse) && self.own(Role::King).any(taken)
            }
            Tip::Armour => self.mine().any(|at| {
                self.position.status(at).armour.is_some_and(|armour| armour.left < armour.full)
            }),
            Tip::Tower => self.theirs().any(|at| {
                let status = self.position.status(at);
                status.protected
                    && status.armour.is_some_and(|armour| armour.left == 0)
                    && !self.position.attackers(at, self.position.turn()).is_empty()
            }),
            Tip::Water => self.reaches(Terrain::Water),
            Tip::Mountain => is(Game::Cyvasse) && self.beside_mountain(),
            Tip::Barred => {
                // As soon as the squares are marked, whether or not the held man reaches them.
                let mut barred = self.position.barred(!self.position.turn()).into_iter();
                self.from.is_some() && barred.any(|at| self.position.man_at(at).is_none())
            }
            Tip::Trebuchet => self.holds(|_, effects| {
                effects.iter().any(|effect| matches!(effect, Effect::Shot { .. }))
            }),
            Tip::Breeding => self.holds(|_, effects| {
                effects.iter().any(|effect| matches!(effect, Effect::Bred { .. }))
            }),
            Tip::Nature => self.choosing && is(Game::Checkered),
            Tip::Shared => {
                let men = self.position.to_setup().board;
                let checkered = men.iter().any(|(_, man)| man.side == Side::Checkered);
                checkered && matches!(memory().stage, Stage::Shared { .. })
            }
            Tip::NoWayBack => memory().undo.is_some(),
            Tip::Side => is(Game::Checkered) && self.takes_side(),
            Tip::After => is(Game::Checkered) && matches!(memory().stage, Stage::Taken(_)),
            Tip::Count => {
                let limit = if is(Game::Keres) { 40 } else { 100 };
                memory().halfmoves >= limit * 4 / 5
            }
        }
    }

    /// Whether a legal move of the held man is like that.
    fn holds(&self, like: impl Fn(&Move, &[Effect]) -> bool) -> bool {
        self.held.iter().any(|(mv, effects)| like(mv, effects))
    }

    /// The squares of the men that whoever is to move may move.
    fn mine(&self) -> impl Iterator<Item = Square> + '_ {
        let squares = self.position.game().squares();
        squares.filter(|at| self.position.owns(self.position.turn(), *at))
    }

    fn theirs(&self) -> impl Iterator<Item = Square> + '_ {
        let stands = |at: &Square| self.position.man_at(*at).is_some();
        let mine = |at: &Square| self.position.owns(self.position.turn(), *at);
        self.position.game().squares().filter(move |at| stands(at) && !mine(at))
    }

    fn own(&self, role: Role) -> impl Iterator<Item = Square> + '_ {
        let man = Piece::of(self.position.turn(), role);
        self.mine().filter(move |at| self.position.man_at(*at) == Some(man))
    }

    /// Castling may be meant by two squares: the king's and the rook's.
    fn castles(&self, king: Square) -> bool {
        let moves = self.position.targets_from(king);
        moves.iter().any(|mv| self.position.inputs_for(*mv).len() > 1)
    }

    fn is_bare(&self, at: Square) -> bool {
        let status = self.position.status(at);
        !status.protected && status.armour.is_some_and(|armour| armour.left == 0)
    }

    /// Whether the held man may step onto ground like that.
    fn reaches(&self, terrain: Terrain) -> bool {
        let board = self.position.to_setup().board;
        self.holds(|mv, _| board.terrain(mv.to) == terrain)
    }

    fn beside_mountain(&self) -> bool {
        let Some(from) = self.from else { return false };
        let board = self.position.to_setup().board;
        let is_mountain = |at: Square| board.terrain(at) == Terrain::Mountain;
        let mut squares = self.position.game().squares();
        squares.any(|at| steps_between(at, from) == 1 && is_mountain(at))
    }

    /// Taking the checkered side is written as the king's move onto the other king.
    fn takes_side(&self) -> bool {
        let foe = Piece::of(!self.position.turn(), Role::King);
        self.own(Role::King).any(|king| {
            let moves = self.position.targets_from(king);
            moves.iter().any(|mv| self.position.man_at(mv.to) == Some(foe))
        })
    }
}

/// Which men of what moves are promoted.
fn promotes(effects: &[Effect]) -> impl Iterator<Item = Tier> + '_ {
    effects.iter().filter_map(|effect| match *effect {
        Effect::Promoted { tier, .. } => Some(tier),
        _ => None,
    })
}
