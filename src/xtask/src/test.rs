//! `cargo xtask test`: format, lints, then every test of the workspace.

use crate::check;
use crate::setup;
use crate::step::{Failure, cargo, step};

/// Runs everything; with `filters`, only the tests whose names contain one of them.
pub(crate) fn run(filters: &[String]) -> Result<(), Failure> {
    setup::for_tests()?;
    let mut tests = cargo(["test", "--workspace", "--locked"]);
    if !filters.is_empty() {
        let sentence = format!("Tests whose names contain {}.", filters.join(" or "));
        return step(&sentence, tests.arg("--").args(filters));
    }
    check::format()?;
    check::lints()?;
    step("Tests: unit, integration, end to end, documentation.", &mut tests)
}
