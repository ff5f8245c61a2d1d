//! The parts of the search that can be left out, one by one: to measure what each is worth, and
//! to compare the rest with plain minimax.

use std::str::FromStr;

/// A part of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Captures are followed to a quiet position at the end of a line.
    Quiescence,
    /// Where captures are followed, the first of them may be a quiet move that freezes an officer.
    Freezes,
    /// Positions that were searched deeper than asked for are taken as they are.
    DeeperEntries,
    /// Windows around the last score at the root.
    Aspiration,
    /// Passing the turn shows that a position is good enough.
    NullMove,
    /// Positions far above the window are good enough.
    ReverseFutility,
    /// Positions far below the window only have their captures looked at.
    Razoring,
    /// Quiet moves that cannot reach the window are left out.
    Futility,
    /// Quiet moves late in the list are left out.
    LateMovePruning,
    /// Moves that lose an exchange are left out.
    ExchangePruning,
    /// Late moves are searched less deep first.
    Reductions,
    /// Nodes without a move from the table are searched less deep.
    InternalReduction,
    /// Moves that put the king in danger are searched deeper.
    DangerExtension,
    /// A move that is much better than all others is searched deeper.
    SingularExtension,
    /// Good captures at a lower depth show that a position is good enough.
    ProbCut,
    /// Quiet moves are ordered by what followed which move before.
    Continuation,
    /// The evaluation is corrected by what searches of alike positions found.
    Correction,
}

impl Part {
    /// Every part, with the name by which it is left out.
    pub const ALL: [(Self, &'static str); 17] = [
        (Self::Quiescence, "quiescence"),
        (Self::Freezes, "freezes"),
        (Self::DeeperEntries, "deeper"),
        (Self::Aspiration, "aspiration"),
        (Self::NullMove, "null"),
        (Self::ReverseFutility, "reverse"),
        (Self::Razoring, "razoring"),
        (Self::Futility, "futility"),
        (Self::LateMovePruning, "late"),
        (Self::ExchangePruning, "exchange"),
        (Self::Reductions, "reductions"),
        (Self::InternalReduction, "internal"),
        (Self::DangerExtension, "danger"),
        (Self::SingularExtension, "singular"),
        (Self::ProbCut, "probcut"),
        (Self::Continuation, "continuation"),
        (Self::Correction, "correction"),
    ];

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// No part of the search is called so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no part of the search is called {0:?}")]
pub struct UnknownPart(pub String);

impl FromStr for Part {
    type Err = UnknownPart;

    fn from_str(name: &str) -> Result<Self, UnknownPart> {
        let part = Self::ALL.into_iter().find(|(_, known)| *known == name);
        part.map(|(part, _)| part).ok_or_else(|| UnknownPart(name.to_owned()))
    }
}

/// The parts that are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts(u32);

impl Parts {
    /// All of them.
    pub const ALL: Self = Self(u32::MAX);

    /// Only those that never change the value of a search to a given depth: what is left gives
    /// the value of plain minimax.
    pub const SOUND: Self = Self(Part::Aspiration.bit() | Part::Continuation.bit());

    /// The same without one part.
    #[must_use]
    pub const fn without(self, part: Part) -> Self {
        Self(self.0 & !part.bit())
    }

    /// Whether a part is in use.
    #[inline(always)]
    pub const fn has(self, part: Part) -> bool {
        self.0 & part.bit() != 0
    }
}

impl Default for Parts {
    fn default() -> Self {
        Self::ALL
    }
}
