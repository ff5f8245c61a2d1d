//! Which cue is heard when, and playing it.

use bevy::audio::{AudioPlayer, AudioSink, AudioSource, PlaybackSettings, Volume};
use bevy::prelude::*;
use rules::Player;

use crate::board::{BoardSystems, Cause, Clock, Stepped, Table, WishRefused};
use crate::control::Hand;
use crate::settings::Settings;

/// A short sound. Marks the entity that plays it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A man was picked up.
    Pick,
    /// A man was put down.
    Move,
    /// A man was taken.
    Capture,
    /// A king is in check.
    Check,
    /// The game ended.
    End,
    /// Little time is left.
    LowTime,
    /// Something cannot be done.
    Refuse,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 7] = [
        Self::Pick,
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::End,
        Self::LowTime,
        Self::Refuse,
    ];

    /// Its file among the assets.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Pick => "sounds/pick.wav",
            Self::Move => "sounds/move.wav",
            Self::Capture => "sounds/capture.wav",
            Self::Check => "sounds/check.wav",
            Self::End => "sounds/end.wav",
            Self::LowTime => "sounds/low_time.wav",
            Self::Refuse => "sounds/refuse.wav",
        }
    }
}

/// The cues, loaded before they are needed.
#[derive(Resource)]
struct Sounds([Handle<AudioSource>; Cue::ALL.len()]);

/// What was heard of last, to notice what is new.
#[derive(Default)]
struct Heard {
    table: String,
    over: bool,
    low: [bool; 2],
    held: Option<rules::Square>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load.run_if(resource_exists::<Assets<AudioSource>>)).add_systems(
        Update,
        (listen.pipe(play)).run_if(resource_exists::<Sounds>).after(BoardSystems::Apply),
    );
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Sounds(Cue::ALL.map(|cue| assets.load(cue.path()))));
}

/// The cues of this frame: at most one for the board and hand, and one for the end or the clock.
fn listen(
    mut steps: MessageReader<Stepped>,
    mut refusals: MessageReader<WishRefused>,
    table: Res<Table>,
    hand: Res<Hand>,
    mut heard: Local<Heard>,
) -> Vec<Cue> {
    let steps: Vec<&Stepped> = steps.read().collect();
    let refused = refusals.read().count() > 0;
    let (over, held, low) = (table.outcome().is_some(), hand.from(), low(&table));
    let same = heard.table == table.id;
    let ended = same && over && !heard.over;
    let hurried = table.running().is_some_and(|p| low[p.index()] && !heard.low[p.index()]);
    let picked = held.is_some() && held != heard.held;
    *heard = Heard { table: table.id.clone(), over, low, held };

    let first =
        of_steps(&steps, &table).or(refused.then_some(Cue::Refuse)).or(picked.then_some(Cue::Pick));
    let second = if ended { Some(Cue::End) } else { hurried.then_some(Cue::LowTime) };
    first.into_iter().chain(second).collect()
}

/// Jumping over several plies is silent.
fn of_steps(steps: &[&Stepped], table: &Table) -> Option<Cue> {
    let shown = steps.iter().filter(|step| step.cause == Cause::Shown).count();
    let step = steps.iter().rev().find(|step| step.cause != Cause::Shown || shown == 1)?;
    let captures = step.forward && step.effects.iter().any(rules::Effect::is_capture);
    let checks = step.cause == Cause::Played && !table.shown_position().checked().is_empty();
    Some(match (checks, captures) {
        (true, _) => Cue::Check,
        (false, true) => Cue::Capture,
        (false, false) => Cue::Move,
    })
}

fn low(table: &Table) -> [bool; 2] {
    Player::ALL
        .map(|player| table.clock().is_some_and(|clock| clock.left(player) < Clock::CRITICAL))
}

fn play(
    In(cues): In<Vec<Cue>>,
    mut commands: Commands,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    silent: Query<Entity, (With<Cue>, Without<AudioSink>)>,
) {
    if cues.is_empty() {
        return;
    }
    // Without an audio device nothing ever starts; late cues would be wrong anyway.
    for entity in &silent {
        commands.entity(entity).despawn();
    }
    if settings.muted || settings.volume <= 0.0 {
        return;
    }
    let volume = Volume::Linear(settings.volume.min(1.0));
    for cue in cues {
        commands.spawn((
            cue,
            AudioPlayer::new(sounds.0[cue as usize].clone()),
            PlaybackSettings::DESPAWN.with_volume(volume),
        ));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemId;
    use rules::Game;

    use super::*;
    use crate::board::{self, Control, Intent, Terms};
    use crate::control::{Touch, hand};

    /// A board with a hand and somebody who listens.
    struct Room {
        app: App,
        ear: SystemId<(), Vec<Cue>>,
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
            self.app.world_mut().run_system(self.ear).unwrap()
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
            ("d5e5", vec![Cue::Check]),
        ] {
            assert_eq!(room.play(mv), cues, "{mv}");
        }
        assert_eq!(room.wish(Intent::Resign(Player::White)), [Cue::End]);
        assert_eq!(room.hear(), []);
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
