//! When the panels want to be drawn again although nothing happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};

/// How long the panels may stay as they are while nothing happens. Whoever paces the frames
/// waits no longer than this; everything else that changes a panel is an event anyhow.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redraw {
    /// From now; [`Duration::MAX`] when nothing changes by itself.
    pub after: Duration,
}

impl Redraw {
    /// Wants to be drawn again after `delay`, or earlier.
    pub(super) fn within(&mut self, delay: Duration) {
        self.after = self.after.min(delay);
    }
}

impl Default for Redraw {
    fn default() -> Self {
        Self { after: Duration::MAX }
    }
}

/// Forgets what was wanted before the panels say it anew.
pub(super) fn forget(mut redraw: ResMut<Redraw>) {
    *redraw = Redraw::default();
}

/// Drops the modifiers that `bevy_egui` 0.42 repeats in every frame: egui takes any event for a
/// reason to draw again, so that a quiet table would be drawn for ever.
pub(super) fn quieten(mut inputs: Query<&mut EguiInput>, mut told: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *told, *now) != *now,
            _ => true,
        });
    }
}
