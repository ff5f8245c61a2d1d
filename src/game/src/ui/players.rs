//! A plate for each player: name, clock, what they took, and whose turn it is.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{
    Align2, Area, Color32, Id, Order, Painter, Pos2, Shape as Drawn, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType,
};
use egui::{pos2, vec2};
use rules::{Outcome, Player, Stage};

use super::arrangement::{Arrangement, Shape};
use super::button;
use super::captured::Material;
use super::icon::{self, Icon};
use super::redraw::Redraw;
use super::theme;
use crate::board::{At, Clock, Man, Seat, Table};
use crate::look::Anchors;
use crate::text::Words;

/// Shows both plates, the near side's below.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    table: Res<Table>,
    words: Res<Words>,
    anchors: Res<Anchors>,
    men: Query<(&Man, Has<At>)>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let near = anchors.bottom;
    let stage = table.shown_position().to_setup().memory.stage;
    let material = Material::count(stage, men.iter().map(|(man, stands)| (man.0, stands)));
    for (player, rect) in [(!near, arrangement.far), (near, arrangement.near)] {
        let plate = Plate {
            player,
            stage,
            names: names(&table, &words, player),
            thinks: table
                .thinker()
                .filter(|(thinker, _)| *thinker == player)
                .map(|_| words.get("computer-thinks")),
            to_move: table.outcome().is_none() && table.shown_position().turn() == player,
            left: table.clock().map(|clock| clock.left(player)),
            paused: table.paused(),
            score: table.outcome().map(|outcome| score(outcome, player)),
            material: &material,
        };
        if let (Some(running), Some(left)) = (table.running(), plate.left)
            && running == player
        {
            redraw.within(until_next_digit(left));
        }
        Area::new(Id::new("plate").with(player.index()))
            .order(Order::Middle)
            .fixed_pos(rect.min)
            .constrain(false)
            .fade_in(false)
            .show(ctx, |ui| plate.show(ui, rect, arrangement.shape));
    }
    Ok(())
}

/// The name of `player`, or where nobody gave one the computer's level or the side.
pub(super) fn name(table: &Table, words: &Words, player: Player) -> String {
    words.player(player, &table.names, table.seats())
}

/// The same in full, and ever shorter as a narrow plate wants it.
fn names(table: &Table, words: &Words, player: Player) -> Vec<String> {
    let full = name(table, words, player);
    let unnamed = table.names[player.index()].trim().is_empty();
    let strength = table.seat(player).strength().filter(|_| unnamed);
    let short = strength.map(|level| words.fill("computer-level", &[("level", level.into())]));
    let least = strength.filter(|level| *level == Seat::FULL);
    let least = least.map(|_| words.get("computer-full-short"));
    std::iter::once(full).chain(short).chain(least).collect()
}

/// Room for a score, or for the dots of who thinks, beside what was taken.
const SCORE: f32 = 30.0;

struct Plate<'a> {
    player: Player,
    stage: Stage,
    /// From the longest to the shortest.
    names: Vec<String>,
    /// What is said of a computer that thinks now.
    thinks: Option<String>,
    to_move: bool,
    left: Option<Duration>,
    paused: bool,
    score: Option<&'static str>,
    material: &'a Material,
}

