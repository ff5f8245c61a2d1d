//! Panels and sheets: few and quiet over the board. They only read the table; what they want
//! they say as touches, intents and views.

mod actions;
mod ago;
mod analysis;
mod arrangement;
mod balance;
mod banner;
mod beside;
mod button;
mod caption;
mod captured;
mod card;
mod checkered;
mod confirm;
mod curtain;
mod diagram;
mod files;
mod game_tile;
mod home;
mod icon;
mod import;
mod keys;
mod learn;
mod lesson;
mod mistakes;
mod moves;
mod muster;
mod new_game;
mod offers;
mod open;
mod opponent;
mod palette;
mod pause;
mod picker;
mod players;
mod puzzle;
mod puzzles;
mod question;
mod redraw;
mod rulebook;
mod saved;
mod settings;
mod sheet;
mod silhouette;
mod study;
mod theme;
mod tips;
mod title;
mod toast;
mod told;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::board::{Subject, Table};
use crate::showcase::Showcase;
use crate::title::Plan;
pub use arrangement::Arrangement;
pub use curtain::Whole;
pub use open::{Leaf, Panels, Sheet};
pub use redraw::Redraw;

/// Everything that draws panels.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PanelSystems;

/// All panels, and egui to draw them with.
pub fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), panels)).add_systems(
        PreUpdate,
        redraw::quieten.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
    // Letters drawn for the first time reach the renderer in their own frame.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

/// All panels, for whoever brings a context to draw them in.
pub fn panels(app: &mut App) {
    app.init_resource::<Arrangement>()
        .init_resource::<Panels>()
        .init_resource::<Redraw>()
        .init_resource::<Whole>()
        .init_resource::<files::Files>()
        .init_resource::<new_game::Suggestion>()
        .init_resource::<toast::Toast>()
        .init_resource::<card::Shown>()
        .init_resource::<Plan>()
        .init_resource::<Showcase>()
        .add_message::<crate::control::pick::Look>()
        .add_systems(
            Update,
            (
                toast::listen.after(crate::board::BoardSystems::Decide),
                told::listen.run_if(tells).after(crate::board::BoardSystems::Apply),
                open::go_to_the_table.after(crate::board::BoardSystems::Apply),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (
                    redraw::forget,
                    theme::dress,
                    arrangement::measure,
                    (open::make_way, open::escape),
                )
                    .chain(),
                (curtain::show, title::show, caption::show).chain(),
                (pause::show, players::show, balance::show).chain().run_if(in_game),
                (actions::show, mistakes::show).chain().run_if(at_the_table),
                (moves::show, offers::show, banner::show).chain().run_if(in_game),
                (lesson::show, card::show, checkered::show).chain().run_if(at_the_table),
                tips::show.run_if(in_game),
                (confirm::show, picker::show).chain().run_if(at_the_table),
                (home::show, new_game::show, muster::show, settings::show, keys::show).chain(),
                (learn::show, puzzle::show, puzzles::show, rulebook::show).chain(),
                (saved::show, import::show, files::show, toast::show).chain(),
            )
                .chain()
                .in_set(PanelSystems),
        );
}

/// Panels of a game make room for those of a study, and for the title.
fn in_game(table: Res<Table>, panels: Res<Panels>) -> bool {
    table.study().is_none() && !panels.title
}

fn tells(table: Res<Table>) -> bool {
    table.study().is_none_or(|study| study.subject == Subject::Showcase)
}

/// While it is somebody's table.
fn at_the_table(table: Res<Table>, panels: Res<Panels>) -> bool {
    !panels.title && !table.studies(Subject::Showcase)
}
