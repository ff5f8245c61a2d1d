//! The computer at the table: it thinks beside the main thread and answers with intents, as
//! anybody else at the table does.

mod bell;
pub(crate) mod brain;
mod hint;
mod mind;
mod offer;

use bevy::prelude::*;

use crate::board::BoardSystems;

pub use bell::Bell;
pub use hint::{AskHint, Hint};
pub use mind::Mind;
pub use offer::Declined;

/// Lets the computer play where it has a seat, and find hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Bell>()
        .init_resource::<Hint>()
        .init_resource::<Mind>()
        .init_resource::<crate::settings::Settings>()
        .add_message::<AskHint>()
        .add_message::<Declined>()
        .add_systems(
            Update,
            (
                (hint::ask, mind::answer).chain().before(BoardSystems::Decide),
                (hint::forget, mind::attend, offer::consider).chain().after(BoardSystems::Apply),
            ),
        );
}
