//! What is pressed: buttons with words or an icon, choices, switches.

use bevy_egui::egui;
use egui::{
    Align2, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::icon::{self, Icon};
use super::theme;

/// How much a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// The one that most people want here.
    Main,
    /// Any other.
    Plain,
    /// It takes something away for good.
    Danger,
}

/// A button with words, as wide as what is left of its row.
pub(super) fn wide(ui: &mut Ui, label: &str, weight: Weight) -> Response {
    let width = ui.available_width();
    words(ui, label, weight, width)
}

/// A button with words, as wide as they are.
pub(super) fn fitting(ui: &mut Ui, label: &str, weight: Weight) -> Response {
    let width = text_width(ui, label) + 32.0;
    let width = width.clamp(2.0 * theme::TARGET, ui.available_width().max(2.0 * theme::TARGET));
    words(ui, label, weight, width)
}

/// Buttons side by side if they fit, else below each other; the index of the pressed one.
pub(super) fn row(ui: &mut Ui, buttons: &[(&str, Weight)]) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let count = buttons.len() as f32;
    let each = (ui.available_width() - gap * (count - 1.0)) / count;
    let fits = buttons.iter().all(|(label, _)| text_width(ui, label) + 20.0 <= each);
    let mut pressed = None;
    let mut show = |ui: &mut Ui, width: f32| {
        for (nth, (label, weight)) in buttons.iter().enumerate() {
            if words(ui, label, *weight, width).clicked() {
                pressed = Some(nth);
            }
        }
    };
    if fits {
        ui.horizontal(|ui| show(ui, each));
    } else {
        let width = ui.available_width();
        ui.vertical(|ui| show(ui, width));
    }
    pressed
}

/// A square button with an icon; `hint` says in words what it does.
pub(super) fn icon(ui: &mut Ui, icon: Icon, hint: &str, enabled: bool) -> Response {
    icon_sized(ui, icon, hint, enabled, Vec2::splat(theme::TARGET))
}

/// The same in another size.
pub(super) fn icon_sized(ui: &mut Ui, icon: Icon, hint: &str, enabled: bool, size: Vec2) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, hint));
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, theme::RADIUS, pressed_fill(&response));
    }
    let ink = if enabled { theme::INK } else { theme::FAINT };
    icon::paint(ui.painter(), rect.shrink(8.0), icon, ink);
    response.on_hover_text(hint)
}

/// One of several values, as cells side by side if they fit, else below each other.
/// True when another one was chosen.
pub(super) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    value: &mut T,
    options: &[(T, String)],
) -> bool {
    const PAD: f32 = 3.0;
    let count = options.len() as f32;
    let full = ui.available_width();
    let each = (full - 2.0 * PAD) / count;
    let fits = options.iter().all(|(_, label)| text_width(ui, label) + 12.0 <= each);
    let size = if fits {
        vec2(full, theme::TARGET)
    } else {
        vec2(full, theme::TARGET * count + PAD)
    };
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, theme::RADIUS, theme::SUNK);
    let inner = rect.shrink(PAD);
    let mut changed = false;
    for (nth, (option, label)) in options.iter().enumerate() {
        let nth = nth as f32;
        let cell = if fits {
            Rect::from_min_size(inner.min + vec2(each * nth, 0.0), vec2(each, inner.height()))
        } else {
            let height = inner.height() / count;
            Rect::from_min_size(inner.min + vec2(0.0, height * nth), vec2(inner.width(), height))
        };
        let response = ui.interact(cell, ui.id().with((label, nth as u32)), Sense::click());
        let chosen = *value == *option;
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label.as_str())
        });
        let fill = match () {
            () if chosen => theme::ACCENT,
            () if response.hovered() || response.has_focus() => theme::HOVER,
            () => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(cell, theme::RADIUS - 2, fill);
        let ink = if chosen { theme::ON_ACCENT } else { theme::INK };
        let centre = cell.center();
        ui.painter().text(centre, Align2::CENTER_CENTER, label, theme::font(theme::BODY), ink);
        if response.clicked() && !chosen {
            *value = *option;
            changed = true;
        }
    }
    changed
}

/// A switch with its words, over the whole row. True when it was turned.
pub(super) fn switch(ui: &mut Ui, on: &mut bool, label: &str) -> bool {
    const RAIL: Vec2 = vec2(44.0, 24.0);
    let width = ui.available_width();
    let font = theme::font(theme::BODY);
    let galley =
        ui.painter().layout(label.to_owned(), font, theme::INK, width - RAIL.x - 3.0 * theme::GRID);
    let height = theme::TARGET.max(galley.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, label));
    if response.clicked() {
        *on = !*on;
    }
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::INK);
    let rail = Rect::from_center_size(pos2(rect.right() - RAIL.x / 2.0, rect.center().y), RAIL);
    let (fill, knob) = match *on {
        true => (theme::ACCENT, theme::ON_ACCENT),
        false => (theme::SUNK, theme::DIM),
    };
    ui.painter().rect_filled(rail, 12, fill);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_stroke(rail, 12, Stroke::new(1.5, theme::INK), StrokeKind::Inside);
    }
    let side = if *on { rail.right() - 12.0 } else { rail.left() + 12.0 };
    ui.painter().circle_filled(pos2(side, rail.center().y), 8.0, knob);
    response.clicked()
}

/// How wide `label` is in the size of text.
pub(super) fn text_width(ui: &Ui, label: &str) -> f32 {
    let font = theme::font(theme::BODY);
    ui.painter().layout_no_wrap(label.to_owned(), font, theme::INK).size().x
}

fn words(ui: &mut Ui, label: &str, weight: Weight, width: f32) -> Response {
    let (fill, hover, ink) = match weight {
        Weight::Main => (theme::ACCENT, theme::ACCENT_HOVER, theme::ON_ACCENT),
        Weight::Plain => (theme::RAISED, theme::HOVER, theme::INK),
        Weight::Danger => (theme::RAISED, theme::HOVER, theme::DANGER),
    };
    let font = theme::font(theme::BODY);
    let galley = ui.painter().layout(label.to_owned(), font, ink, width - 16.0);
    let height = (galley.size().y + 16.0).max(theme::TARGET);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    let lit = response.hovered() || response.has_focus();
    let radius = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_filled(rect, radius, if lit { hover } else { fill });
    if response.has_focus() {
        let line = Stroke::new(1.5, theme::INK);
        ui.painter().rect_stroke(rect, radius, line, StrokeKind::Inside);
    }
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, ink);
    response
}

fn pressed_fill(response: &Response) -> Color32 {
    if response.is_pointer_button_down_on() { theme::ACCENT_WASH } else { theme::HOVER }
}
