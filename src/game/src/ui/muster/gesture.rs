//! What a hand does on the sheet: it taps, it lifts, it lets go.

use bevy_egui::egui::{Pos2, Response};
use rules::{Role, Square};

/// What was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) enum Target {
    /// A square of one's own half.
    Square(Square),
    /// The men of one role in the reserve.
    Reserve(Role),
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::ui) enum Gesture {
    /// Pressed and let go, or chosen by key.
    Tap(Target),
    /// A drag began here.
    Lift(Target),
    /// It ended here.
    Drop(Pos2),
    /// The man on this square is to go back to the reserve.
    SendBack(Square),
}

impl Gesture {
    /// What was done to the thing that gave `response`.
    pub(super) fn of(response: &Response, target: Target) -> Option<Self> {
        if response.clicked() {
            return Some(Self::Tap(target));
        }
        if response.drag_started() {
            return Some(Self::Lift(target));
        }
        let at = response.drag_stopped().then(|| response.interact_pointer_pos()).flatten();
        at.map(Self::Drop)
    }
}
