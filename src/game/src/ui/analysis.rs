//! What the analysis found, above the list of moves: the score, the best lines, how good the
//! last move was, and how the game went.

use bevy_egui::egui;
use egui::{
    Color32, CursorIcon, Mesh, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use engine::Score;
use rules::{AnyPosition, Line, Move, Outcome, Player, san};

use super::button::{self, Weight};
use super::theme;
use crate::analysis::{Analysis, Chance, Grade, Review, Worth};
use crate::board::Table;
use crate::text::{self, Words};

/// What somebody wants after reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To see the position after so many plies.
    Show(usize),
    /// To have every move looked at.
    Review,
    /// To try the mistakes again.
    Learn,
}

/// The lines in notation, written once each.
#[derive(Debug, Default)]
pub(super) struct Findings {
    of: Option<(u64, Worth)>,
    /// Scores and moves.
    lines: Vec<(String, Vec<String>)>,
    end: Option<Outcome>,
}

/// So many moves of a line are written at most.
const LONGEST: usize = 10;
/// Room for the score before a line.
const SCORE: f32 = 48.0;
const ROW: f32 = 24.0;
/// Height of the row that counts errors, and the width that both sides' need.
const FAULTS: f32 = 18.0;
const BOTH: f32 = 230.0;
const GRAPH: f32 = 48.0;

impl Findings {
    pub(super) fn follow(&mut self, table: &Table, analysis: &Analysis) {
        let position = table.shown_position();
        let repeated = table.outcome().filter(|_| !table.looking_back());
        self.end = position.outcome().or(repeated);
        let found = analysis.shown(table).map(|worth| (position.hash(), worth));
        if found == self.of.as_ref().map(|(hash, worth)| (*hash, worth)) {
            return;
        }
        self.of = found.map(|(hash, worth)| (hash, worth.clone()));
        self.lines = match found {
            Some((_, worth)) => written(position, worth),
            None => Vec::new(),
        };
    }
}

/// The colour of the sign of a grade.
pub(super) fn ink(grade: Grade) -> Color32 {
    match grade {
        Grade::Best | Grade::Good => theme::tone().dim,
        Grade::Inaccuracy => theme::tone().warning,
        Grade::Mistake => theme::tone().wrong,
        Grade::Blunder => theme::tone().danger,
    }
}

/// A score in pawns as White sees it, `+0.4`, or the moves to a forced end: `#3` if White wins,
/// `#−3` if Black does.
pub(super) fn score(score: Score, mover: Player) -> String {
    let white = Chance::of(score, mover) > Chance::EVEN;
    let sign = if white { "" } else { "−" };
    match (score.centipawns(), score.moves_to_end()) {
        (Some(worth), _) if worth.abs() < 5 => String::from("0.0"),
        (Some(worth), _) => {
            let sign = if white { "+" } else { sign };
            // Of a great advantage nobody counts the tenths.
            let decimals = usize::from(worth.abs() < 995);
            format!("{sign}{:.decimals$}", f64::from(worth.abs()) / 100.0)
        }
        (None, moves) => format!("#{sign}{}", moves.unwrap_or_default().abs()),
    }
}

/// Shows what was found; what somebody wants then.
pub(super) fn show(
    ui: &mut Ui,
    findings: &Findings,
    review: Option<&Review>,
    table: &Table,
    words: &Words,
) -> Option<Wish> {
    ui.spacing_mut().item_spacing.y = theme::GRID;
    head(ui, findings, table, words);
    for nth in 0..3 {
        line(ui, findings.lines.get(nth), nth == 0);
    }
    let mut wish = None;
    if let Some(review) = review {
        wish = verdict(ui, review, table, words);
        wish = wish.or(graph(ui, review, table, words));
        faults(ui, review);
    }
    let (done, all) = review.map(Review::progress).unwrap_or_default();
    let complete = review.is_some() && done == all && all == table.line().ply() + 1;
    if review.is_some_and(Review::is_running) {
        let text = words.fill("analysis-reviewing", &[("done", done.into()), ("all", all.into())]);
        progress(ui, done as f32 / all.max(1) as f32, &text);
    } else if !complete
        && table.line().ply() > 0
        && button::wide(ui, &words.get("analysis-review"), Weight::Plain).clicked()
    {
        wish = Some(Wish::Review);
    } else if complete
        && review.is_some_and(|review| !review.worth_another_try(table).is_empty())
        && button::wide(ui, &words.get("mistakes-begin"), Weight::Plain).clicked()
    {
        wish = Some(Wish::Learn);
    }
    ui.add_space(theme::GRID);
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0, theme::tone().line);
    wish
}

