//! Files are whole at every moment.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::super::file::set_aside;
use super::*;

/// Where the child of the test below writes.
const TARGET: &str = "PANCHARANGA_TEST_TARGET";

/// Two texts that cannot be taken for each other, nor a part for the whole.
fn texts() -> [String; 2] {
    ["old ", "new "].map(|word| format!("{}.", word.repeat(200_000)))
}

#[test]
#[ignore = "it writes until it is killed; the test below starts it"]
fn child_writes_until_it_is_killed() {
    let Some(target) = env::var_os(TARGET).map(PathBuf::from) else { return };
    loop {
        for text in texts() {
            write_text(&target, &text).unwrap();
        }
    }
}

#[test]
fn a_kill_at_any_moment_leaves_the_old_or_the_new_file() {
    let (home, _) = home();
    let target = home.path().join("game.ron");
    let [old, new] = texts();
    write_text(&target, &old).unwrap();
    let mut seen = 0;
    for round in 0..24 {
        let parts = names_in(home.path()).len();
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "keep::tests::file::child_writes_until_it_is_killed", "--ignored"])
            .env(TARGET, &target)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        // It writes as soon as a half-written file can be seen.
        let started = Instant::now();
        while names_in(home.path()).len() == parts {
            assert!(started.elapsed() < Duration::from_secs(30), "the child does not write");
            sleep(Duration::from_millis(1));
        }
        sleep(Duration::from_micros(700 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let found = fs::read_to_string(&target).unwrap();
        assert!(found == old || found == new, "the file is {} bytes of neither", found.len());
        seen += usize::from(names_in(home.path()).len() > parts);
    }
    assert!(seen > 0, "no kill fell into the middle of a write");
}

#[test]
fn a_file_that_cannot_be_written_stays_as_it_was() {
    let (home, _) = home();
    let file = home.path().join("file");
    write_text(&file, "old").unwrap();
    let error = write_text(&file.join("below"), "new").unwrap_err();
    assert!(matches!(error, KeepError::File { doing: Doing::Write, .. }));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    assert_eq!(names_in(home.path()), ["file"]);
}

#[test]
fn what_is_set_aside_is_never_overwritten() {
    let (home, _) = home();
    let file = home.path().join("game.ron");
    for nth in 1..=3 {
        fs::write(&file, format!("text {nth}")).unwrap();
        let aside = set_aside(&file).unwrap();
        assert_eq!(aside, home.path().join(format!("game.ron.damaged-{nth}")));
    }
    for nth in 1..=3 {
        let aside = home.path().join(format!("game.ron.damaged-{nth}"));
        assert_eq!(fs::read_to_string(aside).unwrap(), format!("text {nth}"));
    }
    assert!(!file.exists());
}