impl Plate<'_> {
    fn show(&self, ui: &mut Ui, rect: egui::Rect, shape: Shape) {
        let response = ui.allocate_rect(rect, egui::Sense::hover());
        if let Some(thinks) = &self.thinks {
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, thinks));
            response.on_hover_text(thinks);
        }
        let painter = ui.painter();
        painter.rect_filled(rect, theme::PANEL_RADIUS, theme::tone().panel);
        let line = if self.to_move {
            Stroke::new(2.0, theme::tone().accent)
        } else {
            Stroke::new(1.0, theme::tone().line)
        };
        painter.rect_stroke(rect, theme::PANEL_RADIUS, line, StrokeKind::Inside);

        let inner = rect.shrink(12.0);
        match shape {
            Shape::Roomy | Shape::Tall => {
                let middle = inner.top() + 15.0;
                let right = self.clock(ui, pos2(inner.right(), middle), Align2::RIGHT_CENTER);
                self.title(ui, pos2(inner.left(), middle), right - 8.0);
                let room = egui::Rect::from_min_max(pos2(inner.left(), middle + 17.0), inner.max);
                self.score(ui, room.right_bottom() - vec2(0.0, 9.0));
                let room = room.with_max_x(room.right() - SCORE);
                self.material.paint(ui.painter(), room, self.player);
            }
            Shape::Narrow => {
                self.title(ui, inner.left_top() + vec2(0.0, 8.0), inner.right());
                let middle = pos2(inner.left(), inner.top() + 36.0);
                self.clock(ui, middle, Align2::LEFT_CENTER);
                let top = middle.y + if self.left.is_some() { 16.0 } else { 8.0 };
                let room = egui::Rect::from_min_max(pos2(inner.left(), top), inner.max);
                self.material.paint(ui.painter(), room, self.player);
                self.score(ui, pos2(inner.right(), middle.y));
            }
        }
    }

    /// The score of a game that is over, or three quiet dots while the computer thinks.
    fn score(&self, ui: &Ui, at: Pos2) {
        if self.thinks.is_some() {
            for nth in 0..3_u8 {
                let dot = at - vec2(3.0 + 9.0 * f32::from(nth), 0.0);
                ui.painter().circle_filled(dot, 2.5, theme::tone().accent);
            }
        }
        if let Some(score) = self.score {
            let font = theme::font(theme::TITLE);
            ui.painter().text(at, Align2::RIGHT_CENTER, score, font, theme::tone().accent);
        }
    }

    /// Which side it is, and the name, as far as `right`.
    fn title(&self, ui: &Ui, at: Pos2, right: f32) {
        disc(ui.painter(), at + vec2(6.0, 0.0), 5.5, self.stage, self.player);
        let left = at.x + 20.0;
        let fits = |name: &&String| button::text_width(ui, name) <= right - left;
        let name = self.names.iter().find(fits).or(self.names.last());
        let name = name.map_or("", String::as_str);
        let name = theme::line(ui, name, theme::BODY, theme::tone().ink, right - left);
        ui.painter().galley(pos2(left, at.y - name.size().y / 2.0), name, theme::tone().ink);
    }

    /// The clock, and whether it is stopped; gives back where that ends.
    fn clock(&self, ui: &Ui, at: Pos2, align: Align2) -> f32 {
        let painter = ui.painter();
        let mut edge = at;
        let towards = if align == Align2::RIGHT_CENTER { -1.0 } else { 1.0 };
        if let Some(left) = self.left {
            let colour = self.colour(left, ui.input(|input| input.time));
            let font = theme::font(theme::CLOCK);
            let drawn = painter.text(edge, align, clock_text(left), font, colour);
            edge.x += towards * (drawn.width() + 8.0);
            if self.paused && self.to_move {
                let sign =
                    egui::Rect::from_center_size(edge + vec2(towards * 9.0, 0.0), vec2(20.0, 20.0));
                icon::paint(painter, sign, Icon::Pause, theme::tone().accent);
                edge.x += towards * 26.0;
            }
        }
        edge.x
    }

    fn colour(&self, left: Duration, now: f64) -> Color32 {
        let runs = self.to_move && !self.paused;
        match () {
            () if left < Clock::CRITICAL && runs => {
                let beat = (now * std::f64::consts::TAU).sin() as f32;
                theme::tone().danger.gamma_multiply(0.75 + 0.25 * beat)
            }
            () if left < Clock::LOW => theme::tone().danger,
            () if self.to_move => theme::tone().ink,
            () => theme::tone().dim,
        }
    }
}

/// A disc in the colours of the men that `player` has: one colour, both, or chequered.
fn disc(painter: &Painter, centre: Pos2, radius: f32, stage: Stage, player: Player) {
    let quarters = match (stage, player) {
        (Stage::Shared { .. }, Player::White) => [true; 4],
        (Stage::Shared { .. }, Player::Black) => [false; 4],
        (Stage::Taken(holder), player) if holder == player => [true, false, true, false],
        (Stage::Taken(_), _) => [false, true, true, false],
    };
    painter.circle_filled(centre, radius, theme::BLACK);
    for (nth, _) in quarters.iter().enumerate().filter(|(_, light)| **light) {
        let edge = (0..=6_u8).map(|step| {
            let angle = (nth as f32 + f32::from(step) / 6.0) * std::f32::consts::FRAC_PI_2;
            centre + radius * vec2(angle.cos(), angle.sin())
        });
        let quarter = std::iter::once(centre).chain(edge).collect();
        painter.add(Drawn::convex_polygon(quarter, theme::WHITE, Stroke::NONE));
    }
    painter.circle_stroke(centre, radius, Stroke::new(1.2, theme::tone().dim));
}

/// `1:02:03`, `2:03`, and `9.8` under ten seconds.
fn clock_text(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match () {
        () if hours > 0 => format!("{hours}:{minutes:02}:{rest:02}"),
        () if left < Clock::CRITICAL => format!("{rest}.{}", left.subsec_millis() / 100),
        () => format!("{minutes}:{rest:02}"),
    }
}

/// How long the text of a running clock stays as it is.
fn until_next_digit(left: Duration) -> Duration {
    const JUST_PAST: Duration = Duration::from_millis(4);
    if left < Clock::CRITICAL {
        return Duration::from_millis(100);
    }
    Duration::from_nanos(left.subsec_nanos().into()) + JUST_PAST
}

const fn score(outcome: Outcome, player: Player) -> &'static str {
    match outcome.winner {
        None => "½",
        Some(winner) if winner as usize == player as usize => "1",
        Some(_) => "0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_only_when_they_count() {
        let text = |millis| clock_text(Duration::from_millis(millis));
        assert_eq!(text(180_000), "3:00");
        assert_eq!(text(179_999), "2:59");
        assert_eq!(text(10_000), "0:10");
        assert_eq!(text(9_999), "9.9");
        assert_eq!(text(40), "0.0");
        assert_eq!(text(3_723_000), "1:02:03");
    }

    #[test]
    fn a_clock_is_drawn_again_when_its_text_changes_and_not_before() {
        for millis in [180_000, 45_300, 10_900] {
            let left = Duration::from_millis(millis);
            let wait = until_next_digit(left);
            let before = left.saturating_sub(wait.saturating_sub(Duration::from_millis(5)));
            assert_eq!(clock_text(before), clock_text(left));
            assert_ne!(clock_text(left.saturating_sub(wait)), clock_text(left));
        }
    }
}
