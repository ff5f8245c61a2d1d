//! The one look of all panels: parchment on dark walnut with one accent of brass.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, vec2};

use crate::settings::Settings;

// The renderer blends in linear light, where thin layers of light all but vanish: whatever can
// lie on a panel is opaque.

/// Text and icons.
pub(super) const INK: Color32 = Color32::from_rgb(0xF0, 0xE6, 0xD2);
/// Text that stands back.
pub(super) const DIM: Color32 = Color32::from_rgb(0xB4, 0xA5, 0x8D);
/// What cannot be pressed now.
pub(super) const FAINT: Color32 = Color32::from_rgb(0x70, 0x62, 0x52);
/// Thin lines.
pub(super) const LINE: Color32 = Color32::from_rgb(0x4A, 0x3C, 0x31);
/// Panels that lie over the board all the time.
pub(super) const PANEL: Color32 = Color32::from_rgba_unmultiplied_const(0x2A, 0x20, 0x19, 238);
/// Sheets that are read.
pub(super) const SHEET: Color32 = Color32::from_rgb(0x2A, 0x20, 0x19);
/// Something to press.
pub(super) const RAISED: Color32 = Color32::from_rgb(0x3C, 0x30, 0x27);
/// The same under the pointer.
pub(super) const HOVER: Color32 = Color32::from_rgb(0x52, 0x44, 0x38);
/// Something to write in.
pub(super) const SUNK: Color32 = Color32::from_rgb(0x1C, 0x15, 0x10);
/// Black's colour where a player is meant.
pub(super) const BLACK: Color32 = Color32::from_rgb(0x14, 0x0E, 0x0A);
/// The one accent.
pub(super) const ACCENT: Color32 = Color32::from_rgb(0xE3, 0xB3, 0x5F);
/// The accent under the pointer.
pub(super) const ACCENT_HOVER: Color32 = Color32::from_rgb(0xF0, 0xC6, 0x7A);
/// The accent laid thinly under something chosen.
pub(super) const ACCENT_WASH: Color32 = Color32::from_rgb(0x57, 0x44, 0x2B);
/// Text on the accent.
pub(super) const ON_ACCENT: Color32 = Color32::from_rgb(0x2A, 0x1C, 0x0E);
/// Time running out, and what cannot be taken back.
pub(super) const DANGER: Color32 = Color32::from_rgb(0xF0, 0x7A, 0x62);
/// What was right.
pub(super) const GOOD: Color32 = Color32::from_rgb(0x8F, 0xC9, 0x7E);
/// What was not quite right.
pub(super) const WARNING: Color32 = Color32::from_rgb(0xE8, 0xD0, 0x6A);
/// What was wrong.
pub(super) const WRONG: Color32 = Color32::from_rgb(0xF0, 0xA0, 0x5A);
/// Laid over the table when it rests.
pub(super) const VEIL: Color32 = Color32::from_black_alpha(120);

/// The grid that all distances keep to.
pub(super) const GRID: f32 = 4.0;
/// Between a panel and its neighbour or the edge of the window.
pub(super) const GAP: f32 = 12.0;
/// The least side of anything to press: a fingertip.
pub(super) const TARGET: f32 = 40.0;
/// Corners of panels.
pub(super) const PANEL_RADIUS: u8 = 12;
/// Corners of what is pressed.
pub(super) const RADIUS: u8 = 8;

/// Size of titles.
pub(super) const TITLE: f32 = 22.0;
/// Size of text.
pub(super) const BODY: f32 = 15.0;
/// Size of side remarks.
pub(super) const SMALL: f32 = 13.0;
/// Size of the clocks.
pub(super) const CLOCK: f32 = 25.0;

/// The font at one of the sizes above.
pub(super) const fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Text of the given size and colour.
pub(super) fn text(text: impl Into<String>, size: f32, colour: Color32) -> egui::RichText {
    egui::RichText::new(text).font(font(size)).color(colour)
}

/// `text` on one line no wider than `width`, cut short with an ellipsis where it must be.
pub(super) fn line(
    ui: &egui::Ui,
    text: impl Into<String>,
    size: f32,
    colour: Color32,
    width: f32,
) -> Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(text.into(), font(size), colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
    ui.painter().layout_job(job)
}

/// The frame of a panel that lies over the board.
pub(super) fn panel() -> egui::Frame {
    egui::Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, LINE))
        .corner_radius(PANEL_RADIUS)
        .inner_margin(Margin::same(8))
}

