//! Reading the file of a lesson, and judging that whatever it asks for can be done.

use std::collections::BTreeMap;

use ron::Options;
use ron::extensions::Extensions;
use rules::{AnyPosition, Board, Effect, Game, Line, Move, Piece, Role, Square, layout};
use serde::Deserialize;

use super::lesson::Turn;
use super::{Goal, Lesson, LessonError, LessonFault, Step, Task, Wrong};
use crate::board::Feet;
use crate::board::muster::Half;

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    rulings: Vec<u8>,
    #[serde(default)]
    feet: Feet,
    steps: Vec<WrittenStep>,
}

/// A step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    id: String,
    #[serde(default)]
    position: Option<String>,
    task: Task,
    #[serde(default)]
    marks: Vec<Square>,
    #[serde(default)]
    wrong: Vec<Wrong>,
    #[serde(default)]
    hint: bool,
}

/// The lesson of `game` in the file `name`, which comes after the lessons `before`.
pub(super) fn lesson(
    game: Game,
    name: &str,
    text: &str,
    before: &[Lesson],
) -> Result<Lesson, LessonError> {
    let at = |line, why| LessonError { file: format!("{game}/{name}"), line, why };
    let id = id_of(name).ok_or_else(|| at(1, LessonFault::FileName))?;
    check_id(id).map_err(|why| at(1, why))?;
    if before.iter().any(|lesson| lesson.id == id) {
        return Err(at(1, LessonFault::Twice(id.to_owned())));
    }
    let ron = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let written: WrittenLesson = ron
        .from_str(text)
        .map_err(|error| at(error.span.start.line, LessonFault::Text(error.code.to_string())))?;
    for (what, missing) in
        [("rulings", written.rulings.is_empty()), ("steps", written.steps.is_empty())]
    {
        if missing {
            return Err(at(1, LessonFault::None(what)));
        }
    }
    let key = format!("lesson-{game}-{id}");
    let mut steps: Vec<Step> = Vec::new();
    let WrittenLesson { rulings, feet, steps: written } = written;
    for step in written {
        let line = line_of(text, &step.id, steps.len());
        let step = check_id(&step.id)
            .and_then(|()| match steps.iter().any(|other| other.id == step.id) {
                true => Err(LessonFault::Twice(step.id.clone())),
                false => judge(game, &key, step),
            })
            .map_err(|why| at(line, why))?;
        steps.push(step);
    }
    Ok(Lesson { id: id.to_owned(), rulings, feet, steps, key })
}

/// `rook` of `01_rook.ron`.
fn id_of(name: &str) -> Option<&str> {
    let (number, id) = name.strip_suffix(".ron")?.split_once('_')?;
    (!number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())).then_some(id)
}

fn check_id(id: &str) -> Result<(), LessonFault> {
    let allowed = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'_';
    if !id.is_empty() && id.bytes().all(allowed) {
        Ok(())
    } else {
        Err(LessonFault::Id(id.to_owned()))
    }
}

/// The line on which the step number `nth`, counted from 0, gives its id.
fn line_of(text: &str, id: &str, nth: usize) -> usize {
    let gives = |line: &str| {
        line.split_once("id:").is_some_and(|(_, rest)| {
            rest.trim_start().strip_prefix('"').is_some_and(|rest| rest.starts_with(id))
        })
    };
    let lines = || text.lines().enumerate();
    let ids = lines().filter(|(_, line)| line.contains("id:")).map(|(at, _)| at);
    let named = lines().filter(|(_, line)| gives(line)).map(|(at, _)| at);
    // Where an id is there twice, the second is meant.
    let line = ids.clone().nth(nth).filter(|at| named.clone().any(|named| named == *at));
    line.or_else(|| named.last()).map_or(1, |at| at + 1)
}

fn judge(game: Game, key: &str, written: WrittenStep) -> Result<Step, LessonFault> {
    let WrittenStep { id, position, task, marks, wrong, hint } = written;
    let start = match position {
        Some(text) => AnyPosition::from_text(game, &text)?,
        None => AnyPosition::start(game),
    };
    if let Some(off) = marks.iter().find(|at| !game.has_square(**at)) {
        return Err(LessonFault::NoSquare(*off));
    }
    let turns = turns(&start, &task)?;
    for entry in &wrong {
        check_id(&entry.why)?;
        let turn =
            turns.iter().find(|turn| turn.at == entry.at).ok_or(LessonFault::NoTurn(entry.at))?;
        if let Some(right) = entry.moves.iter().find(|mv| turn.right.contains(mv)) {
            return Err(LessonFault::NotWrong(*right));
        }
    }
    if let Task::Choose { right } = &task {
        let answered = |mv: &Move| wrong.iter().any(|entry| entry.moves.contains(mv));
        let others: Vec<Move> = start
            .targets_from(right.from)
            .iter()
            .copied()
            .filter(|mv| mv.to == right.to && mv != right)
            .collect();
        if others.is_empty() {
            return Err(LessonFault::NoChoice(*right));
        }
        if let Some(other) = others.into_iter().find(|mv| !answered(mv)) {
            return Err(LessonFault::Unanswered(other));
        }
    }
    let key = format!("{key}-{id}");
    Ok(Step { id, start, task, marks, wrong, hint, turns, key })
}