fn head(ui: &mut Ui, findings: &Findings, table: &Table, words: &Words) {
    let (first, aside) = match (&findings.end, &findings.of) {
        (Some(outcome), _) => {
            let score = outcome.score().replace("1/2", "½").replace('-', " – ");
            (score, words.say(&text::result(table.game(), *outcome)))
        }
        (None, Some((_, worth))) => {
            let depth = words.fill("analysis-depth", &[("depth", worth.depth.into())]);
            (score(worth.score(), worth.mover), depth)
        }
        (None, None) => (String::from("…"), words.get("analysis-looking")),
    };
    let told = format!("{first} {aside}");
    let width = ui.available_width();
    let first = theme::line(ui, first, theme::TITLE, theme::tone().accent, width);
    let left = first.size().x + 10.0;
    let font = theme::font(theme::SMALL);
    let aside = ui.painter().layout(aside, font, theme::tone().dim, width - left);
    let size = vec2(width, aside.size().y.max(30.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let at = pos2(rect.left(), rect.center().y - first.size().y / 2.0);
    ui.painter().galley(at, first, theme::tone().accent);
    let at = pos2(rect.left() + left, rect.center().y - aside.size().y / 2.0);
    ui.painter().galley(at, aside, theme::tone().dim);
}

/// One line: its score and as many of its moves as there is room for.
fn line(ui: &mut Ui, line: Option<&(String, Vec<String>)>, best: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let Some((score, moves)) = line else { return };
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Label, true, format!("{score}: {}", moves.join(" ")))
    });
    let ink = if best { theme::tone().ink } else { theme::tone().dim };
    let galley = theme::line(ui, score, theme::SMALL, ink, SCORE);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    let room = rect.width() - SCORE;
    let font = theme::font(theme::SMALL);
    let written = (1..=moves.len()).rev().map(|count| moves[..count].join(" ")).find_map(|text| {
        let galley = ui.painter().layout_no_wrap(text, font.clone(), ink);
        (galley.size().x <= room).then_some(galley)
    });
    if let Some(galley) = written {
        let at = pos2(rect.left() + SCORE, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
    }
}

/// How good the move before the shown position was.
fn verdict(ui: &mut Ui, review: &Review, table: &Table, words: &Words) -> Option<Wish> {
    let ply = table.shown().checked_sub(1)?;
    let grade = review.grade(ply)?;
    let san = |mv: Move| {
        let position = table.line().position_at(ply)?;
        Some(san::to_san(position, mv))
    };
    let (key, sign) = match grade {
        Grade::Best => ("analysis-best", ""),
        Grade::Good => ("analysis-good", ""),
        Grade::Inaccuracy => ("analysis-inaccuracy", grade.sign()),
        Grade::Mistake => ("analysis-mistake", grade.sign()),
        Grade::Blunder => ("analysis-blunder", grade.sign()),
    };
    let played = format!("{}{sign}", table.line().san_at(ply)?);
    let mut told = words.fill(key, &[("move", played.into())]);
    let better = review.better(ply).and_then(|line| san(*line.first()?));
    if let Some(better) = &better {
        told.push(' ');
        told.push_str(&words.fill("analysis-better", &[("move", better.clone().into())]));
    }
    let ink = if grade.is_fault() { ink(grade) } else { theme::tone().ink };
    let label = egui::Label::new(theme::text(told, theme::SMALL, ink)).wrap().sense(Sense::click());
    let response = ui.add(label);
    better?;
    // A tap shows where it could have been played.
    response.on_hover_cursor(CursorIcon::PointingHand).clicked().then_some(Wish::Show(ply))
}

