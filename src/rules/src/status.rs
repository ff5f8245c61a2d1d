//! What is special about a man just now.

/// The state of a man beside its role and side. It follows from the position; it is never set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Status {
    /// Whether it cannot move (Joker chess).
    pub frozen: Option<Frozen>,
    /// What is left of its armour (Cyvasse).
    pub armour: Option<Armour>,
    /// Whether a tower keeps it from being taken (Cyvasse).
    pub protected: bool,
}

/// Why a man is frozen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frozen {
    /// A Joker beside it holds it.
    Held,
    /// It stays so for its owner's next turn only.
    Thawing,
}

/// Armour: what attackers must wear down before a man can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Armour {
    /// What attackers have left of it, `0..=full`.
    pub left: u8,
    /// What it begins with.
    pub full: u8,
}
