//! What a move can be besides its squares, chosen where it arrives: what a pawn becomes, the
//! nature of a man after a capture, or how much of a stack goes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Id, Key, Order, Rect, Sense, Ui, pos2, vec2};
use rules::{AnyPosition, Choice, Move, Piece, Role, Square};

use super::arrangement::Arrangement;
use super::icon::{self, Icon};
use super::{beside, silhouette, theme};
use crate::board::Table;
use crate::control::hand::aims;
use crate::control::{Hand, Touch};
use crate::look::Anchors;
use crate::text::Words;

const FIGURE: f32 = 52.0;
const NARROWEST: f32 = 72.0;
const PAD: f32 = 8.0;
const CANCEL: f32 = theme::TARGET;

/// Shows what there is to choose from while a move asks for it.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    anchors: Res<Anchors>,
    hand: Res<Hand>,
    table: Res<Table>,
    words: Res<Words>,
    mut touches: MessageWriter<Touch>,
) -> Result {
    let Hand::Choosing { from, to } = *hand else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let moves = aims(&table, from, to);
    let offers = offers(table.shown_position(), &moves, &words);
    let tile = tile(ctx, &offers);
    let width = offers.len() as f32 * tile.x + CANCEL + 3.0 * PAD;
    let size = vec2(width, tile.y + 2.0 * PAD);
    let rect = place(&anchors, &arrangement, table.shown_position(), (from, to), size);
    let chosen = Area::new(Id::new("picker"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(rect, Sense::click());
            if let Some(target) = beside::man(&anchors, &arrangement, to) {
                lead(ui, rect, target);
            }
            ui.painter().rect_filled(rect, theme::PANEL_RADIUS, theme::tone().sheet);
            let mut chosen = None;
            for (nth, offer) in offers.iter().enumerate() {
                let left = rect.left() + PAD + nth as f32 * tile.x;
                let place = Rect::from_min_size(pos2(left, rect.top() + PAD), tile);
                if offer.show(ui, place, nth) {
                    chosen = Some(Touch::Choose(offer.mv));
                }
            }
            let place = Rect::from_center_size(
                pos2(rect.right() - PAD - CANCEL / 2.0, rect.center().y),
                vec2(CANCEL, CANCEL),
            );
            if cancel(ui, place, &words.get("confirm-no")) {
                chosen = Some(Touch::Cancel);
            }
            chosen
        })
        .inner;
    if let Some(touch) = chosen.or_else(|| by_key(ctx, &offers)) {
        touches.write(touch);
    }
    Ok(())
}

/// Where it hides no man, near the target; where there is no such place, beside the target.
fn place(
    anchors: &Anchors,
    arrangement: &Arrangement,
    position: &AnyPosition,
    (from, to): (Square, Square),
    size: egui::Vec2,
) -> Rect {
    let ends = [from, to].map(|at| beside::man(anchors, arrangement, at));
    let men = position.game().squares().filter(|at| position.man_at(*at).is_some());
    let kept: Vec<Rect> = ends.into_iter().flatten().collect();
    let calm = ends[1]
        .and_then(|target| beside::calm(anchors, arrangement, men, &kept, size, target.center()));
    match calm {
        Some((0, rect)) => rect,
        _ => beside::place(anchors, arrangement, from, to, size),
    }
}

/// A line from what there is to choose to where it would go.
fn lead(ui: &Ui, rect: Rect, target: Rect) {
    let end = target.center() + vec2(0.0, target.height() / 6.0);
    let start = rect.clamp(end);
    let line = egui::Stroke::new(2.0, theme::tone().accent);
    let painter = ui.ctx().layer_painter(ui.layer_id());
    painter.line_segment([start, end], line);
    painter.circle_filled(end, 4.0, theme::tone().accent);
}

/// One of the moves to choose from.
struct Offer {
    mv: Move,
    picture: Picture,
    name: String,
    /// What more is to be said about it.
    remark: String,
    /// The letter that chooses it, beside its number.
    key: Option<Key>,
}

enum Picture {
    Man(Piece),
    /// A man on top of another, and the other.
    Stack(Piece, Piece),
    /// The man on top, leaving the other.
    Leaving(Piece, Piece),
}

