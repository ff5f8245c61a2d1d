//! The figure of Joker chess: a fool's cap with three bells.

use bevy_egui::egui::pos2;

use super::outline::Line::{Bend, To};
use super::outline::{Figure, ball, turned};

pub(super) fn joker() -> Figure {
    Figure {
        parts: vec![
            turned(&[
                To(50.0, 58.0),
                To(60.0, 58.0),
                Bend(62.0, 70.0, 70.0, 77.0),
                Bend(77.0, 80.0, 77.0, 85.0),
                To(77.0, 91.0),
                To(50.0, 91.0),
            ]),
            turned(&[
                To(50.0, 54.0),
                To(74.0, 54.0),
                To(82.0, 70.0),
                To(69.0, 64.0),
                To(61.0, 76.0),
                To(50.0, 65.0),
            ]),
            ball(50.0, 45.0, 14.0),
            turned(&[
                To(50.0, 5.0),
                Bend(51.0, 16.0, 57.0, 20.0),
                Bend(76.0, 10.0, 89.0, 32.0),
                Bend(70.0, 24.0, 66.0, 42.0),
                To(50.0, 42.0),
            ]),
            ball(50.0, 7.0, 5.5),
            ball(88.0, 34.0, 5.5),
            ball(12.0, 34.0, 5.5),
        ],
        details: vec![vec![pos2(35.0, 42.0), pos2(65.0, 42.0)]],
    }
}
