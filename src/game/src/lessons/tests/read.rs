//! Bad files are named with the line and what is wrong; the others still work.

use super::*;
use crate::text::{Language, Words};

const GOOD: &str = r#"(
    rulings: [1],
    steps: [
        (
            id: "a",
            position: "4k3/8/2p5/8/2R2P2/8/8/4K3 w - - 0 1",
            task: Move(right: ["c4c6"]),
        ),
    ],
)"#;

/// The fault of a course of one bad file beside a good one.
fn fault(game: Game, name: &str, text: &str) -> String {
    let course = Course::read(game, [("99_good.ron", GOOD), (name, text)]);
    assert_eq!(course.lessons.len(), usize::from(game == Game::Chess), "the others still work");
    let about = |fault: &&LessonError| fault.file == format!("{game}/{name}");
    course.faults.iter().find(about).expect("it is bad").to_string()
}

/// A lesson whose second step, on line 6, has these fields.
fn with(fields: &str) -> String {
    let first = r#"(id: "first", task: Show())"#;
    format!(
        "(\n    rulings: [1],\n    steps: [\n        {first},\n        (\n            id: \"x\",\n            {fields}\n        ),\n    ],\n)"
    )
}

#[track_caller]
fn assert_faults(game: Game, cases: &[(&str, &str)]) {
    for (fields, told) in cases {
        let text = with(fields);
        assert_eq!(fault(game, "01_a.ron", &text), format!("{game}/01_a.ron, {told}"), "{fields}");
    }
}

#[test]
fn a_good_file_is_read() {
    let course = Course::read(Game::Chess, [("01_good.ron", GOOD)]);
    assert_eq!(course.faults, []);
    assert_eq!((course.lessons[0].id.as_str(), course.len()), ("good", 1));
    assert_eq!(course.find("good"), Some(0));
}

#[test]
fn faults_of_files_are_named() {
    let bad = |name: &str, text: &str| fault(Game::Chess, name, text);
    let named = "chess/one.ron, line 1: a lesson's file is named like 01_rook.ron";
    assert_eq!(bad("one.ron", GOOD), named);
    assert_eq!(
        bad("02_Two.ron", GOOD),
        "chess/02_Two.ron, line 1: \"Two\" is no id: it has letters from a to z, digits and _"
    );
    let twice = Course::read(Game::Chess, [("01_a.ron", GOOD), ("02_a.ron", GOOD)]);
    assert_eq!(twice.faults[0].to_string(), "chess/02_a.ron, line 1: \"a\" is there twice");
    let empty = "(\n    rulings: [],\n    steps: [],\n)";
    assert_eq!(bad("01_a.ron", empty), "chess/01_a.ron, line 1: there are no rulings");
    let cut = GOOD.replace("id: \"a\"", "name: \"a\"");
    assert!(
        bad("01_b.ron", &cut).starts_with("chess/01_b.ron, line 5: "),
        "{}",
        bad("01_b.ron", &cut)
    );
    let square = GOOD.replace("c4c6", "c4z6");
    let told = bad("01_b.ron", &square);
    assert!(told.starts_with("chess/01_b.ron, line 7: \"c4z6\" is no move"), "{told}");
}

#[test]
fn a_person_is_told_the_file_and_the_line() {
    let course = Course::read(Game::Chess, [("01_a.ron", "(\n    rulings: x,\n)")]);
    for language in Language::ALL {
        let said = Words::new(language).say(&course.faults[0].saying());
        assert!(said.contains("chess/01_a.ron") && said.contains('2'), "{language}: {said}");
    }
}

#[test]
fn faults_of_steps_are_named() {
    let rook = r#"position: "4k3/8/2p5/8/2R2P2/8/8/4K3 w - - 0 1","#;
    let cases = [
        ("task: Sing()", None),
        (r#"position: "8/8 w", task: Show()"#, None),
        (r#"task: Move(right: [])"#, Some("there is nothing to find")),
        (r#"task: FindAll(from: "e4")"#, Some("there is nothing to find")),
        (r#"task: TakeSide()"#, Some("TakeSide belongs to another game")),
        (r#"task: LayOut(right: {})"#, Some("LayOut belongs to another game")),
        (r#"task: Show(), marks: ["i9"]"#, Some("the board has no square i9")),
        (
            r#"task: Move(right: ["e2e5"])"#,
            Some("e2e5 is not legal: a pawn does not move from e2 to e5"),
        ),
        (
            r#"task: Line(moves: ["e2e4", "e7e5"])"#,
            Some("the pupil makes the first move of a line and the last"),
        ),
        (
            r#"task: Move(right: ["e2e4"]), wrong: [(moves: ["e2e4"], why: "a")]"#,
            Some("e2e4 is called wrong, but it is right"),
        ),
        (
            r#"task: Move(right: ["e2e4"]), wrong: [(moves: ["e2e3"], why: "a", at: 1)]"#,
            Some("the pupil has no choice at move 1"),
        ),
        (r#"task: Choose(right: "e2e4")"#, Some("e2e4 is the only move with these squares")),
        (
            r#"position: "k7/4P3/8/8/8/8/8/K7 w - - 0 1", task: Choose(right: "e7e8q"), wrong: [(moves: ["e7e8r", "e7e8b"], why: "a")]"#,
            Some("e7e8n is another choice, and has no reason why it is wrong"),
        ),
        (
            r#"position: "7k/8/8/8/8/8/8/K7 w - - 0 1", task: Best(right: "a1a2")"#,
            Some("the game is over before the pupil has moved (1/2-1/2 insufficient-material)"),
        ),
        (
            r#"position: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", task: Best(right: "e1a1")"#,
            Some("e1a1 is written e1c1"),
        ),
    ];
    for (fields, told) in cases {
        match told {
            Some(told) => assert_faults(Game::Chess, &[(fields, &format!("line 6: {told}"))]),
            None => {
                let told = fault(Game::Chess, "01_a.ron", &with(fields));
                assert!(told.starts_with("chess/01_a.ron, line "), "{told}");
            }
        }
    }
    let twice = with(&format!("{rook} task: Show()")).replace("\"x\"", "\"first\"");
    assert_eq!(
        fault(Game::Chess, "01_a.ron", &twice),
        "chess/01_a.ron, line 6: \"first\" is there twice"
    );
}

#[test]
fn faults_of_layouts_are_named() {
    // The standard game without White's king and its trebuchet.
    let lacking = "2tbktd1/rnecrcenr/1msmmsmmsm/11/12/11/MSMMSMMSM1/RNECRCENR/1DT2T2 8/9/^9/1~1^1~~1^2/12/2^1~~1^1~1/9^/9/8 w 0 1";
    let layout = |right: &str, goals: &str| {
        format!(r#"position: "{lacking}", task: LayOut(right: {right}, goals: {goals})"#)
    };
    let missing = layout(r#"{"h1": king}"#, "[]");
    let goal =
        layout(r#"{"l1": king, "i1": trebuchet}"#, r#"[(must: Beside(king, tower), why: "bare")]"#);
    let mountain = layout(r#"{"d4": king, "i1": trebuchet}"#, "[]");
    assert_faults(
        Game::Cyvasse,
        &[
            (&missing, "line 6: with this answer 1 trebuchet is still to be placed"),
            (&goal, "line 6: this answer misses the goal \"bare\""),
            (
                &mountain,
                "line 6: with this answer the white king stands on d4, which is a mountain",
            ),
            ("task: LayOut(right: {})", "line 6: there is nothing to find"),
            ("task: TakeSide()", "line 6: TakeSide belongs to another game"),
        ],
    );
}
