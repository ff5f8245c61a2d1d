//! The buttons beside the board, and those that open the menu and the rules.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, Rect, Ui, vec2};
use rules::Player;

use super::arrangement::{Arrangement, BUTTON_GAP, Shape};
use super::button;
use super::icon::Icon;
use super::open::{Leaf, Panels, Sheet};
use super::theme;
use super::toast::Toast;
use crate::analysis::{Analyse, Analysis};
use crate::board::{Intent, Table};
use crate::computer::{AskHint, Hint};
use crate::control::camera::View;
use crate::settings::{Confirm, Settings};
use crate::text::Words;

/// Shows the buttons and does what they say.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    (hint, analysis): (Res<Hint>, Res<Analysis>),
    mut settings: ResMut<Settings>,
    mut panels: ResMut<Panels>,
    mut toast: ResMut<Toast>,
    mut intents: MessageWriter<Intent>,
    mut views: MessageWriter<View>,
    mut hints: MessageWriter<AskHint>,
    mut analyses: MessageWriter<Analyse>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let opened = panel(ctx, "menu", arrangement.menu, |ui| {
        ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
        let pressed =
            |ui: &mut Ui, icon, key: &str| button::icon(ui, icon, &words.get(key), true).clicked();
        ui.horizontal(|ui| {
            let menu = pressed(ui, Icon::Menu, "menu-open").then_some(Sheet::Home);
            let rules = Sheet::Rules(Leaf::of(table.game()));
            menu.or(pressed(ui, Icon::Book, "menu-rules").then_some(rules))
        })
        .inner
    });
    if let Some(sheet) = opened {
        panels.show(sheet);
    }

    if table.study().is_some() {
        return Ok(());
    }
    let actions = actions(&table, &settings, arrangement.shape);
    let columns = arrangement.columns();
    let pressed = panel(ctx, "actions", arrangement.actions, |ui| {
        let mut pressed = None;
        ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
        for row in actions.chunks(columns) {
            ui.horizontal(|ui| {
                for (action, enabled) in row {
                    let (icon, key) = action.sign(*hint);
                    let told = words.get(key);
                    let panel = arrangement.actions;
                    let response = button::icon_within(ui, icon, &told, *enabled, panel);
                    let active = match action {
                        Action::Hint => *hint != Hint::None,
                        Action::Analysis => analysis.is_about(&table),
                        _ => false,
                    };
                    if active {
                        button::mark_active(ui, &response);
                    }
                    if response.clicked() {
                        pressed = Some(*action);
                    }
                }
            });
        }
        pressed
    });
    match pressed {
        None => {}
        Some(Action::Wish(wish)) => {
            intents.write(wish.intent());
        }
        Some(Action::Hint) => {
            hints.write(AskHint);
        }
        Some(Action::Analysis) => {
            analyses.write(Analyse::Toggle);
        }
        Some(Action::Resign(player)) => panels.resigning = Some(player),
        Some(Action::View(view)) => {
            views.write(view);
        }
        Some(Action::Confirm(now)) => {
            let next = after(now);
            settings.confirm = next;
            toast.say(words.get(confirm_key(next)));
        }
        Some(Action::Sound { .. }) => settings.muted = !settings.muted,
        Some(Action::Moves) => panels.moves = !panels.moves,
    }
    Ok(())
}

/// What each setting of [`Confirm`] means, in words.
pub(super) const fn confirm_key(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Always => "confirm-always",
        Confirm::Touch => "confirm-touch",
        Confirm::Never => "confirm-never",
    }
}

#[derive(Clone, Copy, Debug)]
enum Action {
    Wish(Wish),
    Hint,
    Analysis,
    Resign(Player),
    View(View),
    Confirm(Confirm),
    Sound { muted: bool },
    Moves,
}

#[derive(Clone, Copy, Debug)]
enum Wish {
    Undo,
    Redo,
    Pause(bool),
    OfferDraw(Player),
}

