//! What can go wrong, and the exit status for it.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use rules::{ParseMoveError, PlayError, PositionTextError, pgn::PgnError};

/// An answer that could not be given, told in one line.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    /// The call itself makes no sense.
    #[error("{}", usage(.0))]
    Usage(#[from] clap::Error),
    /// The position text was refused.
    #[error(transparent)]
    Position(#[from] PositionTextError),
    /// An empty list of moves.
    #[error("no move is given")]
    NoMove,
    /// A move was not written as one.
    #[error("move {number}: {error}")]
    ParseMove {
        /// Which of the moves, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move was refused.
    #[error("move {number}: {error}")]
    Play {
        /// Which of the moves, counted from 1.
        number: usize,
        /// Why.
        error: PlayError,
    },
    /// The position has no move to find.
    #[error(transparent)]
    Over(#[from] engine::GameOver),
    /// A count beyond what can be counted.
    #[error("depth {0} is too deep: the count would not end in a lifetime")]
    TooDeep(u32),
    /// The file is not there, or cannot be read.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The file holds no saved games in any known format.
    #[error("{}: {told}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// Where and why.
        told: String,
    },
    /// A game of the file is broken.
    #[error("{}: {error}{}", path.display(), more(*others))]
    Pgn {
        /// The file.
        path: PathBuf,
        /// The first broken place.
        error: PgnError,
        /// How many more there are.
        others: usize,
    },
    /// The answer could not be written in the format.
    #[error("the answer cannot be written: {0}")]
    Write(String),
    /// Standard output is closed or full.
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

impl CliError {
    /// 2 for wrong input, 1 for anything else.
    pub(crate) fn status(&self) -> ExitCode {
        match self {
            Self::Output(_) | Self::Write(_) => ExitCode::from(1),
            Self::File { error, .. } if !is_wrong_name(error) => ExitCode::from(1),
            _ => ExitCode::from(2),
        }
    }
}

/// Whether there is no such file, or it is none.
fn is_wrong_name(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound
            | io::ErrorKind::IsADirectory
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::InvalidFilename
    )
}

/// The first paragraph of what the parser of arguments says, on one line.
fn usage(error: &clap::Error) -> String {
    const VERBS: &str = "`pancharanga-cli --help` lists them";
    match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            return format!("no verb is given; {VERBS}");
        }
        ErrorKind::InvalidSubcommand => {
            let verb = error.get(ContextKind::InvalidSubcommand);
            let verb = verb.map_or_else(String::new, |verb| format!(" '{verb}'"));
            return format!("there is no verb{verb}; {VERBS}");
        }
        _ => {}
    }
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.split_whitespace().collect();
    words.join(" ").trim_start_matches("error: ").to_owned()
}

fn more(others: usize) -> String {
    if others == 0 { String::new() } else { format!(" (and {others} more)") }
}
