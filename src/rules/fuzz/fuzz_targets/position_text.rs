//! Any text, asked as `checks::position_text` says.

#![no_main]

#[path = "../checks.rs"]
#[expect(dead_code, reason = "each target uses one of the checks")]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::position_text(text));
