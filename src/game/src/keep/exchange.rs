//! Games and positions from elsewhere and to elsewhere, as text.

use std::fs;
use std::path::Path;

use rules::pgn::{self, PgnError};
use rules::{AnyPosition, Game, Player, PositionTextError, Record};

use super::file::write_text;
use super::{Doing, KeepError};
use crate::board::saved::PLAYER_TAGS;
use crate::board::{Saved, Table};
use crate::text::{Saying, Words, by_rule, damage};

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// The games, in their order, each under a new id. None is on disk yet.
    pub games: Vec<Saved>,
    /// What could not be read, as sentences that name the place.
    pub errors: Vec<Saying>,
}

/// The game on the table as PGN, with the computer's name in the words of the person.
pub fn export_pgn(table: &Table, words: &Words) -> String {
    let mut record = table.to_saved().record;
    for (player, tag) in Player::ALL.into_iter().zip(PLAYER_TAGS) {
        let unnamed = table.names[player.index()].is_empty();
        if let Some(level) = table.seat(player).strength().filter(|_| unnamed) {
            record.set_tag(tag, words.fill("computer-tag", &[("level", level.into())]));
        }
    }
    pgn::write(&record)
}

/// The shown position as text.
pub fn export_position(table: &Table) -> String {
    table.shown_position().to_text()
}

/// Writes an exported text to a file in a folder that is there.
///
/// # Errors
/// There is no such folder, or the system refuses; what stood there before is then untouched.
pub fn export_text(path: &Path, text: &str) -> Result<(), KeepError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        fs::metadata(folder).map_err(Doing::Write.failed(path))?;
    }
    write_text(path, text)
}

/// Reads PGN, or one line of position text.
///
/// # Errors
/// There is nothing in the text, or its one line is no position. Broken games among others are
/// errors of the [`Import`] instead.
pub fn import_text(text: &str) -> Result<Import, KeepError> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(KeepError::NothingInside);
    }
    if looks_like_position(text) {
        let record = position(text).map_err(KeepError::NoPosition)?;
        let game = Saved::of_record(record).map_err(|_| KeepError::NothingInside)?;
        return Ok(Import { games: vec![game], errors: Vec::new() });
    }
    let (records, errors) = pgn::read(text);
    let mut import = Import {
        errors: errors.iter().map(|error| misread(text, error)).collect(),
        ..Import::default()
    };
    for record in records {
        match Saved::of_record(record) {
            Ok(game) => import.games.push(game),
            Err(error) => import.errors.push(damage(&error)),
        }
    }
    if import.games.is_empty() && import.errors.is_empty() {
        return Err(KeepError::NothingInside);
    }
    Ok(import)
}

/// Reads a file of PGN or of one line of position text.
///
/// # Errors
/// As [`import_text`], or the system refuses, or the file is no text.
pub fn import_file(path: &Path) -> Result<Import, KeepError> {
    let bytes = fs::read(path).map_err(Doing::Read.failed(path))?;
    if bytes.contains(&0) {
        return Err(KeepError::NotText { path: path.to_owned() });
    }
    import_text(&pgn::decode(&bytes))
}

/// Names the place and shows what stands there, which needs no translation.
fn misread(text: &str, error: &PgnError) -> Saying {
    let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
    let rest: String = line.chars().skip(error.column.saturating_sub(1)).collect();
    let word = rest.split_whitespace().next().unwrap_or_default();
    let key = match &error.refusal {
        _ if word.is_empty() => "keep-import-ends",
        Some(_) => "keep-import-illegal",
        None => "keep-import-error",
    };
    let saying = Saying::new(key)
        .with("line", error.line)
        .with("column", error.column)
        .with("text", word.chars().take(LONGEST_WORD).collect::<String>());
    match &error.refusal {
        Some(refusal) => saying.with("why", by_rule(None, refusal)),
        None => saying,
    }
}

/// No move is longer; more of a broken text helps nobody.
const LONGEST_WORD: usize = 24;

/// One line that begins with ranks between slashes.
fn looks_like_position(text: &str) -> bool {
    let board = text.split(' ').next().unwrap_or_default();
    !text.contains('\n')
        && !text.starts_with(['[', '{', '%', ';'])
        && board.matches('/').count() >= 4
}

/// The position in whichever game knows it; the error is that of the game that could read most.
fn position(text: &str) -> Result<Record, PositionTextError> {
    let mut nearest: Option<(usize, PositionTextError)> = None;
    for game in Game::ALL {
        let Err(error) = AnyPosition::from_text(game, text) else {
            return Ok(Record { start: Some(text.to_owned()), ..Record::new(game) });
        };
        let read = match &error {
            PositionTextError::Unreadable { column, .. } => *column,
            PositionTextError::Impossible(_) => usize::MAX,
        };
        if nearest.as_ref().is_none_or(|(most, _)| read > *most) {
            nearest = Some((read, error));
        }
    }
    let nothing = PositionTextError::Impossible(rules::SetupError { faults: Vec::new() });
    Err(nearest.map_or(nothing, |(_, error)| error))
}
