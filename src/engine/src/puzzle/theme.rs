//! What shows in the solver's moves: facts of the rules, told by the effects and by who attacks
//! whom.

use std::str::FromStr;

use rules::{
    AnyPosition, Choice, Effect, Frozen, Game, Move, Player, Reason, Role, Square, SquareSet, Tier,
};

use super::men::worth;
use super::{Puzzle, lead};

/// Something that shows in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// The first move neither takes, promotes nor attacks a king.
    Quiet,
    /// The opponent takes a man, and the solver has then clearly fewer than at the start.
    Sacrifice,
    /// One man attacks two that are worth it.
    Fork,
    /// A move opens the way of another man to a king.
    Discovery,
    /// Two men attack a king at once.
    DoubleCheck,
    /// A man is promoted.
    Promotion,
    /// A pawn becomes something else than a queen.
    Underpromotion,
    /// A pawn is taken in passing.
    EnPassant,
    /// King and rook move together.
    Castling,
    /// A Joker takes hold of somebody.
    Freeze,
    /// A man of the solver's is set free.
    Thaw,
    /// A pawn steps En Croissant.
    Croissant,
    /// A man steps onto another.
    Stack,
    /// A whole stack moves.
    Ride,
    /// The top man leaves its stack.
    Unstack,
    /// Two men are taken at once.
    StackTaken,
    /// A man that carries another is promoted.
    CarriedPromotion,
    /// A trebuchet shoots.
    Trebuchet,
    /// A dragon moves.
    Dragon,
    /// A quiet step takes the last armour of somebody.
    Bare,
    /// A tower falls.
    Tower,
    /// A checkered man is born.
    Breeding,
    /// A captor takes on the nature of what it took.
    Nature,
    /// Somebody takes the checkered side.
    Side,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 24] = [
        Self::Quiet,
        Self::Sacrifice,
        Self::Fork,
        Self::Discovery,
        Self::DoubleCheck,
        Self::Promotion,
        Self::Underpromotion,
        Self::EnPassant,
        Self::Castling,
        Self::Freeze,
        Self::Thaw,
        Self::Croissant,
        Self::Stack,
        Self::Ride,
        Self::Unstack,
        Self::StackTaken,
        Self::CarriedPromotion,
        Self::Trebuchet,
        Self::Dragon,
        Self::Bare,
        Self::Tower,
        Self::Breeding,
        Self::Nature,
        Self::Side,
    ];

    /// The name in files and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quiet => "quiet",
            Self::Sacrifice => "sacrifice",
            Self::Fork => "fork",
            Self::Discovery => "discovery",
            Self::DoubleCheck => "double-check",
            Self::Promotion => "promotion",
            Self::Underpromotion => "underpromotion",
            Self::EnPassant => "en-passant",
            Self::Castling => "castling",
            Self::Freeze => "freeze",
            Self::Thaw => "thaw",
            Self::Croissant => "croissant",
            Self::Stack => "stack",
            Self::Ride => "ride",
            Self::Unstack => "unstack",
            Self::StackTaken => "stack-taken",
            Self::CarriedPromotion => "carried-promotion",
            Self::Trebuchet => "trebuchet",
            Self::Dragon => "dragon",
            Self::Bare => "bare",
            Self::Tower => "tower",
            Self::Breeding => "breeding",
            Self::Nature => "nature",
            Self::Side => "side",
        }
    }
}

/// No theme is called so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no theme is called {0:?}")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(id: &str) -> Result<Self, UnknownTheme> {
        let known = Self::ALL.into_iter().find(|theme| theme.id() == id);
        known.ok_or_else(|| UnknownTheme(id.to_owned()))
    }
}

/// Who is worth a fork, and how many men fewer are a sacrifice, in hundredths.
const WORTHY: i32 = 300;
const SACRIFICED: i32 = 200;

