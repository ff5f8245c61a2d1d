//! Water moves when something at the table moves, and lies still when nobody touches anything,
//! so that a quiet board costs nothing.

use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::window::RequestRedraw;

use super::LookSystems;
use super::quality::Level;
use crate::board::{Reset, Stepped};
use crate::control::Hand;
use crate::settings::{Motion, Settings};

/// The material of water.
pub type WaterMaterial = ExtendedMaterial<StandardMaterial, Water>;

/// How water is drawn.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct Water {
    /// How far the waves have run, in seconds, how high they are, 0 to 1, and whether small ripples
    /// and foam are drawn, 0 or 1. w is unused.
    #[uniform(100)]
    waves: Vec4,
}

impl MaterialExtension for Water {
    fn fragment_shader() -> ShaderRef {
        "shaders://water.wgsl".into()
    }
}

/// All water of the board.
#[derive(Resource, Debug)]
pub struct Pond {
    /// What it is made of.
    pub material: Handle<WaterMaterial>,
    /// Seconds until it lies still.
    stir: f32,
}

/// A tile under water.
#[derive(Component, Debug)]
pub struct Wet;

/// How long water moves after something happened.
const CALM: f32 = 5.0;

/// Lets water flow.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<WaterMaterial>::default())
        .add_systems(Startup, fill)
        .add_systems(Update, detail.run_if(resource_changed::<Level>))
        .add_systems(Update, flow.run_if(any_with_component::<Wet>).in_set(LookSystems::Move));
}

fn fill(mut commands: Commands, mut materials: ResMut<Assets<WaterMaterial>>) {
    let material = materials.add(WaterMaterial {
        base: StandardMaterial { perceptual_roughness: 0.09, reflectance: 0.5, ..default() },
        extension: Water { waves: Vec4::ZERO },
    });
    commands.insert_resource(Pond { material, stir: 0.0 });
}

fn detail(level: Res<Level>, pond: Res<Pond>, mut materials: ResMut<Assets<WaterMaterial>>) {
    if let Some(mut water) = materials.get_mut(&pond.material) {
        water.extension.waves.z = f32::from(u8::from(level.fine));
    }
}

fn flow(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    hand: Res<Hand>,
    mut pond: ResMut<Pond>,
    mut steps: MessageReader<Stepped>,
    mut resets: MessageReader<Reset>,
    mut materials: ResMut<Assets<WaterMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let happened = steps.read().count() + resets.read().count() > 0 || hand.is_changed();
    if happened && settings.motion == Motion::Full {
        pond.stir = CALM;
    }
    if pond.stir <= 0.0 {
        return;
    }
    pond.stir -= time.delta_secs();
    // After a slow frame waves go on from where they were.
    let passed = time.delta_secs().min(0.1);
    if let Some(mut water) = materials.get_mut(&pond.material) {
        // Waves sink towards the end, so that nothing stops with a jerk.
        let height = (pond.stir / CALM).clamp(0.0, 1.0);
        let waves = &mut water.extension.waves;
        waves.x += passed * height.sqrt();
        waves.y = height;
    }
    redraw.write(RequestRedraw);
}
