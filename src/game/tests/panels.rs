//! The panels: in every language and in windows of every shape they stay inside the window, and
//! what is pressed does what it says. With `PANELS=<folder>` pictures are written there.

#[path = "panels/analysis.rs"]
mod analysis;
#[path = "panels/computer.rs"]
mod computer;
#[path = "panels/games.rs"]
mod games;
#[path = "panels/lessons.rs"]
mod lessons;
#[path = "panels/muster.rs"]
mod muster;
#[path = "panels/picture.rs"]
mod picture;
#[path = "panels/puzzles.rs"]
mod puzzles;
#[path = "panels/rulebook.rs"]
mod rulebook;
#[path = "panels/stage.rs"]
mod stage;
#[path = "panels/teaching.rs"]
mod teaching;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{self, Key};
use pancharanga::board::{Control, Intent, Terms};
use pancharanga::control::Hand;
use pancharanga::keep::Unfinished;
use pancharanga::settings::{Confirm, Settings};
use pancharanga::text::Language;
use pancharanga::ui::{Panels, Sheet};
use rules::{Game, Player, Reason, Role};

use stage::{Stage, game};

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
const SIZES: [(u32, u32); 4] = [(1280, 720), (800, 480), (540, 960), (1000, 900)];
const OPENING: &str = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6 g1f3 c8g4 f1e2 g4f3 e2f3 b8c6 \
                       e1g1 e8c8";
const SHEETS: [Sheet; 6] =
    [Sheet::Home, Sheet::NewGame, Sheet::Saved, Sheet::Import, Sheet::Settings, Sheet::Keys];

fn english() -> Stage {
    Stage::new(SIZE, Language::En)
}

fn timed(names: [&str; 2]) -> Intent {
    let names = names.map(String::from);
    let control = Some(Control::new(3, 2));
    Intent::new_game(Terms { control, names, ..Terms::plain(Game::Chess) })
}

/// Asserts that every text is in the window, and whole.
fn fits(stage: &Stage, what: &str) {
    stage.picture(what);
    let screen = stage.screen().expand(0.5);
    for seen in stage.texts() {
        assert!(screen.contains_rect(seen.rect), "{what}: {seen:?} leaves {screen:?}");
        assert!(!seen.elided, "{what}: {seen:?} is cut short");
    }
}

#[test]
fn everything_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let what = |state: &str| format!("{language}-{width}x{height}-{state}");
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            stage.keep("one", "1. e4 e5 *");
            stage.wish(timed(["Asha", ""]));
            stage.play(OPENING);
            fits(&stage, &what("play"));
            stage.tap("c1 g5");
            fits(&stage, &what("confirm"));
            stage.wish(Intent::Show(5));
            stage.panels().moves = true;
            stage.settle();
            fits(&stage, &what("look-back"));
            for sheet in SHEETS {
                stage.open(sheet);
                fits(&stage, &what(&format!("{sheet:?}").to_lowercase()));
            }
            *stage.panels() = Panels::default();
            stage.settle();
            fits(&stage, &what("title"));
            *stage.panels() = Panels::TABLE;
            stage.wish(Intent::Pause(true));
            fits(&stage, &what("pause"));
            stage.wish(Intent::Pause(false));
            stage.wish(Intent::OfferDraw(Player::White));
            fits(&stage, &what("draw"));
            stage.panels().resigning = Some(Player::Black);
            stage.settle();
            fits(&stage, &what("resign"));
            stage.wish(Intent::Open(Box::new(game("8/P7/8/8/8/8/8/k1K5 w - - 0 1"))));
            stage.tap("a7 a8");
            fits(&stage, &what("picker"));
        }
    }
}

#[test]
fn the_menu_opens_and_escape_closes_it() {
    let mut stage = english();
    stage.click(egui::pos2(36.0, 36.0));
    assert_eq!(stage.panels().open, Some(Sheet::Home));
    stage.press("menu-settings");
    assert_eq!(stage.panels().open, Some(Sheet::Settings));
    stage.key(Key::Escape);
    assert!(!stage.panels().is_open());
    stage.open(Sheet::Import);
    stage.key(Key::Escape);
    assert_eq!(stage.panels().open, Some(Sheet::Saved), "import leads back to the shelf");
}

