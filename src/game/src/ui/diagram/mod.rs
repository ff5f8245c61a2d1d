//! Small flat boards: a figure that plays its line when it is tapped, and how far a man goes.

mod board;
mod figure;
mod film;
mod reach;

pub(super) use figure::show as figure;
pub(super) use reach::paint as reach;
pub(super) use reach::sign;
