//! The UCI protocol: a program that shows boards talks to the computer player in lines of text.
//!
//! [`Command`] reads a line, [`Session`] answers. Whatever cannot be read is told in an
//! `info string` and changes nothing, as UCI programs do.

mod command;
mod options;
mod session;

pub use command::{Command, Go, Start};
pub use session::Session;
