//! A study on the table: hands only try, a script plays, and the game comes back as it was.

use std::time::Duration;

use bevy::prelude::*;
use pancharanga::board::{
    Aside, BoardSystems, Control, Feet, Hands, Intent, Script, Signs, Study, Subject, Terms, Tried,
};
use pancharanga::control::{Hand, Touch, hand};
use pancharanga::settings::Settings;
use rules::{AnyPosition, Game, Player};

use super::{agrees, app, play, square, table, wish};

const STUDY: Study =
    Study { subject: Subject::Puzzle, seat: Player::Black, hands: Hands::Moves, feet: Feet::All };

fn position(text: &str) -> AnyPosition {
    AnyPosition::from_text(Game::Chess, text).expect("a position")
}

fn script(app: &mut App, act: impl FnOnce(&mut Script)) {
    act(&mut app.world_mut().resource_mut::<Script>());
    app.update();
}

fn put_up(app: &mut App, study: Study, text: &str) {
    let position = position(text);
    script(app, |script| script.put_up(study, position));
}

fn tries(app: &mut App) -> Vec<Tried> {
    app.world_mut().resource_mut::<Messages<Tried>>().drain().collect()
}

/// A table with a hand over it.
fn with_hand() -> App {
    let mut app = app();
    app.add_plugins(hand::plugin).init_resource::<Settings>();
    app
}

fn tap(app: &mut App, name: &str) {
    app.world_mut().write_message(Touch::Tap { square: square(name), finger: false });
    app.update();
}

/// Black can take the rook, and mate.
const TEXT: &str = "3r2k1/8/8/8/8/8/5PPP/R5K1 b - - 0 1";

#[test]
fn the_game_comes_back_as_it_was() {
    let mut app = app();
    let control = Some(Control::new(3, 2));
    wish(&mut app, Intent::new_game(Terms { control, ..Terms::plain(Game::Keres) }));
    let start = table(&app).line().position().legal_moves()[0];
    play(&mut app, &start.to_string());
    wish(&mut app, Intent::OfferDraw(Player::White));
    wish(&mut app, Intent::Show(0));
    wish(&mut app, Intent::Pause(true));
    let before = table(&app).to_saved();
    put_up(&mut app, STUDY, TEXT);
    assert!(table(&app).studies(Subject::Puzzle));
    assert_eq!(table(&app).game(), Game::Chess);
    agrees(&mut app);
    // Another study in the place of the first, and wishes that mean a game.
    put_up(&mut app, STUDY, "k7/8/8/8/8/8/8/K6R b - - 0 1");
    for nothing in [
        Intent::Undo,
        Intent::Redo,
        Intent::Resign(Player::White),
        Intent::OfferDraw(Player::Black),
        Intent::AnswerDraw(true),
        Intent::Pause(false),
        Intent::Show(0),
    ] {
        wish(&mut app, nothing);
    }
    assert_eq!(table(&app).outcome(), None);
    script(&mut app, Script::leave);
    assert_eq!(table(&app).study(), None);
    assert_eq!(table(&app).to_saved(), before);
    assert_eq!((table(&app).shown(), table(&app).paused()), (0, true));
    assert!(app.world().resource::<Aside>().game().is_none());
    agrees(&mut app);
    // Leaving what nobody put up changes nothing.
    script(&mut app, Script::leave);
    assert_eq!(table(&app).to_saved(), before);
}

