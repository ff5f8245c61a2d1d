//! Words: everything a person reads comes from here, in their language.

mod catalogue;
mod damage;
mod fault;
pub mod fonts;
mod language;
mod layout;
mod refusal;
mod result;
mod role;
mod saying;
mod words;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub use damage::damage;
pub use fault::fault;
pub use fonts::FontsFound;
pub use language::Language;
pub use layout::by_layout;
pub use refusal::{by_rule, refusal};
pub use result::result;
pub use role::{how, role};
pub use saying::{Arg, Saying};
pub use words::{Words, capital};

/// Words in the language of the settings, and the fonts to show them.
pub fn plugin(app: &mut App) {
    app.add_plugins((words::plugin, fonts::plugin));
}
