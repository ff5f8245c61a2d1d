//! The file of a game's puzzles, written and read.

use std::fmt::Write;

use engine::puzzle::{Goal, Puzzle};
use rules::{AnyPosition, Game, Move};
use serde::Deserialize;

#[derive(Deserialize)]
struct Book {
    puzzles: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    position: String,
    line: Vec<String>,
    goal: String,
}

/// The puzzles of a file; none where there is no file.
pub(crate) fn read(game: Game, file: &str) -> Result<Vec<Puzzle>, String> {
    if !std::path::Path::new(file).exists() {
        return Ok(Vec::new());
    }
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let book: Book = ron::from_str(&text).map_err(|error| format!("{file}: {error}"))?;
    let puzzle = |entry: &Entry| {
        let start = AnyPosition::from_text(game, &entry.position).map_err(|e| e.to_string())?;
        let moves: Result<Vec<Move>, _> = entry.line.iter().map(|mv| mv.parse()).collect();
        let goal = Goal::from_id(&entry.goal).ok_or("no such goal")?;
        Puzzle::new(start, &moves.map_err(|e| e.to_string())?, goal).map_err(|e| e.to_string())
    };
    book.puzzles.iter().map(puzzle).collect()
}

/// Writes puzzles as the game reads them.
pub(crate) fn write(game: Game, file: &str, puzzles: &[Puzzle]) -> Result<(), String> {
    let text = text(game, puzzles).map_err(|error| error.to_string())?;
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

fn text(game: Game, puzzles: &[Puzzle]) -> Result<String, std::fmt::Error> {
    let mut text = String::new();
    writeln!(
        text,
        "// Puzzles of {game}, written by the example `puzzles` of the engine; README.md says what is what."
    )?;
    writeln!(text, "(")?;
    writeln!(text, "    puzzles: [")?;
    for puzzle in puzzles {
        let moves: Vec<String> = puzzle.line().moves().map(|mv| format!("{mv:?}")).collect();
        let moves: Vec<String> = moves.iter().map(|mv| format!("\"{mv}\"")).collect();
        let themes: Vec<String> =
            puzzle.themes().iter().map(|theme| format!("\"{}\"", theme.id())).collect();
        writeln!(text, "        (")?;
        writeln!(text, "            id: \"{}\",", puzzle.id())?;
        writeln!(text, "            position: \"{}\",", puzzle.line().start().to_text())?;
        writeln!(text, "            line: [{}],", moves.join(", "))?;
        writeln!(text, "            goal: \"{}\",", puzzle.goal().id())?;
        writeln!(text, "            rating: {},", puzzle.rating())?;
        writeln!(text, "            themes: [{}],", themes.join(", "))?;
        writeln!(text, "        ),")?;
    }
    writeln!(text, "    ],")?;
    writeln!(text, ")")?;
    Ok(text)
}
