//! Where lessons are chosen: the five courses, and the map of one of them.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};
use engine::Level;
use rules::Game;

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::icon::{self, Icon};
use super::new_game::Suggestion;
use super::open::{Panels, Sheet};
use super::{game_tile, sheet, theme};
use crate::lessons::{Course, Courses, Progress, Waypoint, Wish};
use crate::text::{Saying, Words};

/// Shows the courses or the map of one, while that is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    courses: Res<Courses>,
    progress: Res<Progress>,
    mut panels: ResMut<Panels>,
    mut suggestion: ResMut<Suggestion>,
    mut wishes: MessageWriter<Wish>,
    mut seen: Local<Option<Game>>,
) -> Result {
    let opened = match panels.open {
        Some(Sheet::Course(game)) => Some(game),
        _ => None,
    };
    let is_new = std::mem::replace(&mut *seen, opened) != opened;
    let ctx = contexts.ctx_mut()?;
    match panels.open {
        Some(Sheet::Learn) => {
            let title = words.get("menu-learn");
            let frame = sheet::Frame { id: "learn", title: &title, width: 440.0, back: false };
            let content = |ui: &mut Ui| list(ui, &courses, &progress, &words);
            let shown = frame.show(ctx, &arrangement, &words, content);
            match shown.inner {
                Some(game) => panels.show(Sheet::Course(game)),
                None if shown.closed => panels.leave(Sheet::Learn),
                None => {}
            }
        }
        Some(Sheet::Course(game)) => {
            let title = words.get(&format!("game-{game}"));
            let id = game.id();
            let frame = sheet::Frame { id, title: &title, width: 440.0, back: true };
            let course = courses.of(game);
            let content = |ui: &mut Ui| map(ui, &course, &progress, &words, is_new);
            let shown = frame.show(ctx, &arrangement, &words, content);
            match shown.inner {
                Some(Chosen::Step(lesson, step)) => {
                    wishes.write(Wish::Begin { game, lesson, step });
                    panels.close();
                }
                Some(Chosen::Play) => {
                    suggestion.gentle(game);
                    panels.show(Sheet::NewGame);
                }
                None if shown.back => panels.leave(Sheet::Course(game)),
                None if shown.closed => panels.close(),
                None => {}
            }
        }
        _ => {}
    }
    Ok(())
}

/// The courses; the one that was chosen.
fn list(ui: &mut Ui, courses: &Courses, progress: &Progress, words: &Words) -> Option<Game> {
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = 6.0;
    for game in Game::ALL {
        let course = courses.of(game);
        let done = progress.map(&course).iter().map(|waypoint| waypoint.done).sum::<usize>();
        let about = if progress.is_complete(&course) {
            words.get("lessons-complete")
        } else {
            steps(words, done, course.len())
        };
        if game_tile::course(ui, words, game, &about, done as f32 / course.len().max(1) as f32) {
            chosen = Some(game);
        }
    }
    chosen
}

#[derive(Clone, Copy, Debug)]
enum Chosen {
    Step(usize, usize),
    Play,
}

