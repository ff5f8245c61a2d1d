//! Laying out armies: everything fits, the hand does what it should, and nobody sees too much.

use bevy::prelude::*;
use bevy_egui::egui::{self, Key};
use pancharanga::board::muster::{Muster, Template};
use pancharanga::board::{Control, Terms};
use pancharanga::keep;
use pancharanga::text::{Language, Words};
use pancharanga::ui::Sheet;
use rules::layout::{self, judge};
use rules::{Board, Game, Player, Role, Square};

use super::stage::Stage;
use super::{SIZE, fits};

/// A sheet for White at a fresh board.
fn laying(size: Vec2, language: Language) -> Stage {
    let mut stage = Stage::new(size, language);
    let names = ["", "Ben"].map(String::from);
    let control = Some(Control::new(3, 2));
    let terms = Terms { names, control, ..Terms::plain(Game::Cyvasse) };
    stage.app.insert_resource(Muster::new(terms, 0));
    stage.open(Sheet::Muster);
    stage
}

fn english() -> Stage {
    laying(SIZE, Language::En)
}

fn muster(stage: &Stage) -> &Muster {
    stage.app.world().resource::<Muster>()
}

fn board(stage: &Stage) -> &Board {
    muster(stage).half().expect("somebody lays out").board()
}

fn role(stage: &Stage, at: &str) -> Option<Role> {
    board(stage).get(at.parse().expect("a square")).map(|man| man.role)
}

/// The label of so many men in reserve.
fn reserve(stage: &Stage, role: Role, count: usize) -> String {
    let words = stage.app.world().resource::<Words>();
    let role = words.role(Game::Cyvasse, role);
    words.fill("muster-count", &[("count", count.into()), ("role", role.into())])
}

fn form(stage: &mut Stage, template: Template) {
    stage.press(&format!("muster-formation-{}", template.id()));
}

fn shows_men(stage: &Stage) -> bool {
    Game::Cyvasse.squares().any(|at| board(stage).get(at).is_some())
}

#[test]
fn laying_out_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in [(1280, 720), (800, 480), (540, 960), (1000, 900)] {
            let what = |state: &str| format!("muster-{language}-{width}x{height}-{state}");
            let mut stage = laying(Vec2::new(width as f32, height as f32), language);
            fits(&stage, &what("empty"));
            let label = reserve(&stage, Role::Spearman, 3);
            stage.press_label(&label);
            fits(&stage, &what("reserve"));
            let mountain = labelled_square(&stage, "d4");
            stage.click(mountain);
            fits(&stage, &what("refused"));
            stage.press("muster-scatter");
            form(&mut stage, Template::Line);
            let king = labelled_square(&stage, "h1");
            stage.click(king);
            fits(&stage, &what("placed"));
            let tile = reserve(&stage, Role::King, 0);
            stage.press_label(&tile);
            fits(&stage, &what("missing"));
            stage.press("muster-kept");
            stage.press("muster-kept-name");
            stage.paste("Bhîma’s wall");
            fits(&stage, &what("name"));
            stage.press("muster-kept-save");
            fits(&stage, &what("kept"));
            stage.press_label(&stage.words("saved-delete"));
            fits(&stage, &what("delete"));
            stage.key(Key::Escape);
            stage.key(Key::Escape);
            fits(&stage, &what("leave"));
            stage.press("muster-leave-no");
            form(&mut stage, Template::Stronghold);
            stage.press("muster-done");
            fits(&stage, &what("curtain"));
            stage.press("muster-handover-begin");
            form(&mut stage, Template::Wings);
            fits(&stage, &what("black"));
        }
    }
}

/// The middle of a square of the half, whatever stands there.
fn labelled_square(stage: &Stage, name: &str) -> egui::Pos2 {
    let label = stage.label_beginning(name);
    label.unwrap_or_else(|| panic!("{name} is not there"))
}

