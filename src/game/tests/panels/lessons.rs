//! Lessons on the screen: courses, maps and steps fit every window in every language, and whoever
//! presses what is there gets through.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Key;
use engine::Level;
use pancharanga::board::{Intent, Seat};
use pancharanga::lessons::{Classroom, Course, Courses, Progress, Step, Task, Tone, Wish};
use pancharanga::settings::{Motion, Settings};
use pancharanga::text::{Language, Saying, Words};
use pancharanga::ui::{Arrangement, Sheet};
use rules::{Game, Player};

use super::stage::Stage;
use super::{SIZE, SIZES, fits};

fn school(size: Vec2, language: Language) -> Stage {
    let mut stage = Stage::new(size, language);
    stage.app.world_mut().resource_mut::<Settings>().motion = Motion::Off;
    stage.settle();
    stage
}

fn want(stage: &mut Stage, wish: Wish) {
    stage.app.world_mut().write_message(wish);
    stage.settle();
}

fn room(stage: &Stage) -> &Classroom {
    stage.app.world().resource::<Classroom>()
}

fn step(stage: &Stage) -> &Step {
    room(stage).pupil().expect("somebody learns").step()
}

/// Of each kind of task the step of a game that says most.
fn kinds(game: Game, words: &Words) -> Vec<(String, usize, usize)> {
    let mut kinds: Vec<(String, usize, usize, usize)> = Vec::new();
    for (lesson, of) in Course::of(game).lessons.iter().enumerate() {
        for (nth, step) in of.steps.iter().enumerate() {
            let kind = format!("{:?}", step.task);
            let kind = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
            let length = words.say(&step.says()).chars().count();
            match kinds.iter_mut().find(|known| known.0 == kind) {
                Some(known) if known.3 < length => *known = (kind, lesson, nth, length),
                Some(_) => {}
                None => kinds.push((kind, lesson, nth, length)),
            }
        }
    }
    kinds.into_iter().map(|(kind, lesson, nth, _)| (kind, lesson, nth)).collect()
}

#[test]
fn every_kind_of_step_fits_every_window_in_every_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let what = |state: &str| format!("lessons-{language}-{width}x{height}-{state}");
            let mut stage = school(Vec2::new(width as f32, height as f32), language);
            let words = Words::new(language);
            stage.open(Sheet::Learn);
            fits(&stage, &what("learn"));
            for game in Game::ALL {
                stage.open(Sheet::Course(game));
                fits(&stage, &what(&format!("{game}-course")));
                stage.panels().close();
                for (kind, lesson, nth) in kinds(game, &words) {
                    let what = |state: &str| what(&format!("{game}-{kind}-{state}"));
                    want(&mut stage, Wish::Begin { game, lesson, step: nth });
                    stage.view(game);
                    fits(&stage, &what("asks"));
                    want(&mut stage, Wish::Hint);
                    fits(&stage, &what("hint"));
                    while !room(&stage).pupil().expect("a pupil").is_done() {
                        want(&mut stage, Wish::Hint);
                    }
                    fits(&stage, &what("done"));
                    assert_eq!(stage.panels().open, None);
                }
            }
        }
    }
}

#[test]
fn a_course_is_chosen_begun_left_and_gone_on_with() {
    let mut stage = school(SIZE, Language::En);
    stage.play("e2e4");
    stage.open(Sheet::Home);
    stage.press("menu-learn");
    stage.press("game-keres");
    assert_eq!(stage.panels().open, Some(Sheet::Course(Game::Keres)));
    stage.press_text("Begin: The king");
    assert!(!stage.panels().is_open());
    assert_eq!(step(&stage).id, "walk");
    let next = stage.words("lessons-next");
    stage.press_text(&next);
    assert_eq!(step(&stage).id, "walk", "it is not done");
    while !room(&stage).pupil().expect("a pupil").is_done() {
        let mv = room(&stage).pupil().and_then(|pupil| pupil.next_right()).expect("a move");
        stage.tap(&format!("{} {}", mv.from, mv.to));
    }
    stage.press("lessons-next");
    assert_ne!(step(&stage).id, "walk");
    stage.press_label(&stage.words("lessons-map"));
    assert_eq!(stage.panels().open, Some(Sheet::Course(Game::Keres)));
    assert_eq!(stage.table().line().ply(), 1, "the game is back");
    assert!(stage.sees("1 of 4 steps"), "{:?}", stage.texts());
    stage.press_text("Go on: The king");
    assert_ne!(step(&stage).id, "walk");
    stage.press_label(&stage.words("lessons-previous"));
    assert_eq!(step(&stage).id, "walk");
}

