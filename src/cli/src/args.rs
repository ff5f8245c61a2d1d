//! What can be asked on the command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use engine::Level;
use rules::{AnyPosition, Game, Move, UnknownGame};

use crate::error::CliError;
use crate::spec::Spec;

/// The rules of the games, and the computer player, on the command line.
#[derive(Debug, Parser)]
#[command(name = "pancharanga-cli", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) call: Call,
}

/// One thing that is asked.
#[derive(Debug, Subcommand)]
pub(crate) enum Call {
    /// List the games
    Games(GamesArgs),
    /// Print the position text of a game's start
    Start(StartArgs),
    /// Draw a position
    Show(ShowArgs),
    /// List the legal moves, sorted
    Moves(MovesArgs),
    /// Count the leaves of the legal-move tree
    Perft(PerftArgs),
    /// Play moves, and print where they lead
    Play(PlayArgs),
    /// Print how a position stands
    Status(StatusArgs),
    /// Convert saved games between formats
    Convert(ConvertArgs),
    /// Find the best move
    Best(BestArgs),
    /// Search fixed positions of all games, and tell how fast
    Bench(BenchArgs),
    /// Let two players of given settings play against each other
    Match(MatchArgs),
    /// Speak UCI on standard input and output
    Uci,
}

/// Arguments of `games`.
#[derive(Debug, clap::Args)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `start`.
#[derive(Debug, clap::Args)]
pub(crate) struct StartArgs {
    /// Id of the game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The game, and the position it stands in.
#[derive(Debug, clap::Args)]
pub(crate) struct PositionArgs {
    /// Id of the game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// Position text, one argument; without it the start of the game
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl PositionArgs {
    pub(crate) fn read(&self) -> Result<AnyPosition, CliError> {
        match &self.position {
            None => Ok(AnyPosition::start(self.game)),
            Some(text) => Ok(AnyPosition::from_text(self.game, text)?),
        }
    }
}

/// Arguments of `show`.
#[derive(Debug, clap::Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) at: PositionArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `moves`.
#[derive(Debug, clap::Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) at: PositionArgs,
    /// Add the game's notation after a space
    #[arg(long)]
    pub(crate) notation: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `perft`.
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    /// Id of the game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// How many half-moves deep
    pub(crate) depth: u32,
    /// Position text, one argument; without it the start of the game
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Print the count below each move, then the sum
    #[arg(long)]
    pub(crate) divide: bool,
    /// How many threads count
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Print the speed on standard error
    #[arg(long)]
    pub(crate) time: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) at: PositionArgs,
    /// Moves in coordinate form, each an argument or all in one
    #[arg(required = true, value_name = "MOVE")]
    moves: Vec<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl PlayArgs {
    /// The moves, at least one, each with its number counted from 1.
    pub(crate) fn moves(&self) -> Result<Vec<(usize, Move)>, CliError> {
        let words = self.moves.iter().flat_map(|moves| moves.split_whitespace());
        let parsed = words.zip(1..).map(|(text, number)| {
            let mv = text.parse().map_err(|error| CliError::ParseMove { number, error })?;
            Ok((number, mv))
        });
        let moves: Vec<_> = parsed.collect::<Result<_, CliError>>()?;
        if moves.is_empty() { Err(CliError::NoMove) } else { Ok(moves) }
    }
}

/// Arguments of `status`.
#[derive(Debug, clap::Args)]
pub(crate) struct StatusArgs {
    /// Id of the game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// Position text, one argument
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `convert`.
#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArgs {
    /// Saved games in any of the formats
    pub(crate) file: PathBuf,
    /// The format to print
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Format,
}

/// Arguments of `best`.
#[derive(Debug, clap::Args)]
pub(crate) struct BestArgs {
    #[command(flatten)]
    pub(crate) at: PositionArgs,
    #[command(flatten)]
    pub(crate) effort: EffortArgs,
    /// How many threads search
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How much a player may think; one second without any.
#[derive(Debug, clap::Args)]
#[group(multiple = false)]
pub(crate) struct EffortArgs {
    /// Play as weakly as this level, 1 to 10
    #[arg(long, value_parser = level)]
    pub(crate) level: Option<Level>,
    /// Half-moves to look ahead
    #[arg(long, value_name = "N", value_parser = positive)]
    pub(crate) depth: Option<u64>,
    /// Positions to visit
    #[arg(long, value_name = "N", value_parser = positive)]
    pub(crate) nodes: Option<u64>,
    /// Milliseconds to think
    #[arg(long, value_name = "MS", value_parser = positive)]
    pub(crate) movetime: Option<u64>,
}

/// Arguments of `bench`.
#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    /// How many threads search; the total is always the same only with one
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `match`.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// Id of the game
    #[arg(value_parser = game)]
    pub(crate) game: Game,
    /// One player: `random`, `greedy`, or settings such as depth=4,eval=material
    #[arg(long, value_name = "SPEC")]
    pub(crate) a: Spec,
    /// The other player
    #[arg(long, value_name = "SPEC")]
    pub(crate) b: Spec,
    /// How many games; of each two that follow, colours change and the opening stays
    #[arg(long, value_name = "N", value_parser = positive)]
    pub(crate) games: u64,
    /// What the openings follow from
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub(crate) jobs: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A format of saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Portable game notation
    Pgn,
    /// Rusty object notation
    Ron,
    /// JSON
    Json,
}

fn game(id: &str) -> Result<Game, UnknownGame> {
    id.parse()
}

/// At most so many threads: more than any machine has use for.
const MOST_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=MOST_THREADS) => Ok(threads),
        _ => Err(format!("it takes a number from 1 to {MOST_THREADS}")),
    }
}

fn positive(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(0) | Err(_) => Err("it takes a number from 1".to_owned()),
        Ok(number) => Ok(number),
    }
}

fn level(text: &str) -> Result<Level, String> {
    let number: u32 = text.parse().map_err(|_| "levels go from 1 to 10".to_owned())?;
    Level::new(number).map_err(|refused| refused.to_string())
}