/// The pupil's turns, each with what is accepted.
fn turns(start: &AnyPosition, task: &Task) -> Result<Vec<Turn>, LessonFault> {
    let game = start.game();
    if let Task::LayOut { right, goals } = task {
        if game != Game::Cyvasse {
            return Err(LessonFault::OtherGame("LayOut"));
        }
        check_layout(start, right, goals)?;
        return Ok(Vec::new());
    }
    if let Task::Show { moves } = task {
        play(start, moves)?;
        return Ok(Vec::new());
    }
    if let Some(outcome) = start.outcome() {
        return Err(LessonFault::Over(outcome));
    }
    let once = |right| vec![Turn { at: 0, right, answer: Vec::new() }];
    Ok(match task {
        Task::Show { .. } | Task::LayOut { .. } => Vec::new(),
        Task::Move { right } => {
            for mv in right {
                play(start, &[*mv])?;
            }
            if right.is_empty() {
                return Err(LessonFault::Nothing);
            }
            once(right.clone())
        }
        Task::Best { right } | Task::Choose { right } => {
            play(start, &[*right])?;
            once(vec![*right])
        }
        Task::TakeSide {} => {
            if game != Game::Checkered {
                return Err(LessonFault::OtherGame("TakeSide"));
            }
            once(vec![taking_side(start).ok_or(LessonFault::NoSide)?])
        }
        Task::FindAll { from, captures } => {
            let right = found(start, *from, *captures);
            if right.is_empty() {
                return Err(LessonFault::Nothing);
            }
            once(right)
        }
        Task::Line { moves } => in_turns(start, moves)?,
    })
}

/// The moves that a step of the kind "find all" asks for.
fn found(start: &AnyPosition, from: Option<Square>, captures: bool) -> Vec<Move> {
    let legal = start.legal_moves();
    let takes = |mv: Move| start.effects(mv).iter().any(Effect::is_capture);
    legal
        .iter()
        .copied()
        .filter(|mv| from.is_none_or(|from| mv.from == from) && (!captures || takes(*mv)))
        .collect()
}

/// The move that takes the checkered side.
fn taking_side(start: &AnyPosition) -> Option<Move> {
    let takes = |effect: &Effect| matches!(effect, Effect::TookCheckered { .. });
    start.legal_moves().iter().copied().find(|mv| start.effects(*mv).iter().any(takes))
}

/// A line cut into the pupil's turns.
fn in_turns(start: &AnyPosition, moves: &[Move]) -> Result<Vec<Turn>, LessonFault> {
    let line = play(start, moves)?;
    let pupil = start.turn();
    let mover = |ply| line.position_at(ply).map(AnyPosition::turn);
    let mut turns: Vec<Turn> = Vec::new();
    for (at, mv) in moves.iter().enumerate() {
        if mover(at) == Some(pupil) {
            turns.push(Turn { at, right: vec![*mv], answer: Vec::new() });
        } else if let Some(turn) = turns.last_mut() {
            turn.answer.push(*mv);
        }
    }
    match turns.last() {
        Some(turn) if turn.answer.is_empty() => Ok(turns),
        _ => Err(LessonFault::Ends),
    }
}

/// The moves played, each as the list of legal moves writes it.
fn play(start: &AnyPosition, moves: &[Move]) -> Result<Line, LessonFault> {
    let mut line = Line::new(start.clone());
    for mv in moves {
        line.play(*mv)?;
        match line.moves().next_back() {
            Some(written) if written != *mv => return Err(LessonFault::Spelling(*mv, written)),
            _ => {}
        }
    }
    Ok(line)
}

fn check_layout(
    start: &AnyPosition,
    right: &BTreeMap<Square, Role>,
    goals: &[Goal],
) -> Result<(), LessonFault> {
    let player = start.turn();
    let given = Half::of(player, &start.to_setup().board);
    if given.judge().is_ok() {
        return Err(LessonFault::Nothing);
    }
    let mut board: Board = given.board().clone();
    for (at, role) in right {
        board.put(*at, Piece::of(player, *role));
    }
    layout::judge(&board, player)?;
    for goal in goals {
        check_id(&goal.why)?;
        if !goal.is_met(&board, player) {
            return Err(LessonFault::Goal(goal.why.clone()));
        }
    }
    Ok(())
}
