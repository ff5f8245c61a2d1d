//! The lesson beside the board: what it says, what was said to the last try, and the ways on.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Key, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};
use engine::Level;
use rules::{Role, Square, layout};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::icon::{self, Icon};
use super::muster::gesture::{Gesture, Target};
use super::muster::reserve;
use super::new_game::Suggestion;
use super::open::{Panels, Sheet};
use super::redraw::Redraw;
use super::{learn, sheet, study, theme};
use crate::board::muster::Held;
use crate::board::{Subject, Table};
use crate::control::{Hand, Touch};
use crate::lessons::{Classroom, Help, Pupil, Reply, Tone, Wish};
use crate::look::Anchors;
use crate::text::{Saying, Words};

/// What was shown in the last frame.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Whether the step was done: the key that ends it must not go on at once.
    done: bool,
    /// What was scrolled to.
    reply: Option<Reply>,
    /// When somebody last did something.
    since: Option<Duration>,
}

/// A hint is offered, and no more than offered, after so long without any touch.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is wanted of the panel.
#[derive(Clone, Copy, Debug)]
enum Pressed {
    Wish(Wish),
    /// A man of the reserve was let go here.
    Drop(egui::Pos2),
    /// The map of the course.
    Map,
    /// A game after the course.
    Play,
}

/// Shows the lesson while one is taken.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    (room, anchors, hand): (Res<Classroom>, Res<Anchors>, Res<Hand>),
    time: Res<Time<Real>>,
    mut panels: ResMut<Panels>,
    mut suggestion: ResMut<Suggestion>,
    mut redraw: ResMut<Redraw>,
    mut wishes: MessageWriter<Wish>,
    mut touches: MessageWriter<Touch>,
    mut seen: Local<Seen>,
) -> Result {
    let Some(pupil) = room.pupil().filter(|_| table.studies(Subject::Lesson)) else {
        *seen = Seen::default();
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let touched = ctx.input(|input| input.pointer.any_down() || !input.keys_down.is_empty());
    let waits = panels.is_open() || pupil.is_done() || room.help() == Help::Answer;
    if touched || waits || hand.is_changed() || seen.reply.as_ref() != room.reply() {
        seen.since = None;
    }
    let since = *seen.since.get_or_insert(time.elapsed());
    let due = (since + PATIENCE).saturating_sub(time.elapsed());
    if !due.is_zero() && !waits {
        redraw.within(due);
    }
    let page = Page { pupil, room: &room, words: &words, offers: due.is_zero() };
    let new_reply = seen.reply.as_ref() != room.reply();
    if new_reply {
        seen.reply = room.reply().cloned();
    }
    let pressed = study::panel(
        ctx,
        &arrangement,
        "lesson",
        |ui| page.content(ui, new_reply),
        |ui| page.foot(ui),
    );
    // An open picker reads keys itself.
    let keys = !panels.is_open() && !matches!(*hand, Hand::Choosing { .. });
    let by_key = || keys.then(|| page.by_key(ctx, seen.done)).flatten();
    let pressed = pressed.or_else(by_key);
    seen.done = pupil.is_done();
    match pressed {
        None => {}
        Some(Pressed::Wish(wish)) => {
            wishes.write(wish);
        }
        Some(Pressed::Drop(at)) => {
            let square = nearest(&anchors, arrangement.pixels(at));
            touches.write_batch(square.map(|square| Touch::Tap { square, finger: false }));
        }
        Some(Pressed::Map) => {
            wishes.write(Wish::Leave);
            panels.show(Sheet::Course(pupil.course().game));
        }
        Some(Pressed::Play) => {
            wishes.write(Wish::Leave);
            suggestion.gentle(pupil.course().game);
            panels.show(Sheet::NewGame);
        }
    }
    Ok(())
}

/// The square whose middle is nearest, if the point is on the board.
fn nearest(anchors: &Anchors, at: Vec2) -> Option<Square> {
    let off = |place: Vec2| place.distance(at);
    anchors
        .board
        .contains(at)
        .then(|| anchors.iter().min_by(|(_, a), (_, b)| off(*a).total_cmp(&off(*b))))
        .flatten()
        .map(|(square, _)| square)
}

struct Page<'a> {
    pupil: &'a Pupil,
    room: &'a Classroom,
    words: &'a Words,
    /// Whether a hint is offered.
    offers: bool,
}

