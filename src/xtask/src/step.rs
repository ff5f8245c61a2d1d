//! One step of a command: say it in a line, do it, stop at the first that fails.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// There is no such command.
    UnknownCommand(String),
    /// There is no such benchmark; the known ones follow.
    UnknownBench(String, Vec<String>),
    /// Nothing is made by a script of this name; the known ones follow.
    UnknownMaker(String, Vec<String>),
    /// A program could not be started.
    NotStarted(String, io::Error),
    /// A step ended badly, with its exit status if it had one.
    Failed(String, Option<i32>),
    /// Something must be installed by hand: what, and the command that does it.
    Install(String, String),
    /// A folder could not be read or made.
    Folder(PathBuf, io::Error),
    /// The game ended well but left no picture there.
    NoPicture(PathBuf),
    /// A rendering was asked for and no folder named for it.
    NoFolder,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCommand(name) => {
                write!(f, "There is no command \"{name}\"; `cargo xtask` lists them.")
            }
            Self::UnknownBench(name, known) => {
                write!(f, "There is no benchmark \"{name}\"; known: {}.", known.join(", "))
            }
            Self::UnknownMaker(name, known) => {
                write!(f, "No script is called \"{name}\"; known: {}.", known.join(", "))
            }
            Self::NotStarted(program, why) => write!(f, "`{program}` could not be started: {why}."),
            Self::Failed(step, Some(code)) => {
                write!(f, "Stopped: {step} ended with status {code}.")
            }
            Self::Failed(step, None) => write!(f, "Stopped: {step} was ended by a signal."),
            Self::Install(what, command) => {
                write!(
                    f,
                    "Missing: {what}. Install it as the administrator, then try again:\n  {command}"
                )
            }
            Self::Folder(path, why) => write!(f, "{} cannot be used: {why}.", path.display()),
            Self::NoPicture(path) => {
                write!(f, "The game ended without leaving a picture in {}.", path.display())
            }
            Self::NoFolder => f.write_str("`--render-to` needs a folder after it."),
        }
    }
}

impl std::error::Error for Failure {}

/// Says `sentence`, then runs `command` in the workspace's root and waits for it.
pub(crate) fn step(sentence: &str, command: &mut Command) -> Result<(), Failure> {
    println!("› {sentence}");
    let name = written(command);
    match command.current_dir(root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Failed(format!("`{name}`"), status.code())),
        Err(why) => Err(Failure::NotStarted(name, why)),
    }
}

/// Whether `command` runs and succeeds; what it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The cargo that runs us, with these arguments.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(cargo_path());
    command.args(args);
    command
}

/// The path of the cargo that runs us.
pub(crate) fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The workspace's root. Asked at run time: a build folder shared by several clones may hold
/// this program as another clone compiled it.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(PathBuf::new, PathBuf::from);
    here.ancestors().nth(2).map_or_else(|| PathBuf::from("."), PathBuf::from)
}

fn written(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
