//! Where each panel lies in a window of any size, so that the board stays free.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use rules::Game;

use super::theme::{GAP, GRID, TARGET};
use super::toast::Toast;
use crate::analysis::Analysis;
use crate::board::{Subject, Table};

/// The places of the panels, in points of egui.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Arrangement {
    /// The whole window.
    pub(super) screen: Rect,
    /// How the panels share the window.
    pub(super) shape: Shape,
    /// The buttons that open the menu and the rules.
    pub(super) menu: Rect,
    /// The plate of the player on the far side.
    pub(super) far: Rect,
    /// The plate of the player on the near side.
    pub(super) near: Rect,
    /// Between the plates, where what a game has to say in words stands near the edge.
    pub(super) aside: Rect,
    /// Between the plates, or where they lie along the board, where the analysis shows who stands
    /// better.
    pub(super) bar: Option<Rect>,
    /// The buttons.
    pub(super) actions: Rect,
    /// The list of moves, always seen only in [`Shape::Roomy`] windows.
    pub(super) moves: Rect,
    /// What is studied, in the place of plates, buttons and list; nothing while a game is played.
    pub(super) study: Option<Rect>,
    /// What no standing panel covers.
    free: Rect,
    /// Where questions and the result stand: the middle of their lower edge.
    pub(super) foot: Pos2,
    /// The same for the quiet line below them.
    pub(super) toast: Pos2,
    /// Points of egui to logical pixels.
    zoom: f32,
}

/// How the panels share the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Columns on both sides of the board.
    Roomy,
    /// Wide, but with little room beside the board: small plates, the list folded away.
    Narrow,
    /// Higher than wide: plates above and below the board, the list folded away.
    Tall,
}

/// How many buttons there are, the one that unfolds the list included.
pub(super) const ACTIONS: usize = 13;
/// How wide the bar of the analysis is.
const BAR: f32 = 22.0;
/// Between neighbouring buttons.
pub(super) const BUTTON_GAP: f32 = GRID;
/// Inside the frame of a panel.
const PAD: f32 = 8.0;

impl Arrangement {
    /// The places in a window of `size` points.
    pub(super) fn of(size: Vec2, zoom: f32) -> Self {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        // The board takes a little more width than the window has height.
        let side = (size.x - 1.05 * size.y) / 2.0 - 2.0 * GAP;
        let shape = match () {
            () if size.x < 1.05 * size.y => Shape::Tall,
            () if side < 168.0 => Shape::Narrow,
            () => Shape::Roomy,
        };
        let inner = screen.shrink(GAP);
        let buttons = vec2(2.0 * TARGET + BUTTON_GAP, TARGET) + Vec2::splat(2.0 * GRID);
        let menu = Rect::from_min_size(inner.min, buttons);
        let base = Self {
            screen,
            shape,
            menu,
            far: menu,
            near: menu,
            aside: inner,
            bar: None,
            actions: menu,
            moves: inner,
            study: None,
            free: inner,
            foot: inner.center_bottom(),
            toast: inner.center_bottom(),
            zoom,
        };
        let placed = match shape {
            Shape::Roomy => base.roomy(inner, side.clamp(168.0, 208.0)),
            Shape::Narrow => base.narrow(inner),
            Shape::Tall => base.tall(inner),
        };
        let aside = Rect::from_min_max(
            pos2(placed.near.left(), placed.far.bottom() + 8.0),
            pos2(placed.near.right(), placed.near.top() - 8.0),
        );
        let free = placed.free_in_game();
        let middle = |at: Pos2| pos2(free.center().x, at.y);
        let (foot, toast) = (middle(placed.foot), middle(placed.toast));
        Self { aside, free, foot, toast, ..placed }
    }

    /// The same window with room for the bar of the analysis.
    fn analysing(self) -> Self {
        let Self { mut aside, mut free, .. } = self;
        let bar = match self.shape {
            Shape::Roomy | Shape::Narrow => {
                let bar = aside.with_max_x(aside.left() + BAR);
                aside = aside.translate(vec2(BAR + 6.0, 0.0));
                bar
            }
            Shape::Tall => {
                let bar = aside.with_max_y(aside.top() + BAR);
                aside.min.y = bar.bottom() + 6.0;
                free.min.y = bar.bottom();
                bar
            }
        };
        Self { aside, free, bar: Some(bar), ..self }
    }