#[test]
fn the_title_leads_to_each_game_and_a_begun_game_is_gone_on_with() {
    let mut stage = english();
    *stage.panels() = Panels::default();
    stage.settle();
    assert!(!stage.sees("Continue"), "nothing was begun");
    for game in Game::ALL {
        *stage.panels() = Panels::default();
        stage.settle();
        stage.press(&format!("game-{game}"));
        assert_eq!(stage.panels().open, Some(Sheet::NewGame), "{game}");
        stage.press("new-game-start");
        assert!(!stage.panels().is_open(), "{game}");
        assert_eq!(stage.table().game(), game);
    }
    stage.wish(Intent::new_game(Terms::plain(Game::Chess)));
    stage.play("e2e4");
    stage.open(Sheet::Home);
    stage.press("menu-to-title");
    assert!(stage.panels().title && stage.panels().open.is_none());
    stage.press("menu-continue");
    assert!(!stage.panels().is_open());
    assert_eq!(stage.table().line().ply(), 1);
}

#[test]
fn a_sheet_opened_at_the_title_leads_back_to_it() {
    let mut stage = english();
    *stage.panels() = Panels::default();
    stage.settle();
    stage.press("menu-settings");
    assert_eq!(stage.panels().open, Some(Sheet::Settings));
    stage.key(Key::Escape);
    assert!(stage.panels().title && stage.panels().open.is_none());
}

#[test]
fn the_game_left_unfinished_is_offered_and_taken_up() {
    let mut stage = english();
    let saved = game("[White \"Asha\"]\n\n1. e4 e5 2. Nf3 *");
    stage.app.world_mut().resource_mut::<Unfinished>().0 = Some(saved.clone());
    stage.open(Sheet::Home);
    assert!(stage.sees("Asha – Black, 3 moves played"), "{:?}", stage.texts());
    stage.press("menu-continue");
    assert!(!stage.panels().is_open());
    assert_eq!((stage.table().id.as_str(), stage.table().line().ply()), (saved.id.as_str(), 3));
}

#[test]
fn a_new_game_has_the_clock_and_the_names_that_were_chosen() {
    let mut stage = english();
    stage.open(Sheet::NewGame);
    stage.press_text("3 + 2");
    stage.press("player-white");
    stage.paste("Asha");
    stage.press("new-game-start");
    assert!(!stage.panels().is_open());
    let terms = stage.table().terms();
    assert_eq!(terms.control, Some(Control::new(3, 2)));
    assert_eq!(terms.names, ["Asha", ""]);
    assert!(stage.sees("3:00") && stage.sees("Asha"));
}

#[test]
fn settings_apply_at_once() {
    let mut stage = english();
    stage.open(Sheet::Settings);
    stage.press("settings-confirm-never");
    stage.press("settings-coordinates");
    stage.press_text("English");
    stage.press_text("Español");
    let settings = stage.app.world().resource::<Settings>();
    assert_eq!(settings.confirm, Confirm::Never);
    assert!(!settings.coordinates);
    assert_eq!(settings.language.as_deref(), Some("es"));
    assert!(stage.sees("Español"));
    let spanish = stage.words("settings-title");
    assert!(spanish != "Settings" && stage.sees(&spanish));
}

#[test]
fn a_click_on_a_move_shows_it_and_leads_back() {
    let mut stage = english();
    stage.play(OPENING);
    stage.press_text("Nc3");
    assert_eq!(stage.table().shown(), 5);
    stage.press("moves-back-to-game");
    assert!(!stage.table().looking_back());
}

#[test]
fn the_move_list_follows_undo_and_another_move() {
    let mut stage = english();
    stage.play("e2e4 e7e5 g1f3");
    assert!(stage.sees("Nf3"));
    stage.wish(Intent::Undo);
    assert!(!stage.sees("Nf3"));
    stage.play("f2f4");
    assert!(stage.sees("f4") && stage.sees("e5"));
}

