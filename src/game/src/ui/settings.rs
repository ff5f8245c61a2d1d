//! What a person likes, applied at once.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{ComboBox, Slider, Ui};

use super::actions::confirm_key;
use super::arrangement::Arrangement;
use super::button;
use super::open::{Panels, Sheet};
use super::{sheet, theme};
use crate::settings::{Confirm, Motion, Orientation, Settings};
use crate::text::{Language, Words};

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    mut panels: ResMut<Panels>,
    mut settings: ResMut<Settings>,
    mut scale: Local<Option<f32>>,
) -> Result {
    if panels.open != Some(Sheet::Settings) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let title = words.get("settings-title");
    let frame = sheet::Frame { id: "settings", title: &title, width: 420.0, back: false };
    let mut edited = settings.clone();
    let shown = frame.show(ctx, &arrangement, &words, |ui| {
        content(ui, &mut edited, &mut scale, &words);
    });
    settings.set_if_neq(edited);
    if shown.closed {
        panels.close();
    }
    Ok(())
}

fn content(ui: &mut Ui, settings: &mut Settings, scale: &mut Option<f32>, words: &Words) {
    sheet::heading(ui, &words.get("settings-language"));
    language(ui, &mut settings.language, words);

    sheet::heading(ui, &words.get("settings-confirm"));
    let options = Confirm::ALL.map(|one| (one, words.get(&format!("settings-{}", confirm_key(one)))));
    button::choice(ui, &mut settings.confirm, &options);

    sheet::heading(ui, &words.get("settings-orientation"));
    let options = Orientation::ALL.map(|one| {
        let key = match one {
            Orientation::Fixed => "settings-orientation-fixed",
            Orientation::Turn => "settings-orientation-turn",
            Orientation::Flip => "settings-orientation-flip",
        };
        (one, words.get(key))
    });
    button::choice(ui, &mut settings.orientation, &options);

    sheet::heading(ui, &words.get("settings-motion"));
    let options = Motion::ALL.map(|one| {
        let key = match one {
            Motion::Full => "settings-motion-full",
            Motion::Fast => "settings-motion-fast",
            Motion::Off => "settings-motion-off",
        };
        (one, words.get(key))
    });
    button::choice(ui, &mut settings.motion, &options);

    ui.add_space(theme::GRID);
    button::switch(ui, &mut settings.targets, &words.get("settings-targets"));
    button::switch(ui, &mut settings.coordinates, &words.get("settings-coordinates"));

    let mut sound = !settings.muted;
    button::switch(ui, &mut sound, &words.get("settings-sound"));
    settings.muted = !sound;
    ui.add_enabled_ui(sound, |ui| {
        slider(ui, Slider::new(&mut settings.volume, 0.0..=1.0), &words.get("settings-volume"));
    });

    let mut wanted = scale.unwrap_or(settings.scale);
    let steps = Slider::new(&mut wanted, 0.75..=2.0).step_by(0.05);
    let response = slider(ui, steps, &words.get("settings-scale"));
    // Applied when the slider is let go, as it would run away from the pointer otherwise.
    if response.dragged() {
        *scale = Some(wanted);
    } else {
        *scale = None;
        settings.scale = wanted;
    }
}

fn language(ui: &mut Ui, chosen: &mut Option<String>, words: &Words) {
    let system = words.get("settings-language-system");
    let name = match chosen.as_deref() {
        None => system.clone(),
        Some(tag) => Language::of_locale(tag).unwrap_or(Language::En).own_name().to_owned(),
    };
    ComboBox::from_id_salt("language")
        .width(ui.available_width())
        .selected_text(theme::text(name, theme::BODY, theme::INK))
        .show_ui(ui, |ui| {
            ui.selectable_value(chosen, None, system);
            for language in Language::ALL {
                let tag = Some(language.tag().to_owned());
                ui.selectable_value(chosen, tag, language.own_name());
            }
        });
}

fn slider(ui: &mut Ui, slider: Slider, label: &str) -> egui::Response {
    ui.horizontal(|ui| {
        let width = (ui.available_width() * 0.45).max(80.0);
        let text = ui.available_width() - width - ui.spacing().item_spacing.x;
        let (rect, _) =
            ui.allocate_exact_size(egui::vec2(text, theme::TARGET), egui::Sense::hover());
        let galley = theme::line(ui, label, theme::BODY, theme::INK, text);
        let at = egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme::INK);
        ui.spacing_mut().slider_width = width;
        ui.add(slider.show_value(false))
    })
    .inner
}