    /// The same window with room for what is studied: at the side, or below where the side has no
    /// room. If `aside`, room for a button is left at the other side.
    fn studying(self, aside: bool) -> Self {
        let inner = self.screen.shrink(GAP);
        let width = (0.27 * inner.width()).clamp(250.0, 340.0);
        let aside_width = if aside { 128.0 } else { 0.0 };
        let room = inner.width() - width - aside_width;
        if self.shape == Shape::Tall || room < 0.55 * inner.height() {
            return self.studying_below(inner, aside);
        }
        let size = vec2(width, inner.height().min(540.0));
        let middle = pos2(inner.right() - width / 2.0, inner.center().y);
        let study = Rect::from_center_size(middle, size);
        let free = Rect::from_min_max(
            pos2(inner.left() + aside_width, self.screen.top()),
            pos2(study.left(), self.screen.bottom()),
        );
        let below_menu = pos2(inner.left(), self.menu.bottom() + 8.0);
        let aside = Rect::from_min_size(below_menu, vec2(120.0, 200.0));
        let foot = pos2(free.center().x, inner.bottom());
        Self { study: Some(study), free, aside, foot, toast: foot, ..self }
    }

    fn studying_below(self, inner: Rect, aside: bool) -> Self {
        let height = (0.3 * inner.height()).clamp(200.0, 280.0);
        // Longer lines are hard to read.
        let size = vec2(inner.width().min(720.0), height);
        let study = Rect::from_min_size(
            pos2(inner.center().x - size.x / 2.0, inner.bottom() - height),
            size,
        );
        let top = if aside { self.menu.bottom() + 24.0 } else { inner.top() };
        let free = Rect::from_min_max(
            pos2(self.screen.left(), top),
            pos2(self.screen.right(), study.top()),
        );
        let aside = Rect::from_min_max(
            pos2(self.menu.right() + 8.0, inner.top()),
            pos2(inner.right(), study.top()),
        );
        let foot = pos2(free.center().x, free.bottom() - 8.0);
        let shape = Shape::Tall;
        Self { study: Some(study), free, aside, foot, toast: foot, shape, ..self }
    }

    /// The part of the window that no standing panel covers, in logical pixels.
    pub fn free(&self) -> bevy::math::Rect {
        self.in_pixels(self.free)
    }

    /// How wide what stands at the foot may be, so that it covers no standing panel.
    pub(super) fn breadth(&self) -> f32 {
        (self.free.width() - 4.0 * GRID).min(self.screen.width() - 2.0 * GAP)
    }

    /// The panel of what is studied, in logical pixels.
    pub fn studied(&self) -> Option<bevy::math::Rect> {
        self.study.map(|panel| self.in_pixels(panel))
    }

    fn in_pixels(&self, rect: Rect) -> bevy::math::Rect {
        bevy::math::Rect::from_corners(self.pixels(rect.min), self.pixels(rect.max))
    }

    /// The part of the window that is free while a game is played.
    fn free_in_game(&self) -> Rect {
        match self.shape {
            Shape::Roomy | Shape::Narrow => Rect::from_min_max(
                pos2(self.near.right(), self.screen.top()),
                pos2(self.actions.left(), self.screen.bottom()),
            ),
            Shape::Tall => Rect::from_min_max(
                pos2(self.screen.left(), self.far.bottom()),
                pos2(self.screen.right(), self.near.top()),
            ),
        }
    }

    /// A point of the window in logical pixels, as a point of egui.
    pub fn point(&self, pixels: bevy::math::Vec2) -> Pos2 {
        (pos2(pixels.x, pixels.y).to_vec2() / self.zoom).to_pos2()
    }

    /// A point of egui in logical pixels of the window.
    pub fn pixels(&self, point: Pos2) -> bevy::math::Vec2 {
        bevy::math::Vec2::new(point.x, point.y) * self.zoom
    }

