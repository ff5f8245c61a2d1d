//! Where squares are in the window, for panels that stand beside them and for tests that click.

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::transform::TransformSystems;
use rules::{Player, Square};

use super::layout::Layout;
use crate::board::Table;
use crate::control::camera::Orbit;

/// Squares in logical pixels of the window.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Anchors {
    squares: Vec<(Square, Vec2)>,
    /// Around all squares.
    pub board: Rect,
    /// Whose seat the view is from: that side is at the bottom.
    pub bottom: Player,
}

impl Anchors {
    /// The middle of a square, if it is in sight.
    pub fn of(&self, square: Square) -> Option<Vec2> {
        self.squares.iter().find(|(of, _)| *of == square).map(|(_, place)| *place)
    }

    /// Every square in sight with its middle.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Vec2)> + '_ {
        self.squares.iter().copied()
    }
}

impl Default for Anchors {
    fn default() -> Self {
        Self { squares: Vec::new(), board: Rect::default(), bottom: Player::White }
    }
}

/// Keeps anchors true.
pub fn plugin(app: &mut App) {
    app.init_resource::<Anchors>().add_systems(
        PostUpdate,
        drop_anchors.after(CameraUpdateSystems).after(TransformSystems::Propagate),
    );
}

fn drop_anchors(
    mut anchors: ResMut<Anchors>,
    layout: Res<Layout>,
    table: Res<Table>,
    cameras: Query<(&Camera, &Orbit, &GlobalTransform)>,
) {
    let Some((camera, orbit, eye)) = cameras.iter().next() else { return };
    let squares: Vec<_> = table
        .game()
        .squares()
        .filter_map(|square| {
            let place = camera.world_to_viewport(eye, layout.place(square)).ok()?;
            Some((square, place))
        })
        .collect();
    let board = squares
        .iter()
        .map(|(_, place)| Rect::from_center_size(*place, Vec2::ZERO))
        .reduce(|all, one| all.union(one))
        .unwrap_or_default();
    anchors.set_if_neq(Anchors { squares, board, bottom: orbit.seat() });
}