/// The moves with what they look like and are called, the likeliest first.
fn offers(position: &AnyPosition, moves: &[Move], words: &Words) -> Vec<Offer> {
    let mut moves = moves.to_vec();
    moves.sort_by_key(|mv| match mv.choice {
        None => 0,
        Some(Choice::Unstack) => 1,
        Some(Choice::Become(role)) => {
            1 + RANKING.iter().position(|ranked| *ranked == role).unwrap_or(RANKING.len())
        }
    });
    let has = |choice: &dyn Fn(Option<Choice>) -> bool| moves.iter().any(|mv| choice(mv.choice));
    let unstacks = has(&|choice| choice == Some(Choice::Unstack));
    let natures = !unstacks && has(&|choice| choice.is_none());
    let offer = |mv: Move| {
        let (top, below) = (position.man_at(mv.from)?, position.man_below(mv.from));
        match (mv.choice, below) {
            (None, Some(below)) if unstacks => Some(Offer {
                mv,
                picture: Picture::Stack(top, below),
                name: words.get("choice-whole-stack"),
                remark: [below, top].map(|man| words.role(position.game(), man.role)).join(" + "),
                key: None,
            }),
            (Some(Choice::Unstack), Some(below)) => Some(Offer {
                mv,
                picture: Picture::Leaving(top, below),
                name: words.get("choice-top-alone"),
                remark: words.role(position.game(), top.role),
                key: None,
            }),
            _ => {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let man = after.man_at(mv.to)?;
                let remark = match mv.choice {
                    _ if !natures => String::new(),
                    None => words.get("choice-keeps"),
                    Some(_) => words.get("choice-takes"),
                };
                let name = words.role(position.game(), man.role);
                let key = key(man.role);
                Some(Offer { mv, picture: Picture::Man(man), name, remark, key })
            }
        }
    };
    moves.into_iter().filter_map(offer).collect()
}

/// The order in which most people want them.
const RANKING: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The key with the letter of notation.
const fn key(role: Role) -> Option<Key> {
    match role {
        Role::Queen => Some(Key::Q),
        Role::Rook => Some(Key::R),
        Role::Bishop => Some(Key::B),
        Role::Knight => Some(Key::N),
        Role::Pawn => Some(Key::P),
        _ => None,
    }
}

const NUMBERS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

fn by_key(ctx: &egui::Context, offers: &[Offer]) -> Option<Touch> {
    let pressed = |key: Key| ctx.input(|input| input.key_pressed(key));
    let meant =
        |(offer, number): &(&Offer, Key)| offer.key.is_some_and(&pressed) || pressed(*number);
    let (offer, _) = offers.iter().zip(NUMBERS).find(meant)?;
    Some(Touch::Choose(offer.mv))
}

/// How large each tile must be for the words of all.
fn tile(ctx: &egui::Context, offers: &[Offer]) -> egui::Vec2 {
    let font = theme::font(theme::SMALL);
    let width = |text: &str| {
        let galley = |fonts: &mut egui::epaint::FontsView<'_>| {
            fonts.layout_no_wrap(text.to_owned(), font.clone(), theme::tone().ink)
        };
        ctx.fonts_mut(galley).size().x
    };
    let widest = offers
        .iter()
        .map(|offer| width(&offer.name).max(width(&offer.remark)) + 12.0)
        .fold(NARROWEST, f32::max);
    let remarks = offers.iter().any(|offer| !offer.remark.is_empty());
    vec2(widest, if remarks { 104.0 } else { 84.0 })
}

impl Offer {
    /// Draws it as the tile number `nth`, counted from 0; whether it was chosen.
    fn show(&self, ui: &Ui, tile: Rect, nth: usize) -> bool {
        let response = ui.interact(tile, ui.id().with(self.mv), Sense::click());
        let label = format!("{} {}", self.name, self.remark);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, label.trim_end())
        });
        if response.hovered() {
            ui.painter().rect_filled(tile, theme::RADIUS, theme::tone().hover);
        }
        let top = tile.center_top() + vec2(0.0, 6.0 + FIGURE / 2.0);
        let place = Rect::from_center_size(top, vec2(FIGURE, FIGURE));
        match self.picture {
            Picture::Man(man) => silhouette::paint(ui.painter(), place, man),
            Picture::Stack(top, below) => {
                silhouette::paint_stack(ui.painter(), place, top, below);
            }
            Picture::Leaving(top, below) => {
                silhouette::paint_leaving(ui.painter(), place, top, below);
            }
        }
        if let Some(key) = self.key.or(NUMBERS.get(nth).copied()) {
            let at = tile.right_top() + vec2(-6.0, 3.0);
            let font = theme::font(11.0);
            ui.painter().text(at, Align2::RIGHT_TOP, key.symbol_or_name(), font, theme::tone().dim);
        }
        let mut y = place.bottom() + 4.0;
        for (text, colour) in [(&self.name, theme::tone().ink), (&self.remark, theme::tone().dim)] {
            let line = theme::line(ui, text, theme::SMALL, colour, tile.width() - 4.0);
            let height = line.size().y;
            ui.painter().galley(pos2(tile.center().x - line.size().x / 2.0, y), line, colour);
            y += height + 1.0;
        }
        response.clicked()
    }
}

fn cancel(ui: &Ui, rect: Rect, hint: &str) -> bool {
    let response = ui.interact(rect, ui.id().with("cancel"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, hint));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::RADIUS, theme::tone().hover);
    }
    icon::paint(ui.painter(), rect.shrink(8.0), Icon::Close, theme::tone().ink);
    response.on_hover_text(hint).clicked()
}