#[test]
fn a_wrong_try_is_answered_and_the_hint_helps_on() {
    let mut stage = school(SIZE, Language::En);
    let lesson = Course::of(Game::Chess).find("rook").expect("a lesson");
    want(&mut stage, Wish::Begin { game: Game::Chess, lesson, step: 1 });
    stage.tap("c4 c5");
    assert_eq!(room(&stage).reply().map(|reply| reply.tone), Some(Tone::Wrong));
    stage.press_label(&stage.words("action-hint"));
    assert!(stage.sees("Look at the piece on c4: it can go to c6."), "{:?}", stage.texts());
    stage.press_label(&stage.words("lessons-show-me"));
    assert!(room(&stage).pupil().is_some_and(|pupil| pupil.is_done()));
}

#[test]
fn keys_alone_go_through_a_lesson() {
    let mut stage = school(SIZE, Language::En);
    want(&mut stage, Wish::Begin { game: Game::Chess, lesson: 0, step: 1 });
    stage.key(Key::N);
    assert_eq!(step(&stage).id, "take", "it is not done");
    stage.key(Key::P);
    assert_eq!(step(&stage).id, "lines");
    for _ in 0..2 * 20 {
        stage.key(Key::H);
    }
    assert!(room(&stage).pupil().is_some_and(|pupil| pupil.is_done()));
    stage.key(Key::Enter);
    assert_eq!(step(&stage).id, "take");
    stage.key(Key::H);
    stage.key(Key::H);
    stage.key(Key::R);
    assert_eq!(room(&stage).reply(), None);
    assert!(room(&stage).pupil().is_some_and(|pupil| !pupil.is_done()));
    stage.key(Key::M);
    assert_eq!(stage.panels().open, Some(Sheet::Course(Game::Chess)));
    assert!(room(&stage).pupil().is_none());
}

#[test]
fn an_army_is_laid_out_from_the_reserve_beside_the_board() {
    let mut stage = school(SIZE, Language::En);
    let lesson = Course::of(Game::Cyvasse).find("layout").expect("a lesson");
    want(&mut stage, Wish::Begin { game: Game::Cyvasse, lesson, step: 1 });
    stage.view(Game::Cyvasse);
    let Task::LayOut { right, .. } = step(&stage).task.clone() else { panic!("a layout") };
    stage.press_label("1 × king");
    let king = right.iter().find(|(_, role)| **role == rules::Role::King).expect("a king").0;
    stage.tap(&king.to_string());
    // Taken by its number, as the reserve shows them: the ninth is the tower.
    stage.key(Key::Num9);
    for (at, role) in &right {
        if *role == rules::Role::Tower {
            stage.tap(&at.to_string());
        }
    }
    stage.press("muster-done");
    assert!(room(&stage).pupil().is_some_and(|pupil| pupil.is_done()), "{:?}", stage.texts());
}

#[test]
fn the_end_of_a_course_offers_a_game_at_the_gentlest_level() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = school(Vec2::new(width as f32, height as f32), language);
            let game = Game::Cyvasse;
            let course = Course::of(game);
            let lesson = course.lessons.len() - 1;
            let last = course.lessons[lesson].steps.len() - 1;
            want(&mut stage, Wish::Begin { game, lesson, step: last });
            while !room(&stage).pupil().expect("a pupil").is_done() {
                want(&mut stage, Wish::Hint);
            }
            stage.press("lessons-finish");
            fits(&stage, &format!("lessons-{language}-{width}x{height}-end"));
            let play = Saying::new("lessons-play").with("level", Level::LOWEST.number() as usize);
            stage.press_text(&stage.words_of(&play));
            assert_eq!(stage.panels().open, Some(Sheet::NewGame));
            if (language, width) != (Language::En, 1280) {
                continue;
            }
            stage.press("new-game-start");
            assert_eq!(stage.table().game(), game);
            assert_eq!(stage.table().seat(Player::Black), Seat::Computer(Some(Level::LOWEST)));
            assert!(stage.table().seat(Player::White).is_person());
            assert!(room(&stage).pupil().is_none());
        }
    }
}

