//! Looking into a game: what the shown position is worth, the best lines, how good each move was,
//! and where it could have gone better.

mod analyst;
mod chance;
mod grade;
mod mistakes;
mod review;
mod watch;

use bevy::prelude::*;

use crate::board::BoardSystems;

pub use chance::Chance;
pub use grade::Grade;
pub use mistakes::{Found, Learn, Mistakes};
pub use review::Review;
pub use watch::{Analysis, Worth};

/// What somebody wants of the analysis.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Analyse {
    /// Begin to look into the game, or leave off.
    Toggle,
    /// Look at every move of it.
    Review,
}

/// Looks into the game on the table while somebody wants it to.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .init_resource::<Review>()
        .init_resource::<Mistakes>()
        .init_resource::<analyst::Analyst>()
        .init_resource::<crate::computer::Bell>()
        .init_resource::<crate::settings::Settings>()
        .add_message::<Analyse>()
        .add_message::<Learn>()
        .add_systems(
            Update,
            (
                analyst::listen.before(BoardSystems::Decide),
                (mistakes::heed, mistakes::judge).chain().in_set(BoardSystems::Judge),
                (watch::heed, review::follow, analyst::attend).chain().after(BoardSystems::Apply),
            ),
        );
}
