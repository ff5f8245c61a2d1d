//! What the panels show and ask in the games that are not chess.

use bevy::prelude::*;
use bevy_egui::egui::Key;
use pancharanga::settings::Settings;
use pancharanga::text::Language;
use pancharanga::ui::Sheet;
use rules::{Game, Player, Role, Side, Stage as Phase};

use super::stage::Stage;
use super::{SIZE, SIZES, english, fits};

/// A white rook that can take a pawn on h4.
const CAPTURE: &str = "4k3/8/8/8/7p/8/8/4K2R w - - - 1111111111111111 1 0 1";
/// A checkered pawn that attacks no king.
const SWITCH: &str = "4k3/8/8/8/3s4/8/8/4K2R w - - - 1111111111111111 1 0 1";
/// A guard on a paladin.
const STACK: &str = "4k4/9/9/9/9/9/2(PG)6/9/4K3R w 0 1";
/// A Joker that holds a rook.
const FROZEN: &str = "4k4/9/9/9/4r4/3J5/9/9/4K4 w - - - - - 0 1";

fn role_on(stage: &Stage, square: &str) -> Option<(Side, Role)> {
    let square = square.parse().expect("a square");
    stage.table().shown_position().man_at(square).map(|man| (man.side, man.role))
}

#[test]
fn every_game_is_offered_and_begins() {
    for game in Game::ALL {
        let mut stage = english();
        stage.open(Sheet::NewGame);
        stage.press(&format!("game-{game}"));
        stage.press("new-game-start");
        assert_eq!(stage.table().game(), game);
    }
}

#[test]
fn every_game_fits_the_sheet_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            for game in Game::ALL {
                stage.open(Sheet::NewGame);
                stage.press(&format!("game-{game}"));
                fits(&stage, &format!("{language}-{width}x{height}-new-{game}"));
            }
        }
    }
}

#[test]
fn what_the_games_ask_and_tell_fits_every_window() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let what = |state: &str| format!("{language}-{width}x{height}-{state}");
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            stage.start(Game::Checkered, CAPTURE);
            stage.tap("h1 h4");
            fits(&stage, &what("nature"));
            stage.start(Game::Checkered, SWITCH);
            fits(&stage, &what("switch"));
            stage.press("checkered-take");
            fits(&stage, &what("switch-question"));
            stage.press("checkered-yes");
            fits(&stage, &what("stage-2"));
            stage.start(Game::Keres, STACK);
            stage.tap("c3 d4");
            fits(&stage, &what("stack"));
            stage.key(Key::Num1);
            stage.tap("e9");
            stage.start(Game::Joker, FROZEN);
            stage.rest("e5");
            fits(&stage, &what("card"));
        }
    }
}

#[test]
fn the_checkered_side_may_be_left_out() {
    let mut stage = english();
    stage.open(Sheet::NewGame);
    stage.press("game-checkered");
    stage.press("new-game-checkered-side");
    stage.press("new-game-start");
    let stage = stage.table().shown_position().to_setup().memory.stage;
    assert_eq!(stage, Phase::Shared { switch: false });
}

#[test]
fn a_nature_is_chosen_by_hand_or_by_letter() {
    let mut stage = english();
    stage.start(Game::Checkered, CAPTURE);
    stage.tap("h1 h4");
    stage.press("choice-keeps");
    assert_eq!(role_on(&stage, "h4"), Some((Side::Checkered, Role::Rook)));
    stage.start(Game::Checkered, CAPTURE);
    stage.tap("h1 h4");
    stage.key(Key::P);
    assert_eq!(role_on(&stage, "h4"), Some((Side::Checkered, Role::Pawn)));
}

#[test]
fn a_stack_goes_whole_or_lets_its_top_go() {
    let mut stage = english();
    stage.start(Game::Keres, STACK);
    stage.tap("c3 d4");
    assert!(stage.sees("paladin + guard"), "{:?}", stage.texts());
    stage.press("choice-top-alone");
    assert_eq!(role_on(&stage, "c3"), Some((Side::White, Role::Paladin)));
    assert_eq!(role_on(&stage, "d4"), Some((Side::White, Role::Guard)));
    stage.start(Game::Keres, STACK);
    stage.tap("c3 d4");
    stage.key(Key::Num1);
    assert_eq!(role_on(&stage, "c3"), None);
}

#[test]
fn the_checkered_side_is_taken_only_when_asked_twice() {
    let mut stage = english();
    stage.start(Game::Checkered, SWITCH);
    stage.press("checkered-take");
    stage.press("checkered-no");
    assert_eq!(stage.table().line().ply(), 0);
    stage.press("checkered-take");
    stage.press("checkered-yes");
    let phase = stage.table().shown_position().to_setup().memory.stage;
    assert_eq!(phase, Phase::Taken(Player::White));
    assert!(stage.sees("White: the checkered pieces. Black: White’s and Black’s."));
    assert!(!stage.sees(&stage.words("checkered-take")));
    // Nothing is there to take in a game that has just begun.
    stage.start(Game::Checkered, CAPTURE);
    assert!(!stage.sees(&stage.words("checkered-take")));
}

