//! `convert`: saved games from one format to another.

use std::fs;
use std::path::Path;

use rules::{Record, pgn};

use crate::args::{ConvertArgs, Format};
use crate::error::CliError;

pub(crate) fn run(args: &ConvertArgs) -> Result<String, CliError> {
    let path = args.file.as_path();
    let bytes = fs::read(path).map_err(|error| CliError::File { path: path.to_owned(), error })?;
    let records = read(path, &bytes)?;
    for (index, record) in records.iter().enumerate() {
        record.check().map_err(|error| CliError::Record {
            path: path.to_owned(),
            told: format!("game {}: {error}", index + 1),
        })?;
    }
    write(&records, args.to)
}

fn read(path: &Path, bytes: &[u8]) -> Result<Vec<Record>, CliError> {
    let text = pgn::decode(bytes);
    let fault = |told: String| CliError::Record { path: path.to_owned(), told };
    match format_of(path, &text) {
        Format::Pgn => {
            let (records, errors) = pgn::read(&text);
            let others = errors.len().saturating_sub(1);
            match errors.into_iter().next() {
                None => Ok(records),
                Some(error) => Err(CliError::Pgn { path: path.to_owned(), error, others }),
            }
        }
        Format::Json => match serde_json::from_str::<Vec<Record>>(&text) {
            Ok(records) => Ok(records),
            Err(_) if !text.trim_start().starts_with('[') => {
                let record = serde_json::from_str(&text).map_err(|error| fault(error.to_string()));
                Ok(vec![record?])
            }
            Err(error) => Err(fault(error.to_string())),
        },
        Format::Ron => match ron::from_str::<Vec<Record>>(&text) {
            Ok(records) => Ok(records),
            Err(_) if !text.trim_start().starts_with('[') => {
                let record = ron::from_str(&text).map_err(|error| fault(error.to_string()));
                Ok(vec![record?])
            }
            Err(error) => Err(fault(error.to_string())),
        },
    }
}

/// By the name; if that says nothing, by how the text begins.
fn format_of(path: &Path, text: &str) -> Format {
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    match extension.as_deref() {
        Some("pgn") => Format::Pgn,
        Some("ron") => Format::Ron,
        Some("json") => Format::Json,
        _ => match text.trim_start().as_bytes() {
            [b'{', rest @ ..] | [b'[', rest @ ..] if begins_json(rest) => Format::Json,
            [b'(', ..] => Format::Ron,
            [b'[', rest @ ..] if rest.trim_ascii_start().starts_with(b"(") => Format::Ron,
            _ => Format::Pgn,
        },
    }
}

/// Behind the bracket: an object begins with a name in quotes, a list with an object. A comment
/// that begins a PGN text does neither.
fn begins_json(rest: &[u8]) -> bool {
    matches!(rest.trim_ascii_start(), [b'"', ..] | [b'{', ..] | [])
}

fn write(records: &[Record], format: Format) -> Result<String, CliError> {
    match format {
        Format::Pgn => Ok(records.iter().map(pgn::write).collect()),
        Format::Json => {
            let text = serde_json::to_string_pretty(records);
            Ok(text.map_err(|error| CliError::Write(error.to_string()))? + "\n")
        }
        Format::Ron => {
            let text = ron::ser::to_string_pretty(records, ron::ser::PrettyConfig::new());
            Ok(text.map_err(|error| CliError::Write(error.to_string()))? + "\n")
        }
    }
}
