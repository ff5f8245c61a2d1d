//! What is said to which try.

use std::borrow::Cow;

use rules::{Role, Square};

use super::*;
use crate::board::muster::Held;
use crate::text::{Arg, Saying};

/// A pupil at a lesson of one step.
fn pupil(game: Game, step: &str) -> Pupil {
    let text = format!("(rulings: [1], steps: [(id: \"x\", {step})])");
    let course = Course::read(game, [("01_a.ron", text.as_str())]);
    assert_eq!(course.faults, []);
    Pupil::new(Arc::new(course), 0).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The key of the answer to a try, and whether it was right.
fn answer(pupil: &mut Pupil, mv: &str) -> (bool, Cow<'static, str>) {
    match pupil.try_move(mv.parse().unwrap()) {
        Verdict::Right { said, .. } => (true, said.map(|said| said.key).unwrap_or_default()),
        Verdict::Found { said, .. } => (true, said.key),
        Verdict::Wrong { why } => (false, why.key),
    }
}

#[track_caller]
fn assert_answers(pupil: &mut Pupil, tries: &[(&str, bool, &str)]) {
    for (mv, right, key) in tries {
        assert_eq!(answer(pupil, mv), (*right, Cow::Borrowed(*key)), "{mv}");
    }
}

#[test]
fn a_move_is_judged_by_the_step_then_the_rules_then_in_general() {
    let mut pupil = pupil(
        Game::Chess,
        r#"task: Move(right: ["e2e4", "e2e3"]), wrong: [(moves: ["d2d4", "e2e5"], why: "own")]"#,
    );
    assert_eq!(pupil.marks(), ["e2", "e3", "e4"].map(square).into_iter().collect());
    assert_answers(
        &mut pupil,
        &[
            ("d2d4", false, "lesson-chess-a-x-wrong-own"),
            ("e2e5", false, "lesson-chess-a-x-wrong-own"),
            ("a1a3", false, "refusal-blocked"),
            ("g1f3", false, "lessons-wrong"),
        ],
    );
    assert_eq!((pupil.slips(), pupil.hint().key.as_ref()), (4, "lessons-hint-move"));
    assert_answers(
        &mut pupil,
        &[("e2e3", true, "lesson-chess-a-x-right"), ("e7e5", false, "lessons-done")],
    );
    assert!(pupil.marks().is_empty());
    pupil.reset();
    assert_eq!(pupil.slips(), 0);
    assert_answers(&mut pupil, &[("e2e4", true, "lesson-chess-a-x-right")]);
}

#[test]
fn castling_is_entered_either_way() {
    let step = r#"position: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", task: Best(right: "e1c1")"#;
    for input in ["e1c1", "e1a1"] {
        let mut pupil = pupil(Game::Chess, step);
        assert_answers(&mut pupil, &[(input, true, "lesson-chess-a-x-right")]);
    }
}

#[test]
fn moves_are_found_one_by_one_and_taken_back() {
    let mut pupil = pupil(
        Game::Chess,
        r#"position: "4k3/8/8/8/3p4/P7/8/Q1K5 w - - 0 1", task: FindAll(from: "a1")"#,
    );
    assert_answers(
        &mut pupil,
        &[
            ("a1b1", true, "lessons-found"),
            ("a1b1", false, "lessons-found-already"),
            ("c1d1", false, "lessons-wrong-man"),
            ("a1a2", true, "lessons-found"),
            ("a1b2", true, "lessons-found"),
            ("a1c3", true, "lessons-found"),
        ],
    );
    assert_eq!((pupil.line().ply(), pupil.is_done()), (0, false));
    assert_eq!(pupil.hint().args[2].1, "d4".into(), "the one that is missing");
    assert_answers(&mut pupil, &[("a1d4", true, "lesson-chess-a-x-right")]);
    assert!(pupil.is_done());
}

/// Whether a stack goes whole or its top alone.
fn part(said: &Saying) -> Option<&Arg> {
    said.args.iter().find(|(name, _)| *name == "part").map(|(_, arg)| arg)
}

#[test]
fn a_square_with_two_ways_is_found_by_halves() {
    let mut pupil = pupil(
        Game::Keres,
        r#"position: "7k1/9/9/9/9/9/9/(SG)7S/7K1 w 0 1", task: FindAll(from: "a2")"#,
    );
    for (first, second, missing) in [("a2b3", "a2b3u", "top"), ("a2c4u", "a2c4", "whole")] {
        let at = square(&first[2..4]);
        let Verdict::Found { said, .. } = pupil.try_move(first.parse().unwrap()) else { panic!() };
        assert_eq!((&*said.key, part(&said)), ("lessons-found-half", Some(&missing.into())));
        assert!(pupil.half_found().contains(at) && !pupil.found().contains(at));
        let Verdict::Wrong { why } = pupil.try_move(first.parse().unwrap()) else { panic!() };
        assert_eq!((&*why.key, part(&why)), ("lessons-found-way", Some(&missing.into())));
        assert_eq!(answer(&mut pupil, second), (true, "lessons-found".into()));
        assert!(pupil.found().contains(at) && pupil.half_found().is_empty());
    }
}

#[test]
fn only_captures_are_found_where_they_are_asked_for() {
    let mut pupil = pupil(
        Game::Chess,
        r#"position: "4k3/8/8/8/3p4/P7/8/Q1K5 w - - 0 1", task: FindAll(captures: true)"#,
    );
    assert_answers(
        &mut pupil,
        &[("a1b1", false, "lessons-wrong-quiet"), ("a1d4", true, "lesson-chess-a-x-right")],
    );
}

#[test]
fn lines_are_answered_and_each_turn_has_its_reasons() {
    let mut pupil = pupil(
        Game::Chess,
        r#"position: "r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1",
        task: Line(moves: ["b3g8", "a8g8", "h6f7"]),
        wrong: [(moves: ["h6f7"], why: "early"), (moves: ["h6f5"], why: "off", at: 2)],
        hint: true"#,
    );
    assert_eq!(pupil.clue().unwrap().key, "lesson-chess-a-x-hint");
    assert_answers(&mut pupil, &[("h6f7", false, "lesson-chess-a-x-wrong-early")]);
    let played = pupil.try_move("b3g8".parse().unwrap());
    let moves = ["b3g8", "a8g8"].map(|mv| mv.parse().unwrap()).to_vec();
    assert_eq!(played, Verdict::Right { moves, said: None });
    assert_eq!(pupil.clue().unwrap().key, "lessons-hint-man", "nothing shows it any more");
    assert_eq!(pupil.hint().key, "lessons-hint-move");
    assert_answers(
        &mut pupil,
        &[
            ("h6f5", false, "lesson-chess-a-x-wrong-off"),
            ("g1f1", false, "lessons-wrong-best"),
            ("h6f7", true, "lesson-chess-a-x-right"),
        ],
    );
}

#[test]
fn choices_are_named_by_what_comes_of_them() {
    let mut pupil = pupil(
        Game::Chess,
        r#"position: "k7/4P3/8/8/8/8/8/K7 w - - 0 1", task: Choose(right: "e7e8q"),
        wrong: [(moves: ["e7e8r", "e7e8b", "e7e8n"], why: "less")]"#,
    );
    assert_eq!(pupil.clue(), None, "both squares are shown");
    assert_eq!(pupil.hint().args[1].1, Saying::new("role-queen").into());
    assert_answers(
        &mut pupil,
        &[
            ("e7e8r", false, "lesson-chess-a-x-wrong-less"),
            ("e7e8", false, "refusal-promotion-missing"),
            ("a1a2", false, "lessons-wrong-best"),
            ("e7e8q", true, "lesson-chess-a-x-right"),
        ],
    );
}

#[test]
fn what_is_shown_plays_by_itself() {
    let mut pupil = pupil(Game::Chess, r#"task: Show(moves: ["e2e4", "e7e5"])"#);
    assert!(pupil.is_done());
    assert_eq!(pupil.marks(), ["e2", "e5"].map(square).into_iter().collect());
    assert_eq!(pupil.show_on(), "e2e4".parse().ok());
    assert_answers(&mut pupil, &[("e7e5", false, "lessons-no-move")]);
    assert_eq!(pupil.show_on(), "e7e5".parse().ok());
    assert_eq!((pupil.show_on(), pupil.line().ply()), (None, 2));
    assert_eq!(pupil.hint().key, "lessons-hint-look");
}

#[test]
fn the_checkered_side_is_taken() {
    let mut pupil = pupil(
        Game::Checkered,
        r#"position: "4k3/8/8/8/3u4/8/8/4K3 w - - - 1111111111111111 1 0 1", task: TakeSide()"#,
    );
    assert_eq!(pupil.hint().key, "lessons-hint-side");
    assert_answers(
        &mut pupil,
        &[("d4d5", false, "lessons-wrong-side"), ("e1e8", true, "lesson-checkered-a-x-right")],
    );
}

/// The standard game without White's king and its trebuchet, on the half with goals.
const LAYOUT: &str = r#"
    position: "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DT2T2 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1",
    task: LayOut(
        right: {"h1": king, "i1": trebuchet},
        goals: [
            (must: Beside(king, tower), why: "bare"),
            (must: On(trebuchet, ["i1", "h1"]), why: "away"),
            (must: Off(king, ["i1"]), why: "corner"),
        ],
    )
"#;

#[test]
fn layouts_are_judged_when_they_are_done() {
    let mut pupil = pupil(Game::Cyvasse, LAYOUT);
    assert!(pupil.half().unwrap().men().all(|(_, man)| man.side == rules::Side::White));
    let marks = pupil.marks();
    assert!(marks.contains(square("h1")) && !marks.contains(square("g1")));
    let finish = |pupil: &mut Pupil| match pupil.finish() {
        Verdict::Right { said, .. } => said.unwrap().key,
        Verdict::Found { said, .. } => said.key,
        Verdict::Wrong { why } => why.key,
    };
    assert_eq!(pupil.hint().key, "lessons-hint-place");
    assert_eq!(finish(&mut pupil), "lessons-layout");
    let put = |pupil: &mut Pupil, role, at| {
        pupil.take(Held::Reserve(role));
        pupil.touch(square(at))
    };
    assert!(put(&mut pupil, Role::King, "d4").is_err(), "a mountain");
    assert!(put(&mut pupil, Role::King, "h6").is_err(), "not White's half");
    for (king, trebuchet, key) in [
        ("l1", "i1", "wrong-bare"),
        ("h1", "l1", "wrong-away"),
        ("i1", "h1", "wrong-corner"),
        ("h1", "i1", "right"),
    ] {
        pupil.reset();
        put(&mut pupil, Role::King, king).unwrap();
        put(&mut pupil, Role::Trebuchet, trebuchet).unwrap();
        assert_eq!(finish(&mut pupil), format!("lesson-cyvasse-a-x-{key}"));
        assert_eq!(pupil.is_done(), key == "right");
    }
    assert!(put(&mut pupil, Role::King, "l1").is_ok(), "nothing happens any more");
    assert!(pupil.half().unwrap().board().get(square("l1")).is_none());
}

#[test]
fn help_lays_out_what_is_missing_whatever_was_done() {
    let mut pupil = pupil(Game::Cyvasse, LAYOUT);
    pupil.take(Held::Placed(square("g1")));
    pupil.touch(square("l1")).unwrap();
    assert!(matches!(pupil.help(), Verdict::Right { said: Some(_), .. }));
    assert!(pupil.is_done());
}

#[test]
fn only_what_was_done_is_noted() {
    let pupil = pupil(Game::Chess, r#"task: Move(right: ["e2e4"])"#);
    let mut progress = Progress::default();
    pupil.note(&mut progress);
    assert_eq!(progress, Progress::default());
    assert_eq!(progress.map(pupil.course())[0].done, 0);
    let mut pupil = pupil;
    pupil.help();
    pupil.note(&mut progress);
    assert!(progress.is_complete(pupil.course()));
}
