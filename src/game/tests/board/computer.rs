//! The computer at the table without a window: it answers, lets go at once, and takes back.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use pancharanga::board::{Control, Intent, Saved, Seat, Table, Terms, Unrest};
use pancharanga::computer::{self, AskHint, Declined, Hint, Mind};
use pancharanga::settings::{Pace, Settings};
use rules::{AnyPosition, Game, Player, Reason};

use super::{agrees, play, refusals, table, wish};

/// A computer at `level`.
fn computer(level: u32) -> Seat {
    Seat::computer(level).expect("a level")
}

/// A game in which a person has one side.
fn against(game: Game, level: u32, person: Player) -> Terms {
    let mut seats = [computer(level); 2];
    seats[person.index()] = Seat::Person;
    Terms { seats, ..Terms::plain(game) }
}

fn at_pace(pace: Pace) -> App {
    let mut app = super::app();
    app.add_plugins(computer::plugin).insert_resource(Settings { pace, ..default() });
    app.update();
    app
}

fn app(terms: Terms) -> App {
    let mut app = at_pace(Pace::AtOnce);
    wish(&mut app, Intent::new_game(terms));
    app
}

/// Lets frames go by until `holds`.
fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    while !holds(app) {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
        app.update();
    }
}

/// Lets so much time go by in frames.
fn pass(app: &mut App, time: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < time {
        std::thread::sleep(Duration::from_millis(10));
        app.update();
    }
}

fn plies(app: &App) -> usize {
    table(app).line().ply()
}

fn is_busy(app: &App) -> bool {
    app.world().resource::<Mind>().is_busy()
}

fn hint(app: &App) -> Hint {
    *app.world().resource::<Hint>()
}

fn declined(app: &mut App) -> usize {
    app.world_mut().resource_mut::<Messages<Declined>>().drain().count()
}

#[test]
fn it_answers_in_every_game_and_both_moves_are_taken_back() {
    for game in Game::ALL {
        let mut app = app(against(game, 1, Player::White));
        let mv = table(&app).line().position().legal_moves()[0];
        for _ in 0..2 {
            wish(&mut app, Intent::Play(mv));
            wait(&mut app, "an answer", |app| plies(app) == 2);
            agrees(&mut app);
            wish(&mut app, Intent::Undo);
            assert_eq!((plies(&app), table(&app).can_undo()), (0, false), "{game}");
            wish(&mut app, Intent::Redo);
            assert_eq!((plies(&app), table(&app).can_redo()), (2, false), "{game}");
            wish(&mut app, Intent::Undo);
            agrees(&mut app);
        }
        assert!(!is_busy(&app));
    }
}

#[test]
fn calmly_it_waits_until_the_move_before_was_seen() {
    let mut app = at_pace(Pace::Calm);
    wish(&mut app, Intent::new_game(against(Game::Cyvasse, 1, Player::White)));
    let mv = table(&app).line().position().legal_moves()[0];
    app.insert_resource(Unrest(true));
    wish(&mut app, Intent::Play(mv));
    pass(&mut app, Duration::from_secs(3));
    assert_eq!(plies(&app), 1);
    app.insert_resource(Unrest(false));
    wait(&mut app, "an answer", |app| plies(app) == 2);
}

#[test]
fn it_begins_as_white_and_that_move_is_not_taken_back() {
    let mut app = app(against(Game::Chess, 1, Player::Black));
    wait(&mut app, "its first move", |app| plies(app) == 1);
    assert!(!table(&app).can_undo());
    wish(&mut app, Intent::Undo);
    assert_eq!((plies(&app), refusals(&mut app)), (1, 1));
    play(&mut app, "e7e5");
    wait(&mut app, "an answer", |app| plies(app) == 3);
    wish(&mut app, Intent::Undo);
    assert_eq!(plies(&app), 1, "the person is to move again");
}

#[test]
fn the_clocks_of_both_are_restored() {
    let control = Control::new(3, 2);
    let terms = against(Game::Chess, 2, Player::White);
    let mut app = app(Terms { control: Some(control), ..terms });
    play(&mut app, "e2e4");
    wait(&mut app, "an answer", |app| plies(app) == 2);
    app.world_mut().resource_mut::<Table>().tick(Duration::from_secs(30));
    wish(&mut app, Intent::Undo);
    let clock = table(&app).clock().expect("a clock");
    for player in Player::ALL {
        assert_eq!(clock.left(player), control.base, "{player}");
    }
}

#[test]
fn it_lets_go_when_its_turn_is_taken_back_paused_or_left() {
    let mut app = app(against(Game::Chess, 10, Player::White));
    play(&mut app, "e2e4");
    assert!(is_busy(&app));
    let undo = Instant::now();
    wish(&mut app, Intent::Undo);
    assert!(!is_busy(&app));
    assert!(undo.elapsed() < Duration::from_millis(500), "nobody waits for it");
    pass(&mut app, Duration::from_millis(100));
    assert_eq!(plies(&app), 0);

    play(&mut app, "e2e4");
    wish(&mut app, Intent::Pause(true));
    assert!(!is_busy(&app));
    wish(&mut app, Intent::Pause(false));
    assert!(is_busy(&app));
    wish(&mut app, Intent::new_game(Terms::plain(Game::Keres)));
    assert!(!is_busy(&app));
    pass(&mut app, Duration::from_millis(100));
    assert_eq!(plies(&app), 0);
    assert_eq!(refusals(&mut app), 0);
}

