//! The terms of a new game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{ComboBox, TextEdit, Ui, vec2};
use rules::{AnyPosition, Game, Player, Stage};

use super::arrangement::Arrangement;
use super::button::{self, Weight};
use super::icon::Icon;
use super::open::{Leaf, Panels, Sheet};
use super::opponent::{Opponent, chance};
use super::{game_tile, sheet, theme};
use crate::board::{Aside, Control, Intent, Muster, Subject, Table, Terms};
use crate::lessons::{Courses, Progress};
use crate::levels;
use crate::text::Words;

/// What the sheet begins with when it is opened next.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Suggestion(Option<(Game, bool)>);

impl Suggestion {
    /// A game against the computer at its gentlest.
    pub(super) fn gentle(&mut self, game: Game) {
        self.0 = Some((game, true));
    }

    /// A game of `game`.
    pub(super) fn of(&mut self, game: Game) {
        self.0 = Some((game, false));
    }
}

/// Shows the sheet while it is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    arrangement: Res<Arrangement>,
    words: Res<Words>,
    table: Res<Table>,
    aside: Res<Aside>,
    (courses, progress): (Res<Courses>, Res<Progress>),
    mut suggestion: ResMut<Suggestion>,
    mut panels: ResMut<Panels>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
    mut draft: Local<Draft>,
    mut open: Local<bool>,
) -> Result {
    if panels.open != Some(Sheet::NewGame) {
        // Whoever only looks something up comes back to what was chosen.
        *open &= matches!(panels.open, Some(Sheet::Rules(Leaf { choosing: true, .. })));
        return Ok(());
    }
    let game = aside.game().unwrap_or(&table);
    // Whoever comes from a lesson or a puzzle wants to play its game.
    let studied = table.studies(Subject::Lesson) || table.studies(Subject::Puzzle);
    if !*open {
        *open = true;
        if game.seats().iter().all(|seat| seat.is_person()) {
            draft.names.clone_from(&game.names);
        }
        draft.opponent.meet(game);
        draft.game = if studied { table.game() } else { game.game() };
        if let Some((game, gentle)) = suggestion.0.take() {
            draft.game = game;
            if gentle {
                draft.opponent.be_gentle();
            }
        }
    }
    let ctx = contexts.ctx_mut()?;
    let title = words.get("new-game-title");
    let columns = if arrangement.screen.width() >= 700.0 { 2 } else { 1 };
    let width = if columns == 2 { 720.0 } else { 400.0 };
    let frame = sheet::Frame { id: "new game", title: &title, width, back: false };
    let kept = game.line().ply() > 0 && game.outcome().is_none();
    let learnt = progress.is_complete(&courses.of(draft.game));
    let foot = (theme::TARGET + 2.0 * theme::GRID, |ui: &mut Ui| {
        ui.add_space(theme::GRID);
        let begin = button::wide(ui, &words.get("new-game-start"), Weight::Main);
        begin.clicked().then_some(Wish::Begin)
    });
    let content = |ui: &mut Ui| draft.show(ui, &words, columns, (kept, learnt));
    let shown = frame.show_on_foot(ctx, &arrangement, &words, content, foot);
    match shown.inner.0.or(shown.inner.1) {
        Some(Wish::Begin) if draft.lays_out() => {
            commands.insert_resource(Muster::new(draft.terms(), chance()));
            panels.show(Sheet::Muster);
        }
        Some(Wish::Begin) => {
            intents.write(Intent::new_game(draft.terms()));
            panels.close();
        }
        Some(Wish::Rules) => {
            panels.show(Sheet::Rules(Leaf { choosing: true, ..Leaf::of(draft.game) }));
        }
        Some(Wish::Learn) => panels.show(Sheet::Course(draft.game)),
        None if shown.closed => panels.close(),
        None => {}
    }
    Ok(())
}

/// What is wanted of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Begin,
    /// The lessons of the chosen game first.
    Learn,
    /// Its rules.
    Rules,
}

