//! A hint for whoever is to move: first which man, then where to.

use bevy::prelude::*;
use rules::{Move, Square};

use crate::board::{Reset, Stepped, Table};

/// Somebody wants a hint, or to know more than the hint that is shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskHint;

/// The hint for the position on the table. It is gone when the game goes on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// It is being looked for.
    Sought,
    /// The man that makes the move is shown.
    Man(Move),
    /// The whole move is shown.
    Move(Move),
}

impl Hint {
    /// Where the man stands that is shown.
    pub fn man(self) -> Option<Square> {
        match self {
            Self::Man(mv) | Self::Move(mv) => Some(mv.from),
            Self::None | Self::Sought => None,
        }
    }

    /// The move that is shown.
    pub fn mv(self) -> Option<Move> {
        match self {
            Self::Move(mv) => Some(mv),
            Self::None | Self::Sought | Self::Man(_) => None,
        }
    }

    /// What was sought is `mv`.
    pub(super) fn found(&mut self, mv: Move) {
        if *self == Self::Sought {
            *self = Self::Man(mv);
        }
    }
}

pub(super) fn ask(mut asked: MessageReader<AskHint>, mut hint: ResMut<Hint>, table: Res<Table>) {
    for AskHint in asked.read() {
        let next = match *hint {
            Hint::None if table.open_to_hands() => Hint::Sought,
            Hint::Man(mv) => Hint::Move(mv),
            other => other,
        };
        hint.set_if_neq(next);
    }
}

/// The game went on, or stopped: the hint is about nothing any more.
pub(super) fn forget(
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    mut hint: ResMut<Hint>,
    table: Res<Table>,
) {
    let changed = steps.read().count() + resets.read().count() > 0;
    if changed || !table.open_to_hands() {
        hint.set_if_neq(Hint::None);
    }
}