#[test]
fn its_move_waits_while_somebody_looks_back() {
    let mut app = at_pace(Pace::Calm);
    wish(&mut app, Intent::new_game(against(Game::Chess, 1, Player::White)));
    play(&mut app, "e2e4");
    wish(&mut app, Intent::Show(0));
    pass(&mut app, Duration::from_secs(2));
    assert_eq!((plies(&app), table(&app).shown()), (1, 0));
    wish(&mut app, Intent::Show(1));
    app.update();
    assert_eq!(plies(&app), 2, "it was ready");
}

#[test]
fn a_calm_pace_leaves_time_to_see() {
    let mut app = at_pace(Pace::Calm);
    wish(&mut app, Intent::new_game(against(Game::Chess, 1, Player::White)));
    let begun = Instant::now();
    play(&mut app, "e2e4");
    wait(&mut app, "an answer", |app| plies(app) == 2);
    assert!(begun.elapsed() > Duration::from_secs(1));
}

#[test]
fn a_game_saved_while_it_thinks_goes_on_after_the_night() {
    let mut before = app(against(Game::Chess, 10, Player::White));
    play(&mut before, "e2e4");
    let text = table(&before).to_saved().write();
    let closed = Instant::now();
    drop(before);
    assert!(closed.elapsed() < Duration::from_secs(1), "nobody waits for it to end its thought");
    let saved = Saved::read(&text).expect("a saved game");
    assert_eq!(saved.seats(), Ok([Seat::Person, computer(10)]));

    let mut after = at_pace(Pace::AtOnce);
    wish(&mut after, Intent::Open(Box::new(saved)));
    assert_eq!(plies(&after), 1);
    wait(&mut after, "an answer", |app| plies(app) == 2);

    let wrong = text.replace("Some(10)", "Some(11)");
    let saved = Saved::read(&wrong).expect("a text that can be read");
    let why = saved.check().expect_err("there is no such level").to_string();
    assert!(why.starts_with("there is no level 11"), "{why}");
    wish(&mut after, Intent::Open(Box::new(saved)));
    assert_eq!(refusals(&mut after), 1);
}

#[test]
fn two_computers_play_each_other() {
    let seats = [computer(1), computer(2)];
    let mut app = app(Terms { seats, ..Terms::plain(Game::Joker) });
    wait(&mut app, "six plies", |app| plies(app) >= 6);
    assert_eq!(table(&app).speaker(), None, "nobody resigns for them");
    wish(&mut app, Intent::Pause(true));
    let stopped = plies(&app);
    pass(&mut app, Duration::from_millis(100));
    assert_eq!(plies(&app), stopped);
}

#[test]
fn it_declines_in_the_opening_and_accepts_when_it_is_lost() {
    let mut opening = app(against(Game::Chess, 1, Player::White));
    play(&mut opening, "e2e4");
    wait(&mut opening, "an answer", |app| plies(app) == 2);
    wish(&mut opening, Intent::OfferDraw(Player::White));
    assert_eq!(declined(&mut opening), 1);
    opening.update();
    assert_eq!((table(&opening).draw_offer(), table(&opening).outcome()), (None, None));

    let text = "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 40";
    let start = AnyPosition::from_text(Game::Chess, text).expect("a position");
    let terms = Terms { start, ..against(Game::Chess, 3, Player::White) };
    let mut lost = app(terms);
    play(&mut lost, "e1e2");
    wait(&mut lost, "an answer", |app| plies(app) == 2);
    wish(&mut lost, Intent::OfferDraw(Player::White));
    lost.update();
    assert_eq!(table(&lost).outcome().map(|end| end.reason), Some(Reason::Agreement));
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let mut app = app(against(Game::Chess, 1, Player::White));
    wish(&mut app, Intent::Resign(Player::White));
    wish(&mut app, Intent::Rematch);
    assert_eq!(table(&app).seats(), [computer(1), Seat::Person]);
    wait(&mut app, "its first move", |app| plies(app) == 1);
}

#[test]
fn a_hint_shows_the_man_then_the_move_and_plays_nothing() {
    let mut app = app(Terms::plain(Game::Chess));
    app.world_mut().write_message(AskHint);
    wait(&mut app, "a hint", |app| hint(app).man().is_some());
    let Hint::Man(mv) = hint(&app) else { panic!("first the man: {:?}", hint(&app)) };
    assert!(table(&app).line().position().legal_moves().contains(&mv));
    assert!(!is_busy(&app));
    app.world_mut().write_message(AskHint);
    app.update();
    assert_eq!((hint(&app), plies(&app)), (Hint::Move(mv), 0));
    play(&mut app, "a2a3");
    assert_eq!(hint(&app), Hint::None);

    app.world_mut().write_message(AskHint);
    app.update();
    wish(&mut app, Intent::Undo);
    assert!(!is_busy(&app), "it was about another position");
    assert_eq!(hint(&app), Hint::None);
}
