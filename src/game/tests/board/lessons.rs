//! Lessons at the table without a window: every step of every course by taps alone, what is wrong
//! taken back, and the game that was there before.

use bevy::prelude::*;
use pancharanga::board::muster::Held;
use pancharanga::board::{Intent, Script, Signs, Subject};
use pancharanga::control::{Hand, Touch, hand};
use pancharanga::lessons::{self, Classroom, Course, Help, Progress, Pupil, Task, Tone, Wish};
use pancharanga::settings::{Motion, Settings};
use rules::{Game, Move, Role, Square};

use super::{agrees, app, play, square, table, wish};

/// A table with a hand and lessons, where nothing takes time.
fn school() -> App {
    let mut app = app();
    app.add_plugins((hand::plugin, lessons::plugin));
    app.insert_resource(Settings { motion: Motion::Off, ..default() });
    app.update();
    app
}

fn want(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    app.update();
}

fn begin(app: &mut App, game: Game, lesson: &str, step: &str) {
    let course = Course::of(game);
    let nth = course.find(lesson).expect("a lesson");
    let step = course.lessons[nth].steps.iter().position(|known| known.id == step);
    want(app, Wish::Begin { game, lesson: nth, step: step.expect("a step") });
}

fn touch(app: &mut App, touch: Touch) {
    app.world_mut().write_message(touch);
    app.update();
}

fn tap(app: &mut App, square: Square) {
    touch(app, Touch::Tap { square, finger: false });
}

fn room(app: &App) -> &Classroom {
    app.world().resource::<Classroom>()
}

fn pupil(app: &App) -> &Pupil {
    room(app).pupil().expect("somebody learns")
}

fn tone(app: &App) -> Option<Tone> {
    room(app).reply().map(|reply| reply.tone)
}

fn signs(app: &App) -> &Signs {
    app.world().resource::<Signs>()
}

/// Tries a move as a hand does: the man, his target, and what there is to choose.
fn attempt(app: &mut App, mv: Move) {
    tap(app, mv.from);
    tap(app, mv.to);
    if matches!(app.world().resource::<Hand>(), Hand::Choosing { .. }) {
        touch(app, Touch::Choose(mv));
    }
}

/// Does all that the step asks for.
fn solve(app: &mut App) {
    if let Task::LayOut { right, .. } = pupil(app).step().task.clone() {
        for (at, role) in right {
            if pupil(app).half().and_then(|half| half.held()) != Some(Held::Reserve(role)) {
                want(app, Wish::Hold(role));
            }
            tap(app, at);
        }
        want(app, Wish::Finish);
    }
    while let Some(mv) = pupil(app).next_right() {
        match pupil(app).step().task {
            // It has a button of its own.
            Task::TakeSide {} => wish(app, Intent::Play(mv)),
            _ => attempt(app, mv),
        }
        assert_eq!(tone(app), Some(Tone::Right), "{}: {mv}", pupil(app).step().id);
    }
}

#[test]
fn every_step_of_every_course_is_done_by_taps_and_kept() {
    let mut app = school();
    play(&mut app, "e2e4");
    let before = table(&app).to_saved();
    for game in Game::ALL {
        let course = Course::of(game);
        assert!(course.faults.is_empty());
        want(&mut app, Wish::Begin { game, lesson: 0, step: 0 });
        let mut steps = 1;
        while !room(&app).is_finished() {
            assert!(table(&app).studies(Subject::Lesson));
            assert_eq!(table(&app).game(), game);
            let is_open = !pupil(&app).is_done();
            assert_eq!(is_open, pupil(&app).step().asks());
            solve(&mut app);
            agrees_of_study(&mut app);
            let place = pupil(&app).place();
            want(&mut app, Wish::Next);
            steps += usize::from(pupil(&app).place() != place);
        }
        assert_eq!(steps, course.len(), "{game}");
        assert!(app.world().resource::<Progress>().is_complete(&course), "{game}");
    }
    want(&mut app, Wish::Leave);
    assert!(room(&app).pupil().is_none());
    assert_eq!(table(&app).to_saved(), before);
    agrees(&mut app);
}

/// What stands on the table is what the pupil has before him.
fn agrees_of_study(app: &mut App) {
    match pupil(app).half() {
        Some(half) => assert_eq!(table(app).shown_position().to_setup().board, *half.board()),
        None => assert_eq!(table(app).shown_position(), pupil(app).line().position()),
    }
    agrees(app);
}

#[test]
fn hints_alone_lead_through_every_step() {
    let mut app = school();
    for game in Game::ALL {
        let course = Course::of(game);
        want(&mut app, Wish::Begin { game, lesson: 0, step: 0 });
        while !room(&app).is_finished() {
            let mut hints = 0;
            while !pupil(&app).is_done() {
                while room(&app).help() != Help::Answer {
                    want(&mut app, Wish::Hint);
                    assert_eq!(tone(&app), Some(Tone::Hint));
                }
                want(&mut app, Wish::Hint);
                assert_eq!(tone(&app), Some(Tone::Right));
                agrees_of_study(&mut app);
                hints += 1;
                assert!(hints < 200, "{} has no end", pupil(&app).step().id);
            }
            want(&mut app, Wish::Next);
        }
        assert!(app.world().resource::<Progress>().is_complete(&course));
    }
}

