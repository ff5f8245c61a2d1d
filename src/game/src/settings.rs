//! What a person likes: the choices that outlive a game.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Every lasting choice. Unknown or missing fields of an older file fall back to the default.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language tag (`en ne hi es fr pt`); `None` follows the system.
    pub language: Option<String>,
    /// When a move must be confirmed.
    pub confirm: Confirm,
    /// How the board and the men face two people at one device.
    pub orientation: Orientation,
    /// How soon the computer moves.
    pub pace: Pace,
    /// Whether the computer keeps to one core, as a battery wants it.
    pub saving: bool,
    /// How moves are animated.
    pub motion: Motion,
    /// How much is drawn.
    pub quality: Quality,
    /// What men are made of.
    pub set: Set,
    /// Flat strong colours instead of wood and stone.
    pub contrast: bool,
    /// Whether legal targets are marked.
    pub targets: bool,
    /// Whether letters and numbers stand on the frame.
    pub coordinates: bool,
    /// Loudness, 0 to 1.
    pub volume: f32,
    /// Loudness of what men do, as a share of the whole.
    pub volume_men: f32,
    /// Loudness of check, the end, the clock and refusals, as a share of the whole.
    pub volume_signs: f32,
    /// Loudness of the tone of the room, as a share of the whole.
    pub volume_room: f32,
    /// Silence, whatever the volume.
    pub muted: bool,
    /// Size of the panels, 0.75 to 2.
    pub scale: f32,
    /// Whether panels are dark or light.
    pub theme: Theme,
    /// Whether special rules are explained when they first matter.
    pub tips: bool,
    /// Those that have been explained, by their names.
    pub known_tips: BTreeSet<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            confirm: Confirm::Always,
            orientation: Orientation::Fixed,
            pace: Pace::Calm,
            saving: false,
            motion: Motion::Full,
            quality: Quality::Medium,
            set: Set::Boxwood,
            contrast: false,
            targets: true,
            coordinates: true,
            volume: 0.7,
            volume_men: 1.0,
            volume_signs: 1.0,
            volume_room: 0.5,
            muted: false,
            scale: 1.0,
            theme: Theme::Dark,
            tips: true,
            known_tips: BTreeSet::new(),
        }
    }
}

impl Settings {
    /// Threads that the computer thinks on where it has no level: half of the cores, four at most.
    pub fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        if self.saving { 1 } else { (cores / 2).clamp(1, 4) }
    }

    /// How loud something is that has this share of the whole; `None` where it is not heard.
    pub fn loudness(&self, share: f32) -> Option<f32> {
        let loud = self.volume.clamp(0.0, 1.0) * share.clamp(0.0, 1.0);
        (loud > 0.0 && !self.muted).then_some(loud)
    }
}

/// When a move must be confirmed. Never asked under ten seconds on the mover's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confirm {
    /// Each move.
    Always,
    /// Only moves made by a finger.
    Touch,
    /// No move.
    Never,
}

impl Confirm {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 3] = [Self::Always, Self::Touch, Self::Never];
}

/// How the board and the men face two people at one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Orientation {
    /// The board stays as it is.
    Fixed,
    /// The board turns to whoever moves.
    Turn,
    /// The board stays and the men turn to whoever moves, for two people face to face.
    Flip,
}

impl Orientation {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 3] = [Self::Fixed, Self::Turn, Self::Flip];
}

/// Whether panels are dark or light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// Parchment on walnut.
    Dark,
    /// Ink on parchment.
    Light,
}

impl Theme {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 2] = [Self::Dark, Self::Light];
}

/// How soon the computer moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// As soon as it has thought.
    AtOnce,
    /// No faster than a person can follow.
    Calm,
}

impl Pace {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 2] = [Self::Calm, Self::AtOnce];
}

/// How moves are animated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// At an easy pace.
    Full,
    /// Twice as fast.
    Fast,
    /// At once.
    Off,
}

impl Motion {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 3] = [Self::Full, Self::Fast, Self::Off];

    /// How long something that is shown stands before the next thing happens.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Full => 900,
            Self::Fast => 500,
            Self::Off => 0,
        })
    }
}

/// How much is drawn; what each level does is told in `look/quality`.
#[derive(
    clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize,
)]
pub enum Quality {
    /// As little as can be: for small phones, and for machines without a graphics card
    Low,
    /// Enough for most machines
    #[default]
    Medium,
    /// Smooth edges and every man in full
    High,
    /// Everything
    Best,
}

impl Quality {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 4] = [Self::Low, Self::Medium, Self::High, Self::Best];
}

/// What men are made of, White's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Set {
    /// Boxwood and ebony.
    #[default]
    Boxwood,
    /// Maple and walnut.
    Maple,
    /// Marble and basalt.
    Marble,
}

impl Set {
    /// Every choice, in the order menus show them.
    pub const ALL: [Self; 3] = [Self::Boxwood, Self::Maple, Self::Marble];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_saves_power_thinks_on_one_core() {
        assert_eq!(Settings { saving: true, ..Settings::default() }.threads(), 1);
        assert!((1..=4).contains(&Settings::default().threads()));
    }
}
