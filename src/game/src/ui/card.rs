//! A quiet card about the man or the ground under the pointer: what it is, whose, and what is
//! special about it just now.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, Rect, Ui, pos2, vec2};
use rules::{
    AnyPosition, Frozen, Move, Piece, Player, Refusal, Side, Square, SquareSet, Stage, Terrain,
};

use super::arrangement::{Arrangement, Shape};
use super::open::Panels;
use super::players::name;
use super::redraw::Redraw;
use super::{silhouette, theme};
use crate::board::{Reset, Stepped, Table};
use crate::control::pick::Hovered;
use crate::control::{Hand, Touch};
use crate::look::Anchors;
use crate::text::{self, Words, capital};

/// How long the pointer rests before the card comes.
const REST: Duration = Duration::from_millis(600);

/// What the pointer rests on, and since when.
#[derive(Debug, Default)]
pub(super) struct Watch {
    over: Option<Square>,
    since: Duration,
    /// What a finger tapped, until it taps again.
    tapped: Option<Square>,
    told: Option<(Square, Facts)>,
}

/// Shows the card after a short rest, or after a finger's tap.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    anchors: Res<Anchors>,
    panels: Res<Panels>,
    (table, words, hand, hovered): (Res<Table>, Res<Words>, Res<Hand>, Res<Hovered>),
    time: Res<Time<Real>>,
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    mut touches: MessageReader<Touch>,
    mut redraw: ResMut<Redraw>,
    mut watch: Local<Watch>,
) -> Result {
    let now = time.elapsed();
    let changed = steps.read().count() + resets.read().count() > 0;
    let touched = touches.read().last().copied();
    watch.follow(now, hovered.0, changed, touched, table.shown_position());
    let busy = matches!(*hand, Hand::Choosing { .. } | Hand::Proposing { .. });
    if panels.is_open() || panels.taking || panels.resigning.is_some() || busy {
        return Ok(());
    }
    let rested = now.saturating_sub(watch.since);
    let at = match (watch.tapped, watch.over) {
        (Some(at), _) => at,
        (None, Some(at)) if rested >= REST => at,
        (None, Some(_)) => {
            redraw.within(REST.saturating_sub(rested));
            return Ok(());
        }
        (None, None) => return Ok(()),
    };
    if watch.told.as_ref().is_none_or(|(of, _)| *of != at) || words.is_changed() {
        watch.told = Facts::of(&table, &words, at).map(|facts| (at, facts));
    }
    let Some((_, facts)) = &watch.told else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    facts.show(ctx, &arrangement, anchors.of(at).map(|place| arrangement.point(place)));
    Ok(())
}

impl Watch {
    fn follow(
        &mut self,
        now: Duration,
        over: Option<Square>,
        changed: bool,
        touched: Option<Touch>,
        position: &AnyPosition,
    ) {
        if changed || touched.is_some() || over != self.over {
            self.over = over;
            self.since = now;
            self.told = None;
        }
        let foreign = |at: Square| !position.owns(position.turn(), at);
        match touched {
            Some(Touch::Tap { square, finger: true }) if foreign(square) => {
                self.tapped = (self.tapped != Some(square)).then_some(square);
            }
            Some(_) => self.tapped = None,
            None if changed => self.tapped = None,
            None => {}
        }
    }
}

/// What a card says.
#[derive(Debug, PartialEq)]
struct Facts {
    /// The man, and who carries him.
    figure: Option<(Piece, Option<Piece>)>,
    title: String,
    owner: String,
    lines: Vec<String>,
}

impl Facts {
    /// What there is to say about `at`; about open ground nothing.
    fn of(table: &Table, words: &Words, at: Square) -> Option<Self> {
        let position = table.shown_position();
        let setup = position.to_setup();
        let ground = match setup.board.terrain(at) {
            Terrain::Open => None,
            Terrain::Mountain => Some(("terrain-mountain", "card-mountain")),
            Terrain::Water => Some(("terrain-water", "card-water")),
        };
        let Some(man) = position.man_at(at) else {
            let (name, about) = ground?;
            return Some(Self {
                figure: None,
                title: capital(&words.get(name)),
                owner: String::new(),
                lines: vec![words.get(about)],
            });
        };
        let owner = match (man.side, setup.memory.stage) {
            (Side::Checkered, Stage::Shared { .. }) => None,
            (Side::Checkered, Stage::Taken(holder)) => Some(holder),
            (_, Stage::Taken(holder)) => Some(!holder),
            (side, Stage::Shared { .. }) => side.player(),
        };
        let below = position.man_below(at);
        let mut lines = statuses(position, words, at, owner);
        if let Some(below) = below {
            let carrier = words.role(position.game(), below.role);
            lines.insert(0, words.fill("card-carried", &[("man", carrier.into())]));
        }
        lines.extend(ground.map(|(_, about)| words.get(about)));
        let free = table.open_to_moves().is_ok() && position.owns(position.turn(), at);
        if free && position.targets_from(at).is_empty() {
            lines.push(stuck(position, words, at));
        }
        Some(Self {
            figure: Some((man, below)),
            title: capital(&words.role(position.game(), man.role)),
            owner: owner.map_or_else(
                || format!("{} · {}", words.get("side-checkered"), words.get("card-shared")),
                |player| name(table, words, player),
            ),
            lines,
        })
    }