/// The terms as they are being put together; kept from one game to the next.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    game: Game,
    /// Whether a player may take the checkered men for the rest of the game.
    switch: bool,
    /// Which of the maps of Cyvasse.
    level: usize,
    /// Whether the players lay out their own armies on it.
    own: bool,
    opponent: Opponent,
    /// Of two people, White first.
    names: [String; 2],
    clock: Choice,
    minutes: u64,
    seconds: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    None,
    Blitz,
    Rapid,
    Own,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            game: Game::Chess,
            switch: true,
            level: 0,
            own: false,
            opponent: Opponent::default(),
            names: [String::new(), String::new()],
            clock: Choice::None,
            minutes: 15,
            seconds: 10,
        }
    }
}

impl Draft {
    fn terms(&self) -> Terms {
        let control = match self.clock {
            Choice::None => None,
            Choice::Blitz => Some(Control::new(3, 2)),
            Choice::Rapid => Some(Control::new(10, 0)),
            Choice::Own => Some(Control::new(self.minutes, self.seconds)),
        };
        let (seats, names) = self.opponent.seats(&self.names);
        let names = names.map(|name| name.trim().to_owned());
        Terms { start: self.start(), control, names, seats }
    }

    fn start(&self) -> AnyPosition {
        let usual = || AnyPosition::start(self.game);
        match options(self.game) {
            Options::Switch if !self.switch => {
                let mut setup = usual().to_setup();
                setup.memory.stage = Stage::Shared { switch: false };
                AnyPosition::new(&setup).unwrap_or_else(|_| usual())
            }
            Options::Level => {
                let level = levels::cyvasse().get(self.level);
                let start = level.and_then(|level| level.start().ok()).map(AnyPosition::Cyvasse);
                start.unwrap_or_else(usual)
            }
            Options::Switch | Options::None => usual(),
        }
    }

    /// Whether the armies are laid out before the game begins.
    fn lays_out(&self) -> bool {
        self.own && self.may_lay_out()
    }

    fn may_lay_out(&self) -> bool {
        let playing = self.opponent.has_person();
        playing && options(self.game) == Options::Level && Muster::is_possible(&self.start())
    }

