//! A quiet card about the man or the ground under the pointer: what it is, whose, how it moves, and
//! what is special about it just now.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Area, Id, Order, Rect, Ui, pos2, vec2};
use rules::{
    AnyPosition, Frozen, Game, Piece, Player, Role, Side, Square, SquareSet, Stage, Terrain,
};

use super::arrangement::{Arrangement, Shape};
use super::open::Panels;
use super::players::name;
use super::redraw::Redraw;
use super::{beside, checkered, diagram, silhouette, study, theme};
use crate::board::{Reset, Stepped, Table};
use crate::control::hand::stuck_by;
use crate::control::pick::{Hovered, Look};
use crate::control::{Hand, Touch};
use crate::look::Anchors;
use crate::pages::{Reach, steps_between};
use crate::text::{self, Words, capital};

/// How long the pointer rests before the card comes.
const REST: Duration = Duration::from_millis(600);

/// Whether a card is in sight.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown(pub(super) bool);

/// What the pointer rests on, and since when.
#[derive(Debug, Default)]
pub(super) struct Watch {
    over: Option<Square>,
    since: Duration,
    /// What a finger tapped or a press was held on, until the next touch.
    tapped: Option<Square>,
    told: Option<(Square, Facts)>,
    /// Where it was put, and how much room the panel of a study left it then.
    put: Option<(Option<Rect>, Place)>,
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
    (mut touches, mut looks): (MessageReader<Touch>, MessageReader<Look>),
    (mut redraw, mut shown): (ResMut<Redraw>, ResMut<Shown>),
    mut watch: Local<Watch>,
) -> Result {
    shown.set_if_neq(Shown(false));
    let now = time.elapsed();
    let changed = steps.read().count() + resets.read().count() > 0;
    let touched = touches.read().last().copied();
    watch.follow(now, hovered.0, changed, touched, table.shown_position());
    if let Some(Look(at)) = looks.read().last() {
        watch.tapped = Some(*at);
        watch.told = None;
    }
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
    if watch.told.is_none() || anchors.is_changed() || arrangement.is_changed() {
        watch.put = None;
    }
    let Watch { told: Some((_, facts)), put, .. } = &mut *watch else { return Ok(()) };
    shown.set_if_neq(Shown(true));
    let ctx = contexts.ctx_mut()?;
    let blank = study::blank(ctx, &arrangement);
    let place = match *put {
        Some((of, place)) if of == blank => place,
        _ => facts.place(ctx, &table, &arrangement, &anchors, at),
    };
    *put = Some((blank, place));
    facts.show(ctx, place, anchors.bottom);
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
            self.put = None;
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

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    rect: Rect,
    /// Whether it has room for a drawing of how the man moves.
    drawn: bool,
}

