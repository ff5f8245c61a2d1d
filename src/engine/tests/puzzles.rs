//! Every puzzle of `levels/puzzles` is what its file says: it wins for certain and by one way alone, its
//! name, rating and themes follow from it.

use std::collections::BTreeSet;
use std::path::Path;

use engine::puzzle::{Care, Goal, Puzzle, Theme};
use rules::{AnyPosition, Game, Move};
use serde::Deserialize;

/// At least so many a game, in so many steps of 200 between the ratings.
const LEAST: usize = 40;
const STEPS: usize = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    puzzles: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    position: String,
    line: Vec<String>,
    goal: String,
    rating: u32,
    themes: Vec<String>,
}

fn entries(game: Game) -> Vec<Entry> {
    // The workspace's place is asked for at run time, for clones may share a build folder.
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo runs the test");
    let path = Path::new(&root).join(format!("../../levels/puzzles/{game}.ron"));
    let text = std::fs::read_to_string(path).expect("a file of puzzles");
    ron::from_str::<Book>(&text).unwrap_or_else(|error| panic!("{game}: {error}")).puzzles
}

fn puzzle(game: Game, entry: &Entry) -> Puzzle {
    let start = AnyPosition::from_text(game, &entry.position).expect("a position");
    let moves: Vec<Move> = entry.line.iter().map(|mv| mv.parse().expect("a move")).collect();
    let goal = Goal::from_id(&entry.goal).expect("a goal");
    Puzzle::new(start, &moves, goal).unwrap_or_else(|fault| panic!("{game} {}: {fault}", entry.id))
}

#[test]
fn names_ratings_and_themes_follow_from_the_puzzle() {
    for game in Game::ALL {
        let entries = entries(game);
        assert!(entries.len() >= LEAST, "{game}: {}", entries.len());
        let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids.len(), entries.len(), "{game}: an id is there twice");
        let mut steps = BTreeSet::new();
        for entry in &entries {
            let puzzle = puzzle(game, entry);
            let themes: Vec<&str> = puzzle.themes().into_iter().map(Theme::id).collect();
            assert_eq!(entry.id, puzzle.id(), "{game}");
            assert_eq!(entry.themes, themes, "{game} {}", entry.id);
            assert_eq!(entry.rating, puzzle.rating(), "{game} {}", entry.id);
            assert!(Puzzle::RATINGS.contains(&entry.rating), "{game} {}", entry.id);
            steps.insert(entry.rating / 200);
        }
        assert!(steps.len() >= STEPS, "{game}: ratings lie together: {steps:?}");
    }
}

#[test]
fn most_themes_show_in_some_puzzle() {
    let shown: BTreeSet<Theme> = Game::ALL
        .into_iter()
        .flat_map(|game| {
            entries(game).iter().flat_map(|e| puzzle(game, e).themes()).collect::<Vec<_>>()
        })
        .collect();
    let missing: Vec<&str> =
        Theme::ALL.into_iter().filter(|theme| !shown.contains(theme)).map(Theme::id).collect();
    assert!(missing.len() <= Theme::ALL.len() / 3, "{missing:?}");
}

#[test]
fn chess() {
    prove(Game::Chess);
}

#[test]
fn joker() {
    prove(Game::Joker);
}

#[test]
fn keres() {
    prove(Game::Keres);
}

#[test]
fn cyvasse() {
    prove(Game::Cyvasse);
}

#[test]
fn checkered() {
    prove(Game::Checkered);
}

fn prove(game: Game) {
    let doubts: Vec<String> = entries(game)
        .iter()
        .filter_map(|entry| {
            let doubt = puzzle(game, entry).prove(&Care::QUICK).err()?;
            Some(format!("{}: {doubt} in {}", entry.id, entry.position))
        })
        .collect();
    assert!(doubts.is_empty(), "{game}:\n{}", doubts.join("\n"));
}
