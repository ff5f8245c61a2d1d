//! Who plays whom in a new game: two people, a person and the computer, or the computer with
//! itself.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use bevy_egui::egui::{TextEdit, Ui, vec2};
use engine::Level;
use rules::Player;

use super::{button, sheet, theme};
use crate::board::{Seat, Table};
use crate::text::Words;

/// What was chosen so far.
#[derive(Clone, Debug)]
pub(super) struct Opponent {
    against: Against,
    level: Strength,
    /// Of the computer on either side when it plays itself, White's first.
    levels: [Strength; 2],
    /// The person's side, or none for whichever falls to them.
    side: Option<Player>,
    /// The person's name.
    name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    Person,
    Computer,
    Itself,
}

/// A level that most people can hold their own against.
const FIRST_LEVEL: Strength = 3;
/// Levels that are worth watching.
const WATCHED: [Strength; 2] = [8, 7];

impl Default for Opponent {
    fn default() -> Self {
        Self {
            against: Against::Person,
            level: FIRST_LEVEL,
            levels: WATCHED,
            side: Some(Player::White),
            name: String::new(),
        }
    }
}

impl Opponent {
    /// Takes the person's name from a game against the computer.
    pub(super) fn meet(&mut self, table: &Table) {
        if let Some(person) = table.lone_person() {
            self.name.clone_from(&table.names[person.index()]);
        }
    }

    /// The computer at its gentlest.
    pub(super) fn be_gentle(&mut self) {
        self.against = Against::Computer;
        self.level = Level::LOWEST.number();
    }

    /// Whether two people play, who both have names and may lay out armies.
    pub(super) fn is_person(&self) -> bool {
        self.against == Against::Person
    }

    /// Whether anybody at the table plays.
    pub(super) fn has_person(&self) -> bool {
        self.against != Against::Itself
    }

    /// Who sits where, and what they are called; `names` are those of two people.
    pub(super) fn seats(&self, names: &[String; 2]) -> ([Seat; 2], [String; 2]) {
        let computer = seat(self.level);
        match self.against {
            Against::Person => ([Seat::Person; 2], names.clone()),
            Against::Itself => (self.levels.map(seat), Default::default()),
            Against::Computer => {
                let side = self.side.unwrap_or_else(|| {
                    if chance().is_multiple_of(2) { Player::White } else { Player::Black }
                });
                let mut seats = [computer; 2];
                seats[side.index()] = Seat::Person;
                let mut names: [String; 2] = Default::default();
                names[side.index()].clone_from(&self.name);
                (seats, names)
            }
        }
    }

    /// Whom to play against, and how strong.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words) {
        sheet::heading(ui, &words.get("new-game-against"));
        let choices = [
            (Against::Person, words.get("new-game-against-person")),
            (Against::Computer, words.get("new-game-against-computer")),
            (Against::Itself, words.get("new-game-against-itself")),
        ];
        button::choice(ui, &mut self.against, &choices);
        match self.against {
            Against::Person => {}
            Against::Computer => {
                strength(ui, &mut self.level, |level| {
                    words.fill("computer-level", &[("level", level.into())])
                });
                let about = match seat(self.level).strength() {
                    Some(number @ 1..) => format!("computer-about-{number}"),
                    _ => "computer-about-full".to_owned(),
                };
                sheet::remark(ui, &words.get(&about));
            }
            Against::Itself => {
                for player in Player::ALL {
                    strength(ui, &mut self.levels[player.index()], |level| {
                        let player = words.get(&format!("player-{player}"));
                        let args = [("player", player.into()), ("level", level.into())];
                        words.fill("new-game-level-of", &args)
                    });
                }
            }
        }
    }

    /// The side and the name of a person who plays the computer.
    pub(super) fn show_person(&mut self, ui: &mut Ui, words: &Words) {
        sheet::heading(ui, &words.get("new-game-side"));
        let choices = [
            (Some(Player::White), words.get("player-white")),
            (Some(Player::Black), words.get("player-black")),
            (None, words.get("new-game-side-lot")),
        ];
        button::choice(ui, &mut self.side, &choices);
        let hint = words.get("new-game-own-name");
        let width = ui.available_width();
        let field = TextEdit::singleline(&mut self.name)
            .hint_text(theme::text(hint, theme::BODY, theme::tone().dim))
            .char_limit(40)
            .margin(vec2(12.0, 10.0))
            .desired_width(width)
            .min_size(vec2(width, theme::TARGET));
        ui.add(field);
    }
}

/// A place on the slider: levels, and beyond the highest all that the computer can.
type Strength = u32;

fn seat(strength: Strength) -> Seat {
    Seat::computer(strength).unwrap_or(Seat::Computer(None))
}

/// How strong the computer is.
fn strength(ui: &mut Ui, strength: &mut Strength, label: impl FnOnce(u32) -> String) {
    let mut wanted = *strength as f32;
    let range = Level::LOWEST.number() as f32..=Level::HIGHEST.number() as f32 + 1.0;
    button::slider(ui, &mut wanted, range, 1.0, |wanted| {
        label(seat(wanted as Strength).strength().unwrap_or_default())
    });
    *strength = wanted as Strength;
}

/// A number that nobody can foresee.
pub(super) fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}
