//! What must hold for any conversation, asked by the fuzzer and by the test that replays its
//! corpus.

use std::io::Write;
use std::sync::{Arc, Mutex};

use uci::{Command, Session};

/// Where answers go.
#[derive(Clone, Default)]
struct Answers(Arc<Mutex<Vec<u8>>>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A session survives whatever is said, still knows whether it is ready, and answers every `go`
/// once.
pub fn uci(text: &str) {
    let answers = Answers::default();
    let mut session = Session::new(answers.clone());
    let mut asked = 0;
    for line in text.lines() {
        let command = Command::read(line);
        // Memory and threads without end are a machine's limit, not a reader's.
        if is_greedy(&command) {
            continue;
        }
        asked += usize::from(matches!(command, Command::Go(_)));
        if session.hear(line).is_break() {
            break;
        }
        // No search goes on for long.
        if matches!(command, Command::Go(_)) {
            assert!(session.hear("stop").is_continue());
        }
    }
    assert!(session.hear("isready").is_continue());
    drop(session);
    let bytes = answers.0.lock().expect("nobody panics");
    let told = String::from_utf8_lossy(&bytes);
    assert_eq!(told.lines().last(), Some("readyok"));
    let count = |word: &str| told.lines().filter(|line| line.starts_with(word)).count();
    assert_eq!(count("bestmove "), asked);
}

fn is_greedy(command: &Command) -> bool {
    match command {
        Command::SetOption { name, .. } => {
            ["hash", "threads"].contains(&name.to_ascii_lowercase().as_str())
        }
        _ => false,
    }
}
