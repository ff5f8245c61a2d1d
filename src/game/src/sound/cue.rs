//! The cues: what can be heard, of which kind it is, and where its file lies.

use bevy::prelude::*;

/// A short sound. Marks the entity that plays it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A man was picked up.
    Pick,
    /// A man was put down on the board.
    Move,
    /// A man was put down on another.
    Stack,
    /// A man was taken.
    Capture,
    /// A dragon flew.
    Wings,
    /// A shot was let go.
    Shot,
    /// A man stepped into water.
    Splash,
    /// Frost closed over a man.
    Freeze,
    /// The ice about a man broke.
    Thaw,
    /// A man became another.
    Rise,
    /// A king is in check.
    Check,
    /// The game ended.
    End,
    /// Little time is left.
    LowTime,
    /// Something cannot be done.
    Refuse,
}

/// What a cue is for; each kind has its own loudness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What men do, heard from where they stand.
    Men,
    /// What is told to whoever plays.
    Signs,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 14] = [
        Self::Pick,
        Self::Move,
        Self::Stack,
        Self::Capture,
        Self::Wings,
        Self::Shot,
        Self::Splash,
        Self::Freeze,
        Self::Thaw,
        Self::Rise,
        Self::Check,
        Self::End,
        Self::LowTime,
        Self::Refuse,
    ];

    /// Its file among the assets.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Pick => "sounds/pick.wav",
            Self::Move => "sounds/move.wav",
            Self::Stack => "sounds/stack.wav",
            Self::Capture => "sounds/capture.wav",
            Self::Wings => "sounds/wings.wav",
            Self::Shot => "sounds/shot.wav",
            Self::Splash => "sounds/splash.wav",
            Self::Freeze => "sounds/freeze.wav",
            Self::Thaw => "sounds/thaw.wav",
            Self::Rise => "sounds/rise.wav",
            Self::Check => "sounds/check.wav",
            Self::End => "sounds/end.wav",
            Self::LowTime => "sounds/low_time.wav",
            Self::Refuse => "sounds/refuse.wav",
        }
    }

    /// What it is for.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Pick
            | Self::Move
            | Self::Stack
            | Self::Capture
            | Self::Wings
            | Self::Shot
            | Self::Splash
            | Self::Freeze
            | Self::Thaw
            | Self::Rise => Kind::Men,
            Self::Check | Self::End | Self::LowTime | Self::Refuse => Kind::Signs,
        }
    }
}
