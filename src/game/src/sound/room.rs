//! The tone of a quiet room, under everything else.

use bevy::audio::{
    AudioPlayer, AudioSink, AudioSinkPlayback, AudioSource, PlaybackSettings, Volume,
};
use bevy::prelude::*;

use crate::settings::Settings;

/// Plays the tone. It is there only while it is to be heard.
#[derive(Component, Debug)]
struct Room;

/// The file among the assets.
const PATH: &str = "sounds/room.wav";
/// The room is far quieter than anything on the table.
const QUIET: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        furnish.run_if(resource_exists::<Assets<AudioSource>>).run_if(resource_changed::<Settings>),
    );
}

fn furnish(
    mut commands: Commands,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    mut tones: Query<(Entity, Option<&mut AudioSink>), With<Room>>,
) {
    let volume = settings.loudness(settings.volume_room).map(|loud| Volume::Linear(loud * QUIET));
    match (tones.iter_mut().next(), volume) {
        (None, Some(volume)) => {
            let playback = PlaybackSettings::LOOP.with_volume(volume);
            commands.spawn((Room, AudioPlayer::new(assets.load::<AudioSource>(PATH)), playback));
        }
        (Some((tone, _)), None) => commands.entity(tone).despawn(),
        (Some((_, Some(mut sink))), Some(volume)) => sink.set_volume(volume),
        // Without an audio device there is nothing to set.
        (None, None) | (Some((_, None)), Some(_)) => {}
    }
}
