//! Where in the window each miniature stands.

use std::time::Duration;

use bevy::prelude::*;
use rules::Game;

/// How many miniatures there are.
const COUNT: usize = Game::ALL.len();
/// A miniature with its name is about so much higher than wide.
const HEIGHT: f32 = 1.05;

/// A size that is near enough to the largest that there could be.
const ENOUGH: f32 = 0.9;

/// What the title's words and its miniatures have to say to each other.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// How much of the miniatures has been read, 0 to 1.
    pub read: f32,
    /// How long none of them will move by itself.
    pub rest: Duration,
    /// The place of each miniature in logical pixels, in the order of the games.
    pub cells: [Rect; COUNT],
    /// The one that is pointed at or has the keys.
    pub lit: Option<Game>,
}

/// Shares `room` out in rows of as equal length as can be, so that the miniatures are as large
/// as they can be. A last row that is shorter stands in the middle.
pub fn share(room: Rect) -> [Rect; COUNT] {
    let columns_of = |rows: usize| COUNT.div_ceil(rows);
    let size = |rows: usize| {
        let wide = room.width() / columns_of(rows) as f32;
        wide.min(room.height() / rows as f32 / HEIGHT)
    };
    let largest = (1..=COUNT).map(size).fold(0.0, f32::max);
    // Of layouts that do about as well, the one that fills the room.
    let rows = (1..=COUNT).rev().find(|rows| size(*rows) >= ENOUGH * largest).unwrap_or(1);
    let columns = columns_of(rows);
    // No wider and no higher than they need: not strewn over a large window.
    let height = room.height() / rows as f32;
    let width = (room.width() / columns as f32).min(1.3 * height / HEIGHT);
    let height = height.min(1.15 * width * HEIGHT);
    let top = room.center().y - rows as f32 * height / 2.0;
    std::array::from_fn(|nth| {
        let (row, column) = (nth / columns, nth % columns);
        let in_row = if row + 1 == rows { COUNT - row * columns } else { columns };
        let left = room.center().x - in_row as f32 * width / 2.0;
        let corner = Vec2::new(left + column as f32 * width, top + row as f32 * height);
        Rect::from_corners(corner, corner + Vec2::new(width, height))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn miniatures_stand_apart_and_inside_and_are_large_enough_to_be_touched() {
        for width in (400..=2600).step_by(50) {
            for height in (200..=1600).step_by(50) {
                let room = Rect::new(0.0, 100.0, width as f32, 100.0 + height as f32);
                let cells = share(room);
                for (nth, cell) in cells.iter().enumerate() {
                    let inside = room.inflate(0.5).union(*cell) == room.inflate(0.5);
                    assert!(inside, "{room:?}: {cell:?}");
                    assert!(cell.width() >= 70.0 && cell.height() >= 70.0, "{room:?}: {cell:?}");
                    for other in &cells[nth + 1..] {
                        let over = cell.intersect(*other);
                        let apart = over.width() < 0.5 || over.height() < 0.5;
                        assert!(apart, "{room:?}: {cell:?}, {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_wide_window_has_one_row_and_a_tall_one_several() {
        let rows = |width: f32, height: f32| {
            let cells = share(Rect::new(0.0, 0.0, width, height));
            cells.iter().filter(|cell| cell.min.x <= cells[0].min.x + 0.5).count()
        };
        assert_eq!(rows(1280.0, 300.0), 1);
        assert!(rows(1080.0, 1500.0) >= 2);
    }
}
