//! What the panels ask and tell about the computer.

use bevy::prelude::*;
use bevy_egui::egui;
use pancharanga::board::{Control, Intent, Seat, Terms};
use pancharanga::computer::Hint;
use pancharanga::control::Hand;
use pancharanga::settings::{Pace, Settings};
use pancharanga::text::Language;
use pancharanga::ui::Sheet;
use rules::{Game, Player};

use super::stage::Stage;
use super::{SIZES, english, fits};

fn computer(level: u32) -> Seat {
    Seat::computer(level).expect("a level")
}

fn level_words(stage: &Stage, level: u32) -> String {
    let words = stage.app.world().resource::<pancharanga::text::Words>();
    words.fill("computer-level", &[("level", level.into())])
}

/// Every strength in the order of the slider.
const STRENGTHS: [u32; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, Seat::FULL];

/// Drags the slider of levels to `level`.
fn choose(stage: &mut Stage, level: u32) {
    const KNOB: f32 = 9.0;
    let (label, middle) = STRENGTHS
        .into_iter()
        .map(|number| level_words(stage, number))
        .find_map(|label| stage.labelled(&label).map(|at| (label, at)))
        .expect("a slider");
    let left = stage.texts().into_iter().find(|seen| seen.text == label).expect("it is in sight");
    let right = 2.0 * middle.x - left.rect.left();
    let rail = (middle.x + KNOB)..(right - KNOB);
    let nth = STRENGTHS.iter().position(|strength| *strength == level).expect("a strength");
    let x = rail.start + (rail.end - rail.start) * nth as f32 / (STRENGTHS.len() - 1) as f32;
    stage.click(egui::pos2(x, middle.y));
    assert!(stage.sees(&level_words(stage, level)), "{:?}", stage.texts());
}

#[test]
fn the_dialog_says_what_each_level_is_like_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let size = format!("{width}x{height}");
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            stage.open(Sheet::NewGame);
            stage.press("new-game-against-itself");
            fits(&stage, &format!("{language}-{size}-itself"));
            stage.press("new-game-against-computer");
            fits(&stage, &format!("{language}-{size}-against"));
            if height < 700 {
                // The rest is further down.
                continue;
            }
            for level in STRENGTHS {
                choose(&mut stage, level);
                let about = match level {
                    Seat::FULL => "computer-about-full".to_owned(),
                    level => format!("computer-about-{level}"),
                };
                let about = stage.words(&about);
                assert!(stage.sees(&about), "{language}: {about}");
                fits(&stage, &format!("{language}-{size}-level-{level}"));
            }
        }
    }
}

#[test]
fn the_plate_names_the_computer_in_every_window() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            for control in [None, Some(Control::new(3, 2))] {
                let seats = [computer(10), computer(Seat::FULL)];
                let terms = Terms { seats, control, ..Terms::plain(Game::Chess) };
                stage.wish(Intent::new_game(terms));
                let clock = if control.is_some() { "clock" } else { "no-clock" };
                fits(&stage, &format!("{language}-{width}x{height}-thinks-{clock}"));
                let thinks = stage.words("computer-thinks");
                assert!(stage.labelled(&thinks).is_some());
                stage.wish(Intent::Pause(true));
                assert!(stage.labelled(&thinks).is_none());
            }
        }
    }
}

#[test]
fn a_game_against_the_computer_begins_as_it_was_chosen() {
    let mut stage = english();
    stage.open(Sheet::NewGame);
    stage.press("new-game-against-computer");
    choose(&mut stage, 7);
    stage.press("player-black");
    stage.press("new-game-own-name");
    stage.paste("Asha");
    stage.press("new-game-start");
    assert_eq!(stage.table().seats(), [computer(7), Seat::Person]);
    assert_eq!(stage.table().names, ["", "Asha"]);
    assert!(stage.sees("Computer · level 7") && stage.sees("Asha"), "{:?}", stage.texts());

    stage.open(Sheet::NewGame);
    stage.press("new-game-side-lot");
    stage.press("new-game-start");
    assert!(stage.table().lone_person().is_some());

    stage.open(Sheet::NewGame);
    choose(&mut stage, Seat::FULL);
    stage.press("player-white");
    stage.press("new-game-start");
    assert_eq!(stage.table().seats(), [Seat::Person, computer(Seat::FULL)]);
    assert!(stage.sees("Full strength"), "{:?}", stage.texts());
}

#[test]
fn the_computer_plays_itself_at_two_levels() {
    let mut stage = english();
    stage.open(Sheet::NewGame);
    stage.press("new-game-against-itself");
    let label = |player: &str, level: u32| format!("{player}: level {level}");
    let white = stage.labelled(&label("White", 8)).expect("a slider");
    stage.click(white - egui::vec2(140.0, 0.0));
    let chosen = (1..8).find(|level| stage.labelled(&label("White", *level)).is_some());
    let chosen = chosen.expect("it was lowered");
    assert!(stage.labelled(&label("Black", 7)).is_some(), "the other stays");
    stage.press("new-game-start");
    assert_eq!(stage.table().seats(), [computer(chosen), computer(7)]);
}

#[test]
fn only_people_move_by_hand() {
    let mut stage = english();
    let seats = [computer(10), Seat::Person];
    stage.wish(Intent::new_game(Terms { seats, ..Terms::plain(Game::Chess) }));
    stage.tap("e2 e4");
    assert_eq!(*stage.app.world().resource::<Hand>(), Hand::Empty);
    assert_eq!(stage.table().line().ply(), 0);
    stage.press_label("Resign");
    assert_eq!(stage.panels().resigning, Some(Player::Black), "the person resigns, not the mover");
}

#[test]
fn the_hint_button_and_the_pace_do_what_they_say() {
    let mut stage = english();
    stage.press_label(&stage.words("action-hint-man"));
    let seen = |stage: &Stage| *stage.app.world().resource::<Hint>();
    for _ in 0..200 {
        if seen(&stage).man().is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        stage.settle();
    }
    assert!(matches!(seen(&stage), Hint::Man(_)), "{:?}", seen(&stage));
    stage.press_label(&stage.words("action-hint-move"));
    assert!(matches!(seen(&stage), Hint::Move(_)), "{:?}", seen(&stage));
    assert_eq!(stage.table().line().ply(), 0);

    stage.open(Sheet::Settings);
    stage.press("settings-pace-at-once");
    assert_eq!(stage.app.world().resource::<Settings>().pace, Pace::AtOnce);
}