impl Page<'_> {
    fn content(&self, ui: &mut Ui, new_reply: bool) -> Option<Pressed> {
        ui.spacing_mut().item_spacing.y = theme::GRID;
        let left = self.head(ui);
        if self.room.is_finished() {
            ui.add_space(2.0 * theme::GRID);
            let level = [("level", Level::LOWEST.number().into())];
            paragraph(ui, &self.words.fill("lessons-course-end", &level));
            ui.add_space(2.0 * theme::GRID);
            let play = button::wide(ui, &learn::play(self.words), Weight::Main).clicked();
            return left.or(play.then_some(Pressed::Play));
        }
        ui.add_space(theme::GRID);
        dots(ui, self.pupil, &self.place());
        ui.add_space(theme::GRID);
        paragraph(ui, &self.words.say(&self.pupil.step().says()));
        if self.pupil.place() == (0, 0) && self.room.reply().is_none() {
            sheet::remark(ui, &self.words.get("lessons-card"));
        }
        let mut held = None;
        if let Some(half) = self.pupil.half().filter(|_| !self.pupil.is_done()) {
            ui.add_space(theme::GRID);
            held = match reserve::show(ui, half, self.words, false).0 {
                Some(Gesture::Tap(Target::Reserve(role))) => Some(Pressed::Wish(Wish::Hold(role))),
                // Whoever drags a man of a kind that is in hand already keeps it there.
                Some(Gesture::Lift(Target::Reserve(role)))
                    if half.held() != Some(Held::Reserve(role)) =>
                {
                    Some(Pressed::Wish(Wish::Hold(role)))
                }
                Some(Gesture::Drop(at)) => Some(Pressed::Drop(at)),
                _ => None,
            };
        }
        if let Some(reply) = self.room.reply() {
            ui.add_space(theme::GRID);
            let rect = said(ui, reply, self.words);
            if new_reply {
                ui.scroll_to_rect(rect, None);
            }
        }
        left.or(held)
    }

    /// Title of the lesson, and the way to the map.
    fn head(&self, ui: &mut Ui) -> Option<Pressed> {
        let mut pressed = None;
        ui.horizontal(|ui| {
            let room = ui.available_width() - theme::TARGET - 8.0;
            let title = self.words.say(&self.pupil.lesson().title());
            let font = theme::font(theme::BODY);
            let galley = ui.painter().layout(title, font, theme::tone().accent, room);
            let size = vec2(room, galley.size().y.max(theme::TARGET));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, theme::tone().accent);
            if button::icon(ui, Icon::List, &self.words.get("lessons-map"), true).clicked() {
                pressed = Some(Pressed::Map);
            }
        });
        pressed
    }

    /// The ways on.
    fn foot(&self, ui: &mut Ui) -> Option<Pressed> {
        let mut pressed = None;
        let done = self.pupil.is_done();
        let first = self.pupil.place() == (0, 0);
        let (key, wish, _) = self.way_on();
        // Where its words have no room beside the icons, the main button has a row of its own.
        let room = ui.available_width() - 3.0 * (theme::TARGET + theme::GRID) - 20.0;
        let beside = button::text_width(ui, &self.words.get(key)) <= room;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GRID;
            let ways = [
                (Icon::Previous, "lessons-previous", !first, Wish::Back),
                (Icon::Undo, "lessons-again", !self.room.is_finished(), Wish::Again),
                (Icon::Hint, self.hint_key(), !done, Wish::Hint),
            ];
            for (icon, key, enabled, way) in ways {
                let button = button::icon(ui, icon, &self.words.get(key), enabled);
                if icon == Icon::Hint && self.offers {
                    button::mark_offered(ui, &button, icon);
                }
                if button.clicked() {
                    pressed = Some(Pressed::Wish(way));
                }
            }
            if beside && self.on(ui) {
                pressed = Some(wish);
            }
        });
        if !beside {
            ui.add_space(theme::GRID);
        }
        if !beside && self.on(ui) {
            pressed = Some(wish);
        }
        pressed
    }

    /// The main button; whether it was pressed.
    fn on(&self, ui: &mut Ui) -> bool {
        let (key, _, enabled) = self.way_on();
        let weight = if enabled { Weight::Main } else { Weight::Plain };
        let label = self.words.get(key);
        ui.add_enabled_ui(enabled, |ui| button::wide(ui, &label, weight).clicked()).inner
    }

    fn hint_key(&self) -> &'static str {
        match self.room.help() {
            Help::Answer => "lessons-show-me",
            _ if self.offers => "lessons-need-hint",
            _ => "action-hint",
        }
    }

    /// The words of the main button, what it does, and whether it may.
    fn way_on(&self) -> (&'static str, Pressed, bool) {
        let (lesson, step) = self.pupil.place();
        let last_step = step + 1 == self.pupil.lesson().steps.len();
        let last_lesson = lesson + 1 == self.pupil.course().lessons.len();
        let next = Pressed::Wish(Wish::Next);
        match self.pupil.is_done() {
            _ if self.room.is_finished() => ("lessons-to-map", Pressed::Map, true),
            false if self.pupil.half().is_some() => {
                ("muster-done", Pressed::Wish(Wish::Finish), true)
            }
            done if last_step && last_lesson => ("lessons-finish", next, done),
            done if last_step => ("lessons-next-lesson", next, done),
            done => ("lessons-next", next, done),
        }
    }

    fn by_key(&self, ctx: &egui::Context, was_done: bool) -> Option<Pressed> {
        if ctx.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        let pressed = |key| ctx.input(|input| input.modifiers.is_none() && input.key_pressed(key));
        let (_, on, enabled) = self.way_on();
        let holds = || {
            let nth = DIGITS.iter().position(|key| pressed(*key))?;
            let (role, _): (Role, usize) = *layout::ARMY.get(nth)?;
            self.pupil.half().map(|_| Wish::Hold(role))
        };
        match () {
            () if pressed(Key::N) && enabled => Some(on),
            () if was_done && (pressed(Key::Enter) || pressed(Key::Space)) => Some(on),
            () if pressed(Key::P) => Some(Pressed::Wish(Wish::Back)),
            () if pressed(Key::R) => Some(Pressed::Wish(Wish::Again)),
            () if pressed(Key::H) => Some(Pressed::Wish(Wish::Hint)),
            () if pressed(Key::M) => Some(Pressed::Map),
            () => holds().map(Pressed::Wish),
        }
    }

    /// Which step this is, for those who cannot see the dots.
    fn place(&self) -> String {
        let (_, step) = self.pupil.place();
        let steps = self.pupil.lesson().steps.len();
        let said = Saying::new("lessons-step").with("step", step + 1).with("steps", steps);
        self.words.say(&said)
    }
}

