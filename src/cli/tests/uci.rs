//! Conversations in UCI as data: `> ` before what is said, then the answers in order. A line that
//! ends in `…` begins so; `? ` before a line says that some answer before the next one fits.

use std::io::Write;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use uci::Session;

/// How long an answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
/// What is promised, and what a busy machine may add.
const STOPS_WITHIN: Duration = Duration::from_millis(50);
const SLACK: Duration = Duration::from_millis(200);

/// What a session writes.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Output {
    fn lines(&self) -> Vec<String> {
        let bytes = self.0.lock().expect("nobody panicked");
        String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect()
    }

    /// The first answer from number `from` on that fits, and its number.
    fn wait(&self, from: usize, fits: impl Fn(&str) -> bool) -> Option<(usize, String)> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let found =
                self.lines().into_iter().enumerate().skip(from).find(|(_, line)| fits(line));
            if found.is_some() {
                return found;
            }
            std::thread::yield_now();
        }
        None
    }
}

fn fits(pattern: &str, line: &str) -> bool {
    match pattern.strip_suffix('…') {
        Some(beginning) => line.starts_with(beginning),
        None => line == pattern,
    }
}

#[test]
fn sessions_go_as_written_down() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/sessions");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        files += 1;
        let text = std::fs::read_to_string(&path).expect("a text file");
        let output = Output::default();
        let mut session = Session::new(output.clone());
        let mut answered = 0;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let told = || format!("{}: {line:?}, after {:#?}", path.display(), output.lines());
            if let Some(said) = line.strip_prefix("> ") {
                assert!(session.hear(said).is_continue(), "{}", told());
            } else if let Some(pattern) = line.strip_prefix("? ") {
                let found = output.wait(answered, |answer| fits(pattern, answer));
                answered = found.unwrap_or_else(|| panic!("{}", told())).0 + 1;
            } else {
                let (at, answer) =
                    output.wait(answered, |_| true).unwrap_or_else(|| panic!("{}", told()));
                assert!(fits(line, &answer), "{}", told());
                answered = at + 1;
            }
        }
        assert!(session.hear("quit").is_break());
    }
    assert!(files > 0, "no sessions");
}

#[test]
fn a_stop_is_answered_at_once() {
    for variant in ["chess", "joker", "keres", "cyvasse", "checkered"] {
        let output = Output::default();
        let mut session = Session::new(output.clone());
        let mut hear = |line: &str| assert!(session.hear(line).is_continue());
        hear(&format!("setoption name UCI_Variant value {variant}"));
        hear("position startpos");
        hear("go infinite");
        std::thread::sleep(Duration::from_millis(120));
        let bestmoves =
            || output.lines().iter().filter(|line| line.starts_with("bestmove")).count();
        assert_eq!(bestmoves(), 0);
        let asked = Instant::now();
        hear("stop");
        let took = asked.elapsed();
        assert_eq!(bestmoves(), 1);
        assert!(took < STOPS_WITHIN + SLACK, "{variant}: {took:?}");
        hear("go depth 1");
        hear("stop");
        assert_eq!(bestmoves(), 2);
    }
}

#[test]
fn whole_games_are_played_by_what_it_says() {
    for variant in ["chess", "joker", "keres", "cyvasse", "checkered"] {
        let output = Output::default();
        let mut session = Session::new(output.clone());
        let game: rules::Game = variant.parse().expect("a game");
        let mut line = rules::Line::new(rules::AnyPosition::start(game));
        let mut hear = |line: &str| assert!(session.hear(line).is_continue());
        hear(&format!("setoption name UCI_Variant value {variant}"));
        let mut answered = 0;
        while line.outcome().is_none() && line.ply() < 24 {
            let moves: String = line.moves().map(|mv| format!(" {mv}")).collect();
            hear(&format!("position startpos moves{moves}"));
            hear("go nodes 300");
            let best = |line: &str| line.starts_with("bestmove ");
            let (at, answer) = output.wait(answered, best).expect("an answer");
            answered = at + 1;
            let mv = answer.split_whitespace().nth(1).expect("a move");
            line.play(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