/// The lessons of a course in their order, scrolled to the next one when they are newly shown;
/// what was chosen.
fn map(
    ui: &mut Ui,
    course: &Course,
    progress: &Progress,
    words: &Words,
    is_new: bool,
) -> Option<Chosen> {
    let mut chosen = None;
    let complete = progress.is_complete(course);
    let (next, step) = progress.next(course);
    if !complete && let Some(lesson) = course.lessons.get(next) {
        let key = if (next, step) == (0, 0) { "lessons-begin" } else { "lessons-go-on" };
        let saying = Saying::new(key).with("lesson", lesson.title());
        if button::wide(ui, &words.say(&saying), Weight::Main).clicked() {
            chosen = Some(Chosen::Step(next, step));
        }
    }
    ui.spacing_mut().item_spacing.y = theme::GRID;
    for (nth, waypoint) in progress.map(course).iter().enumerate() {
        let title = words.say(&course.lessons[nth].title());
        let is_next = !complete && nth == next;
        let row = row(ui, nth, &title, waypoint, is_next, words);
        if is_new && (is_next || (complete && nth == 0)) {
            let align = if nth == 0 { egui::Align::Max } else { egui::Align::Center };
            let at_once = egui::style::ScrollAnimation::none();
            ui.scroll_to_rect_animation(row.rect, Some(align), at_once);
        }
        if row.clicked() {
            // What is not done yet comes first.
            let lesson = &course.lessons[nth];
            let known = |id: &str| progress.knows(course.game, &lesson.id, id);
            let open = lesson.steps.iter().position(|step| !known(&step.id));
            chosen = Some(Chosen::Step(nth, open.unwrap_or(0)));
        }
    }
    ui.spacing_mut().item_spacing.y = 2.0 * theme::GRID;
    let weight = if complete { Weight::Main } else { Weight::Plain };
    if complete {
        sheet::remark(ui, &words.get("lessons-complete"));
    }
    if button::wide(ui, &play(words), weight).clicked() {
        chosen = Some(Chosen::Play);
    }
    for fault in &course.faults {
        let text = words.say(&fault.saying());
        ui.add(egui::Label::new(theme::text(text, theme::SMALL, theme::tone().danger)).wrap());
    }
    chosen
}

/// One lesson: its place on the way, its title, and how much of it is done.
fn row(
    ui: &mut Ui,
    nth: usize,
    title: &str,
    waypoint: &Waypoint,
    is_next: bool,
    words: &Words,
) -> Response {
    const HEIGHT: f32 = 44.0;
    const PLACE: f32 = 12.0;
    let width = ui.available_width();
    let left = 12.0 + 2.0 * PLACE + 10.0;
    let about = steps(words, waypoint.done, waypoint.steps);
    let small = theme::font(theme::SMALL);
    let about = ui.painter().layout_no_wrap(about, small, theme::tone().dim);
    let room = width - left - about.size().x - 28.0;
    let font = theme::font(theme::BODY);
    let name = ui.painter().layout(title.to_owned(), font, theme::tone().ink, room);
    let height = HEIGHT.max(name.size().y + 12.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, title));
    let fill = match () {
        () if response.hovered() || response.has_focus() => theme::tone().hover,
        () if is_next => theme::tone().accent_wash,
        () => theme::tone().raised,
    };
    let line = if is_next { Stroke::new(1.5, theme::tone().accent) } else { Stroke::NONE };
    ui.painter().rect(rect, theme::RADIUS, fill, line, StrokeKind::Inside);
    let middle = pos2(rect.left() + 12.0 + PLACE, rect.center().y);
    if waypoint.done == waypoint.steps {
        ui.painter().circle_filled(middle, PLACE, theme::tone().accent);
        let sign = Rect::from_center_size(middle, vec2(18.0, 18.0));
        icon::paint(ui.painter(), sign, Icon::Check, theme::tone().on_accent);
    } else {
        ui.painter().circle_stroke(middle, PLACE - 1.0, Stroke::new(1.5, theme::tone().dim));
        let number = (nth + 1).to_string();
        let font = theme::font(theme::SMALL);
        ui.painter().text(middle, egui::Align2::CENTER_CENTER, number, font, theme::tone().ink);
    }
    let at = pos2(rect.left() + left, rect.center().y - name.size().y / 2.0);
    ui.painter().galley(at, name, theme::tone().ink);
    let at = pos2(rect.right() - 12.0 - about.size().x, rect.center().y - about.size().y / 2.0);
    ui.painter().galley(at, about, theme::tone().dim);
    response
}

fn steps(words: &Words, done: usize, steps: usize) -> String {
    words.say(&Saying::new("lessons-progress").with("done", done).with("steps", steps))
}

/// What a game after the course is called.
pub(super) fn play(words: &Words) -> String {
    words.fill("lessons-play", &[("level", Level::LOWEST.number().into())])
}
