//! What everything on the table is made of just now: the board of the game, the set and the
//! palette that the player chose.

use bevy::prelude::*;

use super::LookSystems;
use super::boards::Board;
use super::layout::Layout;
use super::quality::Level;
use super::sets::Pair;
use super::stage;
use crate::settings::Settings;

/// What everything is made of.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The board and what lies around it.
    pub board: Board,
    /// The men.
    pub men: Pair,
    /// Whether colours are even and strong.
    pub contrast: bool,
    /// Whether surfaces have relief and polish of their own.
    pub relief: bool,
}

impl Style {
    fn of(layout: &Layout, settings: &Settings, level: &Level) -> Self {
        Self {
            board: Board::of(layout.game(), settings.contrast),
            men: Pair::of(settings.set, settings.contrast),
            contrast: settings.contrast,
            relief: level.relief,
        }
    }
}

/// When the style is known; what follows it comes after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StyleSystems;

/// Follows the game and the player's choices.
pub fn plugin(app: &mut App) {
    let style = Style::of(&Layout::of(rules::Game::Chess), &Settings::default(), &Level::default());
    app.insert_resource(style).add_systems(
        Update,
        choose.in_set(StyleSystems).after(stage::lay_out).before(LookSystems::Dress),
    );
}

fn choose(
    layout: Res<Layout>,
    settings: Res<Settings>,
    level: Res<Level>,
    mut style: ResMut<Style>,
) {
    style.set_if_neq(Style::of(&layout, &settings, &level));
}
