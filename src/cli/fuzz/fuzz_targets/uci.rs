//! Any text, asked as `checks::uci` says.

#![no_main]

#[path = "../checks.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::uci(text));
