//! How much is drawn: all of it, or what a processor without a graphics card can keep up with.

use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

use crate::launch::Launch;

/// How much is drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// Near levels of all men, several samples a pixel, fine shadows.
    #[default]
    Full,
    /// Far levels of all men, one smoothed sample a pixel, coarser shadows.
    Plain,
}

impl Detail {
    /// Edge of the map of shadows, in texels.
    const fn shadows(self) -> usize {
        match self {
            Self::Full => 2048,
            Self::Plain => 1024,
        }
    }
}

/// Chooses before anything is set up.
pub fn plugin(app: &mut App) {
    app.init_resource::<Detail>().add_systems(PreStartup, choose);
}

fn choose(mut commands: Commands, launch: Res<Launch>, adapter: Option<Res<RenderAdapterInfo>>) {
    let by_processor = adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu);
    // Pictures can wait for every detail.
    let plain = by_processor && launch.render_to.is_none() && launch.film.is_none();
    let detail = if plain { Detail::Plain } else { Detail::Full };
    commands.insert_resource(detail);
    commands.insert_resource(DirectionalLightShadowMap { size: detail.shadows() });
}
