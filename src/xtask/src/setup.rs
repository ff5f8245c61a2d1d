//! `cargo xtask setup`: looks at what is missing, says so, and installs it.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

use crate::need::{NEEDS, Need, Purpose, Sign};
use crate::plan::{Plan, Rights, missing, plan};
use crate::step::{Failure, cargo, step, succeeds};
use crate::system::System;

/// Everything for playing and for the tests.
pub(crate) fn run() -> Result<(), Failure> {
    for_tests()?;
    println!("› All that the game and its tests need is here.");
    Ok(())
}

/// What the tests need, and with it what playing needs.
pub(crate) fn for_tests() -> Result<(), Failure> {
    provide(&[Purpose::Play, Purpose::Screen, Purpose::Test])?;
    if succeeds(&mut cargo(["fmt", "--version"])) && succeeds(&mut cargo(["clippy", "--version"])) {
        return Ok(());
    }
    let add = ["component", "add", "rustfmt", "clippy"];
    if !succeeds(Command::new("rustup").arg("--version")) {
        let command = format!("rustup {}", add.join(" "));
        return Err(Failure::Install("rustfmt and clippy".to_owned(), command));
    }
    step("Adding rustfmt and clippy, for the checks.", Command::new("rustup").args(add))
}

/// What these purposes need.
pub(crate) fn provide(purposes: &[Purpose]) -> Result<(), Failure> {
    let system = System::here();
    let missing = match system {
        System::Debian => {
            let installed = installed_on_debian();
            missing(system, purposes, |need| {
                need.package(system).is_some_and(|package| installed.contains(package))
            })
        }
        _ => missing(system, purposes, is_seen),
    };
    match plan(system, rights(), &missing) {
        Plan::Nothing => Ok(()),
        Plan::Install { say, commands } => {
            println!("› {say}");
            for words in commands {
                step(&words.join(" "), Command::new(words[0]).args(&words[1..]))?;
            }
            Ok(())
        }
        Plan::Refuse { missing, command } => Err(Failure::Install(missing, command)),
        Plan::Name { missing, command } => {
            println!("› This seems to be missing: {missing}.");
            if let Some(command) = command {
                println!("  To install it: {command}");
            }
            println!("  Going on; if a later step fails, this is why.");
            Ok(())
        }
    }
}

fn installed_on_debian() -> HashSet<String> {
    // The status is bad as soon as one package is unknown; what it prints still holds.
    let answer = Command::new("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status} ${Package}\n"])
        .args(NEEDS.iter().filter_map(|need| need.package(System::Debian)))
        .output();
    let text = answer.map_or_else(
        |_| String::new(),
        |answer| String::from_utf8_lossy(&answer.stdout).into_owned(),
    );
    text.lines().filter_map(|line| line.strip_prefix("installed ")).map(str::to_owned).collect()
}

fn is_seen(need: &Need) -> bool {
    match need.sign {
        Sign::Program(name) => is_program(name),
        Sign::Module(name) => succeeds(Command::new("pkg-config").args(["--exists", name])),
        Sign::Library(name) => printed("ldconfig", &["-p"])
            .or_else(|| printed("/sbin/ldconfig", &["-p"]))
            .is_some_and(|text| text.lines().any(|line| line.trim_start().starts_with(name))),
        Sign::Python(name) => {
            succeeds(Command::new("python3").args(["-c", &format!("import {name}")]))
        }
        Sign::Font(language) => printed("fc-list", &[&format!(":lang={language}")])
            .is_some_and(|text| !text.trim().is_empty()),
    }
}

fn is_program(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

fn printed(program: &str, args: &[&str]) -> Option<String> {
    let answer = Command::new(program).args(args).output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).into_owned())
}

fn rights() -> Rights {
    if printed("id", &["-u"]).is_some_and(|id| id.trim() == "0") {
        Rights::Root
    } else if is_program("sudo") || Path::new("/usr/bin/sudo").is_file() {
        Rights::Sudo
    } else {
        Rights::None
    }
}
