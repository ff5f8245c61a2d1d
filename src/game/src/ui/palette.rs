//! The colours of panels: parchment on dark walnut, or walnut ink on parchment.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::Color32;

use crate::settings::Theme;

/// The colours of one theme. The renderer blends in linear light, where thin layers of light all
/// but vanish: whatever can lie on a panel is opaque.
#[derive(Debug)]
pub(super) struct Palette {
    /// Text and icons.
    pub(super) ink: Color32,
    /// Text that stands back.
    pub(super) dim: Color32,
    /// What cannot be pressed now.
    pub(super) faint: Color32,
    /// Thin lines.
    pub(super) line: Color32,
    /// Panels that lie over the board all the time.
    pub(super) panel: Color32,
    /// Sheets that are read.
    pub(super) sheet: Color32,
    /// Something to press.
    pub(super) raised: Color32,
    /// The same under the pointer.
    pub(super) hover: Color32,
    /// Something to write in.
    pub(super) sunk: Color32,
    /// The one accent.
    pub(super) accent: Color32,
    /// The accent under the pointer.
    pub(super) accent_hover: Color32,
    /// The accent laid thinly under something chosen.
    pub(super) accent_wash: Color32,
    /// Text on the accent.
    pub(super) on_accent: Color32,
    /// Time running out, and what cannot be taken back.
    pub(super) danger: Color32,
    /// What was right.
    pub(super) good: Color32,
    /// What was not quite right.
    pub(super) warning: Color32,
    /// What was wrong.
    pub(super) wrong: Color32,
}

const DARK: Palette = Palette {
    ink: Color32::from_rgb(0xF0, 0xE6, 0xD2),
    dim: Color32::from_rgb(0xB4, 0xA5, 0x8D),
    faint: Color32::from_rgb(0x70, 0x62, 0x52),
    line: Color32::from_rgb(0x4A, 0x3C, 0x31),
    panel: Color32::from_rgba_unmultiplied_const(0x2A, 0x20, 0x19, 238),
    sheet: Color32::from_rgb(0x2A, 0x20, 0x19),
    raised: Color32::from_rgb(0x3C, 0x30, 0x27),
    hover: Color32::from_rgb(0x52, 0x44, 0x38),
    sunk: Color32::from_rgb(0x1C, 0x15, 0x10),
    accent: Color32::from_rgb(0xE3, 0xB3, 0x5F),
    accent_hover: Color32::from_rgb(0xF0, 0xC6, 0x7A),
    accent_wash: Color32::from_rgb(0x57, 0x44, 0x2B),
    on_accent: Color32::from_rgb(0x2A, 0x1C, 0x0E),
    danger: Color32::from_rgb(0xF0, 0x7A, 0x62),
    good: Color32::from_rgb(0x8F, 0xC9, 0x7E),
    warning: Color32::from_rgb(0xE8, 0xD0, 0x6A),
    wrong: Color32::from_rgb(0xF0, 0xA0, 0x5A),
};

const LIGHT: Palette = Palette {
    ink: Color32::from_rgb(0x2B, 0x1F, 0x14),
    dim: Color32::from_rgb(0x66, 0x55, 0x43),
    faint: Color32::from_rgb(0xA5, 0x94, 0x7E),
    line: Color32::from_rgb(0xCF, 0xBE, 0xA4),
    panel: Color32::from_rgba_unmultiplied_const(0xF0, 0xE6, 0xD4, 244),
    sheet: Color32::from_rgb(0xF3, 0xEA, 0xDA),
    raised: Color32::from_rgb(0xE3, 0xD5, 0xBD),
    hover: Color32::from_rgb(0xD6, 0xC5, 0xA8),
    sunk: Color32::from_rgb(0xFB, 0xF6, 0xEC),
    accent: Color32::from_rgb(0x9A, 0x62, 0x14),
    accent_hover: Color32::from_rgb(0x7C, 0x4C, 0x0B),
    accent_wash: Color32::from_rgb(0xF0, 0xDA, 0xAE),
    on_accent: Color32::from_rgb(0xFF, 0xF8, 0xEA),
    danger: Color32::from_rgb(0xA8, 0x2A, 0x1C),
    good: Color32::from_rgb(0x2F, 0x6B, 0x26),
    warning: Color32::from_rgb(0x78, 0x5A, 0x00),
    wrong: Color32::from_rgb(0x9C, 0x48, 0x10),
};

/// There is one theme at a time, and many places paint: it is kept here, not handed around.
static IS_LIGHT: AtomicBool = AtomicBool::new(false);

/// The colours of the theme that is on.
pub(super) fn tone() -> &'static Palette {
    if IS_LIGHT.load(Ordering::Relaxed) { &LIGHT } else { &DARK }
}

/// Puts a theme on; whether another one was on before.
pub(super) fn put_on(theme: Theme) -> bool {
    let light = theme == Theme::Light;
    IS_LIGHT.swap(light, Ordering::Relaxed) != light
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance as WCAG 2.1 defines it.
    fn luminance(colour: Color32) -> f32 {
        let linear = |byte: u8| {
            let value = f32::from(byte) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn words_can_be_read_in_both_themes() {
        for palette in [&DARK, &LIGHT] {
            for ground in [palette.sheet, palette.raised, palette.sunk] {
                assert!(contrast(palette.ink, ground) >= 7.0, "{palette:?} {ground:?}");
                assert!(contrast(palette.dim, ground) >= 4.5, "{palette:?} {ground:?}");
            }
            assert!(contrast(palette.on_accent, palette.accent) >= 4.5, "{palette:?}");
            for sign in
                [palette.accent, palette.danger, palette.good, palette.warning, palette.wrong]
            {
                assert!(contrast(sign, palette.sheet) >= 4.0, "{sign:?} {palette:?}");
            }
        }
    }
}
