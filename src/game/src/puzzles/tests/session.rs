//! A puzzle on the table: tries are judged and played, and the game comes back as it was.

use bevy::prelude::*;

use super::*;
use crate::board::{self, Intent, Signs, Subject, Table, Terms, Tried};
use crate::settings::{Motion, Settings};

/// The board without a window, with puzzles on it, and nothing that waits.
fn app() -> App {
    let mut app = App::new();
    app.insert_resource(Settings { motion: Motion::Off, ..default() }).add_plugins((
        MinimalPlugins,
        board::plugin,
        plugin,
    ));
    app.finish();
    app.cleanup();
    app.update();
    app
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    app.update();
}

fn attempt(app: &mut App, mv: &str) {
    app.world_mut().write_message(Intent::Play(mv.parse().expect("a move")));
    app.update();
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn solver(app: &App) -> &Solver {
    session(app).solver().expect("a puzzle is on the table")
}

fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

fn tone(app: &App) -> Option<Tone> {
    session(app).said().map(|said| said.tone)
}

/// The move of the line that comes next.
fn right(app: &App) -> String {
    let solver = solver(app);
    let mv = solver.entry().puzzle.line().move_at(solver.line().ply());
    mv.expect("something is left to find").to_string()
}

#[test]
fn a_puzzle_of_each_game_is_solved_on_the_table() {
    for game in Game::ALL {
        let mut app = app();
        let before = table(&app).to_saved();
        wish(&mut app, Wish::Choose(Choice { game, band: Some(Band::Medium) }));
        assert!(table(&app).studies(Subject::Puzzle));
        let entry = solver(&app).entry().clone();
        assert_eq!(table(&app).line().position(), entry.puzzle.line().start());
        let mut moves = 0;
        while !solver(&app).is_solved() {
            let mv = right(&app);
            attempt(&mut app, &mv);
            moves += 1;
            assert_eq!(tone(&app), Some(Tone::Praise));
            assert_eq!(table(&app).line().position(), solver(&app).line().position());
        }
        assert_eq!(moves, entry.puzzle.moves());
        assert!(app.world().resource::<Record>().has_solved(&entry));
        wish(&mut app, Wish::Next);
        assert_ne!(solver(&app).entry().id, entry.id);
        wish(&mut app, Wish::Leave);
        assert!(session(&app).solver().is_none());
        assert_eq!(table(&app).to_saved(), before);
    }
}

#[test]
fn a_wrong_move_is_taken_back_and_an_illegal_one_is_not_played() {
    let mut app = app();
    wish(&mut app, Wish::Choose(Choice { game: Game::Chess, band: Some(Band::Medium) }));
    let start = table(&app).line().position().clone();
    let right = right(&app);
    let wrong = start.legal_moves().iter().map(ToString::to_string).find(|mv| *mv != right);
    for mv in [wrong.expect("a choice"), "a1a1".to_owned()] {
        attempt(&mut app, &mv);
        assert_eq!(tone(&app), Some(Tone::Blame), "{mv}");
        assert_eq!((table(&app).line().position(), table(&app).line().ply()), (&start, 0));
    }
    assert_eq!(solver(&app).slips(), 1);
    attempt(&mut app, &right);
    assert!(solver(&app).line().ply() > 0 && !solver(&app).is_clean());
    wish(&mut app, Wish::Retry);
    assert_eq!((table(&app).line().ply(), solver(&app).line().ply()), (0, 0));
}

#[test]
fn hints_point_at_the_man_and_then_at_its_square_and_the_solution_is_played() {
    let mut app = app();
    let day = Day(20_502);
    wish(&mut app, Wish::Day(day));
    let mv: rules::Move = right(&app).parse().expect("a move");
    wish(&mut app, Wish::Hint);
    let signs = app.world().resource::<Signs>();
    assert!(signs.men.contains(mv.from) && signs.goals.is_empty());
    wish(&mut app, Wish::Hint);
    assert!(app.world().resource::<Signs>().goals.contains(mv.to));
    assert_eq!(tone(&app), Some(Tone::Help));
    wish(&mut app, Wish::Solution);
    assert!(solver(&app).is_solved());
    assert_eq!(table(&app).line().position(), solver(&app).line().position());
    let record = app.world().resource::<Record>();
    assert!(record.has_solved_day(day) && record.run() == 0);
}

#[test]
fn a_new_game_ends_the_puzzle() {
    let mut app = app();
    wish(&mut app, Wish::Choose(Choice { game: Game::Keres, band: None }));
    app.world_mut().write_message(Intent::new_game(Terms::plain(Game::Joker)));
    app.update();
    app.update();
    assert!(session(&app).solver().is_none());
    assert_eq!((table(&app).game(), table(&app).study()), (Game::Joker, None));
    app.world_mut().write_message(Tried::Move("a1a2".parse().expect("a move")));
    app.update();
    wish(&mut app, Wish::Hint);
}
