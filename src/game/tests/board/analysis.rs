//! A game looked into without a window: what positions are worth, and how good its moves were.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use pancharanga::analysis::{self, Analyse, Analysis, Found, Grade, Learn, Mistakes, Review};
use pancharanga::board::{Intent, Script, Subject, Terms};
use rules::{Game, Player};

use super::{play, table, wish};

fn app(game: Game) -> App {
    let mut app = super::app();
    app.add_plugins(analysis::plugin);
    wish(&mut app, Intent::new_game(Terms::plain(game)));
    app
}

fn ask(app: &mut App, wish: Analyse) {
    app.world_mut().write_message(wish);
    app.update();
}

fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    while !holds(app) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
        app.update();
    }
}

fn review(app: &App) -> &Review {
    app.world().resource::<Review>()
}

fn knows(app: &App) -> bool {
    app.world().resource::<Analysis>().shown(table(app)).is_some()
}

fn is_complete(app: &App) -> bool {
    let (done, all) = review(app).progress();
    all > 0 && done == all
}

#[test]
fn every_game_is_looked_into_and_left_alone_when_nobody_wants_it() {
    for game in Game::ALL {
        let mut app = app(game);
        app.update();
        assert!(!knows(&app), "nobody asked");
        ask(&mut app, Analyse::Toggle);
        wait(&mut app, "a line", knows);
        let worth = app.world().resource::<Analysis>().shown(table(&app)).cloned();
        let worth = worth.expect("it is known");
        assert!(table(&app).line().position().legal_moves().contains(&worth.best()), "{game}");
        let first = table(&app).line().position().legal_moves()[0];
        wish(&mut app, Intent::Play(first));
        assert!(!knows(&app), "another position");
        wait(&mut app, "a line", knows);
        wish(&mut app, Intent::Show(0));
        assert!(knows(&app), "what was found is remembered");
        ask(&mut app, Analyse::Toggle);
        assert!(!knows(&app) && app.world().resource::<Analysis>().chance(table(&app)).is_none());
    }
}

#[test]
fn moves_are_graded_and_the_better_one_is_named() {
    let mut app = app(Game::Chess);
    play(&mut app, "f2f3 e7e5 g2g4 d8h4");
    ask(&mut app, Analyse::Review);
    wait(&mut app, "the review", is_complete);
    let review = review(&app);
    assert!(!review.is_running());
    assert_eq!(review.grade(2), Some(Grade::Blunder), "it allows mate in one");
    assert_eq!(review.grade(3), Some(Grade::Best));
    assert_eq!(review.grade(4), None, "there is no such move");
    let better = review.better(2).expect("there was something better");
    assert_ne!(better.first().map(ToString::to_string).as_deref(), Some("g2g4"));
    assert_eq!(review.better(3), None);
    assert_eq!(review.mistakes(Player::White), [2]);
    assert_eq!(review.faults(Player::Black), [0, 0, 0]);
    let chances: Vec<f32> =
        review.chances().map(|chance| chance.expect("it was seen").white()).collect();
    assert_eq!((chances[3], chances[4]), (0.0, 0.0), "lost, and over");
}

#[test]
fn what_is_known_of_a_game_outlives_a_move_that_is_taken_back() {
    let mut app = app(Game::Chess);
    play(&mut app, "e2e4 e7e5 d1h5 b8c6");
    ask(&mut app, Analyse::Review);
    wait(&mut app, "the review", is_complete);
    wish(&mut app, Intent::Undo);
    wish(&mut app, Intent::Undo);
    assert_eq!(review(&app).progress(), (3, 3));
    play(&mut app, "f1c4");
    assert_eq!(review(&app).progress(), (3, 4));
    assert!(!review(&app).is_running(), "more was played than was asked about");
    wish(&mut app, Intent::new_game(Terms::plain(Game::Keres)));
    assert!(!review(&app).is_of(table(&app)));
}

#[test]
fn a_mistake_is_tried_again_and_the_game_comes_back_untouched() {
    let mut app = app(Game::Chess);
    play(&mut app, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    let game = table(&app).id.clone();
    ask(&mut app, Analyse::Review);
    wait(&mut app, "the review", is_complete);
    assert_eq!(review(&app).worth_another_try(table(&app)), [5], "it allows mate in one");
    learn(&mut app, Learn::Begin);
    assert!(table(&app).studies(Subject::Review));
    assert_eq!((found(&app), mistakes(&app).progress()), (Found::Nothing, (1, 1)));
    let case = mistakes(&app).case().cloned().expect("a mistake");
    assert_eq!((case.played.to_string().as_str(), case.grade), ("g8f6", Grade::Blunder));
    let before = table(&app).line().position().to_text();

    let attempt = |app: &mut App, mv: &str| {
        wish(app, Intent::Play(mv.parse().expect("a move")));
        wait(app, "a judgement", |app| !matches!(found(app), Found::Judging(_)));
        wait(app, "the board", |app| !app.world().resource::<Script>().is_busy());
        found(app)
    };
    let wrong = |mv: &str| Found::Wrong(mv.parse().expect("a move"));
    assert_eq!(attempt(&mut app, "g8f6"), wrong("g8f6"), "the same again");
    assert_eq!(attempt(&mut app, "a7a6"), wrong("a7a6"), "as bad");
    assert!(matches!(attempt(&mut app, "e8e6"), Found::Illegal(_)));
    assert_eq!(table(&app).line().position().to_text(), before, "it was taken back");
    let best = case.best.to_string();
    assert_eq!(attempt(&mut app, &best), Found::Right(case.best));
    assert_eq!(table(&app).line().ply(), 1, "what is right stays");

    learn(&mut app, Learn::Next);
    assert!(table(&app).study().is_none());
    assert_eq!((table(&app).id.as_str(), table(&app).line().ply()), (game.as_str(), 7));
    assert!(is_complete(&app), "what was found is not forgotten");

    learn(&mut app, Learn::Begin);
    learn(&mut app, Learn::Show);
    assert_eq!((found(&app), table(&app).line().move_at(0)), (Found::Shown, Some(case.best)));
    learn(&mut app, Learn::Leave);
    assert_eq!(table(&app).id, game);
}

fn learn(app: &mut App, wish: Learn) {
    app.world_mut().write_message(wish);
    app.update();
    app.update();
}

fn mistakes(app: &App) -> &Mistakes {
    app.world().resource::<Mistakes>()
}

fn found(app: &App) -> Found {
    mistakes(app).found().clone()
}
