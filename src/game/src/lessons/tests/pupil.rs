//! An automatic pupil goes through every course, and tries what is wrong on the way.

use std::collections::BTreeMap;

use rules::{Line, Move, Square};

use super::words::texts;
use super::*;
use crate::text::{Language, Saying, Words};

/// Says everything in one language, as it is on disk where it is a lesson's own.
struct Speaker {
    words: Words,
    own: BTreeMap<String, String>,
}

impl Speaker {
    fn new(game: Game, language: Language) -> Self {
        Self { words: Words::new(language), own: texts(game, language) }
    }

    #[track_caller]
    fn say(&self, saying: &Saying) {
        if saying.key.starts_with("lesson-") {
            assert!(self.own.contains_key(&*saying.key), "{:?} has no words", saying.key);
            return;
        }
        let said = self.words.say(saying);
        assert!(!said.contains(['{', '}']) && said != saying.key, "{:?}: {said}", saying.key);
    }
}

/// Moves that nobody asked for: legal ones, and some that are not.
fn strange(pupil: &Pupil) -> Vec<Move> {
    let position = pupil.line().position();
    let mut moves: Vec<Move> = position.legal_moves().iter().copied().collect();
    let squares: Vec<Square> = position.game().squares().collect();
    for (nth, from) in squares.iter().enumerate() {
        let to = squares[(nth * 7 + 3) % squares.len()];
        moves.push(Move::new(*from, to));
        moves.push(Move::new(*from, to).becoming(rules::Role::Queen));
        moves.push(Move::new(*from, to).unstacking());
    }
    moves
}

/// The moves that are right now.
fn right(pupil: &Pupil) -> Vec<Move> {
    let step = pupil.step();
    match &step.task {
        Task::Show { .. } | Task::LayOut { .. } => Vec::new(),
        _ => {
            let turn = step.turns.iter().find(|turn| turn.at == pupil.line().ply());
            turn.map(|turn| turn.right.clone()).unwrap_or_default()
        }
    }
}

fn moves(line: &Line) -> Vec<Move> {
    line.moves().collect()
}

/// Tries everything wrong; nothing may come of it.
fn err(pupil: &mut Pupil, speaker: &Speaker) -> usize {
    let right = right(pupil);
    let before = moves(pupil.line());
    let mut tries = strange(pupil);
    let listed = pupil.step().wrong.iter().filter(|wrong| wrong.at == pupil.line().ply());
    tries.extend(listed.flat_map(|wrong| wrong.moves.clone()));
    let place = format!("{}/{}/{}", pupil.course().game, pupil.lesson().id, pupil.step().id);
    let mut slips = 0;
    for mv in tries {
        let position = pupil.line().position();
        if position.resolve(mv).is_ok_and(|mv| right.contains(&mv)) {
            continue;
        }
        let listed = pupil
            .step()
            .wrong
            .iter()
            .find(|wrong| wrong.at == before.len() && wrong.moves.contains(&mv))
            .map(|wrong| pupil.step().wrong_key(&wrong.why));
        let Verdict::Wrong { why } = pupil.try_move(mv) else { panic!("{place}: {mv} passed") };
        if let Some(key) = listed {
            assert_eq!(why.key, key, "{place}: {mv}");
        }
        speaker.say(&why);
        assert_eq!(moves(pupil.line()), before, "{place}: {mv}");
        assert!(!pupil.is_done(), "{place}: {mv}");
        slips += 1;
    }
    let finished = pupil.finish();
    assert!(matches!(finished, Verdict::Wrong { .. }), "{place}: a layout was finished");
    slips
}

/// Does what a step asks, choosing the accepted move number `choice` where there are several.
fn solve(pupil: &mut Pupil, speaker: &Speaker, choice: usize) {
    let place = format!("{}/{}/{}", pupil.course().game, pupil.lesson().id, pupil.step().id);
    speaker.say(&pupil.step().says());
    speaker.say(&pupil.hint());
    while pupil.show_on().is_some() {}
    let shown = pupil.step().shown().len();
    assert!(pupil.step().asks() || pupil.line().ply() == shown, "{place}");
    if let Task::LayOut { right, .. } = pupil.step().task.clone() {
        for (at, role) in right {
            speaker.say(&pupil.hint());
            assert!(matches!(pupil.finish(), Verdict::Wrong { .. }), "{place}: too early");
            pupil.take(crate::board::muster::Held::Reserve(role));
            pupil.touch(at).unwrap();
        }
        let Verdict::Right { said: Some(said), .. } = pupil.finish() else { panic!("{place}") };
        speaker.say(&said);
    }
    for _ in 0..1000 {
        if pupil.is_done() {
            return;
        }
        pupil.clue().iter().for_each(|clue| speaker.say(clue));
        speaker.say(&pupil.hint());
        let right = right(pupil);
        let found: Vec<Move> = match pupil.step().task {
            Task::FindAll { .. } => right.clone(),
            _ => vec![right[choice % right.len()]],
        };
        for mv in found {
            match pupil.try_move(mv) {
                Verdict::Right { moves, said } => {
                    assert_eq!(moves[0], mv, "{place}");
                    assert_eq!(said.is_some(), pupil.is_done(), "{place}");
                    said.iter().for_each(|said| speaker.say(said));
                }
                Verdict::Found { mv: told, said } => {
                    assert_eq!(told, mv, "{place}");
                    speaker.say(&said);
                    assert!(matches!(pupil.try_move(mv), Verdict::Wrong { .. }), "{place}: twice");
                }
                Verdict::Wrong { why } => panic!("{place}: {mv} is right, but {:?}", why.key),
            }
        }
    }
    panic!("{place} has no end");
}