    /// Every panel that stands all the time.
    pub(super) fn standing(&self) -> impl Iterator<Item = Rect> + '_ {
        let moves = (self.shape == Shape::Roomy).then_some(self.moves);
        let of_game = [self.far, self.near, self.actions].into_iter().chain(moves).chain(self.bar);
        let of_game = of_game.filter(|_| self.study.is_none());
        std::iter::once(self.menu).chain(of_game).chain(self.study)
    }

    /// How many buttons stand side by side.
    pub(super) fn columns(&self) -> usize {
        columns(self.actions.width())
    }

    fn roomy(self, inner: Rect, side: f32) -> Self {
        let plate = vec2(side, 96.0);
        let actions = block(side, ACTIONS - 1);
        let actions = Rect::from_min_max(inner.max - actions, inner.max);
        Self {
            far: Rect::from_min_size(pos2(inner.left(), self.menu.bottom() + 8.0), plate),
            near: Rect::from_min_size(pos2(inner.left(), inner.bottom() - plate.y), plate),
            actions,
            moves: Rect::from_min_max(
                pos2(inner.right() - side, inner.top()),
                pos2(inner.right(), actions.top() - 8.0),
            ),
            ..self
        }
    }

    fn narrow(self, inner: Rect) -> Self {
        let plate = vec2(120.0, 112.0);
        let actions = block(2.0 * (TARGET + BUTTON_GAP) - BUTTON_GAP + 2.0 * PAD, ACTIONS);
        let actions = Rect::from_min_max(inner.max - actions, inner.max);
        let width = 232.0_f32.min(inner.width() / 2.0);
        Self {
            far: Rect::from_min_size(pos2(inner.left(), self.menu.bottom() + 8.0), plate),
            near: Rect::from_min_size(pos2(inner.left(), inner.bottom() - plate.y), plate),
            actions,
            moves: Rect::from_min_max(
                pos2(actions.left() - 8.0 - width, inner.top()),
                pos2(actions.left() - 8.0, inner.bottom()),
            ),
            ..self
        }
    }

    fn tall(self, inner: Rect) -> Self {
        let height = 78.0;
        let actions = block(inner.width(), ACTIONS);
        let actions = Rect::from_min_max(inner.max - actions, inner.max);
        let near_top = actions.top() - 8.0 - height;
        let near = Rect::from_min_max(
            pos2(inner.left(), near_top),
            pos2(inner.right(), near_top + height),
        );
        let list = vec2(280.0_f32.min(inner.width()), (inner.height() * 0.45).min(420.0));
        Self {
            far: Rect::from_min_max(
                pos2(self.menu.right() + 8.0, inner.top()),
                pos2(inner.right(), inner.top() + height),
            ),
            near,
            actions,
            moves: Rect::from_min_max(
                near.right_top() - vec2(0.0, 8.0) - list,
                near.right_top() - vec2(0.0, 8.0),
            ),
            foot: near.center_top() - vec2(0.0, 8.0),
            toast: near.center_top() - vec2(0.0, 8.0),
            ..self
        }
    }
}

impl Default for Arrangement {
    fn default() -> Self {
        Self::of(vec2(1280.0, 720.0), 1.0)
    }
}

/// Measures the window before the panels are drawn.
pub(super) fn measure(
    mut contexts: EguiContexts,
    toast: Res<Toast>,
    table: Res<Table>,
    analysis: Res<Analysis>,
    mut arrangement: ResMut<Arrangement>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut now = Arrangement::of(ctx.content_rect().size(), ctx.zoom_factor());
    if table.studies(Subject::Showcase) {
        now.free = now.screen;
        // Above the board: below it stands the caption.
        now.toast = now.screen.center_top() + vec2(0.0, 72.0);
    } else if table.study().is_some() {
        now = now.studying(table.game() == Game::Checkered);
    } else if analysis.is_about(&table) {
        now = now.analysing();
    }
    if toast.speaks() {
        now.foot.y -= 48.0;
    }
    arrangement.set_if_neq(now);
    Ok(())
}

fn columns(width: f32) -> usize {
    (((width - 2.0 * PAD + BUTTON_GAP) / (TARGET + BUTTON_GAP)) as usize).clamp(1, ACTIONS)
}

/// The size of a frame around `buttons` that may be `width` wide.
fn block(width: f32, buttons: usize) -> Vec2 {
    let rows = buttons.div_ceil(columns(width)) as f32;
    vec2(width, rows * (TARGET + BUTTON_GAP) - BUTTON_GAP + 2.0 * PAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standing_panels_lie_apart_and_inside_every_window() {
        for width in (400..=2600).step_by(37) {
            for height in (440..=1500).step_by(37) {
                let size = vec2(width as f32, height as f32);
                let arrangement = Arrangement::of(size, 1.0);
                assert!(arrangement.screen.contains_rect(arrangement.moves), "{size:?}");
                assert!(arrangement.moves.height() >= 140.0, "{size:?}");
                lie_apart(&arrangement);
                lie_apart(&arrangement.analysing());
                lie_apart(&arrangement.studying(false));
                lie_apart(&arrangement.studying(true));
            }
        }
    }

    fn lie_apart(arrangement: &Arrangement) {
        let size = arrangement.screen.size();
        let panels: Vec<Rect> = arrangement.standing().collect();
        for (nth, panel) in panels.iter().enumerate() {
            assert!(arrangement.screen.contains_rect(*panel), "{size:?}: {panel:?}");
            for other in &panels[nth + 1..] {
                assert!(!panel.intersects(*other), "{size:?}: {panel:?} over {other:?}");
            }
        }
        let free = arrangement.free();
        assert!(free.width() >= 130.0 && free.height() >= 120.0, "{size:?}: {free:?}");
    }
}
