//! The rules and the computer player on the command line: scripts, tests and other programs drive
//! games through it.

mod args;
mod board;
mod command;
mod error;
mod player;
mod spec;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Call};
use error::CliError;

fn main() -> ExitCode {
    let answer = match Args::try_parse() {
        Ok(args) => run(&args.call),
        // Help and version are asked for, and printed like any answer.
        Err(help) if !help.use_stderr() => Ok(help.to_string()),
        Err(error) => Err(error.into()),
    };
    let printed = match answer {
        Ok(text) => std::io::stdout().write_all(text.as_bytes()).map_err(CliError::from),
        Err(error) => Err(error),
    };
    match printed {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            error.status()
        }
    }
}

/// What the call prints on standard output: all of it, or nothing.
fn run(call: &Call) -> Result<String, CliError> {
    match call {
        Call::Games(args) => command::games::run(args),
        Call::Start(args) => command::start::run(args),
        Call::Show(args) => command::show::run(args),
        Call::Moves(args) => command::moves::run(args),
        Call::Perft(args) => command::perft::run(args),
        Call::Play(args) => command::play::run(args),
        Call::Status(args) => command::status::run(args),
        Call::Convert(args) => command::convert::run(args),
        Call::Best(args) => command::best::run(args),
        Call::Bench(args) => command::bench::run(args),
        Call::Match(args) => command::contest::run(args),
        Call::Uci => command::uci::run(),
    }
}
