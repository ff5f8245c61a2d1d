//! Which cues are heard when: they follow the effects of moves, the hand and the clock.

use bevy::prelude::*;
use rules::{Effect, Player, Role, Square, Status, Terrain};

use super::cue::Cue;
use crate::board::{Cause, Clock, Stepped, Table, WishRefused};
use crate::control::Hand;

/// A cue, and the square it comes from.
pub(super) type Heard = (Cue, Option<Square>);

/// What was heard of last, to notice what is new.
#[derive(Default)]
pub(super) struct Before {
    table: String,
    over: bool,
    low: [bool; 2],
    held: Option<Square>,
}

/// The cues of this frame: what the men of one move do, at most one of the hand, and one for
/// check, the end or the clock.
pub(super) fn listen(
    mut steps: MessageReader<Stepped>,
    mut refusals: MessageReader<WishRefused>,
    table: Res<Table>,
    hand: Res<Hand>,
    mut before: Local<Before>,
) -> Vec<Heard> {
    let steps: Vec<&Stepped> = steps.read().collect();
    let refused = refusals.read().count() > 0;
    let (over, held, low) = (table.outcome().is_some(), hand.from(), low(&table));
    let same = before.table == table.id;
    let ended = same && over && !before.over;
    let hurried = table.running().is_some_and(|p| low[p.index()] && !before.low[p.index()]);
    let picked = held.is_some() && held != before.held;
    *before = Before { table: table.id.clone(), over, low, held };

    let mut heard = of_steps(&steps, &table);
    if heard.is_empty() {
        if refused {
            heard.push((Cue::Refuse, None));
        } else if picked {
            heard.push((Cue::Pick, held));
        }
    }
    if ended {
        // It drowns the check that brought it about.
        heard.retain(|(cue, _)| *cue != Cue::Check);
        heard.push((Cue::End, None));
    } else if hurried {
        heard.push((Cue::LowTime, None));
    }
    heard
}

/// What the men do, and check. Jumping over several plies is silent.
fn of_steps(steps: &[&Stepped], table: &Table) -> Vec<Heard> {
    let shown = steps.iter().filter(|step| step.cause == Cause::Shown).count();
    let mut heard_of = steps.iter().rev();
    let step = heard_of.find(|step| step.cause != Cause::Shown || shown == 1);
    let Some(step) = step else { return Vec::new() };
    let mut heard = vec![of_men(step, table)];
    heard.extend(of_ice(step));
    if step.cause == Cause::Played && !table.shown_position().checked().is_empty() {
        heard.push((Cue::Check, None));
    }
    heard
}

/// The one cue that tells best what the men of a move did.
fn of_men(step: &Stepped, table: &Table) -> Heard {
    if !step.forward {
        return (Cue::Move, step.path.first().copied());
    }
    let at = step.path.last().copied();
    let told = step.effects.iter().filter_map(|effect| match *effect {
        Effect::Shot { from, .. } => Some((Cue::Shot, Some(from))),
        Effect::Promoted { at, .. } => Some((Cue::Rise, Some(at))),
        Effect::Captured { at, .. } => Some((Cue::Capture, Some(at))),
        Effect::Stacked { to, .. } => Some((Cue::Stack, Some(to))),
        Effect::Moved { to, .. } => match table.shown_position().man_at(to) {
            Some(man) if man.role == Role::Dragon => Some((Cue::Wings, Some(to))),
            _ if is_wet(table, to) => Some((Cue::Splash, Some(to))),
            _ => None,
        },
        _ => None,
    });
    // In the order in which they matter.
    let told = told.min_by_key(|(cue, _)| match cue {
        Cue::Shot => 0,
        Cue::Wings => 1,
        Cue::Rise => 2,
        Cue::Capture => 3,
        Cue::Stack => 4,
        _ => 5,
    });
    told.unwrap_or((Cue::Move, at))
}

/// Ice that closed over a man, or else broke.
fn of_ice(step: &Stepped) -> Option<Heard> {
    if !step.forward {
        return None;
    }
    let change = |of: fn(&Status) -> bool| {
        step.effects.iter().find_map(move |effect| match effect {
            Effect::StatusChanged { at, before, after } if of(after) && !of(before) => Some(*at),
            _ => None,
        })
    };
    let broke = change(|status| status.frozen.is_none()).map(|at| (Cue::Thaw, Some(at)));
    let closed = change(|status| status.frozen.is_some()).map(|at| (Cue::Freeze, Some(at)));
    closed.or(broke)
}

fn is_wet(table: &Table, at: Square) -> bool {
    table.shown_position().to_setup().board.terrain(at) == Terrain::Water
}

