//! Keys at the board: confirm and cancel, undo and redo, plies and views.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::camera::View;
use super::hand::{Hand, HandSystems, Touch};
use crate::analysis::Analyse;
use crate::board::{Intent, Table};
use crate::computer::AskHint;
use crate::ui::Panels;

/// Listens to keys.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keys.before(HandSystems));
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    panels: Res<Panels>,
    table: Res<Table>,
    hand: Res<Hand>,
    mut touches: MessageWriter<Touch>,
    mut intents: MessageWriter<Intent>,
    mut views: MessageWriter<View>,
    mut hints: MessageWriter<AskHint>,
    mut analyses: MessageWriter<Analyse>,
) {
    if egui.wants_keyboard_input() || panels.is_open() {
        return;
    }
    // An open picker reads letters itself.
    if matches!(*hand, Hand::Choosing { .. }) {
        if keys.just_pressed(KeyCode::Escape) {
            touches.write(Touch::Cancel);
        }
        return;
    }
    // In a slow frame a chord may be over before it is seen.
    let held = |these: [KeyCode; 2]| keys.any_pressed(these) || keys.any_just_pressed(these);
    let control = held([KeyCode::ControlLeft, KeyCode::ControlRight])
        || held([KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = held([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for key in keys.get_just_pressed() {
        match key {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                touches.write(Touch::Confirm);
            }
            KeyCode::Escape => {
                touches.write(Touch::Cancel);
            }
            KeyCode::KeyZ if control && shift => {
                intents.write(Intent::Redo);
            }
            KeyCode::KeyZ if control => {
                intents.write(Intent::Undo);
            }
            KeyCode::KeyY if control => {
                intents.write(Intent::Redo);
            }
            KeyCode::ArrowLeft if table.shown() > 0 => {
                intents.write(Intent::Show(table.shown() - 1));
            }
            KeyCode::ArrowRight if table.looking_back() => {
                intents.write(Intent::Show(table.shown() + 1));
            }
            KeyCode::Home | KeyCode::ArrowUp => {
                intents.write(Intent::Show(0));
            }
            KeyCode::End | KeyCode::ArrowDown => {
                intents.write(Intent::Show(table.line().ply()));
            }
            KeyCode::KeyP if table.can_pause() => {
                intents.write(Intent::Pause(!table.paused()));
            }
            KeyCode::KeyH if !control => {
                hints.write(AskHint);
            }
            KeyCode::KeyA if !control => {
                analyses.write(Analyse::Toggle);
            }
            KeyCode::KeyF if !control => {
                views.write(View::Flip);
            }
            KeyCode::KeyT if !control => {
                views.write(View::TopDown);
            }
            KeyCode::KeyR if !control => {
                views.write(View::Reset);
            }
            _ => {}
        }
    }
}