#[test]
fn the_ways_on_stay_in_the_panel_in_every_window_and_language() {
    for language in Language::ALL {
        for (width, height) in [(960, 640), (900, 640)].into_iter().chain(SIZES) {
            let mut stage = school(Vec2::new(width as f32, height as f32), language);
            let lesson = Course::of(Game::Cyvasse).lessons.len() - 1;
            let last = Course::of(Game::Cyvasse).lessons[lesson].steps.len() - 1;
            want(&mut stage, Wish::Begin { game: Game::Cyvasse, lesson, step: last });
            for key in ["lessons-finish", "lessons-to-map"] {
                let panel = stage.app.world().resource::<Arrangement>().studied().expect("a panel");
                let zoom = stage.size().x / stage.screen().width();
                let label = stage.words(key);
                let seen = stage.texts().into_iter().rev().find(|seen| seen.text == label);
                let rect = seen.unwrap_or_else(|| panic!("{label:?} is not seen")).rect;
                for corner in [rect.min, rect.max] {
                    let at = Vec2::new(corner.x, corner.y) * zoom;
                    assert!(panel.contains(at), "{language} {width}x{height}: {label:?} {rect:?}");
                }
                if key == "lessons-finish" {
                    stage.press(key);
                }
            }
        }
    }
}

#[test]
fn a_stack_goes_whole_or_by_halves_by_number() {
    let game = Game::Keres;
    let course = Course::of(game);
    let lesson = course.find("top_alone").expect("a lesson");
    let step = course.lessons[lesson].steps.iter().position(|step| step.id == "whole");
    let mut stage = school(SIZE, Language::En);
    want(&mut stage, Wish::Begin { game, lesson, step: step.expect("a step") });
    stage.view(game);
    for (key, tone) in [(Key::Num2, Tone::Wrong), (Key::Num1, Tone::Right)] {
        stage.tap("c3 f6");
        fits(&stage, &format!("lessons-picker-{key:?}"));
        stage.key(key);
        assert_eq!(room(&stage).reply().map(|reply| reply.tone), Some(tone), "{key:?}");
    }
}

#[test]
fn a_card_in_a_lesson_lies_in_its_panel() {
    let cases = [
        (SIZE, Game::Keres, "paladin_guard", "e4", "how-paladin"),
        (Vec2::new(960.0, 640.0), Game::Cyvasse, "king", "f8", "how-rider"),
    ];
    for (size, game, id, man, how) in cases {
        let mut stage = school(size, Language::En);
        let lesson = Course::of(game).find(id).expect("a lesson");
        want(&mut stage, Wish::Begin { game, lesson, step: 0 });
        want(&mut stage, Wish::Hint);
        stage.view(game);
        let how = stage.words(how);
        stage.rest(man);
        fits(&stage, &format!("lessons-card-{id}"));
        let panel = stage.app.world().resource::<Arrangement>().studied().expect("a panel");
        let seen = stage.texts().into_iter().find(|seen| seen.text == how).expect("the card");
        let at = Vec2::new(seen.rect.center().x, seen.rect.center().y);
        let at = at * stage.size().x / stage.screen().width();
        assert!(panel.contains(at), "{id}: {seen:?}");
    }
}

#[test]
fn the_game_of_a_lesson_is_played_and_no_more_learnt_once_it_is() {
    let mut stage = school(SIZE, Language::En);
    let game = Game::Cyvasse;
    want(&mut stage, Wish::Begin { game, lesson: 0, step: 0 });
    stage.open(Sheet::NewGame);
    let learn = stage.words("new-game-learn");
    assert!(stage.sees(&learn), "{:?}", stage.texts());
    let course = Course::of(game);
    let mut progress = stage.app.world_mut().resource_mut::<Progress>();
    for lesson in &course.lessons {
        lesson.steps.iter().for_each(|step| progress.learn(game, &lesson.id, &step.id));
    }
    stage.settle();
    assert!(!stage.sees(&learn), "it was learnt");
    stage.press("new-game-start");
    assert_eq!(stage.table().game(), game);
    assert_eq!(stage.table().study(), None);
}

