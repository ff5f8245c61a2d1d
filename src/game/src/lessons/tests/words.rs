//! The words of the lessons: in every language, none too many, none too long.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::*;
use crate::text::Language;

/// Most letters of a text in English, and in the other languages, which need more.
const LONGEST: [usize; 2] = [180, 230];
/// Most letters of a title.
const LONGEST_TITLE: usize = 40;

/// The texts of one game's lessons in `language`, by key.
pub(super) fn texts(game: Game, language: Language) -> BTreeMap<String, String> {
    let tag = language.tag();
    let path = root().join(format!("assets/locales/{tag}/lessons_{game}.ftl"));
    let source = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path:?}: {why}"));
    let keys: Vec<String> = source
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()))
        .collect();
    let unique: BTreeSet<&String> = keys.iter().collect();
    assert_eq!(unique.len(), keys.len(), "{path:?}: a key is there twice");
    let resource = FluentResource::try_new(source)
        .unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap();
    let text = |key: &str| {
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, None, &mut errors).into_owned();
        assert!(errors.is_empty(), "{tag}: {key}: {errors:?}");
        Some(text)
    };
    keys.into_iter().filter_map(|key| Some((key.clone(), text(&key)?))).collect()
}

/// The keys of a course: its titles and whatever its steps say.
fn keys(course: &Course) -> (BTreeSet<String>, BTreeSet<String>) {
    let titles = course.lessons.iter().map(|lesson| lesson.title().key.into_owned());
    let steps = course.lessons.iter().flat_map(|lesson| &lesson.steps);
    (titles.collect(), steps.flat_map(Step::keys).collect())
}

/// The squares that a text names.
fn squares(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.filter(|word| word.len() == 2 && word.parse::<rules::Square>().is_ok()).collect()
}

#[test]
fn every_text_is_there_in_every_language() {
    let mut wrong = Vec::new();
    for course in courses() {
        let (titles, steps) = keys(&course);
        let english = texts(course.game, Language::En);
        for language in Language::ALL {
            let texts = texts(course.game, language);
            let mut say = |key: &str, what: &str| wrong.push(format!("{language}: {key} {what}"));
            for key in titles.iter().chain(&steps) {
                let Some(text) = texts.get(key) else {
                    say(key, "is missing");
                    continue;
                };
                let most = match (titles.contains(key), language) {
                    (true, _) => LONGEST_TITLE,
                    (false, Language::En) => LONGEST[0],
                    (false, _) => LONGEST[1],
                };
                let letters = text.chars().count();
                if letters > most {
                    say(key, &format!("has {letters} letters of {most}"));
                }
                if let Some(told) = english.get(key) {
                    if squares(told) != squares(text) {
                        say(
                            key,
                            &format!("names {:?}, in English {:?}", squares(text), squares(told)),
                        );
                    }
                    if language != Language::En && steps.contains(key) && told == text {
                        say(key, "is English");
                    }
                }
                if !titles.contains(key) && !text.ends_with(['.', '!', '?', '।', ')', '”', '»'])
                {
                    say(key, "has no end");
                }
                if titles.contains(key) && text.ends_with(['.', '।']) {
                    say(key, "is a title with a full stop");
                }
            }
            let known = |key: &&String| !titles.contains(*key) && !steps.contains(*key);
            for key in texts.keys().filter(known) {
                say(key, "is used nowhere");
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn french_spaces_do_not_break() {
    for game in Game::ALL {
        for (key, text) in texts(game, Language::Fr) {
            for (at, _) in text.match_indices([':', ';', '!', '?', '»']) {
                let before = text[..at].chars().next_back();
                assert!(matches!(before, Some('\u{a0}' | '!' | '?' | '…')), "{key}: {text}");
            }
            let loose = |(at, _): (usize, &str)| !text[at..].starts_with("«\u{a0}");
            assert!(!text.match_indices('«').any(loose), "{key}: {text}");
        }
    }
}