/// They take the men of the reserve, in the order in which it shows them.
const DIGITS: [Key; 10] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
    Key::Num0,
];

/// Size of what is read: larger than the words on buttons, if it fits.
const READING: f32 = 17.0;

fn paragraph(ui: &mut Ui, text: &str) {
    let size = if ui.available_width() < 440.0 { READING } else { READING + 2.0 };
    ui.add(egui::Label::new(theme::text(text, size, theme::tone().ink)).wrap());
}

/// A dot for each step of the lesson: those behind are filled, this one is larger.
fn dots(ui: &mut Ui, pupil: &Pupil, label: &str) {
    const APART: f32 = 14.0;
    let (_, step) = pupil.place();
    let steps = pupil.lesson().steps.len();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 12.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, label));
    let apart = APART.min((rect.width() - 10.0) / steps as f32);
    for nth in 0..steps {
        let at = pos2(rect.left() + 6.0 + nth as f32 * apart, rect.center().y);
        let (radius, fill) = match () {
            () if nth < step => (3.5, theme::tone().accent),
            () if nth == step => (5.0, theme::tone().accent),
            () => (3.5, theme::tone().hover),
        };
        ui.painter().circle_filled(at, radius, fill);
    }
}

/// What was said to the last try; where it stands.
fn said(ui: &mut Ui, reply: &Reply, words: &Words) -> Rect {
    const PAD: f32 = 10.0;
    const SIGN: f32 = 22.0;
    let (sign, line) = match reply.tone {
        Tone::Right => (Icon::Check, theme::tone().good),
        Tone::Wrong => (Icon::Close, theme::tone().danger),
        Tone::Hint => (Icon::Hint, theme::tone().accent),
    };
    let width = ui.available_width();
    let font = theme::font(theme::BODY);
    let text = words.say(&reply.said);
    let galley = ui.painter().layout(text, font, theme::tone().ink, width - SIGN - 3.0 * PAD);
    let size = vec2(width, galley.size().y.max(SIGN) + 2.0 * PAD);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, theme::RADIUS, theme::tone().raised);
    let stroke = Stroke::new(1.5, line);
    ui.painter().rect_stroke(rect, theme::RADIUS, stroke, StrokeKind::Inside);
    let middle = pos2(rect.left() + PAD + SIGN / 2.0, rect.center().y);
    let place = Rect::from_center_size(middle, vec2(SIGN, SIGN));
    icon::paint(ui.painter(), place, sign, line);
    let at = pos2(place.right() + PAD, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::tone().ink);
    rect
}