#[test]
fn a_game_can_be_started_without_scrolling() {
    for (width, height) in [(960, 640), (900, 640)].into_iter().chain(SIZES) {
        let mut stage = school(Vec2::new(width as f32, height as f32), Language::En);
        stage.open(Sheet::NewGame);
        stage.press("new-game-start");
        assert!(!stage.panels().is_open(), "{width}x{height}");
    }
}

#[test]
fn the_lessons_of_the_chosen_game_are_offered_before_it() {
    let mut stage = school(SIZE, Language::En);
    stage.open(Sheet::NewGame);
    stage.press("game-joker");
    stage.press("new-game-learn");
    assert_eq!(stage.panels().open, Some(Sheet::Course(Game::Joker)));
    stage.key(Key::Escape);
    assert_eq!(stage.panels().open, Some(Sheet::Learn), "a course leads back to all courses");
    stage.key(Key::Escape);
    assert!(!stage.panels().is_open());
    stage.open(Sheet::Course(Game::Joker));
    stage.press_label(&stage.words("menu-close"));
    assert!(!stage.panels().is_open(), "the cross leads out of all of them");
}

#[test]
fn a_course_opens_where_it_goes_on_whatever_was_scrolled_before() {
    let mut stage = school(Vec2::new(800.0, 480.0), Language::En);
    let course = Course::of(Game::Cyvasse);
    let mut progress = stage.app.world_mut().resource_mut::<Progress>();
    for lesson in &course.lessons[..15] {
        let mut learn = |step: &Step| progress.learn(Game::Cyvasse, &lesson.id, &step.id);
        lesson.steps.iter().for_each(&mut learn);
    }
    let begins = stage.words_of(&Course::of(Game::Chess).lessons[0].title());
    let goes_on = stage.words_of(&course.lessons[15].title());
    for (game, title) in [(Game::Cyvasse, goes_on), (Game::Chess, begins)] {
        stage.open(Sheet::Course(game));
        assert!(stage.sees(&title), "{title}: {:?}", stage.texts());
    }
}

#[test]
fn a_bad_lesson_is_named_in_every_language_and_the_rest_is_taught() {
    let good = "(rulings: [1], steps: [(id: \"look\", task: Show())])";
    let bad = "(\n    rulings: [1],\n    steps: [\n        (id: \"go\", task: Move(right: [\"e2e5\"])),\n    ],\n)";
    for language in Language::ALL {
        for (width, height) in SIZES {
            let mut stage = school(Vec2::new(width as f32, height as f32), language);
            let files = [("01_rook.ron", good), ("02_bad.ron", bad)];
            let course = Course::read(Game::Chess, files);
            stage.app.insert_resource(Courses::new([Arc::new(course)]));
            stage.open(Sheet::Course(Game::Chess));
            fits(&stage, &format!("lessons-{language}-{width}x{height}-bad"));
            let words = stage.app.world().resource::<Words>();
            let courses = stage.app.world().resource::<Courses>();
            let told = words.say(&courses.of(Game::Chess).faults[0].saying());
            assert!(told.contains("chess/02_bad.ron") && told.contains('4'), "{told}");
            assert!(stage.sees(&told), "{told}: {:?}", stage.texts());
            assert_eq!(told.contains("is not legal"), language == Language::En, "{told}");
            stage.key(Key::Escape);
            want(&mut stage, Wish::Begin { game: Game::Chess, lesson: 0, step: 0 });
            assert_eq!(step(&stage).id, "look");
        }
    }
}

#[test]
fn the_panels_of_a_game_make_room_and_come_back() {
    let mut stage = school(SIZE, Language::En);
    stage.play("f2f3 e7e5 g2g4");
    let hint = stage.words("action-resign");
    assert!(stage.labelled(&hint).is_some());
    want(&mut stage, Wish::Begin { game: Game::Chess, lesson: 0, step: 0 });
    assert!(stage.labelled(&hint).is_none());
    stage.wish(Intent::Resign(Player::White));
    want(&mut stage, Wish::Leave);
    assert!(stage.labelled(&hint).is_some());
    assert_eq!(stage.table().outcome(), None);
    assert!(stage.app.world().resource::<Progress>() == &Progress::default());
}
