//! The words of the chosen language, with English behind it.

use std::collections::HashMap;
use std::fmt;

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Game, Player, Role};
use unic_langid::LanguageIdentifier;

use super::catalogue::sources;
use super::{Arg, FontsFound, Language, Saying};
use crate::board::Seat;
use crate::settings::Settings;

/// Every word of the interface. A missing key is said in English, and one that no language
/// has as the key itself, so that something is always there to read.
#[derive(Resource)]
pub struct Words {
    language: Language,
    bundles: HashMap<Language, FluentBundle<FluentResource>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().init_resource::<Words>().add_systems(
        PreUpdate,
        follow_settings.run_if(
            resource_exists_and_changed::<Settings>
                .or_else(resource_exists_and_changed::<FontsFound>),
        ),
    );
}

impl Words {
    /// The words of `language`.
    pub fn new(language: Language) -> Self {
        let mut words = Self { language, bundles: HashMap::new() };
        words.speak(language);
        words
    }

    /// The language spoken now.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words of `key`.
    pub fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// The words of `key` with its variables filled.
    pub fn fill(&self, key: &str, args: &[(&str, FluentValue)]) -> String {
        let args: FluentArgs = args.iter().cloned().collect();
        self.spoken(self.language, key, &args)
            .or_else(|| self.spoken(Language::En, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The sentence in words.
    pub fn say(&self, saying: &Saying) -> String {
        let args: Vec<(&str, FluentValue)> = saying
            .args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => text.as_str().into(),
                    Arg::Number(count) => (*count).into(),
                    Arg::Sayings(parts) => {
                        parts.iter().map(|part| self.say(part)).collect::<Vec<_>>().join(" ").into()
                    }
                };
                (*name, value)
            })
            .collect();
        self.fill(&saying.key, &args)
    }

    /// What a chessman of `game` is called.
    pub fn role(&self, game: Game, role: Role) -> String {
        self.say(&super::role(game, role))
    }

    /// What `player` is called: by name, or where nobody gave one as the computer or the side.
    pub fn player(&self, player: Player, names: &[String; 2], seats: [Seat; 2]) -> String {
        match (names[player.index()].trim(), seats[player.index()].strength()) {
            ("", None) => self.get(&format!("player-{player}")),
            ("", Some(level)) => self.fill("computer-name", &[("level", level.into())]),
            (name, _) => name.to_owned(),
        }
    }

    /// Goes on in `language`.
    pub fn speak(&mut self, language: Language) {
        for wanted in [language, Language::En] {
            self.bundles.entry(wanted).or_insert_with(|| bundle(wanted));
        }
        self.language = language;
    }

    fn spoken(&self, language: Language, key: &str, args: &FluentArgs) -> Option<String> {
        let bundle = self.bundles.get(&language)?;
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        for error in errors {
            warn_once!("{language}: {key}: {error}");
        }
        Some(text.into_owned())
    }
}

/// `text` as a line begins with it.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Default for Words {
    fn default() -> Self {
        Self::new(Language::En)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Speaks the chosen language, or English while no font can show it.
fn follow_settings(
    settings: Res<Settings>,
    fonts: Option<Res<FontsFound>>,
    mut words: ResMut<Words>,
) {
    let chosen = chosen(&settings);
    let readable = !chosen.is_devanagari() || fonts.is_none_or(|fonts| fonts.devanagari.is_some());
    let spoken = if readable { chosen } else { Language::En };
    if words.language != spoken {
        words.speak(spoken);
    }
}

/// The language the settings ask for.
pub(super) fn chosen(settings: &Settings) -> Language {
    match settings.language.as_deref() {
        Some(tag) => Language::of_locale(tag).unwrap_or(Language::En),
        None => Language::of_system(),
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks around variables are for mixed directions, which none of the languages has.
    bundle.set_use_isolating(false);
    for source in sources(language) {
        // The files are part of the program; a test holds that each is whole.
        let resource =
            FluentResource::try_new(source.text.to_owned()).unwrap_or_else(|(part, errors)| {
                error!("{}: {errors:?}", source.name);
                part
            });
        if let Err(errors) = bundle.add_resource(resource) {
            error!("{}: {errors:?}", source.name);
        }
    }
    bundle
}
