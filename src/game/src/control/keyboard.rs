//! Keys at the board: squares, confirm and cancel, undo and redo, plies and views.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use rules::Square;

use super::camera::View;
use super::cursor::{Cursor, Towards};
use super::hand::{Hand, HandSystems, Touch};
use crate::analysis::Analyse;
use crate::board::{Intent, Table};
use crate::computer::AskHint;
use crate::look::Anchors;
use crate::look::layout::Layout;
use crate::ui::Panels;

/// Listens to keys.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>().add_systems(
        Update,
        (walk, keys.run_if(not(in_study)), study_keys.run_if(in_study)).chain().before(HandSystems),
    );
}

fn in_study(table: Res<Table>) -> bool {
    table.study().is_some()
}

/// What holds the keys back from the board.
#[derive(SystemParam)]
struct Focus<'w> {
    egui: Res<'w, EguiWantsInput>,
    panels: Res<'w, Panels>,
}

impl Focus<'_> {
    fn is_elsewhere(&self) -> bool {
        self.egui.wants_keyboard_input() || self.panels.is_open()
    }
}

/// Whether one of `these` is held; in a slow frame a chord may be over before it is seen, and its
/// first key may have been let go in the frame that its last one was pressed in.
fn held(keys: &ButtonInput<KeyCode>, these: &[KeyCode]) -> bool {
    let these = || these.iter().copied();
    keys.any_pressed(these()) || keys.any_just_pressed(these()) || keys.any_just_released(these())
}

const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const CONTROL: [KeyCode; 4] =
    [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];

/// Arrows go from square to square, and Enter does what a tap does: in a study by themselves, in
/// a game, where they leaf through it, with Shift.
fn walk(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Focus,
    table: Res<Table>,
    hand: Res<Hand>,
    layout: Res<Layout>,
    anchors: Res<Anchors>,
    mut cursor: ResMut<Cursor>,
    mut touches: MessageWriter<Touch>,
) {
    if cursor.0.is_some_and(|at| !table.game().has_square(at)) {
        cursor.0 = None;
    }
    if focus.is_elsewhere() {
        return;
    }
    let choosing = matches!(*hand, Hand::Choosing { .. });
    if choosing && keys.just_pressed(KeyCode::Escape) {
        touches.write(Touch::Cancel);
    }
    // An open picker reads other keys itself.
    if choosing {
        return;
    }
    let steps = table.study().is_some() || held(&keys, &SHIFT);
    for key in keys.get_just_pressed() {
        let towards = match key {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                let aimed = match (*hand, cursor.0) {
                    (Hand::Proposing { mv }, Some(at)) => at == mv.to || at == mv.from,
                    (Hand::Proposing { .. }, None) => true,
                    _ => false,
                };
                match cursor.0 {
                    Some(square) if !aimed => touches.write(Touch::Tap { square, finger: false }),
                    _ => touches.write(Touch::Confirm),
                };
                continue;
            }
            KeyCode::Escape => {
                touches.write(Touch::Cancel);
                continue;
            }
            KeyCode::ArrowUp if steps => Towards::Far,
            KeyCode::ArrowDown if steps => Towards::Near,
            KeyCode::ArrowLeft if steps => Towards::Left,
            KeyCode::ArrowRight if steps => Towards::Right,
            _ => continue,
        };
        if let Some(home) = home(&table, *hand) {
            cursor.step(towards, anchors.bottom, &layout, home);
        }
    }
}

/// Where the keys begin: at the man in hand, else at the first man that may move.
fn home(table: &Table, hand: Hand) -> Option<Square> {
    let position = table.shown_position();
    let own = |at: &Square| position.owns(position.turn(), *at);
    let able = |at: &Square| own(at) && !position.targets_from(*at).is_empty();
    hand.from()
        .or_else(|| table.game().squares().find(able))
        .or_else(|| table.game().squares().find(own))
        .or_else(|| table.game().squares().next())
}

/// Views, while something is studied.
fn study_keys(keys: Res<ButtonInput<KeyCode>>, focus: Focus, mut views: MessageWriter<View>) {
    if focus.is_elsewhere() || held(&keys, &CONTROL) {
        return;
    }
    for key in keys.get_just_pressed() {
        match key {
            KeyCode::KeyF => views.write(View::Flip),
            KeyCode::KeyT => views.write(View::TopDown),
            _ => continue,
        };
    }
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Focus,
    table: Res<Table>,
    hand: Res<Hand>,
    mut intents: MessageWriter<Intent>,
    mut views: MessageWriter<View>,
    mut hints: MessageWriter<AskHint>,
    mut analyses: MessageWriter<Analyse>,
) {
    if focus.is_elsewhere() || matches!(*hand, Hand::Choosing { .. }) {
        return;
    }
    let (control, shift) = (held(&keys, &CONTROL), held(&keys, &SHIFT));
    for key in keys.get_just_pressed() {
        match key {
            KeyCode::KeyZ if control && shift => {
                intents.write(Intent::Redo);
            }
            KeyCode::KeyZ if control => {
                intents.write(Intent::Undo);
            }
            KeyCode::KeyY if control => {
                intents.write(Intent::Redo);
            }
            _ if shift => {}
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
