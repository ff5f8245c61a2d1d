//! What is pressed: buttons with words or an icon, choices, switches.

use std::ops::RangeInclusive;

use bevy_egui::egui;
use egui::{
    Color32, CornerRadius, Rect, RectAlign, Response, Sense, Stroke, StrokeKind, Tooltip, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
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
pub(super) fn icon_sized(
    ui: &mut Ui,
    icon: Icon,
    hint: &str,
    enabled: bool,
    size: Vec2,
) -> Response {
    sign(ui, icon, hint, enabled, size).on_hover_text(hint)
}

/// The same among others in `panel`: the words stand beside that and hide no other button.
pub(super) fn icon_within(
    ui: &mut Ui,
    icon: Icon,
    hint: &str,
    enabled: bool,
    panel: Rect,
) -> Response {
    let response = sign(ui, icon, hint, enabled, Vec2::splat(theme::TARGET));
    let (anchor, align) = if panel.left() > panel.width() {
        (Rect::from_x_y_ranges(panel.x_range(), response.rect.y_range()), RectAlign::LEFT)
    } else {
        (Rect::from_x_y_ranges(response.rect.x_range(), panel.y_range()), RectAlign::TOP)
    };
    let mut told = Tooltip::for_enabled(&response);
    told.popup = told.popup.anchor(anchor).align(align);
    told.show(|ui| ui.label(hint));
    response
}

fn sign(ui: &mut Ui, icon: Icon, hint: &str, enabled: bool, size: Vec2) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, hint));
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, theme::RADIUS, pressed_fill(&response));
    }
    let ink = if enabled { theme::tone().ink } else { theme::tone().faint };
    icon::paint(ui.painter(), rect.shrink(8.0), icon, ink);
    response
}

/// Words that lead somewhere, with the icon of where.
pub(super) fn link(ui: &mut Ui, icon: Icon, label: &str) -> Response {
    let font = theme::font(theme::SMALL);
    let room = (ui.available_width() - 26.0).max(1.0);
    let galley = ui.painter().layout(label.to_owned(), font, theme::tone().accent, room);
    let size = vec2(galley.size().x + 26.0, (galley.size().y + 8.0).max(30.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, ui.is_enabled(), label));
    let lit = response.hovered() || response.has_focus();
    let ink = if lit { theme::tone().accent_hover } else { theme::tone().accent };
    let sign = Rect::from_center_size(rect.left_center() + vec2(9.0, 0.0), Vec2::splat(18.0));
    icon::paint(ui.painter(), sign, icon, ink);
    let at = pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0);
    if lit {
        let under = at.y + galley.size().y;
        ui.painter().hline(at.x..=rect.right(), under, Stroke::new(1.0, ink));
    }
    ui.painter().galley_with_override_text_color(at, galley, ink);
    response
}

/// Marks a button whose work goes on.
pub(super) fn mark_active(ui: &Ui, button: &Response) {
    let foot = button.rect.center_bottom() - vec2(0.0, 4.0);
    let width = button.rect.width() / 2.0;
    let bar = Rect::from_center_size(foot, vec2(width, 3.0));
    ui.painter().rect_filled(bar, 2, theme::tone().accent);
}

/// Lets the icon of a button glow, for whoever may want it now.
pub(super) fn mark_offered(ui: &Ui, button: &Response, icon: Icon) {
    let line = Stroke::new(1.5, theme::tone().accent);
    ui.painter().rect(
        button.rect,
        theme::RADIUS,
        theme::tone().accent_wash,
        line,
        StrokeKind::Inside,
    );
    icon::paint(ui.painter(), button.rect.shrink(8.0), icon, theme::tone().accent_hover);
}

/// One of several values, as cells in as few rows as their words fit into.
/// True when another one was chosen.
pub(super) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    value: &mut T,
    options: &[(T, String)],
) -> bool {
    const PAD: f32 = 3.0;
    let width = ui.available_width() - 2.0 * PAD;
    let widest = options.iter().map(|(_, label)| text_width(ui, label) + 16.0).fold(1.0, f32::max);
    let count = options.len();
    let fits = ((width / widest) as usize).clamp(1, count);
    // Rows of equal length, and the last is filled by whatever is in it.
    let columns = count.div_ceil(count.div_ceil(fits));
    let rows = count.div_ceil(columns);
    let in_row = |row: usize| columns.min(count - row * columns) as f32;
    let height = theme::TARGET - 2.0 * PAD;
    let size = vec2(width, height * rows as f32) + Vec2::splat(2.0 * PAD);
    let (rect, place) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, theme::RADIUS, theme::tone().sunk);
    let mut changed = false;
    for (nth, (option, label)) in options.iter().enumerate() {
        let (column, row) = (nth % columns, nth / columns);
        let cell = vec2(width / in_row(row), height);
        let step = vec2(column as f32, row as f32);
        let cell = Rect::from_min_size(rect.min + Vec2::splat(PAD) + step * cell, cell);
        let target = cell.expand2(vec2(0.0, PAD));
        let response = ui.interact(target, place.id.with(nth), Sense::click());
        let chosen = *value == *option;
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::RadioButton, true, chosen, label.as_str())
        });
        let fill = match () {
            () if chosen => theme::tone().accent,
            () if response.hovered() || response.has_focus() => theme::tone().hover,
            () => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(cell, theme::RADIUS - 2, fill);
        let ink = if chosen { theme::tone().on_accent } else { theme::tone().ink };
        let label = theme::line(ui, label, theme::BODY, ink, cell.width() - 8.0);
        ui.painter().galley(cell.center() - label.size() / 2.0, label, ink);
        if response.clicked() && !chosen {
            *value = *option;
            changed = true;
        }
    }
    changed
}

