//! Laying out one's own half: a sheet over the whole table, for one player after the other.

mod curtain;
pub(super) mod gesture;
mod kept;
mod page;
mod plan;
pub(super) mod reserve;
mod said;
mod tools;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Context, Key, Modifiers, Rect, Ui, UiBuilder};
use rules::Player;

use self::gesture::{Gesture, Target};
use self::page::Page;
use self::plan::Plan;
use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::icon::Icon;
use super::open::{Panels, Sheet};
use super::{silhouette, theme};
use crate::board::Intent;
use crate::board::muster::{Half, Held, Muster};
use crate::keep::Folders;
use crate::text::{Words, by_layout};

/// Where the reserve may take more rows, in points.
const TALL: f32 = 520.0;

/// What the sheet remembers between frames.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// Why what was just tried is not possible.
    told: Option<String>,
    /// Whether the man in hand follows the pointer.
    dragging: bool,
    /// The formations with names, while they are looked through.
    kept: Option<kept::Memory>,
    /// What White gave names to this time, which is not for Black to see.
    secret: Vec<String>,
    /// Who looks away meanwhile.
    away: Option<Player>,
    /// Whether it is asked if all is to be given up.
    leaving: bool,
}

/// What somebody wants of the sheet as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Leave,
    Done,
    TakeOver,
}

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    folders: Res<Folders>,
    muster: Option<ResMut<Muster>>,
    mut panels: ResMut<Panels>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut memory: Local<Memory>,
) -> Result {
    if panels.open != Some(Sheet::Muster) {
        if muster.is_some() {
            commands.remove_resource::<Muster>();
        }
        *memory = Memory::default();
        return Ok(());
    }
    let Some(mut muster) = muster else {
        panels.close();
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let screen = arrangement.screen;
    let name = |player: Player| muster.name(player).to_owned();
    let names = Player::ALL.map(name);
    memory.away = muster.away();
    let wish = match muster.half_mut() {
        Some(half) => {
            let name = &names[half.player().index()];
            let wish = sheet(ctx, screen, half, name, &mut memory, &words);
            kept::show(ctx, &arrangement, &words, &folders, half, &mut memory);
            wish
        }
        None => curtain::show(ctx, screen, &names[Player::Black.index()], &words),
    };
    match wish {
        Some(Wish::Leave) if muster.is_begun() => memory.leaving = true,
        Some(Wish::Leave) => panels.leave(Sheet::Muster),
        Some(Wish::TakeOver) => muster.take_over(),
        Some(Wish::Done) => match muster.finish() {
            Ok(Some(terms)) => {
                intents.write(Intent::new_game(terms));
                panels.close();
            }
            Ok(None) => memory.told = None,
            Err(error) => memory.told = Some(said::lacks(&words, &error)),
        },
        None => {}
    }
    if memory.leaving {
        match curtain::ask(ctx, &arrangement, &words) {
            Some(true) => panels.leave(Sheet::Muster),
            Some(false) => memory.leaving = false,
            None => {}
        }
    }
    Ok(())
}

/// Everything that one player sees.
fn sheet(
    ctx: &Context,
    screen: Rect,
    half: &mut Half,
    name: &str,
    memory: &mut Memory,
    words: &Words,
) -> Option<Wish> {
    let page = Page::of(screen);
    let shown = curtain::cover(ctx, "muster", screen, |ui| {
        let mut wish = head(ui, page.head, half, name, words);
        let plan = Plan::within(page.plan, half.player());
        let mut gesture = plan.show(ui, half, words);
        let mut side = child(ui, page.side);
        let reserve = egui::ScrollArea::vertical()
            .id_salt("muster")
            .max_height(page.side.height())
            .auto_shrink([false, false])
            .show(&mut side, |ui| {
                let (lifted, rect) = reserve::show(ui, half, words, page.side.height() > TALL);
                gesture = gesture.or(lifted);
                if tools::show(ui, half, words) {
                    memory.kept = Some(kept::Memory::default());
                }
                rect.intersect(page.side)
            })
            .inner;
        if let Some(gesture) = gesture {
            memory.told = follow(gesture, half, &plan, reserve, words, &mut memory.dragging);
        }
        drag(ui, half, &plan, &mut memory.dragging);
        let verdict = half.judge();
        let lacks = verdict.as_ref().err().map(|error| said::lacks(words, error));
        let told = memory.told.clone().map(|told| (told, theme::tone().danger));
        let told =
            told.unwrap_or_else(|| (said::hint(words, half, memory.away), theme::tone().ink));
        foot(ui, page.foot, told, lacks, words);
        let mut done = child(ui, page.done);
        done.add_enabled_ui(verdict.is_ok(), |ui| {
            if button::wide(ui, &words.get("muster-done"), Weight::Main).clicked() {
                wish = Some(Wish::Done);
            }
        });
        wish
    });
    shown.inner.or_else(|| by_key(ctx, half, shown.on_top))
}

/// Title and the ways back.
fn head(ui: &mut Ui, rect: Rect, half: &mut Half, name: &str, words: &Words) -> Option<Wish> {
    let mut wish = None;
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut row = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    if button::icon(&mut row, Icon::Close, &words.get("menu-close"), true).clicked() {
        wish = Some(Wish::Leave);
    }
    let undo = words.get("muster-undo");
    if button::icon(&mut row, Icon::Undo, &undo, half.can_undo()).clicked() {
        half.undo();
    }
    let title = words.fill("muster-title", &[("player", half.player().id().into())]);
    let title = if name.is_empty() { title } else { format!("{title} · {name}") };
    let line = theme::line(ui, title, theme::TITLE, theme::tone().ink, row.available_width());
    let at = egui::pos2(rect.left(), rect.center().y - line.size().y / 2.0);
    ui.painter().galley(at, line, theme::tone().ink);
    wish
}

/// Does what the hand did; why not, if it cannot be.
fn follow(
    gesture: Gesture,
    half: &mut Half,
    plan: &Plan,
    reserve: Rect,
    words: &Words,
    dragging: &mut bool,
) -> Option<String> {
    let touched = match gesture {
        Gesture::Tap(Target::Square(at)) => half.touch(at),
        Gesture::Tap(Target::Reserve(role)) => {
            match half.held() {
                Some(Held::Placed(_)) => half.put_back(),
                Some(Held::Reserve(held)) if held == role => half.release(),
                _ => half.take(Held::Reserve(role)),
            }
            Ok(())
        }
        Gesture::SendBack(at) => {
            half.send_back(at);
            Ok(())
        }
        Gesture::Lift(target) => {
            half.take(match target {
                Target::Square(at) => Held::Placed(at),
                Target::Reserve(role) => Held::Reserve(role),
            });
            *dragging = half.held().is_some();
            Ok(())
        }
        Gesture::Drop(_) if !*dragging => Ok(()),
        Gesture::Drop(at) => {
            *dragging = false;
            let touched = match plan.square_at(at) {
                Some(square) => half.touch(square),
                None => {
                    if reserve.contains(at) {
                        half.put_back();
                    }
                    Ok(())
                }
            };
            half.release();
            touched
        }
    };
    touched.err().map(|fault| words.say(&by_layout(&fault)))
}

/// Draws the man in hand under the pointer.
fn drag(ui: &Ui, half: &Half, plan: &Plan, dragging: &mut bool) {
    *dragging &= half.held().is_some() && ui.input(|input| input.pointer.any_down());
    let man = half.held().and_then(|held| half.man_held(held));
    if let (true, Some(man), Some(at)) = (*dragging, man, ui.ctx().pointer_interact_pos()) {
        let layer = egui::LayerId::new(egui::Order::Tooltip, ui.id().with("drag"));
        let size = egui::Vec2::splat(plan.unit());
        silhouette::paint(&ui.ctx().layer_painter(layer), Rect::from_center_size(at, size), man);
    }
}

/// What can be done, or why something could not; and what is missing.
fn foot(
    ui: &mut Ui,
    rect: Rect,
    (told, colour): (String, egui::Color32),
    lacks: Option<String>,
    words: &Words,
) {
    let mut ui = child(ui, rect);
    ui.spacing_mut().item_spacing.y = theme::GRID;
    ui.add(egui::Label::new(theme::text(told, theme::SMALL, colour)).wrap());
    let (text, colour) = match lacks {
        Some(lacks) => (lacks, theme::tone().dim),
        None => (words.get("muster-complete"), theme::tone().accent),
    };
    ui.add(egui::Label::new(theme::text(text, theme::SMALL, colour)).wrap());
}

/// Escape empties the hand and then leaves; the others as everywhere.
fn by_key(ctx: &Context, half: &mut Half, on_top: bool) -> Option<Wish> {
    if !on_top {
        return None;
    }
    let pressed = |keys: Modifiers, key: Key| ctx.input_mut(|input| input.consume_key(keys, key));
    if pressed(Modifiers::COMMAND, Key::Z) {
        half.undo();
    }
    if pressed(Modifiers::NONE, Key::Delete) || pressed(Modifiers::NONE, Key::Backspace) {
        half.put_back();
    }
    if !pressed(Modifiers::NONE, Key::Escape) {
        return None;
    }
    let empty = half.held().is_none();
    half.release();
    empty.then_some(Wish::Leave)
}

fn child(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect))
}
