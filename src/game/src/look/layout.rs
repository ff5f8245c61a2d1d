//! Where squares lie in the world: the one bridge between the rules' squares and space.
//!
//! One square is one unit wide; the board is centred on the origin, its surface at height 0.
//! White sits at +z, Black at −z; files run along +x. The ranks of Cyvasse are shifted by half a
//! square each and lie nearer, so that a square has six neighbours at distance one.

use bevy::prelude::*;
use rules::{Game, Player, Side, Square};

/// The shape of a game's board in space.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    game: Game,
    /// From whose seat it is seen, unless somebody walks around the table.
    seat: Player,
}

impl Layout {
    /// Width of the frame around four-sided squares.
    const FRAME: f32 = 0.838;
    /// How far the frame around six-sided squares reaches, at its corners and at its edges.
    const HEXAGONAL_FRAME: Vec2 = Vec2::new(7.134, 4.879);
    /// How far its edges along x reach.
    const HEXAGONAL_CORNER: f32 = 4.63;
    /// From the edge of the frame to the middle of a tray.
    pub const TRAY_OFFSET: f32 = 0.76;
    /// Size of a taken man in a tray against one on the board.
    pub const TAKEN_SCALE: f32 = 0.62;
    /// From row to row in a tray, if it need not hold more.
    const TRAY_STEP: f32 = 0.58;
    /// Height of a tray's floor.
    pub const TRAY_FLOOR: f32 = -0.252;
    /// How high above the board a man stands that another carries.
    pub const DECK: f32 = 0.42;
    /// From rank to rank where squares have six neighbours.
    const ROW: f32 = 0.866_025_4;
    /// From the middle of a six-sided square to its corner.
    const CORNER: f32 = 0.577_350_3;

    /// The layout of `game`'s board, seen from White's seat.
    pub const fn of(game: Game) -> Self {
        Self { game, seat: Player::White }
    }

    /// The same seen from `seat`.
    pub const fn seen_from(self, seat: Player) -> Self {
        Self { seat, ..self }
    }

    /// Which game's board it is.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Whether squares have six sides.
    pub const fn is_hexagonal(&self) -> bool {
        matches!(self.game, Game::Cyvasse)
    }

    /// Whether there are mountains and water.
    pub const fn has_terrain(&self) -> bool {
        matches!(self.game, Game::Cyvasse)
    }

    /// Half the extent of the squares along x and z.
    pub fn half(&self) -> Vec2 {
        if self.is_hexagonal() {
            return Vec2::new(6.0, 4.0 * Self::ROW + Self::CORNER);
        }
        Vec2::new(f32::from(self.game.files()), f32::from(self.game.ranks())) / 2.0
    }

    /// Half the extent of the frame along x and z.
    pub fn reach(&self) -> Vec2 {
        if self.is_hexagonal() {
            return Self::HEXAGONAL_FRAME;
        }
        self.half() + Vec2::splat(Self::FRAME)
    }

    /// The outline of the frame in one quarter: where it ends along x, along z, and how far the
    /// edge along x reaches.
    pub fn edge(&self) -> Vec3 {
        let reach = self.reach();
        let corner = if self.is_hexagonal() { Self::HEXAGONAL_CORNER } else { reach.x };
        Vec3::new(reach.x, reach.y, corner)
    }

    /// The middle of a square's surface.
    pub fn place(&self, square: Square) -> Vec3 {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        if self.is_hexagonal() {
            return Vec3::new(file + (rank - 4.0) / 2.0 - 5.5, 0.0, (4.0 - rank) * Self::ROW);
        }
        let half = self.half();
        Vec3::new(file + 0.5 - half.x, 0.0, half.y - 0.5 - rank)
    }

    /// The square that covers a point of the surface, if any does.
    pub fn square_at(&self, point: Vec3) -> Option<Square> {
        self.game.squares().find(|square| self.covers(point - self.place(*square)))
    }