fn low(table: &Table) -> [bool; 2] {
    Player::ALL
        .map(|player| table.clock().is_some_and(|clock| clock.left(player) < Clock::CRITICAL))
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemId;
    use rules::{AnyPosition, Game};

    use super::*;
    use crate::board::{self, Control, Intent, Terms};
    use crate::control::{Touch, hand};
    use crate::settings::Settings;

    /// A board with a hand and somebody who listens.
    struct Room {
        app: App,
        ear: SystemId<(), Vec<Heard>>,
    }

    impl Room {
        fn new() -> Self {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, board::plugin, hand::plugin))
                .init_resource::<Settings>();
            let ear = app.register_system(listen);
            let mut room = Self { app, ear };
            assert_eq!(room.hear(), []);
            room
        }

        fn hear(&mut self) -> Vec<Cue> {
            self.app.update();
            let heard = self.app.world_mut().run_system(self.ear).unwrap();
            heard.into_iter().map(|(cue, _)| cue).collect()
        }

        fn wish(&mut self, intent: Intent) -> Vec<Cue> {
            self.app.world_mut().write_message(intent);
            self.hear()
        }

        fn play(&mut self, mv: &str) -> Vec<Cue> {
            self.wish(Intent::Play(mv.parse().unwrap()))
        }
    }

    #[test]
    fn moves_captures_checks_and_the_end_are_heard() {
        let mut room = Room::new();
        for (mv, cues) in [
            ("e2e4", vec![Cue::Move]),
            ("d7d5", vec![Cue::Move]),
            ("e4d5", vec![Cue::Capture]),
            ("d8d5", vec![Cue::Capture]),
            ("b1b3", vec![Cue::Refuse]),
            ("b1c3", vec![Cue::Move]),
            ("d5e5", vec![Cue::Move, Cue::Check]),
        ] {
            assert_eq!(room.play(mv), cues, "{mv}");
        }
        assert_eq!(room.wish(Intent::Resign(Player::White)), [Cue::End]);
        assert_eq!(room.hear(), []);
    }

    #[test]
    fn each_game_has_sounds_of_its_own() {
        let joker = "4k4/9/9/3n1b3/9/9/3J5/9/4K4 w - - - - - 0 1";
        let shore = "k7/9/10/11/12/11/10/9/K3M3 8/9/10/11/12/11/10/5~3/8 w 0 1";
        let siege = "k7/9/10/11/12/11/10/9/K3B1c1 8/9/10/11/12/11/10/9/8 w 0 1";
        let dragon = AnyPosition::start(Game::Cyvasse).to_text();
        for (game, text, moves) in [
            (Game::Chess, "8/P6k/8/8/8/8/8/K7 w - - 0 1", vec![("a7a8q", vec![Cue::Rise])]),
            (
                Game::Chess,
                "4k3/8/8/8/8/8/5q2/4K3 w - - 0 1",
                vec![("e1f2", vec![Cue::Capture, Cue::End])],
            ),
            (
                Game::Joker,
                joker,
                vec![
                    ("d3e5", vec![Cue::Move, Cue::Freeze]),
                    ("e9e8", vec![Cue::Move]),
                    ("e5g4", vec![Cue::Move]),
                    ("e8e7", vec![Cue::Move, Cue::Thaw]),
                ],
            ),
            (Game::Keres, "4k4/9/9/9/9/3N5/2S6/9/4K4 w 0 1", vec![("c3d4", vec![Cue::Stack])]),
            (Game::Cyvasse, dragon.as_str(), vec![("f1e5", vec![Cue::Wings])]),
            (Game::Cyvasse, siege, vec![("i1k1", vec![Cue::Shot])]),
            (Game::Cyvasse, shore, vec![("i1i2", vec![Cue::Splash])]),
        ] {
            let mut room = Room::new();
            let start = AnyPosition::from_text(game, text).unwrap();
            room.wish(Intent::new_game(Terms { start, ..Terms::plain(game) }));
            for (mv, cues) in moves {
                assert_eq!(room.play(mv), cues, "{game} {mv}");
            }
        }
    }

    #[test]
    fn looking_back_is_heard_one_ply_at_a_time() {
        let mut room = Room::new();
        for mv in ["e2e4", "e7e5", "g1f3"] {
            room.play(mv);
        }
        assert_eq!(room.wish(Intent::Show(0)), [], "a jump is silent");
        assert_eq!(room.wish(Intent::Show(1)), [Cue::Move]);
        assert_eq!(room.wish(Intent::Undo), [Cue::Move]);
    }

    #[test]
    fn the_hand_is_heard_when_it_takes_a_man() {
        let mut room = Room::new();
        for (name, cues) in [("g1", vec![Cue::Pick]), ("b1", vec![Cue::Pick]), ("b1", vec![])] {
            let square = name.parse().unwrap();
            room.app.world_mut().write_message(Touch::Tap { square, finger: false });
            assert_eq!(room.hear(), cues, "{name}");
        }
    }

    #[test]
    fn a_clock_is_heard_once_when_little_is_left() {
        let mut room = Room::new();
        let control = Control { base: Clock::CRITICAL * 2, ..Control::new(0, 0) };
        room.wish(Intent::new_game(Terms { control: Some(control), ..Terms::plain(Game::Chess) }));
        room.play("e2e4");
        room.app.world_mut().resource_mut::<Table>().tick(Clock::CRITICAL);
        assert_eq!(room.hear(), [Cue::LowTime]);
        assert_eq!(room.hear(), []);
    }
}