/// A slider after its words, which may tell its value, over the whole row.
pub(super) fn slider(
    ui: &mut Ui,
    value: &mut f32,
    range: RangeInclusive<f32>,
    step: f32,
    label: impl FnOnce(f32) -> String,
) -> Response {
    const KNOB: f32 = 9.0;
    let width = ui.available_width();
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(width, theme::TARGET), Sense::click_and_drag());
    let rail = rect.with_min_x(rect.right() - (width * 0.5).max(100.0)).shrink2(vec2(KNOB, 0.0));
    let (low, high) = (*range.start(), *range.end());
    let by_key = ui.input(|input| {
        f32::from(input.key_pressed(egui::Key::ArrowRight))
            - f32::from(input.key_pressed(egui::Key::ArrowLeft))
    });
    let wanted = match response.interact_pointer_pos() {
        Some(at) => low + (at.x - rail.left()) / rail.width() * (high - low),
        None if response.has_focus() => *value + by_key * step,
        None => *value,
    };
    let wanted = ((wanted / step).round() * step).clamp(low, high);
    if (wanted - *value).abs() > step / 2.0 {
        *value = wanted;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    let label = label(*value);
    response.widget_info(|| WidgetInfo::slider(enabled, f64::from(*value), &label));
    let galley = theme::line(
        ui,
        &label,
        theme::BODY,
        theme::tone().ink,
        rail.left() - KNOB - rect.left() - 8.0,
    );
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tone().ink);

    let knob = pos2(rail.left() + (*value - low) / (high - low) * rail.width(), rect.center().y);
    let thin =
        |from: f32, to: f32| Rect::from_min_max(pos2(from, knob.y - 2.0), pos2(to, knob.y + 2.0));
    ui.painter().rect_filled(thin(rail.left(), rail.right()), 2, theme::tone().hover);
    ui.painter().rect_filled(thin(rail.left(), knob.x), 2, theme::tone().accent);
    let lit = response.hovered() || response.dragged() || response.has_focus();
    let fill = if lit { theme::tone().accent_hover } else { theme::tone().accent };
    ui.painter().circle_filled(knob, KNOB, fill);
    response
}

/// A switch with its words, over the whole row. True when it was turned.
pub(super) fn switch(ui: &mut Ui, on: &mut bool, label: &str) -> bool {
    const RAIL: Vec2 = vec2(44.0, 24.0);
    let width = ui.available_width();
    let font = theme::font(theme::BODY);
    let galley = ui.painter().layout(
        label.to_owned(),
        font,
        theme::tone().ink,
        width - RAIL.x - 3.0 * theme::GRID,
    );
    let height = theme::TARGET.max(galley.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, label));
    if response.clicked() {
        *on = !*on;
    }
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tone().ink);
    let rail = Rect::from_center_size(pos2(rect.right() - RAIL.x / 2.0, rect.center().y), RAIL);
    let (fill, knob) = match *on {
        true => (theme::tone().accent, theme::tone().on_accent),
        false => (theme::tone().sunk, theme::tone().dim),
    };
    ui.painter().rect_filled(rail, 12, fill);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_stroke(rail, 12, Stroke::new(1.5, theme::tone().ink), StrokeKind::Inside);
    }
    let side = if *on { rail.right() - 12.0 } else { rail.left() + 12.0 };
    ui.painter().circle_filled(pos2(side, rail.center().y), 8.0, knob);
    response.clicked()
}

/// How wide `label` is in the size of text.
pub(super) fn text_width(ui: &Ui, label: &str) -> f32 {
    let font = theme::font(theme::BODY);
    ui.painter().layout_no_wrap(label.to_owned(), font, theme::tone().ink).size().x
}

fn words(ui: &mut Ui, label: &str, weight: Weight, width: f32) -> Response {
    let (fill, hover, ink) = match weight {
        Weight::Main => (theme::tone().accent, theme::tone().accent_hover, theme::tone().on_accent),
        Weight::Plain => (theme::tone().raised, theme::tone().hover, theme::tone().ink),
        Weight::Danger => (theme::tone().raised, theme::tone().hover, theme::tone().danger),
    };
    let font = theme::font(theme::BODY);
    let mut job = egui::text::LayoutJob::simple(label.to_owned(), font, ink, width - 16.0);
    job.halign = egui::Align::Center;
    let galley = ui.painter().layout_job(job);
    let height = (galley.size().y + 16.0).max(theme::TARGET);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), label));
    let lit = response.hovered() || response.has_focus();
    let radius = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_filled(rect, radius, if lit { hover } else { fill });
    if response.has_focus() {
        let line = Stroke::new(1.5, theme::tone().ink);
        ui.painter().rect_stroke(rect, radius, line, StrokeKind::Inside);
    }
    let at = rect.center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    response
}

fn pressed_fill(response: &Response) -> Color32 {
    if response.is_pointer_button_down_on() {
        theme::tone().accent_wash
    } else {
        theme::tone().hover
    }
}
