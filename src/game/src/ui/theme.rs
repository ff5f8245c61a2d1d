//! The one look of all panels: sizes, distances and frames, with one accent of brass.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, vec2};

use super::palette;
pub(super) use super::palette::tone;
use crate::settings::{Settings, Theme};

/// Black's colour where a player is meant.
pub(super) const BLACK: Color32 = Color32::from_rgb(0x14, 0x0E, 0x0A);
/// White's colour where a player is meant, and words on the bare table.
pub(super) const WHITE: Color32 = Color32::from_rgb(0xF0, 0xE6, 0xD2);
/// The accent on bare tables and on drawn boards, which are dark in every theme.
pub(super) const BRASS: Color32 = Color32::from_rgb(0xE3, 0xB3, 0x5F);
/// Words on the bare table that stand back.
pub(super) const WHITE_DIM: Color32 = Color32::from_rgb(0xB4, 0xA5, 0x8D);
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
        .fill(tone().panel)
        .stroke(Stroke::new(1.0, tone().line))
        .corner_radius(PANEL_RADIUS)
        .inner_margin(Margin::same(8))
}

/// The frame of a sheet.
pub(super) fn sheet() -> egui::Frame {
    panel().fill(tone().sheet).inner_margin(Margin::same(16)).shadow(Shadow {
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
    if palette::put_on(settings.theme) || !*dressed {
        *dressed = true;
        ctx.set_theme(match settings.theme {
            Theme::Dark => egui::Theme::Dark,
            Theme::Light => egui::Theme::Light,
        });
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
    style.interaction.tooltip_delay = 0.25;

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
    let is_dark = visuals.dark_mode;
    *visuals = if is_dark { egui::Visuals::dark() } else { egui::Visuals::light() };
    // A cursor that blinks would keep a quiet table drawing.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(tone().dim);
    visuals.window_fill = tone().sheet;
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_stroke = Stroke::new(1.0, tone().line);
    visuals.window_corner_radius = CornerRadius::same(PANEL_RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    visuals.extreme_bg_color = tone().sunk;
    visuals.faint_bg_color = tone().raised;
    visuals.text_edit_bg_color = Some(tone().sunk);
    visuals.selection.bg_fill = tone().accent.gamma_multiply(0.45);
    visuals.selection.stroke = Stroke::new(1.0, tone().accent);
    visuals.hyperlink_color = tone().accent;
    visuals.warn_fg_color = tone().accent;
    visuals.error_fg_color = tone().danger;
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = egui::style::HandleShape::Circle;
    visuals.text_cursor.stroke = Stroke::new(2.0, tone().accent);
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
    widgets.noninteractive = look(Color32::TRANSPARENT, tone().line, tone().ink);
    widgets.inactive = look(tone().raised, Color32::TRANSPARENT, tone().ink);
    widgets.hovered = look(tone().hover, tone().line, tone().ink);
    widgets.active = look(tone().hover, tone().accent, tone().ink);
    widgets.open = look(tone().raised, tone().line, tone().ink);
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