#[test]
fn a_hand_only_tries_and_an_illegal_try_is_told_as_well() {
    let mut app = with_hand();
    put_up(&mut app, STUDY, TEXT);
    assert_eq!(table(&app).lone_person(), Some(Player::Black));
    tap(&mut app, "a1");
    assert_eq!(*app.world().resource::<Hand>(), Hand::Empty, "White sits elsewhere");
    assert_eq!(tries(&mut app), [Tried::Square(square("a1"))], "it is told all the same");
    for (to, tried) in [("d1", "d8d1"), ("c7", "d8c7")] {
        tap(&mut app, "d8");
        tap(&mut app, to);
        assert_eq!(tries(&mut app), [Tried::Move(tried.parse().expect("a move"))]);
        assert_eq!(table(&app).line().ply(), 0, "nothing is played");
    }
    wish(&mut app, Intent::Touch(square("e4")));
    assert_eq!(tries(&mut app), [Tried::Square(square("e4"))]);

    put_up(&mut app, Study { hands: Hands::Squares, ..STUDY }, TEXT);
    tap(&mut app, "d8");
    tap(&mut app, "e4");
    let touched = ["d8", "e4"].map(|name| Tried::Square(square(name)));
    assert_eq!(tries(&mut app), touched, "men are no more than squares");
}

#[test]
fn a_script_plays_pauses_and_takes_back() {
    let mut app = app();
    put_up(&mut app, STUDY, TEXT);
    let mate = "d8d1".parse().expect("a move");
    let signs = Signs { verdict: Some((square("d1"), false)), ..Signs::default() };
    script(&mut app, |script| {
        script.play(mate);
        script.point(signs.clone());
        script.pause(Duration::from_millis(60));
        script.take_back();
        script.point(Signs::default());
    });
    assert_eq!(table(&app).last_move(), Some(mate));
    assert_eq!(*app.world().resource::<Signs>(), signs);
    agrees(&mut app);
    let due = app.world().resource::<Script>().due().expect("a pause");
    assert!(due > Duration::ZERO && due <= Duration::from_millis(60));
    app.update();
    assert_eq!(table(&app).line().ply(), 1, "the pause is not over");
    std::thread::sleep(Duration::from_millis(70));
    app.update();
    assert_eq!(table(&app).line().ply(), 0);
    assert_eq!(*app.world().resource::<Signs>(), Signs::default());
    assert!(!app.world().resource::<Script>().is_busy());
    agrees(&mut app);
}

#[test]
fn a_hand_waits_for_no_pause() {
    let mut app = with_hand();
    put_up(&mut app, STUDY, TEXT);
    script(&mut app, |script| {
        script.play("d8d1".parse().expect("a move"));
        script.pause(Duration::from_secs(60));
        script.take_back();
    });
    tap(&mut app, "d8");
    assert_eq!(table(&app).line().ply(), 0);
    agrees(&mut app);
    assert_eq!(*app.world().resource::<Hand>(), Hand::Holding { from: square("d8") });
    tap(&mut app, "d2");
    assert_eq!(tries(&mut app), [Tried::Move("d8d2".parse().expect("a move"))]);
}

#[test]
fn another_game_takes_the_table_from_a_study() {
    let mut app = app();
    put_up(&mut app, STUDY, TEXT);
    script(&mut app, |script| {
        script.point(Signs { goals: [square("a1")].into_iter().collect(), ..Signs::default() });
        script.pause(Duration::from_secs(60));
        script.leave();
    });
    wish(&mut app, Intent::new_game(Terms::plain(Game::Joker)));
    assert_eq!((table(&app).study(), table(&app).game()), (None, Game::Joker));
    assert!(app.world().resource::<Aside>().game().is_none());
    assert!(!app.world().resource::<Script>().is_busy());
    assert_eq!(*app.world().resource::<Signs>(), Signs::default());
}

#[test]
fn a_try_is_judged_and_answered_in_the_frame_in_which_it_is_made() {
    let mut app = app();
    app.add_systems(
        Update,
        (|mut tries: MessageReader<Tried>, mut script: ResMut<Script>| {
            for tried in tries.read() {
                if let Tried::Move(mv) = tried {
                    script.play(*mv);
                }
            }
        })
        .in_set(BoardSystems::Judge),
    );
    put_up(&mut app, STUDY, "3r2k1/8/8/8/8/8/5PPP/6K1 b - - 0 1");
    wish(&mut app, Intent::Play("d8d1".parse().expect("a move")));
    assert_eq!(table(&app).line().ply(), 1);
    assert!(table(&app).outcome().is_some(), "mate");
    agrees(&mut app);
}
