//! What each kind of man can do: armour, steps and reach.

use crate::Role;

/// How many kinds of men there are.
pub(super) const KINDS: usize = Role::CYVASSE.len();

/// How a man takes what can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Capture {
    /// Not at all.
    Never,
    /// By walking straight, at most so many steps.
    Straight(usize),
    /// By stepping onto a forward square.
    Forward,
    /// By a shot that leaves it where it stands.
    Shot,
}

/// The place of `role` in `Role::CYVASSE`; `None` for men of other games.
pub(super) const fn kind(role: Role) -> Option<usize> {
    let mut kind = 0;
    while kind < KINDS {
        if Role::CYVASSE[kind] as u8 == role as u8 {
            return Some(kind);
        }
        kind += 1;
    }
    None
}

/// How many attackers it takes before the man can be captured.
pub(super) const fn armour(role: Role) -> u8 {
    match role {
        Role::Militia | Role::Spearman | Role::Rider | Role::King => 1,
        Role::Knight | Role::Elephant | Role::Dragon | Role::Tower => 2,
        _ => 0,
    }
}

/// How many steps a walk of the man has at most.
pub(super) const fn steps(role: Role) -> usize {
    match role {
        Role::Militia | Role::Spearman | Role::Elephant | Role::Trebuchet | Role::King => 1,
        Role::Knight | Role::Crossbowman => 2,
        Role::Rider => 3,
        Role::Dragon => 4,
        _ => 0,
    }
}

/// How the man captures: as far as it moves or attacks, whichever is farther.
pub(super) const fn capture(role: Role) -> Capture {
    match role {
        Role::Militia | Role::King => Capture::Straight(1),
        Role::Knight | Role::Elephant => Capture::Straight(2),
        Role::Rider => Capture::Straight(3),
        Role::Dragon => Capture::Straight(4),
        Role::Spearman => Capture::Forward,
        Role::Trebuchet => Capture::Shot,
        _ => Capture::Never,
    }
}
