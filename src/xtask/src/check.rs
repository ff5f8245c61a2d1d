//! `cargo xtask check`: format, lints and the architecture's invariants.

use crate::setup;
use crate::step::{Failure, cargo, step};

/// Runs all three.
pub(crate) fn run() -> Result<(), Failure> {
    setup::for_tests()?;
    format()?;
    lints()?;
    step(
        "The architecture's invariants (src/README.md).",
        &mut cargo(["test", "--quiet", "--workspace", "--locked", "--test", "tidy"]),
    )
}

/// Every file is as rustfmt writes it.
pub(crate) fn format() -> Result<(), Failure> {
    step("Format.", &mut cargo(["fmt", "--all", "--check"]))
}

/// No warning anywhere, tests and benchmarks included.
pub(crate) fn lints() -> Result<(), Failure> {
    step(
        "Lints.",
        &mut cargo(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    )
}
