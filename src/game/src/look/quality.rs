//! How much is drawn: four levels, chosen by the player and by nothing else.

use bevy::anti_alias::fxaa::{Fxaa, Sensitivity};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::light::{DirectionalLightShadowMap, ShadowFilteringMethod};
use bevy::pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use super::style::StyleSystems;
use crate::control::camera::Orbit;
use crate::launch::Launch;
use crate::settings::{Quality, Settings};

/// What a level of quality draws.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Pixels a square must be wide for the near models of its men: 0 always, infinite never.
    pub near: f32,
    /// Edge of the map of shadows, in texels; `None` draws no shadows.
    pub shadows: Option<usize>,
    /// Whether the edges of shadows are filtered wide.
    pub soft: bool,
    /// Samples at the edges of things.
    pub samples: Msaa,
    /// How eagerly edges in the finished picture are smoothed, if at all.
    pub smooth: Option<Sensitivity>,
    /// How finely corners are darkened that little light gets into, if at all.
    pub occlusion: Option<ScreenSpaceAmbientOcclusionQualityLevel>,
    /// Whether surfaces have relief and polish of their own beside their colour.
    pub relief: bool,
    /// Whether water, ice and the table have their small detail.
    pub fine: bool,
}

impl Level {
    /// What `quality` draws.
    pub const fn of(quality: Quality) -> Self {
        match quality {
            Quality::Low => Self {
                near: f32::INFINITY,
                shadows: None,
                soft: false,
                samples: Msaa::Off,
                smooth: None,
                occlusion: None,
                relief: false,
                fine: false,
            },
            Quality::Medium => Self {
                near: 60.0,
                shadows: Some(1024),
                soft: true,
                samples: Msaa::Off,
                smooth: Some(Sensitivity::High),
                occlusion: None,
                relief: true,
                fine: true,
            },
            Quality::High => Self {
                near: 0.0,
                shadows: Some(2048),
                soft: true,
                samples: Msaa::Sample4,
                smooth: None,
                occlusion: None,
                relief: true,
                fine: true,
            },
            Quality::Best => Self {
                near: 0.0,
                shadows: Some(2048),
                soft: true,
                samples: Msaa::Off,
                smooth: Some(Sensitivity::Ultra),
                occlusion: Some(ScreenSpaceAmbientOcclusionQualityLevel::High),
                relief: true,
                fine: true,
            },
        }
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::of(Quality::default())
    }
}

/// Follows the player's choice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Level>().add_systems(PostStartup, choose).add_systems(
        Update,
        (
            choose.run_if(resource_changed::<Settings>),
            equip.run_if(resource_changed::<Level>.or_else(any_match_filter::<Added<Orbit>>)),
        )
            .chain()
            .before(StyleSystems),
    );
}

/// The command line holds until the settings change their mind; pictures can wait for everything.
fn choose(
    settings: Res<Settings>,
    launch: Option<Res<Launch>>,
    device: Option<Res<RenderDevice>>,
    mut level: ResMut<Level>,
    mut before: Local<Option<Quality>>,
    mut told: Local<bool>,
) {
    if *before == Some(settings.quality) {
        return;
    }
    *before = Some(settings.quality);
    let ordered = launch
        .filter(|_| !std::mem::replace(&mut *told, true))
        .and_then(|launch| launch.quality.or(launch.render_to.is_some().then_some(Quality::Best)));
    let mut wanted = Level::of(ordered.unwrap_or(settings.quality));
    let darkens = device.is_some_and(|device| {
        device.limits().max_storage_textures_per_shader_stage >= OCCLUSION_TEXTURES
    });
    if wanted.occlusion.is_some() && !darkens {
        wanted = Level { occlusion: None, samples: Msaa::Sample4, smooth: None, ..wanted };
    }
    level.set_if_neq(wanted);
}

/// The engine wants a map of shadows even where none is drawn.
const NO_SHADOWS: usize = 64;
/// What the engine's occlusion asks of a graphics card.
const OCCLUSION_TEXTURES: u32 = 5;

/// The camera and the lamp take what the level says.
fn equip(
    mut commands: Commands,
    level: Res<Level>,
    cameras: Query<Entity, With<Orbit>>,
    mut lamps: Query<&mut DirectionalLight>,
    mut map: Option<ResMut<DirectionalLightShadowMap>>,
) {
    for camera in &cameras {
        let mut camera = commands.entity(camera);
        let filter = if level.soft {
            ShadowFilteringMethod::Gaussian
        } else {
            ShadowFilteringMethod::Hardware2x2
        };
        camera.insert((level.samples, filter));
        match level.smooth {
            Some(sensitivity) => camera.insert(Fxaa {
                enabled: true,
                edge_threshold: sensitivity,
                edge_threshold_min: sensitivity,
            }),
            None => camera.remove::<Fxaa>(),
        };
        match level.occlusion {
            Some(quality_level) => camera.insert(ScreenSpaceAmbientOcclusion {
                quality_level,
                constant_object_thickness: 0.35,
            }),
            None => camera.remove::<(ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass)>(),
        };
    }
    for mut lamp in &mut lamps {
        lamp.shadow_maps_enabled = level.shadows.is_some();
    }
    if let Some(map) = &mut map {
        map.size = level.shadows.unwrap_or(NO_SHADOWS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_draws_no_less_than_the_one_below() {
        for pair in Quality::ALL.map(Level::of).windows(2) {
            let [low, high] = pair else { unreachable!("windows of two") };
            assert!(high.near <= low.near && high.shadows >= low.shadows);
            assert!(high.relief >= low.relief && high.fine >= low.fine && high.soft >= low.soft);
            // The engine darkens corners only where edges have one sample.
            assert!(high.occlusion.is_none() || high.samples == Msaa::Off);
        }
    }
}
