//! The special moves of the four younger games by real clicks, a kill and a return in each, and
//! a picture of each stage.

mod desk;

use desk::Desk;
use serde_json::Value;

fn hand(state: &Value) -> &str {
    state["hand"].as_str().unwrap_or_default()
}

/// Takes a man and aims it at a square, and waits until the hand says what it holds.
fn aim(desk: &Desk, from: &str, to: &str, hold: &str) {
    desk.tap(from);
    desk.wait("the man to be held", |state| hand(state).starts_with("Holding"));
    desk.tap(to);
    desk.wait("the hand to aim", |state| hand(state).contains(hold));
}

/// Plays a move by two taps and the confirm button.
fn play(desk: &Desk, mv: &str) {
    aim(desk, &mv[..2], &mv[2..4], mv);
    confirm(desk, mv);
}

fn confirm(desk: &Desk, mv: &str) {
    desk.press("Play");
    desk.wait("the move to be played", |state| state["last"] == mv);
}

/// Plays a move whose target asks for a choice, by the words on its tile.
fn choose(desk: &Desk, mv: &str, words: &str) {
    aim(desk, &mv[..2], &mv[2..4], "Choosing");
    desk.press(words);
    desk.wait("the choice to be played", |state| state["last"] == mv);
}

/// What the components say is special about the man on `square`.
fn status(state: &Value, square: &str) -> Option<String> {
    let list = state["statuses"].as_array()?;
    let entry = list.iter().find(|entry| entry[0] == square)?;
    entry[1].as_str().map(String::from)
}

/// The game comes back as it was after a power cut.
fn survive(desk: &mut Desk) {
    let before = desk.state();
    desk.kill();
    desk.start_with(&[]);
    desk.go_on();
    desk.wait("the game to stand as it stood", |state| {
        ["game", "position", "plies", "statuses"].iter().all(|key| state[key] == before[key])
    });
}

#[test]
fn joker_chess_freezes_thaws_and_passes_like_a_croissant() {
    let mut desk = Desk::open_with(&[
        "--game",
        "joker",
        "--position",
        "4k4/9/9/3n1b3/9/9/3J5/9/4K4 w - - - - - 0 1",
    ]);
    play(&desk, "d3e5");
    let state = desk.state();
    assert_eq!(status(&state, "d6").as_deref(), Some("held"));
    assert_eq!(status(&state, "f6").as_deref(), Some("held"));
    desk.picture("21-joker-held");
    play(&desk, "e9e8");
    play(&desk, "e5g4");
    assert_eq!(status(&desk.state(), "d6").as_deref(), Some("thawing"));
    desk.picture("22-joker-thawing");
    survive(&mut desk);
    drop(desk);

    let desk = Desk::open_with(&[
        "--game",
        "joker",
        "--position",
        "rnbqkbjnr/1ppp1pppp/p8/4p4/3P5/9/9/PPP1PPPPP/RNBQKBJNR w KQkq - - d5e6 - 0 3",
    ]);
    play(&desk, "d5d6");
    play(&desk, "e6d5");
    assert_eq!(status(&desk.state(), "d6").as_deref(), Some("thawing"), "the passer is frozen");
    desk.picture("23-joker-croissant");
}

#[test]
fn keres_stacks_ride_leave_promote_and_take_the_king() {
    let mut desk =
        Desk::open_with(&["--game", "keres", "--position", "4k4/9/9/9/9/3N5/2S6/9/4K4 w 0 1"]);
    play(&desk, "c3d4");
    assert_eq!(status(&desk.state(), "d4").as_deref(), Some("stacked"));
    desk.picture("31-keres-stack");
    play(&desk, "e9e8");
    aim(&desk, "d4", "e5", "Choosing");
    desk.picture("32-keres-choice");
    desk.key("Escape");
    desk.wait("the choice to close", |state| hand(state) == "Empty");
    choose(&desk, "d4e5u", "top one alone soldier");
    survive(&mut desk);
    drop(desk);

    let desk = Desk::open_with(&["--game", "keres", "--position", "4k4/9/3S5/9/9/9/9/9/4K4 w 0 1"]);
    play(&desk, "d7e8");
    play(&desk, "e9f9");
    aim(&desk, "e8", "f9", "e8f9");
    desk.picture("33-keres-king");
    confirm(&desk, "e8f9");
    desk.wait("the king to be taken", |state| state["outcome"] == "1-0 king-captured");
    desk.picture("34-keres-over");
}

