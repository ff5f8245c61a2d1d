//! The game as a person meets it: a real window, real clicks, and pictures of each stage in
//! the `pictures` folder of the build's temporary files.

mod desk;

use desk::Desk;
use serde_json::Value;

/// Takes a man and aims it at a square, and waits until the hand says what it holds.
fn aim(desk: &Desk, from: &str, to: &str, hold: &str) {
    desk.tap(from);
    desk.wait("the man to be held", |state| hand(state).starts_with("Holding"));
    desk.tap(to);
    desk.wait("the hand to aim", |state| hand(state).contains(hold));
}

/// Plays a move by two taps and the confirm button.
fn play(desk: &Desk, from: &str, to: &str, mv: &str) {
    aim(desk, from, to, mv);
    desk.press("Play");
    desk.wait("the move to be played", |state| state["last"] == mv);
}

fn hand(state: &Value) -> &str {
    state["hand"].as_str().unwrap_or_default()
}

/// Closes the menu and puts a position on the table by pasting its text as a person would.
fn set_up(desk: &Desk, position: &str) {
    desk.press("Menu");
    desk.wait("the menu to open", |state| state["sheet"] == "Home");
    desk.press("Saved games");
    desk.press("Import …");
    desk.press("Or paste it here");
    // A field that is not yet ready for letters would lose the first ones.
    desk.settle();
    desk.settle();
    desk.write(position);
    desk.settle();
    desk.press("Read");
    desk.wait("the position to stand", |state| state["position"] == position);
}

fn to_the_board(desk: &Desk) {
    desk.press("Classic chess");
    desk.wait("the terms", |state| state["sheet"] == "NewGame");
    desk.press("Start");
    desk.wait("the terms to close", |state| state["sheet"].is_null());
    desk.settle();
}

#[test]
fn two_people_play_save_lose_power_and_go_on() {
    let mut desk = Desk::open();
    desk.picture("01-title");
    to_the_board(&desk);
    desk.picture("02-board");

    // 1. e4, aimed at e3 first.
    desk.tap("e2");
    desk.wait("the pawn to be held", |state| hand(state) == "Holding { from: e2 }");
    desk.picture("03-held");
    desk.tap("e3");
    desk.wait("e3 to be proposed", |state| hand(state).contains("e2e3"));
    desk.tap("e4");
    let state = desk.wait("the aim to change", |state| hand(state).contains("e2e4"));
    assert_eq!(state["plies"], 0, "nothing is played before it is confirmed");
    desk.picture("04-proposed");
    desk.press("Play");
    desk.wait("1. e4", |state| state["last"] == "e2e4");

    // 1. … e5, cancelled once by key and once by button, then confirmed by key.
    aim(&desk, "e7", "e5", "e7e5");
    desk.key("Escape");
    desk.wait("the hand to be empty", |state| hand(state) == "Empty");
    aim(&desk, "e7", "e5", "e7e5");
    desk.press("Cancel");
    let state = desk.wait("the hand to be empty", |state| hand(state) == "Empty");
    assert_eq!(state["plies"], 1);
    aim(&desk, "e7", "e5", "e7e5");
    desk.key("Return");
    desk.wait("1. … e5", |state| state["last"] == "e7e5");

    // 2. Nf3, dragged.
    desk.drag("g1", "f3");
    desk.wait("the knight's move to be proposed", |state| hand(state).contains("g1f3"));
    desk.picture("05-dragged");
    desk.press("Play");
    desk.wait("2. Nf3", |state| state["last"] == "g1f3");
    desk.picture("06-three-plies");

    // A drag that turns the camera moves nothing; a man put back home is held, as after a tap.
    let before = desk.square("d7");
    desk.drag("d5", "b5");
    let state = desk.wait("the view to turn", |state| {
        state["squares"].as_array().is_some_and(|all| {
            all.iter().any(|entry| entry[0] == "d7" && entry[1].as_f64() != Some(before.0))
        })
    });
    assert_eq!((hand(&state), &state["plies"]), ("Empty", &Value::from(3)));
    desk.key("r");
    desk.settle();
    let (x, y) = desk.square("d7");
    desk.drag_points((x, y), (x + 9.0, y + 2.0));
    desk.settle();
    assert_eq!(hand(&desk.state()), "Holding { from: d7 }", "put back home");
    desk.key("Escape");
    desk.wait("the man to be let go", |state| hand(state) == "Empty");

    // Undo and redo.
    desk.press("Take back");
    desk.wait("the knight to go home", |state| state["plies"] == 2);
    desk.press("Play again");
    desk.wait("the knight to come back", |state| state["plies"] == 3);
    desk.key("ctrl+z");
    desk.wait("the knight to go home again", |state| state["plies"] == 2);
    desk.key("ctrl+y");
    let state = desk.wait("the knight to come back again", |state| state["plies"] == 3);

    // A kill costs nothing.
    let position = state["position"].clone();
    desk.kill();
    assert_eq!(desk.games().len(), 1, "one game, one file: {:?}", desk.games());
    desk.start();
    desk.picture("07-go-on");
    desk.go_on();
    desk.wait("the game to stand as it stood", |state| {
        state["position"] == position && state["plies"] == 3
    });
    play(&desk, "b8", "c6", "b8c6");
    desk.picture("08-went-on");
}

#[test]
fn castling_promotion_and_mate_by_real_clicks() {
    let desk = Desk::open();
    to_the_board(&desk);

    // Castling by the king onto its own rook.
    set_up(&desk, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&desk, "e1", "h1", "e1g1");
    play(&desk, "e8", "c8", "e8c8");
    desk.picture("11-castled");

    // Promotion: the picker opens, is cancelled, opens again, and its choice is the move.
    set_up(&desk, "8/P6k/8/8/8/8/7K/8 w - - 0 1");
    aim(&desk, "a7", "a8", "Choosing");
    desk.picture("12-picker");
    desk.key("Escape");
    let state = desk.wait("the picker to close", |state| hand(state) == "Empty");
    assert_eq!(state["plies"], 0);
    aim(&desk, "a7", "a8", "Choosing");
    desk.press("rook");
    desk.wait("the rook", |state| state["last"] == "a7a8r");
    desk.picture("13-promoted");

    // A game that ends says so.
    set_up(&desk, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    play(&desk, "g6", "g7", "g6g7");
    desk.wait("mate", |state| state["outcome"] == "1-0 checkmate");
    desk.settle();
    desk.picture("14-mate");
}

#[test]
fn every_word_changes_at_once_and_the_language_is_kept() {
    let mut desk = Desk::open();
    desk.press("Settings");
    desk.press("System");
    desk.press("नेपाली");
    desk.wait("Nepali", |state| state["language"] == "ne");
    desk.picture("15-nepali");
    desk.press("नेपाली");
    desk.press("हिन्दी");
    desk.wait("Hindi", |state| state["language"] == "hi");
    desk.picture("16-hindi");
    desk.kill();
    desk.start();
    assert_eq!(desk.state()["language"], "hi", "settings outlive the game");
    desk.picture("17-hindi-menu");
}
