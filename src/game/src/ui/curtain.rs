//! A curtain over the table: down until all of a game that comes to it can be seen.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Color32, Id, Order};
use rules::Game;

use super::arrangement::Arrangement;
use super::open::Panels;
use super::redraw::Redraw;
use super::title;
use crate::board::Table;
use crate::launch::Launch;
use crate::settings::{Motion, Settings};

/// How much of what belongs on the table is there, 0 to 1; whoever draws the table tells.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Whole(pub f32);

impl Default for Whole {
    /// Where nobody draws, nothing is missing.
    fn default() -> Self {
        Self(1.0)
    }
}

/// Seconds in which it rises.
const RISE: f32 = 0.3;
/// Seconds after which the wait is worth a word.
const PATIENCE: f32 = 0.5;
/// Seconds after which half a table is better than none.
const LONGEST: f32 = 12.0;
/// Pictures in a row that must miss nothing: what a new one wants shows only once it is drawn.
const SURE: u32 = 4;
/// The dark that the table lies in.
const DARK: Color32 = Color32::from_rgb(0x0E, 0x0C, 0x0B);

/// How far the curtain is down.
#[derive(Debug, Default)]
pub(super) struct Curtain {
    /// The game that lies on the table in sight, if any does.
    game: Option<Game>,
    /// 0 open to 1 closed.
    closed: f32,
    /// Seconds since it fell.
    waited: f32,
    /// How many pictures in a row missed nothing.
    whole: u32,
}

impl Curtain {
    /// `seconds` later, while `game` is in sight and so much of it is `there`.
    fn pass(&mut self, seconds: f32, game: Option<Game>, there: f32, motion: Motion) {
        if std::mem::replace(&mut self.game, game) != game {
            let closed = if game.is_some() { 1.0 } else { 0.0 };
            *self = Self { closed, game, ..Self::default() };
            return;
        }
        self.waited += seconds;
        self.whole = if there >= 1.0 { self.whole + 1 } else { 0 };
        if self.whole >= SURE || self.waited > LONGEST {
            // A slow picture is no reason to miss how it rises.
            let step = if motion == Motion::Off { 1.0 } else { seconds.min(0.1) / RISE };
            self.closed = (self.closed - step).max(0.0);
        }
    }
}

/// Lets it fall and rise.
pub(super) fn show(
    mut contexts: EguiContexts,
    (arrangement, panels, table): (Res<Arrangement>, Res<Panels>, Res<Table>),
    (settings, whole, time): (Res<Settings>, Res<Whole>, Res<Time<Real>>),
    launch: Option<Res<Launch>>,
    mut redraw: ResMut<Redraw>,
    mut curtain: Local<Curtain>,
) -> Result {
    if launch.is_some_and(|launch| launch.takes_pictures()) {
        return Ok(());
    }
    let game = (!panels.title).then(|| table.game());
    curtain.pass(time.delta_secs(), game, whole.0, settings.motion);
    if curtain.closed > 0.0 {
        redraw.within(Duration::ZERO);
    }
    let ctx = contexts.ctx_mut()?;
    let screen = arrangement.screen;
    // The first of all areas lies below all others, so it is there from the start.
    Area::new(Id::new("curtain"))
        .order(Order::Background)
        .interactable(false)
        .fixed_pos(screen.min)
        .show(ctx, |ui| {
            let opacity = curtain.closed * curtain.closed * (3.0 - 2.0 * curtain.closed);
            ui.painter().rect_filled(screen, 0.0, DARK.gamma_multiply(opacity));
            if curtain.closed == 1.0 && curtain.waited > PATIENCE {
                title::progress(ui, screen, whole.0);
            }
        });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_rises_when_all_is_there_and_falls_for_another_game() {
        let mut curtain = Curtain::default();
        let mut pass = |times: u32, game, there| {
            (0..times).for_each(|_| curtain.pass(0.1, game, there, Motion::Full));
            curtain.closed
        };
        let (chess, keres) = (Some(Game::Chess), Some(Game::Keres));
        assert_eq!(pass(3, None, 0.0), 0.0, "the title has no curtain");
        assert_eq!(pass(1, chess, 1.0), 1.0);
        assert_eq!(pass(SURE - 1, chess, 1.0), 1.0, "something may still turn out to be missing");
        assert_eq!(pass(5, chess, 0.4), 1.0);
        assert!((0.1..0.9).contains(&pass(SURE, chess, 1.0)));
        assert_eq!(pass(3, chess, 1.0), 0.0);
        assert_eq!(pass(5, chess, 0.4), 0.0, "what comes later hides nothing");
        assert_eq!(pass(1, keres, 1.0), 1.0);
        assert!(pass((LONGEST / 0.1) as u32 + 2, keres, 0.4) < 1.0, "it does not wait for ever");
    }
}