#[test]
fn armies_are_chosen_with_the_terms_and_laid_out_one_after_the_other() {
    let mut stage = Stage::new(SIZE, Language::En);
    stage.open(Sheet::NewGame);
    stage.press("game-cyvasse");
    stage.press("muster-choose");
    stage.press_text("3 + 2");
    stage.picture("muster-terms");
    stage.press("new-game-start");
    assert_eq!(stage.panels().open, Some(Sheet::Muster));
    assert!(stage.sees("White’s army"), "{:?}", stage.texts());
    form(&mut stage, Template::Stronghold);
    stage.press("muster-done");
    assert!(muster(&stage).half().is_none());
    assert!(stage.sees(&stage.words("muster-handover-about")));
    stage.press("muster-handover-begin");
    assert!(stage.sees("Black’s army") && !shows_men(&stage));
    form(&mut stage, Template::Wings);
    stage.press("muster-done");
    assert!(!stage.panels().is_open() && !stage.app.world().contains_resource::<Muster>());
    let table = stage.table();
    assert_eq!(table.game(), Game::Cyvasse);
    assert_eq!(table.terms().control, Some(Control::new(3, 2)));
    let board = table.shown_position().to_setup().board;
    for player in Player::ALL {
        assert_eq!(judge(&board, player), Ok(()));
    }
    let rider: Square = "c3".parse().expect("a square");
    let man = board.get(layout::mirrored(rider)).map(|man| man.role);
    assert_eq!(man, Some(Role::Rider), "Black's wings, turned");
}

#[test]
fn men_are_placed_moved_exchanged_and_put_back_by_taps() {
    let mut stage = english();
    stage.press_label("2 × knight");
    stage.press_label("h1");
    stage.press_label("g1");
    assert_eq!((role(&stage, "h1"), role(&stage, "g1")), (Some(Role::Knight), Some(Role::Knight)));
    stage.press_label("1 × king");
    stage.press_label("h2");
    stage.press_label("h2: king");
    stage.press_label("g1: knight");
    assert_eq!((role(&stage, "g1"), role(&stage, "h2")), (Some(Role::King), Some(Role::Knight)));
    stage.press_label("g1: king");
    stage.press_label("6 × militia");
    assert_eq!(role(&stage, "g1"), None);
    assert!(stage.labelled("1 × king").is_some());
    stage.press_label("1 × dragon");
    stage.press_label("d4: mountain");
    assert!(stage.sees("d4 is a mountain; no piece can stand there."), "{:?}", stage.texts());
    stage.press_label(&stage.words("muster-undo"));
    assert_eq!(role(&stage, "g1"), Some(Role::King));
}

#[test]
fn men_are_dragged() {
    let mut stage = english();
    let at = |stage: &Stage, label: &str| stage.labelled(label).expect(label);
    stage.drag(at(&stage, "1 × dragon"), at(&stage, "h3"));
    assert_eq!(role(&stage, "h3"), Some(Role::Dragon));
    stage.drag(at(&stage, "h3: dragon"), at(&stage, "h4"));
    assert_eq!((role(&stage, "h3"), role(&stage, "h4")), (None, Some(Role::Dragon)));
    stage.drag(at(&stage, "h4: dragon"), at(&stage, "d4: mountain"));
    assert_eq!(role(&stage, "h4"), Some(Role::Dragon));
    assert!(stage.sees("d4 is a mountain; no piece can stand there."));
    stage.drag(at(&stage, "h4: dragon"), at(&stage, "6 × militia"));
    assert_eq!(role(&stage, "h4"), None);
    assert!(muster(&stage).half().is_some_and(|half| half.held().is_none()));
}

#[test]
fn men_are_placed_by_keys() {
    let mut stage = english();
    // The first things to reach are the ways back, then the map from its first square on.
    let reach = |stage: &mut Stage, label: &str| {
        for _ in 0..120 {
            if stage.focused().as_deref() == Some(label) {
                return;
            }
            stage.key(Key::Tab);
        }
        panic!("{label} cannot be reached by keys");
    };
    reach(&mut stage, "1 × king");
    stage.key(Key::Enter);
    reach(&mut stage, "h1");
    stage.key(Key::Space);
    assert_eq!(role(&stage, "h1"), Some(Role::King));
    stage.key(Key::ArrowRight);
    assert_eq!(stage.focused().as_deref(), Some("i1"));
    stage.key(Key::ArrowLeft);
    stage.key(Key::Delete);
    assert_eq!(role(&stage, "h1"), None);
    reach(&mut stage, "1 × king");
    stage.key(Key::Enter);
    stage.key(Key::Escape);
    assert!(muster(&stage).half().is_some_and(|half| half.held().is_none()));
    assert_eq!(stage.panels().open, Some(Sheet::Muster));
}

