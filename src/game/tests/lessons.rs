//! Whole courses by real clicks: a pupil who does what the table asks for, and now and then
//! something else.

mod desk;

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use desk::Desk;
use rules::{Choice, Move};
use serde_json::Value;

/// Small, since every pixel is drawn by the processor.
const SIZE: (u32, u32) = (640, 420);

fn hand(state: &Value) -> &str {
    state["hand"].as_str().unwrap_or_default()
}

fn lesson(state: &Value) -> &Value {
    &state["lesson"]
}

/// The moves that are asked for now.
fn asks(state: &Value) -> Vec<Move> {
    let asks = lesson(state)["asks"].as_array().cloned().unwrap_or_default();
    asks.iter().filter_map(|mv| mv.as_str()?.parse().ok()).collect()
}

/// Which step this is.
fn place(state: &Value) -> (String, String) {
    let word = |key: &str| lesson(state)[key].as_str().unwrap_or_default().to_owned();
    (word("lesson"), word("step"))
}

fn done(state: &Value) -> bool {
    lesson(state)["done"] == true
}

/// The label of a tile of the picker that stands for `mv`.
fn tile(state: &Value, mv: Move) -> String {
    let labels = state["buttons"].as_array().cloned().unwrap_or_default();
    let is_meant = |label: &str| match mv.choice {
        None => label.starts_with("whole stack") || label.ends_with("stays as it is"),
        Some(Choice::Unstack) => label.starts_with("top one alone"),
        Some(Choice::Become(role)) => {
            label.starts_with(role.id()) && !label.ends_with("stays as it is")
        }
    };
    let labels = labels.iter().filter_map(|entry| entry[0].as_str());
    let found = labels.map(|label| label.replace('\u{a0}', " ")).find(|label| is_meant(label));
    found.unwrap_or_else(|| panic!("no tile means {mv}: {}", state["buttons"]))
}

/// Does what is asked by two clicks, and by a third where there is a choice.
fn play(desk: &Desk, mv: Move) {
    let before = asks(&desk.state());
    let judged =
        |state: &Value| done(state) || asks(state) != before || hand(state).starts_with("Choosing");
    take(desk, mv);
    desk.tap_until(&mv.to.to_string(), &format!("{mv} to be judged"), judged);
    if hand(&desk.state()).starts_with("Choosing") {
        desk.settle();
        desk.press(&tile(&desk.state(), mv));
        desk.wait(&format!("the choice of {mv}"), |state| done(state) || asks(state) != before);
    }
}

/// Takes the man that makes `mv`.
fn take(desk: &Desk, mv: Move) {
    let held = |state: &Value| hand(state).starts_with("Holding");
    desk.tap_until(&mv.from.to_string(), &format!("{} to be held", mv.from), held);
}

/// Lays out what is missing.
fn lay_out(desk: &Desk) {
    let state = desk.state();
    let lays = lesson(&state)["lays"].as_array().cloned().unwrap_or_default();
    for entry in &lays {
        let [at, role] = [0, 1].map(|nth| entry[nth].as_str().unwrap_or_default());
        let state = desk.state();
        let left = state["buttons"].as_array().cloned().unwrap_or_default();
        let label = left.iter().filter_map(|entry| entry[0].as_str());
        let label = label.map(|label| label.replace('\u{a0}', " "));
        let tile = label.into_iter().find(|label| label.ends_with(&format!("× {role}")));
        // The next of a kind stays in hand.
        let held = lesson(&state)["held"].as_str() == Some(role);
        if !held {
            desk.press(&tile.unwrap_or_else(|| panic!("no {role} in reserve")));
            desk.wait("the man in hand", |state| lesson(state)["held"] == role);
        }
        let placed = |state: &Value| {
            lesson(state)["lays"].as_array().is_some_and(|left| !left.contains(entry))
        };
        desk.tap_until(at, "the man to be placed", placed);
    }
    desk.press("Done");
    desk.wait("the army to be judged", done);
}

/// One course at a time: each draws its pictures with the whole processor.
static TURN: Mutex<()> = Mutex::new(());

/// Takes the course that the menu calls `name`, from the first step to the last.
fn learn(name: &str) {
    let settings = "(language: Some(\"en\"), motion: Off, muted: true)";
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let begun = Instant::now();
    let desk = Desk::open_as(SIZE, settings, &[]);
    desk.press("Learn");
    desk.press(name);
    let begin = |state: &Value| {
        let labels = state["buttons"].as_array().cloned().unwrap_or_default();
        let mut labels = labels.iter().filter_map(|entry| entry[0].as_str().map(String::from));
        labels.find(|label| label.starts_with("Begin: "))
    };
    let state = desk.wait("the course", |state| begin(state).is_some());
    let begin = begin(&state);
    desk.press(&begin.expect("it was found"));
    desk.wait("the first step", |state| !lesson(state).is_null());
    // From above no man hides a square.
    desk.key("t");
    desk.settle();
    let mut steps = 0;
    let mut slipped = false;
    loop {
        let state = desk.wait("the step", |state| !state["squares"].is_null());
        let now = place(&state);
        let moves = asks(&state);
        // Once in a course, something that is not asked for.
        if let (false, Some(mv)) = (slipped, moves.first()) {
            slipped = true;
            let off = state["squares"].as_array().and_then(|all| all.last().cloned());
            let off = off.and_then(|entry| entry[0].as_str().map(String::from)).expect("a square");
            let position = state["position"].clone();
            take(&desk, *mv);
            let slip = |state: &Value| lesson(state)["reply"] == "wrong";
            desk.tap_until(&off, "the slip", slip);
            let state = desk.wait("the slip", slip);
            assert_eq!(state["position"], position, "it is taken back");
            desk.picture(&format!("71-{name}-wrong"));
        }
        while !done(&desk.state()) {
            let state = desk.state();
            match lesson(&state)["task"].as_str() {
                Some("LayOut") => lay_out(&desk),
                Some("TakeSide") => {
                    desk.press("Take the checkered pieces");
                    desk.settle();
                    desk.press("Take them");
                    desk.wait("the side to be taken", done);
                }
                _ => {
                    let mv = asks(&state).first().copied();
                    play(&desk, mv.expect("something is asked"));
                }
            }
        }
        steps += 1;
        let state = desk.state();
        let labels = state["buttons"].to_string();
        let on = ["Next lesson", "Finish the course", "Next"];
        let on = on.into_iter().find(|label| labels.contains(&format!("\"{label}\"")));
        let on = on.expect("a way on");
        let gone = |state: &Value| place(state) != now || lesson(state)["finished"] == true;
        for _ in 0..5 {
            desk.press(on);
            if desk.wait_for(Duration::from_secs(4), gone) {
                break;
            }
        }
        let state = desk.wait("the next step", gone);
        if lesson(&state)["finished"] == true {
            break;
        }
    }
    desk.picture(&format!("72-{name}-end"));
    desk.press("Play a game against the computer at level 1");
    desk.wait("the terms", |state| state["sheet"] == "NewGame" && lesson(state).is_null());
    eprintln!("{name}: {steps} steps in {:?}", begun.elapsed());
}

#[test]
fn the_course_of_keres_is_learnt() {
    learn("Keres");
}

#[test]
fn the_course_of_cyvasse_is_learnt() {
    learn("Cyvasse");
}

#[test]
fn the_course_of_joker_chess_is_learnt() {
    learn("Joker chess");
}
