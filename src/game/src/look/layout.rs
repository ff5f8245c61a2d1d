//! Where squares lie in the world: the one bridge between the rules' squares and space.
//!
//! One square is one unit; the board is centred on the origin, its surface at height 0.
//! White sits at +z, Black at −z; files run along +x.

use bevy::prelude::*;
use rules::{Game, Side, Square};

/// The shape of a board in space.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    files: u8,
    ranks: u8,
}

impl Layout {
    /// Width of the frame around the squares.
    pub const FRAME: f32 = 0.838;
    /// From the edge of the frame to the middle of a tray.
    pub const TRAY_OFFSET: f32 = 0.76;
    /// Size of a taken man in a tray against one on the board.
    pub const TAKEN_SCALE: f32 = 0.62;

    /// The layout of `game`'s board.
    pub const fn of(game: Game) -> Self {
        match game {
            Game::Chess => Self { files: 8, ranks: 8 },
        }
    }

    /// Half the extent of the squares along x and z.
    pub fn half(&self) -> Vec2 {
        Vec2::new(f32::from(self.files), f32::from(self.ranks)) / 2.0
    }

    /// The middle of a square's surface.
    pub fn place(&self, square: Square) -> Vec3 {
        let half = self.half();
        Vec3::new(
            f32::from(square.file()) + 0.5 - half.x,
            0.0,
            half.y - 0.5 - f32::from(square.rank()),
        )
    }

    /// The square that covers a point of the surface, if any does.
    pub fn square_at(&self, point: Vec3) -> Option<Square> {
        let half = self.half();
        let file = (point.x + half.x).floor();
        let rank = (half.y - point.z).floor();
        let on_board = (0.0..f32::from(self.files)).contains(&file)
            && (0.0..f32::from(self.ranks)).contains(&rank);
        on_board.then(|| Square::new(file as u8, rank as u8)).flatten()
    }

    /// Where the `nth` taken man of `side` stands: White's men in the tray at Black's right
    /// hand (−x), Black's at White's right hand (+x), two abreast, from the end that is far from
    /// the captor's seat, where no panel is.
    pub fn taken(&self, side: Side, nth: usize) -> Vec3 {
        let half = self.half();
        let row = (nth / 2) as f32;
        let column = (nth % 2) as f32 - 0.5;
        let x = half.x + Self::FRAME + Self::TRAY_OFFSET + column * 0.56;
        let z = row * 0.9 - (half.y - 0.55);
        match side {
            Side::Black => Vec3::new(x, Self::TRAY_FLOOR, z),
            Side::White | Side::Checkered => Vec3::new(-x, Self::TRAY_FLOOR, -z),
        }
    }

    /// Height of a tray's floor.
    pub const TRAY_FLOOR: f32 = -0.252;

    /// The corners of what the camera must keep in sight: the frame, and the tallest man on it.
    pub fn outline(&self) -> [Vec3; 8] {
        let half = self.half() + Vec2::splat(Self::FRAME);
        let corner = |x: f32, y: f32, z: f32| Vec3::new(x * half.x, y, z * half.y);
        [
            corner(-1.0, 0.0, -1.0),
            corner(1.0, 0.0, -1.0),
            corner(-1.0, 0.0, 1.0),
            corner(1.0, 0.0, 1.0),
            corner(-0.85, 1.4, -0.85),
            corner(0.85, 1.4, -0.85),
            corner(-0.85, 1.4, 0.85),
            corner(0.85, 1.4, 0.85),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_covers_its_own_middle() {
        let layout = Layout::of(Game::Chess);
        for square in Game::Chess.squares() {
            assert_eq!(layout.square_at(layout.place(square)), Some(square));
        }
        assert_eq!(layout.square_at(Vec3::new(4.2, 0.0, 0.0)), None);
        assert_eq!(layout.square_at(Vec3::new(0.0, 0.0, -4.2)), None);
    }

    #[test]
    fn white_sits_at_positive_z_with_a1_on_the_left() {
        let layout = Layout::of(Game::Chess);
        let a1: Square = "a1".parse().unwrap();
        assert_eq!(layout.place(a1), Vec3::new(-3.5, 0.0, 3.5));
    }
}
