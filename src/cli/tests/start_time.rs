//! The program is there at once.

use std::process::Command;
use std::time::{Duration, Instant};

/// The best of many starts, since a busy machine delays any of them.
#[test]
fn it_starts_within_ten_milliseconds() {
    let start = || {
        let begun = Instant::now();
        let status = Command::new(env!("CARGO_BIN_EXE_pancharanga-cli"))
            .args(["start", "chess"])
            .stdout(std::process::Stdio::null())
            .status()
            .expect("it starts");
        assert!(status.success());
        begun.elapsed()
    };
    let best = (0..40).map(|_| start()).min().expect("there are starts");
    assert!(best < Duration::from_millis(10), "{best:?}");
}
