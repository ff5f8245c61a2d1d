//! What things are made of: the handles stay, what they hold follows the style.

use bevy::prelude::*;
use rules::Side;

use super::LookSystems;
use super::finish::{Finish, Textures};
use super::style::{Style, StyleSystems};

/// How many places of a board squares are cut from, so that neighbours differ.
pub const CUTS: usize = 5;

/// What things are made of.
#[derive(Resource, Debug)]
pub struct Materials {
    /// White's men.
    pub white: Handle<StandardMaterial>,
    /// Black's men.
    pub black: Handle<StandardMaterial>,
    /// A proposed white man.
    pub white_ghost: Handle<StandardMaterial>,
    /// A proposed black man.
    pub black_ghost: Handle<StandardMaterial>,
    /// Light squares, cut from different places of the board.
    pub light: [Handle<StandardMaterial>; CUTS],
    /// A third tone, for boards whose squares have six neighbours.
    pub middle: [Handle<StandardMaterial>; CUTS],
    /// Dark squares.
    pub dark: [Handle<StandardMaterial>; CUTS],
    /// The frame and the rims of the trays.
    pub frame: Handle<StandardMaterial>,
    /// The floor of the trays.
    pub felt: Handle<StandardMaterial>,
    /// Letters and numbers on the frame.
    pub inlay: Handle<StandardMaterial>,
    /// Mountains and the ground at their feet.
    pub rock: Handle<StandardMaterial>,
    /// Their peaks.
    pub snow: Handle<StandardMaterial>,
}

impl Materials {
    /// What `side`'s men are made of; checkered ones have a material of their own.
    pub fn man(&self, side: Side) -> Handle<StandardMaterial> {
        match side {
            Side::White | Side::Checkered => self.white.clone(),
            Side::Black => self.black.clone(),
        }
    }

    /// The same, seen through.
    pub fn ghost(&self, side: Side) -> Handle<StandardMaterial> {
        match side {
            Side::White | Side::Checkered => self.white_ghost.clone(),
            Side::Black => self.black_ghost.clone(),
        }
    }
}

/// Makes materials.
pub fn plugin(app: &mut App) {
    app.init_resource::<Textures>().add_systems(Startup, reserve).add_systems(
        Update,
        (hold, mix)
            .chain()
            .run_if(resource_changed::<Style>)
            .in_set(MaterialSystems)
            .after(StyleSystems)
            .before(LookSystems::Dress),
    );
}

/// When materials follow the style.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaterialSystems;

fn reserve(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut one = || materials.add(StandardMaterial::default());
    commands.insert_resource(Materials {
        white: one(),
        black: one(),
        white_ghost: one(),
        black_ghost: one(),
        light: std::array::from_fn(|_| one()),
        middle: std::array::from_fn(|_| one()),
        dark: std::array::from_fn(|_| one()),
        frame: one(),
        felt: one(),
        inlay: one(),
        rock: one(),
        snow: one(),
    });
}

fn hold(assets: Res<AssetServer>, style: Res<Style>, mut textures: ResMut<Textures>) {
    let men = [&style.men.white, &style.men.black];
    textures.hold(&assets, style.board.finishes().chain(men), style.relief);
}

fn mix(
    style: Res<Style>,
    textures: Res<Textures>,
    ours: Res<Materials>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut mix = |handle: &Handle<StandardMaterial>, material: StandardMaterial| {
        if let Some(mut old) = materials.get_mut(handle) {
            *old = material;
        }
    };
    let Style { board, men, .. } = &*style;
    for (squares, finish) in
        [(&ours.light, &board.light), (&ours.middle, &board.middle), (&ours.dark, &board.dark)]
    {
        for (cut, handle) in squares.iter().enumerate() {
            mix(handle, finish.material(&textures, cut));
        }
    }
    let pieces = [
        (&ours.white, &men.white),
        (&ours.black, &men.black),
        (&ours.frame, &board.frame),
        (&ours.felt, &board.felt),
        (&ours.inlay, &board.inlay),
        (&ours.rock, &board.rock),
        (&ours.snow, &board.snow),
    ];
    for (handle, finish) in pieces {
        mix(handle, finish.material(&textures, 0));
    }
    mix(&ours.white_ghost, ghost(&men.white, &textures));
    mix(&ours.black_ghost, ghost(&men.black, &textures));
}

/// The finish of a man that stands nowhere yet.
pub fn ghost(finish: &Finish, textures: &Textures) -> StandardMaterial {
    let mut material = finish.material(textures, 0);
    material.base_color.set_alpha(0.55);
    material.alpha_mode = AlphaMode::Blend;
    material
}