#[test]
fn done_waits_until_every_man_stands() {
    let mut stage = english();
    assert!(stage.sees("23 pieces are still to be placed."), "{:?}", stage.texts());
    stage.press("muster-done");
    assert!(muster(&stage).half().is_some());
    form(&mut stage, Template::Line);
    assert!(stage.sees(&stage.words("muster-complete")));
    stage.press_label("h1: king");
    stage.press_label("0 × king");
    assert!(stage.sees("Still to be placed: 1 × king."), "{:?}", stage.texts());
    stage.press("muster-done");
    assert!(muster(&stage).half().is_some());
    stage.press("muster-clear");
    assert!(!shows_men(&stage));
    stage.press("muster-scatter");
    stage.press("muster-done");
    assert!(muster(&stage).half().is_none());
}

#[test]
fn leaving_is_asked_only_when_there_is_something_to_lose() {
    let mut stage = english();
    stage.key(Key::Escape);
    assert_eq!(stage.panels().open, Some(Sheet::NewGame));
    assert!(!stage.app.world().contains_resource::<Muster>());
    let mut stage = english();
    form(&mut stage, Template::Line);
    stage.press_label(&stage.words("menu-close"));
    stage.key(Key::Escape);
    assert_eq!(stage.panels().open, Some(Sheet::Muster), "it was the question that went away");
    stage.press("muster-done");
    stage.key(Key::Escape);
    stage.press("muster-leave-no");
    stage.press_label(&stage.words("menu-close"));
    stage.press("muster-leave-yes");
    assert_eq!(stage.panels().open, Some(Sheet::NewGame));
    assert_eq!(stage.table().game(), Game::Chess);
}

#[test]
fn formations_are_saved_used_again_and_thrown_away() {
    let mut stage = english();
    keep::keep_layout(&stage.folders, "Old", Template::Spearhead.formation()).expect("kept");
    form(&mut stage, Template::Wings);
    let laid_out = muster(&stage).half().expect("White lays out").formation();
    stage.press("muster-kept");
    stage.press("muster-kept-name");
    stage.paste("Secret");
    stage.press("muster-kept-save");
    assert!(stage.sees("Secret") && stage.sees("Old"), "{:?}", stage.texts());
    stage.press_label("Old");
    assert_eq!(role(&stage, "g4"), Some(Role::Spearman));
    stage.press("muster-done");
    stage.press("muster-handover-begin");
    stage.press("muster-kept");
    assert!(stage.sees("Old") && !stage.sees("Secret"), "White has just saved it");
    stage.press_label("Old");
    assert_eq!(role(&stage, "f6"), Some(Role::Spearman), "turned");
    stage.press("muster-kept");
    stage.press_label(&stage.words("saved-delete"));
    stage.press("saved-delete");
    assert!(!stage.sees("Old"));
    let left = keep::layouts(&stage.folders).expect("whole");
    assert_eq!(left.len(), 1);
    assert_eq!((left[0].name.as_str(), &left[0].men), ("Secret", &laid_out));
}

#[test]
fn a_broken_file_of_formations_is_told_and_the_sheet_goes_on() {
    let mut stage = english();
    std::fs::write(&stage.folders.layouts, "(format: 1, layouts: [").expect("written");
    stage.press("muster-kept");
    stage.picture("muster-broken");
    let told = |stage: &Stage| {
        stage.texts().iter().any(|seen| seen.text.contains("layouts.ron.damaged-1"))
    };
    assert!(told(&stage), "{:?}", stage.texts());
    stage.key(Key::Escape);
    assert_eq!(stage.panels().open, Some(Sheet::Muster));
}
