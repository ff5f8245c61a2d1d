//! The rules in the program: reachable from everywhere, whole in every window and language, and
//! figures play when they are tapped.

use bevy::prelude::*;
use bevy_egui::egui::Key;
use pancharanga::pages::Page;
use pancharanga::text::Language;
use pancharanga::ui::{Leaf, Sheet};
use rules::Game;

use super::stage::Stage;
use super::{SIZES, english, fits};

fn read_at(stage: &mut Stage, leaf: Leaf) {
    stage.open(Sheet::Rules(leaf));
}

#[test]
fn every_section_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = Stage::new(Vec2::new(width as f32, height as f32), language);
            for game in Game::ALL {
                let sections = &Page::of(game).sections;
                let titles: Vec<String> =
                    sections.iter().map(|section| stage.words(&section.key)).collect();
                for section in sections {
                    stage.panels().show(Sheet::Rules(Leaf::at(game, &section.id)));
                    stage.glance();
                    let what = format!("{language}-{width}x{height}-rules-{game}-{}", section.id);
                    let title = stage.words(&section.key);
                    assert!(stage.sees(&title), "{what}: {:?}", stage.texts());
                    // Only the row of titles scrolls sideways.
                    let mut cut = stage.cut();
                    cut.retain(|text| !titles.contains(text));
                    assert!(cut.is_empty(), "{what}: {cut:?}");
                    if PICTURED.contains(&(section.id.as_str(), width)) {
                        fits(&stage, &what);
                    }
                }
            }
        }
    }
}

/// Sections of which pictures are taken, where pictures are wanted.
const PICTURED: [(&str, u32); 6] = [
    ("men", 800),
    ("men", 540),
    ("ends", 800),
    ("freezing", 1280),
    ("attack", 540),
    ("stack", 1280),
];

#[test]
fn the_rules_are_reached_from_the_table_the_menu_a_new_game_and_by_key() {
    let mut stage = english();
    let open = |stage: &mut Stage| match stage.panels().open {
        Some(Sheet::Rules(leaf)) => Some(leaf.game),
        _ => None,
    };
    stage.press_label("Rules");
    assert_eq!(open(&mut stage), Some(Game::Chess));
    stage.key(Key::Escape);
    stage.key(Key::F1);
    assert_eq!(open(&mut stage), Some(Game::Chess));
    stage.key(Key::F1);
    assert!(!stage.panels().is_open());
    stage.open(Sheet::Home);
    stage.press("menu-rules");
    assert_eq!(open(&mut stage), Some(Game::Chess));
    stage.open(Sheet::NewGame);
    stage.press("game-keres");
    stage.press("new-game-rules");
    assert_eq!(open(&mut stage), Some(Game::Keres));
    stage.press_label(&stage.words("menu-back"));
    assert_eq!(stage.panels().open, Some(Sheet::NewGame));
    stage.press("new-game-start");
    assert_eq!(stage.table().game(), Game::Keres, "what was chosen is chosen still");
}

#[test]
fn a_section_is_opened_and_found_by_its_name() {
    let mut stage = english();
    read_at(&mut stage, Leaf::at(Game::Joker, "croissant"));
    let text = "Black’s pawn goes from d6 to d5; White’s steps behind it onto d6, and d5 freezes.";
    assert!(stage.sees(text), "{:?}", stage.texts());
    stage.press("rules-joker-board");
    assert!(!stage.sees(text));
    stage.press("game-joker");
    stage.press("game-cyvasse");
    assert_eq!(stage.panels().open, Some(Sheet::Rules(Leaf::of(Game::Cyvasse))));
}

#[test]
fn a_figure_plays_when_it_is_tapped_and_is_put_back() {
    let mut stage = english();
    read_at(&mut stage, Leaf::at(Game::Keres, "stacking"));
    let caption = stage.words("rules-keres-stacking-climbs");
    let men = |stage: &Stage| stage.drawing(&caption);
    let before = men(&stage);
    stage.press_label(&caption);
    assert_ne!(men(&stage), before, "it moves");
    // Each picture is a fifth of a second later.
    stage.settle();
    stage.settle();
    let after = men(&stage);
    stage.settle();
    assert_eq!(men(&stage), after, "it has come to rest");
    assert_ne!(after, before);
    stage.press_label(&caption);
    assert_eq!(men(&stage), before);
}