#[test]
fn a_promotion_is_chosen_by_its_letter_or_by_hand() {
    let mut stage = english();
    let position = game("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
    let promoted = |stage: &Stage| {
        let at = "a8".parse().expect("a square");
        stage.table().shown_position().man_at(at).map(|piece| piece.role)
    };
    stage.wish(Intent::Open(Box::new(position.clone())));
    stage.tap("a7 a8");
    stage.key(Key::N);
    assert_eq!(promoted(&stage), Some(Role::Knight));
    stage.wish(Intent::Open(Box::new(position)));
    stage.tap("a7 a8");
    stage.press("role-rook");
    assert_eq!(promoted(&stage), Some(Role::Rook));
}

#[test]
fn a_refused_move_is_explained_and_the_words_go_away() {
    let mut stage = english();
    stage.tap("b1 b5");
    let words = "The knight cannot go from b1 to b5.";
    assert!(stage.sees(words), "{:?}", stage.texts());
    std::thread::sleep(Duration::from_millis(4100));
    stage.settle();
    assert!(!stage.sees(words));
}

#[test]
fn a_draw_needs_both_and_resigning_is_asked_twice() {
    let mut stage = english();
    stage.play("e2e4");
    stage.wish(Intent::OfferDraw(Player::Black));
    stage.press("draw-decline");
    assert_eq!((stage.table().draw_offer(), stage.table().outcome()), (None, None));
    stage.panels().resigning = Some(Player::Black);
    stage.settle();
    stage.press("resign-no");
    assert_eq!(stage.table().outcome(), None);
    stage.panels().resigning = Some(Player::Black);
    stage.wish(timed(["Asha", ""]));
    assert_eq!(stage.panels().resigning, None, "it was asked in another game");
    stage.wish(Intent::OfferDraw(Player::Black));
    stage.press("draw-accept");
    assert_eq!(stage.table().outcome().map(|end| end.reason), Some(Reason::Agreement));
}

#[test]
fn the_result_is_told_once_and_a_rematch_exchanges_the_seats() {
    let mut stage = english();
    stage.wish(timed(["Asha", "Ben"]));
    stage.play("f2f3 e7e5 g2g4 d8h4");
    let sentence = "Black wins by checkmate.";
    assert!(!stage.sees(sentence), "the last move is seen first");
    std::thread::sleep(Duration::from_millis(1200));
    stage.settle();
    assert!(stage.sees(sentence), "{:?}", stage.texts());
    stage.picture("banner");
    stage.press("banner-look");
    assert!(!stage.sees(sentence));
    stage.wish(Intent::Show(0));
    assert!(!stage.sees(sentence));
    stage.wish(Intent::Rematch);
    assert_eq!(stage.table().names, ["Ben", "Asha"]);
}

#[test]
fn a_game_is_opened_copied_and_deleted_only_when_asked_twice() {
    let mut stage = english();
    let path = stage.keep("one", "[White \"Asha\"]\n\n1. e4 e5 *");
    stage.open(Sheet::Saved);
    let row = stage.texts().into_iter().find(|seen| seen.text == "Asha – Black").expect("a row");
    let bin = egui::pos2(SIZE.x / 2.0 + 240.0 - 28.0, row.rect.bottom() + 8.0);
    stage.click(bin);
    stage.picture("delete");
    stage.press("saved-keep");
    assert!(path.exists());
    stage.press_text("Asha – Black");
    assert_eq!((stage.table().line().ply(), stage.panels().is_open()), (2, false));
    stage.open(Sheet::Saved);
    stage.press("saved-copy-game");
    assert!(
        stage.copied.as_ref().is_some_and(|pgn| pgn.contains("1. e4 e5")),
        "{:?}",
        stage.copied
    );

    stage.wish(timed(["", ""]));
    stage.open(Sheet::Saved);
    stage.click(bin);
    stage.press("saved-delete");
    assert!(!path.exists());
    assert!(stage.sees(&stage.words("saved-none")));
}

#[test]
fn import_names_what_it_cannot_read_and_lets_one_of_several_be_chosen() {
    let mut stage = english();
    stage.open(Sheet::Import);
    stage.press("import-text");
    stage.paste("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n1. d4 Kxe7 *\n");
    stage.press("import-read");
    stage.picture("import-several");
    assert!(
        stage.texts().iter().any(|seen| seen.text.starts_with("Line 9, column 7")),
        "{:?}",
        stage.texts()
    );
    stage.press_text("B – Black");
    assert_eq!(stage.table().line().ply(), 2);
    assert!(!stage.panels().is_open());
}

#[test]
fn a_proposed_move_is_played_or_dropped_by_the_buttons_beside_it() {
    const BUTTON: f32 = 26.0;
    let mut stage = english();
    stage.tap("e2 e4");
    let yes = stage.disc(BUTTON).expect("a button");
    stage.click(yes + egui::vec2(2.0 * BUTTON, 0.0));
    assert_eq!(*stage.app.world().resource::<Hand>(), Hand::Empty);
    assert_eq!((stage.table().line().ply(), stage.disc(BUTTON)), (0, None));
    stage.tap("e2 e4");
    stage.click(stage.disc(BUTTON).expect("a button"));
    assert_eq!(stage.table().line().ply(), 1);
}
