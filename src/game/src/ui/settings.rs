//! What a person likes, applied at once.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{ComboBox, Ui};

use super::actions::confirm_key;
use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::open::{Panels, Sheet};
use super::{sheet, theme};
use crate::settings::{Confirm, Motion, Orientation, Pace, Quality, Set, Settings, Theme};
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
    let columns = if arrangement.screen.width() >= 700.0 { 2 } else { 1 };
    let width = if columns == 2 { 720.0 } else { 420.0 };
    let frame = sheet::Frame { id: "settings", title: &title, width, back: false };
    let mut edited = settings.clone();
    let shown = frame.show(ctx, &arrangement, &words, |ui| {
        content(ui, &mut edited, &mut scale, &words, columns);
    });
    settings.set_if_neq(edited);
    if shown.closed {
        panels.close();
    }
    Ok(())
}

/// What concerns the play, and what concerns eyes and ears: side by side where there is room.
fn content(
    ui: &mut Ui,
    settings: &mut Settings,
    scale: &mut Option<f32>,
    words: &Words,
    columns: usize,
) {
    if columns == 1 {
        of_the_play(ui, settings, words);
        of_the_table(ui, settings, words);
        return of_the_panels(ui, settings, scale, words);
    }
    ui.spacing_mut().item_spacing.x = 20.0;
    ui.columns(2, |columns| {
        for column in columns.iter_mut() {
            column.spacing_mut().item_spacing.x = 2.0 * theme::GRID;
        }
        of_the_play(&mut columns[0], settings, words);
        of_the_panels(&mut columns[0], settings, scale, words);
        of_the_table(&mut columns[1], settings, words);
    });
}

fn of_the_play(ui: &mut Ui, settings: &mut Settings, words: &Words) {
    sheet::heading(ui, &words.get("settings-language"));
    language(ui, &mut settings.language, words);

    let confirm =
        Confirm::ALL.map(|one| (one, words.get(&format!("settings-{}", confirm_key(one)))));
    choice(ui, words, "settings-confirm", &mut settings.confirm, confirm);

    let orientation = Orientation::ALL.map(|one| {
        let key = match one {
            Orientation::Fixed => "settings-orientation-fixed",
            Orientation::Turn => "settings-orientation-turn",
            Orientation::Flip => "settings-orientation-flip",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-orientation", &mut settings.orientation, orientation);

    let pace = Pace::ALL.map(|one| {
        let key = match one {
            Pace::Calm => "settings-pace-calm",
            Pace::AtOnce => "settings-pace-at-once",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-pace", &mut settings.pace, pace);

    ui.add_space(theme::GRID);
    button::switch(ui, &mut settings.saving, &words.get("settings-saving"));
    button::switch(ui, &mut settings.targets, &words.get("settings-targets"));
    button::switch(ui, &mut settings.coordinates, &words.get("settings-coordinates"));
    button::switch(ui, &mut settings.tips, &words.get("settings-tips"));
    if settings.tips && !settings.known_tips.is_empty() {
        let again = words.get("settings-tips-again");
        if button::wide(ui, &again, Weight::Plain).clicked() {
            settings.known_tips.clear();
        }
    }
}

fn of_the_table(ui: &mut Ui, settings: &mut Settings, words: &Words) {
    let quality = Quality::ALL.map(|one| {
        let key = match one {
            Quality::Low => "settings-quality-low",
            Quality::Medium => "settings-quality-medium",
            Quality::High => "settings-quality-high",
            Quality::Best => "settings-quality-best",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-quality", &mut settings.quality, quality);

    let set = Set::ALL.map(|one| {
        let key = match one {
            Set::Boxwood => "settings-set-boxwood",
            Set::Maple => "settings-set-maple",
            Set::Marble => "settings-set-marble",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-set", &mut settings.set, set);

    let motion = Motion::ALL.map(|one| {
        let key = match one {
            Motion::Full => "settings-motion-full",
            Motion::Fast => "settings-motion-fast",
            Motion::Off => "settings-motion-off",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-motion", &mut settings.motion, motion);

    ui.add_space(theme::GRID);
    button::switch(ui, &mut settings.contrast, &words.get("settings-contrast"));

    let mut sound = !settings.muted;
    button::switch(ui, &mut sound, &words.get("settings-sound"));
    settings.muted = !sound;
    ui.add_enabled_ui(sound, |ui| {
        for (volume, key) in [
            (&mut settings.volume, "settings-volume"),
            (&mut settings.volume_men, "settings-volume-men"),
            (&mut settings.volume_signs, "settings-volume-signs"),
            (&mut settings.volume_room, "settings-volume-room"),
        ] {
            button::slider(ui, volume, 0.0..=1.0, 0.05, |_| words.get(key));
        }
    });
}

fn of_the_panels(ui: &mut Ui, settings: &mut Settings, scale: &mut Option<f32>, words: &Words) {
    let theme = Theme::ALL.map(|one| {
        let key = match one {
            Theme::Dark => "settings-theme-dark",
            Theme::Light => "settings-theme-light",
        };
        (one, words.get(key))
    });
    choice(ui, words, "settings-theme", &mut settings.theme, theme);

    let mut wanted = scale.unwrap_or(settings.scale);
    let label = |_| words.get("settings-scale");
    let response = button::slider(ui, &mut wanted, 0.75..=2.0, 0.05, label);
    // Applied when the slider is let go, as it would run away from the pointer otherwise.
    if response.dragged() {
        *scale = Some(wanted);
    } else {
        *scale = None;
        settings.scale = wanted;
    }
}

/// One of several values under what they are about.
fn choice<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    words: &Words,
    about: &str,
    value: &mut T,
    options: [(T, String); N],
) {
    sheet::heading(ui, &words.get(about));
    button::choice(ui, value, &options);
}

fn language(ui: &mut Ui, chosen: &mut Option<String>, words: &Words) {
    let system = words.get("settings-language-system");
    let name = match chosen.as_deref() {
        None => system.clone(),
        Some(tag) => Language::of_locale(tag).unwrap_or(Language::En).own_name().to_owned(),
    };
    ComboBox::from_id_salt("language")
        .width(ui.available_width())
        .height(400.0)
        .selected_text(theme::text(name, theme::BODY, theme::tone().ink))
        .show_ui(ui, |ui| {
            ui.selectable_value(chosen, None, system);
            for language in Language::ALL {
                let tag = Some(language.tag().to_owned());
                ui.selectable_value(chosen, tag, language.own_name());
            }
        });
}
