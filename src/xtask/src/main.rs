//! `cargo xtask`: everything a fresh clone needs, one file a command.

mod assets;
mod bench;
mod check;
mod display;
mod need;
mod plan;
mod play;
mod setup;
mod showcase;
mod step;
mod system;
mod test;

use std::process::ExitCode;

use step::Failure;

const HELP: &str = "\
Pancharanga's own commands.

  cargo xtask play [args…]      install what is missing, build, start the game;
                                without a display: render a scene of each game to PNG files
  cargo xtask showcase [folder] render pictures of all games and a short film of them
  cargo xtask assets [name…]    make models, textures and sounds anew by their scripts
  cargo xtask test [filter…]    install what is missing, then format, lints and every test;
                                with a filter: only the tests whose names contain it
  cargo xtask check             format, lints and the architecture's invariants
  cargo xtask bench [name…]     list the benchmarks, or run those named
  cargo xtask setup             only install what is missing
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next();
    let rest: Vec<String> = args.collect();
    let done = match command.as_deref() {
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some("play") => play::run(&rest),
        Some("assets") => assets::run(&rest),
        Some("showcase") => showcase::run(&rest),
        Some("test") => test::run(&rest),
        Some("check") => check::run(),
        Some("bench") => bench::run(&rest),
        Some("setup") => setup::run(),
        Some(other) => Err(Failure::UnknownCommand(other.to_owned())),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
