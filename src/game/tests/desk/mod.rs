//! A real desk for end-to-end tests: a display of its own, the game in a window on it, a mouse
//! that really clicks, and the game's own account of what it shows.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// How long anything may take on a machine that draws without a graphics card.
const PATIENCE: Duration = Duration::from_secs(90);
/// Size of the window: small, since every pixel is drawn by the processor.
const SIZE: (u32, u32) = (800, 600);

/// A display, a home folder and the running game.
pub(crate) struct Desk {
    /// One desk at a time: there are two cores, and a picture takes both.
    _turn: MutexGuard<'static, ()>,
    display: String,
    server: Child,
    game: Option<Child>,
    home: TempDir,
    trace: PathBuf,
    size: (u32, u32),
    runs: usize,
}

impl Desk {
    /// Opens a display and starts the game with an empty home folder.
    pub(crate) fn open() -> Self {
        Self::open_with(&[])
    }

    /// The same with more words on the command line.
    pub(crate) fn open_with(words: &[&str]) -> Self {
        Self::open_as(SIZE, "", words)
    }

    /// The same in a window of another size, with the text of settings that were kept before.
    pub(crate) fn open_as(size: (u32, u32), settings: &str, words: &[&str]) -> Self {
        static TURN: Mutex<()> = Mutex::new(());
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0"])
            .arg(format!("{}x{}x24", size.0, size.1))
            .args(["-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts (`cargo xtask setup` installs it)");
        let mut number = String::new();
        let output = server.stdout.take().expect("Xvfb's output");
        BufReader::new(output).read_line(&mut number).expect("Xvfb says its display");
        let home = TempDir::new().expect("a home folder");
        if !settings.is_empty() {
            fs::write(home.path().join("settings.ron"), settings).expect("settings");
        }
        let mut desk = Self {
            _turn: turn,
            display: format!(":{}", number.trim()),
            server,
            game: None,
            trace: PathBuf::new(),
            size,
            home,
            runs: 0,
        };
        desk.start_with(words);
        desk
    }

    /// Starts the game and waits until the board can be seen.
    pub(crate) fn start(&mut self) {
        self.start_with(&[]);
    }

    /// The same with more words on the command line.
    pub(crate) fn start_with(&mut self, words: &[&str]) {
        self.runs += 1;
        self.trace = self.home.path().join(format!("trace-{}.jsonl", self.runs));
        let log = fs::File::create(self.home.path().join(format!("log-{}.txt", self.runs)))
            .expect("a log file");
        let game = Command::new(env!("CARGO_BIN_EXE_pancharanga"))
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .arg("--home")
            .arg(self.home.path())
            .arg("--trace")
            .arg(&self.trace)
            .arg("--size")
            .arg(format!("{}x{}", self.size.0, self.size.1))
            // Clicks need no beauty.
            .args(["--quality", "low"])
            .args(words)
            .stdout(log.try_clone().expect("a log file"))
            .stderr(log)
            .spawn()
            .expect("the game starts");
        self.game = Some(game);
        self.wait("the board to be seen", |state| state["ready"] == true);
        // Nobody else gives the window the keys: there is no window manager.
        self.pointer(&["search", "--sync", "--name", "Pancharanga", "windowfocus"]);
        self.settle();
    }

    /// Goes on with the game that was left, and waits until the view has come to the board.
    pub(crate) fn go_on(&self) {
        self.press("Continue");
        self.wait("the title to go", |state| state["sheet"].is_null());
        self.settle();
    }

    /// Kills the game as a power cut would.
    pub(crate) fn kill(&mut self) {
        if let Some(mut game) = self.game.take() {
            game.kill().expect("the game can be killed");
            game.wait().expect("the game is gone");
        }
    }

    /// What the game last said of itself.
    pub(crate) fn state(&self) -> Value {
        let text = fs::read_to_string(&self.trace).unwrap_or_default();
        text.lines().rev().find_map(|line| serde_json::from_str(line).ok()).unwrap_or(Value::Null)
    }

    /// Waits until the game says what `holds` asks for.
    pub(crate) fn wait(&self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let start = Instant::now();
        loop {
            let state = self.state();
            if holds(&state) {
                return state;
            }
            if start.elapsed() > PATIENCE {
                self.picture("gave-up");
                panic!("waited in vain for {what}; the game says {state}\n{}", self.log());
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// The same, but only for so long.
    pub(crate) fn wait_for(&self, most: Duration, holds: impl Fn(&Value) -> bool) -> bool {
        let start = Instant::now();
        while start.elapsed() < most {
            if holds(&self.state()) {
                return true;
            }
            sleep(Duration::from_millis(30));
        }
        false
    }

    /// Clicks the middle of a square.
    pub(crate) fn tap(&self, square: &str) {
        self.wait("the table to be still", |state| state["awake"] == false);
        let (x, y) = self.square(square);
        self.click(x, y);
    }

    /// Clicks a square without waiting for the table to be still, again until `holds`: in slow
    /// frames a click may come before the table has seen the pointer.
    pub(crate) fn tap_until(&self, square: &str, what: &str, holds: impl Fn(&Value) -> bool) {
        // In slow frames a click may fall between two of them: the next is held for longer.
        for held in ["0.08", "0.25", "0.4"].into_iter().cycle().take(12) {
            let (x, y) = self.square(square);
            let (x, y) = (x.to_string(), y.to_string());
            self.pointer(&["mousemove", &x, &y, "sleep", "0.12", "mousedown", "1"]);
            self.pointer(&["sleep", held, "mouseup", "1"]);
            if self.wait_for(Duration::from_secs(3), &holds) {
                return;
            }
        }
        self.wait(what, holds);
    }

    /// Clicks a button of a panel by the words it shows or says.
    pub(crate) fn press(&self, button: &str) {
        let found = self.wait(&format!("the button \"{button}\""), |state| {
            state["awake"] == false && place(&state["buttons"], button).is_some()
        });
        let (x, y) = place(&found["buttons"], button).expect("it was found");
        self.click(x, y);
    }

    /// Drags with the left button from one square to another, or beside the board.
    pub(crate) fn drag(&self, from: &str, to: &str) {
        self.wait("the table to be still", |state| state["awake"] == false);
        let ((x, y), (to_x, to_y)) = (self.square(from), self.square(to));
        self.drag_points((x, y), (to_x, to_y));
    }

    /// Drags with the left button between two points of the window.
    pub(crate) fn drag_points(&self, from: (f64, f64), to: (f64, f64)) {
        self.wait("the table to be still", |state| state["awake"] == false);
        self.pointer(&["mousemove", &from.0.to_string(), &from.1.to_string()]);
        self.pointer(&["mousedown", "1"]);
        for step in 1..=4 {
            let t = f64::from(step) / 4.0;
            let x = from.0 + (to.0 - from.0) * t;
            let y = from.1 + (to.1 - from.1) * t;
            self.pointer(&["mousemove", &x.to_string(), &y.to_string()]);
            sleep(Duration::from_millis(120));
        }
        self.pointer(&["mouseup", "1"]);
    }

    /// Presses a key by its X name (`Return`, `Escape`, `ctrl+z`).
    pub(crate) fn key(&self, name: &str) {
        self.wait("the table to be still", |state| state["awake"] == false);
        self.pointer(&["key", name]);
    }

    /// Types a text as a keyboard would.
    pub(crate) fn write(&self, text: &str) {
        self.pointer(&["type", "--delay", "20", text]);
    }

    /// Waits until the game has drawn all that there is to draw.
    pub(crate) fn settle(&self) {
        sleep(Duration::from_millis(300));
        self.wait("the table to be still", |state| state["awake"] == false);
        // The last picture is handed to the display after it is told of.
        sleep(Duration::from_millis(700));
    }

    /// Keeps what is on the display as a picture, and says where.
    pub(crate) fn picture(&self, name: &str) -> PathBuf {
        self.settle();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let path = folder.join(format!("{name}.png"));
        let status = Command::new("import")
            .args(["-display", &self.display, "-window", "root"])
            .arg(&path)
            .status()
            .expect("ImageMagick's import runs (`cargo xtask setup` installs it)");
        assert!(status.success(), "a picture was taken");
        path
    }

    /// The files of kept games.
    pub(crate) fn games(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![self.home.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("the home folder").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "ron")
                    && path.file_stem().is_some_and(|stem| stem != "settings")
                {
                    files.push(path);
                }
            }
        }
        files.sort();
        files
    }

    /// The middle of a square in the window.
    pub(crate) fn square(&self, name: &str) -> (f64, f64) {
        place(&self.state()["squares"], name)
            .unwrap_or_else(|| panic!("{name} is not in sight: {}", self.state()))
    }

    /// Waits for the picture first, as a person does.
    fn click(&self, x: f64, y: f64) {
        self.wait("the table to be still", |state| state["awake"] == false);
        self.pointer(&["mousemove", &x.to_string(), &y.to_string()]);
        sleep(Duration::from_millis(150));
        self.pointer(&["mousedown", "1"]);
        sleep(Duration::from_millis(100));
        self.pointer(&["mouseup", "1"]);
    }

    fn pointer(&self, words: &[&str]) {
        let status = Command::new("xdotool")
            .env("DISPLAY", &self.display)
            .args(words)
            .status()
            .expect("xdotool runs (`cargo xtask setup` installs it)");
        assert!(status.success(), "xdotool {words:?}");
    }

    fn log(&self) -> String {
        let path = self.home.path().join(format!("log-{}.txt", self.runs));
        fs::read_to_string(path).unwrap_or_default()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in self.game.iter_mut().chain([&mut self.server]) {
            // Whoever is gone already needs no end.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn place(list: &Value, name: &str) -> Option<(f64, f64)> {
    list.as_array()?
        .iter()
        .find(|entry| {
            entry[0]
                .as_str()
                .is_some_and(|label| label.replace(['\u{a0}', '\u{202f}', '\u{2009}'], " ") == name)
        })
        .and_then(|entry| Some((entry[1].as_f64()?, entry[2].as_f64()?)))
}