/// What a card says.
#[derive(Debug, PartialEq)]
struct Facts {
    /// The man, and who carries him.
    figure: Option<(Piece, Option<Piece>)>,
    title: String,
    owner: String,
    /// How it moves, drawn and in words.
    way: Option<(&'static Reach, String)>,
    /// Whose forward is its own.
    mover: Option<Player>,
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
                way: None,
                mover: None,
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
            let how = words.say(&text::how(position.game(), below.role));
            lines.insert(0, format!("{}: {how}", capital(&carrier)));
            lines.insert(0, words.fill("card-carried", &[("man", carrier.into())]));
        }
        lines.extend(ground.map(|(_, about)| words.get(about)));
        let free = table.open_to_moves().is_ok() && position.owns(position.turn(), at);
        let frozen = position.status(at).frozen.is_some();
        if free && !frozen && position.targets_from(at).is_empty() {
            lines.push(stuck(position, words, at));
        }
        let how = words.say(&text::how(position.game(), man.role));
        let way = Some((Reach::of(position.game(), man.role), how));
        Some(Self {
            figure: Some((man, below)),
            title: capital(&words.role(position.game(), man.role)),
            owner: owner.map_or_else(
                || format!("{} · {}", words.get("side-checkered"), words.get("card-shared")),
                |player| name(table, words, player),
            ),
            way,
            mover: Some(owner.unwrap_or(position.turn())),
            lines,
        })
    }

    /// Where the card about the man on `at` hides least: in what the panel of a study leaves free,
    /// else beside the board, else where it hides the fewest squares.
    fn place(
        &self,
        ctx: &egui::Context,
        table: &Table,
        arrangement: &Arrangement,
        anchors: &Anchors,
        at: Square,
    ) -> Place {
        let margin = frame().total_margin().sum();
        let measured = |width: f32, drawn: bool| {
            vec2(width, self.lay_out(ctx, width - margin.x, drawn, None) + margin.y)
        };
        if let Some(blank) = study::blank(ctx, arrangement) {
            for drawn in [true, false] {
                let size = measured(blank.width().min(WIDEST), drawn);
                if size.y <= blank.height() {
                    let rect = Rect::from_min_size(blank.left_bottom() - vec2(0.0, size.y), size);
                    return Place { rect, drawn };
                }
            }
        }
        let size = |width: f32| measured(width, true);
        let aside = arrangement.aside;
        let widths = match arrangement.shape {
            Shape::Roomy if arrangement.study.is_none() => vec![aside.width()],
            Shape::Roomy | Shape::Narrow => vec![232.0, 176.0],
            Shape::Tall => vec![aside.width().min(WIDEST), 208.0],
        };
        // There the button stands that takes the checkered men.
        let taken = arrangement.study.is_some() && table.game() == Game::Checkered;
        let kept: Vec<Rect> = beside::man(anchors, arrangement, at)
            .into_iter()
            .chain(taken.then_some(aside))
            .chain(checkered::panel(ctx))
            .collect();
        let near = match arrangement.shape {
            Shape::Tall => aside.left_bottom(),
            Shape::Roomy | Shape::Narrow => pos2(arrangement.screen.left(), aside.bottom()),
        };
        let squares = || table.game().squares();
        let rect = widths
            .into_iter()
            .filter_map(|width| {
                beside::calm(anchors, arrangement, squares(), &kept, size(width), near)
            })
            .min_by_key(|(hidden, _)| *hidden)
            .map_or_else(|| Rect::from_min_size(aside.min, size(208.0)), |(_, rect)| rect);
        Place { rect, drawn: true }
    }

    fn show(&self, ctx: &egui::Context, Place { rect, drawn }: Place, bottom: Player) {
        let frame = frame();
        let margin = frame.total_margin().sum();
        let inner = rect.width() - margin.x;
        let height = rect.height();
        Area::new(Id::new("card"))
            // Over the panel of a study, whichever was touched last.
            .order(Order::Foreground)
            .fixed_pos(rect.min)
            .constrain(false)
            .interactable(false)
            .fade_in(false)
            .show(ctx, |ui| {
                frame.show(ui, |ui| {
                    ui.set_width(inner);
                    ui.set_min_height(height - margin.y);
                    self.lay_out(ctx, inner, drawn, Some((ui, bottom)));
                })
            });
    }

    /// Draws it in `ui`, if there is one, for whoever sits at the bottom, with or without a drawing
    /// of how the man moves; how high it is.
    fn lay_out(
        &self,
        ctx: &egui::Context,
        width: f32,
        drawn: bool,
        ui: Option<(&Ui, Player)>,
    ) -> f32 {
        let painter = ui.map(|(ui, _)| (ui.painter(), ui.cursor().min));
        let mut y = 0.0;
        let write = |text: &str, size: f32, colour, x: f32, y: f32| {
            let font = theme::font(size);
            let room = width - x;
            let galley = ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, colour, room));
            let height = galley.size().y + 2.0;
            if let Some((painter, at)) = painter {
                painter.galley(at + vec2(x, y), galley, colour);
            }
            height
        };
        let indent = self.indent();
        y += write(&self.title, theme::BODY, theme::tone().ink, indent, y);
        if !self.owner.is_empty() {
            y += write(&self.owner, theme::SMALL, theme::tone().dim, indent, y);
        }
        if let Some((man, below)) = self.figure {
            if let Some((painter, at)) = painter {
                let place = Rect::from_min_size(at, vec2(FIGURE, FIGURE));
                match below {
                    Some(below) => silhouette::paint_stack(painter, place, man, below),
                    None => silhouette::paint(painter, place, man),
                }
            }
            y = y.max(FIGURE) + 2.0;
        }
        for line in &self.lines {
            y += write(line, theme::SMALL, theme::tone().ink, 0.0, y);
        }
        if let Some((reach, how)) = &self.way {
            y += 3.0;
            if let Some((painter, at)) = painter.filter(|_| drawn) {
                let man = self.figure.map_or(reach.man, |(man, _)| man);
                let turned = self.mover != ui.map(|(_, bottom)| bottom);
                diagram::reach(painter, at + vec2(0.0, y), DRAWING, reach, (man, turned));
            }
            // Beside the drawing words want room for more than one of them.
            let beside = drawn && width >= DRAWING + 8.0 + COLUMN;
            let below = if drawn && !beside { DRAWING + 4.0 } else { 0.0 };
            let indent = if beside { DRAWING + 8.0 } else { 0.0 };
            let words = write(how, theme::SMALL, theme::tone().dim, indent, y + below);
            y += if beside { words.max(DRAWING) } else { below + words };
        }
        y
    }

    fn indent(&self) -> f32 {
        if self.figure.is_some() { FIGURE + 8.0 } else { 0.0 }
    }
}

