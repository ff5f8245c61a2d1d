//! The pages of the rules: what each says, with figures that play, how far every man goes, and
//! when somebody is led to them. No window is needed.

mod fault;
mod page;
mod reach;
mod read;
mod tip;
mod why;

#[cfg(test)]
mod tests;

pub use fault::{PageError, PageFault};
pub use page::{Figure, Page, Play, Section, Table};
pub use reach::{Reach, steps_between};
pub use tip::Tip;
pub use why::why;
