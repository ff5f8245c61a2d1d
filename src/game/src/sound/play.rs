//! Playing cues: those of men from where they stand, the others at the ear.

use bevy::audio::{
    AudioPlayer, AudioSink, AudioSource, PlaybackSettings, SpatialListener, SpatialScale, Volume,
};
use bevy::prelude::*;

use super::cue::{Cue, Kind};
use super::listen::{Heard, listen};
use crate::board::BoardSystems;
use crate::look::layout::Layout;
use crate::settings::Settings;

/// The cues, loaded before they are needed.
#[derive(Resource)]
struct Sounds([Handle<AudioSource>; Cue::ALL.len()]);

/// Between the ears, in squares: wide enough that left and right of the board can be told.
const EARS: f32 = 6.0;
/// The board is heard as if it were so much nearer than it is seen.
const NEARNESS: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load.run_if(resource_exists::<Assets<AudioSource>>)).add_systems(
        Update,
        (listen_in, (listen.pipe(play)).after(BoardSystems::Apply))
            .run_if(resource_exists::<Sounds>),
    );
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(Sounds(Cue::ALL.map(|cue| assets.load(cue.path()))));
}

/// The ears are where the eyes are.
fn listen_in(mut commands: Commands, eyes: Query<Entity, Added<Camera3d>>) {
    for eye in &eyes {
        commands.entity(eye).insert(SpatialListener::new(EARS));
    }
}

fn play(
    In(heard): In<Vec<Heard>>,
    mut commands: Commands,
    sounds: Res<Sounds>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    silent: Query<Entity, (With<Cue>, Without<AudioSink>)>,
) {
    if heard.is_empty() {
        return;
    }
    // Without an audio device nothing ever starts; late cues would be wrong anyway.
    for entity in &silent {
        commands.entity(entity).despawn();
    }
    for (cue, at) in heard {
        let share = match cue.kind() {
            Kind::Men => settings.volume_men,
            Kind::Signs => settings.volume_signs,
        };
        let Some(volume) = settings.loudness(share) else { continue };
        let place = layout.as_ref().zip(at).map(|(layout, at)| layout.place(at));
        let playback = PlaybackSettings::DESPAWN
            .with_volume(Volume::Linear(volume))
            .with_spatial(place.is_some())
            .with_spatial_scale(SpatialScale::new(NEARNESS));
        commands.spawn((
            cue,
            AudioPlayer::new(sounds.0[cue as usize].clone()),
            playback,
            Transform::from_translation(place.unwrap_or_default()),
        ));
    }
}
