//! The options a UCI program may set.

use engine::{Level, Settings};
use rules::Game;

/// Milliseconds that are lost between the program and the clock, unless it says otherwise.
const USUAL_OVERHEAD: u64 = 20;
const MOST_OVERHEAD: u64 = 5_000;
const MOST_HASH: u64 = 65_536;
const MOST_THREADS: u64 = 1_024;
const MOST_LINES: u64 = 256;

/// How the options are set.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) variant: Game,
    pub(crate) settings: Settings,
    /// Milliseconds.
    pub(crate) overhead: u64,
}

/// What setting an option asks of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Nothing beside remembering it.
    Remembered,
    /// Another game is played.
    Variant,
    /// What is remembered about positions is to be forgotten.
    Forget,
}

impl Default for Options {
    fn default() -> Self {
        Self { variant: Game::Chess, settings: Settings::default(), overhead: USUAL_OVERHEAD }
    }
}

impl Options {
    /// The lines that tell what can be set.
    pub(crate) fn told() -> Vec<String> {
        let Settings { hash, threads, lines, .. } = Settings::default();
        let games: String = Game::ALL.map(|game| format!(" var {game}")).concat();
        let (weakest, best) = (Level::LOWEST.number(), Level::HIGHEST.number());
        vec![
            format!("option name UCI_Variant type combo default {}{games}", Game::Chess),
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Threads type spin default {threads} min 1 max {MOST_THREADS}"),
            format!("option name Skill Level type spin default {best} min {weakest} max {best}"),
            format!("option name MultiPV type spin default {lines} min 1 max {MOST_LINES}"),
            format!(
                "option name Move Overhead type spin default {USUAL_OVERHEAD} min 0 max {MOST_OVERHEAD}"
            ),
            "option name Ponder type check default false".to_owned(),
            "option name Clear Hash type button".to_owned(),
        ]
    }

    /// Sets an option; names are read without regard to case, as the protocol asks.
    ///
    /// # Errors
    /// Why it cannot be set so, in a sentence.
    pub(crate) fn set(&mut self, name: &str, value: Option<&str>) -> Result<Change, String> {
        let given = value.unwrap_or_default();
        let number = |least: u64, most: u64| match given.parse::<u64>() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name} takes a number from {least} to {most}, not {given:?}")),
        };
        match name.to_ascii_lowercase().as_str() {
            "uci_variant" => {
                self.variant =
                    given.parse().map_err(|error: rules::UnknownGame| error.to_string())?;
                return Ok(Change::Variant);
            }
            "hash" => self.settings.hash = number(1, MOST_HASH)? as usize,
            "threads" => self.settings.threads = number(1, MOST_THREADS)? as usize,
            "skill level" => {
                let least = Level::LOWEST.number().into();
                let level = number(least, Level::HIGHEST.number().into())? as u32;
                // A program that never asks for less, or asks for the default, gets everything.
                let weaker = |level: &Level| *level < Level::HIGHEST;
                self.settings.level = Level::new(level).ok().filter(weaker);
            }
            "multipv" => self.settings.lines = number(1, MOST_LINES)? as usize,
            "move overhead" => self.overhead = number(0, MOST_OVERHEAD)?,
            // Whether to ponder is decided by who sends `go ponder`.
            "ponder" => match given {
                "true" | "false" => {}
                _ => return Err(format!("{name} takes true or false, not {given:?}")),
            },
            "clear hash" => return Ok(Change::Forget),
            _ => return Err(format!("no option is called {name:?}")),
        }
        Ok(Change::Remembered)
    }
}