pub(super) fn of(puzzle: &Puzzle) -> Vec<Theme> {
    let line = puzzle.line();
    let solver = puzzle.solver();
    let begun = lead(line.start(), solver);
    let mut found = Vec::new();
    for ply in 0..line.ply() {
        let (Some(before), Some(after)) = (line.position_at(ply), line.position_at(ply + 1)) else {
            continue;
        };
        let (Some(mv), Some(effects)) = (line.move_at(ply), line.effects_at(ply)) else {
            continue;
        };
        if before.turn() != solver {
            let taken = effects.iter().any(Effect::is_capture);
            found.extend(
                (taken && lead(after, solver) <= begun - SACRIFICED).then_some(Theme::Sacrifice),
            );
            continue;
        }
        let step = Step { before, after, mv, effects, solver };
        found.extend((ply == 0 && step.is_quiet()).then_some(Theme::Quiet));
        // A king that is taken at the end shows nothing new.
        let ends = ply + 1 == line.ply();
        let king = line.outcome().is_some_and(|outcome| outcome.reason == Reason::KingCaptured);
        if !(ends && king && ply > 0) {
            step.tell(&mut found);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// One of the solver's moves.
struct Step<'a> {
    before: &'a AnyPosition,
    after: &'a AnyPosition,
    mv: Move,
    effects: &'a [Effect],
    solver: Player,
}

impl Step<'_> {
    fn is_quiet(&self) -> bool {
        let loud = |effect: &Effect| {
            matches!(effect, Effect::Captured { .. } | Effect::Promoted { .. } | Effect::Over(_))
        };
        !self.effects.iter().any(loud) && self.kings_attacked().is_empty()
    }

    fn tell(&self, found: &mut Vec<Theme>) {
        let game = self.before.game();
        let shoots = self.effects.iter().any(|effect| matches!(effect, Effect::Shot { .. }));
        let role = self.before.man_at(self.mv.from).map(|man| man.role);
        for effect in self.effects {
            found.extend(self.theme_of(effect, shoots));
        }
        let captures = self.effects.iter().filter(|effect| effect.is_capture()).count();
        let bred = self.effects.iter().any(|effect| matches!(effect, Effect::Bred { .. }));
        let passed =
            |effect: &Effect| matches!(effect, Effect::Captured { at, .. } if *at != self.mv.to);
        let castled = self.effects.iter().filter(|effect| matches!(effect, Effect::Moved { .. }));
        let step = |theme, shows: bool| shows.then_some(theme);
        found.extend(step(Theme::StackTaken, captures > 1));
        found.extend(step(Theme::Nature, bred && self.mv.becomes().is_some()));
        found.extend(step(Theme::EnPassant, !shoots && self.effects.iter().any(passed)));
        found.extend(step(Theme::Castling, castled.count() > 1));
        found.extend(step(Theme::Dragon, role == Some(Role::Dragon)));
        let under = game != Game::Keres
            && !bred
            && self.mv.becomes().is_some_and(|role| role != Role::Queen);
        found.extend(step(Theme::Underpromotion, under));
        found.extend(step(Theme::Croissant, self.is_croissant()));
        let rides = self.before.man_below(self.mv.from).is_some()
            && self.mv.choice != Some(Choice::Unstack);
        found.extend(step(Theme::Ride, rides));
        found.extend(step(Theme::Unstack, self.mv.choice == Some(Choice::Unstack)));
        if game != Game::Cyvasse {
            found.extend(step(Theme::Fork, self.forks()));
            let (attackers, mut others) = self.attackers_of_kings();
            others.remove(self.mv.to);
            found.extend(step(Theme::DoubleCheck, attackers.len() > 1));
            found.extend(step(Theme::Discovery, !others.is_empty()));
        }
    }

    fn theme_of(&self, effect: &Effect, shoots: bool) -> Option<Theme> {
        let enemy = |at: Square| self.after.owns(!self.solver, at);
        match *effect {
            Effect::Promoted { tier: Tier::Below, .. } => Some(Theme::CarriedPromotion),
            Effect::Promoted { .. } => Some(Theme::Promotion),
            Effect::Stacked { .. } => Some(Theme::Stack),
            Effect::Shot { .. } => Some(Theme::Trebuchet),
            Effect::Bred { .. } => Some(Theme::Breeding),
            Effect::TookCheckered { .. } => Some(Theme::Side),
            Effect::Captured { piece, .. } => (piece.role == Role::Tower).then_some(Theme::Tower),
            Effect::StatusChanged { at, before, after } => {
                let frozen = before.frozen.is_none() && after.frozen == Some(Frozen::Held);
                let freed = before.frozen == Some(Frozen::Held) && after.frozen.is_none();
                let bared = |armour: Option<rules::Armour>| armour.is_some_and(|a| a.left == 0);
                let quiet = !shoots && !self.effects.iter().any(Effect::is_capture);
                let stands = self.after.man_at(at).is_some();
                match enemy(at) {
                    true if frozen => Some(Theme::Freeze),
                    true if quiet && !bared(before.armour) && bared(after.armour) => {
                        (after.armour.is_some_and(|armour| armour.full > 0)).then_some(Theme::Bare)
                    }
                    false if freed && stands => Some(Theme::Thaw),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// A pawn that changes its file and takes nothing.
    fn is_croissant(&self) -> bool {
        let pawn = self.before.man_at(self.mv.from).is_some_and(|man| man.role == Role::Pawn);
        let sideways = self.mv.from.file() != self.mv.to.file();
        let takes = self.effects.iter().any(Effect::is_capture);
        self.before.game() == Game::Joker && pawn && sideways && !takes
    }

    /// The opponent's kings that the solver attacks after the move.
    fn kings_attacked(&self) -> SquareSet {
        let game = self.after.game();
        let king = |at: &Square| {
            self.after.man_at(*at).is_some_and(|man| man.role == Role::King)
                && self.after.owns(!self.solver, *at)
        };
        let kings = game.squares().filter(king);
        kings.filter(|at| !self.after.attackers(*at, self.solver).is_empty()).collect()
    }

    /// Who attacks a king of the opponent's after the move, and who of them did not before.
    fn attackers_of_kings(&self) -> (SquareSet, SquareSet) {
        let mut all = SquareSet::EMPTY;
        let mut new = SquareSet::EMPTY;
        for king in self.kings_attacked() {
            let before = self.before.attackers(king, self.solver);
            for at in self.after.attackers(king, self.solver) {
                all.insert(at);
                if !before.contains(at) {
                    new.insert(at);
                }
            }
        }
        (all, new)
    }

    /// Whether the man that moved attacks two men, each a king, worthier than itself, or worthy and
    /// guarded by nobody.
    fn forks(&self) -> bool {
        let game = self.after.game();
        let Some(own) = self.after.man_at(self.mv.to) else { return false };
        if !self.after.owns(self.solver, self.mv.to) {
            return false;
        }
        let target = |at: &Square| {
            let Some(man) = self.after.man_at(*at) else { return false };
            let worth_of = worth(game, man.role);
            man.side.player() == Some(!self.solver)
                && self.after.attackers(*at, self.solver).contains(self.mv.to)
                && (man.role == Role::King
                    || worth_of > worth(game, own.role) + 100 && worth_of >= WORTHY
                    || worth_of >= WORTHY && self.after.attackers(*at, !self.solver).is_empty())
        };
        game.squares().filter(target).count() > 1
    }
}
