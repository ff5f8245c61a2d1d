//! One quiet line at the foot of the window, gone after a while.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Area, Id, Order, pos2, vec2};

use super::arrangement::Arrangement;
use super::icon::Icon;
use super::open::{Leaf, Panels, Sheet};
use super::redraw::Redraw;
use super::{button, theme};
use crate::board::{Table, WishRefused};
use crate::computer::Declined;
use crate::keep::Notice;
use crate::pages;
use crate::text::{self, Words};

/// What is being said, and what is still to be said.
#[derive(Resource, Debug, Default)]
pub(super) struct Toast {
    now: Option<Line>,
    /// News that wait for their turn, the next one first.
    waiting: VecDeque<String>,
}

#[derive(Debug)]
struct Line {
    text: String,
    /// News must be read; a remark is about what was just done.
    is_news: bool,
    /// Where the rules say more about it.
    leaf: Option<Leaf>,
    /// When it began to be shown; `None` until the next frame draws it.
    since: Option<Duration>,
}

const REMARK: Duration = Duration::from_secs(4);
const NEWS: Duration = Duration::from_secs(12);
/// So long while more news wait.
const NEWS_AMONG_OTHERS: Duration = Duration::from_secs(7);
const FADE: Duration = Duration::from_millis(300);

impl Toast {
    /// Whether something is being said.
    pub(super) fn speaks(&self) -> bool {
        self.now.is_some()
    }

    /// Remarks on what was just done, at once; news that it interrupts come back afterwards.
    pub(super) fn say(&mut self, text: impl Into<String>) {
        self.explain(text, None);
    }

    /// The same with a way to the rules.
    fn explain(&mut self, text: impl Into<String>, leaf: Option<Leaf>) {
        let line = Line { text: text.into(), is_news: false, leaf, since: None };
        let before = self.now.replace(line);
        if let Some(news) = before.filter(|line| line.is_news) {
            self.waiting.push_front(news.text);
        }
    }

    /// Tells something that must be read, after other news.
    pub(super) fn tell(&mut self, text: impl Into<String>) {
        self.waiting.push_back(text.into());
        if self.now.as_ref().is_none_or(|line| !line.is_news) {
            self.now = self.next();
        }
    }

    /// The line on show at `now`, and how long it stays.
    fn line(&mut self, now: Duration) -> Option<(&str, Option<Leaf>, Duration)> {
        if self.now.as_ref().is_some_and(|line| self.left(line, now).is_zero()) {
            self.now = self.next();
        }
        let mut line = self.now.take()?;
        line.since.get_or_insert(now);
        let left = self.left(&line, now);
        let leaf = line.leaf;
        Some((&self.now.insert(line).text, leaf, left))
    }

    fn left(&self, line: &Line, now: Duration) -> Duration {
        let stays = match (line.is_news, self.waiting.is_empty()) {
            (false, _) => REMARK,
            (true, true) => NEWS,
            (true, false) => NEWS_AMONG_OTHERS,
        };
        (line.since.unwrap_or(now) + stays).saturating_sub(now)
    }

    fn next(&mut self) -> Option<Line> {
        let text = self.waiting.pop_front()?;
        Some(Line { text, is_news: true, leaf: None, since: None })
    }
}

/// Takes in what others want said.
pub(super) fn listen(
    mut refusals: MessageReader<WishRefused>,
    mut notices: MessageReader<Notice>,
    mut declined: MessageReader<Declined>,
    mut toast: ResMut<Toast>,
    table: Res<Table>,
    words: Res<Words>,
) {
    for refused in refusals.read() {
        let game = table.game();
        let leaf = pages::why(game, &refused.why).map(|section| Leaf::at(game, section));
        toast.explain(words.say(&text::refusal(game, &refused.why)).trim(), leaf);
    }
    if declined.read().count() > 0 {
        toast.say(words.get("draw-declined"));
    }
    for Notice(saying) in notices.read() {
        toast.tell(words.say(saying));
    }
}

/// Shows the line.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    time: Res<Time<Real>>,
    words: Res<Words>,
    mut panels: ResMut<Panels>,
    mut toast: ResMut<Toast>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    if !toast.speaks() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let Some((text, leaf, left)) = toast.line(time.elapsed()) else { return Ok(()) };
    let opacity = (left.as_secs_f32() / FADE.as_secs_f32()).min(1.0);
    redraw.within(if left > FADE { left - FADE } else { Duration::from_millis(33) });

    // While a sheet lies over the table, it leads nowhere.
    let leaf = leaf.filter(|_| !panels.is_open());
    let width = 560.0_f32.min(arrangement.breadth() - FRAME);
    let foot = if leaf.is_some() { LINK } else { 0.0 };
    let shown = Area::new(Id::new("toast"))
        .order(Order::Tooltip)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(arrangement.toast)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            theme::panel().fill(theme::tone().sheet).show(ui, |ui| {
                let font = theme::font(theme::BODY);
                let galley = ui.painter().layout(text.to_owned(), font, theme::tone().ink, width);
                let size = vec2(galley.size().x.max(2.0 * LINK), galley.size().y + foot);
                let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                ui.painter().galley(rect.min, galley, theme::tone().ink);
            });
        });
    let Some(leaf) = leaf else { return Ok(()) };
    // Only the link takes the pointer.
    let rect = shown.response.rect;
    let at = pos2(rect.left() + 9.0, rect.bottom() - LINK - 6.0);
    let pressed = Area::new(Id::new("toast link"))
        .order(Order::Tooltip)
        .fixed_pos(at)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            button::link(ui, Icon::Book, &words.get("menu-rules")).clicked()
        });
    if pressed.inner {
        panels.show(Sheet::Rules(leaf));
    }
    Ok(())
}

/// What its frame takes of its width.
const FRAME: f32 = 18.0;
/// Height of the link to the rules.
const LINK: f32 = 30.0;

#[cfg(test)]
mod tests {
    use super::*;

    fn at(toast: &mut Toast, seconds: u64) -> Option<String> {
        toast.line(Duration::from_secs(seconds)).map(|(text, ..)| text.to_owned())
    }

    #[test]
    fn no_news_are_lost_to_other_news_or_to_remarks() {
        let mut toast = Toast::default();
        for news in ["first", "second", "third"] {
            toast.tell(news);
        }
        assert_eq!(at(&mut toast, 0).as_deref(), Some("first"));
        toast.say("no");
        assert_eq!(at(&mut toast, 2).as_deref(), Some("no"));
        assert_eq!(at(&mut toast, 6).as_deref(), Some("first"), "it is told again");
        assert_eq!(at(&mut toast, 13).as_deref(), Some("second"));
        assert_eq!(at(&mut toast, 20).as_deref(), Some("third"));
        assert_eq!(at(&mut toast, 31).as_deref(), Some("third"), "the last one stays longer");
        assert_eq!(at(&mut toast, 32), None);
        assert!(!toast.speaks());
    }
}