#[test]
fn every_course_can_be_learnt_in_every_language() {
    for course in courses() {
        for language in Language::ALL {
            let speaker = Speaker::new(course.game, language);
            let mut progress = Progress::default();
            let mut pupil = Pupil::new(course.clone(), 0).unwrap();
            for nth in 0..course.len() {
                assert_eq!(progress.next(&course), pupil.place());
                speaker.say(&pupil.lesson().title());
                if pupil.step().asks() {
                    let slips = err(&mut pupil, &speaker);
                    assert!(slips >= 3 && pupil.slips() > slips, "several wrong tries");
                    assert!(!pupil.go_on(), "an open step is not left forwards");
                }
                solve(&mut pupil, &speaker, nth);
                pupil.note(&mut progress);
                assert_eq!(pupil.go_on(), nth + 1 < course.len());
            }
            assert!(progress.is_complete(&course));
            assert_eq!(progress.next(&course), (0, 0));
        }
    }
}

#[test]
fn every_accepted_move_is_accepted() {
    for course in courses() {
        let speaker = Speaker::new(course.game, Language::En);
        for (lesson, step) in places(&course) {
            for choice in 0..8 {
                let mut pupil = Pupil::at(course.clone(), lesson, step).unwrap();
                solve(&mut pupil, &speaker, choice);
                assert!(pupil.is_done());
            }
        }
    }
}

#[test]
fn help_leads_out_of_every_step() {
    for course in courses() {
        let speaker = Speaker::new(course.game, Language::En);
        for (lesson, step) in places(&course) {
            let mut pupil = Pupil::at(course.clone(), lesson, step).unwrap();
            // Also from the middle of a step.
            for begun in [false, true] {
                pupil.reset();
                assert_eq!(pupil.slips(), 0);
                if begun && pupil.step().asks() {
                    pupil.help();
                }
                let mut helped = 0;
                while !pupil.is_done() {
                    let verdict = pupil.help();
                    assert!(!matches!(verdict, Verdict::Wrong { .. }), "{verdict:?}");
                    helped += 1;
                    assert!(helped < 1000, "{} has no end", pupil.step().id);
                }
                assert!(matches!(pupil.help(), Verdict::Right { .. }) || pupil.half().is_some());
            }
            pupil.reset();
            assert_eq!(pupil.is_done(), !pupil.step().asks());
            assert_eq!(pupil.line().ply(), 0);
            solve(&mut pupil, &speaker, 0);
        }
    }
}

#[test]
fn marks_show_where_to_look() {
    for course in courses() {
        for (lesson, step) in places(&course) {
            let pupil = Pupil::at(course.clone(), lesson, step).unwrap();
            let wanted = matches!(
                pupil.step().task,
                Task::Move { .. } | Task::Choose { .. } | Task::Line { .. } | Task::LayOut { .. }
            );
            assert!(!wanted || !pupil.marks().is_empty(), "{}", pupil.step().id);
            assert!(pupil.marks().into_iter().all(|at| course.game.has_square(at)));
        }
    }
}

#[test]
fn what_wins_at_once_is_never_called_wrong() {
    let mut wrong = Vec::new();
    for course in courses() {
        for (lesson, step) in places(&course) {
            let lesson = &course.lessons[lesson];
            let step = &lesson.steps[step];
            if matches!(step.task, Task::FindAll { .. }) {
                continue;
            }
            let mut line = Line::new(step.start.clone());
            for turn in &step.turns {
                let player = line.position().turn();
                for mv in line.position().legal_moves().iter() {
                    let mut after = line.clone();
                    after.play(*mv).unwrap();
                    let wins = after.outcome().and_then(|end| end.winner) == Some(player);
                    if wins && !turn.right.contains(mv) {
                        wrong.push(format!("{}/{}/{}: {mv}", course.game, lesson.id, step.id));
                    }
                }
                for mv in turn.right.first().into_iter().chain(&turn.answer) {
                    line.play(*mv).unwrap();
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn one_goes_back_and_on_over_lessons() {
    let course = course(Game::Chess);
    assert!(Pupil::new(course.clone(), course.lessons.len()).is_none());
    let places = places(&course);
    let mut pupil = Pupil::new(course, places.last().unwrap().0).unwrap();
    while !pupil.is_done() {
        pupil.help();
    }
    for (nth, place) in places.iter().enumerate().rev() {
        let mut there = Pupil::at(pupil.course.clone(), place.0, place.1).unwrap();
        assert_eq!(there.go_back(), nth > 0);
        assert_eq!(there.place(), places[nth.saturating_sub(1)]);
    }
}

/// Every place of a course.
fn places(course: &Course) -> Vec<(usize, usize)> {
    let lessons = course.lessons.iter().enumerate();
    lessons.flat_map(|(nth, lesson)| (0..lesson.steps.len()).map(move |step| (nth, step))).collect()
}
