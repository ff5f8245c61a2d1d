//! What the table costs beside a bare window: memory, an idle processor, the time until there is
//! something to see, and the time of a frame beside as many men in plain materials.
//!
//! Run as `cargo bench --profile dev --package pancharanga --bench cost`, which is what
//! `cargo xtask bench cost` does: Cargo's own profile for benchmarks would build the engine once
//! more. Figures are printed, not judged. Without a graphics card what is drawn lies in ordinary
//! memory, so that both memories are larger than a player's.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Time until everything is loaded and drawn.
const WARM: Duration = Duration::from_secs(12);
/// How much longer a slow machine may take until a second is quiet.
const SLOW: Duration = Duration::from_secs(60);
/// Processor time of a second, in ticks, up to which it is quiet.
const QUIET: u64 = 10;
/// How long processor time is counted.
const WATCHED: Duration = Duration::from_secs(10);
/// How long the game may take to tell the cost of its frames.
const PATIENCE: Duration = Duration::from_secs(300);
/// The kernel's unit of processor time: a hundredth of a second.
const TICKS: f64 = 100.0;

fn main() -> ExitCode {
    if !cfg!(target_os = "linux") {
        println!("The cost of the table is measured on Linux only, from what /proc tells.");
        return ExitCode::SUCCESS;
    }
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("Nothing was measured: {why}.");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<(), Trouble> {
    let display = Display::open()?;
    let bare = idle(&display, "the bare window", &["--bare"])?;
    let table = idle(&display, "the table", &["--game", "chess"])?;
    let title = idle(&display, "the title", &[])?;
    let bare_start = drawing(&display, "the bare window's start", &["--bare"])?;
    let title_start = drawing(&display, "the title's start", &[])?;
    let plain = drawing(&display, "men in plain materials", &["--bare", "--game", "chess"])?;
    let low = drawing(&display, "the lowest quality", &["--game", "chess", "--quality", "low"])?;
    let best = drawing(&display, "the highest quality", &["--game", "chess", "--quality", "best"])?;
    row("", "measured", "promised");
    row("memory, bare window", &megabytes(bare.bytes), "");
    row("memory, table", &megabytes(table.bytes), "");
    row("memory, difference", &megabytes(table.bytes - bare.bytes), "at most 200 MB more");
    row("memory, title", &megabytes(title.bytes - bare.bytes), "at most 200 MB more");
    row("idle, bare window", &share(bare.core), "");
    row("idle, table", &share(table.core), "under 3 % of a core");
    row("start, bare window", &seconds(bare_start.start), "");
    row("start, title", &seconds(title_start.start), "at most 1.5 s more");
    row("a frame, plain men", &millis(plain.frame), "");
    let times = |drawn: &Drawing| format!("{:.2} x", drawn.frame as f64 / plain.frame as f64);
    row("a frame, lowest", &times(&low), "at most 1.5 times");
    row("a frame, highest", &times(&best), "at most 3 times");
    row("our systems, a frame", &millis(low.ours), "under 0.5 ms");
    Ok(())
}

/// A game that was left alone.
struct Idle {
    /// Resident memory.
    bytes: i64,
    /// Processor time, as a part of one core.
    core: f64,
}

fn idle(display: &Display, name: &'static str, flags: &[&str]) -> Result<Idle, Trouble> {
    eprintln!("Measuring {name} …");
    let mut run = Run::start(display, name, flags)?;
    sleep(WARM);
    let begun = Instant::now();
    loop {
        let before = run.ticks()?;
        sleep(Duration::from_secs(1));
        if run.ticks()? - before <= QUIET || begun.elapsed() > SLOW {
            break;
        }
    }
    let bytes = run.resident()?;
    let (before, begun) = (run.ticks()?, Instant::now());
    sleep(WATCHED);
    let spent = (run.ticks()? - before) as f64 / TICKS;
    Ok(Idle { bytes, core: spent / begun.elapsed().as_secs_f64() })
}

/// What drawing without a pause takes, as the game tells it.
struct Drawing {
    /// Milliseconds until the first whole picture.
    start: u64,
    /// Microseconds of a frame, and of our systems in it.
    frame: u64,
    ours: u64,
}

fn drawing(display: &Display, name: &'static str, flags: &[&str]) -> Result<Drawing, Trouble> {
    eprintln!("Measuring {name} …");
    let flags: Vec<&str> = ["--cost"].iter().chain(flags).copied().collect();
    let mut run = Run::start(display, name, &flags)?;
    let begun = Instant::now();
    loop {
        let log = run.log();
        let after = |words: &str| {
            let numbers = log.lines().filter_map(|line| line.split_once(words));
            numbers.filter_map(|(_, rest)| rest.split(' ').next()?.parse().ok()).collect()
        };
        let frames: Vec<u64> = after("a frame takes ");
        let ours: Vec<u64> = after("our systems take ");
        let start: Vec<u64> = after("whole picture came after ");
        // The first mean has what is drawn for the first time in it.
        if let ([_, frame, ..], [_, ours, ..], [start, ..]) = (&frames[..], &ours[..], &start[..]) {
            return Ok(Drawing { start: *start, frame: *frame, ours: *ours });
        }
        if begun.elapsed() > PATIENCE {
            return Err(Trouble::Silent);
        }
        run.lives()?;
        sleep(Duration::from_millis(200));
    }
}

/// A display of our own, so that no other window takes part.
struct Display {
    server: Child,
    name: String,
}

impl Display {
    fn open() -> Result<Self, Trouble> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Trouble::NoDisplay)?;
        let output = server.stdout.take();
        let mut display = Self { server, name: String::new() };
        let mut number = String::new();
        if let Some(output) = output {
            BufReader::new(output).read_line(&mut number).map_err(Trouble::NoDisplay)?;
        }
        if number.trim().is_empty() {
            return Err(Trouble::NoDisplay(io::ErrorKind::UnexpectedEof.into()));
        }
        display.name = format!(":{}", number.trim());
        Ok(display)
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        end(&mut self.server);
    }
}

