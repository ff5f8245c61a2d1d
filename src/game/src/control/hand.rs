//! The hand at the board: what is held, what is proposed, and when it becomes a move.

use bevy::prelude::*;
use rules::{AnyPosition, Move, Player, Refusal, Square};

use crate::board::{
    Aside, BoardSystems, Clock, Intent, Refused, Reset, Script, Signs, Stepped, Table, WishRefused,
};
use crate::settings::{Confirm, Settings};

/// What a hand does, whatever moved it: mouse, finger, key, panel or test.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A square (or the man on it) was tapped.
    Tap {
        /// Where.
        square: Square,
        /// By a finger rather than a mouse.
        finger: bool,
    },
    /// The man on this square was picked up to be dragged.
    Lift(Square),
    /// A dragged man was let go over this square, or beside the board.
    Drop {
        /// Where, if on the board.
        square: Option<Square>,
        /// By a finger rather than a mouse.
        finger: bool,
    },
    /// The proposed move is meant.
    Confirm,
    /// Never mind.
    Cancel,
    /// One of the moves of an open picker.
    Choose(Move),
}

/// What the hand holds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// A man is selected.
    Holding {
        /// Where it stands.
        from: Square,
    },
    /// Several moves lead there: a picker is open at the target.
    Choosing {
        /// Where the man stands.
        from: Square,
        /// Where it would go.
        to: Square,
    },
    /// A move waits to be confirmed.
    Proposing {
        /// The move.
        mv: Move,
    },
}

impl Hand {
    /// Where the held man stands.
    pub fn from(self) -> Option<Square> {
        match self {
            Self::Empty => None,
            Self::Holding { from } | Self::Choosing { from, .. } => Some(from),
            Self::Proposing { mv } => Some(mv.from),
        }
    }
}

/// When the hand works within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandSystems;

/// Turns touches into intents.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hand>().add_message::<Touch>().add_systems(
        Update,
        (touch.in_set(HandSystems).before(BoardSystems::Decide), let_go.after(BoardSystems::Apply)),
    );
}

/// The moves of the shown position that go from `from` and that a tap on `at` means.
pub fn aims(table: &Table, from: Square, at: Square) -> Vec<Move> {
    let position = table.shown_position();
    position
        .targets_from(from)
        .iter()
        .copied()
        .filter(|mv| position.inputs_for(*mv).contains(at))
        .collect()
}

/// What keeps the man on `from`, who has no move, from most squares it could go to; of several
/// reasons that are as common, the first.
pub fn stuck_by(position: &AnyPosition, from: Square) -> Option<Refusal> {
    let mut reasons: Vec<(Refusal, usize)> = Vec::new();
    for to in position.game().squares() {
        let Err(error) = position.resolve(Move::new(from, to)) else { continue };
        let Some(reason) = error.reasons.into_iter().next() else { continue };
        if matches!(reason, Refusal::SameSquare | Refusal::Unreachable { .. }) {
            continue;
        }
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((reason, 1)),
        }
    }
    reasons.into_iter().rev().max_by_key(|(_, count)| *count).map(|(reason, _)| reason)
}

fn touch(
    mut touches: MessageReader<Touch>,
    mut intents: MessageWriter<Intent>,
    mut refusals: MessageWriter<WishRefused>,
    mut hand: ResMut<Hand>,
    mut table: ResMut<Table>,
    (mut script, mut aside, mut signs): (ResMut<Script>, ResMut<Aside>, ResMut<Signs>),
    settings: Res<Settings>,
) {
    for touch in touches.read() {
        if script.is_busy() && matches!(touch, Touch::Tap { .. } | Touch::Lift(_)) {
            script.hurry(&mut table, &mut aside, &mut signs);
            hand.set_if_neq(ready(&table, &signs));
        }
        let grip = Grip { hand: *hand, table: &table, settings: &settings };
        let (next, done) = match *touch {
            Touch::Tap { square, finger } => grip.tap(square, finger),
            Touch::Lift(square) => grip.lift(square),
            Touch::Drop { square, finger } => grip.drop(square, finger),
            Touch::Confirm => grip.confirm(),
            Touch::Cancel => (Hand::Empty, Done::Nothing),
            Touch::Choose(mv) => (Hand::Empty, Done::Play(mv)),
        };
        hand.set_if_neq(next);
        match done {
            Done::Nothing => {}
            Done::Play(mv) => {
                intents.write(Intent::Play(mv));
            }
            Done::Touch(square) => {
                intents.write(Intent::Touch(square));
            }
            Done::Refuse(mv, why) => {
                refusals.write(WishRefused { wish: Intent::Play(mv), why });
            }
        }
    }
}

/// What is shown changed under the hand: it lets go.
fn let_go(
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    mut hand: ResMut<Hand>,
    (table, signs): (Res<Table>, Res<Signs>),
) {
    let (stepped, reset) = (steps.read().count() > 0, resets.read().count() > 0);
    let position = table.shown_position();
    // In a study moves come and go by themselves; whoever holds his own man goes on holding it.
    let holds_own = matches!(*hand, Hand::Holding { from } if position.owns(position.turn(), from));
    let changed = reset || stepped && !(table.study().is_some() && holds_own);
    if changed || table.outcome().is_some() || table.paused() {
        hand.set_if_neq(Hand::Empty);
    }
    if *hand == Hand::Empty {
        hand.set_if_neq(ready(&table, &signs));
    }
}