#[test]
fn what_is_wrong_is_told_and_taken_back() {
    let mut app = school();
    begin(&mut app, Game::Chess, "rook", "take");
    let start = table(&app).shown_position().clone();
    assert_eq!(signs(&app).men.into_iter().collect::<Vec<_>>(), [square("c4")]);
    assert_eq!(signs(&app).goals.into_iter().collect::<Vec<_>>(), [square("c6")]);
    // A legal move, an illegal one, and another man.
    for (from, to) in [("c4", "c5"), ("c4", "d5"), ("e1", "e2")] {
        tap(&mut app, square(from));
        tap(&mut app, square(to));
        assert_eq!(tone(&app), Some(Tone::Wrong), "{from}{to}");
        assert_eq!(*table(&app).shown_position(), start);
        assert!(!pupil(&app).is_done());
        assert!(!signs(&app).goals.is_empty(), "it is still shown where to go");
        agrees(&mut app);
    }
    want(&mut app, Wish::Next);
    assert_eq!(pupil(&app).step().id, "take", "what is not done is not passed");
    solve(&mut app);
    want(&mut app, Wish::Again);
    assert_eq!((pupil(&app).is_done(), tone(&app)), (false, None));
    assert_eq!(*table(&app).shown_position(), start);
    want(&mut app, Wish::Back);
    assert_eq!(pupil(&app).step().id, "lines");
}

#[test]
fn what_was_found_stays_marked() {
    let mut app = school();
    begin(&mut app, Game::Chess, "rook", "lines");
    assert!(!table(&app).shows_targets(), "what is to be found is not shown");
    for to in ["c5", "d4"] {
        tap(&mut app, square("c4"));
        tap(&mut app, square(to));
    }
    let found: Vec<Square> = signs(&app).found.into_iter().collect();
    assert_eq!(found, [square("d4"), square("c5")]);
}

#[test]
fn one_man_to_search_with_lies_in_the_hand() {
    let mut app = school();
    begin(&mut app, Game::Chess, "rook", "lines");
    let held = |app: &App| app.world().resource::<Hand>().from();
    for to in ["c5", "d4", "c6"] {
        assert_eq!(held(&app), Some(square("c4")));
        tap(&mut app, square(to));
        assert_eq!(tone(&app), Some(Tone::Right), "{to}");
    }
    // Neither a wrong square nor its own takes it away, and a hint does not either.
    for to in ["d5", "c4"] {
        tap(&mut app, square(to));
        assert_eq!(held(&app), Some(square("c4")), "{to}");
    }
    want(&mut app, Wish::Hint);
    assert_eq!(held(&app), Some(square("c4")));
    solve(&mut app);
    assert_eq!(held(&app), None, "the step is done");
}

#[test]
fn a_square_without_a_man_in_hand_is_answered() {
    let mut app = school();
    begin(&mut app, Game::Chess, "rook", "take");
    tap(&mut app, square("c6"));
    let said = room(&app).reply().map(|reply| reply.said.key.clone());
    assert_eq!(said.as_deref(), Some("lessons-first-tap"));
    assert_eq!(room(&app).help(), Help::None, "it is no hint");
    tap(&mut app, square("c4"));
    want(&mut app, Wish::Hint);
    assert_eq!(app.world().resource::<Hand>().from(), Some(square("c4")), "it stays in hand");
    tap(&mut app, square("c6"));
    assert!(pupil(&app).is_done());
}

#[test]
fn a_wrong_move_is_seen_before_it_is_taken_back() {
    let mut app = school();
    app.insert_resource(Settings::default());
    begin(&mut app, Game::Chess, "rook", "take");
    attempt(&mut app, "c4c5".parse().expect("a move"));
    assert_eq!(table(&app).line().ply(), 1);
    assert_eq!(signs(&app).verdict, Some((square("c5"), false)));
    assert!(app.world().resource::<Script>().is_busy());
    // Whoever knows better at once need not wait.
    attempt(&mut app, "c4c6".parse().expect("a move"));
    assert!(pupil(&app).is_done());
    assert_eq!(signs(&app).verdict, Some((square("c6"), true)));
    agrees(&mut app);
}

#[test]
fn an_army_is_laid_out_man_by_man() {
    let mut app = school();
    begin(&mut app, Game::Cyvasse, "layout", "king");
    let man =
        |app: &App, at: &str| table(app).shown_position().man_at(square(at)).map(|man| man.role);
    assert!(signs(&app).goals.is_empty(), "nothing is in hand");
    want(&mut app, Wish::Hold(Role::King));
    assert!(signs(&app).goals.contains(square("h1")));
    tap(&mut app, square("e5"));
    assert_eq!(tone(&app), Some(Tone::Wrong), "outside the half");
    tap(&mut app, square("h1"));
    assert_eq!(man(&app, "h1"), Some(Role::King));
    // It moves to another square, and back to the reserve.
    tap(&mut app, square("h1"));
    assert!(signs(&app).men.contains(square("h1")));
    tap(&mut app, square("g1"));
    assert_eq!((man(&app, "h1"), man(&app, "g1")), (None, Some(Role::King)));
    touch(&mut app, Touch::Lift(square("g1")));
    touch(&mut app, Touch::Drop { square: Some(square("h1")), finger: false });
    assert_eq!(man(&app, "h1"), Some(Role::King));
    tap(&mut app, square("h1"));
    want(&mut app, Wish::Hold(Role::Tower));
    assert_eq!(man(&app, "h1"), None);
    want(&mut app, Wish::Finish);
    assert_eq!(tone(&app), Some(Tone::Wrong), "three are missing");
    agrees(&mut app);
}

#[test]
fn a_new_game_ends_the_lesson() {
    let mut app = school();
    begin(&mut app, Game::Keres, "king", "walk");
    let terms = pancharanga::board::Terms::plain(Game::Joker);
    wish(&mut app, Intent::new_game(terms));
    app.update();
    assert!(room(&app).pupil().is_none());
    assert_eq!(table(&app).study(), None);
}