    /// Shows what can be chosen. A game that was begun may be `kept`, the course of the chosen one
    /// be `learnt`.
    fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        columns: usize,
        (kept, learnt): (bool, bool),
    ) -> Option<Wish> {
        if columns == 1 {
            let first = self.games(ui, words, learnt);
            self.terms_of(ui, words, kept);
            return first;
        }
        ui.spacing_mut().item_spacing.x = 20.0;
        ui.columns(2, |columns| {
            for column in columns.iter_mut() {
                column.spacing_mut().item_spacing.x = 2.0 * theme::GRID;
            }
            let first = self.games(&mut columns[0], words, learnt);
            self.terms_of(&mut columns[1], words, kept);
            first
        })
    }

    /// The games, and what is still to be learnt, or to be read, about the chosen one.
    fn games(&mut self, ui: &mut Ui, words: &Words, learnt: bool) -> Option<Wish> {
        ui.spacing_mut().item_spacing.y = 6.0;
        for game in Game::ALL {
            let chosen = self.game == game;
            // The map that was chosen is seen where its game is.
            let setup =
                (chosen && options(game) == Options::Level).then(|| self.start().to_setup());
            let board = setup.as_ref().map(|setup| &setup.board);
            if game_tile::show(ui, words, game, board, chosen) {
                self.game = game;
            }
        }
        ui.spacing_mut().item_spacing.y = 2.0 * theme::GRID;
        let rules = words.get("new-game-rules");
        if learnt {
            return button::wide(ui, &rules, Weight::Plain).clicked().then_some(Wish::Rules);
        }
        let learn = words.get("new-game-learn");
        let buttons = [(learn.as_str(), Weight::Plain), (rules.as_str(), Weight::Plain)];
        button::row(ui, &buttons).map(|nth| if nth == 0 { Wish::Learn } else { Wish::Rules })
    }

    /// What may be chosen: first what all games have, so that it stays where it is.
    fn terms_of(&mut self, ui: &mut Ui, words: &Words, kept: bool) {
        self.opponent.show(ui, words);
        if self.opponent.is_person() {
            sheet::heading(ui, &words.get("new-game-players"));
            self.seats(ui, words);
        } else if self.opponent.has_person() {
            self.opponent.show_person(ui, words);
        }
        self.clock(ui, words);
        self.options(ui, words);
        if kept {
            ui.add_space(theme::GRID);
            sheet::remark(ui, &words.get("new-game-kept"));
        }
    }

    /// What one game alone has.
    fn options(&mut self, ui: &mut Ui, words: &Words) {
        match options(self.game) {
            Options::None => {}
            Options::Switch => {
                button::switch(ui, &mut self.switch, &words.get("new-game-checkered-side"));
            }
            Options::Level => {
                let levels = levels::cyvasse().iter().enumerate();
                let names: Vec<(usize, String)> = levels
                    .map(|(nth, level)| (nth, words.get(&format!("level-{}", level.id))))
                    .collect();
                sheet::heading(ui, &words.get("new-game-level"));
                let name = names.get(self.level).map(|(_, name)| name.clone()).unwrap_or_default();
                ComboBox::from_id_salt("level")
                    .width(ui.available_width())
                    .selected_text(theme::text(name, theme::BODY, theme::tone().ink))
                    .show_ui(ui, |ui| {
                        for (nth, name) in names {
                            ui.selectable_value(&mut self.level, nth, name);
                        }
                    });
                if self.may_lay_out() {
                    button::switch(ui, &mut self.own, &words.get("muster-choose"));
                }
            }
        }
    }

    fn clock(&mut self, ui: &mut Ui, words: &Words) {
        sheet::heading(ui, &words.get("new-game-clock"));
        let choices = [
            (Choice::None, words.get("new-game-clock-none")),
            (Choice::Blitz, String::from("3 + 2")),
            (Choice::Rapid, String::from("10 + 0")),
            (Choice::Own, words.get("new-game-clock-own")),
        ];
        button::choice(ui, &mut self.clock, &choices);
        if self.clock == Choice::Own {
            measure(ui, &mut self.minutes, 1..=180, |count| {
                words.fill("new-game-minutes", &[("count", count.into())])
            });
            measure(ui, &mut self.seconds, 0..=60, |count| {
                words.fill("new-game-seconds", &[("count", count.into())])
            });
        }
    }

    fn seats(&mut self, ui: &mut Ui, words: &Words) {
        ui.horizontal(|ui| {
            let swap = theme::TARGET + ui.spacing().item_spacing.x;
            let width = ui.available_width() - swap;
            ui.vertical(|ui| {
                for player in Player::ALL {
                    let hint = words.get(&format!("player-{player}"));
                    let field = TextEdit::singleline(&mut self.names[player.index()])
                        .hint_text(theme::text(hint, theme::BODY, theme::tone().dim))
                        .char_limit(40)
                        .margin(vec2(36.0, 10.0))
                        .desired_width(width)
                        .min_size(vec2(width, theme::TARGET));
                    let rect = ui.add(field).rect;
                    let fill = match player {
                        Player::White => theme::WHITE,
                        Player::Black => theme::BLACK,
                    };
                    let disc = rect.left_center() + vec2(18.0, 0.0);
                    ui.painter().circle(disc, 6.0, fill, egui::Stroke::new(1.2, theme::tone().dim));
                }
            });
            ui.vertical(|ui| {
                // In the middle of the two names.
                ui.add_space(theme::TARGET / 2.0 + ui.spacing().item_spacing.y / 2.0);
                if button::icon(ui, Icon::Swap, &words.get("new-game-swap"), true).clicked() {
                    self.names.swap(0, 1);
                }
            });
        });
    }
}

/// What a game asks for beside clock and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Options {
    None,
    /// Whether the checkered men may be taken for good.
    Switch,
    /// Which map is played on.
    Level,
}

fn options(game: Game) -> Options {
    match game {
        Game::Checkered => Options::Switch,
        Game::Cyvasse => Options::Level,
        Game::Chess | Game::Joker | Game::Keres => Options::None,
    }
}

fn measure(
    ui: &mut Ui,
    value: &mut u64,
    range: std::ops::RangeInclusive<u64>,
    label: impl FnOnce(u64) -> String,
) {
    let mut wanted = *value as f32;
    let range = *range.start() as f32..=*range.end() as f32;
    button::slider(ui, &mut wanted, range, 1.0, |value| label(value as u64));
    *value = wanted as u64;
}
