//! The menu: a small sheet over the living board.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;
use rules::{Game, Player};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::open::{Leaf, Panels, Sheet};
use super::sheet;
use crate::board::{Aside, Intent, Saved, Table};
use crate::keep::Unfinished;
use crate::text::Words;

/// Shows the menu while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    aside: Res<Aside>,
    mut panels: ResMut<Panels>,
    mut unfinished: ResMut<Unfinished>,
    mut intents: MessageWriter<Intent>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    if panels.open != Some(Sheet::Home) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    // Once a move is played here, this is the game to go on with.
    let game = aside.game().unwrap_or(&table);
    let waiting =
        unfinished.0.as_ref().filter(|saved| game.line().ply() == 0 && saved.id != game.id);
    let title = words.get("menu-title");
    let frame = sheet::Frame { id: "home", title: &title, width: 300.0, back: false };
    let shown =
        frame.show(ctx, &arrangement, &words, |ui| entries(ui, table.game(), waiting, &words));
    match shown.inner {
        Some(Entry::Continue) => {
            if let Some(saved) = unfinished.0.take() {
                intents.write(Intent::Open(Box::new(saved)));
            }
            panels.close();
        }
        Some(Entry::Open(sheet)) => panels.show(sheet),
        Some(Entry::Title) => *panels = Panels::default(),
        Some(Entry::Quit) => {
            exit.write(AppExit::Success);
        }
        None if shown.closed => panels.close(),
        None => {}
    }
    Ok(())
}

#[derive(Clone, Copy, Debug)]
enum Entry {
    Continue,
    Open(Sheet),
    Title,
    Quit,
}

fn entries(ui: &mut Ui, game: Game, waiting: Option<&Saved>, words: &Words) -> Option<Entry> {
    let mut chosen = None;
    if let Some(saved) = waiting {
        if button::wide(ui, &words.get("menu-continue"), Weight::Main).clicked() {
            chosen = Some(Entry::Continue);
        }
        ui.vertical_centered(|ui| {
            sheet::remark(ui, &words.get(&format!("game-{}", saved.game())));
            sheet::remark(ui, &about(saved, words));
        });
        ui.add_space(4.0);
    }
    let first = if waiting.is_some() { Weight::Plain } else { Weight::Main };
    let rest = [
        ("menu-new-game", first, Entry::Open(Sheet::NewGame)),
        ("menu-learn", Weight::Plain, Entry::Open(Sheet::Learn)),
        ("menu-puzzles", Weight::Plain, Entry::Open(Sheet::Puzzles)),
        ("menu-rules", Weight::Plain, Entry::Open(Sheet::Rules(Leaf::of(game)))),
        ("menu-saved-games", Weight::Plain, Entry::Open(Sheet::Saved)),
        ("menu-settings", Weight::Plain, Entry::Open(Sheet::Settings)),
        ("menu-keys", Weight::Plain, Entry::Open(Sheet::Keys)),
        ("menu-to-title", Weight::Plain, Entry::Title),
        ("menu-quit", Weight::Plain, Entry::Quit),
    ];
    for (key, weight, entry) in rest {
        if button::wide(ui, &words.get(key), weight).clicked() {
            chosen = Some(entry);
        }
    }
    chosen
}

/// Who plays, and how far they came.
fn about(saved: &Saved, words: &Words) -> String {
    let (names, seats) = (saved.names(), saved.seats().unwrap_or_default());
    let name = |player: Player| words.player(player, &names, seats);
    words.fill(
        "menu-continue-about",
        &[
            ("white", name(Player::White).into()),
            ("black", name(Player::Black).into()),
            ("plies", saved.plies().into()),
        ],
    )
}