/// The game, running with an empty home folder.
struct Run {
    name: &'static str,
    game: Child,
    home: TempDir,
}

impl Run {
    fn start(display: &Display, name: &'static str, flags: &[&str]) -> Result<Self, Trouble> {
        let home = TempDir::new().map_err(Trouble::NoHome)?;
        let log = File::create(home.path().join(LOG)).map_err(Trouble::NoHome)?;
        let game = Command::new(env!("CARGO_BIN_EXE_pancharanga"))
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("RUST_LOG")
            // With it a debug build of the renderer notes who takes each of its locks.
            .env_remove("RUST_BACKTRACE")
            .arg("--home")
            .arg(home.path())
            .args(flags)
            .stdout(log.try_clone().map_err(Trouble::NoHome)?)
            .stderr(log)
            .spawn()
            .map_err(Trouble::NotStarted)?;
        Ok(Self { name, game, home })
    }

    fn lives(&mut self) -> Result<(), Trouble> {
        match self.game.try_wait() {
            Ok(None) => Ok(()),
            Ok(Some(status)) => Err(Trouble::Ended(self.name, status, self.log())),
            Err(why) => Err(Trouble::NotStarted(why)),
        }
    }

    /// Processor time spent so far, on all threads, in ticks.
    fn ticks(&mut self) -> Result<u64, Trouble> {
        let text = self.told("stat")?;
        // The program's name, in brackets, may hold spaces; utime and stime are fields 14 and 15.
        let after = text.rsplit_once(')').map_or("", |(_, after)| after);
        let times: Option<Vec<u64>> =
            after.split_whitespace().skip(11).take(2).map(|field| field.parse().ok()).collect();
        match times.as_deref() {
            Some([user, system]) => Ok(user + system),
            _ => Err(Trouble::Unclear("stat")),
        }
    }

    /// Memory in use, in bytes; the kernel tells it in kibibytes.
    fn resident(&mut self) -> Result<i64, Trouble> {
        self.told("status")?
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.split_whitespace().next()?.parse::<i64>().ok())
            .map(|kibibytes| kibibytes * 1024)
            .ok_or(Trouble::Unclear("status"))
    }

    /// A file the kernel keeps about the game.
    fn told(&mut self, file: &'static str) -> Result<String, Trouble> {
        self.lives()?;
        let path = Path::new("/proc").join(self.game.id().to_string()).join(file);
        fs::read_to_string(path).map_err(|why| Trouble::Unread(file, why))
    }

    fn log(&self) -> String {
        let log = fs::read(self.home.path().join(LOG)).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        end(&mut self.game);
    }
}

/// The file in the home folder that holds what the game prints.
const LOG: &str = "log.txt";

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("Xvfb gives no display ({0}); `cargo xtask setup` installs it")]
    NoDisplay(io::Error),
    #[error("there is no folder for the game's files ({0})")]
    NoHome(io::Error),
    #[error("the game does not start ({0})")]
    NotStarted(io::Error),
    #[error("{0} ended by itself with {1}, after printing:\n{2}")]
    Ended(&'static str, ExitStatus, String),
    #[error("the kernel's file `{0}` about the game cannot be read ({1})")]
    Unread(&'static str, io::Error),
    #[error("the kernel's file `{0}` about the game does not say what it should")]
    Unclear(&'static str),
    #[error("the game told no cost of its frames in {} seconds", PATIENCE.as_secs())]
    Silent,
}

fn end(child: &mut Child) {
    // Whoever is gone already needs no end.
    let _ = child.kill();
    let _ = child.wait();
}

fn row(what: &str, figure: &str, promise: &str) {
    println!("{}", format!("{what:<22}{figure:>14}   {promise}").trim_end());
}

fn megabytes(bytes: i64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn share(core: f64) -> String {
    format!("{:.1} %", core * 100.0)
}

fn millis(micros: u64) -> String {
    format!("{:.2} ms", micros as f64 / 1e3)
}

fn seconds(millis: u64) -> String {
    format!("{:.2} s", millis as f64 / 1e3)
}