/// White's chances from the start to the end; a tap shows a position.
fn graph(ui: &mut Ui, review: &Review, table: &Table, words: &Words) -> Option<Wish> {
    let size = vec2(ui.available_width(), GRAPH);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let label = words.get("analysis-graph");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &label));
    let plies = review.chances().len();
    if plies < 2 {
        return None;
    }
    let painter = ui.painter();
    painter.rect_filled(rect, 4, theme::tone().sunk);
    let step = rect.width() / (plies - 1) as f32;
    let at = |ply: usize, chance: Chance| {
        let y = rect.bottom() - chance.white() * rect.height();
        pos2(rect.left() + step * ply as f32, y)
    };
    let known: Vec<_> =
        review.chances().enumerate().filter_map(|(ply, chance)| Some(at(ply, chance?))).collect();
    let mut area = Mesh::default();
    for point in &known {
        let next = area.vertices.len() as u32;
        area.colored_vertex(*point, theme::tone().faint);
        area.colored_vertex(pos2(point.x, rect.bottom()), theme::tone().faint);
        if let Some(last) = next.checked_sub(2) {
            area.add_triangle(last, last + 1, next);
            area.add_triangle(next, last + 1, next + 1);
        }
    }
    painter.add(Shape::mesh(area));
    let middle = [pos2(rect.left(), rect.center().y), pos2(rect.right(), rect.center().y)];
    painter.line_segment(middle, Stroke::new(1.0, theme::tone().line));
    if known.len() > 1 {
        painter.add(Shape::line(known, Stroke::new(1.5, theme::tone().ink)));
    }
    for ply in 0..plies - 1 {
        let fault = review.grade(ply).filter(|grade| *grade >= Grade::Mistake);
        let after = review.chances().nth(ply + 1).flatten();
        if let (Some(grade), Some(chance)) = (fault, after) {
            painter.circle_filled(at(ply + 1, chance), 3.0, ink(grade));
        }
    }
    let x = rect.left() + step * table.shown().min(plies - 1) as f32;
    painter.vline(x, rect.y_range(), Stroke::new(1.5, theme::tone().accent));
    let pressed = response.interact_pointer_pos().filter(|_| response.clicked())?;
    let ply = ((pressed.x - rect.left()) / step).round().max(0.0) as usize;
    Some(Wish::Show(ply.min(table.line().ply())))
}

/// How often each side erred.
fn faults(ui: &mut Ui, review: &Review) {
    let width = ui.available_width();
    // In a narrow panel one side stands under the other.
    let step = if width < BOTH { vec2(0.0, FAULTS) } else { vec2(width / 2.0, 0.0) };
    let (rect, response) = ui.allocate_exact_size(vec2(width, FAULTS + step.y), Sense::hover());
    let mut told = Vec::new();
    for (nth, player) in [Player::White, Player::Black].into_iter().enumerate() {
        let row = Rect::from_min_size(rect.min + step * nth as f32, vec2(width - step.x, FAULTS));
        let dot = pos2(row.left() + 6.0, row.center().y);
        let fill = if player == Player::White { theme::WHITE } else { theme::BLACK };
        ui.painter().circle(dot, 5.0, fill, Stroke::new(1.0, theme::tone().dim));
        let mut x = row.left() + 17.0;
        for (count, grade) in review.faults(player).into_iter().zip(Grade::FAULTS) {
            let text = format!("{count}{}", grade.sign());
            let galley = theme::line(ui, &text, theme::SMALL, ink(grade), row.right() - x);
            let at = pos2(x, row.center().y - galley.size().y / 2.0);
            x += galley.size().x + 7.0;
            ui.painter().galley(at, galley, ink(grade));
            told.push(text);
        }
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.join(" ")));
}

fn progress(ui: &mut Ui, part: f32, text: &str) {
    let size = vec2(ui.available_width(), 22.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, text));
    ui.painter().rect_filled(rect, 4, theme::tone().sunk);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(done, 4, theme::tone().accent_wash);
    let galley = theme::line(ui, text, theme::SMALL, theme::tone().ink, rect.width() - 8.0);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, theme::tone().ink);
}

/// The lines with the numbers of their moves.
fn written(position: &AnyPosition, worth: &Worth) -> Vec<(String, Vec<String>)> {
    let memory = position.to_setup().memory;
    worth
        .lines
        .iter()
        .map(|variation| {
            let mut line = Line::new(position.clone());
            let mut number = usize::from(memory.fullmove);
            let mut moves = Vec::new();
            for mv in variation.moves.iter().take(LONGEST) {
                let turn = line.position().turn();
                let san = san::to_san(line.position(), *mv);
                moves.push(match turn {
                    Player::White => format!("{number}. {san}"),
                    Player::Black if moves.is_empty() => format!("{number}… {san}"),
                    Player::Black => san,
                });
                number += usize::from(turn == Player::Black);
                if line.replay(*mv).is_err() {
                    break;
                }
            }
            (score(variation.score, worth.mover), moves)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_as_white_sees_them() {
        let told = |worth, mover| score(Score::from_centipawns(worth), mover);
        assert_eq!(told(37, Player::White), "+0.4");
        assert_eq!(told(37, Player::Black), "−0.4");
        assert_eq!(told(-120, Player::Black), "+1.2");
        assert_eq!(told(3, Player::Black), "0.0");
        assert_eq!(told(1761, Player::White), "+18");
        let text = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
        let line = Line::new(AnyPosition::from_text(rules::Game::Chess, text).expect("legal"));
        let limits = engine::Limits::depth(3);
        let thought =
            engine::Thinker::default().think(&line, &limits, &engine::Stop::new(), |_| {});
        let mate = thought.expect("there are moves").score;
        assert_eq!(score(mate, Player::White), "#1");
        assert_eq!(score(mate, Player::Black), "#−1");
    }
}