fn frame() -> egui::Frame {
    theme::panel().fill(theme::tone().sheet)
}

/// Longer lines are hard to read.
const WIDEST: f32 = 330.0;
/// Side of the picture.
const FIGURE: f32 = 38.0;
/// Side of the drawing of how it moves.
const DRAWING: f32 = 64.0;
/// The narrowest column of words that is not tedious to read.
const COLUMN: f32 = 120.0;

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
    }
    let attackers = owner.map_or(SquareSet::EMPTY, |owner| position.attackers(at, !owner));
    if !attackers.is_empty() {
        lines.push(words.fill("card-attacked", &[("squares", list(attackers).into())]));
    }
    if status.protected {
        lines.push(words.get("card-protected"));
    }
    lines.extend(deeds(position, words, at));
    lines
}

/// What the man on `at` does to others just now, and what it may not do.
fn deeds(position: &AnyPosition, words: &Words, at: Square) -> Vec<String> {
    let squares = |key: &str, set: SquareSet| {
        (!set.is_empty()).then(|| words.fill(key, &[("squares", list(set).into())]))
    };
    let like = |test: &dyn Fn(Square) -> bool| -> SquareSet {
        position.game().squares().filter(|other| test(*other)).collect()
    };
    let memory = position.to_setup().memory;
    let man = position.man_at(at);
    let holds = like(&|other| position.holders(other).contains(at));
    let tower = man.filter(|man| man.role == Role::Tower);
    let protects = like(&|other| {
        let own = position.man_at(other).map(|other| other.side) == tower.map(|tower| tower.side);
        tower.is_some() && own && position.status(other).protected && steps_between(at, other) == 1
    });
    let back = memory.undo.filter(|(_, to)| *to == at).map(|(from, _)| from);
    [
        squares("card-holds", holds),
        squares("card-protects", protects),
        memory.doubled.contains(at).then(|| words.get("card-doubled")),
        back.map(|back| words.fill("card-no-way-back", &[("square", back.to_string().into())])),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// That the man on `at` has no move, and what keeps it from most squares it could go to.
fn stuck(position: &AnyPosition, words: &Words, at: Square) -> String {
    let sentence = words.get("card-stuck");
    match stuck_by(position, at) {
        Some(reason) => {
            let why = text::by_rule(Some(position.game()), &reason);
            format!("{sentence} {}", words.say(&why))
        }
        None => sentence,
    }
}

fn list(squares: SquareSet) -> String {
    squares.into_iter().map(|at| at.to_string()).collect::<Vec<_>>().join(", ")
}
