//! `uci`: a session on standard input and output, until `quit` or the end of the input.

use std::io::{self, BufRead};

use uci::Session;

use crate::error::CliError;

pub(crate) fn run() -> Result<String, CliError> {
    let mut session = Session::new(io::stdout());
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        // Bytes that are no text are no command either.
        if session.hear(&String::from_utf8_lossy(&line)).is_break() {
            break;
        }
    }
    Ok(String::new())
}
