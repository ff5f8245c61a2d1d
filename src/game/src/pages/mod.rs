//! The pages of the rules: what each says, with figures that play, and how far every man goes.
//! No window is needed.

mod fault;
mod page;
mod reach;
mod read;

#[cfg(test)]
mod tests;

pub use fault::{PageError, PageFault};
pub use page::{Figure, Page, Play, Section, Table};
pub use reach::Reach;