#[test]
fn cyvasse_walks_shoots_and_tells_what_is_left() {
    let mut desk = Desk::open_with(&["--game", "cyvasse"]);
    desk.picture("41-cyvasse-start");
    desk.tap("f1");
    desk.wait("the dragon to be held", |state| hand(state).starts_with("Holding"));
    desk.picture("42-cyvasse-dragon");
    desk.key("Escape");
    desk.wait("the hand to be empty", |state| hand(state) == "Empty");
    play(&desk, "f1e5");
    assert_eq!(status(&desk.state(), "e5").as_deref(), Some("armour 2/2"));
    desk.picture("43-cyvasse-flown");
    survive(&mut desk);
    drop(desk);

    let desk = Desk::open_with(&[
        "--game",
        "cyvasse",
        "--position",
        "k7/9/10/11/12/11/10/9/K3B1c1 8/9/10/11/12/11/10/9/8 w 0 1",
    ]);
    play(&desk, "i1k1");
    let state = desk.state();
    assert_eq!(status(&state, "k1"), None, "nobody stands where the shot hit");
    assert!(status(&state, "i1").is_some(), "who shoots stays");
    desk.picture("44-cyvasse-shot");
}

#[test]
fn checkered_captures_breed_and_the_side_is_taken() {
    let mut desk = Desk::open_with(&["--game", "checkered"]);
    play(&desk, "b1c3");
    play(&desk, "d7d5");
    aim(&desk, "c3", "d5", "Choosing");
    desk.picture("51-checkered-choice");
    desk.press("knight stays as it is");
    desk.wait("the capture", |state| state["last"] == "c3d5");
    desk.picture("52-checkered-bred");
    desk.press("Take the checkered pieces");
    desk.picture("53-checkered-question");
    desk.press("Take them");
    desk.wait("the checkered side to be taken", |state| state["last"] == "e8e1");
    play(&desk, "d5f4");
    desk.picture("54-checkered-taken");
    survive(&mut desk);
}

#[test]
fn the_computer_answers_and_after_a_kill_goes_on() {
    let mut desk = Desk::open();
    desk.press("Classic chess");
    desk.settle();
    desk.press("Computer");
    desk.wait("the levels", |state| state["buttons"].to_string().contains("Level 3"));
    desk.picture("61-computer-terms");
    desk.press("Start");
    desk.wait("the sheet to close", |state| state["sheet"].is_null());
    desk.settle();
    aim(&desk, "e2", "e4", "e2e4");
    desk.press("Play");
    let state = desk.wait("an answer", |state| state["plies"] == 2);
    assert_eq!(state["thinking"], false);
    desk.picture("62-computer-answered");

    // A hint, which plays nothing.
    desk.press("Hint: which piece to move");
    desk.wait("the man", |state| {
        state["hint"].as_str().is_some_and(|hint| hint.starts_with("Man"))
    });
    desk.picture("63-computer-hint-man");
    desk.press("Press again to see where it goes");
    desk.wait("the move", |state| {
        state["hint"].as_str().is_some_and(|hint| hint.starts_with("Move"))
    });
    desk.picture("64-computer-hint-move");
    assert_eq!(desk.state()["plies"], 2);

    desk.press("Take back");
    desk.wait("both moves to be taken back", |state| state["plies"] == 0);
    desk.press("Play again");
    desk.wait("both to be played again", |state| state["plies"] == 2);

    // Killed while it thinks, it thinks anew. The first tap brings the pointer back to the board:
    // in slow frames it is still over the buttons when it is pressed.
    desk.tap("d5");
    desk.settle();
    aim(&desk, "g1", "f3", "g1f3");
    desk.press("Play");
    desk.wait("the move to be played", |state| state["plies"] == 3);
    desk.kill();
    desk.start_with(&[]);
    desk.go_on();
    desk.wait("an answer after the kill", |state| state["plies"] == 4);
    desk.picture("65-computer-went-on");
}