/// The frame of a sheet.
pub(super) fn sheet() -> egui::Frame {
    panel().fill(SHEET).inner_margin(Margin::same(16)).shadow(Shadow {
        offset: [0, 6],
        blur: 28,
        spread: 0,
        color: Color32::from_black_alpha(110),
    })
}

/// The table grows darker towards the `edge` of the screen, from `inner` on.
pub(super) fn shade(ui: &egui::Ui, screen: egui::Rect, edge: f32, inner: f32) {
    let mut mesh = egui::Mesh::default();
    for (y, colour) in [(edge, Color32::from_black_alpha(205)), (inner, Color32::TRANSPARENT)] {
        mesh.colored_vertex(egui::pos2(screen.left(), y), colour);
        mesh.colored_vertex(egui::pos2(screen.right(), y), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    ui.painter().add(mesh);
}

/// How much larger than designed the panels are in a window of `size` logical pixels: as wished,
/// a little more in very large windows, and never so large that they would not fit.
pub(super) fn zoom(wish: f32, size: egui::Vec2) -> f32 {
    let growth = (size.x / 1280.0).min(size.y / 800.0).max(1.0).sqrt().min(1.4);
    let fits = (size.x / 400.0).min(size.y / 440.0);
    (wish * growth).min(fits).max(0.5)
}

/// Dresses egui in this look and keeps its zoom.
pub(super) fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut dressed: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !*dressed {
        *dressed = true;
        ctx.set_theme(egui::Theme::Dark);
        ctx.all_styles_mut(style);
        // The size of the panels is a setting; keys belong to the board.
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // A slow hand, or a slow machine, means a press as well.
            options.input_options.max_click_duration = f64::INFINITY;
        });
    }
    let now = ctx.zoom_factor();
    let wanted = zoom(settings.scale, ctx.content_rect().size() * now);
    if (wanted - now).abs() > 0.005 {
        ctx.set_zoom_factor(wanted);
    }
    Ok(())
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Heading, font(TITLE)),
        (TextStyle::Body, font(BODY)),
        (TextStyle::Button, font(BODY)),
        (TextStyle::Monospace, font(BODY)),
        (TextStyle::Small, font(SMALL)),
    ]
    .into();
    style.animation_time = 0.08;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;

    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(2.0 * GRID, 2.0 * GRID);
    spacing.button_padding = vec2(12.0, 8.0);
    spacing.interact_size = vec2(TARGET, TARGET);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.slider_rail_height = 4.0;
    spacing.combo_height = 320.0;
    spacing.icon_width = 20.0;
    spacing.scroll = egui::style::ScrollStyle::thin();

    let visuals = &mut style.visuals;
    *visuals = egui::Visuals::dark();
    // A cursor that blinks would keep a quiet table drawing.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(DIM);
    visuals.window_fill = SHEET;
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_stroke = Stroke::new(1.0, LINE);
    visuals.window_corner_radius = CornerRadius::same(PANEL_RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    visuals.extreme_bg_color = SUNK;
    visuals.faint_bg_color = RAISED;
    visuals.text_edit_bg_color = Some(SUNK);
    visuals.selection.bg_fill = ACCENT.gamma_multiply(0.45);
    visuals.selection.stroke = Stroke::new(1.0, ACCENT);
    visuals.hyperlink_color = ACCENT;
    visuals.warn_fg_color = ACCENT;
    visuals.error_fg_color = DANGER;
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = egui::style::HandleShape::Circle;
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, ACCENT);
    visuals.popup_shadow = Shadow::NONE;
    visuals.window_shadow = Shadow::NONE;

    let widgets = &mut visuals.widgets;
    let look = |fill: Color32, line: Color32, ink: Color32| egui::style::WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        fg_stroke: Stroke::new(1.5, ink),
        corner_radius: CornerRadius::same(RADIUS),
        expansion: 0.0,
    };
    widgets.noninteractive = look(Color32::TRANSPARENT, LINE, INK);
    widgets.inactive = look(RAISED, Color32::TRANSPARENT, INK);
    widgets.hovered = look(HOVER, LINE, INK);
    widgets.active = look(HOVER, ACCENT, INK);
    widgets.open = look(RAISED, LINE, INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_grow_as_wished_while_they_fit() {
        assert_eq!(zoom(1.0, vec2(1280.0, 800.0)), 1.0);
        assert_eq!(zoom(1.5, vec2(1280.0, 800.0)), 1.5);
        assert!(zoom(1.0, vec2(2560.0, 1440.0)) > 1.2);
        let tight = zoom(2.0, vec2(800.0, 480.0));
        assert!(800.0 / tight >= 400.0 && 480.0 / tight >= 439.9);
    }
}
