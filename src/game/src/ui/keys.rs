//! What the keys do.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::arrangement::Arrangement;
use super::open::{Panels, Sheet};
use super::{sheet, theme};
use crate::text::Words;

/// Each action with its keys; what stands on a key is not translated.
const KEYS: [(&str, &[&str]); 20] = [
    ("keys-confirm", &["Enter"]),
    ("keys-cancel", &["Esc"]),
    ("keys-cursor", &["Shift", "← ↑ ↓ →"]),
    ("keys-undo", &["Ctrl", "Z"]),
    ("keys-redo", &["Ctrl", "Y"]),
    ("keys-back", &["←"]),
    ("keys-forward", &["→"]),
    ("keys-first", &["Home"]),
    ("keys-last", &["End"]),
    ("keys-hint", &["H"]),
    ("keys-analysis", &["A"]),
    ("keys-pause", &["P"]),
    ("keys-rules", &["F1"]),
    ("keys-flip", &["F"]),
    ("keys-top-down", &["T"]),
    ("keys-reset-view", &["R"]),
    ("keys-lesson-next", &["N"]),
    ("keys-lesson-previous", &["P"]),
    ("keys-lesson-again", &["R"]),
    ("keys-lesson-map", &["M"]),
];

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    mut panels: ResMut<Panels>,
) -> Result {
    if panels.open != Some(Sheet::Keys) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let title = words.get("menu-keys");
    let frame = sheet::Frame { id: "keys", title: &title, width: 400.0, back: false };
    let shown = frame.show(ctx, &arrangement, &words, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (key, caps) in KEYS {
            row(ui, &words.get(key), caps);
        }
        ui.add_space(theme::GRID);
        sheet::remark(ui, &words.get("keys-mouse"));
        sheet::remark(ui, &words.get("keys-touch"));
        sheet::remark(ui, &words.get("keys-puzzle"));
    });
    if shown.closed {
        panels.close();
    }
    Ok(())
}

fn row(ui: &mut Ui, text: &str, caps: &[&str]) {
    let small = theme::font(theme::SMALL);
    let cap_width = |ui: &Ui, cap: &str| {
        let line = ui.painter().layout_no_wrap(cap.to_owned(), small.clone(), theme::tone().ink);
        (line.size().x + 16.0).max(28.0)
    };
    let room: f32 = caps.iter().map(|cap| cap_width(ui, cap) + 4.0).sum();
    let width = ui.available_width();
    let font = theme::font(theme::BODY);
    let galley = ui.painter().layout(text.to_owned(), font, theme::tone().ink, width - room - 8.0);
    let height = (galley.size().y + 6.0).max(32.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let mut right = rect.right();
    for cap in caps.iter().rev() {
        let size = vec2(cap_width(ui, cap), 26.0);
        let key = egui::Rect::from_center_size(pos2(right - size.x / 2.0, rect.center().y), size);
        ui.painter().rect_filled(key, 6, theme::tone().raised);
        ui.painter().rect_stroke(key, 6, Stroke::new(1.0, theme::tone().line), StrokeKind::Inside);
        let middle = key.center();
        ui.painter().text(middle, Align2::CENTER_CENTER, *cap, small.clone(), theme::tone().ink);
        right = key.left() - 4.0;
    }
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tone().ink);
}