/// What an empty hand holds: the man that a study lays into it, while it may be moved.
fn ready(table: &Table, signs: &Signs) -> Hand {
    let position = table.shown_position();
    let open = table.open_to_hands() && table.open_to_moves().is_ok();
    let laid = signs.ready.filter(|from| open && position.owns(position.turn(), *from));
    laid.map_or(Hand::Empty, |from| Hand::Holding { from })
}

enum Done {
    Nothing,
    Play(Move),
    Touch(Square),
    Refuse(Move, Refused),
}

/// One look at the table with a hand over it.
struct Grip<'a> {
    hand: Hand,
    table: &'a Table,
    settings: &'a Settings,
}

impl Grip<'_> {
    fn tap(&self, square: Square, finger: bool) -> (Hand, Done) {
        if self.table.wants_squares() {
            return (Hand::Empty, Done::Touch(square));
        }
        let Some(from) = self.hand.from() else {
            return self.take(square);
        };
        if square == from {
            return match self.hand {
                Hand::Holding { .. } => (Hand::Empty, Done::Nothing),
                _ => (Hand::Holding { from }, Done::Nothing),
            };
        }
        let aims = aims(self.table, from, square);
        if !aims.is_empty() {
            return self.aim(&aims, square, finger);
        }
        if self.is_own(square) {
            return self.take(square);
        }
        match self.hand {
            Hand::Proposing { .. } => (self.hand, self.refuse(from, square)),
            _ => (Hand::Empty, self.refuse(from, square)),
        }
    }

    fn lift(&self, square: Square) -> (Hand, Done) {
        if self.table.wants_squares() {
            return (Hand::Empty, Done::Touch(square));
        }
        if self.is_own(square) { self.take(square) } else { (self.hand, Done::Nothing) }
    }

    fn drop(&self, square: Option<Square>, finger: bool) -> (Hand, Done) {
        if self.table.wants_squares() {
            return (Hand::Empty, square.map_or(Done::Nothing, Done::Touch));
        }
        let (Some(from), Some(to)) = (self.hand.from(), square) else {
            return (Hand::Empty, Done::Nothing);
        };
        // A hand that trembles has taken the man up all the same.
        if from == to {
            return (Hand::Holding { from }, Done::Nothing);
        }
        match aims(self.table, from, to) {
            aims if aims.is_empty() => (Hand::Empty, self.refuse(from, to)),
            aims => self.aim(&aims, to, finger),
        }
    }

    fn confirm(&self) -> (Hand, Done) {
        match self.hand {
            Hand::Proposing { mv } => (Hand::Empty, Done::Play(mv)),
            other => (other, Done::Nothing),
        }
    }

    fn take(&self, square: Square) -> (Hand, Done) {
        let position = self.table.shown_position();
        let refuse = |why| Done::Refuse(Move::new(square, square), why);
        let studying = self.table.study().is_some();
        // In a game, bare ground asks for nothing.
        if position.man_at(square).is_none() && !studying {
            return (Hand::Empty, Done::Nothing);
        }
        if let Err(why) = self.table.open_to_moves() {
            // Whoever put a study up speaks for itself.
            return (Hand::Empty, if studying { Done::Nothing } else { refuse(why) });
        }
        if studying && !(self.table.open_to_hands() && self.is_own(square)) {
            return (Hand::Empty, Done::Touch(square));
        }
        if !self.table.open_to_hands() {
            return (Hand::Empty, refuse(Refused::ComputersTurn));
        }
        if !self.is_own(square) {
            return (Hand::Empty, self.refuse(square, square));
        }
        let stuck = !studying && position.targets_from(square).is_empty();
        let why = || Refused::Stuck { at: square, why: stuck_by(position, square) };
        (Hand::Holding { from: square }, if stuck { refuse(why()) } else { Done::Nothing })
    }

    fn aim(&self, aims: &[Move], to: Square, finger: bool) -> (Hand, Done) {
        match *aims {
            [mv] if self.must_confirm(finger) => (Hand::Proposing { mv }, Done::Nothing),
            [mv] => (Hand::Empty, Done::Play(mv)),
            [first, ..] => (Hand::Choosing { from: first.from, to }, Done::Nothing),
            [] => (self.hand, Done::Nothing),
        }
    }

    fn refuse(&self, from: Square, to: Square) -> Done {
        let mv = Move { from, to, choice: None };
        if self.table.study().is_some() {
            // Whoever put it up has a better reason.
            return Done::Play(mv);
        }
        match self.table.shown_position().resolve(mv) {
            Err(error) => Done::Refuse(mv, error.into()),
            Ok(_) => Done::Nothing,
        }
    }

    fn is_own(&self, square: Square) -> bool {
        let position = self.table.shown_position();
        position.owns(self.mover(), square)
    }

    fn must_confirm(&self, finger: bool) -> bool {
        if self.table.study().is_some() {
            return false;
        }
        let wanted = match self.settings.confirm {
            Confirm::Always => true,
            Confirm::Touch => finger,
            Confirm::Never => false,
        };
        let hurried =
            self.table.clock().is_some_and(|clock| clock.left(self.mover()) < Clock::CRITICAL);
        wanted && !hurried
    }

    fn mover(&self) -> Player {
        self.table.shown_position().turn()
    }
}
