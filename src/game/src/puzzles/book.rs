//! The puzzles of a game, read from the file that comes with the program.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use engine::puzzle::{Goal, Puzzle, Theme};
use rules::{AnyPosition, Game, Move};
use serde::Deserialize;

use super::{EntryError, EntryFault};

/// The puzzles of one game, those that could be read, the easiest first.
#[derive(Clone, Debug)]
pub struct Book {
    /// Whose puzzles they are.
    pub game: Game,
    /// In the order of their ratings.
    pub entries: Vec<Arc<Entry>>,
    /// What is wrong with the others.
    pub faults: Vec<EntryError>,
}

/// A puzzle as its book has it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name, which stays.
    pub id: String,
    /// What is to be solved.
    pub puzzle: Puzzle,
    /// How hard it is: 800 to 2400.
    pub rating: u32,
    /// What shows in it.
    pub themes: Vec<Theme>,
}

impl Entry {
    /// Whose puzzle it is.
    pub fn game(&self) -> Game {
        self.puzzle.line().start().game()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBook {
    puzzles: Vec<WrittenEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEntry {
    id: String,
    position: String,
    line: Vec<String>,
    goal: String,
    rating: u32,
    themes: Vec<String>,
}

impl Book {
    /// The book of `game` that comes with the program.
    pub fn of(game: Game) -> Arc<Self> {
        static BOOKS: LazyLock<Vec<Arc<Book>>> =
            LazyLock::new(|| Game::ALL.map(|game| Arc::new(Book::read(game, text(game)))).into());
        match BOOKS.iter().find(|book| book.game == game) {
            Some(book) => book.clone(),
            None => Arc::new(Self::read(game, text(game))),
        }
    }

    /// Reads a book. A puzzle that is bad is left out and named.
    pub fn read(game: Game, text: &str) -> Self {
        let mut book = Self { game, entries: Vec::new(), faults: Vec::new() };
        let file = format!("{game}.ron");
        let written: WrittenBook = match ron::from_str(text) {
            Ok(written) => written,
            Err(error) => {
                let (line, column) = (error.span.start.line, error.span.start.col);
                book.faults.push(EntryError { file, line, why: EntryFault::Text { column } });
                return book;
            }
        };
        let mut known = BTreeSet::new();
        for (nth, written) in written.puzzles.into_iter().enumerate() {
            let line = line_of(text, nth);
            let id = written.id.clone();
            match judge(game, written) {
                Ok(_) if !known.insert(id.clone()) => {
                    let why = EntryFault::Twice(id);
                    book.faults.push(EntryError { file: file.clone(), line, why });
                }
                Ok(entry) => book.entries.push(Arc::new(entry)),
                Err(why) => book.faults.push(EntryError { file: file.clone(), line, why }),
            }
        }
        book.entries.sort_by_key(|entry| entry.rating);
        book
    }

    /// The puzzle called `id`.
    pub fn find(&self, id: &str) -> Option<&Arc<Entry>> {
        self.entries.iter().find(|entry| entry.id == id)
    }
}

const fn text(game: Game) -> &'static str {
    match game {
        Game::Chess => include_str!("../../../../levels/puzzles/chess.ron"),
        Game::Joker => include_str!("../../../../levels/puzzles/joker.ron"),
        Game::Keres => include_str!("../../../../levels/puzzles/keres.ron"),
        Game::Cyvasse => include_str!("../../../../levels/puzzles/cyvasse.ron"),
        Game::Checkered => include_str!("../../../../levels/puzzles/checkered.ron"),
    }
}

/// The line on which the puzzle number `nth`, counted from 0, gives its id.
fn line_of(text: &str, nth: usize) -> usize {
    let gives = |line: &str| line.trim_start().trim_start_matches('(').starts_with("id:");
    let mut ids = text.lines().enumerate().filter(|(_, line)| gives(line));
    ids.nth(nth).map_or(1, |(at, _)| at + 1)
}

fn judge(game: Game, written: WrittenEntry) -> Result<Entry, EntryFault> {
    let WrittenEntry { id, position, line, goal, rating, themes } = written;
    let allowed = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit();
    if id.is_empty() || !id.bytes().all(allowed) {
        return Err(EntryFault::Id(id));
    }
    let start = AnyPosition::from_text(game, &position)?;
    let moves = line
        .iter()
        .map(|text| text.parse().map_err(|_| EntryFault::Move(text.clone())))
        .collect::<Result<Vec<Move>, _>>()?;
    let goal = Goal::from_id(&goal).ok_or(EntryFault::Goal(goal))?;
    let themes = themes
        .iter()
        .map(|id| id.parse().map_err(|_| EntryFault::Theme(id.clone())))
        .collect::<Result<Vec<Theme>, _>>()?;
    if !(Puzzle::RATINGS).contains(&rating) {
        return Err(EntryFault::Rating(rating));
    }
    let puzzle = Puzzle::new(start, &moves, goal)?;
    Ok(Entry { id, puzzle, rating, themes })
}
