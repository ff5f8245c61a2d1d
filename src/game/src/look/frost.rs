//! Frozen men stand in ice: a clear shell with crystals around the foot while a Joker holds
//! them, a shell full of holes over a ring of stumps when it is the last turn. Ice grows from the
//! foot up; when it ends it cracks, and piece after piece falls off.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, MeshTag, PrimitiveTopology};
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::window::RequestRedraw;

use super::LookSystems;
use super::quality::Level;
use crate::board::{Frozen, Man};
use crate::settings::{Motion, Settings};

/// The material of ice.
type IceMaterial = ExtendedMaterial<StandardMaterial, Ice>;

/// How ice is drawn.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
struct Ice {
    /// Whether it thaws, 0 or 1, and whether fine cracks are drawn, 0 or 1. z and w are unused.
    #[uniform(100)]
    thaw: Vec4,
}

impl MaterialExtension for Ice {
    fn fragment_shader() -> ShaderRef {
        "shaders://ice.wgsl".into()
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Meshes and materials of ice: for men that are held, and for those that thaw.
#[derive(Resource, Debug)]
struct Freezer {
    crystals: [Handle<Mesh>; 2],
    ice: [Handle<IceMaterial>; 2],
}

/// Stands in ice, on the board or wherever else men are shown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Icy(pub rules::Frozen);

/// A piece of ice on a man.
#[derive(Component, Clone, Copy, Debug)]
struct Rime {
    of: Entity,
    /// How far it has grown, 0 to 1.
    grown: f32,
    /// How much of it has broken off, 0 to 1.
    broken: f32,
}

impl Rime {
    /// What the shader is told of this piece: growth in the lowest eight bits, then breakage.
    fn tag(&self) -> MeshTag {
        let byte = |share: f32| (share.clamp(0.0, 1.0) * 255.0) as u32;
        MeshTag(byte(self.grown) | byte(self.broken) << 8)
    }
}

/// Seconds until ice has grown.
const GROWTH: f32 = 0.7;
/// Seconds until it has broken off.
const BREAKAGE: f32 = 0.8;
/// The shell is that much larger than the man.
const SHELL: f32 = 1.07;

/// Freezes and thaws.
pub fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<IceMaterial>::default())
        .add_systems(Startup, fill)
        .add_systems(Update, detail.run_if(resource_changed::<Level>))
        .add_systems(Update, (wear, freeze, grow).chain().in_set(LookSystems::Mark));
}

fn fill(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<IceMaterial>>,
) {
    let ice = [0.0, 1.0].map(|thaw| {
        materials.add(IceMaterial {
            base: StandardMaterial {
                perceptual_roughness: 0.12,
                reflectance: 0.5,
                alpha_mode: AlphaMode::Blend,
                ..default()
            },
            extension: Ice { thaw: Vec4::new(thaw, 1.0, 0.0, 0.0) },
        })
    });
    let crystals = [crystals(9, 0.30), crystals(9, 0.09)].map(|mesh| meshes.add(mesh));
    commands.insert_resource(Freezer { crystals, ice });
}

fn detail(level: Res<Level>, freezer: Res<Freezer>, mut materials: ResMut<Assets<IceMaterial>>) {
    for handle in &freezer.ice {
        if let Some(mut ice) = materials.get_mut(handle) {
            ice.extension.thaw.y = f32::from(u8::from(level.fine));
        }
    }
}

/// Frozen men of the board are icy.
fn wear(
    mut commands: Commands,
    frozen: Query<(Entity, &Frozen), Changed<Frozen>>,
    mut thawed: RemovedComponents<Frozen>,
    still: Query<(), With<Frozen>>,
) {
    for man in thawed.read().filter(|man| !still.contains(*man)) {
        // Whoever has left the world wears nothing.
        if let Ok(mut man) = commands.get_entity(man) {
            man.remove::<Icy>();
        }
    }
    for (man, why) in &frozen {
        commands.entity(man).insert(Icy(why.0));
    }
}

