//! Any text, asked as `checks::san` says.

#![no_main]

#[path = "../checks.rs"]
#[expect(dead_code, reason = "each target uses one of the checks")]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::san(text));
