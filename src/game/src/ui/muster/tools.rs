//! What lays out a whole army at once.

use std::hash::{BuildHasher, Hasher, RandomState};

use bevy_egui::egui::Ui;

use super::super::button::{self, Weight};
use super::super::sheet;
use crate::board::muster::{Half, Template};
use crate::text::Words;

/// Shows the tools and does what is asked; whether formations with names are wanted.
pub(super) fn show(ui: &mut Ui, half: &mut Half, words: &Words) -> bool {
    sheet::heading(ui, &words.get("muster-formations"));
    for pair in Template::ALL.chunks(2) {
        let names: Vec<String> = pair
            .iter()
            .map(|template| words.get(&format!("muster-formation-{}", template.id())))
            .collect();
        if let Some(nth) = row(ui, &names) {
            half.form(&pair[nth].formation());
        }
    }
    let names = ["muster-scatter", "muster-clear"].map(|key| words.get(key));
    match row(ui, &names) {
        Some(0) => half.scatter(chance()),
        Some(_) => half.clear(),
        None => {}
    }
    button::wide(ui, &words.get("muster-kept"), Weight::Plain).clicked()
}

fn row(ui: &mut Ui, names: &[String]) -> Option<usize> {
    let buttons: Vec<(&str, Weight)> =
        names.iter().map(|name| (name.as_str(), Weight::Plain)).collect();
    button::row(ui, &buttons)
}

/// A number that nobody can foresee.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}