type Changed3 = Or<(Changed<Icy>, Changed<Man>, Added<Mesh3d>)>;

fn freeze(
    mut commands: Commands,
    freezer: Res<Freezer>,
    men: Query<(Entity, &Icy, &Mesh3d), Changed3>,
    mut thawed: RemovedComponents<Icy>,
    icy: Query<(), With<Icy>>,
    rimes: Query<(Entity, &Rime)>,
) {
    for man in thawed.read().filter(|man| !icy.contains(*man)) {
        for (entity, _) in rimes.iter().filter(|(_, rime)| rime.of == man) {
            commands.entity(entity).insert(Gone);
        }
    }
    for (man, why, mesh) in &men {
        let mut rime = Rime { of: man, grown: 0.0, broken: 0.0 };
        for (entity, old) in rimes.iter().filter(|(_, rime)| rime.of == man) {
            // Ice that begins to thaw is there already.
            rime.grown = old.grown.max(rime.grown);
            commands.entity(entity).despawn();
        }
        let nth = usize::from(why.0 == rules::Frozen::Thawing);
        let ice = &freezer.ice[nth];
        for (mesh, size) in [(mesh.0.clone(), SHELL), (freezer.crystals[nth].clone(), 1.0)] {
            commands.spawn((
                ChildOf(man),
                rime,
                rime.tag(),
                Mesh3d(mesh),
                MeshMaterial3d(ice.clone()),
                Transform::from_scale(Vec3::splat(size)),
                NotShadowCaster,
                Pickable::IGNORE,
            ));
        }
    }
}

/// Ice that melts away.
#[derive(Component, Debug)]
struct Gone;

fn grow(
    mut commands: Commands,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut rimes: Query<(Entity, &mut Rime, &mut MeshTag, Has<Gone>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pace = match settings.motion {
        Motion::Full => 1.0,
        Motion::Fast => 2.0,
        Motion::Off => f32::INFINITY,
    };
    let passed = time.delta_secs().min(0.1);
    for (entity, mut rime, mut tag, gone) in &mut rimes {
        if gone && rime.broken >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        if !gone && rime.grown >= 1.0 {
            continue;
        }
        if gone {
            rime.broken = (rime.broken + passed / BREAKAGE * pace).min(1.0);
        } else {
            rime.grown = (rime.grown + passed / GROWTH * pace).min(1.0);
        }
        tag.set_if_neq(rime.tag());
        redraw.write(RequestRedraw);
    }
}

/// `count` pyramids around a man's foot, leaning outwards, the tallest `height` tall.
fn crystals(count: u32, height: f32) -> Mesh {
    let (mut positions, mut normals) = (Vec::new(), Vec::new());
    for i in 0..count {
        // A fixed disorder, so that crystals look grown and not turned.
        let wild = ((i * 37 + 11) % 17) as f32 / 17.0;
        let angle = (i as f32 + 0.5 * wild) * std::f32::consts::TAU / count as f32;
        let out = Vec3::new(angle.cos(), 0.0, angle.sin());
        let (foot, width) = (out * 0.36, 0.05 + 0.035 * wild);
        let tip = foot + out * (0.06 + 0.05 * wild) + Vec3::Y * height * (0.55 + 0.45 * wild);
        let corner = |nth: u32| {
            let turn = angle + nth as f32 * std::f32::consts::FRAC_PI_2;
            foot + Vec3::new(turn.cos(), 0.0, turn.sin()) * width
        };
        for nth in 0..4 {
            let (a, b) = (corner(nth), corner(nth + 1));
            let normal = (tip - a).cross(b - a).normalize_or(Vec3::Y);
            let normal = if normal.dot(a + b - 2.0 * foot) < 0.0 { -normal } else { normal };
            positions.extend([a, tip, b].map(|point| point.to_array()));
            normals.extend([normal.to_array(); 3]);
        }
    }
    let count = positions.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; count])
        .with_inserted_indices(Indices::U32((0..count as u32).collect()))
}
