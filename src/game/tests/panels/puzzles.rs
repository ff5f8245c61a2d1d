//! Puzzles: the sheet and the panel fit, and what is pressed or tapped does what it says.

use bevy::prelude::*;
use bevy_egui::egui::Key;
use pancharanga::board::Intent;
use pancharanga::puzzles::{Band, Choice, Record, Session, Solver, Wish};
use pancharanga::settings::{Motion, Settings};
use pancharanga::text::Language;
use pancharanga::ui::Sheet;
use rules::{Game, Move};

use super::stage::Stage;
use super::{SIZE, SIZES, fits};

fn stage(size: Vec2, language: Language) -> Stage {
    let mut stage = Stage::new(size, language);
    stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    stage
}

fn wish(stage: &mut Stage, wish: Wish) {
    stage.app.world_mut().write_message(wish);
    stage.settle();
}

fn choose(stage: &mut Stage, game: Game, band: Band) {
    wish(stage, Wish::Choose(Choice { game, band: Some(band) }));
}

fn solver(stage: &Stage) -> &Solver {
    stage.app.world().resource::<Session>().solver().expect("a puzzle is on the table")
}

/// The next right move.
fn right_move(stage: &Stage) -> Move {
    let solver = solver(stage);
    solver.entry().puzzle.line().move_at(solver.line().ply()).expect("a move")
}

/// Its squares.
fn right(stage: &Stage) -> String {
    squares(right_move(stage))
}

fn squares(mv: Move) -> String {
    format!("{} {}", mv.from, mv.to)
}

/// The squares of a legal move that is wrong.
fn wrong(stage: &Stage) -> String {
    let right = right(stage);
    let moves = solver(stage).line().position().legal_moves();
    let named = moves.iter().map(|mv| format!("{} {}", mv.from, mv.to));
    let mut alone = named.clone().filter(|one| named.clone().filter(|two| two == one).count() == 1);
    alone.find(|squares| *squares != right).expect("a choice")
}

#[test]
fn puzzles_fit_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let what = |state: &str| format!("puzzles-{language}-{width}x{height}-{state}");
            let mut stage = stage(Vec2::new(width as f32, height as f32), language);
            stage.open(Sheet::Puzzles);
            fits(&stage, &what("sheet"));
            stage.panels().close();
            for game in Game::ALL {
                let band = if game == Game::Chess { Band::Fiendish } else { Band::Medium };
                choose(&mut stage, game, band);
                fits(&stage, &what(&format!("{game}-asked")));
                let squares = wrong(&stage);
                stage.tap(&squares);
                fits(&stage, &what(&format!("{game}-wrong")));
                stage.press("action-hint");
                stage.press("action-hint");
                fits(&stage, &what(&format!("{game}-hint")));
                stage.press("puzzles-solution");
                fits(&stage, &what(&format!("{game}-solved")));
            }
            stage.press_label(&stage.words("puzzles-leave"));
            stage.open(Sheet::Puzzles);
            fits(&stage, &what("sheet-after"));
        }
    }
}

#[test]
fn a_puzzle_that_has_just_been_put_up_can_be_touched_on_every_square() {
    for (width, height) in SIZES {
        let mut stage = stage(Vec2::new(width as f32, height as f32), Language::En);
        choose(&mut stage, Game::Chess, Band::Easy);
        assert_eq!(stage.covered(), [], "{width}x{height}");
    }
}

#[test]
fn a_puzzle_is_begun_solved_and_left_by_hand() {
    let mut stage = stage(SIZE, Language::En);
    stage.open(Sheet::Home);
    stage.press("menu-puzzles");
    assert_eq!(stage.panels().open, Some(Sheet::Puzzles));
    stage.press("puzzles-band-easy");
    stage.press("puzzles-solve");
    assert!(!stage.panels().is_open());
    assert_eq!(solver(&stage).entry().game(), Game::Chess);
    let entry = solver(&stage).entry().clone();
    for _ in 0..entry.puzzle.line().ply() {
        if solver(&stage).is_solved() {
            break;
        }
        let mv = right_move(&stage);
        if mv.choice.is_none() {
            stage.tap(&squares(mv));
        } else {
            stage.wish(Intent::Play(mv));
        }
    }
    assert!(solver(&stage).is_solved(), "{entry:?} {:?}", stage.texts());
    assert!(stage.sees("Solved at the first try!"));
    assert!(stage.app.world().resource::<Record>().has_solved(&entry));
    stage.press("puzzles-next");
    assert_ne!(solver(&stage).entry().id, entry.id);
    stage.press_label("Leave the puzzle");
    assert!(stage.table().study().is_none());
    stage.open(Sheet::Puzzles);
    stage.press("puzzles-solve-today");
    assert!(stage.table().study().is_some());
}

#[test]
fn keys_alone_are_enough() {
    let mut stage = stage(SIZE, Language::En);
    choose(&mut stage, Game::Keres, Band::Medium);
    stage.key(Key::H);
    assert!(stage.sees(&format!("Look at the piece on {}.", &right(&stage)[..2])));
    stage.key(Key::S);
    assert!(solver(&stage).is_solved() && stage.sees("That was the solution."));
    stage.key(Key::R);
    assert_eq!(solver(&stage).line().ply(), 0);
    let id = solver(&stage).entry().id.clone();
    stage.key(Key::N);
    assert_ne!(solver(&stage).entry().id, id);
}