#[test]
fn a_card_tells_what_is_special_about_a_man() {
    let mut stage = english();
    stage.start(Game::Joker, FROZEN);
    stage.rest("e5");
    for line in ["Rook", "Black", "Frozen by the Joker on d4"] {
        assert!(stage.sees(line), "{line}: {:?}", stage.texts());
    }
    stage.start(Game::Keres, STACK);
    stage.rest("c3");
    assert!(stage.sees("On top of: paladin"), "{:?}", stage.texts());
    stage.start(Game::Checkered, SWITCH);
    stage.rest("d4");
    assert!(stage.sees("Checkered · Moved by whoever’s turn it is"), "{:?}", stage.texts());
    // Nothing to step onto: its own king stands before it.
    stage.start(Game::Keres, "4k4/9/9/9/9/9/4K4/4L4/8R w 0 1");
    stage.rest("e2");
    let stuck = |seen: &super::stage::Seen| seen.text.starts_with("It cannot move now. ");
    assert!(stage.texts().iter().any(stuck), "{:?}", stage.texts());
}

#[test]
fn a_card_tells_of_armour_and_of_the_ground() {
    let mut stage = english();
    let text = rules::AnyPosition::start(Game::Cyvasse).to_text();
    stage.start(Game::Cyvasse, &text);
    stage.rest("e2");
    assert!(
        stage.texts().iter().any(|seen| seen.text.starts_with("Armour: ")),
        "{:?}",
        stage.texts()
    );
    stage.picture("cyvasse-card");
    let board = stage.table().shown_position().to_setup().board;
    let water = Game::Cyvasse
        .squares()
        .find(|at| board.terrain(*at) == rules::Terrain::Water && board.get(*at).is_none());
    stage.rest(&water.expect("there is water").to_string());
    assert!(stage.sees("Water"), "{:?}", stage.texts());
}

#[test]
fn checks_are_told_and_who_froze_or_thawed_what_gave_them() {
    let mut stage = english();
    stage.play("e2e4 f7f6 d1h5");
    assert!(stage.sees("Black is in check."), "{:?}", stage.texts());
    stage.start(Game::Joker, FROZEN);
    stage.play("d4f3 e9d9");
    let thawed = "White is in check: the piece on e5 is no longer frozen.";
    assert!(stage.sees(thawed), "{:?}", stage.texts());
    stage.start(Game::Joker, "4k4/9/9/9/4r4/9/1J7/9/4K4 w - - - - - 0 1");
    stage.play("b3d4");
    assert!(stage.sees("No more check: the piece on e5 is frozen."), "{:?}", stage.texts());
}

#[test]
fn en_croissant_is_explained_once() {
    let mut stage = english();
    let text = rules::AnyPosition::start(Game::Joker).to_text();
    stage.start(Game::Joker, &text);
    let words = stage.words("tip-croissant");
    stage.play("e2e4 d8d6 e4e5 a8a7 e5e6");
    assert!(stage.sees(&words), "{:?}", stage.texts());
    stage.picture("croissant");
    std::thread::sleep(std::time::Duration::from_millis(950));
    stage.play("d6e5");
    assert!(!stage.sees(&words));
    let settings = stage.app.world().resource::<Settings>();
    assert!(settings.known_tips.contains("croissant"));
}

#[test]
fn the_ban_on_undoing_is_explained_to_whoever_tries() {
    let mut stage = Stage::new(SIZE, Language::En);
    stage.start(Game::Checkered, "4k3/8/8/8/3u4/8/8/4K2R w - - - 1111111111111111 1 0 1");
    stage.play("d4a4");
    stage.tap("a4 d4");
    let words = "This checkered piece has just come from d4.";
    assert!(stage.texts().iter().any(|seen| seen.text.starts_with(words)), "{:?}", stage.texts());
}

#[test]
fn a_map_is_chosen_and_played_on() {
    let mut stage = english();
    stage.open(Sheet::NewGame);
    stage.press("game-cyvasse");
    stage.press("level-standard");
    stage.picture("maps");
    stage.press("level-lake");
    stage.picture("map-chosen");
    stage.press("new-game-start");
    let lake = pancharanga::levels::cyvasse().iter().find(|level| level.id == "lake");
    let start = lake.expect("a lake").start().expect("a position");
    assert_eq!(*stage.table().line().start(), rules::AnyPosition::Cyvasse(start));
}
