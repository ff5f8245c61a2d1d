//! What the panels tell of the analysis.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use pancharanga::analysis::{Analyse, Analysis, Learn, Review};
use pancharanga::board::{Intent, Subject};
use pancharanga::settings::Settings;
use pancharanga::text::Language;
use rules::Game;

use super::stage::Stage;
use super::{SIZES, english, fits};

const FOOLS_MATE: &str = "f2f3 e7e5 g2g4 d8h4";

fn ask(stage: &mut Stage, wish: Analyse) {
    stage.app.world_mut().write_message(wish);
    stage.settle();
}

fn wait(stage: &mut Stage, what: &str, holds: impl Fn(&Stage) -> bool) {
    let begun = Instant::now();
    while !holds(stage) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(20));
        stage.settle();
    }
}

fn reviewed(stage: &Stage) -> bool {
    let (done, all) = stage.app.world().resource::<Review>().progress();
    all > 0 && done == all
}

fn review(stage: &mut Stage) {
    ask(stage, Analyse::Review);
    wait(stage, "the review", reviewed);
}

fn knows(stage: &Stage) -> bool {
    stage.app.world().resource::<Analysis>().shown(stage.table()).is_some()
}

#[test]
fn what_is_found_fits_every_window_in_every_language() {
    for (width, height) in SIZES {
        let mut stage = Stage::new(Vec2::new(width as f32, height as f32), Language::En);
        stage.play(FOOLS_MATE);
        review(&mut stage);
        stage.panels().moves = true;
        for language in Language::ALL {
            let tag = Some(language.tag().into());
            stage.app.world_mut().resource_mut::<Settings>().language = tag;
            // Every grade is told of one of these.
            for ply in 0..=4 {
                stage.wish(Intent::Show(ply));
                fits(&stage, &format!("{language}-{width}x{height}-analysis-{ply}"));
            }
        }
        for (nth, wish) in [Learn::Begin, Learn::Show].into_iter().enumerate() {
            stage.app.world_mut().write_message(wish);
            stage.settle();
            assert!(stage.table().studies(Subject::Review));
            for language in Language::ALL {
                let tag = Some(language.tag().into());
                stage.app.world_mut().resource_mut::<Settings>().language = tag;
                stage.settle();
                fits(&stage, &format!("{language}-{width}x{height}-mistake-{nth}"));
            }
        }
    }
}

#[test]
fn a_game_is_reviewed_and_the_fault_leads_to_what_was_better() {
    let mut stage = english();
    stage.play(FOOLS_MATE);
    assert!(!stage.sees("Review the game"), "nobody asked");
    std::thread::sleep(Duration::from_millis(1200));
    stage.settle();
    stage.press("banner-look");
    ask(&mut stage, Analyse::Toggle);
    stage.press("analysis-review");
    wait(&mut stage, "the review", reviewed);
    assert!(!stage.sees("Review the game"), "there is nothing left to look at");
    stage.wish(Intent::Show(3));
    let told = stage.texts().into_iter().find(|seen| seen.text.starts_with("g4?? was a blunder."));
    let told = told.unwrap_or_else(|| panic!("{:?}", stage.texts()));
    assert!(told.text.contains("Better was"), "{told:?}");
    stage.click(told.rect.center());
    assert_eq!(stage.table().shown(), 2, "where it could have been played");
    assert!(stage.sees("??"), "the list of moves has its sign");
    stage.wish(Intent::Show(4));
    assert!(stage.sees("0 – 1"), "{:?}", stage.texts());
    assert!(stage.sees("Qh4# was best."), "{:?}", stage.texts());
}

#[test]
fn lines_are_told_in_the_notation_of_each_game() {
    for game in Game::ALL {
        let mut stage = english();
        stage.wish(Intent::new_game(pancharanga::board::Terms::plain(game)));
        ask(&mut stage, Analyse::Toggle);
        wait(&mut stage, "a line", knows);
        let best = stage.app.world().resource::<Analysis>().shown(stage.table()).expect("a line");
        let san = rules::san::to_san(stage.table().shown_position(), best.best());
        let told =
            stage.texts().into_iter().any(|seen| seen.text.starts_with(&format!("1. {san}")));
        assert!(told, "{game}: {san} {:?}", stage.texts());
    }
}

#[test]
fn a_tap_on_the_graph_shows_the_position() {
    let mut stage = english();
    stage.play(FOOLS_MATE);
    review(&mut stage);
    let graph = stage.words("analysis-graph");
    let at = stage.labelled(&graph).expect("a graph");
    stage.click(at);
    assert_eq!(stage.table().shown(), 2, "the middle of four plies");
}