    fn show(&self, ctx: &egui::Context, arrangement: &Arrangement, man: Option<egui::Pos2>) {
        let aside = arrangement.aside;
        let width = match arrangement.shape {
            Shape::Roomy => aside.width(),
            Shape::Narrow => 188.0,
            Shape::Tall => aside.width().min(330.0),
        };
        let frame = theme::panel().fill(theme::SHEET);
        let inner = width - frame.total_margin().sum().x;
        let height = self.height(ctx, inner) + frame.total_margin().sum().y;
        // At the near end of the edge, unless that is where the pointer is.
        let low = Rect::from_min_size(aside.left_bottom() - vec2(0.0, height), vec2(width, height));
        let covers = man.is_some_and(|man| low.expand(30.0).contains(man));
        let rect = if covers { Rect::from_min_size(aside.min, low.size()) } else { low };
        Area::new(Id::new("card"))
            .order(Order::Middle)
            .fixed_pos(rect.min)
            .interactable(false)
            .fade_in(false)
            .show(ctx, |ui| {
                frame.show(ui, |ui| {
                    ui.set_width(inner);
                    ui.set_min_height(height - frame.total_margin().sum().y);
                    self.content(ui, inner);
                })
            });
    }

    fn content(&self, ui: &mut Ui, width: f32) {
        let at = ui.cursor().min;
        let left = at.x + self.indent();
        if let Some((man, below)) = self.figure {
            let place = Rect::from_min_size(at, vec2(FIGURE, FIGURE));
            match below {
                Some(below) => silhouette::paint_stack(ui.painter(), place, man, below),
                None => silhouette::paint(ui.painter(), place, man),
            }
        }
        let mut y = at.y;
        for (text, size, colour) in self.texts() {
            let indent = if y < at.y + FIGURE { self.indent() } else { 0.0 };
            let x = if indent > 0.0 { left } else { at.x };
            let galley =
                ui.painter().layout(text.to_owned(), theme::font(size), colour, width - indent);
            let height = galley.size().y;
            ui.painter().galley(pos2(x, y), galley, colour);
            y += height + 2.0;
        }
    }

    fn height(&self, ctx: &egui::Context, width: f32) -> f32 {
        let mut y = 0.0;
        for (text, size, colour) in self.texts() {
            let indent = if y < FIGURE { self.indent() } else { 0.0 };
            let font = theme::font(size);
            let galley =
                ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, colour, width - indent));
            y += galley.size().y + 2.0;
        }
        y.max(if self.figure.is_some() { FIGURE } else { 0.0 })
    }

    fn indent(&self) -> f32 {
        if self.figure.is_some() { FIGURE + 8.0 } else { 0.0 }
    }

    /// Title, owner and lines with their size and colour.
    fn texts(&self) -> impl Iterator<Item = (&str, f32, egui::Color32)> {
        let head = [
            (self.title.as_str(), theme::BODY, theme::INK),
            (self.owner.as_str(), theme::SMALL, theme::DIM),
        ];
        let lines = self.lines.iter().map(|line| (line.as_str(), theme::SMALL, theme::INK));
        head.into_iter().filter(|(text, ..)| !text.is_empty()).chain(lines)
    }
}

/// Side of the picture.
const FIGURE: f32 = 38.0;

/// What is special about the man on `at`, in words.
fn statuses(
    position: &AnyPosition,
    words: &Words,
    at: Square,
    owner: Option<Player>,
) -> Vec<String> {
    let status = position.status(at);
    let mut lines = Vec::new();
    match status.frozen {
        Some(Frozen::Held) => {
            let squares = list(position.holders(at));
            lines.push(words.fill("card-frozen-held", &[("squares", squares.into())]));
        }
        Some(Frozen::Thawing) => lines.push(words.get("card-frozen-thawing")),
        None => {}
    }
    if let Some(armour) = status.armour {
        let left = [("left", armour.left.into()), ("full", armour.full.into())];
        match (armour.left, status.protected) {
            (0, true) if armour.full > 0 => lines.push(words.fill("card-armour-gone", &left[1..])),
            (0, true) => {}
            _ => lines.push(words.fill("card-armour", &left)),
        }
        let attackers = owner.map_or(SquareSet::EMPTY, |owner| position.attackers(at, !owner));
        if !attackers.is_empty() {
            lines.push(words.fill("card-attacked", &[("squares", list(attackers).into())]));
        }
    }
    if status.protected {
        lines.push(words.get("card-protected"));
    }
    lines
}

/// That the man on `at` has no move, and what keeps it from most squares it could go to.
fn stuck(position: &AnyPosition, words: &Words, at: Square) -> String {
    let mut reasons: Vec<(Refusal, usize)> = Vec::new();
    for to in position.game().squares() {
        let Err(error) = position.resolve(Move::new(at, to)) else { continue };
        let Some(reason) = error.reasons.into_iter().next() else { continue };
        if matches!(reason, Refusal::SameSquare | Refusal::Unreachable { .. }) {
            continue;
        }
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += 1,
            None => reasons.push((reason, 1)),
        }
    }
    let sentence = words.get("card-stuck");
    // Of several that are as common, the first.
    match reasons.into_iter().rev().max_by_key(|(_, count)| *count) {
        Some((reason, _)) => {
            let why = text::by_rule(Some(position.game()), &reason);
            format!("{sentence} {}", words.say(&why))
        }
        None => sentence,
    }
}

fn list(squares: SquareSet) -> String {
    squares.into_iter().map(|at| at.to_string()).collect::<Vec<_>>().join(", ")
}
