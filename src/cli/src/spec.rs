//! The settings of a player, in one word: `depth=4,eval=material`, `level=3`, `random`.

use std::str::FromStr;
use std::time::Duration;

use engine::{Level, Limits, Opinion, Part, Parts, Settings};

/// How a player of a match plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spec {
    /// Any legal move.
    Random,
    /// The move that wins most at once, any of several.
    Greedy,
    /// The computer player.
    Engine(Box<(Settings, Limits)>),
}

/// A player that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SpecError {
    /// A word without meaning.
    #[error(
        "{0:?} is no setting; known: random, greedy, plain=N, depth=N, nodes=N, movetime=MS, level=N, blind=N, threads=N, hash=MB, eval=full|material, without=PART"
    )]
    Unknown(String),
    /// A number that is none, or out of range.
    #[error("{name}={value}: it takes a number from {least} to {most}")]
    Number {
        /// The setting.
        name: &'static str,
        /// What it was given.
        value: String,
        /// The least it takes.
        least: u64,
        /// The most it takes.
        most: u64,
    },
    /// An evaluation nobody knows.
    #[error("eval={0}: it takes full or material")]
    Eval(String),
    /// A part of the search nobody knows.
    #[error(transparent)]
    Part(#[from] engine::UnknownPart),
    /// Nothing says when to move.
    #[error("a player needs one of plain=N, depth=N, nodes=N, movetime=MS, level=N")]
    NoEffort,
}

/// An hour: nobody waits longer for a move.
const MOST_MILLIS: u64 = 3_600_000;

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text {
            "random" => return Ok(Self::Random),
            "greedy" => return Ok(Self::Greedy),
            _ => {}
        }
        let mut settings = Settings::default();
        let mut limits = Limits::default();
        for word in text.split(',') {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let number = |name, least, most| match value.parse() {
                Ok(number) if (least..=most).contains(&number) => Ok(number),
                _ => Err(SpecError::Number { name, value: value.to_owned(), least, most }),
            };
            match name {
                // Alpha-beta with nothing that could change its value, counting men.
                "plain" => {
                    limits.depth = Some(number("plain", 1, 64)? as u32);
                    settings.opinion = Opinion::Material;
                    settings.parts = Parts::SOUND;
                }
                "depth" => limits.depth = Some(number("depth", 1, 127)? as u32),
                "nodes" => limits.nodes = Some(number("nodes", 1, u64::MAX)?),
                "movetime" => {
                    let millis = number("movetime", 1, MOST_MILLIS)?;
                    limits.move_time = Some(Duration::from_millis(millis));
                }
                "level" => settings.level = Level::new(number("level", 1, 10)? as u32).ok(),
                "blind" => settings.blindness = number("blind", 0, 2_000)? as u32,
                "threads" => settings.threads = number("threads", 1, 1024)? as usize,
                "hash" => settings.hash = number("hash", 1, 65_536)? as usize,
                "eval" => {
                    settings.opinion = match value {
                        "full" => Opinion::Full,
                        "material" => Opinion::Material,
                        _ => return Err(SpecError::Eval(value.to_owned())),
                    }
                }
                "without" => settings.parts = settings.parts.without(value.parse::<Part>()?),
                _ => return Err(SpecError::Unknown(word.to_owned())),
            }
        }
        if limits == Limits::default() && settings.level.is_none() {
            return Err(SpecError::NoEffort);
        }
        Ok(Self::Engine(Box::new((settings, limits))))
    }
}