impl Wish {
    const fn intent(self) -> Intent {
        match self {
            Self::Undo => Intent::Undo,
            Self::Redo => Intent::Redo,
            Self::Pause(pause) => Intent::Pause(pause),
            Self::OfferDraw(player) => Intent::OfferDraw(player),
        }
    }
}

impl Action {
    /// Its icon and its words, after the hint that is shown.
    const fn sign(self, hint: Hint) -> (Icon, &'static str) {
        match self {
            Self::Wish(Wish::Undo) => (Icon::Undo, "action-undo"),
            Self::Wish(Wish::Redo) => (Icon::Redo, "action-redo"),
            Self::Wish(Wish::Pause(true)) => (Icon::Pause, "action-pause"),
            Self::Wish(Wish::Pause(false)) => (Icon::Play, "action-go-on"),
            Self::Wish(Wish::OfferDraw(_)) => (Icon::Draw, "action-offer-draw"),
            Self::Hint => match hint {
                Hint::None | Hint::Sought => (Icon::Hint, "action-hint-man"),
                Hint::Man(_) => (Icon::Hint, "action-hint-move"),
                Hint::Move(_) => (Icon::Hint, "action-hint"),
            },
            Self::Analysis => (Icon::Analysis, "action-analysis"),
            Self::Resign(_) => (Icon::Flag, "action-resign"),
            Self::View(View::Flip) => (Icon::Flip, "action-flip"),
            Self::View(View::TopDown) => (Icon::TopDown, "action-top-down"),
            Self::View(_) => (Icon::ResetView, "action-reset-view"),
            Self::Confirm(Confirm::Always) => (Icon::ConfirmAlways, "confirm-always"),
            Self::Confirm(Confirm::Touch) => (Icon::ConfirmTouch, "confirm-touch"),
            Self::Confirm(Confirm::Never) => (Icon::ConfirmNever, "confirm-never"),
            Self::Sound { muted: false } => (Icon::SoundOn, "action-mute"),
            Self::Sound { muted: true } => (Icon::SoundOff, "action-unmute"),
            Self::Moves => (Icon::List, "action-moves"),
        }
    }
}

/// Every button with whether it can be pressed now. The order never changes.
fn actions(table: &Table, settings: &Settings, shape: Shape) -> Vec<(Action, bool)> {
    // Where only computers play, nobody offers anything.
    let speaker = table.speaker();
    let player = speaker.unwrap_or(Player::White);
    let playing = table.outcome().is_none();
    let mut actions = vec![
        (Action::Wish(Wish::Undo), table.can_undo()),
        (Action::Wish(Wish::Redo), table.can_redo()),
        (Action::Hint, table.open_to_hands()),
        (Action::Analysis, true),
        (
            Action::Wish(Wish::OfferDraw(player)),
            playing && speaker.is_some() && table.draw_offer().is_none(),
        ),
        (Action::Resign(player), playing && speaker.is_some()),
        (Action::View(View::Flip), true),
        (Action::View(View::TopDown), true),
        (Action::View(View::Reset), true),
        (Action::Wish(Wish::Pause(!table.paused())), table.can_pause()),
        (Action::Confirm(settings.confirm), true),
        (Action::Sound { muted: settings.muted }, true),
    ];
    if shape != Shape::Roomy {
        actions.push((Action::Moves, true));
    }
    actions
}

fn after(confirm: Confirm) -> Confirm {
    let all = Confirm::ALL;
    let nth = all.iter().position(|one| *one == confirm).map_or(0, |nth| nth + 1);
    all[nth % all.len()]
}

fn panel<T>(
    ctx: &egui::Context,
    id: &'static str,
    rect: Rect,
    content: impl FnOnce(&mut Ui) -> T,
) -> T {
    Area::new(Id::new(id))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            let pad = egui::Margin::same(if id == "menu" { 3 } else { 7 });
            let frame = theme::panel().inner_margin(pad);
            let size = rect.size() - frame.total_margin().sum();
            let content = |ui: &mut Ui| {
                ui.set_min_size(size);
                content(ui)
            };
            frame.show(ui, content).inner
        })
        .inner
}