    /// Whether a square whose middle is the origin covers a point.
    fn covers(&self, point: Vec3) -> bool {
        if self.is_hexagonal() {
            let sides = [(1.0, 0.0), (0.5, Self::ROW), (-0.5, Self::ROW)];
            return sides.iter().all(|(x, z)| (point.x * x + point.z * z).abs() <= 0.5);
        }
        (-0.5..0.5).contains(&point.x) && (-0.5..0.5).contains(&-point.z)
    }

    /// Where the `nth` taken man of `side` stands: White's men in the tray at Black's right
    /// hand (−x), Black's at White's right hand (+x), two abreast, from the end that is far from
    /// the seat it is seen from, where no panel is. Checkered men fill both trays from the near
    /// end.
    pub fn taken(&self, side: Side, nth: usize) -> Vec3 {
        let side_by_side = |nth: usize| ((nth / 2) as f32, (nth % 2) as f32 - 0.5);
        let (way, row, column) = match side {
            Side::Black => (1.0, side_by_side(nth).0, side_by_side(nth).1),
            Side::White => (-1.0, side_by_side(nth).0, side_by_side(nth).1),
            Side::Checkered => {
                let (row, column) = side_by_side(nth / 2);
                let way = if nth.is_multiple_of(2) { 1.0 } else { -1.0 };
                (way, row, column)
            }
        };
        let x = self.reach().x + Self::TRAY_OFFSET + column * 0.56;
        let length = 2.0 * self.half().y - 1.1;
        let step = (length / (self.tray_rows() - 1.0)).min(Self::TRAY_STEP);
        let from_far = match side {
            Side::Checkered => length - row * step,
            Side::White | Side::Black => row * step,
        };
        let z = from_far - length / 2.0;
        let towards = if self.seat == Player::White { 1.0 } else { -1.0 };
        Vec3::new(way * x, Self::TRAY_FLOOR, towards * z)
    }

    /// Rows of a tray that holds every man a side can lose, two abreast.
    const fn tray_rows(&self) -> f32 {
        match self.game {
            Game::Chess | Game::Checkered => 8.0,
            Game::Joker => 9.0,
            Game::Cyvasse => 11.0,
            Game::Keres => 13.0,
        }
    }

    /// The corners of what the camera must keep in sight: the frame, and the tallest man on it.
    pub fn outline(&self) -> Vec<Vec3> {
        let reach = self.reach();
        let corners = if self.is_hexagonal() {
            vec![Vec2::new(reach.x, 0.0), Vec2::new(Self::HEXAGONAL_CORNER, reach.y)]
        } else {
            vec![reach]
        };
        let mut outline = Vec::new();
        for (x, z) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            for corner in &corners {
                outline.push(Vec3::new(x * corner.x, 0.0, z * corner.y));
                outline.push(Vec3::new(0.85 * x * corner.x, 1.4, 0.85 * z * corner.y));
            }
        }
        outline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_covers_its_own_middle() {
        for game in Game::ALL {
            let layout = Layout::of(game);
            for square in game.squares() {
                assert_eq!(layout.square_at(layout.place(square)), Some(square));
            }
            let half = layout.half();
            assert_eq!(layout.square_at(Vec3::new(half.x + 0.1, 0.0, 0.0)), None);
            assert_eq!(layout.square_at(Vec3::new(0.0, 0.0, -half.y - 0.1)), None);
        }
    }

    #[test]
    fn white_sits_at_positive_z_with_a1_on_the_left() {
        let layout = Layout::of(Game::Chess);
        let a1: Square = "a1".parse().unwrap();
        assert_eq!(layout.place(a1), Vec3::new(-3.5, 0.0, 3.5));
    }

    #[test]
    fn six_neighbours_are_equally_far() {
        let layout = Layout::of(Game::Cyvasse);
        let place = |name: &str| layout.place(name.parse().unwrap());
        for neighbour in ["h5", "f5", "g6", "g4", "f6", "h4"] {
            assert!((place("g5").distance(place(neighbour)) - 1.0).abs() < 1e-5, "{neighbour}");
        }
        assert!(place("a5").abs_diff_eq(Vec3::new(-5.5, 0.0, 0.0), 1e-5));
        assert!(place("l1").abs_diff_eq(-place("a9"), 1e-5));
    }
}
